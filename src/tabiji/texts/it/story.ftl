# Che cosa ti succede, in italiano

page-story-place = Mostra il posto
page-since = Dalla tua ultima mossa
page-since-earlier = Mosse precedenti
page-since-nobody = Da allora nessuno ha ancora giocato.

## Tokaido
tokaido-you-dealt = Ricevi { $traveler }.
tokaido-you-kept = Tieni { $traveler }.
tokaido-you-set-out = Ti metti in cammino ({ $traveler }) con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }.
tokaido-you-walked = Cammini fino alla casella { $space } ({ $number }).
tokaido-you-farmed = Guadagni { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }.
tokaido-you-bathed = Ti rilassi alle terme: +{ $points }.
tokaido-you-beheld = Prendi la sezione { $section } del { $panorama }: +{ $section }.
tokaido-you-declined = Non prendi nessuna sezione.
tokaido-you-achieved = Ottieni l’obiettivo «{ $achievement }»: +{ $points }.
tokaido-you-shown = Scopri { $souvenir }.
tokaido-you-bought = Compri { $souvenir }: +{ $points }.
tokaido-you-bought-nothing = Non compri niente.
tokaido-you-gave = Offri { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }{ $extra ->
    [0] {""}
   *[other] {" "}e 1 della riserva
    }.
tokaido-you-considered = Esiti tra { $encounter }.
tokaido-you-met = Fai un incontro: { $encounter }.
tokaido-you-entertained = Ti esibisci: +1 e 1 moneta.
tokaido-you-received = Ricevi { $souvenir }: +{ $points }.
tokaido-you-honoured = Ricevi grandi onori: +{ $points }.
tokaido-you-funded = Ricevi { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }.
tokaido-you-blessed = Una moneta viene posata nel tempio per te: +1.
tokaido-you-offered = La locanda ti offre { $meal }.
tokaido-you-refused = Rifiuti il pasto gratis.
tokaido-you-looked = Leggi il menu: { $meal }.
tokaido-you-ate = Mangi { $meal } { $coins ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $coins } monete
    }: +{ $points }.
tokaido-you-fasted = Non mangi.
tokaido-you-found-nothing = Per te non è rimasto nulla.
tokaido-you-ranked = Ricevi un premio per { $offering ->
    [one] 1 moneta offerta
   *[other] { $offering } monete offerte
    }: +{ $points }.
tokaido-you-arrived = Concludi il viaggio con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }, al { $rank }º posto.

## Namiji
namiji-you-set-out = Aspetti in porto al { $place }º posto.
namiji-you-sailed = Navighi fino alla casella { $space } ({ $number }).
namiji-you-found-nothing = Non trovi nulla da fare lì.
namiji-you-moored = Attracchi all’ormeggio { $slot }.
namiji-you-looked = Guardi le carte Molo: { $dock-card }.
namiji-you-took = Prendi «{ $dock-card }»{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-you-caught = Peschi un { $fish }.
namiji-you-drew-fish = Tiri su un { $fish } dal profondo.
namiji-you-put-away = Smetti di pescare.
namiji-you-released = Rilasci il { $fish }.
namiji-you-placed = Metti il { $fish } in { $cell }.
namiji-you-row-scored = Completi la riga { $row }: +{ $points }.
namiji-you-column-scored = Completi la colonna { $column }: +{ $points }.
namiji-you-revealed = Scopri una { $net }.
namiji-you-spread = Stendi la { $net } su { $cell }.
namiji-you-drew = Tiri su un { $crustacean }.
namiji-you-lost-haul = Troppi granchi: perdi un bottino di { $count ->
    [one] 1 crostaceo
   *[other] { $count } crostacei
    }.
namiji-you-hauled = Porti a bordo { $shrimp ->
    [one] 1 gamberetto
   *[other] { $shrimp } gamberetti
    } e { $crabs ->
    [one] 1 granchio
   *[other] { $crabs } granchi
    }: +{ $points }.
namiji-you-landed = Prendi con il guadino { $shrimp ->
    [one] un altro gamberetto
   *[other] altri { $shrimp } gamberetti
    }: +{ $points }.
namiji-you-offered = Doni un’offerta al mare; { $left ->
    [0] non ne restano più
    [one] ne resta 1
   *[other] ne restano { $left }
    }.
namiji-you-beheld = Prendi la sezione { $section } del { $panorama }: +{ $section }.
namiji-you-completed = Completi il { $panorama } prima di tutti: +{ $points }.
namiji-you-profited = Guadagni grazie a «{ $dock-card }»: +{ $points }.
namiji-you-considered = Consulti la roccia sacra: { $rock }.
namiji-you-kept = Tieni «{ $rock }».
namiji-you-kept-rock = Tieni una carta Roccia sacra.
namiji-you-arrived = Arrivi in porto al { $place }º posto{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-you-fulfilled = Mostri «{ $rock }»: +{ $points }.
namiji-you-missed = Hai mancato «{ $rock }».
namiji-you-penalised = { $left ->
    [0] Non hai più offerte a bordo
    [one] Hai ancora 1 offerta a bordo: −{ $points }
   *[other] Hai ancora { $left } offerte a bordo: −{ $points }
    }.
namiji-you-finished = Concludi il viaggio con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }, al { $rank }º posto.
