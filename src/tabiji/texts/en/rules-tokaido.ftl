# The rules of Tokaido, in English. A paragraph a block; "- " begins a point of a list, "> " an example

rules-tokaido-goal = The journey
    .about =
        Everybody walks the same road, from Kyoto to Edo, and stops where there is something to see, to buy, to taste or to give. It is no race: whoever has made the richest journey wins, by points, once all have arrived.

        Play doesn’t go round the table. Whoever is last on the road moves, so hurrying ahead lets the others pick up what lies behind.
rules-tokaido-setup = Setting out
    .about =
        Everybody is dealt two traveler tiles and keeps one in secret. The tiles are then shown together, and each purse is filled with the coins on the tile.

        The travelers line up at the first inn in random order. Whoever stands at the back of the line leaves first.
rules-tokaido-turn = A turn
    .about =
        Whoever is farthest behind moves forward to any free space, as near or as far as they like, and does at once what that space offers. Then whoever is last now moves: that may be the same traveler again.

        - One never moves backward and never passes an inn: everybody stops at each.
        - A space holds one traveler. With four or five players some hold two; whoever comes second stands behind and leaves first.
        - One may only stop where there is something to do: at a shop or a temple with at least one coin, at a panorama that one has not completed.

        > You stand on 4, Aki on 6, Mei on 9. You walk to 5 and are still last, so you move again. Had you walked to 10, Aki would be next.
rules-tokaido-two-players = Two players
    .about =
        A neutral traveler joins the line at the first inn. When it is last on the road, the player who is in the lead moves it, to any free space. At an inn whoever came earlier is in the lead.

        - It gathers nothing. At a temple it leaves a coin from the reserve, and its offerings are ranked with the others at the end.
        - At an inn whoever moved it puts a card of the menu under the pile, at random and unseen, if one is left. If it comes first, the menu is laid for it.
        - How many meals are on the menu depends on the edition.
rules-tokaido-end = The end
    .about =
        When everybody has reached the last inn and has had the chance to eat there, the journey is over. Then the four achievements for the most of each thing are awarded, and the offerings at the temple are ranked.

        Most points win. If several have as many, the one with more achievement cards; if that is equal too, they share the victory.

rules-tokaido-inn = { tokaido-space-inn }
    .about =
        Everybody stops at every inn and waits there until all have come. The last to arrive leaves first.

        - Whoever comes first lays the menu: one meal more than there are players, seen only by those who have arrived. Everybody may buy one meal of what is left, or none.
        - A meal costs 1 to 3 coins and always brings { $meal-points } points. Nobody eats the same dish twice on a journey.
        - What is left when all have come goes under the pile. The last inn serves a meal too.

        > Three players have eaten before you and you hold 2 coins. Of the two meals left one costs 3 and the other you have tasted: you go to bed hungry. Come early, and you find a cheap dish.
rules-tokaido-shop = { tokaido-space-shop }
    .about =
        Three souvenirs are shown to all. Buy one, two, all three or none, whatever your purse allows; the rest goes under the pile. Without a coin one may not stop here.

        Souvenirs score in sets of different families: the first of a set brings { $souvenir-first }, the second { $souvenir-second }, the third { $souvenir-third }, the fourth { $souvenir-fourth }. A souvenir joins the first set that lacks its family; otherwise it begins a new one.

        > You have a fan (small objects) and buy tea (food and drink): +{ $souvenir-second }. A robe as the third would bring { $souvenir-third }, and the set would be worth { $souvenir-three }. Another small object would begin a new set: +{ $souvenir-first }.
rules-tokaido-farm = { tokaido-space-farm }
    .about =
        Take { $farm-coins } coins from the reserve. Farms bring no points, yet without them there are no souvenirs, no meals and no offerings.
rules-tokaido-temple = { tokaido-space-temple }
    .about =
        Leave 1 to 3 coins; each brings a point at once. Without a coin one may not stop here.

        At the end all offerings of the journey are compared: the largest brings { $temple-first } points more, the next { $temple-second }, then { $temple-third }, and { $temple-rest } to everybody else who has given at all. Equal amounts share a rank, and the next smaller amount takes the next.

        > Mei has left 7 coins, Aki and you 4 each, Kenji 1. Mei gains { $temple-first }, Aki and you { $temple-second } each, Kenji { $temple-third }.
rules-tokaido-encounter = { tokaido-space-encounter }
    .about =
        Draw a card, keep it, and take what it brings. Among { $encounters } cards are:
rules-tokaido-spring = { tokaido-space-spring }
    .about =
        Draw a card: { $spring-least } or { $spring-most } points. There are as many of the one as of the other. The most baths win a reward at the end.
rules-tokaido-panorama = Panoramas
    .about =
        At a paddy, a mountain or by the sea take the next section of that panorama, in order. It brings as many points as its number: 1, then 2, then 3. The paddy has { $paddy } sections, the mountain { $mountain }, the sea { $sea }.

        The first to complete a panorama takes its achievement: +{ $achievement-points }. Everybody else can complete it as well. At a panorama that one has completed one may not stop any more.

        > With four sections of the sea you have 1 + 2 + 3 + 4 points. The fifth brings 5, and { $achievement-points } more if nobody was faster.

rules-tokaido-travelers = Travelers
    .about =
        Each has a purse and a gift of its own. Those with little money have the greater gift.

        Satsuki may refuse the free meal that she has been shown and then buy one as usual; a refused card of the pile goes under the pile. The encounter that Yoshiyasu does not keep goes under the pile unseen by the others.
rules-tokaido-souvenirs = Souvenirs
    .about =
        { $souvenirs } cards, all different, in four families.
rules-tokaido-meals = Meals
    .about =
        { $meals } cards. Each brings { $meal-points } points, whatever it costs; only the gourmet looks at the price.
rules-tokaido-achievements = Achievements
    .about =
        { $achievement-points } points each. Three are taken on the way by whoever completes a panorama first; the other four are awarded at the end. Everyone who ties for one receives it. Nobody receives one for a thing of which nobody has any.

rules-tokaido-scoring = Points
    .about =
        Points come in as they are gained; at the end the achievements and the temple are added.

        - Panoramas: each section its number.
        - Souvenirs: { $souvenir-first }, { $souvenir-second }, { $souvenir-third }, { $souvenir-fourth } within a set.
        - Hot springs: { $spring-least } or { $spring-most }.
        - Encounters: what the card says.
        - Meals: { $meal-points } each.
        - Temple: a point for every coin, then { $temple-first }, { $temple-second }, { $temple-third } or { $temple-rest } at the end.
        - Achievements: { $achievement-points } each.

        > Mei arrives with a whole paddy (1 + 2 + 3, first of all: +{ $achievement-points }), a set of four souvenirs ({ $souvenir-four }), a spring of { $spring-least } and one of { $spring-most }, three meals ({ $three-meals }) and 4 coins left at temples (4). She is second at the temple (+{ $temple-second }) and has bathed most (+{ $achievement-points }): { $example } points.

rules-tokaido-variations = Variations
    .about =
        Any of them can be mixed, with any number of players.

        With the preparations, whoever stands at the front of the first line, and so leaves last, begins with { $ready-first } coins more, the next with { $ready-second } more; then come { $ready-third }, { $ready-fourth } and { $ready-fifth }. Nobody starts below 0.
rules-tokaido-editions = Editions
    .about =
        The rulebooks of different languages and years do not agree everywhere. A table says whose it follows. All else is the same.
rules-tokaido-house-rules = House rules
    .about =
        Rules that a table may choose.
rules-tokaido-rulings = Where the rulebooks are silent
    .about =
        - The books lay the chosen tile face up at once; here tiles are chosen in secret and shown together. Preparations never bring a purse below 0.
        - Satsuki decides on the free meal before she sees the menu: if she accepts, she does not look at it. She may not accept a dish she has tasted.
        - Zen-emon’s coin buys the dearest souvenir he takes. Kinko’s cheaper meals count with their printed price for the gourmet.
        - Hirotada may leave the coin from the reserve, and gives at least one of his own with it.
        - Hiroshige must take a section if one is left, unless the house rule lets him decline. A guide’s help may be declined. With every panorama complete nothing happens.
        - Of two on a double space the later arrival moves first. In an inn the earlier arrival leads.
        - With Gastronomy the books lay as many meals as there are players; here the menu has one meal fewer than usual in every edition, so with two players three in the English and Italian editions. It may be empty: whoever comes then finds nothing, and the neutral traveler has nothing to take away.
        - Tied achievement cards count for everyone when points are equal.
