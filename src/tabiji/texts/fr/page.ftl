# La page, en français

page-motto = Une route à parcourir, une mer à sillonner, en bonne compagnie.
page-home = Accueil
page-close = Fermer
page-more = Autres
page-game = Jeu
page-both = Les deux

## Façons de jouer
page-now-tokaido = En route
page-now-namiji = Lever l’ancre
page-now-about = Vous et trois robots. Sans compte, sans attente.
page-way-friends = Inviter des amis
    .about = Un lien pour la table : qui l’ouvre choisit un nom et une place.
page-way-screen = Autour d’un écran
    .about = L’écran passe de main en main ; un rideau garde vos secrets.
page-way-solo = Seul, à votre façon
    .about = Choisissez les robots, les variantes et l’édition.
page-lobby = Tables ouvertes
page-lobby-about = Prenez une place libre, ou regardez un voyage en cours.
page-lobby-empty = Aucune table n’est ouverte en ce moment. Dressez-en une, d’autres la trouveront ici.
page-search = Chercher un hôte
page-mine = Mes voyages
page-mine-all = Tous mes voyages
page-mine-empty = Ce navigateur n’a pas encore voyagé.
page-unfinished = En chemin
page-finished = Arrivés
page-status-waiting = Une place est libre
page-status-playing = En chemin
page-status-finished = Arrivé
page-your-turn = À vous

## Dresser une table
page-your-name = Votre nom
page-you-name = Voyageur
page-name = Nom
page-players = Joueurs
page-seats = Places
page-seat-number = Voyageur { $number }
page-seat-you = Vous
page-seat-person = Quelqu’un devant cet écran
page-seat-whoever = Qui vient par le lien
page-seat-bots = Robots
page-seat-open = Place libre
page-put-bot = Asseoir un robot ici…
page-how = Comment on joue
page-option-variations = Variantes
page-option-edition = Édition
page-option-house-rules = Règles maison
page-option-direction = Sens
page-table = La table
page-tempo = Tempo
page-tempo-live = Ensemble, maintenant
page-tempo-days = Sur plusieurs jours
page-clock = Temps par coup
page-clock-none = Autant qu’il faut
page-clock-seconds = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
    }
page-visibility = Qui la trouve
page-visibility-link = Seulement qui a le lien
page-visibility-open = Tout le monde, parmi les tables ouvertes
page-spectators = Des spectateurs peuvent regarder
page-chat = On peut écrire ce qu’on veut
page-set-table = Dresser la table

## En attendant
page-waiting = { $game } à la table de { $name }
page-waiting-about = Le voyage commence dès que toutes les places sont prises.
page-invite = Inviter
page-invite-about = Envoyez ce lien à vos amis. Il vous ramène aussi ici.
page-copy = Copier
page-copied = Copié
page-sit = S’asseoir ici
page-you = vous
page-leave = Quitter
page-send-away = Renvoyer
page-device = Autre appareil
page-device-link = Ouvrez ce lien sur votre autre appareil. Gardez-le pour vous : il ouvre votre place.
page-hand-over = Céder
page-hand-over-link = Qui ouvre ce lien prend votre place.
page-claim-own = Votre place vous attend
page-claim-given = On vous cède une place
page-claim = Prendre la place

## À la table
page-turn-of = C’est à { $name }.
page-watching = Vous regardez
page-over = Le voyage est terminé.
page-time-left = Temps restant
page-skip = Passer
page-undo = Reprendre
page-undone = { $name } reprend son dernier coup.
page-by-clock = temps écoulé
page-beside = À côté du plateau
page-beside-toggle = Récit et paroles
page-story = Récit
page-talk = Paroles
page-list = Choix
page-talk-empty = Personne n’a encore rien dit.
page-write = Écrire quelque chose
page-send = Envoyer
page-new-table = Venez à la nouvelle table
page-empty-seat = Une place est libre : le voyage attend que quelqu’un la prenne.
page-curtain = Rideau
page-curtain-pass = Passez l’écran à
page-curtain-draw = Je suis { $name }

## Après
page-after = Après le voyage
page-replay = Revoir
page-again = Rejouer
page-export = Garder en texte
page-share = Partager ce voyage
page-play = Lecture
page-pause = Pause
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-end-sources = D’où viennent les points
page-end-lead = Qui menait, et quand
page-scrub = Coup
page-seen-by = Vu par
page-seen-by-all = Vu par un spectateur
page-import = Apporter une partie
page-import-about = Un voyage gardé en texte peut être revu ici, coup par coup.
page-import-file = Un fichier
page-import-text = Ou son texte
page-import-now = L’apporter ici
page-unreadable = Ce texte n’est pas une partie terminée que nous sachions lire.
page-unreadable-next = Voyez s’il est entier : il commence par « Tabiji game » et finit par le résultat. Le garder de nouveau peut aider.

## Réglages
page-settings = Réglages
page-language = Langue
page-theme = Lumière
page-theme-auto = Comme l’appareil
page-theme-light = Jour
page-theme-night = Nuit
page-pace = Allure
page-pace-calm = Calme
page-pace-brisk = Vive
page-pace-instant = D’un coup
page-motion = Mouvement
page-motion-auto = Comme l’appareil
page-motion-moving = Animé
page-motion-still = Immobile
page-sound = Son
page-sound-on = Oui
page-sound-off = Non

## Quand quelque chose ne va pas
page-offline = Le serveur ne répond pas.
page-reconnecting = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
page-restarting = Le serveur redémarre et revient dans un instant.
page-newer = Il y a une version plus récente de cette page.
page-reload = Recharger
page-next-offline = Vérifiez votre connexion et réessayez dans un instant.
page-next-newer = Chargez-la de nouveau : vos tables et chaque coup sont en sûreté sur le serveur.
page-next-too-fast = Beaucoup de monde arrive de chez vous. Attendez une minute, puis réessayez.
page-next-unknown-seat = Ce lien parle d’une table qui a plus de places. Ouvrez la table elle-même, ou redemandez le lien.
page-next-not-found = Le lien est peut-être incomplet. Redemandez-le, ou commencez par l’accueil.
page-next-unknown-table = Le lien est peut-être incomplet, ou la table a été débarrassée après longtemps. Redemandez le lien, ou dressez votre propre table.
page-next-no-spectators = Toutes ses places sont prises, et ses joueurs veulent rester entre eux. Peut-être une des tables ouvertes ?
page-next-not-your-seat = Elle a été reprise sur un autre appareil, ou cédée à quelqu’un. Rechargez pour regarder, ou demandez un nouveau lien pour la place.
page-next-wrong-link = Le lien a servi, ou un plus récent a été fait. Demandez-en un nouveau à qui vous l’a envoyé.
page-next-other-components = Cette table a été dressée avec une version plus ancienne et ne peut continuer ici. Dressez-en une nouvelle avec les mêmes amis.

## Le plateau de la route, en français
page-road-title = La route de Kyoto à Edo
page-road-order = L’ordre de marche, du prochain au dernier
page-road-next = Puis { $name } avance.
page-road-again = { $name } avance encore ensuite.
page-road-space = { $number }, { $space }
page-road-study = Regarder la route
page-road-return = Revenir au choix
page-road-more = Tout ce que { $name } a réuni
page-road-close = Fermer
page-road-purse = Pièces
    .about = Ce qui reste dans la bourse pour les souvenirs, les repas et les temples.
page-road-points = Points
    .about = Qui en a le plus quand tous sont arrivés remporte le voyage.
page-road-offering = Dons
    .about = Les pièces laissées aux temples ; les plus généreux sont récompensés à la fin.
page-road-souvenirs = Souvenirs
    .about = Chaque famille différente d’une série vaut davantage : 1, 3, 5, puis 7 points.
page-road-springs = Sources chaudes
    .about = Un bain rapporte ses points aussitôt ; le plus de bains rapporte un accomplissement.
page-road-encounters = Rencontres
    .about = Une rencontre donne son présent aussitôt ; le plus de rencontres rapporte un accomplissement.
page-road-meals = Repas
    .about = À chaque relais un repas au plus, jamais deux fois le même.
page-road-achievements = Accomplissements
    .about = Pour qui achève un panorama en premier, et pour qui a le plus de chaque chose à la fin.
page-road-nothing = Rien encore.
page-road-dear = Pas aujourd’hui : trop cher, ou déjà goûté.
page-road-price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }
page-road-extra = Une pièce de plus, de la réserve
page-road-over = Le voyage est terminé
page-road-first = { $names } a fait le plus riche voyage.
page-road-shared = { $names } ont fait d’aussi riches voyages.
page-road-panoramas = Panoramas
page-road-ranking = Classement au temple

## Le plateau de la mer, en français
page-sea-chart = La carte marine
page-sea-near = De plus près
page-sea-whole = Toute la carte
page-sea-study = Voir le plateau
page-sea-order = Ordre à venir
page-sea-then = Puis c’est à { $name }.
page-sea-again = Puis le même bateau rejoue.
page-sea-points = Points
page-sea-crate = Casier
page-sea-row = Ligne { $number }
page-sea-column = Colonne { $number }
page-sea-line = Marque une fois pleine d’une seule couleur ou d’une seule forme.
page-sea-offerings = Offrandes à bord
page-sea-penalty = Elles coûtent { $points } points à la fin.
page-sea-cells = Cases remplies
page-sea-cards = Cartes Ponton
page-sea-rocks = Cartes Rocher sacré
page-sea-secret = Gardées secrètes.
page-sea-fulfilled = Accomplie pour l’instant.
page-sea-missed = Pas encore accomplie.
page-sea-school = Le banc
page-sea-deep = Au fond
page-sea-bag = Dans le sac
page-sea-tray = Sur le plateau
page-sea-pair = Choisissez deux cases voisines, ou le nœud entre elles.
page-sea-arrival = Arrivée
page-sea-over = Le voyage est terminé
page-sea-panoramas = Panoramas
page-sea-meals = Repas
page-sea-upgrades = Améliorations
page-sea-first = { $names } a fait le plus riche voyage.
page-sea-shared = { $names } ont fait d’aussi riches voyages.
page-sea-kept = Accomplie.
page-sea-failed = Non accomplie.
