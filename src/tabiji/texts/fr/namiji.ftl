# Namiji en français. Un nom peut en dire plus sur lui-même dans .about

namiji = Namiji
    .about = Faites une fois le tour de la carte marine et rentrez avec la plus belle pêche.

namiji-neutral = Le bateau neutre
namiji-now = Naviguer maintenant
namiji-help = La route maritime se lit de gauche à droite et de haut en bas, un tronçon entre deux pontons par ligne, et finit là où elle commence. Les lettres marquent les bateaux ; deux points, un emplacement pour deux, où le second arrivé se tient derrière et repart en premier. À deux joueurs, le joueur en tête déplace le bateau neutre (N). Le premier jeton du casier couvre la case en haut à gauche, chacun des suivants en touche un autre par un côté. Un poisson du casier montre sa couleur (● bleu, ★ orange, ♣ vert) et sa forme (< effilé, o rond, ▭ plat). Le dernier joue, et rejoue tant qu’il reste dernier.
namiji-option-direction = Sens

## Les stations
namiji-space-port = Port
    .about = La fin du voyage. Plus on arrive tôt, plus on gagne de points.
namiji-space-dock = Ponton
    .about = Tout le monde s’y arrête. Choisissez un emplacement : les petits numéros choisissent d’abord leur carte Ponton, les grands repartent d’abord.
namiji-space-line = Pêche à la ligne
    .about = Prenez un poisson du banc, puis placez-le dans votre casier ou relâchez-le. Le premier occupe la case en haut à gauche, chacun des suivants en touche un autre par un côté.
namiji-space-net = Pêche au filet
    .about = Révélez un filet de deux poissons et placez-le sur deux cases voisines, ou laissez-le. Le premier jeton couvre la case en haut à gauche, chacun des suivants en touche un autre par un côté.
namiji-space-trap = Nasse à crustacés
    .about = Piochez jusqu’à { $most } crustacés, un point chacun. Gare aux crabes : au { $crabs }e crabe pioché lors de l’arrêt, la prise est perdue.
namiji-space-whirlpool = Tourbillon
    .about = Faites don d’une offrande à la mer ; celles qui restent à bord coûtent des points à la fin.
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
    .about = Vaut un point, mais au { $crabs }e crabe pioché lors d’un arrêt, la prise est perdue ; chaque nasse solide en permet un de plus.

## Les panoramas
namiji-panorama-dolphin = Panorama Dauphin
    .about = Des sections qui valent de 1 à { $sections } points ; +{ $points } pour le premier joueur à le compléter.
namiji-panorama-octopus = Panorama Pieuvre
    .about = Des sections qui valent de 1 à { $sections } points ; +{ $points } pour le premier joueur à le compléter.
namiji-panorama-whale = Panorama Baleine
    .about = Des sections qui valent de 1 à { $sections } points ; +{ $points } pour le premier joueur à le compléter.

## Les cartes Ponton
namiji-dock-card-makis = Makis
    .about = Un repas : +{ $points }.
namiji-dock-card-sashimi = Sashimi
    .about = Un repas : +{ $points }.
namiji-dock-card-onigiri = Onigiri
    .about = Un repas : +{ $points }.
namiji-dock-card-ramen = Ramen
    .about = Un repas : +{ $points }.
namiji-dock-card-tempura = Tempura
    .about = Un repas : +{ $points }.
namiji-dock-card-takoyaki = Takoyaki
    .about = Un repas : +{ $points }.
namiji-dock-card-second-hook = Second hameçon
    .about = Pêche à la ligne : vous pouvez pêcher encore une fois après le premier poisson.
namiji-dock-card-bait = Appât
    .about = Pêche à la ligne : +{ $points } pour un poisson placé, une fois par arrêt.
namiji-dock-card-great-net = Grand filet
    .about = Pêche au filet : vous pouvez en révéler { $nets } et en placer un au plus ; +{ $points } si vous le faites.
namiji-dock-card-sturdy-trap = Nasse solide
    .about = Nasse à crustacés : il faut un crabe de plus pour perdre la prise.
namiji-dock-card-landing-net = Épuisette
    .about = Nasse à crustacés : après une prise gardée, vous pouvez prendre { $shrimp } crevettes dans le sac, un point chacune.
namiji-dock-card-incense = Encens
    .about = Tourbillon : +{ $points } quand vous faites don d’une offrande, une fois par arrêt.
namiji-dock-card-offering-boat = Barque d’offrandes
    .about = Tourbillon : vous pouvez faire don d’une deuxième offrande.
namiji-dock-card-spyglass = Longue-vue
    .about = Panoramas : +{ $points } pour chaque section que vous prenez.
namiji-dock-card-sacred-rope = Corde sacrée
    .about = Rocher sacré : vous pouvez piocher trois cartes et en garder deux.
namiji-dock-card-stone-lantern = Lanterne de pierre
    .about = Rocher sacré : +{ $points } quand vous gardez une carte, une fois par arrêt.

## Les cartes Rocher sacré
namiji-rock-skilful-fisher = Pêcheur habile
    .about = Lignes ou colonnes qui rapportent, au moins { $needs } : +{ $points }.
namiji-rock-full-crate = Casier plein
    .about = Cases remplies, au moins { $needs } : +{ $points }.
namiji-rock-tide-of-shrimp = Marée de crevettes
    .about = Crevettes, au moins { $needs } : +{ $points }.
namiji-rock-full-trap = Nasse pleine
    .about = Crustacés, au moins { $needs } : +{ $points }.
namiji-rock-eye-of-the-octopus = Œil de la pieuvre
    .about = Sections de la pieuvre, au moins { $needs } : +{ $points }.
namiji-rock-song-of-the-whale = Chant de la baleine
    .about = Sections de la baleine, au moins { $needs } : +{ $points }.
namiji-rock-great-beholder = Grand contemplateur
    .about = Sections en tout, au moins { $needs } : +{ $points }.
namiji-rock-devoted-to-ryujin = Dévotion à Ryujin
    .about = { $left ->
        [0] Plus aucune offrande à bord
       *[other] Offrandes encore à bord, au plus { $left }
        } : +{ $points }.
namiji-rock-pilgrim-of-the-rocks = Pèlerin des rochers
    .about = Cartes Rocher sacré, celle-ci comprise, au moins { $needs } : +{ $points }.
namiji-rock-blue-school = Banc bleu
    .about = Poissons bleus dans le casier, au moins { $needs } : +{ $points }.
namiji-rock-orange-school = Banc orange
    .about = Poissons orange dans le casier, au moins { $needs } : +{ $points }.
namiji-rock-green-school = Banc vert
    .about = Poissons verts dans le casier, au moins { $needs } : +{ $points }.
namiji-rock-fine-row = Belle ligne
    .about = Lignes qui rapportent, au moins { $needs } : +{ $points }.
namiji-rock-master-of-nets = Maître des filets
    .about = Filets dans le casier, au moins { $needs } : +{ $points }.
namiji-rock-golden-claws = Pinces d’or
    .about = Crabes, au moins { $needs } : +{ $points }.
namiji-rock-friend-of-dolphins = Ami des dauphins
    .about = Sections du dauphin, au moins { $needs } : +{ $points }.
namiji-rock-beholder = Contemplateur
    .about = Sections de chaque panorama, au moins { $needs } : +{ $points }.
namiji-rock-open-hand = Main ouverte
    .about = { $left ->
        [0] Plus aucune offrande à bord
       *[other] Offrandes encore à bord, au plus { $left }
        } : +{ $points }.
namiji-rock-gourmet = Gourmet
    .about = Repas, au moins { $needs } : +{ $points }.
namiji-rock-well-equipped = Bien équipé
    .about = Améliorations, au moins { $needs } : +{ $points }.

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
namiji-event-sailed = { $piece } navigue jusqu’à la station { $space } ({ $number }).
namiji-event-found-nothing = { $seat } ne trouve rien à y faire.
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
namiji-event-offered = { $seat } fait don d’une offrande à la mer ; { $left ->
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
namiji-ask-sail = Où allez-vous ?
namiji-ask-sail-neutral = Vous êtes en tête : où va le bateau neutre ?
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
namiji-ask-offer = De combien d’offrandes de plus faites-vous don ?
namiji-ask-draw = Combien de cartes Rocher sacré piochez-vous ?
namiji-ask-keep = Quelle carte Rocher sacré gardez-vous ?
namiji-choice-sail = { $number } { $names }
namiji-choice-moor = Emplacement { $count }
namiji-choice-take = Prendre { $names }
namiji-choice-fish = Prendre le { $names }
namiji-choice-fish-hidden = Un poisson des profondeurs, à l’aveugle
namiji-choice-fish-no-more = Plus aucun
namiji-choice-place = Le ranger en { $names }{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }
namiji-choice-release = Relâcher le { $names }
namiji-choice-cast = { $count ->
    [one] Révéler { $count } filet
   *[other] Révéler { $count } filets
    }
namiji-choice-choose = Choisir le { $names }
namiji-choice-choose-nothing = N’en choisir aucun
namiji-choice-spread = L’étendre sur { $names }{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }
namiji-choice-decline = Laisser le { $names }
namiji-choice-again = Piocher encore
namiji-choice-haul = Remonter la prise : +{ $points }
namiji-choice-land = { $count ->
    [0] N’en utiliser aucune
    [one] Utiliser { $count } épuisette
   *[other] Utiliser { $count } épuisettes
    } : +{ $points }
namiji-choice-offer = { $count ->
    [0] Ne plus rien donner
   *[other] En donner encore { $count }
    }
namiji-choice-draw = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
    }
