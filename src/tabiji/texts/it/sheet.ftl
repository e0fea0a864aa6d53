## Un foglio su cui si sceglie
page-sheet-confirm = Conferma
page-sheet-missing = Prima scegli.
page-sheet-missing-or = Prima scegli, oppure passa.
page-sheet-study = Guarda il tabellone
page-sea-cell = Scegli uno scomparto della cassetta.

## Come si risponde
page-press = Conferma delle scelte
page-press-confirm = Sì
page-press-once = No

## The boat beside the chart
page-sea-boat-mine = La tua barca
page-sea-boat = Barca: { $name }
page-sea-boat-back = Torna alla mia
page-sea-part-offerings = Offerte

## What is heard
page-ambience = Atmosfera
page-volume = Volume
