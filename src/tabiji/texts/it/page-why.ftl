# Perché, e che cosa porterebbe, in italiano

page-why-behind = Non si torna indietro: è già alle spalle.
page-why-beyond = Troppo lontano: prima ci si ferma tutti alla prossima tappa.
page-why-full = C’è già qualcuno, e non c’è più posto.
page-why-poor = Senza una moneta qui non c’è niente da fare.
page-why-complete = Questo panorama è completo.
page-why-crate = La cassetta è piena.
page-why-tasted = Già assaggiato: mai due volte lo stesso piatto.
page-why-dear = Troppo caro per questa borsa.
page-why-left = { $count ->
    [0] La pila è vuota.
    [one] 1 carta nella pila.
   *[other] { $count } carte nella pila.
    }
page-why-go = Vai qui
page-why-several = Comprane quanti ne puoi pagare.
page-why-place = { $place ->
    [1] comincia un set
    [2] 2º di un set
    [3] 3º di un set
   *[other] completa un set
    }
page-why-mine = Che cosa hai
page-why-given = Offerte finora
page-why-would = Se il viaggio finisse ora
page-why-nobody = ancora nessuno
page-why-leads = In testa: { $names }
page-why-won = ottenuto
page-sea-line-points = { $line } (+{ $points })
page-sea-line-completes = Completa: { $lines }
page-sea-line-could = Può completare: { $lines }

page-score = Punti
page-score-title = Da dove vengono i punti
page-score-now = Ora
page-score-later = Ancora da venire, se il viaggio finisse ora
page-score-then = In tutto
page-score-secret = Delle carte segrete degli altri nessuno sa niente.
page-score-holders = Obiettivi, se il viaggio finisse ora
page-score-tokaido-panoramas = Panorami
page-score-tokaido-springs = Terme
page-score-tokaido-encounters = Incontri
page-score-tokaido-souvenirs = Souvenir
page-score-tokaido-meals = Pasti
page-score-tokaido-offerings = Offerte
page-score-tokaido-temple = Classifica al tempio
page-score-tokaido-achievements = Obiettivi
page-score-namiji-crate = Cassetta
page-score-namiji-trap = Nassa
page-score-namiji-panoramas = Panorami
page-score-namiji-meals = Pasti
page-score-namiji-upgrades = Migliorie
page-score-namiji-rocks = Rocce sacre
page-score-namiji-arrival = Arrivo
page-score-namiji-offerings = Offerte a bordo

page-hold = Ciò che guadagno resta
page-hold-short = Un attimo
page-hold-long = Il tempo di vederlo
page-hold-press = Finché premo
