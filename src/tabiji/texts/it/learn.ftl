# Imparare sulla pagina, in italiano

## Chiedere al maestro
page-hint = Consiglio
page-hint-title = { $adviser ->
    [sage] Che cosa farebbe il saggio?
   *[other] Che cosa farebbe il maestro?
    }
page-hint-thinking = Il maestro guarda lontano…
page-hint-first = La prima volta su questo dispositivo va caricato: ci vuole un po’.
page-hint-compared = Probabilità di vittoria, poi i punti attesi da ogni scelta da qui alla fine rispetto alle altre.
page-advised = La scelta consigliata
page-hint-do = Gioca questa mossa
page-hints-agreed = Tutti possono chiedere consiglio al maestro
page-hints-used = { $count ->
    [one] { $name } ha ricevuto un consiglio (allenatore compreso).
   *[other] { $name } ha ricevuto { $count } consigli (allenatore compreso).
    }
page-chance = { $percent }%
page-chance-to-win = Vittoria: { $percent }%
page-chance-label = Probabilità di vittoria: { $percent }%
page-reason-numbers = I numeri
page-reason-coins-more = { $count ->
    [one] Dà subito una moneta.
   *[other] Dà subito { $count } monete.
    }
page-reason-coins-less = { $count ->
    [one] Costa una moneta.
   *[other] Costa { $count } monete.
    }
page-reason-points = { $count ->
    [one] Dà subito un punto.
   *[other] Dà subito { $count } punti.
    }
page-reason-again = Poi è ancora il tuo turno.
page-reason-next = Prossimo turno: { $name }.
page-reason-more = Punti attesi da qui alla fine: { $list }.
page-reason-more-one = { $source } +{ $points }
page-reason-less-one = { $source } −{ $points }
page-reason-denies = { $name } perde circa { $points } punti.
page-from-panoramas = panorami
page-from-springs = terme
page-from-encounters = incontri
page-from-souvenirs = souvenir
page-from-meals = pasti
page-from-offerings = offerte
page-from-temple = classifica del tempio
page-from-achievements = obiettivi
page-from-crate = cassetta
page-from-trap = nassa
page-from-upgrades = migliorie
page-from-rocks = rocce sacre
page-from-arrival = arrivo
page-coach = Allenatore
page-coach-on = Una parola quando un’altra mossa era nettamente migliore
page-coach-off = Spento
page-coach-better = «{ $better }» era meglio: { $percent }% di vittoria invece di { $less }%.
page-unpacking-part = Caricamento: { $done } su { $of }. Solo la prima volta su questo dispositivo.
page-unpacking-hurry = Comincia senza aspettare
    .about = Nel frattempo gioca un pellegrino al suo posto.
refused-no-hints = A questo tavolo non si chiede consiglio al maestro.
refused-too-many-reviews = Si stanno analizzando molte partite. Riprova fra un momento.

## Rivedere una partita
page-look = Analisi
page-look-about = Ogni decisione di questo viaggio può essere giudicata in base a ciò che il giocatore poteva sapere: chi era in vantaggio e quali mosse hanno contato.
page-story-start = Tutto è pronto.
page-look-begin = Analizza
page-look-queue = Tra un momento: forse altre partite vengono prima.
page-look-going = Decisioni analizzate: { $done } su { $of }.
page-look-chances = Probabilità di vittoria
page-look-accuracy = precisione { $percent }%
page-look-meaning = Precisione: 100% = mosse perfette, 0% = mosse a caso. Un pallino segna una mossa costata cara.
page-look-moments = I momenti decisivi
page-look-none = Nessun errore costoso. Un bel viaggio.
page-look-try = Riprova da qui
page-look-try-about = Continua da qui contro i bot. Quel che si pesca d’ora in poi è nuovo.
page-look-share = Link
page-look-link = Link diretto a questa mossa
page-look-keys = Tasti: ← → una mossa, ⇧← ⇧→ salta, P riproduci, Inizio e Fine
page-jump = Avanza per
page-jump-back = Salta indietro
page-jump-on = Salta avanti
page-jump-turn = Turno
page-jump-stop = Sosta comune
page-jump-moment = Momento decisivo

## Brevi esercizi
page-next = E adesso, per te:
page-practise = Brevi esercizi
page-practise-all = Tutti gli esercizi
page-practise-done = risolto
page-practise-next = Prossimo esercizio
page-practise-again = Ripensaci
page-practise-best = { $adviser ->
    [sage] Il saggio farebbe lo stesso.
   *[other] Il maestro farebbe lo stesso.
    }
page-practise-close = Quasi buono come «{ $better }».
page-practise-other = { $adviser ->
    [sage] Il saggio sceglierebbe «{ $better }».
   *[other] Il maestro sceglierebbe «{ $better }».
    }
page-practise-aside = { $adviser ->
    [sage] Il saggio non ci si è soffermato: sceglierebbe «{ $better }».
   *[other] Il maestro non ci si è soffermato: sceglierebbe «{ $better }».
    }
page-practise-tokaido-skip = Quando andare molto avanti
    .about = Ogni casella superata è persa, e chi resta indietro gioca ancora. Quale sosta conviene?
page-practise-tokaido-nearest = Senza fretta
    .about = Ci sono più caselle libere. Fin dove andresti?
page-practise-tokaido-ahead = Dritto alla locanda
    .about = La locanda è vicina. È ora di andarci, o conta di più una sosta lungo la via?
page-practise-tokaido-set = Completa il set
    .about = In un set ogni nuovo tipo vale più del precedente. Che cosa compreresti?
page-practise-tokaido-temple = Al tempio
    .about = I più generosi sono premiati alla fine. Quanto offriresti?
page-practise-tokaido-meal = A tavola
    .about = Un pasto vale sei punti, ma mai due volte lo stesso piatto. Che cosa prenderesti?
page-practise-tokaido-poor = La locanda con due monete
    .about = La borsa è quasi vuota. Un pasto è il modo migliore di spenderle?
page-practise-tokaido-panorama = Una sezione in dono
    .about = Ti offrono una sezione. Quale porta più lontano?
page-practise-namiji-skip = Quando prendere il largo
    .about = Ogni casella superata è persa, e chi resta indietro gioca ancora. Quale sosta conviene?
page-practise-namiji-nearest = Senza fretta
    .about = Ci sono più caselle libere. Fin dove navigheresti?
page-practise-namiji-ahead = Dritto al molo
    .about = Il molo è vicino. È ora di attraccare, o conta di più una sosta lungo la rotta?
page-practise-namiji-fish = Il pesce giusto
    .about = Righe e colonne di un colore o di una forma danno punti. Quale pesce manca alla tua cassetta?
page-practise-namiji-crate = Posto nella cassetta
    .about = Il pesce va sistemato. Dove dà punti, e che cosa lascia aperto?
page-practise-namiji-net = Posa la rete
    .about = Due scomparti vicini in un colpo. Quali pesci, e dove?
page-practise-namiji-trap = Ancora uno dalla nassa?
    .about = Ogni pesca può rendere, o rovinare la presa. Peschi ancora, o tiri su?
page-practise-namiji-dock = Al molo
    .about = C’è una carta da prendere. Quale ti porterà più lontano?
page-practise-namiji-offering = Le offerte
    .about = Ciò che resta a bordo costa punti alla fine. Quante ne daresti al mare?

## Il viaggio del giorno
page-day = Viaggio del giorno
page-day-about = Le stesse carte e gli stessi bot per tutti qui, un solo tentativo, senza consigli. Il prossimo comincia a mezzanotte, ora universale.
page-day-bots = Viaggiano con te: { $names }.
page-day-out = Parti
page-day-on = Prosegui
page-day-way = in viaggio
page-day-results = Risultati
page-day-points = Punti
page-day-rank = Al tavolo
page-day-nobody = Nessuno è ancora partito.
page-day-before = Altri giorni
page-day-place = Posizione
page-day-late = troppo tardi
page-day-closes = Chi arriva entro mezzogiorno del giorno dopo, ora universale, viene contato. Fino ad allora il seme del giorno resta segreto.
page-chosen = Questo viaggio ne continua un altro: il suo inizio è stato scelto, e chi ha preparato il tavolo può averlo visto. Ciò che era nascosto è stato ridistribuito.
page-sealed = Questo viaggio si potrà salvare quando il suo giorno sarà finito ovunque, a mezzogiorno del giorno dopo, ora universale.
refused-sealed = Il giorno non è ancora finito ovunque: fino ad allora il suo seme è segreto.
