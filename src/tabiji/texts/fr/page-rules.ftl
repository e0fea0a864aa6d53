# Les règles sur la page, en français

page-rules = Règles
page-rules-of = Les règles de { $game }
page-rules-about = Dans nos propres mots, avec les nombres du matériel de ce serveur.
page-rules-search = Chercher dans les règles
page-rules-none = Rien ne porte ce nom. Essayez un autre mot.
page-rules-contents = Sommaire
page-rules-print = Imprimer
page-rules-more = En savoir plus
page-rules-key = pour en savoir plus, appuyez sur
page-rules-all = Toutes les règles
