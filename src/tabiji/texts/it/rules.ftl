# Intorno alle regole di ogni gioco, in italiano

rules-chapter-journey = Come si svolge
rules-chapter-spaces = Caselle
rules-chapter-things = Componenti
rules-chapter-points = Punteggio
rules-chapter-otherwise = Giocare in altri modi
rules-fact-coins = { $coins ->
    [one] comincia con 1 moneta
   *[other] comincia con { $coins } monete
    }
rules-fact-price = { $price ->
    [one] 1 moneta
   *[other] { $price } monete
    }
rules-fact-copies = ×{ $copies }
rules-unknown = Le regole di { $game } non conoscono «{ $word }».
rules-perhaps = Forse: { $names }.
rules-contents = Per leggere di più: `tabiji rules { $game } PAROLA`.
