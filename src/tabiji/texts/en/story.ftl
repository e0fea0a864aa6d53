# What happens to you, in English

page-story-place = Show the place
page-since = Since your last move
page-since-earlier = Earlier moves
page-since-nobody = Nobody has moved since.

## Tokaido
tokaido-you-dealt = You are dealt { $traveler }.
tokaido-you-kept = You keep { $traveler }.
tokaido-you-set-out = You set out as { $traveler } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
tokaido-you-walked = You walk to { $space } ({ $number }).
tokaido-you-farmed = You earn { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
tokaido-you-bathed = You bathe: +{ $points }.
tokaido-you-beheld = You take section { $section } of the { $panorama }: +{ $section }.
tokaido-you-declined = You take no section.
tokaido-you-achieved = You gain an achievement, { $achievement }: +{ $points }.
tokaido-you-shown = You are shown { $souvenir }.
tokaido-you-bought = You buy { $souvenir }: +{ $points }.
tokaido-you-bought-nothing = You buy nothing.
tokaido-you-gave = You offer { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }{ $extra ->
    [0] {""}
   *[other] {" "}and 1 from the reserve
    }.
tokaido-you-considered = You hesitate between { $encounter }.
tokaido-you-met = You meet { $encounter }.
tokaido-you-entertained = You perform: +1, and 1 coin.
tokaido-you-received = You receive { $souvenir }: +{ $points }.
tokaido-you-honoured = You are honored: +{ $points }.
tokaido-you-funded = You are given { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
tokaido-you-blessed = A coin is laid in the temple for you: +1.
tokaido-you-offered = You are offered { $meal } for nothing.
tokaido-you-refused = You refuse the free meal.
tokaido-you-looked = You read the menu: { $meal }.
tokaido-you-ate = You eat { $meal } { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
    }: +{ $points }.
tokaido-you-fasted = You do not eat.
tokaido-you-found-nothing = There is nothing left for you.
tokaido-you-ranked = You are rewarded for { $offering ->
    [one] an offering of 1 coin
   *[other] offerings of { $offering } coins
    }: +{ $points }.
tokaido-you-arrived = You end the journey with { $points ->
    [one] 1 point
   *[other] { $points } points
    }, rank { $rank }.

## Namiji
namiji-you-set-out = You lie at the port in place { $place }.
namiji-you-sailed = You sail to { $space } ({ $number }).
namiji-you-found-nothing = You find nothing to do there.
namiji-you-moored = You moor in slot { $slot }.
namiji-you-looked = You are handed { $dock-card }.
namiji-you-took = You take { $dock-card }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-you-caught = You catch a { $fish }.
namiji-you-drew-fish = You pull a { $fish } from the deep.
namiji-you-put-away = You fish no more.
namiji-you-released = You release the { $fish }.
namiji-you-placed = You place the { $fish } in { $cell }.
namiji-you-row-scored = Your row { $row } is complete: +{ $points }.
namiji-you-column-scored = Your column { $column } is complete: +{ $points }.
namiji-you-revealed = You reveal a { $net }.
namiji-you-spread = You spread the { $net } over { $cell }.
namiji-you-drew = You draw a { $crustacean }.
namiji-you-lost-haul = Too many crabs: you lose a catch of { $count }.
namiji-you-hauled = You haul in { $shrimp } shrimp and { $crabs ->
    [one] 1 crab
   *[other] { $crabs } crabs
    }: +{ $points }.
namiji-you-landed = You land { $shrimp } more shrimp: +{ $points }.
namiji-you-offered = You give an offering to the sea; { $left } left.
namiji-you-beheld = You take section { $section } of the { $panorama }: +{ $section }.
namiji-you-completed = You are first to complete the { $panorama }: +{ $points }.
namiji-you-profited = You profit from { $dock-card }: +{ $points }.
namiji-you-considered = You look at { $rock }.
namiji-you-kept = You keep { $rock }.
namiji-you-kept-rock = You keep a sacred rock card.
namiji-you-arrived = You arrive in place { $place }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-you-fulfilled = You show { $rock }: +{ $points }.
namiji-you-missed = You have missed { $rock }.
namiji-you-penalised = You still have { $left ->
    [one] 1 offering
   *[other] { $left } offerings
    } on board: −{ $points }.
namiji-you-finished = You end the voyage with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, rank { $rank }.
