# Tokaido in English. A name may say more about itself in .about

tokaido = Tokaido
    .about = Walk the old road between Kyoto and Edo and make the journey the richest you can.

tokaido-neutral = The neutral traveler
tokaido-now = Walk now
tokaido-help = The road runs from top left to bottom right, a leg between two inns a row. Letters stand where travelers are; two dots mark a space with room for two, where whoever came second stands behind and leaves first. Whoever is last on the road moves next, and again while still last. With two players whoever leads moves the neutral traveler (N).
tokaido-option-variations = Variations
tokaido-option-edition = Edition
tokaido-option-house-rules = House rules

## Spaces
tokaido-space-inn = Inn
    .about = Everyone stops here, and whoever came last leaves first. Buy one meal at most: +{ $points }. Whoever comes first has the widest choice.
tokaido-space-shop = Shop
    .about = See three souvenirs and buy any you can pay for. In a set of different families they are worth { $first }, { $second }, { $third }, then { $fourth } points.
tokaido-space-farm = Farm
    .about = Earn { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
        }.
tokaido-space-temple = Temple
    .about = Offer 1 to 3 coins, a point each. At the end the most generous receive { $first }, { $second } and { $third } points more, other donors { $rest }.
tokaido-space-encounter = Encounter
    .about = Meet a stranger and take what the meeting brings.
tokaido-space-spring = Hot spring
    .about = Bathe: +{ $least } or +{ $most }.
tokaido-space-paddy = Paddy
    .about = Take the next section of the paddy panorama, worth its number in points.
tokaido-space-mountain = Mountain
    .about = Take the next section of the mountain panorama, worth its number in points.
tokaido-space-sea = Sea
    .about = Take the next section of the sea panorama, worth its number in points.

## Travelers
tokaido-traveler-nobody = a traveler
    .about = Without a tile: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
        } and no power.
tokaido-traveler-hiroshige = Hiroshige
    .about = The artist. At each of the three inns on the way he takes a panorama section of his choice before the meal.
tokaido-traveler-chuubei = Chuubei
    .about = The messenger. At each of the three inns on the way he has an encounter before the meal.
tokaido-traveler-kinko = Kinko
    .about = The ronin. Every meal costs him one coin less.
tokaido-traveler-yoshiyasu = Yoshiyasu
    .about = The functionary. At each encounter he draws two cards and keeps one.
tokaido-traveler-satsuki = Satsuki
    .about = The orphan. At each inn she is offered one meal for nothing.
tokaido-traveler-mitsukuni = Mitsukuni
    .about = The old man. Every hot spring and every achievement is worth one point more to him.
tokaido-traveler-sasayakko = Sasayakko
    .about = The geisha. Of two or more souvenirs bought together, the cheapest is free.
tokaido-traveler-hirotada = Hirotada
    .about = The priest. At a temple he may add one coin from the reserve to his offering.
tokaido-traveler-umegae = Umegae
    .about = The street entertainer. Every encounter first brings her one point and one coin.
tokaido-traveler-zen-emon = Zen-emon
    .about = The merchant. In each shop he pays one coin for the dearest souvenir he buys.

## Panoramas
tokaido-panorama-paddy = Paddy panorama
    .about = Sections worth 1 to { $sections } points; +{ $points } for the first to complete it.
tokaido-panorama-mountain = Mountain panorama
    .about = Sections worth 1 to { $sections } points; +{ $points } for the first to complete it.
tokaido-panorama-sea = Sea panorama
    .about = Sections worth 1 to { $sections } points; +{ $points } for the first to complete it.

## Encounters
tokaido-encounter-shokunin = Shokunin
    .about = A traveling merchant hands you the top souvenir of the pile.
tokaido-encounter-samurai = Samurai
    .about = He honors you: +{ $points }.
tokaido-encounter-kuge = Kuge
    .about = The noble gives you { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
        }.
tokaido-encounter-miko = Miko
    .about = She lays a coin from the reserve in the temple for you, worth a point.
tokaido-encounter-annaibito-paddy = Annaibito of the paddies
    .about = The guide shows you the next paddy section, or another panorama if yours is complete.
tokaido-encounter-annaibito-mountain = Annaibito of the mountain
    .about = The guide shows you the next mountain section, or another panorama if yours is complete.
tokaido-encounter-annaibito-sea = Annaibito of the sea
    .about = The guide shows you the next sea section, or another panorama if yours is complete.

## Achievements
tokaido-achievement-paddy = First paddy panorama
    .about = For whoever completes the paddy panorama first: +{ $points }.
tokaido-achievement-mountain = First mountain panorama
    .about = For whoever completes the mountain panorama first: +{ $points }.
tokaido-achievement-sea = First sea panorama
    .about = For whoever completes the sea panorama first: +{ $points }.
tokaido-achievement-gourmet = Gourmet
    .about = For the dearest meals, by their printed prices: +{ $points }.
tokaido-achievement-bather = Bather
    .about = For the most hot springs: +{ $points }.
tokaido-achievement-chatterbox = Chatterbox
    .about = For the most encounters: +{ $points }.
tokaido-achievement-collector = Collector
    .about = For the most souvenirs: +{ $points }.

## Families of souvenirs
tokaido-family-small-object = Small objects
    .about = Little things made by hand.
tokaido-family-food = Food and drink
    .about = Treats for the ones at home.
tokaido-family-clothing = Clothing
    .about = Things to wear.
tokaido-family-art = Art
    .about = The finest and dearest souvenirs.

## Souvenirs
tokaido-souvenir-koma = Koma
    .about = A spinning top.
tokaido-souvenir-gofu = Gofu
    .about = A paper charm.
tokaido-souvenir-washi = Washi
    .about = Handmade paper.
tokaido-souvenir-hashi = Hashi
    .about = A pair of chopsticks.
tokaido-souvenir-uchiwa = Uchiwa
    .about = A round fan.
tokaido-souvenir-yunomi = Yunomi
    .about = A tea cup.
tokaido-souvenir-konpeito = Konpeito
    .about = Star-shaped sugar sweets.
tokaido-souvenir-kamaboko = Kamaboko
    .about = A steamed fish cake.
tokaido-souvenir-manju = Manju
    .about = A bun with sweet filling.
tokaido-souvenir-daifuku = Daifuku
    .about = A soft rice cake with bean paste.
tokaido-souvenir-ocha = Ocha
    .about = Green tea.
tokaido-souvenir-sake = Sake
    .about = Rice wine.
tokaido-souvenir-haori = Haori
    .about = A short jacket.
tokaido-souvenir-sandogasa = Sandogasa
    .about = A wide straw hat.
tokaido-souvenir-geta = Geta
    .about = Wooden sandals.
tokaido-souvenir-yukata = Yukata
    .about = A light summer robe.
tokaido-souvenir-furoshiki = Furoshiki
    .about = A wrapping cloth.
tokaido-souvenir-kanzashi = Kanzashi
    .about = A hair ornament.
tokaido-souvenir-netsuke = Netsuke
    .about = A small carving.
tokaido-souvenir-jubako = Jubako
    .about = A stacked box.
tokaido-souvenir-shikki = Shikki
    .about = Lacquerware.
tokaido-souvenir-sumi-e = Sumi-e
    .about = An ink painting.
tokaido-souvenir-shamisen = Shamisen
    .about = A lute with three strings.
tokaido-souvenir-ukiyo-e = Ukiyo-e
    .about = A woodblock print.

## Meals
tokaido-meal-dango = Dango
    .about = Rice dumplings on a stick.
tokaido-meal-nigirimeshi = Nigirimeshi
    .about = A rice ball.
tokaido-meal-misoshiru = Misoshiru
    .about = Miso soup.
tokaido-meal-tofu = Tofu
    .about = Bean curd.
tokaido-meal-tempura = Tempura
    .about = Fried prawns and vegetables.
tokaido-meal-sushi = Sushi
    .about = Fish on seasoned rice.
tokaido-meal-soba = Soba
    .about = Buckwheat noodles.
tokaido-meal-yakitori = Yakitori
    .about = Grilled chicken skewers.
tokaido-meal-unagi = Unagi
    .about = Grilled eel.
tokaido-meal-udon = Udon
    .about = Thick wheat noodles.
tokaido-meal-fugu = Fugu
    .about = Pufferfish, prepared with care.
tokaido-meal-tai-meshi = Tai meshi
    .about = Sea bream with rice.
tokaido-meal-sashimi = Sashimi
    .about = Slices of raw fish.
tokaido-meal-donburi = Donburi
    .about = A filled rice bowl.

## Variations, editions and house rules
tokaido-variation-initiation = Initiation
    .about = No traveler tiles; everyone starts with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
        }.
tokaido-variation-return = Return trip
    .about = From Edo back to Kyoto.
tokaido-variation-gastronomy = Gastronomy
    .about = One meal fewer on every menu.
tokaido-variation-preparations = Preparations
    .about = Whoever leaves later starts with more coins, whoever leaves earlier with fewer.
tokaido-edition-english = English
    .about = Satsuki’s free meal is the top card of the pile. Cards go under their pile as they are. Two players find four meals on the menu. Sasayakko must hold the full price of all she buys.
tokaido-edition-french = French
    .about = Satsuki’s free meal is the top card of the pile. Cards go under their pile in random order. Two players find three meals on the menu. Sasayakko pays what is due and need hold no more.
tokaido-edition-italian = Italian
    .about = Satsuki’s free meal is one of the menu at random; if she refuses it, it stays there for her to buy. Cards go under their pile as they are. Two players find four meals on the menu. Sasayakko must hold the full price of all she buys.
tokaido-edition-old-french = Older French
    .about = Satsuki’s free meal is the top card of the pile. Cards go under their pile in random order. Two players find three meals on the menu. Sasayakko pays what is due and need hold no more.
tokaido-house-rule-hiroshige-may-decline = Hiroshige may decline
    .about = Hiroshige need not take a section at an inn.

## What happens
tokaido-event-dealt = { $seat } is dealt { $traveler }.
tokaido-event-kept = { $seat } keeps { $traveler }.
tokaido-event-set-out = { $piece } sets out as { $traveler } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
tokaido-event-neutral-sets-out = { $piece } joins the road.
tokaido-event-walked = { $piece } walks to { $space } ({ $number }).
tokaido-event-farmed = { $seat } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
tokaido-event-bathed = { $seat } bathes: +{ $points }.
tokaido-event-beheld = { $seat } takes section { $section } of the { $panorama }: +{ $section }.
tokaido-event-declined = { $seat } takes no section.
tokaido-event-achieved = { $seat } gains an achievement, { $achievement }: +{ $points }.
tokaido-event-shown = { $seat } is shown { $souvenir }.
tokaido-event-bought = { $seat } buys { $souvenir }: +{ $points }.
tokaido-event-bought-nothing = { $seat } buys nothing.
tokaido-event-gave = { $seat } offers { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }{ $extra ->
    [0] {""}
   *[other] {" "}and 1 from the reserve
    }.
tokaido-event-considered = { $seat } hesitates between { $encounter }.
tokaido-event-met = { $seat } meets { $encounter }.
tokaido-event-entertained = { $seat } performs: +1, and 1 coin.
tokaido-event-received = { $seat } receives { $souvenir }: +{ $points }.
tokaido-event-honoured = { $seat } is honored: +{ $points }.
tokaido-event-funded = { $seat } is given { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
tokaido-event-blessed = A coin is laid in the temple for { $seat }: +1.
tokaido-event-offered = { $seat } is offered { $meal } for nothing.
tokaido-event-refused = { $seat } refuses the free meal.
tokaido-event-looked = { $seat } reads the menu: { $meal }.
tokaido-event-ate = { $seat } eats { $meal } { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
    }: +{ $points }.
tokaido-event-fasted = { $seat } does not eat.
tokaido-event-neutral-gave = { $piece } leaves a coin in the temple.
tokaido-event-neutral-ate = A meal leaves the menu unseen.
tokaido-event-neutral-fasted = { $piece } finds nothing left on the menu.
tokaido-event-found-nothing = There is nothing left for { $seat }.
tokaido-event-ranked = { $piece } is rewarded for { $offering ->
    [one] an offering of 1 coin
   *[other] offerings of { $offering } coins
    }: +{ $points }.
tokaido-event-arrived = { $seat } ends the journey with { $points ->
    [one] 1 point
   *[other] { $points } points
    }, rank { $rank }.

## What is asked, and the answers
tokaido-ask-keep = Which traveler will you be?
tokaido-ask-walk = Where will you walk?
tokaido-ask-walk-neutral = You lead: where will the neutral traveler walk?
tokaido-ask-buy = What will you buy?
tokaido-ask-give = How much will you offer?
tokaido-ask-accept = Will you accept { $names } for nothing?
tokaido-ask-eat = What will you eat?
tokaido-ask-take = Which section will you take?
tokaido-ask-meet = Whom will you meet?
tokaido-choice-walk = { $number } { $names }
tokaido-choice-buy = { $names } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }: +{ $points }
tokaido-choice-buy-nothing = Nothing
tokaido-choice-give = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }: +{ $points }
tokaido-choice-give-extra = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    } and 1 from the reserve: +{ $points }
tokaido-choice-accept = Accept: +{ $points }
tokaido-choice-refuse = Refuse and read the menu
tokaido-choice-eat = { $names } { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
    }: +{ $points }
tokaido-choice-eat-nothing = Nothing
tokaido-choice-take = { $names }: +{ $points }
tokaido-choice-take-nothing = None
