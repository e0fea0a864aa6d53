# The page, in English

page-motto = A road to walk, a sea to sail, and good company.
page-home = Home
page-close = Close
page-more = More
page-game = Game
page-both = Both

## Ways to play
page-now-about = You and { $bots ->
        [1] one bot
        [2] two bots
        [3] three bots
       *[other] { $bots } bots
    }. No account, no waiting.
page-way-friends = Invite friends
    .about = A link for the table: whoever opens it chooses a name and a seat.
page-way-screen = Around one screen
    .about = Pass the screen along; a curtain keeps your secrets.
page-way-solo = Alone, your own way
    .about = Choose the bots and the rules you play by.
page-way-join = Join a table
    .about = Sit down with others who are waiting for one more.
page-lobby = Open tables
page-lobby-about = Sit down where a seat is free, or watch a game that is being played.
page-lobby-empty = No table is open at the moment. Open one yourself, and others will find it here.
page-lobby-watch = Journeys to watch
page-lobby-page = Page { $page } of { $pages }
page-lobby-newer = Newer
page-lobby-older = Older
page-search = Search for a host
page-mine = My journeys
page-mine-all = All my journeys
page-mine-empty = No games yet.
page-mine-begin = Begin a journey
page-unfinished = On the way
page-finished = Arrived
page-status-waiting = A seat is free
page-status-playing = On the way
page-status-finished = Arrived
page-your-turn = Your turn

## Setting a table
page-your-name = Your name
page-you-name = Guest
page-name = Name
page-players = Players
page-seats = Seats
page-seat-number = Traveler { $number }
page-seat-you = You
page-seat-person = Another player on this device
page-seat-whoever = Anyone with the link
page-seat-bots = Bots
page-seat-open = Free seat
page-put-bot = Let a bot sit here…
page-change-bot = Which bot plays here
page-how = Rules
page-table = The table
page-tempo = Pace of play
page-tempo-live = Live
page-tempo-days = Turn-based
page-clock = Time for a move
page-clock-none = No time limit
page-clock-seconds = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
    }
page-clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
    }
page-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
    }
page-left-days = { $days } d { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-visibility = Access
page-visibility-link = Only with the link
page-visibility-open = Public
page-spectators = Spectators may watch
page-chat = Free chat
page-set-table = Open the table

## Waiting
page-titled = { $title }: { $more }
page-waiting = { $game } at the table of { $name }
page-waiting-about = The journey begins as soon as every seat is taken.
page-invite = Invite
page-invite-about = Send this link to your friends. It also brings you back here.
page-copy = Copy
page-copied = Copied
page-sit = Sit here
page-you = you
page-leave = Leave
page-send-away = Send away
page-not-here = not here yet
page-free-seat = Free the seat
page-device = Another device
page-device-link = Open this link on your other device. Keep it to yourself: it opens your seat.
page-hand-over = Give my seat away
page-hand-over-link = Whoever opens this link takes over your seat.
page-claim-own = Your seat is waiting for you
page-claim-given = A seat is handed to you
page-claim = Take the seat

## At the table
page-turn-of = { $name } is next.
page-watching = You are watching
page-over = The journey is over.
page-time-left = Time left
page-skip = Skip animation
page-undo = Undo
page-undone = { $name } takes back the last move.
page-by-clock = time ran out
page-beside = Beside the board
page-beside-toggle = Story and talk
page-story = Story
page-talk = Talk
page-list = Choices
page-talk-empty = Nobody has said anything yet.
page-write = Write something
page-send = Send
page-new-table = Come to the new table
page-empty-seat = A seat is free: the journey waits for somebody to take it.
page-curtain = Curtain
page-curtain-pass = Pass the screen to
page-curtain-draw = I am { $name }

## Afterwards
page-after = After the journey
page-replay = Replay
page-again = Play again
page-rematch = Rematch
page-rematch-join = Join the rematch ({ $joined } of { $people })
page-rematch-go = Go to the rematch ({ $joined } of { $people })
page-rematch-asked = A rematch is being prepared.
page-export = Save as text
page-share = Share this journey
page-play = Play
page-pause = Pause
page-step-back = One move back
page-step-on = One move on
page-plain-road = The road
page-plain-table = On the table
page-end-sources = Where the points came from
page-end-lead = How the lead changed
page-scrub = Move
page-seen-by = Seen by
page-seen-by-all = Seen by a spectator
page-import = Import a game
page-import-about = A journey that was saved as text can be watched here again, move by move.
page-import-file = A file
page-import-text = Or its text
page-import-now = Import
page-unreadable = We can’t read this as a finished game.
page-unreadable-next = Check that it is complete: it begins with “Tabiji game” and ends with the result. Saving it again may help.

## Settings
page-settings = Settings
page-fonts = Set in Shippori Mincho B1 and Alegreya Sans, free fonts under the SIL Open Font License:
page-language = Language
page-theme = Theme
page-theme-auto = As my device
page-theme-light = Day
page-theme-night = Night
page-pace = Animation speed
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-instant = Instant
page-motion = Animations
page-motion-auto = As my device
page-motion-moving = On
page-motion-still = Off
page-sound = Sound
page-sound-on = On
page-sound-off = Off

## When something is wrong
page-offline = The server does not answer.
page-reconnecting = The connection is lost. Trying again; nothing is lost.
page-restarting = The server is restarting and will be back in a moment.
page-newer = There is a newer version of this page.
page-reload = Reload
page-next-offline = Check your connection, and try again in a moment.
page-next-newer = Reload it: your tables and every move are safe with the server.
page-next-too-fast = Many requests come from your address. Wait a minute, then try again.
page-next-too-many = Close those you do not need, or ask whoever runs this server to let more people in.
page-next-out-of-reach = Every move that you have seen is kept. Reload in a moment.
page-next-set-aside = Tell whoever runs this server: they can bring it back.
page-next-unknown-seat = The link was made for a table with more seats. Open the table itself, or ask for the link again.
page-next-not-found = Perhaps the link was cut short. Ask for it again, or begin at home.
page-next-unknown-table = The link may be cut short, or the table was cleared after a long time. Ask for the link again, or open a table of your own.
page-next-no-spectators = All its seats are taken, and its players want to be among themselves. Perhaps one of the open tables?
page-next-not-your-seat = It was taken over on another device, or handed to somebody else. Reload to watch, or ask for a new link to the seat.
page-next-wrong-link = The link was used, or a newer one was made. Ask whoever sent it for a fresh one.
page-next-other-components = This table was opened with an older version and cannot go on here. Open a new one with the same friends.

## The board of the road, in English
page-road-title = The road between Kyoto and Edo
page-double = With four or five there is room for two: whoever comes second stands behind and leaves first.
page-road-order = Who moves, from the next to the last
page-road-next = Then { $name } moves.
page-road-again = { $name } then moves again.
page-road-space = { $number }, { $space }
page-road-return = Back to the choice
page-road-more = Everything gathered so far
page-road-neutral = Moved by whoever is ahead. It gathers nothing, but its offerings count in the temple ranking.
page-road-purse = Coins
    .about = What is left in the purse for souvenirs, meals and temples.
page-road-points = Points
    .about = Whoever has the most when everyone has arrived wins the game.
page-road-offering = Offerings
    .about = Coins left at the temples; the most generous are rewarded at the end.
page-road-souvenirs = Souvenirs
    .about = Each different family in a set is worth more than the one before.
page-road-springs = Hot springs
    .about = A bath brings its points at once; the most baths win an achievement.
page-road-encounters = Encounters
    .about = A meeting brings its gift at once; the most meetings win an achievement.
page-road-meals = Meals
    .about = At each inn one meal at most, never the same twice.
page-road-achievements = Achievements
    .about = For the first to complete a panorama, and for the most of each thing at the end.
page-road-nothing = Nothing yet.
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
page-road-price = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
    }
page-road-extra = One more coin from the reserve
page-road-over = The journey is over
page-road-first = { $names } made the richest journey.
page-road-shared = { $names } made equally rich journeys.
page-road-panoramas = Panoramas
page-road-ranking = Temple ranking

## The board of the sea, in English
page-sea-chart = The sea chart
page-sea-near = Zoom in
page-sea-far = Zoom out
page-sea-whole = Whole chart
page-sea-order = Next turns
page-sea-points = Points
page-sea-crate = Crate
page-sea-row = Row { $number }
page-sea-column = Column { $number }
page-sea-line = Scores once it is full of one color or one shape.
page-sea-offerings = Offerings on board
page-sea-penalty = They cost { $points } points at the end.
page-sea-cells = Cells filled
page-sea-cards = Dock cards
page-sea-rocks = Sacred rock cards
page-sea-secret = Kept in secret.
page-sea-fulfilled = Fulfilled as things stand.
page-sea-missed = Not fulfilled yet.
page-sea-school = The school
page-sea-deep = In the deep
page-sea-bag = In the bag
page-sea-in-bag = In the bag: { $shrimp } shrimp and { $crab ->
    [one] one crab
   *[other] { $crab } crabs
}.
page-sea-tray = Cards to choose from
page-sea-pair = Choose two neighboring cells, or the knot between them.
page-sea-arrival = Arrival
page-sea-over = The voyage is over
page-sea-panoramas = Panoramas
page-sea-meals = Meals
page-sea-upgrades = Upgrades
page-sea-first = { $names } made the richest voyage.
page-sea-shared = { $names } made equally rich voyages.
page-sea-kept = Fulfilled.
page-sea-failed = Not fulfilled.
