# Imparare sulla pagina, in italiano

## Chiedere al saggio
page-hint = Consiglio
page-hint-title = Che cosa farebbe il saggio?
page-hint-thinking = Il saggio guarda lontano…
page-hint-first = La prima volta su questa macchina deve disfare i bagagli: ci vuole un po’.
page-hint-compared = Probabilità di vittoria, poi quanto rende ogni scelta da qui alla fine rispetto alle altre.
page-hint-do = Gioca questa mossa
page-hints-agreed = Tutti possono chiedere consiglio al saggio
page-hints-used = { $count ->
    [one] { $name } ha chiesto consiglio al saggio una volta.
   *[other] { $name } ha chiesto consiglio al saggio { $count } volte.
    }
page-chance = { $percent }%
page-chance-label = Probabilità di vittoria: { $percent }%
page-reason-coins-more = { $count ->
    [one] Porta subito una moneta.
   *[other] Porta subito { $count } monete.
    }
page-reason-coins-less = { $count ->
    [one] Costa una moneta.
   *[other] Costa { $count } monete.
    }
page-reason-points = { $count ->
    [one] Porta subito un punto.
   *[other] Porta subito { $count } punti.
    }
page-reason-again = Poi tocca ancora a te.
page-reason-next = Poi tocca a { $name }.
page-reason-more = Da qui alla fine: { $list }.
page-reason-more-one = +{ $points } { $source }
page-reason-less-one = −{ $points } { $source }
page-reason-denies = Toglie a { $name } circa { $points } punti.
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
page-coach = Suggeritore
page-coach-on = Una parola quando un’altra mossa era nettamente migliore
page-coach-off = Spento
page-coach-better = Meglio sarebbe stato “{ $better }”: { $percent }% invece di { $less }%.
page-unpacking-part = Bagagli disfatti: { $done } su { $of }. Solo la prima volta su questa macchina.
page-unpacking-hurry = Comincia senza aspettare
    .about = Nel frattempo gioca un pellegrino al suo posto.
refused-no-hints = A questo tavolo non si chiede consiglio al saggio.
refused-too-many-reviews = Si stanno analizzando molte partite. Riprova fra un momento.
