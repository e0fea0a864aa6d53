# Les règles sur la page, en français

page-rules = Règles
page-rules-of = { $game } : les règles
page-rules-about = Dans nos propres mots, avec les nombres du matériel de ce serveur.
page-rules-search = Chercher dans les règles
page-rules-none = Aucun résultat. Essayez un autre mot.
page-rules-contents = Sommaire
page-rules-print = Imprimer
page-rules-more = Lire la règle
page-rules-key = pour en savoir plus, appuyez sur
page-rules-all = Toutes les règles
