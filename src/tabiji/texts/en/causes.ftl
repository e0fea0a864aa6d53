# Why a choice is good or bad, in English. Nobody is addressed: they are read about other players, too

## Any game
cause-none = No single reason stands out: several small things add up.
cause-moves-again = Stays behind, and so moves again at once.
cause-frees-stops = Leaves { $count } free stops for { $name }.
cause-gains = { $points ->
    [one] About one point more by the end: { $source }.
   *[other] About { $points } points more by the end: { $source }.
    }
cause-loses = { $points ->
    [one] About one point less by the end: { $source }.
   *[other] About { $points } points less by the end: { $source }.
    }
cause-costs = { $points ->
    [one] Costs { $name } about one point by the end.
   *[other] Costs { $name } about { $points } points by the end.
    }
cause-helps = { $points ->
    [one] Brings { $name } about one point by the end.
   *[other] Brings { $name } about { $points } points by the end.
    }

## Tokaido
tokaido-cause-panorama-first = { $names }: complete before anybody else’s, +{ $points } now.
tokaido-cause-panorama-completes = { $names }: complete, +{ $points } now.
tokaido-cause-panorama-needed = { $names }: every space that is left is needed to complete it.
tokaido-cause-panorama-grows = { $names }: section { $count } of { $total }, +{ $points } now, and the next brings more.
tokaido-cause-panorama-lost = { $names }: too few spaces are left to complete it after this.
tokaido-cause-farm-only = Not a coin in the purse, and this is the only farm before the inn.
tokaido-cause-farm-low = { $count ->
    [one] Only one coin in the purse, and this is the only farm before the inn.
   *[other] Only { $count } coins in the purse, and this is the only farm before the inn.
    }
tokaido-cause-coins-meals = { $count } coins: they pay for meals.
tokaido-cause-coins-souvenirs = { $count } coins: they pay for souvenirs.
tokaido-cause-coins-temple = { $count } coins: they pay for offerings at the temple.
tokaido-cause-inn-first = First at the inn, with the whole menu to choose from.
tokaido-cause-inn-poor = Not a coin in the purse to pay for a meal.
tokaido-cause-shop-set = { $count ->
    [one] One family is missing in the set: { $names }.
   *[other] { $count } families are missing in the set: { $names }.
    }
tokaido-cause-temple-place = { $total ->
    [one] A coin given makes place { $count } at the temple, worth { $points } points if it stays so.
   *[other] { $total } coins given make place { $count } at the temple, worth { $points } points if it stays so.
    }
tokaido-cause-achievement-lead = { $names }: ahead of everybody, worth { $points } points if it stays so.
tokaido-cause-spring = A bath brings { $count } or { $points } points at once.
tokaido-cause-blocks-farm = { $name } has no coin, and this is the only farm before the inn.
tokaido-cause-blocks-panorama = { $names }: { $name } lacks a single section, and this is the only space for it before the inn.
tokaido-cause-set-completes = Completes set number { $count }: +{ $points } now.
tokaido-cause-souvenirs-now = { $count ->
    [one] The souvenir brings { $points } points now.
   *[other] The { $count } souvenirs bring { $points } points now.
    }
tokaido-cause-purse-kept = { $count ->
    [one] One coin stays in the purse for a meal.
   *[other] { $count } coins stay in the purse for a meal.
    }
tokaido-cause-purse-empty = Not a coin stays in the purse for a meal.
tokaido-cause-meal-now = A meal brings { $points } points now.
tokaido-cause-meal-cheap = { $count ->
    [one] The same points as the dearest meal, for one coin less.
   *[other] The same points as the dearest meal, for { $count } coins less.
    }
tokaido-cause-meal-free = { $points } points, and no coin is spent.

## Namiji
namiji-cause-panorama-first = { $names }: complete before anybody else’s, +{ $points } now.
namiji-cause-panorama-completes = { $names }: complete, +{ $points } now.
namiji-cause-panorama-needed = { $names }: every space that is left is needed to complete it.
namiji-cause-panorama-grows = { $names }: section { $count } of { $total }, +{ $points } now, and the next brings more.
namiji-cause-panorama-lost = { $names }: too few spaces are left to complete it after this.
namiji-cause-blocks-panorama = { $names }: { $name } lacks a single section, and this is the only space for it before the dock.
namiji-cause-rock-fulfils = Fulfils the secret card “{ $names }”: { $points } points at the end.
namiji-cause-rock-advances = Brings the secret card “{ $names }” nearer: { $count } of { $total }.
namiji-cause-rock-done = “{ $names }” is fulfilled already: { $points } points at the end.
namiji-cause-rock-open = “{ $names }”: { $count } of { $total } so far, for { $points } points at the end.
namiji-cause-upgrade-pays = { $names } works here: +{ $points } now.
namiji-cause-upgrade-stops = { $count ->
    [one] { $names } can still work on one space ahead.
   *[other] { $names } can still work on { $count } spaces ahead.
    }
namiji-cause-meal-now = { $names }: { $points } points now.
namiji-cause-arrival = Arrives in place { $count }: { $points } points.
namiji-cause-moor-first = First to choose from the cards of the dock.
namiji-cause-offering-saved = { $count ->
    [one] An offering given to the sea: a penalty of { $points } points less.
   *[other] { $count } offerings given to the sea: a penalty of { $points } points less.
    }
namiji-cause-lines-now = { $count ->
    [one] Completes a line of the crate: +{ $points } now.
   *[other] Completes { $count } lines of the crate: +{ $points } now.
    }
namiji-cause-lines-open = { $count ->
    [one] Fits a line of the crate that lacks nothing else, worth { $points } points.
   *[other] Fits { $count } lines of the crate that lack nothing else, worth up to { $points } points.
    }
namiji-cause-fish-waits = { $count ->
    [one] A fish that lies face up completes a line of the crate, worth { $points } points.
   *[other] Fish that lie face up complete any of { $count } lines of the crate, worth up to { $points } points.
    }
namiji-cause-trap-bag = { $count } of { $total } in the bag are shrimp.
namiji-cause-trap-safe = The next draw cannot spoil the catch.
namiji-cause-trap-risk = { $points ->
    [one] { $count } of { $total } in the bag are crabs, and the next one would lose the catch.
   *[other] { $count } of { $total } in the bag are crabs, and the next one would lose all { $points }.
    }
namiji-cause-trap-danger = { $points ->
    [one] { $count } of { $total } in the bag are crabs: any of them would lose the catch.
   *[other] { $count } of { $total } in the bag are crabs: any of them would lose all { $points }.
    }
