# Ratings, leaderboards and statistics
page-rated = Rated: this game changes the ratings of its players.
page-unrated-game = Not rated: only Tokaido and Namiji are.
page-unrated-beginning = Not rated: lessons, journeys of the day and games that go on from another one are not.
page-unrated-components = Not rated: it is played with corrected components.
page-unrated-hints = Not rated: hints are allowed or were asked for.
page-unrated-no-people = Not rated: only bots play.
page-unrated-bot = Not rated: one of the bots has no fixed rating.
page-unrated-same-person = Not rated: somebody plays several seats, or shares one.
page-unrated-seats-changed = Not rated: somebody has left a seat or taken one over.
page-leaderboard = Leaderboard
page-leaderboard-about = Ratings of people and of the bots. A newcomer begins at 25. A rating is shown after ten rated games.
page-leaderboard-who = Show
page-leaderboard-all = Everybody
page-leaderboard-people = People
page-leaderboard-bots = Bots
page-leaderboard-recent = Only who has played in the last 30 days
page-leaderboard-nobody = Nobody has played ten rated games yet.
page-leaderboard-before = Previous page
page-leaderboard-after = Next page
page-rating = Rating
page-rating-value = { $rating } ± { $margin }
page-rating-fixed = bot
page-rating-missing = { $games ->
    [one] Your rating is shown after one more rated game.
   *[other] Your rating is shown after { $games } more rated games.
  }
page-statistics = Statistics
page-statistics-about = What has been played on this server.
page-statistics-game = Game
page-statistics-months = Games by month
page-statistics-month = Month
page-statistics-travelers = How often people win with each traveler
page-statistics-rate = Won
page-statistics-closest = Closest games
page-statistics-highest = Highest scores
page-statistics-longest = Longest games
page-statistics-moves = { $moves ->
    [one] one decision
   *[other] { $moves } decisions
  }
page-statistics-none = No game of people has ended here yet.
page-mine-statistics = My statistics
page-mine-against = Games against
page-mine-against-all = everybody
page-mine-against-people = other people
page-mine-against-bots = bots only
page-mine-games = Games
page-mine-wins = Wins
page-mine-points = Mean points
page-mine-rank = Mean rank
page-mine-total = All games
page-mine-by-players = Players
page-mine-by-variation = Variation
page-mine-by-traveler = Traveler
page-mine-no-variation = No variation
page-mine-players = { $players } players
page-mine-sources = Where your points come from
page-mine-sources-about = Mean points of a game; the thin bar is the average of everybody at your tables.
page-mine-own = You
page-mine-average = Average at your tables
page-mine-streak = Wins in a row: { $now } now, { $most } at most.
page-mine-practices = Practices solved: { $solved }. Journeys of the day: { $days }.
page-mine-best = Best games
page-mine-best-game = { $points } points, rank { $rank }
page-mine-accuracy = Accuracy
page-mine-accuracy-about = How accurately you decided in games that were analyzed, in percent.
page-mine-percent = Percent
page-mine-analyse = Analyze the last ten games
page-mine-analysing = The games are being analyzed, one after the other. This takes some minutes.
page-mine-none = Once you have finished a game, its results are counted here.
