# Autour des règles de chaque jeu, en français

rules-chapter-journey = Le déroulement
rules-chapter-spaces = Les lieux
rules-chapter-things = Le matériel
rules-chapter-points = Le décompte
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
rules-unknown = { $game } : les règles ne connaissent pas « { $word } ».
rules-perhaps = Peut-être : { $names }.
rules-contents = Pour en lire plus : `tabiji rules { $game } MOT`.
