# Perché, e che cosa porterebbe, in italiano

page-why-behind = Non si può tornare indietro.
page-why-beyond = { $game ->
    [namiji] Prima ci si ferma tutti al prossimo molo.
   *[other] Prima ci si ferma tutti alla prossima locanda.
    }
page-why-full = Il posto è occupato.
page-why-poor = Serve una moneta per fermarsi qui.
page-why-complete = Questo panorama è completo.
page-why-crate = La cassetta è piena.
page-why-tasted = Già assaggiato: mai due volte lo stesso piatto.
page-why-dear = Troppo caro per la tua borsa.
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
page-why-would = Se la partita finisse ora
page-why-nobody = ancora nessuno
page-why-leads = In testa: { $names }
page-why-won = ottenuto
page-sea-line-points = { $line } (+{ $points })
page-sea-line-completes = Completa: { $lines }
page-sea-line-could = Può completare: { $lines }

page-score = Punti
page-score-title = Da dove vengono i punti
page-score-now = Ora
page-score-later = Ancora da venire, se la partita finisse ora
page-score-then = In tutto
page-score-secret = Le carte segrete degli altri non sono contate.
page-score-holders = Obiettivi, se la partita finisse ora
page-score-tokaido-panoramas = Panorami
page-score-tokaido-springs = Terme
page-score-tokaido-encounters = Incontri
page-score-tokaido-souvenirs = Souvenir
page-score-tokaido-meals = Pasti
page-score-tokaido-offerings = Offerte
page-score-tokaido-temple = Classifica del tempio
page-score-tokaido-achievements = Obiettivi
page-score-namiji-crate = Cassetta
page-score-namiji-trap = Nassa
page-score-namiji-panoramas = Panorami
page-score-namiji-meals = Pasti
page-score-namiji-upgrades = Migliorie
page-score-namiji-rocks = Rocce sacre
page-score-namiji-arrival = Arrivo
page-score-namiji-offerings = Offerte a bordo

page-hold = Mostra i guadagni
page-hold-short = Breve
page-hold-long = Normale
page-hold-press = Finché non premo
