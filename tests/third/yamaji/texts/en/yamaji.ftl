# Yamaji in English

yamaji = Yamaji
    .about = Climb the mountain path, look around, and gather herbs for the supper on the summit.

yamaji-neutral = Nobody
yamaji-now = Climb now
yamaji-help = The path runs from left to right, a leg between two gates a row. Letters stand where hikers are. Whoever is last walks next, and again while still last.
yamaji-option-weather = Weather
yamaji-weather-clear = Clear
    .about = Every lookout is worth a point more than your last one.
yamaji-weather-mist = Mist
    .about = Every lookout is worth one point.

## Spaces
yamaji-space-gate = Gate
    .about = There is room for everyone. Whoever reaches the summit earlier gains more points.
yamaji-space-grove = Grove
    .about = Look at two herbs and keep one in secret; the other goes under the pile.
yamaji-space-lookout = Lookout
    .about = Points for the view.

## Herbs
yamaji-herb-wasabi = Wasabi
    .about = Worth { $points } points on the summit, and more if you have several.
yamaji-herb-ginger = Ginger
    .about = Worth { $points } points on the summit, and more if you have several.
yamaji-herb-shiso = Shiso
    .about = Worth { $points } points on the summit, and more if you have several.
yamaji-herb-mugwort = Mugwort
    .about = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the summit, and more if you have several.

## What a table shows
yamaji-field-lookouts = Lookouts
yamaji-field-basket = Herbs in the basket
yamaji-field-herbs = Herbs
yamaji-field-pile = Pile
yamaji-field-drawn = Drawn
yamaji-source-lookouts = Lookouts
yamaji-source-herbs = Herbs
yamaji-source-arrival = Arrival

## What happens
yamaji-event-set-out = { $piece } sets out from place { $place }.
yamaji-event-walked = { $piece } walks to space { $number }: { $space }.
yamaji-event-viewed = { $seat } enjoys the view: +{ $points }.
yamaji-event-considered = { $seat } looks at { $herb }.
yamaji-event-kept = { $seat } keeps { $herb }.
yamaji-event-gathered = { $seat } gathers a herb.
yamaji-event-found-nothing = { $seat } finds no herb that is left.
yamaji-event-arrived = { $seat } reaches the summit as number { $place }: +{ $points }.
yamaji-event-cooked = { $seat } cooks the herbs: +{ $points }.

## What is asked
yamaji-ask-walk = Where do you walk?
yamaji-ask-keep = Which herb do you keep?
yamaji-choice-walk = { $names } ({ $number })

## The rules
rules-yamaji-goal = The goal
    .about = Be the richest hiker at the summit.
rules-yamaji-path = The path
    .about = Whoever is last walks to a free space, up to the next gate.
rules-yamaji-herbs = Herbs
    .about = Every further herb of a kind is worth { $pair } points more; a wasabi is worth { $wasabi }.
page-changes-yamaji-mist = Every lookout is worth one point.
