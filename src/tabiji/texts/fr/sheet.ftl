## Une feuille où l’on choisit
page-sheet-confirm = Valider
page-sheet-missing = Choisissez d’abord.
page-sheet-missing-or = Choisissez d’abord, ou passez.
page-sheet-study = Voir le plateau
page-sea-cell = Choisissez une case du casier.

## Comment on répond
page-press = Valider chaque choix
page-press-confirm = Oui
page-press-once = Non

## The boat beside the chart
page-sea-boat-mine = Votre bateau
page-sea-boat = Bateau : { $name }
page-sea-boat-back = Revenir au mien
page-sea-part-offerings = Offrandes

## What is heard
page-ambience = Ambiance
page-volume = Volume
