# Learning at the page, in English

## Asking the sage
page-hint = Hint
page-hint-title = What would the sage do?
page-hint-thinking = The sage looks ahead…
page-hint-first = The first time on this machine it unpacks, which takes a while.
page-hint-compared = Chances to win. What follows is what a choice brings by the end, compared with the other choices.
page-hint-do = Do this
page-hints-agreed = Everybody may ask the sage for a hint
page-hints-used = { $count ->
    [one] { $name } asked the sage once.
   *[other] { $name } asked the sage { $count } times.
    }
page-chance = { $percent }%
page-chance-label = Chance to win: { $percent }%
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
page-reason-more = By the end: { $list }.
page-reason-more-one = +{ $points } { $source }
page-reason-less-one = −{ $points } { $source }
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
page-coach-on = A word when something was clearly better
page-coach-off = Off
page-coach-better = { $better } was better: { $percent }% instead of { $less }%.
page-unpacking-part = Unpacked: { $done } of { $of }. Only the first time on this machine.
page-unpacking-hurry = Begin without waiting
    .about = Until it has unpacked, a pilgrim plays in its name.
refused-no-hints = The sage is not asked at this table.
refused-too-many-reviews = Many games are looked back at just now. Try again in a moment.
