# La pagina, in italiano

page-motto = Una strada da percorrere, un mare da solcare, in buona compagnia.
page-home = Inizio
page-close = Chiudi
page-more = Altro
page-game = Gioco
page-both = Entrambi

## Modi di giocare
page-now-tokaido = In cammino
page-now-namiji = Salpa ora
page-now-about = Tu e tre bot. Senza conto, senza attese.
page-way-friends = Invita amici
    .about = Un link per il tavolo: chi lo apre sceglie un nome e un posto.
page-way-screen = Attorno a uno schermo
    .about = Lo schermo passa di mano in mano; una tenda custodisce i segreti.
page-way-solo = Da solo, a modo tuo
    .about = Scegli i bot, le varianti e l’edizione.
page-lobby = Tavoli aperti
page-lobby-about = Siediti dove un posto è libero, o guarda un viaggio in corso.
page-lobby-empty = Nessun tavolo è aperto al momento. Apparecchiane uno, altri lo troveranno qui.
page-search = Cerca chi ospita
page-mine = I miei viaggi
page-mine-all = Tutti i miei viaggi
page-mine-empty = Questo browser non ha ancora viaggiato.
page-unfinished = In viaggio
page-finished = Arrivati
page-status-waiting = Un posto è libero
page-status-playing = In viaggio
page-status-finished = Arrivato
page-your-turn = Tocca a te

## Apparecchiare un tavolo
page-your-name = Il tuo nome
page-you-name = Viaggiatore
page-name = Nome
page-players = Giocatori
page-seats = Posti
page-seat-number = Viaggiatore { $number }
page-seat-you = Tu
page-seat-person = Qualcuno a questo schermo
page-seat-whoever = Chi viene con il link
page-seat-bots = Bot
page-seat-open = Posto libero
page-put-bot = Fai sedere un bot…
page-how = Come si gioca
page-option-variations = Varianti
page-option-edition = Edizione
page-option-house-rules = Regole della casa
page-option-direction = Direzione
page-table = Il tavolo
page-tempo = Tempi
page-tempo-live = Insieme, adesso
page-tempo-days = In più giorni
page-clock = Tempo per mossa
page-clock-none = Quanto serve
page-clock-seconds = { $seconds ->
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] { $seconds } secondi
    }
page-visibility = Chi lo trova
page-visibility-link = Solo chi ha il link
page-visibility-open = Tutti, tra i tavoli aperti
page-spectators = Gli spettatori possono guardare
page-chat = Si può scrivere ciò che si vuole
page-set-table = Apparecchia il tavolo

## Nell'attesa
page-waiting = { $game } al tavolo di { $name }
page-waiting-about = Il viaggio comincia appena ogni posto è preso.
page-invite = Invita
page-invite-about = Manda questo link agli amici. Riporta qui anche te.
page-copy = Copia
page-copied = Copiato
page-sit = Siediti qui
page-you = tu
page-leave = Lascia
page-send-away = Manda via
page-device = Altro dispositivo
page-device-link = Apri questo link sull’altro dispositivo. Tienilo per te: apre il tuo posto.
page-hand-over = Cedi
page-hand-over-link = Chi apre questo link prende il tuo posto.
page-claim-own = Il tuo posto ti aspetta
page-claim-given = Ti viene ceduto un posto
page-claim = Prendi il posto

## Al tavolo
page-turn-of = Tocca a { $name }.
page-watching = Stai guardando
page-over = Il viaggio è finito.
page-time-left = Tempo rimasto
page-skip = Salta avanti
page-undo = Riprendi
page-undone = { $name } riprende l’ultima mossa.
page-by-clock = tempo scaduto
page-beside = Accanto al tabellone
page-beside-toggle = Racconto e parole
page-story = Racconto
page-talk = Parole
page-list = Scelte
page-talk-empty = Nessuno ha ancora detto nulla.
page-write = Scrivi qualcosa
page-send = Invia
page-new-table = Vieni al nuovo tavolo
page-empty-seat = Un posto è libero: il viaggio attende che qualcuno lo prenda.
page-curtain = Tenda
page-curtain-pass = Passa lo schermo a
page-curtain-draw = Sono { $name }

## Dopo
page-after = Dopo il viaggio
page-replay = Rivedi
page-again = Gioca ancora
page-export = Salva come testo
page-share = Condividi questo viaggio
page-play = Avvia
page-pause = Pausa
page-step-back = Una mossa indietro
page-step-on = Una mossa avanti
page-end-sources = Da dove vengono i punti
page-end-lead = Chi era in testa, e quando
page-scrub = Mossa
page-seen-by = Visto da
page-seen-by-all = Visto da uno spettatore
page-import = Porta una partita
page-import-about = Un viaggio salvato come testo si può rivedere qui, mossa per mossa.
page-import-file = Un file
page-import-text = O il suo testo
page-import-now = Portala qui
page-unreadable = Questo testo non è una partita finita che sappiamo leggere.
page-unreadable-next = Guarda se è intero: comincia con «Tabiji game» e finisce con il risultato. Salvarlo di nuovo può aiutare.

## Impostazioni
page-settings = Impostazioni
page-language = Lingua
page-theme = Luce
page-theme-auto = Come il dispositivo
page-theme-light = Giorno
page-theme-night = Notte
page-pace = Passo
page-pace-calm = Calmo
page-pace-brisk = Svelto
page-pace-instant = Subito
page-motion = Movimento
page-motion-auto = Come il dispositivo
page-motion-moving = In moto
page-motion-still = Fermo
page-sound = Suono
page-sound-on = Sì
page-sound-off = No

## Quando qualcosa non va
page-offline = Il server non risponde.
page-reconnecting = La connessione è caduta. Si riprova; nulla è perduto.
page-restarting = Il server riparte e torna tra un istante.
page-newer = C’è una versione più nuova di questa pagina.
page-reload = Ricarica
page-next-offline = Controlla la connessione e riprova tra un istante.
page-next-newer = Ricaricala: i tuoi tavoli e ogni mossa sono al sicuro sul server.
page-next-too-fast = Arriva molta gente da dove sei tu. Aspetta un minuto, poi riprova.
page-next-unknown-seat = Il link parla di un tavolo con più posti. Apri il tavolo stesso, o chiedi di nuovo il link.
page-next-not-found = Forse il link è incompleto. Chiedilo di nuovo, o comincia dall’inizio.
page-next-unknown-table = Forse il link è incompleto, o il tavolo è stato sgombrato dopo molto tempo. Chiedi di nuovo il link, o apparecchia un tavolo tuo.
page-next-no-spectators = Tutti i posti sono presi, e i giocatori vogliono restare tra loro. Forse uno dei tavoli aperti?
page-next-not-your-seat = È stato preso su un altro dispositivo, o ceduto ad altri. Ricarica per guardare, o chiedi un nuovo link al posto.
page-next-wrong-link = Il link è già servito, o ne è stato fatto uno più nuovo. Chiedine un altro a chi te l’ha mandato.
page-next-other-components = Questo tavolo fu apparecchiato con una versione più vecchia e qui non può continuare. Apparecchiane uno nuovo con gli stessi amici.

## Il tabellone della strada, in italiano
page-road-title = La strada da Kyoto a Edo
page-road-order = Chi muove, dal prossimo all’ultimo
page-road-next = Poi muove { $name }.
page-road-again = Poi { $name } muove ancora.
page-road-space = { $number }, { $space }
page-road-study = Guarda la strada
page-road-return = Torna alla scelta
page-road-more = Tutto ciò che { $name } ha raccolto
page-road-close = Chiudi
page-road-purse = Monete
    .about = Ciò che resta nella borsa per souvenir, pasti e templi.
page-road-points = Punti
    .about = Chi ne ha di più quando tutti sono arrivati vince il viaggio.
page-road-offering = Offerte
    .about = Le monete lasciate ai templi; i più generosi sono premiati alla fine.
page-road-souvenirs = Souvenir
    .about = Ogni famiglia diversa di una serie vale di più: 1, 3, 5, poi 7 punti.
page-road-springs = Terme
    .about = Un bagno porta subito i suoi punti; chi ne fa di più ottiene un obiettivo.
page-road-encounters = Incontri
    .about = Un incontro porta subito il suo dono; chi ne fa di più ottiene un obiettivo.
page-road-meals = Pasti
    .about = In ogni locanda al massimo un pasto, mai due volte lo stesso.
page-road-achievements = Obiettivi
    .about = Per chi completa per primo un panorama, e per chi alla fine ha di più di ogni cosa.
page-road-nothing = Ancora nulla.
page-road-dear = Non oggi: troppo caro, o già gustato.
page-road-price = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
    }
page-road-extra = Un’altra moneta, dalla riserva
page-road-over = Il viaggio è finito
page-road-first = { $names } ha fatto il viaggio più ricco.
page-road-shared = { $names } hanno fatto viaggi ugualmente ricchi.
page-road-panoramas = Panorami
page-road-ranking = Classifica del tempio

## Il tabellone del mare, in italiano
page-sea-chart = La carta del mare
page-sea-near = Più vicino
page-sea-whole = Tutta la carta
page-sea-study = Guarda il tabellone
page-sea-order = Ordine a venire
page-sea-then = Poi tocca a { $name }.
page-sea-again = Poi muove ancora la stessa barca.
page-sea-points = Punti
page-sea-crate = Cassetta
page-sea-row = Riga { $number }
page-sea-column = Colonna { $number }
page-sea-line = Vale quando è piena di un solo colore o di una sola forma.
page-sea-offerings = Offerte a bordo
page-sea-penalty = Alla fine costano { $points } punti.
page-sea-cells = Scomparti pieni
page-sea-cards = Carte Molo
page-sea-rocks = Carte Roccia sacra
page-sea-secret = Tenute segrete.
page-sea-fulfilled = Compiuta finora.
page-sea-missed = Non ancora compiuta.
page-sea-school = Il banco
page-sea-deep = Sul fondo
page-sea-bag = Nel sacco
page-sea-tray = Sul vassoio
page-sea-pair = Scegli due scomparti vicini, o il nodo fra di essi.
page-sea-arrival = Arrivo
page-sea-over = Il viaggio è finito
page-sea-panoramas = Panorami
page-sea-meals = Pasti
page-sea-upgrades = Migliorie
page-sea-first = { $names } ha fatto il viaggio più ricco.
page-sea-shared = { $names } hanno fatto viaggi ugualmente ricchi.
page-sea-kept = Compiuta.
page-sea-failed = Non compiuta.
