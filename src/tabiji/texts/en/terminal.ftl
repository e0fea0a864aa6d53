# The game in a terminal, in English

terminal-neutral = The neutral traveler
terminal-traveler = Traveler
terminal-coins = Coins
terminal-points = Points
terminal-achievements = Achievements
terminal-choose = Your choice (a number, ? for help, q to stop):
terminal-not-a-choice = Please type a number from 1 to { $most }, ? or q.
terminal-help = Type the number of your choice. The road runs from top left to bottom right; letters stand where travelers are, a dot under a space marks room for two. Whoever is last on the road moves next, and again while still last.
terminal-saved = Your journey is kept in { $file }. Play on with the same command.
terminal-stopped = You stop here.
terminal-resumed = Your journey goes on from move { $number }.
terminal-winner = { $count ->
    [one] { $names } wins the journey.
   *[other] { $names } share the victory.
    }
terminal-rank = Rank
terminal-and = { $first } and { $last }
terminal-components = { $game }: the components '{ $label }'
terminal-compiling = Compiling the rules of { $game }
terminal-compiled = The rules of { $game } are ready, compiled into { $folder }.
terminal-compiled-unkept = The rules of { $game } are ready, but cannot be kept: the cache folder is not writable.
