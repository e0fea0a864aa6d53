# Il gioco in un terminale, in italiano

terminal-player = Giocatore
terminal-coins = Monete
terminal-points = Punti
terminal-achievements = Obiettivi
terminal-choose = La tua scelta (un numero, ? per l’aiuto, q per smettere):
terminal-not-a-choice = Scrivi un numero da 1 a { $most }, ? o q, per favore.
terminal-saved = Il tuo viaggio è conservato in { $file }. Continualo con lo stesso comando.
terminal-stopped = Ti fermi qui.
terminal-resumed = Il tuo viaggio riprende dalla mossa { $number }.
terminal-stumbled = { $name } si è smarrito e un pellegrino ha mosso al suo posto: «{ $fault }».
terminal-winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
    }
terminal-rank = Posizione
terminal-and = { $first } e { $last }
terminal-components = { $game }: i componenti «{ $label }»
terminal-compiling = Compilazione delle regole di { $game }
terminal-compiled = Le regole di { $game } sono pronte, compilate in { $folder }.
terminal-compiled-unkept = Le regole di { $game } sono pronte, ma non si possono conservare: la cartella della cache non è scrivibile.
terminal-sources = Punti da
terminal-fulfilled = Obiettivi delle rocce raggiunti
terminal-school = Nel sacchetto { $shrimp } gamberetti e { $crabs } granchi; sul fondo { $deep } pesci; in vista:
