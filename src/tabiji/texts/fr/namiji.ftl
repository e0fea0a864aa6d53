# Namiji en français. Un nom peut en dire plus sur lui-même dans .about

namiji = Namiji
    .about = Faites une fois le tour de la carte marine et rentrez avec la plus belle pêche.

namiji-neutral = Le bateau neutre

## Les stations
namiji-space-port = Port
    .about = La fin du voyage. Plus on arrive tôt, plus on gagne de points.
namiji-space-dock = Ponton
    .about = Tout le monde s’y arrête. Choisissez un emplacement : les petits numéros choisissent d’abord leur carte Ponton, les grands repartent d’abord.
namiji-space-line = Pêche à la ligne
    .about = Prenez un poisson du banc, puis placez-le dans votre casier ou relâchez-le.
namiji-space-net = Pêche au filet
    .about = Révélez un filet de deux poissons et placez-le sur deux cases voisines, ou laissez-le.
namiji-space-trap = Nasse à crustacés
    .about = Piochez jusqu’à cinq crustacés, un point chacun ; un deuxième crabe fait perdre la prise.
namiji-space-whirlpool = Tourbillon
    .about = Confiez une offrande à la mer ; celles qui restent à bord coûtent des points à la fin.
namiji-space-rock = Rocher sacré
    .about = Consultez deux cartes et gardez-en une en secret ; si son objectif est atteint, elle rapporte ses points à la fin.
namiji-space-dolphin = Dauphin
    .about = Prenez la section suivante du Panorama Dauphin ; elle vaut son numéro en points.
namiji-space-octopus = Pieuvre
    .about = Prenez la section suivante du Panorama Pieuvre ; elle vaut son numéro en points.
namiji-space-whale = Baleine
    .about = Prenez la section suivante du Panorama Baleine ; elle vaut son numéro en points.

## Les poissons et les filets
namiji-fish-blue-1 = poisson bleu effilé
    .about = Bleu, marqué d’un disque.
namiji-fish-blue-2 = poisson bleu rond
    .about = Bleu, marqué d’un disque.
namiji-fish-blue-3 = poisson bleu plat
    .about = Bleu, marqué d’un disque.
namiji-fish-orange-1 = poisson orange effilé
    .about = Orange, marqué d’une étoile.
namiji-fish-orange-2 = poisson orange rond
    .about = Orange, marqué d’une étoile.
namiji-fish-orange-3 = poisson orange plat
    .about = Orange, marqué d’une étoile.
namiji-fish-green-1 = poisson vert effilé
    .about = Vert, marqué d’une feuille.
namiji-fish-green-2 = poisson vert rond
    .about = Vert, marqué d’une feuille.
namiji-fish-green-3 = poisson vert plat
    .about = Vert, marqué d’une feuille.
namiji-net-blue-1 = filet de deux poissons bleus effilés
    .about = Couvre deux cases voisines.
namiji-net-blue-2 = filet de deux poissons bleus ronds
    .about = Couvre deux cases voisines.
namiji-net-blue-3 = filet de deux poissons bleus plats
    .about = Couvre deux cases voisines.
namiji-net-orange-1 = filet de deux poissons orange effilés
    .about = Couvre deux cases voisines.
namiji-net-orange-2 = filet de deux poissons orange ronds
    .about = Couvre deux cases voisines.
namiji-net-orange-3 = filet de deux poissons orange plats
    .about = Couvre deux cases voisines.
namiji-net-green-1 = filet de deux poissons verts effilés
    .about = Couvre deux cases voisines.
namiji-net-green-2 = filet de deux poissons verts ronds
    .about = Couvre deux cases voisines.
namiji-net-green-3 = filet de deux poissons verts plats
    .about = Couvre deux cases voisines.

## Les crustacés
namiji-crustacean-shrimp = crevette
    .about = Vaut un point.
namiji-crustacean-crab = crabe
    .about = Vaut un point, mais le deuxième d’un même arrêt fait perdre la prise.

## Les panoramas
namiji-panorama-dolphin = Panorama Dauphin
    .about = Trois sections, qui valent 1, 2 et 3 points.
namiji-panorama-octopus = Panorama Pieuvre
    .about = Quatre sections, qui valent de 1 à 4 points.
namiji-panorama-whale = Panorama Baleine
    .about = Cinq sections, qui valent de 1 à 5 points.

## Les cartes Ponton
namiji-dock-card-makis = Makis
    .about = Un repas qui vaut 5 points.
namiji-dock-card-sashimi = Sashimi
    .about = Un repas qui vaut 5 points.
namiji-dock-card-onigiri = Onigiri
    .about = Un repas qui vaut 4 points.
namiji-dock-card-ramen = Ramen
    .about = Un repas qui vaut 4 points.
namiji-dock-card-tempura = Tempura
    .about = Un repas qui vaut 4 points.
namiji-dock-card-takoyaki = Takoyaki
    .about = Un repas qui vaut 4 points.
namiji-dock-card-second-hook = Second hameçon
    .about = Pêche à la ligne : pêchez encore une fois après le premier poisson.
namiji-dock-card-bait = Appât
    .about = Pêche à la ligne : 1 point pour chaque poisson que vous placez.
namiji-dock-card-great-net = Grand filet
    .about = Pêche au filet : révélez-en trois, placez-en un au plus, 2 points si vous le faites.
namiji-dock-card-sturdy-trap = Nasse solide
    .about = Nasse à crustacés : il faut un crabe de plus pour perdre la prise.
namiji-dock-card-landing-net = Épuisette
    .about = Nasse à crustacés : après une prise gardée, prenez 2 crevettes dans le sac, un point chacune.
namiji-dock-card-incense = Encens
    .about = Tourbillon : 3 points quand vous confiez une offrande à la mer.
namiji-dock-card-offering-boat = Barque d’offrandes
    .about = Tourbillon : vous pouvez confier une deuxième offrande à la mer.
namiji-dock-card-spyglass = Longue-vue
    .about = Panoramas : 1 point pour chaque section que vous prenez.
namiji-dock-card-sacred-rope = Corde sacrée
    .about = Rocher sacré : piochez trois cartes et gardez-en deux.
namiji-dock-card-stone-lantern = Lanterne de pierre
    .about = Rocher sacré : 2 points quand vous gardez une carte.

## Les cartes Rocher sacré
namiji-rock-skilful-fisher = Pêcheur habile
    .about = Au moins 3 lignes ou colonnes qui rapportent : 4 points.
namiji-rock-full-crate = Casier plein
    .about = Au moins 10 cases remplies : 4 points.
namiji-rock-tide-of-shrimp = Marée de crevettes
    .about = Au moins 5 crevettes : 4 points.
namiji-rock-full-trap = Nasse pleine
    .about = Au moins 6 crustacés : 4 points.
namiji-rock-eye-of-the-octopus = Œil de la pieuvre
    .about = Au moins 3 sections de la pieuvre : 4 points.
namiji-rock-song-of-the-whale = Chant de la baleine
    .about = Au moins 4 sections de la baleine : 4 points.
namiji-rock-great-beholder = Grand contemplateur
    .about = Au moins 7 sections en tout : 4 points.
namiji-rock-devoted-to-ryujin = Dévotion à Ryujin
    .about = Plus aucune offrande à bord : 4 points.
namiji-rock-pilgrim-of-the-rocks = Pèlerin des rochers
    .about = Au moins 4 cartes Rocher sacré, celle-ci comprise : 4 points.
namiji-rock-blue-school = Banc bleu
    .about = Au moins 4 poissons bleus dans le casier : 3 points.
namiji-rock-orange-school = Banc orange
    .about = Au moins 4 poissons orange dans le casier : 3 points.
namiji-rock-green-school = Banc vert
    .about = Au moins 4 poissons verts dans le casier : 3 points.
namiji-rock-fine-row = Belle ligne
    .about = Au moins 1 ligne qui rapporte : 3 points.
namiji-rock-master-of-nets = Maître des filets
    .about = Au moins 2 filets dans le casier : 3 points.
namiji-rock-golden-claws = Pinces d’or
    .about = Au moins 2 crabes : 3 points.
namiji-rock-friend-of-dolphins = Ami des dauphins
    .about = Les 3 sections du dauphin : 3 points.
namiji-rock-beholder = Contemplateur
    .about = Une section de chaque panorama : 3 points.
namiji-rock-open-hand = Main ouverte
    .about = Au plus 1 offrande encore à bord : 3 points.
namiji-rock-gourmet = Gourmet
    .about = Au moins 2 repas : 3 points.
namiji-rock-well-equipped = Bien équipé
    .about = Au moins 2 améliorations : 3 points.

## Les sens du parcours
namiji-direction-clockwise = Sens horaire
    .about = Le tour de la carte marine, avec le soleil.
namiji-direction-counterclockwise = Sens antihoraire
    .about = Le tour de la carte marine, dans l’autre sens.

## Ce qui se passe
namiji-event-set-out = { $piece } attend au port, à la { $place ->
    [1] 1re
   *[other] { $place }e
    } place.
namiji-event-surfaced = Un { $fish } fait surface.
namiji-event-sailed = { $piece } vogue jusqu’à la station { $number } ({ $space }).
namiji-event-moored = { $piece } s’amarre à l’emplacement { $slot }.
namiji-event-looked = { $seat } consulte les cartes Ponton : { $dock-card }.
namiji-event-took = { $seat } prend « { $dock-card } »{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }.
namiji-event-neutral-took = Une carte Ponton est écartée à l’insu de tous.
namiji-event-caught = { $seat } pêche un { $fish }.
namiji-event-drew-fish = { $seat } tire un { $fish } des profondeurs.
namiji-event-put-away = { $seat } s’arrête de pêcher.
namiji-event-released = { $seat } relâche le { $fish }.
namiji-event-placed = { $seat } place le { $fish } en { $cell }.
namiji-event-row-scored = { $seat } complète la ligne { $row } : +{ $points }.
namiji-event-column-scored = { $seat } complète la colonne { $column } : +{ $points }.
namiji-event-revealed = { $seat } révèle un { $net }.
namiji-event-spread = { $seat } étend le { $net } sur { $cell }.
namiji-event-returned = Le { $net } retourne sous la pile.
namiji-event-drew = { $seat } pioche dans le sac : { $crustacean }.
namiji-event-lost-haul = Trop de crabes : { $seat } perd une prise de { $count ->
    [one] { $count } crustacé
   *[other] { $count } crustacés
    }.
namiji-event-hauled = { $seat } remonte { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
    } et { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
    } : +{ $points }.
namiji-event-landed = { $seat } prend encore { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
    } à l’épuisette : +{ $points }.
namiji-event-offered = { $seat } confie une offrande à la mer ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
    }.
namiji-event-beheld = { $seat } prend la section { $section } du { $panorama } : +{ $section }.
namiji-event-completed = { $seat } complète le { $panorama } avant tout le monde : +{ $points }.
namiji-event-profited = { $seat } profite de la carte « { $dock-card } » : +{ $points }.
namiji-event-considered = { $seat } consulte le rocher sacré : { $rock }.
namiji-event-kept = { $seat } garde « { $rock } ».
namiji-event-kept-rock = { $seat } garde une carte Rocher sacré.
namiji-event-arrived = { $piece } arrive au port, à la { $place ->
    [1] 1re
   *[other] { $place }e
    } place{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }.
namiji-event-fulfilled = { $seat } révèle « { $rock } » : +{ $points }.
namiji-event-missed = { $seat } a manqué « { $rock } ».
namiji-event-penalised = { $seat } { $left ->
    [0] n’a plus d’offrande à bord
    [one] a encore { $left } offrande à bord : −{ $points }
   *[other] a encore { $left } offrandes à bord : −{ $points }
    }.
namiji-event-finished = { $seat } finit le voyage avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, à la { $rank ->
    [1] 1re
   *[other] { $rank }e
    } place.

## Ce qui est demandé, et les réponses
namiji-ask-sail = Vers où voguez-vous ?
namiji-ask-sail-neutral = Vers où vogue le bateau neutre ?
namiji-ask-moor = À quel emplacement vous amarrez-vous ?
namiji-ask-moor-neutral = À quel emplacement s’amarre le bateau neutre ?
namiji-ask-take = Quelle carte Ponton prenez-vous ?
namiji-ask-fish = Quel poisson prenez-vous ?
namiji-ask-place = Où placez-vous le poisson ?
namiji-ask-cast = Combien de filets révélez-vous ?
namiji-ask-choose = Quel filet étendez-vous ?
namiji-ask-spread = Où étendez-vous le filet ?
namiji-ask-haul = Piochez-vous encore ?
namiji-ask-land = Combien d’épuisettes utilisez-vous ?
namiji-ask-offer = Combien d’offrandes de plus confiez-vous à la mer ?
namiji-ask-draw = Combien de cartes Rocher sacré piochez-vous ?
namiji-ask-keep = Quelle carte Rocher sacré gardez-vous ?
namiji-choice-sail = { $number } { $names }
namiji-choice-moor = Emplacement { $count }
namiji-choice-take = { $names }
namiji-choice-fish = Le { $names }
namiji-choice-fish-hidden = Un poisson des profondeurs, à l’aveugle
namiji-choice-fish-no-more = Plus aucun
namiji-choice-place = { $names }{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }
namiji-choice-release = Relâcher le { $names }
namiji-choice-cast = { $count }
namiji-choice-choose = Le { $names }
namiji-choice-choose-nothing = Aucun
namiji-choice-spread = { $names }{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }
namiji-choice-decline = Laisser le { $names }
namiji-choice-again = Piocher encore
namiji-choice-haul = Remonter la prise : +{ $points }
namiji-choice-land = { $count } : +{ $points }
namiji-choice-offer = { $count }
namiji-choice-draw = { $count }
