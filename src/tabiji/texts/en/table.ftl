# What is said at a table, in English

table-serving = Tables are set at { $address }

table-bot-wanderer = Wanderer
    .about = Goes where its feet lead, most often not far.
table-bot-pilgrim = Pilgrim
    .about = Stops at every open door and takes what scores at once.
table-bot-merchant = Merchant
    .about = Weighs what every choice is worth.
table-bot-scholar = Scholar
    .about = Has studied countless journeys and reads the signs in each.
table-bot-sage = Sage
    .about = Looks far ahead, in every world it can imagine, before each step.
table-unpacking = { $name } is still unpacking: the first move takes a while.

phrase-hello = Hello!
phrase-good-journey = Have a good journey!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think…
phrase-your-turn = It is your turn.
phrase-back-soon = I will be back soon.
phrase-oh-no = Oh no!
phrase-beautiful = How beautiful!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!

refused-stale = The game has moved on.
refused-not-your-turn = It is somebody else's turn.
refused-not-a-choice = That is not possible now.
refused-no-undo = That move stands: it cannot be taken back.
refused-not-started = The journey has not begun: a seat is open.
refused-finished = The journey is over.
refused-unfinished = The journey is not over: its secrets stay.
refused-not-your-seat = That seat is not yours.
refused-not-the-creator = Only whoever made the table may do that.
refused-seat-taken = Somebody sits there.
refused-unknown-seat = There is no such seat.
refused-unknown-table = There is no such table.
refused-unknown-step = The game has fewer moves.
refused-unknown-phrase = There is no such phrase.
refused-wrong-link = That link does not open this seat.
refused-no-spectators = This table is not open to spectators.
refused-chat-off = Free chat is off at this table.
refused-too-fast = That was too fast: wait a moment.
refused-too-long = That is too long.
refused-empty = Nothing readable was written.
refused-malformed = The server did not understand.
refused-not-possible = That cannot be played.
refused-not-found = There is nothing here.
refused-cross-origin = Another site's page asked.
refused-other-components = This table plays with other components than this server has.
