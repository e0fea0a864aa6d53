# The rules of Namiji, in English. A paragraph a block; "- " begins a point of a list, "> " an example

rules-namiji-goal = The voyage
    .about =
        Everybody sails once around the chart, from the port back to the port, fishing, admiring and honoring the sea on the way. Whoever comes home with most points wins.

        Play doesn’t go round the table. Whoever is last on the route moves, so hurrying ahead leaves the field to the others.
rules-namiji-setup = Casting off
    .about =
        Everybody has a boat with an empty crate and { $offerings } offerings on board. The boats lie in the port in random order; whoever lies at the back leaves first. Of { $fish } fish one is in view, all others are in the deep.

        The table chooses the direction in which all sail.
rules-namiji-turn = A turn
    .about =
        Whoever is farthest behind sails forward to any free space, as near or as far as they like, and does at once what that space offers. Then whoever is last now moves: that may be the same boat again.

        - One never sails backward and never passes a dock: everybody stops at each.
        - A space holds one boat. With four or five players some hold two; whoever comes second lies behind and leaves first.
        - With a full crate one may not stop for line or net, and at a panorama that one has completed no more. Elsewhere one may stop even if nothing is left there.

        > You lie on 4, Aki on 6, Mei on 9. You sail to 5 and are still last, so you move again. Had you sailed to 10, Aki would be next.
rules-namiji-two-players = Two players
    .about =
        A neutral boat joins the start. When it is last, the player who is in the lead sails it, to any free space, and chooses its slot at a dock. At a dock or the port the slot nearest the route is in the lead.

        - It takes nothing on the way.
        - Four dock cards are drawn; when the turn of the neutral boat comes, one is removed at random, unseen; it goes under the pile with the last card.
        - At the port three arrival tokens lie ready, one for each boat; that of its place is discarded.
rules-namiji-end = The end
    .about =
        When all boats are back in the port, everybody shows the rock cards: those that are fulfilled bring their points, the others nothing. Offerings still on board cost points. Most points win; ties share the victory. A score may fall below zero.

rules-namiji-dock = { namiji-space-dock }
    .about =
        Everybody stops at each of the three docks. Choose any free slot when you arrive. When all are there, slot 1 draws one dock card more than there are players, keeps one and hands on the rest, and so on; the last card goes under the pile. One card must be taken.

        The highest slot leaves first. So a low slot brings the better card, a high one the better start.

        Meals score at once. Upgrades lie open on the boat and serve at every later stop of their kind; several may be used at one stop.
rules-namiji-line = { namiji-space-line }
    .about =
        Take one of the fish in view, or an unseen one from the deep. Another fish comes into view at once. Only then decide: place yours in your crate, or release it, in view.

        Not with a full crate.
rules-namiji-net = { namiji-space-net }
    .about =
        Reveal a net with two equal fish. Place it on two neighboring free cells, or leave it: then it goes under the pile. With cells left but no two side by side one may stop, and the net goes back.

        Not with a full crate.
rules-namiji-trap = { namiji-space-trap }
    .about =
        Draw crustaceans from the bag one by one, at least one, at most { $trap-most }, and stop when you like. Each that you keep is a point. But the { $trap-crabs ->
            [2] 2nd
            [3] 3rd
           *[other] { $trap-crabs }th
        } crab of this stop puts all that you have drawn here back into the bag.

        In the bag are { $shrimp } shrimp and { $crabs } crabs at the start; what has been kept is missing there.

        > You have drawn two shrimp and a crab: 3 points, if you stop now. One more shrimp would make 4; one more crab leaves nothing.
rules-namiji-whirlpool = { namiji-space-whirlpool }
    .about =
        Give one of your { $offerings } offerings to the sea. It brings no points, but what is still on board at the end costs: { $penalty-first } for one, { $penalty-second } for two, { $penalty-third } for three, { $penalty-fourth } for all four.
rules-namiji-rock = { namiji-space-rock }
    .about =
        Look at two cards in secret, keep one and put the other under the pile. At the end it brings its points if its wish is fulfilled, otherwise nothing. If only one card is left, it is taken. If the pile is too short for the sacred rope, all that was drawn is kept.
rules-namiji-panorama = Panoramas
    .about =
        With the dolphins, the octopus or the whale take the next section of that panorama, in order. It brings as many points as its number. The dolphins have { $dolphin } sections, the octopus { $octopus }, the whale { $whale }.

        The first to complete one gains more: { $dolphin-bonus } for the dolphins, { $octopus-bonus } for the octopus, { $whale-bonus } for the whale. Everybody else can complete it as well. At a panorama that one has completed one may not stop any more.
rules-namiji-port = { namiji-space-port }
    .about =
        The end of the voyage. In order of arrival: { $arrival-first }, { $arrival-second }, { $arrival-third }, { $arrival-fourth } and { $arrival-fifth } points. No dock cards are drawn here.

rules-namiji-crate = The crate
    .about =
        Three rows of four cells. The first token covers the top left cell; every later one touches another side by side, a net with one of its two cells. Nothing that lies there is moved again.

        A full row of one color or of one shape brings { $row-first }, { $row-second } or { $row-third } points, from top to bottom; a full column { $column }. A line that has both, one color and one shape, scores once. A token that completes a row and a column scores both.

        > Three orange fish of any shape lie in the middle row. A fourth brings { $row-second } at once. If it also ends a column of flat fish, that brings { $column } more.
rules-namiji-fish = Fish
    .about =
        { $fish } tokens, three colors with three shapes; each color has a sign of its own. { $nets } nets hold two equal fish each.
rules-namiji-dock-cards = Dock cards
    .about =
        { $dock-cards } cards: meals and upgrades.
rules-namiji-rocks = Sacred rock cards
    .about =
        { $rocks } cards, all different. Yours are secret until the end.

rules-namiji-scoring = Points
    .about =
        - Crate: rows { $row-first }, { $row-second }, { $row-third }, columns { $column }.
        - Crustaceans: a point each.
        - Panoramas: each section its number, and the bonus of the first.
        - Dock cards: meals their points, upgrades what they pay.
        - Rock cards: at the end, if fulfilled.
        - Arrival: { $arrival-first }, { $arrival-second }, { $arrival-third }, { $arrival-fourth }, { $arrival-fifth }.
        - Offerings still on board: −{ $penalty-first }, −{ $penalty-second }, −{ $penalty-third }, −{ $penalty-fourth }.

        > Mei comes home second (+{ $arrival-second }) with a full bottom row ({ $row-third }), a column ({ $column }), 5 crustaceans (5), the whole octopus but nobody’s first (1 + 2 + 3 + 4) and one offering on board (−{ $penalty-first }): { $example } points before the rocks.

rules-namiji-directions = Direction
    .about =
        All sail the same way around. The route is the same, read forward or backward.
rules-namiji-rulings = Where the rulebook is silent
    .about =
        - Upgrades that only bring points or protect (bait, incense, spyglass, stone lantern, sturdy trap) always work; all others are asked for. Two copies add up: with two sturdy traps the catch is lost two crabs later.
        - Every upgrade works once a stop. Bait pays for the first fish placed with the line, never for nets; incense for the first offering, the stone lantern for the first card kept.
        - A fish drawn from the deep is seen by all. When nothing is left in the deep, nothing comes into view.
        - Of several revealed nets those not placed go under the pile in the order revealed.
        - The last boat at a dock takes the slot that is left.
        - With two players the book counts an arrival token for each player; here the neutral boat has one too, so that there are three.
        - Only the crabs of this stop count; a trap ends when the bag is empty.
        - No print of the board and of most cards was found: they are reconstructed, consistent with every number of the rulebook. Owners of the game can correct them.
