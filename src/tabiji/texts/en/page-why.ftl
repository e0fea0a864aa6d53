# Why, and what it would bring, in English

page-why-behind = You can’t go back.
page-why-beyond = { $game ->
    [namiji] Everyone stops at the next dock first.
   *[other] Everyone stops at the next inn first.
    }
page-why-full = This space is taken.
page-why-poor = You need a coin to stop here.
page-why-complete = This panorama is complete.
page-why-crate = The crate is full.
page-why-tasted = Tasted before: never the same dish twice.
page-why-dear = Too expensive for your purse.
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
page-why-would = If the game ended now
page-why-nobody = nobody yet
page-why-leads = Ahead: { $names }
page-why-won = won
page-sea-line-points = { $line } (+{ $points })
page-sea-line-completes = Completes: { $lines }
page-sea-line-could = Can complete: { $lines }

page-score = Points
page-score-title = Where the points come from
page-score-now = Now
page-score-later = Still to come, if the game ended now
page-score-then = In all
page-score-secret = Other players’ secret cards aren’t counted.
page-score-holders = Achievements, if the game ended now
page-score-tokaido-panoramas = Panoramas
page-score-tokaido-springs = Hot springs
page-score-tokaido-encounters = Encounters
page-score-tokaido-souvenirs = Souvenirs
page-score-tokaido-meals = Meals
page-score-tokaido-offerings = Offerings
page-score-tokaido-temple = Temple ranking
page-score-tokaido-achievements = Achievements
page-score-namiji-crate = Crate
page-score-namiji-trap = Trap
page-score-namiji-panoramas = Panoramas
page-score-namiji-meals = Meals
page-score-namiji-upgrades = Upgrades
page-score-namiji-rocks = Sacred rocks
page-score-namiji-arrival = Arrival
page-score-namiji-offerings = Offerings on board

page-hold = Show my gains
page-hold-short = Short
page-hold-long = Normal
page-hold-press = Until I press
