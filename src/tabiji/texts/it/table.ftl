# Ciò che si dice al tavolo, in italiano

table-serving = I tavoli sono pronti a { $address }

table-bot-wanderer = Vagabondo
    .about = Va dove lo portano i piedi, il più delle volte non lontano.
table-bot-pilgrim = Pellegrino
    .about = Si ferma a ogni porta aperta e prende ciò che rende subito.
table-bot-merchant = Mercante
    .about = Soppesa quanto vale ogni scelta.
table-bot-scholar = Studioso
    .about = Ha studiato innumerevoli viaggi e sa leggerne i segni.
table-bot-sage = Saggio
    .about = Guarda lontano, in ogni mondo che sa immaginare, prima di ogni passo.
table-unpacking = { $name } sta ancora disfacendo i bagagli: la prima mossa richiede un po’ di pazienza.

phrase-hello = Ciao!
phrase-good-journey = Buon viaggio!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-thinking = Ci penso…
phrase-your-turn = Tocca a te.
phrase-back-soon = Torno presto.
phrase-oh-no = Oh no!
phrase-beautiful = Che bello!
phrase-again = Giochiamo ancora?
phrase-goodbye = Arrivederci!

refused-stale = La partita è andata avanti.
refused-not-your-turn = Tocca a qualcun altro.
refused-not-a-choice = Ora non è possibile.
refused-no-undo = Quella mossa resta: non si può più ritirare.
refused-not-started = Il viaggio non è iniziato: un posto è libero.
refused-finished = Il viaggio è finito.
refused-unfinished = Il viaggio non è finito: i suoi segreti restano.
refused-not-your-seat = Quel posto non è tuo.
refused-not-the-creator = Può farlo solo chi ha aperto il tavolo.
refused-seat-taken = Quel posto è occupato.
refused-unknown-seat = Quel posto non esiste.
refused-unknown-table = Quel tavolo non esiste.
refused-unknown-step = La partita ha meno mosse.
refused-unknown-phrase = Quella frase non esiste.
refused-wrong-link = Quel link non apre questo posto.
refused-no-spectators = Questo tavolo non ammette spettatori.
refused-chat-off = A questo tavolo la chat libera è disattivata.
refused-too-fast = Troppo in fretta: aspetta un momento.
refused-too-long = È troppo lungo.
refused-empty = Non è stato scritto nulla di leggibile.
refused-malformed = Il server non ha capito.
refused-not-possible = Così non si può giocare.
refused-not-found = Qui non c’è nulla.
refused-cross-origin = La richiesta viene dalla pagina di un altro sito.
refused-other-components = Questo tavolo si gioca con altri componenti rispetto a questo server.
