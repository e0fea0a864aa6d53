# La pagina, in italiano

page-motto = Una strada da percorrere, un mare da solcare, in buona compagnia.
page-home = Home
page-close = Chiudi
page-more = Altro
page-game = Gioco
page-both = Entrambi

## Modi di giocare
page-now-about = Tu e { $bots ->
        [1] un bot
        [2] due bot
        [3] tre bot
       *[other] { $bots } bot
    }. Nessun account, nessuna attesa.
page-way-friends = Invita gli amici
    .about = Un link per il tavolo: chi lo apre sceglie un nome e un posto.
page-way-screen = Attorno allo stesso schermo
    .about = Lo schermo passa di mano in mano; una tenda custodisce i segreti.
page-way-solo = In solitaria, a modo tuo
    .about = Scegli i bot e le regole con cui giocare.
page-way-join = Unisciti a un tavolo
    .about = Siediti con altri che aspettano giocatori.
page-lobby = Tavoli aperti
page-lobby-about = Siediti dove c’è un posto libero, o guarda un viaggio in corso.
page-lobby-empty = Nessun tavolo è aperto in questo momento. Aprine uno: altri ti raggiungeranno.
page-lobby-watch = Viaggi da guardare
page-lobby-page = Pagina { $page } di { $pages }
page-lobby-newer = Più recenti
page-lobby-older = Meno recenti
page-search = Cerca per nome di chi ha aperto il tavolo
page-mine = I miei viaggi
page-mine-all = Tutti i miei viaggi
page-mine-empty = Ancora nessuna partita.
page-mine-begin = Comincia una partita
page-unfinished = In corso
page-finished = Conclusi
page-status-waiting = C’è un posto libero
page-status-playing = In corso
page-status-finished = Concluso
page-your-turn = Il tuo turno

## Aprire un tavolo
page-your-name = Il tuo nome
page-you-name = Ospite
page-name = Nome
page-players = Giocatori
page-seats = Posti
page-seat-number = Viaggiatore { $number }
page-seat-you = Tu
page-seat-person = Un altro giocatore su questo dispositivo
page-seat-whoever = Chiunque abbia il link
page-seat-bots = Bot
page-seat-open = Posto libero
page-put-bot = Affida il posto a un bot…
page-change-bot = Quale bot gioca qui
page-how = Regole
page-table = Il tavolo
page-tempo = Ritmo
page-tempo-live = In diretta
page-tempo-days = A turni
page-clock = Tempo per ogni mossa
page-clock-none = Senza limiti
page-clock-seconds = { $seconds ->
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] { $seconds } secondi
    }
page-clock-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
    }
page-clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
    }
page-left-days = { $days } g { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-visibility = Accesso
page-visibility-link = Solo con il link
page-visibility-open = Pubblico
page-spectators = Spettatori ammessi
page-chat = Chat libera
page-set-table = Apri il tavolo

## Nell'attesa
page-titled = { $title }: { $more }
page-waiting = { $game }: il tavolo di { $name }
page-waiting-about = Il viaggio comincia appena tutti i posti sono occupati.
page-invite = Invita
page-invite-about = Manda questo link agli amici. Serve anche a te per tornare qui.
page-copy = Copia
page-copied = Copiato
page-sit = Siediti qui
page-you = tu
page-leave = Lascia il posto
page-send-away = Libera il posto
page-not-here = deve ancora arrivare
page-free-seat = Libera il posto
page-device = Continua su un altro dispositivo
page-device-link = Apri questo link sull’altro dispositivo. Tienilo per te: dà accesso al tuo posto.
page-hand-over = Cedi il posto
page-hand-over-link = Chi apre questo link prende il tuo posto.
page-claim-own = Il tuo posto ti aspetta
page-claim-given = Ti hanno ceduto un posto
page-claim = Prendi il posto

## Al tavolo
page-turn-of = Turno di { $name }.
page-watching = Modalità spettatore
page-over = Il viaggio è finito.
page-time-left = Tempo rimasto
page-skip = Salta l’animazione
page-undo = Annulla
page-undone = { $name } annulla l’ultima mossa.
page-by-clock = tempo scaduto
page-beside = Accanto al tabellone
page-beside-toggle = Racconto e chat
page-story = Racconto
page-talk = Chat
page-list = Scelte
page-talk-empty = Ancora nessun messaggio.
page-write = Scrivi un messaggio
page-send = Invia
page-new-table = Vai al nuovo tavolo
page-empty-seat = C’è un posto libero: il viaggio aspetta che qualcuno lo prenda.
page-curtain = Tenda
page-curtain-pass = Passa lo schermo. Ora gioca
page-curtain-draw = Sono { $name }

## Dopo
page-after = Dopo il viaggio
page-replay = Rivedi la partita
page-again = Gioca ancora
page-rematch = Rivincita
page-rematch-join = Unisciti alla rivincita ({ $joined } di { $people })
page-rematch-go = Vai alla rivincita ({ $joined } di { $people })
page-rematch-asked = Si prepara una rivincita.
page-export = Salva la partita
page-share = Condividi questo viaggio
page-play = Riproduci
page-pause = Pausa
page-step-back = Una mossa indietro
page-step-on = Una mossa avanti
page-plain-road = La strada
page-plain-table = Sul tavolo
page-end-sources = Da dove vengono i punti
page-end-lead = Chi era in testa, e quando
page-scrub = Mossa
page-seen-by = Visto da
page-seen-by-all = Visto da uno spettatore
page-import = Importa una partita
page-import-about = Una partita salvata si può rivedere qui, mossa per mossa.
page-import-file = Scegli un file
page-import-text = Oppure incolla il testo
page-import-now = Importa
page-unreadable = Non riusciamo a leggere questo testo come una partita conclusa.
page-unreadable-next = Controlla che sia intero: comincia con «Tabiji game» e finisce con il risultato. Se serve, salva di nuovo la partita.

## Impostazioni
page-settings = Impostazioni
page-fonts = Composto in Shippori Mincho B1 e Alegreya Sans, caratteri liberi con licenza SIL Open Font:
page-language = Lingua
page-theme = Aspetto
page-theme-auto = Come il dispositivo
page-theme-light = Giorno
page-theme-night = Notte
page-pace = Velocità delle animazioni
page-pace-calm = Calma
page-pace-brisk = Rapida
page-pace-instant = Immediata
page-motion = Animazioni
page-motion-auto = Come il dispositivo
page-motion-moving = Attive
page-motion-still = Disattivate
page-sound = Audio
page-sound-on = Attivo
page-sound-off = Spento

## Quando qualcosa non va
page-offline = Il server non risponde.
page-reconnecting = La connessione è caduta. Nuovo tentativo in corso: nulla va perduto.
page-restarting = Il server si sta riavviando: la partita riprende tra un istante.
page-newer = È disponibile una nuova versione di questa pagina.
page-reload = Ricarica
page-next-offline = Controlla la connessione e riprova tra un istante.
page-next-newer = Ricaricala: i tuoi tavoli e tutte le mosse sono al sicuro sul server.
page-next-too-fast = Arrivano molte richieste dal tuo indirizzo. Aspetta un minuto, poi riprova.
page-next-too-many = Chiudi quelli che non ti servono, o chiedi a chi gestisce il server di far entrare più persone.
page-next-out-of-reach = Tutte le mosse che hai visto sono salve. Ricarica la pagina tra un momento.
page-next-set-aside = Avvisa chi gestisce il server: può ripristinarlo.
page-next-unknown-seat = A questo tavolo quel posto non c’è. Apri il tavolo, o fatti rimandare il link.
page-next-not-found = Forse il link è incompleto. Fattelo rimandare, o riparti dalla home.
page-next-unknown-table = Forse il link è incompleto, o il tavolo è rimasto a lungo senza visite ed è stato rimosso. Fatti rimandare il link, o apri un tavolo tuo.
page-next-no-spectators = I posti sono tutti occupati, e chi gioca preferisce non avere spettatori. Perché non uno dei tavoli aperti?
page-next-not-your-seat = È passato a un altro dispositivo, o è stato ceduto. Ricarica la pagina per guardare, o chiedi un nuovo link.
page-next-wrong-link = Questo link è già stato usato, o ce n’è uno più recente. Chiedine uno nuovo a chi te l’ha mandato.
page-next-other-components = Questo tavolo è stato aperto con una versione precedente e qui non può continuare. Aprine uno nuovo con gli stessi amici.

## Il tabellone della strada, in italiano
page-road-title = La strada tra Kyoto ed Edo
page-double = Con quattro o cinque giocatori c’è posto per due: chi arriva secondo sta dietro e riparte per primo.
page-road-order = L’ordine dei turni, dal prossimo all’ultimo
page-road-next = Prossimo turno: { $name }.
page-road-again = Ancora un turno: { $name }.
page-road-space = { $number }, { $space }
page-road-return = Torna alla scelta
page-road-more = Tutto ciò che è stato raccolto finora
page-road-neutral = Lo muove chi è in testa. Non raccoglie niente, ma le sue offerte contano nella classifica del tempio.
page-road-purse = Monete
    .about = Ciò che resta nella borsa per souvenir, pasti e templi.
page-road-points = Punti
    .about = Chi ne ha di più quando tutti sono arrivati vince la partita.
page-road-offering = Offerte
    .about = Le monete lasciate ai templi; i più generosi sono premiati alla fine.
page-road-souvenirs = Souvenir
    .about = Ogni tipo diverso in un set vale più del precedente.
page-road-springs = Terme
    .about = Un bagno dà subito i suoi punti; chi ne fa di più ottiene un obiettivo.
page-road-encounters = Incontri
    .about = Un incontro dà subito il suo dono; chi ne fa di più ottiene un obiettivo.
page-road-meals = Pasti
    .about = In ogni locanda al massimo un pasto, mai due volte lo stesso.
page-road-achievements = Obiettivi
    .about = Per chi completa per primo un panorama, e per chi alla fine ha di più di ogni cosa.
page-road-nothing = Ancora nulla.
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
page-road-price = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
    }
page-road-extra = Un’altra moneta, dalla riserva
page-road-over = Il viaggio è finito
page-road-first = { $names } ha fatto il viaggio più ricco.
page-road-shared = { $names } hanno fatto i viaggi più ricchi, a pari merito.
page-road-panoramas = Panorami
page-road-ranking = Classifica del tempio

## Il tabellone del mare, in italiano
page-sea-chart = La carta nautica
page-sea-near = Ingrandisci
page-sea-far = Rimpicciolisci
page-sea-whole = Tutta la carta
page-sea-order = Prossimi turni
page-sea-points = Punti
page-sea-crate = Cassetta
page-sea-row = Riga { $number }
page-sea-column = Colonna { $number }
page-sea-line = Dà punti quando è piena di un solo colore o di una sola forma.
page-sea-offerings = Offerte a bordo
page-sea-penalty = Alla fine costano { $points } punti.
page-sea-cells = Scomparti pieni
page-sea-cards = Carte Molo
page-sea-rocks = Carte Roccia sacra
page-sea-secret = Tenute segrete.
page-sea-fulfilled = Per ora obiettivo raggiunto.
page-sea-missed = Obiettivo non ancora raggiunto.
page-sea-school = Il banco
page-sea-deep = Nel profondo
page-sea-bag = Nel sacchetto
page-sea-in-bag = Nel sacchetto: { $shrimp ->
    [one] un gamberetto
   *[other] { $shrimp } gamberetti
} e { $crab ->
    [one] un granchio
   *[other] { $crab } granchi
}.
page-sea-tray = Carte da scegliere
page-sea-pair = Scegli due scomparti vicini, o il nodo tra loro.
page-sea-arrival = Arrivo
page-sea-over = Il viaggio è finito
page-sea-panoramas = Panorami
page-sea-meals = Pasti
page-sea-upgrades = Migliorie
page-sea-first = { $names } ha fatto il viaggio più ricco.
page-sea-shared = { $names } hanno fatto i viaggi più ricchi, a pari merito.
page-sea-kept = Obiettivo raggiunto.
page-sea-failed = Obiettivo mancato.
