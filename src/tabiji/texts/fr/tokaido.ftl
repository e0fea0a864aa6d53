# Tokaido en français. Un nom peut en dire plus sur lui-même dans .about

tokaido = Tokaido
    .about = Parcourez la vieille route entre Kyoto et Edo et rendez votre voyage aussi riche que possible.

tokaido-neutral = Le voyageur neutre
tokaido-now = Jouer maintenant
tokaido-help = La route se lit de gauche à droite et de haut en bas, un tronçon entre deux relais par ligne. Les lettres marquent les voyageurs ; deux points, un emplacement pour deux, où le second arrivé se tient derrière et repart en premier. Le dernier sur la route joue, et rejoue tant qu’il reste dernier. À deux joueurs, le joueur en tête déplace le voyageur neutre (N).
tokaido-option-variations = Variantes
tokaido-option-edition = Édition
tokaido-option-house-rules = Règles maison

## Les cases
tokaido-space-inn = Relais
    .about = Tout le monde s’y arrête, et le dernier arrivé repart en premier. Achetez un repas au plus : +{ $points }. Le premier arrivé a le plus grand choix.
tokaido-space-shop = Échoppe
    .about = Découvrez trois souvenirs et achetez ceux que vous pouvez payer. Dans une série de familles différentes, ils valent { $first }, { $second }, { $third }, puis { $fourth } points.
tokaido-space-farm = Ferme
    .about = Gagnez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
        }.
tokaido-space-temple = Temple
    .about = Offrez de 1 à 3 pièces, pour un point chacune. À la fin, les plus généreux reçoivent encore { $first }, { $second } et { $third } points, les autres donateurs { $rest }.
tokaido-space-encounter = Rencontre
    .about = Croisez quelqu’un sur la route et recevez ce que la rencontre apporte.
tokaido-space-spring = Source chaude
    .about = Baignez-vous : +{ $least } ou +{ $most }.
tokaido-space-paddy = Rizière
    .about = Prenez la section suivante du panorama de la rizière ; elle vaut son numéro en points.
tokaido-space-mountain = Montagne
    .about = Prenez la section suivante du panorama de la montagne ; elle vaut son numéro en points.
tokaido-space-sea = Mer
    .about = Prenez la section suivante du panorama de la mer ; elle vaut son numéro en points.

## Les voyageurs
tokaido-traveler-nobody = voyageur
    .about = Sans tuile : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
        } et aucun pouvoir.
tokaido-traveler-hiroshige = Hiroshige
    .about = L’artiste. Aux trois relais intermédiaires, il prend, avant le repas, une section du panorama qu’il veut.
tokaido-traveler-chuubei = Chuubei
    .about = Le messager. Aux trois relais intermédiaires, il fait une rencontre avant le repas.
tokaido-traveler-kinko = Kinko
    .about = Le ronin. Il paie chaque repas une pièce de moins.
tokaido-traveler-yoshiyasu = Yoshiyasu
    .about = Le fonctionnaire. À chaque rencontre, il tire deux cartes et en garde une.
tokaido-traveler-satsuki = Satsuki
    .about = L’orpheline. À chaque relais, on lui offre un repas.
tokaido-traveler-mitsukuni = Mitsukuni
    .about = Le vieillard. Chaque source chaude et chaque accomplissement valent pour lui un point de plus.
tokaido-traveler-sasayakko = Sasayakko
    .about = La geisha. Quand elle achète au moins deux souvenirs à la fois, le moins cher est gratuit.
tokaido-traveler-hirotada = Hirotada
    .about = Le prêtre. Au temple, il peut ajouter à son offrande une pièce de la réserve.
tokaido-traveler-umegae = Umegae
    .about = La saltimbanque. Chaque rencontre lui apporte d’abord un point et une pièce.
tokaido-traveler-zen-emon = Zen-emon
    .about = Le marchand. Dans chaque échoppe, il paie une seule pièce le souvenir le plus cher qu’il achète.

## Les panoramas
tokaido-panorama-paddy = Panorama de la rizière
    .about = Des sections qui valent de 1 à { $sections } points ; +{ $points } pour le premier joueur à le compléter.
tokaido-panorama-mountain = Panorama de la montagne
    .about = Des sections qui valent de 1 à { $sections } points ; +{ $points } pour le premier joueur à le compléter.
tokaido-panorama-sea = Panorama de la mer
    .about = Des sections qui valent de 1 à { $sections } points ; +{ $points } pour le premier joueur à le compléter.

## Les rencontres
tokaido-encounter-shokunin = Shokunin
    .about = Un artisan vous tend le souvenir du dessus de la pioche.
tokaido-encounter-samurai = Samurai
    .about = Il vous fait honneur : +{ $points }.
tokaido-encounter-kuge = Kuge
    .about = Le noble vous donne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
        }.
tokaido-encounter-miko = Miko
    .about = Elle dépose pour vous au temple une pièce de la réserve, qui vaut un point.
tokaido-encounter-annaibito-paddy = Annaibito des rizières
    .about = Le guide vous montre la section suivante de la rizière, ou un autre panorama si le vôtre est complet.
tokaido-encounter-annaibito-mountain = Annaibito de la montagne
    .about = Le guide vous montre la section suivante de la montagne, ou un autre panorama si le vôtre est complet.
tokaido-encounter-annaibito-sea = Annaibito de la mer
    .about = Le guide vous montre la section suivante de la mer, ou un autre panorama si le vôtre est complet.

## Les accomplissements
tokaido-achievement-paddy = Premier panorama de la rizière
    .about = Pour le premier joueur à compléter le panorama de la rizière : +{ $points }.
tokaido-achievement-mountain = Premier panorama de la montagne
    .about = Pour le premier joueur à compléter le panorama de la montagne : +{ $points }.
tokaido-achievement-sea = Premier panorama de la mer
    .about = Pour le premier joueur à compléter le panorama de la mer : +{ $points }.
tokaido-achievement-gourmet = Gourmet
    .about = Pour le joueur qui a mangé les repas les plus chers, au prix imprimé : +{ $points }.
tokaido-achievement-bather = Baigneur
    .about = Pour le joueur qui a le plus de sources chaudes : +{ $points }.
tokaido-achievement-chatterbox = Bavard
    .about = Pour le joueur qui a le plus de rencontres : +{ $points }.
tokaido-achievement-collector = Collectionneur
    .about = Pour le joueur qui a le plus de souvenirs : +{ $points }.

## Les familles de souvenirs
tokaido-family-small-object = Petits objets
    .about = De petites choses faites à la main.
tokaido-family-food = Aliments et boissons
    .about = Des douceurs pour ceux qui sont restés à la maison.
tokaido-family-clothing = Vêtements
    .about = De quoi s’habiller.
tokaido-family-art = Objets d’art
    .about = Les souvenirs les plus beaux et les plus chers.

## Les souvenirs
tokaido-souvenir-koma = Koma
    .about = Une toupie.
tokaido-souvenir-gofu = Gofu
    .about = Un talisman de papier.
tokaido-souvenir-washi = Washi
    .about = Du papier fait à la main.
tokaido-souvenir-hashi = Hashi
    .about = Une paire de baguettes.
tokaido-souvenir-uchiwa = Uchiwa
    .about = Un éventail rond.
tokaido-souvenir-yunomi = Yunomi
    .about = Une tasse à thé.
tokaido-souvenir-konpeito = Konpeito
    .about = Des bonbons de sucre en forme d’étoile.
tokaido-souvenir-kamaboko = Kamaboko
    .about = Un pain de poisson cuit à la vapeur.
tokaido-souvenir-manju = Manju
    .about = Une brioche au cœur sucré.
tokaido-souvenir-daifuku = Daifuku
    .about = Un tendre gâteau de riz à la pâte de haricots.
tokaido-souvenir-ocha = Ocha
    .about = Du thé vert.
tokaido-souvenir-sake = Saké
    .about = De l’alcool de riz.
tokaido-souvenir-haori = Haori
    .about = Une veste courte.
tokaido-souvenir-sandogasa = Sandogasa
    .about = Un large chapeau de paille.
tokaido-souvenir-geta = Geta
    .about = Des socques de bois.
tokaido-souvenir-yukata = Yukata
    .about = Un léger kimono d’été.
tokaido-souvenir-furoshiki = Furoshiki
    .about = Un tissu pour emballer.
tokaido-souvenir-kanzashi = Kanzashi
    .about = Un ornement pour les cheveux.
tokaido-souvenir-netsuke = Netsuke
    .about = Une petite sculpture.
tokaido-souvenir-jubako = Jubako
    .about = Une boîte à étages.
tokaido-souvenir-shikki = Shikki
    .about = Un objet en laque.
tokaido-souvenir-sumi-e = Sumi-e
    .about = Une peinture à l’encre.
tokaido-souvenir-shamisen = Shamisen
    .about = Un luth à trois cordes.
tokaido-souvenir-ukiyo-e = Ukiyo-e
    .about = Une estampe.

## Les repas
tokaido-meal-dango = Dango
    .about = Des boulettes de riz en brochette.
tokaido-meal-nigirimeshi = Nigirimeshi
    .about = Une boule de riz.
tokaido-meal-misoshiru = Misoshiru
    .about = Une soupe au miso.
tokaido-meal-tofu = Tofu
    .about = Du caillé de soja.
tokaido-meal-tempura = Tempura
    .about = Des beignets de crevettes et de légumes.
tokaido-meal-sushi = Sushi
    .about = Du poisson sur du riz vinaigré.
tokaido-meal-soba = Soba
    .about = Des nouilles de sarrasin.
tokaido-meal-yakitori = Yakitori
    .about = Des brochettes de poulet grillé.
tokaido-meal-unagi = Unagi
    .about = De l’anguille grillée.
tokaido-meal-udon = Udon
    .about = D’épaisses nouilles de blé.
tokaido-meal-fugu = Fugu
    .about = Du poisson-globe, préparé avec soin.
tokaido-meal-tai-meshi = Tai meshi
    .about = De la daurade au riz.
tokaido-meal-sashimi = Sashimi
    .about = Des tranches de poisson cru.
tokaido-meal-donburi = Donburi
    .about = Un bol de riz bien garni.

## Les variantes, les éditions et les règles maison
tokaido-variation-initiation = Voyage initiatique
    .about = Sans tuiles Voyageur ; chacun part avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
        }.
tokaido-variation-return = Trajet retour
    .about = D’Edo à Kyoto.
tokaido-variation-gastronomy = Gastronomie
    .about = Un repas de moins à chaque menu.
tokaido-variation-preparations = Préparatifs
    .about = Les derniers à partir ont plus de pièces, les premiers en ont moins.
tokaido-edition-english = Anglaise
    .about = Le repas offert à Satsuki vient du dessus de la pioche. Les cartes retournent sous leur pioche telles quelles. À deux joueurs, le menu compte quatre repas. Sasayakko doit avoir de quoi payer tout ce qu’elle prend.
tokaido-edition-french = Française
    .about = Le repas offert à Satsuki vient du dessus de la pioche. Les cartes retournent sous leur pioche dans un ordre aléatoire. À deux joueurs, le menu compte trois repas. Sasayakko paie ce qu’elle doit, sans avoir besoin de plus.
tokaido-edition-italian = Italienne
    .about = Le repas offert à Satsuki est tiré au hasard du menu ; si elle le refuse, il y reste et elle peut l’acheter. Les cartes retournent sous leur pioche telles quelles. À deux joueurs, le menu compte quatre repas. Sasayakko doit avoir de quoi payer tout ce qu’elle prend.
tokaido-edition-old-french = Française ancienne
    .about = Le repas offert à Satsuki vient du dessus de la pioche. Les cartes retournent sous leur pioche dans un ordre aléatoire. À deux joueurs, le menu compte trois repas. Sasayakko paie ce qu’elle doit, sans avoir besoin de plus.
tokaido-house-rule-hiroshige-may-decline = Hiroshige peut refuser
    .about = Au relais, Hiroshige n’est pas obligé de prendre une section.

## Ce qui se passe
tokaido-event-dealt = { $seat } reçoit { $traveler }.
tokaido-event-kept = { $seat } garde { $traveler }.
tokaido-event-set-out = { $piece } prend la route ({ $traveler }), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } en poche.
tokaido-event-neutral-sets-out = { $piece } se joint au voyage.
tokaido-event-walked = { $piece } marche jusqu’à l’emplacement { $space } ({ $number }).
tokaido-event-farmed = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
tokaido-event-bathed = { $seat } se baigne : +{ $points }.
tokaido-event-beheld = { $seat } prend la section { $section } du { $panorama } : +{ $section }.
tokaido-event-declined = { $seat } ne prend aucune section.
tokaido-event-achieved = { $seat } obtient l’accomplissement « { $achievement } » : +{ $points }.
tokaido-event-shown = { $seat } découvre { $souvenir }.
tokaido-event-bought = { $seat } achète { $souvenir } : +{ $points }.
tokaido-event-bought-nothing = { $seat } n’achète rien.
tokaido-event-gave = { $seat } offre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }{ $extra ->
    [0] {""}
   *[other] {" "}et 1 de la réserve
    }.
tokaido-event-considered = { $seat } hésite entre { $encounter }.
tokaido-event-met = { $seat } fait une rencontre : { $encounter }.
tokaido-event-entertained = { $seat } donne un spectacle : +1, et 1 pièce.
tokaido-event-received = { $seat } reçoit { $souvenir } : +{ $points }.
tokaido-event-honoured = { $seat } reçoit les honneurs : +{ $points }.
tokaido-event-funded = { $seat } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
tokaido-event-blessed = Une pièce est déposée au temple pour { $seat } : +1.
tokaido-event-offered = Le relais offre { $meal } à { $seat }.
tokaido-event-refused = { $seat } refuse le repas offert.
tokaido-event-looked = { $seat } consulte le menu : { $meal }.
tokaido-event-ate = { $seat } mange { $meal } { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
    } : +{ $points }.
tokaido-event-fasted = { $seat } ne mange pas.
tokaido-event-neutral-gave = { $piece } laisse une pièce au temple.
tokaido-event-neutral-ate = Un repas quitte le menu à l’insu de tous.
tokaido-event-neutral-fasted = { $piece } ne trouve plus rien au menu.
tokaido-event-found-nothing = Il ne reste rien pour { $seat }.
tokaido-event-ranked = { $piece } reçoit une récompense pour { $offering ->
    [one] { $offering } pièce offerte
   *[other] { $offering } pièces offertes
    } : +{ $points }.
tokaido-event-arrived = { $seat } finit le voyage avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, à la { $rank ->
    [1] 1re
   *[other] { $rank }e
    } place.

## Ce qui est demandé, et les réponses
tokaido-ask-keep = Quel voyageur serez-vous ?
tokaido-ask-walk = Où allez-vous ?
tokaido-ask-walk-neutral = Vous êtes en tête : où va le voyageur neutre ?
tokaido-ask-buy = Qu’achetez-vous ?
tokaido-ask-give = Combien offrez-vous ?
tokaido-ask-accept = Le relais vous offre { $names }. Acceptez-vous ?
tokaido-ask-eat = Que mangez-vous ?
tokaido-ask-take = Quelle section prenez-vous ?
tokaido-ask-meet = Qui rencontrez-vous ?
tokaido-choice-walk = { $number } { $names }
tokaido-choice-buy = { $names } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } : +{ $points }
tokaido-choice-buy-nothing = Rien
tokaido-choice-give = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } : +{ $points }
tokaido-choice-give-extra = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } et 1 de la réserve : +{ $points }
tokaido-choice-accept = Accepter : +{ $points }
tokaido-choice-refuse = Refuser et consulter le menu
tokaido-choice-eat = { $names } { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
    } : +{ $points }
tokaido-choice-eat-nothing = Rien
tokaido-choice-take = { $names } : +{ $points }
tokaido-choice-take-nothing = Aucune
