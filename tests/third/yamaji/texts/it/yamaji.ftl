# Yamaji in italiano

yamaji = Yamaji
    .about = Sali il sentiero, ammira il panorama e raccogli erbe per la cena in vetta.

yamaji-neutral = Nessuno
yamaji-now = Sali ora
yamaji-help = Il sentiero si legge da sinistra a destra, un tratto tra due porte per riga. Le lettere indicano gli escursionisti. Chi è ultimo muove, e muove ancora finché resta ultimo.
yamaji-option-weather = Tempo
yamaji-weather-clear = Sereno
    .about = Ogni belvedere vale un punto in più del tuo precedente.
yamaji-weather-mist = Nebbia
    .about = Ogni belvedere vale un punto.

## Caselle
yamaji-space-gate = Porta
    .about = C’è posto per tutti. Chi arriva prima in vetta guadagna più punti.
yamaji-space-grove = Bosco
    .about = Guarda due erbe e tienine una in segreto; l’altra va sotto il mazzo.
yamaji-space-lookout = Belvedere
    .about = Punti per il panorama.

## Erbe
yamaji-herb-wasabi = Wasabi
    .about = Vale { $points } punti in vetta, e di più se ne hai diverse.
yamaji-herb-ginger = Zenzero
    .about = Vale { $points } punti in vetta, e di più se ne hai diverse.
yamaji-herb-shiso = Shiso
    .about = Vale { $points } punti in vetta, e di più se ne hai diverse.
yamaji-herb-mugwort = Artemisia
    .about = Vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in vetta, e di più se ne hai diverse.

## Che cosa mostra un tavolo
yamaji-field-lookouts = Belvederi
yamaji-field-basket = Erbe nel cesto
yamaji-field-herbs = Erbe
yamaji-field-pile = Mazzo
yamaji-field-drawn = Pescate
yamaji-source-lookouts = Belvederi
yamaji-source-herbs = Erbe
yamaji-source-arrival = Arrivo

## Che cosa succede
yamaji-event-set-out = { $piece } parte dal posto { $place }.
yamaji-event-walked = { $piece } cammina fino alla casella { $number }: { $space }.
yamaji-event-viewed = { $seat } ammira il panorama: +{ $points }.
yamaji-event-considered = { $seat } guarda { $herb }.
yamaji-event-kept = { $seat } tiene { $herb }.
yamaji-event-gathered = { $seat } raccoglie un’erba.
yamaji-event-found-nothing = { $seat } non trova più erbe.
yamaji-event-arrived = { $seat } arriva in vetta al posto { $place }: +{ $points }.
yamaji-event-cooked = { $seat } cucina le erbe: +{ $points }.

## Che cosa si chiede
yamaji-ask-walk = Dove vai?
yamaji-ask-keep = Quale erba tieni?
yamaji-choice-walk = { $names } ({ $number })

## Le regole
rules-yamaji-goal = Lo scopo
    .about = Sii l’escursionista più ricco in vetta.
rules-yamaji-path = Il sentiero
    .about = Chi è ultimo cammina fino a una casella libera, al massimo fino alla prossima porta.
rules-yamaji-herbs = Erbe
    .about = Ogni altra erba dello stesso tipo vale { $pair } punti in più; un wasabi ne vale { $wasabi }.
page-changes-yamaji-mist = Ogni belvedere vale un punto.
