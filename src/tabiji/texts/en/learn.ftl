# Learning at the page, in English

## Asking the master
page-hint = Hint
page-hint-title = { $adviser ->
    [sage] What would the sage do?
   *[other] What would the master do?
    }
page-hint-thinking = The master looks ahead…
page-hint-first = The first time on this device it has to load, which takes a while.
page-hint-compared = Chances to win, then the points that each choice is expected to bring by the end, compared with the others.
page-advised = What is advised
page-hint-do = Do this
page-hints-agreed = Everyone may ask the master for a hint
page-hints-used = { $count ->
    [one] { $name } took advice once (hints and coach).
   *[other] { $name } took advice { $count } times (hints and coach).
    }
page-chance = { $percent }%
page-chance-to-win = { $percent }% to win
page-chance-label = Chance to win: { $percent }%
page-reason-numbers = The numbers
page-reason-coins-more = { $count ->
    [one] Brings a coin at once.
   *[other] Brings { $count } coins at once.
    }
page-reason-coins-less = { $count ->
    [one] Costs a coin.
   *[other] Costs { $count } coins.
    }
page-reason-points = { $count ->
    [one] Brings a point at once.
   *[other] Brings { $count } points at once.
    }
page-reason-again = You keep the turn.
page-reason-next = Then { $name } moves.
page-reason-more = Expected points by the end: { $list }.
page-reason-more-one = { $source } +{ $points }
page-reason-less-one = { $source } −{ $points }
page-reason-denies = Takes about { $points } points from { $name }.
page-from-panoramas = panoramas
page-from-springs = hot springs
page-from-encounters = encounters
page-from-souvenirs = souvenirs
page-from-meals = meals
page-from-offerings = offerings
page-from-temple = temple ranking
page-from-achievements = achievements
page-from-crate = crate
page-from-trap = trap
page-from-upgrades = upgrades
page-from-rocks = sacred rocks
page-from-arrival = arrival
page-coach = Coach
page-coach-on = Tell me when another move was clearly better
page-coach-off = Off
page-coach-better = { $better } was better: { $percent }% to win instead of { $less }%.
page-unpacking-part = Loading: { $done } of { $of }. Only the first time on this device.
page-unpacking-hurry = Begin without waiting
    .about = Until it has loaded, a pilgrim plays in its place.
refused-no-hints = The master is not asked at this table.
refused-too-many-reviews = Many games are being analyzed right now. Try again in a moment.

## Looking back
page-look = Analysis
page-look-about = Every decision of this journey can be judged by what its player could know then: who was ahead when, and which moves mattered.
page-story-start = Everything is laid out.
page-look-begin = Analyze
page-look-queue = In a moment: other games may come first.
page-look-going = Analyzed: { $done } of { $of } decisions.
page-look-chances = Chances to win
page-look-accuracy = accuracy { $percent }%
page-look-meaning = Accuracy: 100% = best moves, 0% = random moves. A dot marks a costly move.
page-look-moments = Moments that mattered
page-look-none = No costly mistakes. A fine journey.
page-look-try = Try it from here
page-look-try-about = Play on from here against bots. What is drawn from now on is new.
page-look-share = Link
page-look-link = A link to this very move
page-look-keys = Keys: ← → one move, ⇧← ⇧→ jump, P play, Home and End
page-jump = Jump by
page-jump-back = Jump back
page-jump-on = Jump on
page-jump-turn = Turn
page-jump-stop = Common stop
page-jump-moment = Key moment

## Short practices
page-next = What comes next for you:
page-practise = Short practices
page-practise-all = All practices
page-practise-done = solved
page-practise-next = Next practice
page-practise-again = Think again
page-practise-best = { $adviser ->
    [sage] The sage would do the same.
   *[other] The master would do the same.
    }
page-practise-close = Nearly as good as “{ $better }”.
page-practise-other = { $adviser ->
    [sage] The sage would choose “{ $better }”.
   *[other] The master would choose “{ $better }”.
    }
page-practise-aside = { $adviser ->
    [sage] The sage hardly looked at that: it would choose “{ $better }”.
   *[other] The master hardly looked at that: it would choose “{ $better }”.
    }
page-practise-tokaido-skip = When to go far ahead
    .about = Every space you pass is lost to you, and who stays behind moves again. Which stop is worth it?
page-practise-tokaido-nearest = No haste
    .about = Several spaces lie open. How far would you walk?
page-practise-tokaido-ahead = On to the inn
    .about = The inn lies in reach. Is it time to go there, or does something on the way matter more?
page-practise-tokaido-set = Complete the set
    .about = Each different family in a set is worth more than the one before. What would you buy?
page-practise-tokaido-temple = At the temple
    .about = The most generous are rewarded at the end. How much would you give?
page-practise-tokaido-meal = At the table
    .about = A meal is six points, but never the same dish twice. What would you take?
page-practise-tokaido-poor = The inn with two coins
    .about = The purse is nearly empty. Is a meal the best use of it?
page-practise-tokaido-panorama = The painter’s gift
    .about = A section is offered. Which one carries furthest?
page-practise-namiji-skip = When to sail ahead
    .about = Every space you pass is lost to you, and who stays behind moves again. Which stop is worth it?
page-practise-namiji-nearest = No haste
    .about = Several spaces lie open. How far would you sail?
page-practise-namiji-ahead = On to the dock
    .about = The dock lies in reach. Is it time to moor, or does something on the way matter more?
page-practise-namiji-fish = The right fish
    .about = Rows and columns of one color or one shape score. Which fish does your crate want?
page-practise-namiji-crate = Room in the crate
    .about = A fish must find its cell. Where does it score, and what does it leave open?
page-practise-namiji-net = Place the net
    .about = Two neighboring cells at once. Which fish, and where?
page-practise-namiji-trap = One more from the trap?
    .about = Every draw may bring more, or spoil the catch. Draw again, or haul in?
page-practise-namiji-dock = At the dock
    .about = A card is yours for the taking. Which one will carry you furthest?
page-practise-namiji-offering = Offerings
    .about = What stays on board costs points at the end. How many would you give to the sea?

## The journey of the day
page-day = Journey of the day
page-day-about = The same deal and the same bots for everybody here, one try, and no hints. A new one begins at midnight, universal time.
page-day-bots = With you travel: { $names }.
page-day-out = Set out
page-day-on = Travel on
page-day-way = on the way
page-day-results = Results
page-day-points = Points
page-day-rank = At the table
page-day-nobody = Nobody has set out yet.
page-day-before = Other days
page-day-place = Place
page-day-late = too late
page-day-closes = Whoever arrives by noon of the next day, universal time, is counted. Until then the seed of the day stays secret.
page-chosen = This journey goes on from another one: its beginning was chosen, and whoever set this table may have seen it. What was hidden has been dealt anew.
page-sealed = This journey can be saved once its day is over everywhere, at noon of the next day, universal time.
refused-sealed = The day is not over everywhere yet: until then its seed is secret.
