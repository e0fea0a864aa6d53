# Pourquoi, et ce que cela apporterait, en français

page-why-behind = On ne peut pas revenir en arrière.
page-why-beyond = { $game ->
    [namiji] Tout le monde s’arrête d’abord au prochain ponton.
   *[other] Tout le monde s’arrête d’abord au prochain relais.
    }
page-why-full = La place est prise.
page-why-poor = Il faut une pièce pour s’arrêter ici.
page-why-complete = Ce panorama est complet.
page-why-crate = Le casier est plein.
page-why-tasted = Déjà goûté : jamais deux fois le même plat.
page-why-dear = Trop cher pour votre bourse.
page-why-left = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
    }
page-why-go = Aller ici
page-why-several = Achetez-en autant que vous pouvez payer.
page-why-place = { $place ->
    [1] commence une série
    [2] 2e d’une série
    [3] 3e d’une série
   *[other] complète une série
    }
page-why-mine = Ce que vous avez
page-why-given = Offrandes jusqu’ici
page-why-would = Si la partie finissait maintenant
page-why-nobody = personne encore
page-why-leads = En tête : { $names }
page-why-won = obtenu
page-sea-line-points = { $line } (+{ $points })
page-sea-line-completes = Complète : { $lines }
page-sea-line-could = Peut compléter : { $lines }

page-score = Points
page-score-title = D’où viennent les points
page-score-now = À présent
page-score-later = À venir, si la partie finissait maintenant
page-score-then = En tout
page-score-secret = Cartes secrètes adverses non comptées.
page-score-holders = Accomplissements, si la partie finissait maintenant
page-score-tokaido-panoramas = Panoramas
page-score-tokaido-springs = Sources chaudes
page-score-tokaido-encounters = Rencontres
page-score-tokaido-souvenirs = Souvenirs
page-score-tokaido-meals = Repas
page-score-tokaido-offerings = Offrandes
page-score-tokaido-temple = Classement du temple
page-score-tokaido-achievements = Accomplissements
page-score-namiji-crate = Casier
page-score-namiji-trap = Nasse
page-score-namiji-panoramas = Panoramas
page-score-namiji-meals = Repas
page-score-namiji-upgrades = Améliorations
page-score-namiji-rocks = Rochers sacrés
page-score-namiji-arrival = Arrivée
page-score-namiji-offerings = Offrandes à bord

page-hold = Affichage des gains
page-hold-short = Court
page-hold-long = Normal
page-hold-press = Jusqu’à ce que j’appuie
