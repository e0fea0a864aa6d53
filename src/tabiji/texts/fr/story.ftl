# Ce qui vous arrive, en français

page-story-place = Montrer l’endroit
page-since = Depuis votre dernier coup
page-since-earlier = Coups précédents
page-since-nobody = Personne n’a encore joué depuis.

## Tokaido
tokaido-you-dealt = Vous recevez { $traveler }.
tokaido-you-kept = Vous gardez { $traveler }.
tokaido-you-set-out = Vous prenez la route ({ $traveler }), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } en poche.
tokaido-you-walked = Vous marchez jusqu’à l’emplacement { $space } ({ $number }).
tokaido-you-farmed = Vous gagnez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
tokaido-you-bathed = Vous vous baignez : +{ $points }.
tokaido-you-beheld = Vous prenez la section { $section } du { $panorama } : +{ $section }.
tokaido-you-declined = Vous ne prenez aucune section.
tokaido-you-achieved = Vous obtenez l’accomplissement « { $achievement } » : +{ $points }.
tokaido-you-shown = Vous découvrez { $souvenir }.
tokaido-you-bought = Vous achetez { $souvenir } : +{ $points }.
tokaido-you-bought-nothing = Vous n’achetez rien.
tokaido-you-gave = Vous offrez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }{ $extra ->
    [0] {""}
   *[other] {" "}et 1 de la réserve
    }.
tokaido-you-considered = Vous hésitez entre { $encounter }.
tokaido-you-met = Vous faites une rencontre : { $encounter }.
tokaido-you-entertained = Vous donnez un spectacle : +1, et 1 pièce.
tokaido-you-received = Vous recevez { $souvenir } : +{ $points }.
tokaido-you-honoured = Vous recevez les honneurs : +{ $points }.
tokaido-you-funded = Vous recevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
tokaido-you-blessed = Une pièce est déposée au temple pour vous : +1.
tokaido-you-offered = Le relais vous offre { $meal }.
tokaido-you-refused = Vous refusez le repas offert.
tokaido-you-looked = Vous consultez le menu : { $meal }.
tokaido-you-ate = Vous mangez { $meal } { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
    } : +{ $points }.
tokaido-you-fasted = Vous ne mangez pas.
tokaido-you-found-nothing = Il ne reste rien pour vous.
tokaido-you-ranked = Vous recevez une récompense pour { $offering ->
    [one] { $offering } pièce offerte
   *[other] { $offering } pièces offertes
    } : +{ $points }.
tokaido-you-arrived = Vous finissez le voyage avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, à la { $rank ->
    [1] 1re
   *[other] { $rank }e
    } place.

## Namiji
namiji-you-set-out = Vous attendez au port, à la { $place ->
    [1] 1re
   *[other] { $place }e
    } place.
namiji-you-sailed = Vous naviguez jusqu’à la station { $space } ({ $number }).
namiji-you-found-nothing = Vous ne trouvez rien à y faire.
namiji-you-moored = Vous vous amarrez à l’emplacement { $slot }.
namiji-you-looked = Vous consultez les cartes Ponton : { $dock-card }.
namiji-you-took = Vous prenez « { $dock-card } »{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }.
namiji-you-caught = Vous pêchez un { $fish }.
namiji-you-drew-fish = Vous tirez un { $fish } des profondeurs.
namiji-you-put-away = Vous vous arrêtez de pêcher.
namiji-you-released = Vous relâchez le { $fish }.
namiji-you-placed = Vous placez le { $fish } en { $cell }.
namiji-you-row-scored = Vous complétez la ligne { $row } : +{ $points }.
namiji-you-column-scored = Vous complétez la colonne { $column } : +{ $points }.
namiji-you-revealed = Vous révélez un { $net }.
namiji-you-spread = Vous étendez le { $net } sur { $cell }.
namiji-you-drew = Vous piochez dans le sac : { $crustacean }.
namiji-you-lost-haul = Trop de crabes : vous perdez une prise de { $count ->
    [one] { $count } crustacé
   *[other] { $count } crustacés
    }.
namiji-you-hauled = Vous remontez { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
    } et { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
    } : +{ $points }.
namiji-you-landed = Vous prenez encore { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
    } à l’épuisette : +{ $points }.
namiji-you-offered = Vous faites don d’une offrande à la mer ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
    }.
namiji-you-beheld = Vous prenez la section { $section } du { $panorama } : +{ $section }.
namiji-you-completed = Vous complétez le { $panorama } avant tout le monde : +{ $points }.
namiji-you-profited = Vous profitez de la carte « { $dock-card } » : +{ $points }.
namiji-you-considered = Vous consultez le rocher sacré : { $rock }.
namiji-you-kept = Vous gardez « { $rock } ».
namiji-you-kept-rock = Vous gardez une carte Rocher sacré.
namiji-you-arrived = Vous arrivez au port, à la { $place ->
    [1] 1re
   *[other] { $place }e
    } place{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: +{ $points }
    }.
namiji-you-fulfilled = Vous révélez « { $rock } » : +{ $points }.
namiji-you-missed = Vous avez manqué « { $rock } ».
namiji-you-penalised = Vous { $left ->
    [0] n’avez plus d’offrande à bord
    [one] avez encore { $left } offrande à bord : −{ $points }
   *[other] avez encore { $left } offrandes à bord : −{ $points }
    }.
namiji-you-finished = Vous finissez le voyage avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, à la { $rank ->
    [1] 1re
   *[other] { $rank }e
    } place.
