# Préparer une table, en français

page-way-open = Ouvrir une table
    .about = Elle figure parmi les tables ouvertes jusqu’à ce que toutes les places soient prises.
page-usual = Les règles habituelles
page-seat-bot = Un robot
page-bots-mixed = De plusieurs niveaux
page-strength-1 = débutant
page-strength-2 = facile
page-strength-3 = moyen
page-strength-4 = fort
page-strength-5 = redoutable
page-changes-nothing = Ce que jouent la plupart des gens.
page-changes-tokaido-shuffled-under = Les cartes remises sous leur pioche le sont dans un ordre aléatoire.
page-changes-tokaido-short-menu = À deux, chaque menu compte trois repas au lieu de quatre.
page-changes-tokaido-full-price-held = Sasayakko n’a besoin que de la somme qu’elle paie vraiment.
page-changes-tokaido-free-meal-from-menu = Le repas offert à Satsuki est tiré au hasard du menu ; si elle le refuse, elle peut encore l’acheter.
page-lobby-open = Ouvrir une table : { $game }
page-lobby-none = Personne de ce nom n’a ouvert de table.
