# Ratings, leaderboards and statistics
page-rated = Partita valida per la classifica: cambia il punteggio dei giocatori.
page-unrated-game = Non vale per la classifica: valgono solo Tokaido e Namiji.
page-unrated-beginning = Non vale per la classifica: lezioni, viaggi del giorno e partite riprese da un’altra non valgono.
page-unrated-components = Non vale per la classifica: si gioca con materiali corretti.
page-unrated-hints = Non vale per la classifica: i consigli sono ammessi, o qualcuno li ha chiesti.
page-unrated-no-people = Non vale per la classifica: giocano solo bot.
page-unrated-bot = Non vale per la classifica: uno dei bot non ha un punteggio fisso.
page-unrated-same-person = Non vale per la classifica: qualcuno gioca più posti, o ne condivide uno.
page-unrated-seats-changed = Non vale per la classifica: qualcuno ha lasciato o preso un posto.
page-leaderboard = Classifica
page-leaderboard-about = I punteggi di classifica dei giocatori e dei bot. Si comincia da 25. Un punteggio appare dopo dieci partite valide.
page-leaderboard-who = Mostra
page-leaderboard-all = Tutti
page-leaderboard-people = Giocatori
page-leaderboard-bots = Bot
page-leaderboard-recent = Solo chi ha giocato negli ultimi 30 giorni
page-leaderboard-nobody = Nessuno ha ancora giocato dieci partite valide.
page-leaderboard-before = Pagina precedente
page-leaderboard-after = Pagina seguente
page-rating = Punteggio
page-rating-value = { $rating } ± { $margin }
page-rating-fixed = bot
page-rating-missing = { $games ->
    [one] Il tuo punteggio appare dopo un’altra partita valida.
   *[other] Il tuo punteggio appare dopo altre { $games } partite valide.
  }
page-statistics = Statistiche
page-statistics-about = Che cosa si è giocato su questo server.
page-statistics-game = Gioco
page-statistics-months = Partite per mese
page-statistics-month = Mese
page-statistics-travelers = Quanto spesso si vince con ogni viaggiatore
page-statistics-rate = Vinte
page-statistics-closest = Partite più combattute
page-statistics-highest = Punti più alti
page-statistics-longest = Partite più lunghe
page-statistics-moves = { $moves ->
    [one] una decisione
   *[other] { $moves } decisioni
  }
page-statistics-none = Qui non è ancora finita nessuna partita tra persone.
page-mine-statistics = Le mie statistiche
page-mine-against = Partite contro
page-mine-against-all = tutti
page-mine-against-people = altre persone
page-mine-against-bots = solo bot
page-mine-games = Partite
page-mine-wins = Vittorie
page-mine-points = Punti in media
page-mine-rank = Posizione media
page-mine-total = Tutte le partite
page-mine-by-players = Giocatori
page-mine-by-variation = Variante
page-mine-by-traveler = Viaggiatore
page-mine-no-variation = Nessuna variante
page-mine-players = { $players } giocatori
page-mine-sources = Da dove vengono i tuoi punti
page-mine-sources-about = Punti in media per partita; la barra sottile è la media di tutti ai tuoi tavoli.
page-mine-own = Tu
page-mine-average = Media ai tuoi tavoli
page-mine-streak = Vittorie di fila: { $now } ora, { $most } al massimo.
page-mine-practices = Esercizi risolti: { $solved }. Viaggi del giorno: { $days }.
page-mine-best = Partite migliori
page-mine-best-game = { $points } punti, posizione { $rank }
page-mine-accuracy = Precisione
page-mine-accuracy-about = Quanto sono state precise le tue decisioni nelle partite analizzate, in percento.
page-mine-percent = Percento
page-mine-analyse = Analizza le ultime dieci partite
page-mine-analysing = Le partite vengono analizzate una dopo l’altra. Ci vuole qualche minuto.
page-mine-none = Quando avrai finito una partita, i suoi risultati conteranno qui.
