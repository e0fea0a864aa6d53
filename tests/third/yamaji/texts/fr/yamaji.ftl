# Yamaji en français

yamaji = Yamaji
    .about = Gravissez le sentier, admirez la vue et cueillez des herbes pour le souper au sommet.

yamaji-neutral = Personne
yamaji-now = Monter maintenant
yamaji-help = Le sentier se lit de gauche à droite, un tronçon entre deux portes par ligne. Les lettres marquent les marcheurs. Le dernier joue, et rejoue tant qu’il reste dernier.
yamaji-option-weather = Temps
yamaji-weather-clear = Clair
    .about = Chaque belvédère vaut un point de plus que votre précédent.
yamaji-weather-mist = Brume
    .about = Chaque belvédère vaut un point.

## Emplacements
yamaji-space-gate = Porte
    .about = Il y a de la place pour tous. Plus on atteint le sommet tôt, plus on gagne de points.
yamaji-space-grove = Bosquet
    .about = Regardez deux herbes et gardez-en une en secret ; l’autre va sous la pile.
yamaji-space-lookout = Belvédère
    .about = Des points pour la vue.

## Herbes
yamaji-herb-wasabi = Wasabi
    .about = Vaut { $points } points au sommet, et davantage si vous en avez plusieurs.
yamaji-herb-ginger = Gingembre
    .about = Vaut { $points } points au sommet, et davantage si vous en avez plusieurs.
yamaji-herb-shiso = Shiso
    .about = Vaut { $points } points au sommet, et davantage si vous en avez plusieurs.
yamaji-herb-mugwort = Armoise
    .about = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au sommet, et davantage si vous en avez plusieurs.

## Ce que montre une table
yamaji-field-lookouts = Belvédères
yamaji-field-basket = Herbes dans le panier
yamaji-field-herbs = Herbes
yamaji-field-pile = Pile
yamaji-field-drawn = Piochées
yamaji-source-lookouts = Belvédères
yamaji-source-herbs = Herbes
yamaji-source-arrival = Arrivée

## Ce qui se passe
yamaji-event-set-out = { $piece } part de la place { $place }.
yamaji-event-walked = { $piece } marche jusqu’à l’emplacement { $number } : { $space }.
yamaji-event-viewed = { $seat } admire la vue : +{ $points }.
yamaji-event-considered = { $seat } regarde { $herb }.
yamaji-event-kept = { $seat } garde { $herb }.
yamaji-event-gathered = { $seat } cueille une herbe.
yamaji-event-found-nothing = { $seat } ne trouve plus d’herbe.
yamaji-event-arrived = { $seat } atteint le sommet, place { $place } : +{ $points }.
yamaji-event-cooked = { $seat } cuisine ses herbes : +{ $points }.

## Ce qui est demandé
yamaji-ask-walk = Où marchez-vous ?
yamaji-ask-keep = Quelle herbe gardez-vous ?
yamaji-choice-walk = { $names } ({ $number })

## Les règles
rules-yamaji-goal = Le but
    .about = Soyez le marcheur le plus riche au sommet.
rules-yamaji-path = Le sentier
    .about = Le dernier marche jusqu’à un emplacement libre, au plus loin jusqu’à la prochaine porte.
rules-yamaji-herbs = Herbes
    .about = Chaque herbe de plus d’une même sorte rapporte { $pair } points de plus ; un wasabi en vaut { $wasabi }.
page-changes-yamaji-mist = Chaque belvédère vaut un point.
