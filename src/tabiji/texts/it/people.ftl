# Chi siede al tavolo, in italiano

## Sedersi e alzarsi
page-sit-down = Siediti
page-leave-ask = Lasci il tuo posto?
page-leave-waiting = Il posto torna libero e può prenderlo qualcun altro.
page-leave-playing = Il posto torna libero e il viaggio aspetta che qualcuno lo prenda. Quello che hai fatto resta nel racconto.
page-leave-bot = Al tuo posto continua un bot. Quello che hai fatto resta nel racconto.
page-leave-stay = Se vuoi solo una pausa, chiudi la pagina: il posto resta tuo.
page-leave-yes = Lascia il posto
page-leave-no = Resta
page-left-now = Hai lasciato il tuo posto.
page-seat-left = { $name } ha lasciato il tavolo: il posto è libero.
page-seat-bot-goes-on = { $name } ha lasciato il tavolo. Continua { $next }.
page-seat-back = { $next } è di nuovo qui.
page-seat-handed = { $next } prende il posto di { $name }.

## Chi c’è
page-here = al tavolo
page-away = in pausa
page-gone = ultima visita { $when }

## A chi tocca, e che cosa fa
page-turn-doing = Turno di { $name }: { $what }.
page-doing-tokaido-keep = sceglie il viaggiatore
page-doing-tokaido-walk = sceglie dove andare
page-doing-tokaido-walk-neutral = muove il viaggiatore neutrale
page-doing-tokaido-buy = guarda i souvenir
page-doing-tokaido-give = è al tempio
page-doing-tokaido-accept = riceve l’offerta di un pasto
page-doing-tokaido-eat = sceglie un pasto
page-doing-tokaido-take = sceglie un panorama
page-doing-tokaido-meet = sceglie un incontro
page-doing-namiji-sail = sceglie la rotta
page-doing-namiji-sail-neutral = muove la barca neutrale
page-doing-namiji-moor = sceglie l’ormeggio
page-doing-namiji-moor-neutral = ormeggia la barca neutrale
page-doing-namiji-take = sceglie una carta Molo
page-doing-namiji-fish = sceglie un pesce
page-doing-namiji-place = ripone un pesce
page-doing-namiji-cast = getta le reti
page-doing-namiji-choose = sceglie una rete
page-doing-namiji-spread = stende una rete
page-doing-namiji-haul = tira su le nasse
page-doing-namiji-land = usa i guadini
page-doing-namiji-offer = fa offerte
page-doing-namiji-draw = è alla roccia sacra
page-doing-namiji-keep = sceglie una carta Roccia sacra

## Come sono finiti i viaggi
page-result = { $rank ->
    [1] Primo posto, { $points } punti
    [2] Secondo posto, { $points } punti
    [3] Terzo posto, { $points } punti
    [4] Quarto posto, { $points } punti
   *[other] Quinto posto, { $points } punti
    }
page-said = { $name }: { $text }
page-read-talk = Leggi la chat
