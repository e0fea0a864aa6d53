# Setting up a table, in English

page-way-open = Open a table
    .about = It stands among the open tables until every seat is taken.
page-usual = The usual rules
page-seat-bot = A bot
page-bots-mixed = Of several kinds
page-strength-1 = gentle
page-strength-2 = easy
page-strength-3 = fair
page-strength-4 = strong
page-strength-5 = formidable
page-changes-nothing = As most people play.
page-changes-tokaido-shuffled-under = Cards that go under their pile do so in random order.
page-changes-tokaido-short-menu = For the two of you there are three meals on each menu, not four.
page-changes-tokaido-full-price-held = Sasayakko need not hold the full price of what she buys, only what she pays.
page-changes-tokaido-free-meal-from-menu = Satsuki’s free meal comes from the menu, at random; if she declines it, she may still buy it.
page-lobby-open = Open a table of { $game }
page-lobby-none = Nobody by that name has a table open.
