# Apprendre sur la page, en français

## Interroger le sage
page-hint = Indice
page-hint-title = Que ferait le sage ?
page-hint-thinking = Le sage réfléchit…
page-hint-first = La première fois sur cette machine, il déballe ses affaires : cela prend un moment.
page-hint-compared = Chances de victoire, puis ce que chaque choix rapporte d’ici la fin, comparé aux autres choix.
page-hint-do = Jouer ce coup
page-hints-agreed = Chacun peut demander un indice au sage
page-hints-used = { $count ->
    [one] { $name } a interrogé le sage une fois.
   *[other] { $name } a interrogé le sage { $count } fois.
    }
page-chance = { $percent } %
page-chance-label = Chances de victoire : { $percent } %
page-reason-coins-more = { $count ->
    [one] Rapporte aussitôt une pièce.
   *[other] Rapporte aussitôt { $count } pièces.
    }
page-reason-coins-less = { $count ->
    [one] Coûte une pièce.
   *[other] Coûte { $count } pièces.
    }
page-reason-points = { $count ->
    [one] Rapporte aussitôt un point.
   *[other] Rapporte aussitôt { $count } points.
    }
page-reason-again = Vous rejouez ensuite.
page-reason-next = Ensuite, c’est à { $name }.
page-reason-more = D’ici la fin : { $list }.
page-reason-more-one = +{ $points } { $source }
page-reason-less-one = −{ $points } { $source }
page-reason-denies = Prive { $name } d’environ { $points } points.
page-from-panoramas = panoramas
page-from-springs = sources chaudes
page-from-encounters = rencontres
page-from-souvenirs = souvenirs
page-from-meals = repas
page-from-offerings = offrandes
page-from-temple = classement du temple
page-from-achievements = accomplissements
page-from-crate = casier
page-from-trap = nasse
page-from-upgrades = améliorations
page-from-rocks = rochers sacrés
page-from-arrival = arrivée
page-coach = Conseils
page-coach-on = Un mot quand un autre coup était nettement meilleur
page-coach-off = Sans
page-coach-better = Mieux valait « { $better } » : { $percent } % au lieu de { $less } %.
page-unpacking-part = Déballé : { $done } sur { $of }. Seulement la première fois sur cette machine.
page-unpacking-hurry = Commencer sans attendre
    .about = En attendant, un pèlerin joue à sa place.
refused-no-hints = À cette table, on n’interroge pas le sage.
refused-too-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans un instant.
