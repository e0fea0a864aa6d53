# Autour des règles de chaque jeu, en français

rules-chapter-journey = Le déroulement
rules-chapter-spaces = Où l’on s’arrête
rules-chapter-things = Ce qu’on y trouve
rules-chapter-points = Ce qui compte
rules-chapter-otherwise = Jouer autrement
rules-fact-coins = { $coins ->
    [one] commence avec { $coins } pièce
   *[other] commence avec { $coins } pièces
    }
rules-fact-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
    }
rules-fact-copies = ×{ $copies }
rules-unknown = Les règles de { $game } ne connaissent pas « { $word } ».
rules-perhaps = Peut-être : { $names }.
rules-contents = Pour en lire plus : `tabiji rules { $game } MOT`.
