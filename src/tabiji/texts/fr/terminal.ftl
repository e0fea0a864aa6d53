# Le jeu dans un terminal, en français

terminal-player = Joueur
terminal-coins = Pièces
terminal-points = Points
terminal-achievements = Accomplissements
terminal-choose = Votre choix (un numéro, ? pour l’aide, q pour arrêter) :
terminal-not-a-choice = Tapez un numéro de 1 à { $most }, ? ou q, s’il vous plaît.
terminal-saved = Votre voyage est conservé dans { $file }. Reprenez-le avec la même commande.
terminal-stopped = Vous vous arrêtez ici.
terminal-resumed = Votre voyage reprend au coup { $number }.
terminal-stumbled = { $name } s’est égaré, et un pèlerin a joué à sa place : « { $fault } ».
terminal-winner = { $count ->
    [one] La victoire revient à { $names }.
   *[other] { $names } se partagent la victoire.
    }
terminal-rank = Rang
terminal-and = { $first } et { $last }
terminal-components = { $game } : le matériel « { $label } »
terminal-compiling = Compilation des règles : { $game }
terminal-compiled = { $game } : les règles sont prêtes, compilées dans { $folder }.
terminal-compiled-unkept = { $game } : les règles sont prêtes, mais ne peuvent pas être conservées : impossible d’écrire dans le dossier de cache.
terminal-sources = Points venus de
terminal-fulfilled = Objectifs des rochers atteints
terminal-school = Dans le sac, { $shrimp } crevettes et { $crabs } crabes ; au fond, { $deep } poissons ; visibles :
