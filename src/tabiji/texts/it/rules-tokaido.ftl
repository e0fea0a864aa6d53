# Le regole di Tokaido in italiano. Un blocco per paragrafo; "- " apre una voce di elenco, "> " un esempio

rules-tokaido-goal = Il viaggio
    .about =
        Tutti percorrono la stessa strada, da Kyoto a Edo, e si fermano dove c’è qualcosa da ammirare, comprare, assaggiare o donare. Non è una gara di velocità: quando tutti sono arrivati, vince il viaggio più ricco, a punti.

        Non si gioca a turno. Muove chi è ultimo sulla strada: chi corre avanti lascia agli altri tutto ciò che resta indietro.
rules-tokaido-setup = La partenza
    .about =
        Ognuno riceve due tessere Viaggiatore e ne tiene una in segreto. Poi si scoprono tutte insieme, e ogni borsa si riempie con le monete indicate sulla tessera.

        I viaggiatori si mettono in fila alla prima locanda in ordine casuale. Chi è in fondo alla fila parte per primo.
rules-tokaido-turn = Un turno
    .about =
        Chi è più indietro avanza fino a una casella libera a sua scelta, vicina o lontana, e fa subito ciò che la casella offre. Poi tocca a chi è ultimo adesso: può essere ancora lui.

        - Non si torna mai indietro e non si supera mai una locanda: tutti si fermano in ognuna.
        - Una casella ospita un viaggiatore. Con quattro o cinque giocatori alcune ne ospitano due; chi arriva secondo sta dietro e riparte per primo.
        - Ci si ferma solo dove c’è qualcosa da fare: al villaggio e al tempio con almeno una moneta, davanti a un panorama che non si è ancora completato.

        > Tu sei in 4, Aki in 6, Mei in 9. Vai in 5: sei ancora ultimo e muovi di nuovo. Se fossi andato in 10, toccherebbe ad Aki.
rules-tokaido-two-players = Con due giocatori
    .about =
        Un viaggiatore neutrale si unisce alla fila alla prima locanda. Quando è ultimo, lo muove il giocatore in testa, verso una casella libera a sua scelta. In una locanda è in testa chi è arrivato prima.

        - Non raccoglie niente. Al tempio lascia una moneta della riserva, e le sue offerte contano nella classifica finale.
        - In una locanda chi l’ha mosso mette in fondo alla pila una carta del menu, a caso e senza guardarla, se ne resta una. Se arriva per primo, il menu si prepara per lui.
        - Quanti pasti ha il menu dipende dall’edizione.
rules-tokaido-end = La fine
    .about =
        Quando tutti hanno raggiunto l’ultima locanda e hanno potuto mangiarci, il viaggio è finito. Si assegnano allora i quattro obiettivi di fine partita, poi si confrontano le offerte al tempio.

        Vince chi ha più punti. A parità, chi ha più carte Obiettivo; se c’è ancora parità, la vittoria è condivisa.

rules-tokaido-inn = { tokaido-space-inn }
    .about =
        Tutti si fermano in ogni locanda e aspettano gli altri. Chi arriva per ultimo riparte per primo.

        - Chi arriva per primo prepara il menu: un pasto in più dei giocatori, visibile a chi è già arrivato. Ognuno può comprare un pasto tra quelli rimasti, o nessuno.
        - Un pasto costa da 1 a 3 monete e dà sempre { $meal-points } punti. Nello stesso viaggio non si mangia due volte lo stesso piatto.
        - Ciò che resta quando tutti sono arrivati va in fondo alla pila. Anche l’ultima locanda serve un pasto.

        > Tre giocatori hanno mangiato prima di te e ti restano 2 monete. Dei due pasti rimasti uno costa 3, l’altro l’hai già assaggiato: vai a letto a stomaco vuoto. Chi arriva presto trova un piatto economico.
rules-tokaido-shop = { tokaido-space-shop }
    .about =
        Si mostrano a tutti tre souvenir. Comprane uno, due, tre o nessuno, secondo la tua borsa; gli altri vanno in fondo alla pila. Senza nemmeno una moneta qui non ci si può fermare.

        I souvenir contano in set di tipi diversi: il primo di un set dà { $souvenir-first }, il secondo { $souvenir-second }, il terzo { $souvenir-third }, il quarto { $souvenir-fourth }. Un souvenir si aggiunge al primo set a cui manca il suo tipo; altrimenti ne comincia un altro.

        > Hai un ventaglio (piccoli oggetti) e compri del tè (cibo e bevande): +{ $souvenir-second }. Una veste in più darebbe { $souvenir-third }, e il set varrebbe { $souvenir-three }. Un altro piccolo oggetto comincerebbe un nuovo set: +{ $souvenir-first }.
rules-tokaido-farm = { tokaido-space-farm }
    .about =
        Prendi { $farm-coins } monete dalla riserva. La fattoria non dà punti, ma senza non ci sono souvenir, né pasti, né offerte.
rules-tokaido-temple = { tokaido-space-temple }
    .about =
        Lascia da 1 a 3 monete; ognuna dà subito un punto. Senza nemmeno una moneta qui non ci si può fermare.

        Alla fine si confrontano le offerte di tutto il viaggio: la più grande dà altri { $temple-first } punti, la seguente { $temple-second }, poi { $temple-third }, e { $temple-rest } a tutti gli altri che hanno donato qualcosa. A parità si condivide il posto, e l’importo inferiore prende il posto successivo.

        > Mei ha lasciato 7 monete, Aki e tu 4, Kenji 1. Mei guadagna { $temple-first } punti, Aki e tu { $temple-second } ciascuno, Kenji { $temple-third }.
rules-tokaido-encounter = { tokaido-space-encounter }
    .about =
        Pesca una carta, tienila e prendi ciò che dà. Tra le { $encounters } carte ci sono:
rules-tokaido-spring = { tokaido-space-spring }
    .about =
        Pesca una carta: { $spring-least } o { $spring-most } punti. Ce ne sono tante dell’una quante dell’altra. Alla fine chi ha fatto più bagni riceve un premio.
rules-tokaido-panorama = I panorami
    .about =
        Davanti alla risaia, alla montagna o al mare prendi la prossima sezione di quel panorama, in ordine. Dà tanti punti quanto il suo numero: 1, poi 2, poi 3. La risaia ha { $paddy } sezioni, la montagna { $mountain }, il mare { $sea }.

        Chi completa per primo un panorama prende il suo obiettivo: +{ $achievement-points }. Anche gli altri possono completarlo. Davanti a un panorama già completato non ci si può più fermare.

        > Con quattro sezioni del mare hai 1 + 2 + 3 + 4 punti. La quinta ne dà 5, e altri { $achievement-points } se nessuno è stato più veloce.

rules-tokaido-travelers = I viaggiatori
    .about =
        Ognuno ha la sua borsa e il suo talento. Chi ha poche monete ha il talento più grande.

        Satsuki può rifiutare il pasto gratis che le viene mostrato e poi comprarne uno come gli altri; una carta della pila che rifiuta va in fondo alla pila. L’incontro che Yoshiyasu non tiene va in fondo alla pila senza che gli altri lo vedano.
rules-tokaido-souvenirs = I souvenir
    .about =
        { $souvenirs } carte, tutte diverse, di quattro tipi.
rules-tokaido-meals = I pasti
    .about =
        { $meals } carte. Ognuna dà { $meal-points } punti, qualunque sia il prezzo; solo il buongustaio guarda il prezzo.
rules-tokaido-achievements = Gli obiettivi
    .about =
        { $achievement-points } punti ciascuno. Tre si prendono lungo la strada, completando un panorama prima degli altri; gli altri quattro si assegnano alla fine. A parità lo riceve ognuno. Con zero carte nessuno lo riceve.

rules-tokaido-scoring = I punti
    .about =
        I punti si segnano man mano; alla fine si aggiungono gli obiettivi e il tempio.

        - Panorami: ogni sezione vale il suo numero.
        - Souvenir: { $souvenir-first }, { $souvenir-second }, { $souvenir-third }, { $souvenir-fourth } in un set.
        - Terme: { $spring-least } o { $spring-most }.
        - Incontri: ciò che dice la carta.
        - Pasti: { $meal-points } ciascuno.
        - Tempio: un punto per moneta, poi { $temple-first }, { $temple-second }, { $temple-third } o { $temple-rest } alla fine.
        - Obiettivi: { $achievement-points } ciascuno.

        > Mei arriva con tutta la risaia (1 + 2 + 3, prima di tutti: +{ $achievement-points }), un set di quattro souvenir ({ $souvenir-four }), un bagno da { $spring-least } e uno da { $spring-most }, tre pasti ({ $three-meals }) e 4 monete lasciate ai templi (4). È seconda al tempio (+{ $temple-second }) e ha fatto più bagni di tutti (+{ $achievement-points }): { $example } punti.

rules-tokaido-variations = Le varianti
    .about =
        Si possono combinare a piacere, con qualsiasi numero di giocatori.

        Con i preparativi, chi sta in testa alla prima fila, e quindi parte per ultimo, comincia con { $ready-first } monete in più, il seguente con { $ready-second } in più; poi vengono { $ready-third }, { $ready-fourth } e { $ready-fifth }. Nessuno comincia con meno di zero.
rules-tokaido-editions = Le edizioni
    .about =
        I regolamenti delle diverse lingue e annate non sono d’accordo su tutto. Il tavolo dice quale segue. Il resto non cambia.
rules-tokaido-house-rules = Regole della casa
    .about =
        Regole a scelta del tavolo.
rules-tokaido-rulings = Dove i regolamenti tacciono
    .about =
        - I regolamenti posano subito scoperta la tessera scelta; qui le tessere si scelgono in segreto e si scoprono insieme. Con i preparativi nessuna borsa scende sotto 0.
        - Satsuki decide sul pasto gratis prima di vedere il menu: se lo accetta, non lo guarda. Non può accettare un piatto già assaggiato.
        - La moneta di Zen-emon paga il souvenir più caro che prende. Per il buongustaio i pasti di Kinko contano al prezzo stampato.
        - Hirotada può lasciar stare la moneta della riserva, e ne dona comunque almeno una sua.
        - Hiroshige deve prendere una sezione se ne resta una, a meno che la regola della casa gli permetta di rinunciare. L’aiuto di una guida si può rifiutare. Se tutti i panorami sono completi, non succede niente.
        - Di due su una casella doppia, chi è arrivato dopo muove per primo. In una locanda è in testa chi è arrivato prima.
        - Con il viaggio gastronomico i regolamenti servono tanti pasti quanti sono i giocatori; qui il menu ha un pasto in meno del solito in ogni edizione, quindi tre con due giocatori nelle edizioni inglese e italiana. Può essere vuoto: chi arriva allora non trova niente, e il viaggiatore neutrale non ha niente da togliere.
        - A parità di punti, un obiettivo condiviso conta per ognuno.
