# The guided first journeys, in English: one short thing when it first matters

lesson-tokaido-welcome = Welcome! I am Satsuki, and I know this road. We walk from Kyoto to Edo, not to be first, but to see, taste and give the most on the way.
lesson-tokaido-last = This is you. You stand last on the road, and whoever is last always moves next.
lesson-tokaido-where = You may stop on any lit space. Near spaces let you gather more; far ones are yours before the others come.
lesson-tokaido-go-shop = Let us begin with something to take home. Press the space in the ring: { $space }.
lesson-tokaido-go-temple = Now to the gods, who like early guests. The space in the ring: { $space }.
lesson-tokaido-go-view = Let us look around. Go to the space in the ring: { $space }.
lesson-tokaido-panorama = A section of a panorama! Each is worth its own number in points, so every next one brings more. Whoever completes a panorama first gains an achievement.
lesson-tokaido-farm = { $coins ->
    [one] A farm earns you a coin.
   *[other] A farm earns you { $coins } coins.
    } Coins bring no points by themselves, but souvenirs, meals and temples want to be paid.
lesson-tokaido-spring = Ah, hot water. A bath is worth { $least } or { $most } points at once, and the most baths win a reward at the end.
lesson-tokaido-encounter = Somebody met on the road brings coins, points, a souvenir, a view… every stranger something else.
lesson-tokaido-shop = Buy one, several or none. Souvenirs of different families make a set, and each one of a set is worth more: { $first }, { $second }, { $third }, { $fourth }.
lesson-tokaido-set = Every souvenir lights the crest of its family here. Now look for the families that are still missing.
lesson-tokaido-temple = Leave a few coins, a point for each. At the end the most generous receive { $first }, { $second } and { $third } points more, so have an eye on the others’ offerings.
lesson-tokaido-again = Last again, so you move again! If you stay behind you gather more stops; if you run ahead you must wait.
lesson-tokaido-inn = An inn: everybody stops here. A meal is always worth { $points } points, whatever it costs, but never the same dish twice. Whoever comes early chooses first.
lesson-tokaido-line = All have arrived, and the last to come leaves first. Now the next leg begins.
lesson-tokaido-rules = Any question? Hover over something or hold it for help, or press ? for its rule. For all the rules, press the scroll icon.
lesson-tokaido-go-meet = People on the road always have something to give. Go to the space in the ring: { $space }.
lesson-tokaido-go-bath = You have earned a rest. Go to the space in the ring: { $space }.
lesson-tokaido-go-farm = Your purse is light. Help in the fields: the space in the ring, { $space }.
lesson-tokaido-poor = Keep an eye on your purse: without a coin, shops and temples are closed to you. A farm helps.
lesson-tokaido-achievement = Achievements bring { $points } points each: on the way for whoever completes a panorama first, at the end for meals, baths, meetings and souvenirs.
lesson-tokaido-score = Halfway there. Here you see at any time where everybody’s points come from, and what the end would bring.
lesson-tokaido-end = The last leg. Keep a coin or two for the last meal, and look who leads at the temple.
lesson-tokaido-over = You have walked from Kyoto to Edo! Look where the points came from. Next time choose a traveler with a gift of their own.

lesson-namiji-welcome = Ahoy! I am Chuubei, a messenger, at sea for once. We sail once around the chart and back to the port, and bring home what we can.
lesson-namiji-last = This is your boat. It is last on the route, and whoever is last always moves next.
lesson-namiji-where = You may stop on any lit space. Near spaces let you do more; far ones are yours before the others come.
lesson-namiji-go-line = Let us begin with a line in the water. Press the space in the ring: { $space }.
lesson-namiji-go-net = Fish come in pairs, too. Sail to the space in the ring: { $space }.
lesson-namiji-go-trap = Now for some daring. Sail to the space in the ring: { $space }.
lesson-namiji-line = Take a fish you can see, or trust the deep. Think of your crate: rows and columns want one color or one shape.
lesson-namiji-crate = This is your crate. The first fish lies top left, every later one beside another. A full row of one color or one shape brings { $first }, { $second } or { $third } points, a column { $column }.
lesson-namiji-net = A net holds a pair of equal fish and covers two neighboring cells. If it does not fit your plan, leave it.
lesson-namiji-trap = Each crustacean is a point. Draw on as long as you dare: with { $crabs } crabs at one stop the whole catch is lost.
lesson-namiji-crabs = Crabs can spoil a whole catch. How many are still in the bag is shown here: look before you draw on.
lesson-namiji-offering = An offering for the sea dragon. Those still on board at the end cost points: { $one }, { $two }, { $three } or even { $four }.
lesson-namiji-rock = Secret goals: keep the one you can fulfill. It scores at the end, and nobody knows it but you.
lesson-namiji-panorama = A section of a panorama! Each is worth its own number in points, so every next one brings more. Whoever completes one first gains { $points } on top.
lesson-namiji-again = Last again, so you move again! If you stay behind you do more; if you run ahead you must wait.
lesson-namiji-moor = A dock: everybody stops here. A low slot chooses its card first, a high slot leaves first.
lesson-namiji-dock = Take one card. A meal brings its points at once; an upgrade helps at every later stop of its kind.
lesson-namiji-leave = All have arrived, and the highest slot leaves first. Now the next leg begins.
lesson-namiji-rules = Any question? Hover over something or hold it for help, or press ? for its rule. For all the rules, press the scroll icon.
lesson-namiji-go-rock = A secret goal waits there. Sail to the space in the ring: { $space }.
lesson-namiji-go-whirlpool = There are offerings on board, and the sea waits for them. Sail to the space in the ring: { $space }.
lesson-namiji-row = A full row of one color or one shape scores at once, a column too. The lower the row, the more it is worth.
lesson-namiji-score = Halfway there. Here you see at any time where everybody’s points come from, and what the end would bring.
lesson-namiji-end = The last leg. Early arrivals bring points, and so does a ship without offerings.
lesson-namiji-over = Home again! Look where the points came from, and set sail once more with other people.
