# Apprendre sur la page, en français

## Interroger le maître
page-hint = Conseil
page-hint-title = { $adviser ->
    [sage] Que ferait le sage ?
   *[other] Que ferait le maître ?
    }
page-hint-thinking = Le maître réfléchit…
page-hint-first = La première fois sur cet appareil, il doit se charger : cela prend un moment.
page-hint-compared = Chances de victoire, puis points attendus de chaque choix d’ici la fin, comparé aux autres.
page-advised = Le choix conseillé
page-hint-do = Jouer ce coup
page-hints-agreed = Chacun peut demander conseil au maître
page-hints-used = { $count ->
    [one] { $name } a reçu un conseil (critiques après coup comprises).
   *[other] { $name } a reçu { $count } conseils (critiques après coup comprises).
    }
page-chance = { $percent } %
page-chance-to-win = Victoire : { $percent } %
page-chance-label = Chances de victoire : { $percent } %
page-reason-numbers = Les chiffres
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
page-reason-more = Points attendus d’ici la fin : { $list }.
page-reason-more-one = { $source } +{ $points }
page-reason-less-one = { $source } −{ $points }
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
page-coach = Critique après coup
page-coach-on = Un mot quand un autre coup était nettement meilleur
page-coach-off = Sans
page-coach-better = « { $better } » était meilleur : { $percent } % de chances de victoire au lieu de { $less } %.
page-unpacking-part = Chargement : { $done } sur { $of }. Seulement la première fois sur cet appareil.
page-unpacking-hurry = Commencer sans attendre
    .about = En attendant, un pèlerin joue à sa place.
refused-no-hints = À cette table, on n’interroge pas le maître.
refused-too-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans un instant.

## Revenir sur une partie
page-look = Analyse
page-look-about = Chaque décision de ce voyage peut être jugée d’après ce que son joueur pouvait savoir : qui menait à quel moment, et quels coups ont compté.
page-story-start = Tout est en place.
page-look-begin = Analyser
page-look-queue = Dans un instant : d’autres parties passent peut-être avant.
page-look-going = Décisions analysées : { $done } sur { $of }.
page-look-chances = Chances de victoire
page-look-accuracy = précision { $percent } %
page-look-meaning = Précision : 100 % = les meilleurs coups, 0 % = des coups au hasard. Un rond marque un coup qui a coûté cher.
page-look-moments = Les moments décisifs
page-look-none = Aucune erreur coûteuse. Un beau voyage.
page-look-try = Rejouer à partir d’ici
page-look-try-about = Continuez d’ici contre des robots. Les tirages à venir sont nouveaux.
page-look-share = Lien
page-look-link = Un lien vers ce coup précis
page-look-keys = Touches : ← → un coup, ⇧← ⇧→ un saut, P lecture, Début et Fin
page-jump = Avancer par
page-jump-back = Saut en arrière
page-jump-on = Saut en avant
page-jump-turn = Tour
page-jump-stop = Arrêt commun
page-jump-moment = Moment décisif

## Petits exercices
page-next = Et maintenant, pour vous :
page-practise = Petits exercices
page-practise-all = Tous les exercices
page-practise-done = réussi
page-practise-next = Exercice suivant
page-practise-again = Réfléchir encore
page-practise-best = { $adviser ->
    [sage] Le sage ferait de même.
   *[other] Le maître ferait de même.
    }
page-practise-close = Presque aussi bien que « { $better } ».
page-practise-other = { $adviser ->
    [sage] Le sage choisirait « { $better } ».
   *[other] Le maître choisirait « { $better } ».
    }
page-practise-aside = { $adviser ->
    [sage] Le sage ne s’y est guère attardé : il choisirait « { $better } ».
   *[other] Le maître ne s’y est guère attardé : il choisirait « { $better } ».
    }
page-practise-tokaido-skip = Quand aller loin devant
    .about = Chaque emplacement dépassé est perdu, et ceux de derrière rejouent. Quel arrêt en vaut la peine ?
page-practise-tokaido-nearest = Rien ne presse
    .about = Plusieurs emplacements sont libres. Jusqu’où iriez-vous ?
page-practise-tokaido-ahead = Droit au relais
    .about = Le relais est à portée. Faut-il y aller, ou s’arrêter encore en chemin ?
page-practise-tokaido-set = Compléter la série
    .about = Dans une série, chaque nouvelle famille vaut plus que la précédente. Qu’achèteriez-vous ?
page-practise-tokaido-temple = Au temple
    .about = Les plus généreux sont récompensés à la fin. Combien donneriez-vous ?
page-practise-tokaido-meal = À table
    .about = Un repas vaut six points, mais jamais deux fois le même plat. Que prendriez-vous ?
page-practise-tokaido-poor = Le relais avec deux pièces
    .about = La bourse est presque vide. Un repas est-il le meilleur emploi ?
page-practise-tokaido-panorama = Une section offerte
    .about = Une section vous est offerte. Laquelle mène le plus loin ?
page-practise-namiji-skip = Quand prendre le large
    .about = Chaque station dépassée est perdue, et ceux de derrière rejouent. Quel arrêt en vaut la peine ?
page-practise-namiji-nearest = Rien ne presse
    .about = Plusieurs stations sont libres. Jusqu’où iriez-vous ?
page-practise-namiji-ahead = Droit au ponton
    .about = Le ponton est à portée. Faut-il accoster, ou s’arrêter encore en chemin ?
page-practise-namiji-fish = Le bon poisson
    .about = Lignes et colonnes d’une couleur ou d’une forme rapportent. Quel poisson manque à votre casier ?
page-practise-namiji-crate = De la place dans le casier
    .about = Il faut ranger le poisson. Où rapporte-t-il, et que laisse-t-il ouvert ?
page-practise-namiji-net = Poser le filet
    .about = Deux cases voisines d’un coup. Quels poissons, et où ?
page-practise-namiji-trap = Encore un de la nasse ?
    .about = Chaque tirage peut rapporter, ou gâter la prise. Tirer encore, ou remonter la nasse ?
page-practise-namiji-dock = Au ponton
    .about = Une carte est à prendre. Laquelle vous mènera le plus loin ?
page-practise-namiji-offering = Les offrandes
    .about = Ce qui reste à bord coûte des points à la fin. Combien en donneriez-vous à la mer ?

## Le voyage du jour
page-day = Voyage du jour
page-day-about = La même donne et les mêmes robots pour tous ici, un seul essai, sans conseil. Le suivant commence à minuit, temps universel.
page-day-bots = Vos compagnons : { $names }.
page-day-out = Partir
page-day-on = Poursuivre
page-day-way = en route
page-day-results = Les résultats
page-day-points = Points
page-day-rank = À la table
page-day-nobody = Personne n’est encore parti.
page-day-before = Autres jours
page-day-place = Rang
page-day-late = trop tard
page-day-closes = Les joueurs arrivés avant midi le lendemain, temps universel, sont comptés. Jusque-là, la graine du jour reste secrète.
page-chosen = Ce voyage en continue un autre : son début a été choisi, et la personne qui a ouvert cette table l’a peut-être vu. Ce qui était caché a été redistribué.
page-sealed = Ce voyage pourra être enregistré quand son jour sera fini partout, à midi le lendemain, temps universel.
refused-sealed = Le jour n’est pas encore fini partout : sa graine reste secrète jusque-là.
