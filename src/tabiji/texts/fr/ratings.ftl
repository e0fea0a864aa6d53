# Ratings, leaderboards and statistics
page-rated = Partie classée : elle change la cote des joueurs.
page-unrated-game = Partie non classée : seuls Tokaido et Namiji le sont.
page-unrated-beginning = Partie non classée : les leçons, les voyages du jour et les parties reprises d’une autre ne le sont pas.
page-unrated-components = Partie non classée : elle se joue avec du matériel corrigé.
page-unrated-hints = Partie non classée : les conseils sont permis, ou quelqu’un en a demandé.
page-unrated-no-people = Partie non classée : seuls des bots jouent.
page-unrated-bot = Partie non classée : un des bots n’a pas de cote fixe.
page-unrated-same-person = Partie non classée : quelqu’un joue plusieurs places, ou en partage une.
page-unrated-seats-changed = Partie non classée : quelqu’un a quitté ou repris une place.
page-leaderboard = Classement
page-leaderboard-about = Les cotes des joueurs et des bots. On commence à 25. Une cote apparaît après dix parties classées.
page-leaderboard-who = Afficher
page-leaderboard-all = Tout le monde
page-leaderboard-people = Les joueurs
page-leaderboard-bots = Les bots
page-leaderboard-recent = Seulement qui a joué ces 30 derniers jours
page-leaderboard-nobody = Personne n’a encore joué dix parties classées.
page-leaderboard-before = Page précédente
page-leaderboard-after = Page suivante
page-rating = Cote
page-rating-value = { $rating } ± { $margin }
page-rating-fixed = bot
page-rating-missing = { $games ->
    [one] Votre cote apparaîtra après encore une partie classée.
   *[other] Votre cote apparaîtra après encore { $games } parties classées.
  }
page-statistics = Statistiques
page-statistics-about = Ce qui s’est joué sur ce serveur.
page-statistics-game = Jeu
page-statistics-months = Parties par mois
page-statistics-month = Mois
page-statistics-travelers = Victoires des joueurs avec chaque voyageur
page-statistics-rate = Gagnées
page-statistics-closest = Parties les plus serrées
page-statistics-highest = Meilleurs scores
page-statistics-longest = Parties les plus longues
page-statistics-moves = { $moves ->
    [one] une décision
   *[other] { $moves } décisions
  }
page-statistics-none = Aucune partie entre joueurs ne s’est encore terminée ici.
page-mine-statistics = Mes statistiques
page-mine-against = Parties contre
page-mine-against-all = tout le monde
page-mine-against-people = d’autres joueurs
page-mine-against-bots = des bots seulement
page-mine-games = Parties
page-mine-wins = Victoires
page-mine-points = Points en moyenne
page-mine-rank = Rang moyen
page-mine-total = Toutes les parties
page-mine-by-players = Joueurs
page-mine-by-variation = Variante
page-mine-by-traveler = Voyageur
page-mine-no-variation = Sans variante
page-mine-players = { $players } joueurs
page-mine-sources = D’où viennent vos points
page-mine-sources-about = Points d’une partie en moyenne ; la barre fine est la moyenne de tous à vos tables.
page-mine-own = Vous
page-mine-average = Moyenne à vos tables
page-mine-streak = Victoires d’affilée : { $now } en ce moment, { $most } au plus.
page-mine-practices = Exercices réussis : { $solved }. Voyages du jour : { $days }.
page-mine-best = Meilleures parties
page-mine-best-game = { $points } points, rang { $rank }
page-mine-accuracy = Précision
page-mine-accuracy-about = La précision de vos décisions dans les parties analysées, en pour cent.
page-mine-percent = Pour cent
page-mine-analyse = Analyser les dix dernières parties
page-mine-analysing = Les parties sont analysées l’une après l’autre. Cela prend quelques minutes.
page-mine-none = Dès que vous aurez terminé une partie, ses résultats compteront ici.
