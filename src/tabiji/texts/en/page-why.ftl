# Why, and what it would bring, in English

page-why-behind = The way only goes on: this lies behind.
page-why-beyond = Too far: everybody stops at the next gathering first.
page-why-full = Somebody is there, and there is no more room.
page-why-poor = Nothing to do here without a coin.
page-why-complete = This panorama is complete.
page-why-crate = The crate is full.
page-why-tasted = Tasted before: never the same dish twice.
page-why-dear = Too dear for this purse.
page-why-left = { $count ->
    [0] The pile is empty.
    [one] 1 card left in the pile.
   *[other] { $count } cards left in the pile.
    }
page-why-go = Go here
page-why-several = Buy as many as you can pay.
page-why-place = { $place ->
    [1] begins a set
    [2] 2nd of a set
    [3] 3rd of a set
   *[other] completes a set
    }
page-why-mine = What you have
page-why-given = Offerings so far
page-why-would = If the end were now
page-why-nobody = nobody yet
page-why-leads = Ahead: { $names }
page-why-won = won
page-sea-line-points = { $line } (+{ $points })
page-sea-line-completes = Completes: { $lines }
page-sea-line-could = Can complete: { $lines }

page-score = Points
page-score-title = Where the points come from
page-score-now = Now
page-score-later = Still to come, if the end were now
page-score-then = Then
page-score-secret = Of others’ secret cards nobody knows.
page-score-holders = Achievements, if the end were now
page-score-tokaido-panoramas = Panoramas
page-score-tokaido-springs = Hot springs
page-score-tokaido-encounters = Encounters
page-score-tokaido-souvenirs = Souvenirs
page-score-tokaido-meals = Meals
page-score-tokaido-offerings = Offerings
page-score-tokaido-temple = Ranking at the temple
page-score-tokaido-achievements = Achievements
page-score-namiji-crate = Crate
page-score-namiji-trap = Trap
page-score-namiji-panoramas = Panoramas
page-score-namiji-meals = Meals
page-score-namiji-upgrades = Upgrades
page-score-namiji-rocks = Sacred rocks
page-score-namiji-arrival = Arrival
page-score-namiji-offerings = Offerings on board

page-hold = What I gain stays
page-hold-short = Briefly
page-hold-long = Until it is seen
page-hold-press = Until I press
