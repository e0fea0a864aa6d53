# Il gioco in un terminale, in italiano

terminal-neutral = Il viaggiatore neutrale
terminal-traveler = Viaggiatore
terminal-coins = Monete
terminal-points = Punti
terminal-achievements = Obiettivi
terminal-choose = La tua scelta (un numero, ? per l’aiuto, q per smettere):
terminal-not-a-choice = Scrivi un numero da 1 a { $most }, ? o q, per favore.
terminal-help = Scrivi il numero della tua scelta. La strada parte in alto a sinistra e finisce in basso a destra; le lettere mostrano dove sono i viaggiatori, un puntino sotto una casella indica che c’è posto per due. Muove chi è ultimo sulla strada, e muove ancora finché resta ultimo.
terminal-saved = Il tuo viaggio è conservato in { $file }. Continualo con lo stesso comando.
terminal-stopped = Ti fermi qui.
terminal-resumed = Il tuo viaggio riprende dalla mossa { $number }.
terminal-winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
    }
terminal-rank = Posto
terminal-and = { $first } e { $last }
terminal-components = { $game }: i componenti «{ $label }»
terminal-compiling = Compilazione delle regole di { $game }
terminal-compiled = Le regole di { $game } sono pronte, compilate in { $folder }.
terminal-compiled-unkept = Le regole di { $game } sono pronte, ma non si possono conservare: la cartella della cache non è scrivibile.
