# Preparare un tavolo, in italiano

page-way-open = Apri un tavolo
    .about = Resta tra i tavoli aperti finché non sono occupati tutti i posti.
page-usual = Le regole di sempre
page-seat-bot = Un bot
page-bots-mixed = Di vari livelli
page-strength-1 = principiante
page-strength-2 = facile
page-strength-3 = medio
page-strength-4 = forte
page-strength-5 = temibile
page-changes-nothing = Come giocano quasi tutti.
page-changes-tokaido-shuffled-under = Le carte rimesse in fondo alla pila vanno in ordine casuale.
page-changes-tokaido-short-menu = Con due giocatori, ogni menu ha tre pasti invece di quattro.
page-changes-tokaido-full-price-held = A Sasayakko bastano le monete che paga davvero.
page-changes-tokaido-free-meal-from-menu = Il pasto gratis di Satsuki è estratto a caso dal menu; se lo rifiuta, può ancora comprarlo.
page-lobby-open = Apri un tavolo di { $game }
page-lobby-none = Nessuno con quel nome ha un tavolo aperto.
