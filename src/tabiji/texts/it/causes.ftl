# Perché una scelta è buona o cattiva, in italiano. Non si rivolgono a nessuno: si leggono anche su altri

## Tutti i giochi
cause-none = Nessun motivo prevale: si sommano tante piccole cose.
cause-moves-again = Resta indietro e quindi muove di nuovo subito.
cause-frees-stops = Lascia { $count } fermate libere per { $name }.
cause-gains = { $points ->
    [one] Circa un punto in più da qui alla fine: { $source }.
   *[other] Circa { $points } punti in più da qui alla fine: { $source }.
    }
cause-loses = { $points ->
    [one] Circa un punto in meno da qui alla fine: { $source }.
   *[other] Circa { $points } punti in meno da qui alla fine: { $source }.
    }
cause-costs = { $points ->
    [one] Da qui alla fine { $name } perde circa un punto.
   *[other] Da qui alla fine { $name } perde circa { $points } punti.
    }
cause-helps = { $points ->
    [one] Da qui alla fine { $name } guadagna circa un punto.
   *[other] Da qui alla fine { $name } guadagna circa { $points } punti.
    }

## Tokaido
tokaido-cause-panorama-first = { $names }: completato prima di tutti, +{ $points } subito.
tokaido-cause-panorama-completes = { $names }: completato, +{ $points } subito.
tokaido-cause-panorama-needed = { $names }: per completarlo servono tutte le caselle rimaste.
tokaido-cause-panorama-grows = { $names }: sezione { $count } di { $total }, +{ $points } subito, e la prossima vale di più.
tokaido-cause-panorama-lost = { $names }: non restano abbastanza caselle per completarlo.
tokaido-cause-farm-only = Neanche una moneta, e questa è l’unica fattoria prima della locanda.
tokaido-cause-farm-low = { $count ->
    [one] Una sola moneta, e questa è l’unica fattoria prima della locanda.
   *[other] Solo { $count } monete, e questa è l’unica fattoria prima della locanda.
    }
tokaido-cause-coins-meals = { $count } monete, con cui pagare i pasti.
tokaido-cause-coins-souvenirs = { $count } monete, con cui pagare i souvenir.
tokaido-cause-coins-temple = { $count } monete, con cui fare offerte al tempio.
tokaido-cause-inn-first = Arriva alla locanda prima di tutti: può scegliere tra tutti i pasti.
tokaido-cause-inn-poor = Neanche una moneta per pagare un pasto.
tokaido-cause-shop-set = { $count ->
    [one] Alla serie manca una famiglia: { $names }.
   *[other] Alla serie mancano { $count } famiglie: { $names }.
    }
tokaido-cause-temple-place = { $total ->
    [one] Una moneta donata vale il posto { $count } al tempio: { $points } punti, se resta così.
   *[other] { $total } monete donate valgono il posto { $count } al tempio: { $points } punti, se resta così.
    }
tokaido-cause-achievement-lead = { $names }: davanti a tutti, { $points } punti se resta così.
tokaido-cause-spring = Un bagno porta subito { $count } o { $points } punti.
tokaido-cause-blocks-farm = { $name } non ha monete, e questa è l’unica fattoria prima della locanda.
tokaido-cause-blocks-panorama = { $names }: per { $name } manca una sola sezione, e questa è l’unica casella adatta prima della locanda.
tokaido-cause-set-completes = Completa la serie numero { $count }: +{ $points } subito.
tokaido-cause-souvenirs-now = { $count ->
    [one] Il souvenir porta { $points } punti subito.
   *[other] I { $count } souvenir portano { $points } punti subito.
    }
tokaido-cause-purse-kept = { $count ->
    [one] Resta una moneta per un pasto.
   *[other] Restano { $count } monete per un pasto.
    }
tokaido-cause-purse-empty = Non resta neanche una moneta per un pasto.
tokaido-cause-meal-now = Un pasto porta { $points } punti subito.
tokaido-cause-meal-cheap = { $count ->
    [one] Gli stessi punti del pasto più caro, con una moneta in meno.
   *[other] Gli stessi punti del pasto più caro, con { $count } monete in meno.
    }
tokaido-cause-meal-free = { $points } punti, senza spendere una moneta.

## Namiji
namiji-cause-panorama-first = { $names }: completato prima di tutti, +{ $points } subito.
namiji-cause-panorama-completes = { $names }: completato, +{ $points } subito.
namiji-cause-panorama-needed = { $names }: per completarlo servono tutte le caselle rimaste.
namiji-cause-panorama-grows = { $names }: sezione { $count } di { $total }, +{ $points } subito, e la prossima vale di più.
namiji-cause-panorama-lost = { $names }: non restano abbastanza caselle per completarlo.
namiji-cause-blocks-panorama = { $names }: per { $name } manca una sola sezione, e questa è l’unica casella adatta prima del molo.
namiji-cause-rock-fulfils = Soddisfa la carta segreta «{ $names }»: { $points } punti alla fine.
namiji-cause-rock-advances = Avvicina la carta segreta «{ $names }»: { $count } di { $total }.
namiji-cause-rock-done = «{ $names }» è già soddisfatta: { $points } punti alla fine.
namiji-cause-rock-open = «{ $names }»: finora { $count } di { $total }, per { $points } punti alla fine.
namiji-cause-upgrade-pays = { $names }: ha effetto qui, +{ $points } subito.
namiji-cause-upgrade-stops = { $count ->
    [one] { $names }: può ancora servire su una casella.
   *[other] { $names }: può ancora servire su { $count } caselle.
    }
namiji-cause-meal-now = { $names }: { $points } punti subito.
namiji-cause-arrival = Arriva al posto { $count }: { $points } punti.
namiji-cause-moor-first = Sceglie prima di tutti tra le carte del molo.
namiji-cause-offering-saved = { $count ->
    [one] Un’offerta al mare: { $points } punti di penalità in meno.
   *[other] { $count } offerte al mare: { $points } punti di penalità in meno.
    }
namiji-cause-lines-now = { $count ->
    [one] Completa una riga o una colonna della cassetta: +{ $points } subito.
   *[other] Completa { $count } righe o colonne della cassetta: +{ $points } subito.
    }
namiji-cause-lines-open = { $count ->
    [one] È adatto a una riga o colonna a cui non manca altro: { $points } punti.
   *[other] È adatto a { $count } righe o colonne a cui non manca altro: fino a { $points } punti.
    }
namiji-cause-fish-waits = { $count ->
    [one] Un pesce scoperto completa una riga o una colonna della cassetta: { $points } punti.
   *[other] I pesci scoperti completano una di { $count } righe o colonne della cassetta: fino a { $points } punti.
    }
namiji-cause-trap-bag = Nel sacchetto ci sono { $count } gamberetti su { $total }.
namiji-cause-trap-safe = La prossima pesca non può rovinare il bottino.
namiji-cause-trap-risk = { $points ->
    [one] Nel sacchetto { $count } su { $total } sono granchi: il prossimo farebbe perdere il bottino.
   *[other] Nel sacchetto { $count } su { $total } sono granchi: il prossimo farebbe perdere tutti e { $points }.
    }
namiji-cause-trap-danger = { $points ->
    [one] Nel sacchetto { $count } su { $total } sono granchi: uno qualsiasi farebbe perdere il bottino.
   *[other] Nel sacchetto { $count } su { $total } sono granchi: uno qualsiasi farebbe perdere tutti e { $points }.
    }
