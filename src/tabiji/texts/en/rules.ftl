# Around the rules of every game, in English

rules-chapter-journey = How it goes
rules-chapter-spaces = Spaces
rules-chapter-things = Components
rules-chapter-points = Scoring
rules-chapter-otherwise = Other ways to play
rules-fact-coins = { $coins ->
    [one] begins with 1 coin
   *[other] begins with { $coins } coins
    }
rules-fact-price = { $price ->
    [one] 1 coin
   *[other] { $price } coins
    }
rules-fact-copies = ×{ $copies }
rules-unknown = The rules of { $game } have nothing called “{ $word }”.
rules-perhaps = Perhaps: { $names }.
rules-contents = More about each with `tabiji rules { $game } WORD`.
