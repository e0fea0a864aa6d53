# Namiji in English. A name may say more about itself in .about

namiji = Namiji
    .about = Sail once around the chart and come home with the finest catch.

namiji-neutral = The neutral boat
namiji-now = Set sail now
namiji-help = The route runs from top left to bottom right, a leg between two docks a row, and ends where it began. Letters stand where boats are; two dots mark a space with room for two, where whoever came second stands behind and leaves first. With two players whoever leads moves the neutral boat (N). The first token in a crate covers the top left cell, every later one touches another side by side. A fish in a crate shows its color (● blue, ★ orange, ♣ green) and its shape (< slim, o round, ▭ flat). Whoever is last moves next, and again while still last.
namiji-option-direction = Direction

## Spaces
namiji-space-port = Port
    .about = The end of the voyage. Whoever arrives earlier gains more points.
namiji-space-dock = Dock
    .about = Everyone stops here. Choose a slot: low ones choose dock cards first, high ones leave first.
namiji-space-line = Line fishing
    .about = Take a fish from the school, then place it in your crate or release it. The first one lies in the top left cell, every later one beside another.
namiji-space-net = Net
    .about = Reveal a net with two fish and place it in two neighboring cells, or leave it. The first token covers the top left cell, every later one touches another.
namiji-space-trap = Trap
    .about = Draw up to { $most } crustaceans, a point each. Beware: the { $crabs ->
        [2] 2nd
        [3] 3rd
       *[other] { $crabs }th
        } crab drawn at one stop loses the catch.
namiji-space-whirlpool = Whirlpool
    .about = Give an offering to the sea; those still on board cost points at the end.
namiji-space-rock = Sacred rock
    .about = Look at two cards and keep one in secret; it scores at the end if you fulfill it.
namiji-space-dolphin = Dolphins
    .about = Take the next section of the dolphin panorama, worth its number in points.
namiji-space-octopus = Octopus
    .about = Take the next section of the octopus panorama, worth its number in points.
namiji-space-whale = Whale
    .about = Take the next section of the whale panorama, worth its number in points.

## Fish and nets
namiji-fish-blue-1 = slim blue fish
    .about = Blue, with the sign of a disc.
namiji-fish-blue-2 = round blue fish
    .about = Blue, with the sign of a disc.
namiji-fish-blue-3 = flat blue fish
    .about = Blue, with the sign of a disc.
namiji-fish-orange-1 = slim orange fish
    .about = Orange, with the sign of a star.
namiji-fish-orange-2 = round orange fish
    .about = Orange, with the sign of a star.
namiji-fish-orange-3 = flat orange fish
    .about = Orange, with the sign of a star.
namiji-fish-green-1 = slim green fish
    .about = Green, with the sign of a leaf.
namiji-fish-green-2 = round green fish
    .about = Green, with the sign of a leaf.
namiji-fish-green-3 = flat green fish
    .about = Green, with the sign of a leaf.
namiji-net-blue-1 = net of two slim blue fish
    .about = Covers two neighboring cells.
namiji-net-blue-2 = net of two round blue fish
    .about = Covers two neighboring cells.
namiji-net-blue-3 = net of two flat blue fish
    .about = Covers two neighboring cells.
namiji-net-orange-1 = net of two slim orange fish
    .about = Covers two neighboring cells.
namiji-net-orange-2 = net of two round orange fish
    .about = Covers two neighboring cells.
namiji-net-orange-3 = net of two flat orange fish
    .about = Covers two neighboring cells.
namiji-net-green-1 = net of two slim green fish
    .about = Covers two neighboring cells.
namiji-net-green-2 = net of two round green fish
    .about = Covers two neighboring cells.
namiji-net-green-3 = net of two flat green fish
    .about = Covers two neighboring cells.

## Crustaceans
namiji-crustacean-shrimp = shrimp
    .about = Worth a point.
namiji-crustacean-crab = crab
    .about = Worth a point, but the { $crabs ->
        [2] 2nd
        [3] 3rd
       *[other] { $crabs }th
        } crab drawn at one stop loses the catch; each sturdy trap allows one more.

## Panoramas
namiji-panorama-dolphin = Dolphin panorama
    .about = Sections worth 1 to { $sections } points; +{ $points } for the first to complete it.
namiji-panorama-octopus = Octopus panorama
    .about = Sections worth 1 to { $sections } points; +{ $points } for the first to complete it.
namiji-panorama-whale = Whale panorama
    .about = Sections worth 1 to { $sections } points; +{ $points } for the first to complete it.

## Dock cards
namiji-dock-card-makis = Makis
    .about = A meal: +{ $points }.
namiji-dock-card-sashimi = Sashimi
    .about = A meal: +{ $points }.
namiji-dock-card-onigiri = Onigiri
    .about = A meal: +{ $points }.
namiji-dock-card-ramen = Ramen
    .about = A meal: +{ $points }.
namiji-dock-card-tempura = Tempura
    .about = A meal: +{ $points }.
namiji-dock-card-takoyaki = Takoyaki
    .about = A meal: +{ $points }.
namiji-dock-card-second-hook = Second hook
    .about = Line fishing: you may fish once more after the first fish.
namiji-dock-card-bait = Bait
    .about = Line fishing: +{ $points } for a fish you place, once a stop.
namiji-dock-card-great-net = Great net
    .about = Net: you may reveal { $nets } and place at most one; +{ $points } if you do.
namiji-dock-card-sturdy-trap = Sturdy trap
    .about = Trap: it takes one more crab to lose the catch.
namiji-dock-card-landing-net = Landing net
    .about = Trap: if you keep your catch, you may take { $shrimp } shrimp from the bag, a point each.
namiji-dock-card-incense = Incense
    .about = Whirlpool: +{ $points } when you give an offering, once a stop.
namiji-dock-card-offering-boat = Offering boat
    .about = Whirlpool: you may give a second offering.
namiji-dock-card-spyglass = Spyglass
    .about = Panoramas: +{ $points } for each section you take.
namiji-dock-card-sacred-rope = Sacred rope
    .about = Sacred rock: you may draw three cards and keep two.
namiji-dock-card-stone-lantern = Stone lantern
    .about = Sacred rock: +{ $points } when you keep a card, once a stop.

## Sacred rock cards
namiji-rock-skilful-fisher = Skillful fisher
    .about = Scoring rows or columns, at least { $needs }: +{ $points }.
namiji-rock-full-crate = Full crate
    .about = Cells filled, at least { $needs }: +{ $points }.
namiji-rock-tide-of-shrimp = Tide of shrimp
    .about = Shrimp, at least { $needs }: +{ $points }.
namiji-rock-full-trap = Full trap
    .about = Crustaceans, at least { $needs }: +{ $points }.
namiji-rock-eye-of-the-octopus = Eye of the octopus
    .about = Octopus sections, at least { $needs }: +{ $points }.
namiji-rock-song-of-the-whale = Song of the whale
    .about = Whale sections, at least { $needs }: +{ $points }.
namiji-rock-great-beholder = Great beholder
    .about = Sections in all, at least { $needs }: +{ $points }.
namiji-rock-devoted-to-ryujin = Devoted to Ryujin
    .about = { $left ->
        [0] No offering left on board
       *[other] Offerings left on board, at most { $left }
        }: +{ $points }.
namiji-rock-pilgrim-of-the-rocks = Pilgrim of the rocks
    .about = Rock cards, this one included, at least { $needs }: +{ $points }.
namiji-rock-blue-school = Blue school
    .about = Blue fish in the crate, at least { $needs }: +{ $points }.
namiji-rock-orange-school = Orange school
    .about = Orange fish in the crate, at least { $needs }: +{ $points }.
namiji-rock-green-school = Green school
    .about = Green fish in the crate, at least { $needs }: +{ $points }.
namiji-rock-fine-row = Fine row
    .about = Scoring rows, at least { $needs }: +{ $points }.
namiji-rock-master-of-nets = Master of nets
    .about = Nets in the crate, at least { $needs }: +{ $points }.
namiji-rock-golden-claws = Golden claws
    .about = Crabs, at least { $needs }: +{ $points }.
namiji-rock-friend-of-dolphins = Friend of dolphins
    .about = Dolphin sections, at least { $needs }: +{ $points }.
namiji-rock-beholder = Beholder
    .about = Sections of every panorama, at least { $needs }: +{ $points }.
namiji-rock-open-hand = Open hand
    .about = { $left ->
        [0] No offering left on board
       *[other] Offerings left on board, at most { $left }
        }: +{ $points }.
namiji-rock-gourmet = Gourmet
    .about = Meals, at least { $needs }: +{ $points }.
namiji-rock-well-equipped = Well equipped
    .about = Upgrades, at least { $needs }: +{ $points }.

## Directions
namiji-direction-clockwise = Clockwise
    .about = Around the chart with the sun.
namiji-direction-counterclockwise = Counterclockwise
    .about = Around the chart the other way.

## What happens
namiji-event-set-out = { $piece } lies at the port in place { $place }.
namiji-event-surfaced = A { $fish } comes into view.
namiji-event-sailed = { $piece } sails to { $space } ({ $number }).
namiji-event-found-nothing = { $seat } finds nothing to do there.
namiji-event-moored = { $piece } moors in slot { $slot }.
namiji-event-looked = { $seat } is handed { $dock-card }.
namiji-event-took = { $seat } takes { $dock-card }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-event-neutral-took = A dock card is set aside unseen.
namiji-event-caught = { $seat } catches a { $fish }.
namiji-event-drew-fish = { $seat } pulls a { $fish } from the deep.
namiji-event-put-away = { $seat } fishes no more.
namiji-event-released = { $seat } releases the { $fish }.
namiji-event-placed = { $seat } places the { $fish } in { $cell }.
namiji-event-row-scored = Row { $row } of { $seat } is complete: +{ $points }.
namiji-event-column-scored = Column { $column } of { $seat } is complete: +{ $points }.
namiji-event-revealed = { $seat } reveals a { $net }.
namiji-event-spread = { $seat } spreads the { $net } over { $cell }.
namiji-event-returned = The { $net } goes back under the pile.
namiji-event-drew = { $seat } draws a { $crustacean }.
namiji-event-lost-haul = Too many crabs: { $seat } loses a catch of { $count }.
namiji-event-hauled = { $seat } hauls in { $shrimp } shrimp and { $crabs ->
    [one] 1 crab
   *[other] { $crabs } crabs
    }: +{ $points }.
namiji-event-landed = { $seat } lands { $shrimp } more shrimp: +{ $points }.
namiji-event-offered = { $seat } gives an offering to the sea; { $left } left.
namiji-event-beheld = { $seat } takes section { $section } of the { $panorama }: +{ $section }.
namiji-event-completed = { $seat } is first to complete the { $panorama }: +{ $points }.
namiji-event-profited = { $seat } profits from { $dock-card }: +{ $points }.
namiji-event-considered = { $seat } looks at { $rock }.
namiji-event-kept = { $seat } keeps { $rock }.
namiji-event-kept-rock = { $seat } keeps a sacred rock card.
namiji-event-arrived = { $piece } arrives in place { $place }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-event-fulfilled = { $seat } shows { $rock }: +{ $points }.
namiji-event-missed = { $seat } has missed { $rock }.
namiji-event-penalised = { $seat } still has { $left ->
    [one] 1 offering
   *[other] { $left } offerings
    } on board: −{ $points }.
namiji-event-finished = { $seat } ends the voyage with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, rank { $rank }.

## What is asked, and the answers
namiji-ask-sail = Where will you sail?
namiji-ask-sail-neutral = You lead: where will the neutral boat sail?
namiji-ask-moor = In which slot will you moor?
namiji-ask-moor-neutral = In which slot will the neutral boat moor?
namiji-ask-take = Which dock card will you take?
namiji-ask-fish = Which fish will you take?
namiji-ask-place = Where will you place the fish?
namiji-ask-cast = How many nets will you reveal?
namiji-ask-choose = Which net will you spread?
namiji-ask-spread = Where will you spread the net?
namiji-ask-haul = Will you draw again?
namiji-ask-land = How many landing nets will you use?
namiji-ask-offer = How many more offerings will you give?
namiji-ask-draw = How many rock cards will you draw?
namiji-ask-keep = Which rock card will you keep?
namiji-choice-sail = { $number } { $names }
namiji-choice-moor = Slot { $count }
namiji-choice-take = Take { $names }
namiji-choice-fish = Take the { $names }
namiji-choice-fish-hidden = One from the deep, unseen
namiji-choice-fish-no-more = No more
namiji-choice-place = Place it in { $names }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }
namiji-choice-release = Release the { $names }
namiji-choice-cast = { $count ->
    [one] Reveal { $count } net
   *[other] Reveal { $count } nets
    }
namiji-choice-choose = Choose the { $names }
namiji-choice-choose-nothing = Choose none
namiji-choice-spread = Spread it over { $names }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }
namiji-choice-decline = Leave the { $names }
namiji-choice-again = Draw again
namiji-choice-haul = Haul in: +{ $points }
namiji-choice-land = { $count ->
    [0] Use none
    [one] Use { $count } landing net
   *[other] Use { $count } landing nets
    }: +{ $points }
namiji-choice-offer = { $count ->
    [0] Give no more
   *[other] Give { $count } more
    }
namiji-choice-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
    }
