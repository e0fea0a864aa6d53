# Le regole sulla pagina, in italiano

page-rules = Regole
page-rules-of = Le regole di { $game }
page-rules-about = Con parole nostre, e con i numeri dei materiali di questo server.
page-rules-search = Cerca nelle regole
page-rules-none = Nessun risultato. Prova un’altra parola.
page-rules-contents = Indice
page-rules-print = Stampa
page-rules-more = Leggi le regole
page-rules-key = per saperne di più, premi
page-rules-all = Tutte le regole
