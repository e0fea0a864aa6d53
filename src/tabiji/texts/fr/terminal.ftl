# Le jeu dans un terminal, en français

terminal-neutral = Le voyageur neutre
terminal-traveler = Voyageur
terminal-coins = Pièces
terminal-points = Points
terminal-achievements = Accomplissements
terminal-choose = Votre choix (un numéro, ? pour l’aide, q pour arrêter) :
terminal-not-a-choice = Tapez un numéro de 1 à { $most }, ? ou q, s’il vous plaît.
terminal-help = Tapez le numéro de votre choix. La route part d’en haut à gauche et finit en bas à droite ; les lettres montrent où sont les voyageurs, un petit point sous une case indique qu’il y a de la place pour deux. C’est au dernier sur la route d’avancer, et encore tant qu’il reste dernier.
terminal-saved = Votre voyage est conservé dans { $file }. Reprenez-le avec la même commande.
terminal-stopped = Vous vous arrêtez ici.
terminal-resumed = Votre voyage reprend au coup { $number }.
terminal-winner = { $count ->
    [one] La victoire revient à { $names }.
   *[other] { $names } se partagent la victoire.
    }
terminal-rank = Rang
terminal-and = { $first } et { $last }
terminal-components = { $game } : le matériel « { $label } »
terminal-compiling = Compilation des règles de { $game }
terminal-compiled = Les règles de { $game } sont prêtes, compilées dans { $folder }.
terminal-compiled-unkept = Les règles de { $game } sont prêtes, mais ne peuvent pas être conservées : impossible d’écrire dans le dossier de cache.
