# Pourquoi un choix est bon ou mauvais, en français. Personne n’est interpellé : on les lit aussi à propos des autres

## Tous les jeux
cause-none = Aucune raison ne l’emporte : plusieurs petites choses s’ajoutent.
cause-moves-again = Reste derrière, et rejoue donc aussitôt.
cause-frees-stops = { $name } pourra s’arrêter sur { $count } cases libres avant celle-ci.
cause-gains = { $points ->
    [one] Environ un point de plus d’ici la fin : { $source }.
   *[other] Environ { $points } points de plus d’ici la fin : { $source }.
    }
cause-loses = { $points ->
    [one] Environ un point de moins d’ici la fin : { $source }.
   *[other] Environ { $points } points de moins d’ici la fin : { $source }.
    }
cause-costs = { $points ->
    [one] Coûte environ un point à { $name } d’ici la fin.
   *[other] Coûte environ { $points } points à { $name } d’ici la fin.
    }
cause-helps = { $points ->
    [one] Rapporte environ un point à { $name } d’ici la fin.
   *[other] Rapporte environ { $points } points à { $name } d’ici la fin.
    }

## Tokaido
tokaido-cause-panorama-first = { $names } : terminé avant tous les autres, +{ $points } tout de suite.
tokaido-cause-panorama-completes = { $names } : terminé, +{ $points } tout de suite.
tokaido-cause-panorama-needed = { $names } : il faut toutes les cases qui restent pour le terminer.
tokaido-cause-panorama-grows = { $names } : section { $count } sur { $total }, +{ $points } tout de suite, et la suivante rapporte plus.
tokaido-cause-panorama-lost = { $names } : il ne restera plus assez de cases pour le terminer.
tokaido-cause-farm-only = Plus une pièce en poche, et c’est la seule ferme avant le relais.
tokaido-cause-farm-low = { $count ->
    [one] Une seule pièce en poche, et c’est la seule ferme avant le relais.
   *[other] Seulement { $count } pièces en poche, et c’est la seule ferme avant le relais.
    }
tokaido-cause-coins-meals = { $count } pièces, de quoi payer des repas.
tokaido-cause-coins-souvenirs = { $count } pièces, de quoi payer des souvenirs.
tokaido-cause-coins-temple = { $count } pièces, de quoi faire des offrandes au temple.
tokaido-cause-inn-first = Arrive au relais avant tout le monde : tous les repas sont encore là.
tokaido-cause-inn-poor = Plus une pièce en poche pour payer un repas.
tokaido-cause-shop-set = { $count ->
    [one] Il manque une famille à la collection : { $names }.
   *[other] Il manque { $count } familles à la collection : { $names }.
    }
tokaido-cause-temple-place = { $total ->
    [one] Une pièce donnée mène au rang { $count } du temple : { $points } points si cela reste ainsi.
   *[other] { $total } pièces données mènent au rang { $count } du temple : { $points } points si cela reste ainsi.
    }
tokaido-cause-achievement-lead = { $names } : devant tous les autres, { $points } points si cela reste ainsi.
tokaido-cause-spring = Un bain rapporte aussitôt { $count } ou { $points } points.
tokaido-cause-blocks-farm = { $name } n’a plus une pièce, et c’est la seule ferme avant le relais.
tokaido-cause-blocks-panorama = { $names } : il ne manque qu’une section à { $name }, et c’est la seule case pour cela avant le relais.
tokaido-cause-set-completes = Termine la collection numéro { $count } : +{ $points } tout de suite.
tokaido-cause-souvenirs-now = { $count ->
    [one] Le souvenir rapporte { $points } points tout de suite.
   *[other] Les { $count } souvenirs rapportent { $points } points tout de suite.
    }
tokaido-cause-purse-kept = { $count ->
    [one] Une pièce reste en poche pour un repas.
   *[other] { $count } pièces restent en poche pour un repas.
    }
tokaido-cause-purse-empty = Plus une pièce ne reste en poche pour un repas.
tokaido-cause-meal-now = Un repas rapporte { $points } points tout de suite.
tokaido-cause-meal-cheap = { $count ->
    [one] Autant de points que le repas le plus cher, pour une pièce de moins.
   *[other] Autant de points que le repas le plus cher, pour { $count } pièces de moins.
    }
tokaido-cause-meal-free = { $points } points, sans dépenser une pièce.

## Namiji
namiji-cause-panorama-first = { $names } : terminé avant tous les autres, +{ $points } tout de suite.
namiji-cause-panorama-completes = { $names } : terminé, +{ $points } tout de suite.
namiji-cause-panorama-needed = { $names } : il faut toutes les cases qui restent pour le terminer.
namiji-cause-panorama-grows = { $names } : section { $count } sur { $total }, +{ $points } tout de suite, et la suivante rapporte plus.
namiji-cause-panorama-lost = { $names } : il ne restera plus assez de cases pour le terminer.
namiji-cause-blocks-panorama = { $names } : il ne manque qu’une section à { $name }, et c’est la seule case pour cela avant le ponton.
namiji-cause-rock-fulfils = Accomplit la carte secrète « { $names } » : { $points } points à la fin.
namiji-cause-rock-advances = Fait avancer la carte secrète « { $names } » : { $count } sur { $total }.
namiji-cause-rock-done = « { $names } » est déjà accomplie : { $points } points à la fin.
namiji-cause-rock-open = « { $names } » : déjà { $count } sur { $total }, pour { $points } points à la fin.
namiji-cause-upgrade-pays = { $names } : son effet joue ici, +{ $points } tout de suite.
namiji-cause-upgrade-stops = { $count ->
    [one] { $names } : peut encore servir sur une case.
   *[other] { $names } : peut encore servir sur { $count } cases.
    }
namiji-cause-meal-now = { $names } : { $points } points tout de suite.
namiji-cause-arrival = Arrive au rang { $count } : { $points } points.
namiji-cause-moor-first = Choisit avant tout le monde parmi les cartes du ponton.
namiji-cause-offering-saved = { $count ->
    [one] Une offrande à la mer : { $points } points de pénalité en moins.
   *[other] { $count } offrandes à la mer : { $points } points de pénalité en moins.
    }
namiji-cause-lines-now = { $count ->
    [one] Termine une rangée ou une colonne du casier : +{ $points } tout de suite.
   *[other] Termine { $count } rangées ou colonnes du casier : +{ $points } tout de suite.
    }
namiji-cause-lines-open = { $count ->
    [one] Convient à une rangée ou une colonne à laquelle il ne manque rien d’autre : { $points } points.
   *[other] Convient à { $count } rangées ou colonnes auxquelles il ne manque rien d’autre : jusqu’à { $points } points.
    }
namiji-cause-fish-waits = { $count ->
    [one] Un poisson visible termine une rangée ou une colonne du casier : { $points } points.
   *[other] Des poissons visibles terminent l’une de { $count } rangées ou colonnes du casier : jusqu’à { $points } points.
    }
namiji-cause-trap-bag = Dans le sac, il y a { $count } crevettes sur { $total }.
namiji-cause-trap-safe = La prochaine pioche ne peut pas gâcher la prise.
namiji-cause-trap-risk = { $points ->
    [one] { $count } crabes sur { $total } dans le sac : le prochain ferait perdre la prise.
   *[other] { $count } crabes sur { $total } dans le sac : le prochain ferait perdre les { $points } prises.
    }
namiji-cause-trap-danger = { $points ->
    [one] { $count } crabes sur { $total } dans le sac : chacun ferait perdre la prise.
   *[other] { $count } crabes sur { $total } dans le sac : chacun ferait perdre les { $points } prises.
    }
