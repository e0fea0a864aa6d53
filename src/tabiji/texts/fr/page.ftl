# La page, en français

page-motto = Une route à parcourir, une mer à sillonner, en bonne compagnie.
page-home = Accueil
page-close = Fermer
page-more = Plus
page-game = Jeu
page-both = Les deux

## Façons de jouer
page-now-about = Vous et { $bots ->
        [1] un robot
        [2] deux robots
        [3] trois robots
       *[other] { $bots } robots
    }. Sans compte, sans attente.
page-way-friends = Inviter des amis
    .about = Un lien pour la table : la personne qui l’ouvre choisit un nom et une place.
page-way-screen = Autour du même écran
    .about = L’écran passe de main en main ; un rideau garde vos secrets.
page-way-solo = En solo, à votre façon
    .about = Choisissez les robots et les règles que vous suivez.
page-way-join = Rejoindre une table
    .about = Prenez place avec d’autres joueurs qui attendent.
page-lobby = Tables ouvertes
page-lobby-about = Prenez une place libre, ou regardez un voyage en cours.
page-lobby-empty = Aucune table n’est ouverte en ce moment. Ouvrez-en une : d’autres vous y rejoindront.
page-lobby-watch = Voyages à regarder
page-lobby-page = Page { $page } sur { $pages }
page-lobby-newer = Plus récentes
page-lobby-older = Plus anciennes
page-search = Chercher une table par son hôte
page-mine = Mes voyages
page-mine-all = Tous mes voyages
page-mine-empty = Aucune partie pour l’instant.
page-mine-begin = Commencer une partie
page-unfinished = En cours
page-finished = Terminés
page-status-waiting = Il reste une place
page-status-playing = En cours
page-status-finished = Terminé
page-your-turn = À vous

## Ouvrir une table
page-your-name = Votre nom
page-you-name = Invité
page-name = Nom
page-players = Joueurs
page-seats = Places
page-seat-number = Voyageur { $number }
page-seat-you = Vous
page-seat-person = Un autre joueur sur cet appareil
page-seat-whoever = Toute personne ayant le lien
page-seat-bots = Robots
page-seat-open = Place libre
page-put-bot = Confier la place à un robot…
page-change-bot = Quel robot joue ici
page-how = Règles
page-table = La table
page-tempo = Rythme
page-tempo-live = En direct
page-tempo-days = Tour par tour
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-seconds = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
    }
page-clock-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
    }
page-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    }
page-left-days = { $days } j { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-visibility = Accès
page-visibility-link = Seulement avec le lien
page-visibility-open = Publique
page-spectators = Spectateurs autorisés
page-chat = Discussion libre
page-set-table = Ouvrir la table

## En attendant
page-titled = { $title } : { $more }
page-waiting = { $game } – table : { $name }
page-waiting-about = Le voyage commence dès que toutes les places sont prises.
page-invite = Inviter
page-invite-about = Envoyez ce lien à vos amis. Il vous ramène ici, vous aussi.
page-copy = Copier
page-copied = Copié
page-sit = S’asseoir ici
page-you = vous
page-leave = Quitter
page-send-away = Libérer la place
page-not-here = n’est pas encore là
page-free-seat = Libérer la place
page-device = Continuer sur un autre appareil
page-device-link = Ouvrez ce lien sur votre autre appareil. Gardez-le pour vous : il ouvre votre place.
page-hand-over = Céder ma place
page-hand-over-link = La personne qui ouvrira ce lien prendra votre place.
page-claim-own = Votre place vous attend
page-claim-given = On vous cède une place
page-claim = Prendre la place

## À la table
page-turn-of = C’est à { $name }.
page-watching = Mode spectateur
page-over = Le voyage est terminé.
page-time-left = Temps restant
page-skip = Passer l’animation
page-undo = Annuler
page-undone = { $name } annule son dernier coup.
page-by-clock = temps écoulé
page-beside = À côté du plateau
page-beside-toggle = Récit et discussion
page-story = Récit
page-talk = Discussion
page-list = Choix
page-talk-empty = Aucun message pour l’instant.
page-write = Écrire un message
page-send = Envoyer
page-new-table = Rejoindre la nouvelle table
page-empty-seat = Une place est libre : le voyage attend que quelqu’un la prenne.
page-curtain = Rideau
page-curtain-pass = Passez l’écran à
page-curtain-draw = Je suis { $name }

## Après
page-after = Après le voyage
page-replay = Revoir la partie
page-again = Rejouer
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche ({ $joined } sur { $people })
page-rematch-go = Aller à la revanche ({ $joined } sur { $people })
page-rematch-asked = Une revanche se prépare.
page-export = Enregistrer la partie
page-share = Partager ce voyage
page-play = Lecture
page-pause = Pause
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-plain-road = La route
page-plain-table = Sur la table
page-end-sources = D’où viennent les points
page-end-lead = Qui était en tête, et quand
page-scrub = Coup
page-seen-by = Vu par
page-seen-by-all = Vu par un spectateur
page-import = Importer une partie
page-import-about = Une partie enregistrée se revoit ici, coup par coup.
page-import-file = Choisir un fichier
page-import-text = Ou coller son texte
page-import-now = Importer
page-unreadable = Nous ne pouvons pas lire ce texte comme une partie terminée.
page-unreadable-next = Vérifiez qu’il est complet : il commence par « Tabiji game » et se termine par le résultat. Sinon, enregistrez la partie une nouvelle fois.

## Réglages
page-settings = Réglages
page-fonts = Composé en Shippori Mincho B1 et Alegreya Sans, polices libres sous la licence SIL Open Font :
page-language = Langue
page-theme = Apparence
page-theme-auto = Comme l’appareil
page-theme-light = Jour
page-theme-night = Nuit
page-pace = Rythme des animations
page-pace-calm = Calme
page-pace-brisk = Rapide
page-pace-instant = Instantané
page-motion = Animations
page-motion-auto = Comme l’appareil
page-motion-moving = Activées
page-motion-still = Désactivées
page-sound = Son
page-sound-on = Activé
page-sound-off = Coupé

## Quand quelque chose ne va pas
page-offline = Le serveur ne répond pas.
page-reconnecting = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
page-restarting = Le serveur redémarre ; la partie reprend dans un instant.
page-newer = Une nouvelle version de cette page est disponible.
page-reload = Recharger
page-next-offline = Vérifiez votre connexion et réessayez dans un instant.
page-next-newer = Rechargez la page : vos tables et tous vos coups sont en sécurité sur le serveur.
page-next-too-fast = Beaucoup de demandes viennent de votre adresse. Attendez une minute, puis réessayez.
page-next-too-many = Fermez celles dont vous n’avez pas besoin, ou demandez à la personne qui gère ce serveur de laisser entrer plus de monde.
page-next-out-of-reach = Tous les coups que vous avez vus sont gardés. Rechargez la page dans un moment.
page-next-set-aside = Prévenez la personne qui gère ce serveur : elle peut la rétablir.
page-next-unknown-seat = Cette place n’existe pas à cette table. Ouvrez la table elle-même, ou redemandez le lien.
page-next-not-found = Le lien est peut-être incomplet. Redemandez-le, ou commencez par l’accueil.
page-next-unknown-table = Le lien est peut-être incomplet, ou la table, restée longtemps sans visite, a été retirée. Redemandez le lien, ou ouvrez votre propre table.
page-next-no-spectators = Toutes les places sont prises, et les joueurs souhaitent rester entre eux. Pourquoi pas l’une des tables ouvertes ?
page-next-not-your-seat = Elle a été reprise sur un autre appareil, ou cédée à quelqu’un d’autre. Rechargez la page pour regarder, ou demandez un nouveau lien.
page-next-wrong-link = Ce lien a déjà servi, ou un plus récent l’a remplacé. Demandez-en un nouveau à la personne qui vous l’a envoyé.
page-next-other-components = Cette table a été ouverte avec une version plus ancienne et ne peut pas continuer ici. Ouvrez-en une nouvelle avec les mêmes amis.

## Le plateau de la route, en français
page-road-title = La route entre Kyoto et Edo
page-double = À quatre ou cinq, il y a place pour deux : le second arrivé se tient derrière et repart en premier.
page-road-order = L’ordre des tours, du prochain au dernier
page-road-next = Ensuite, c’est à { $name }.
page-road-again = Ensuite, { $name } rejoue.
page-road-space = { $number }, { $space }
page-road-return = Revenir au choix
page-road-more = Tout ce qui a été réuni jusqu’ici
page-road-neutral = Le joueur en tête le déplace. Il ne gagne rien, mais ses offrandes comptent dans le classement du temple.
page-road-purse = Pièces
    .about = Ce qui reste dans la bourse pour les souvenirs, les repas et les temples.
page-road-points = Points
    .about = Le joueur qui en a le plus quand tous sont arrivés gagne la partie.
page-road-offering = Offrandes
    .about = Les pièces laissées aux temples ; les plus généreux sont récompensés à la fin.
page-road-souvenirs = Souvenirs
    .about = Chaque famille différente d’une série vaut davantage que la précédente.
page-road-springs = Sources chaudes
    .about = Un bain rapporte ses points aussitôt ; le joueur qui en prend le plus gagne un accomplissement.
page-road-encounters = Rencontres
    .about = Une rencontre donne son présent aussitôt ; le joueur qui en fait le plus gagne un accomplissement.
page-road-meals = Repas
    .about = À chaque relais un repas au plus, jamais deux fois le même.
page-road-achievements = Accomplissements
    .about = Pour le premier joueur à compléter un panorama, et pour le joueur qui a le plus de chaque chose à la fin.
page-road-nothing = Rien encore.
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
page-road-price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }
page-road-extra = Une pièce de plus, de la réserve
page-road-over = Le voyage est terminé
page-road-first = { $names } a fait le voyage le plus riche.
page-road-shared = { $names } ont fait les voyages les plus riches, à égalité.
page-road-panoramas = Panoramas
page-road-ranking = Classement du temple

## Le plateau de la mer, en français
page-sea-chart = La carte marine
page-sea-near = Zoomer
page-sea-far = Dézoomer
page-sea-whole = Toute la carte
page-sea-order = Prochains tours
page-sea-points = Points
page-sea-crate = Casier
page-sea-row = Ligne { $number }
page-sea-column = Colonne { $number }
page-sea-line = Rapporte des points une fois remplie d’une seule couleur ou d’une seule forme.
page-sea-offerings = Offrandes à bord
page-sea-penalty = Elles coûtent { $points } points à la fin.
page-sea-cells = Cases remplies
page-sea-cards = Cartes Ponton
page-sea-rocks = Cartes Rocher sacré
page-sea-secret = Gardées secrètes.
page-sea-fulfilled = Objectif atteint pour l’instant.
page-sea-missed = Objectif pas encore atteint.
page-sea-school = Le banc
page-sea-deep = Dans les profondeurs
page-sea-bag = Dans le sac
page-sea-in-bag = Dans le sac : { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
} et { $crab ->
    [one] { $crab } crabe
   *[other] { $crab } crabes
}.
page-sea-tray = Les cartes à choisir
page-sea-pair = Choisissez deux cases voisines, ou le nœud entre elles.
page-sea-arrival = Arrivée
page-sea-over = Le voyage est terminé
page-sea-panoramas = Panoramas
page-sea-meals = Repas
page-sea-upgrades = Améliorations
page-sea-first = { $names } a fait le voyage le plus riche.
page-sea-shared = { $names } ont fait les voyages les plus riches, à égalité.
page-sea-kept = Objectif atteint.
page-sea-failed = Objectif manqué.
