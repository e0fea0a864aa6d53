# The game in a terminal, in English

terminal-player = Player
terminal-coins = Coins
terminal-points = Points
terminal-achievements = Achievements
terminal-choose = Your choice (a number, ? for help, q to stop):
terminal-not-a-choice = Please type a number from 1 to { $most }, ? or q.
terminal-saved = Your journey is kept in { $file }. Play on with the same command.
terminal-stopped = You stop here.
terminal-resumed = Your journey goes on from move { $number }.
terminal-stumbled = { $name } lost the way, and a pilgrim moved instead: it { $fault }.
terminal-winner = { $count ->
    [one] { $names } wins the journey.
   *[other] { $names } share the victory.
    }
terminal-rank = Rank
terminal-and = { $first } and { $last }
terminal-components = { $game }: the components “{ $label }”
terminal-compiling = Compiling the rules of { $game }
terminal-compiled = The rules of { $game } are ready, compiled into { $folder }.
terminal-compiled-unkept = The rules of { $game } are ready, but cannot be kept: the cache folder is not writable.
terminal-sources = Points from
terminal-fulfilled = Rock cards fulfilled
terminal-school = In the bag { $shrimp } shrimp and { $crabs } crabs; in the deep { $deep } fish; in view:
