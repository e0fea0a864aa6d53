# Le regole di Namiji in italiano. Un blocco per paragrafo; "- " apre una voce di elenco, "> " un esempio

rules-namiji-goal = Il viaggio
    .about =
        Tutti fanno una volta il giro della carta nautica, dal porto al porto; lungo la rotta si pesca, si ammira e si onora il mare. Vince chi torna a casa con più punti.

        Non si gioca a turno. Muove chi è ultimo sulla rotta: chi corre avanti lascia campo libero agli altri.
rules-namiji-setup = La partenza
    .about =
        Ognuno ha una barca, una cassetta vuota e { $offerings } offerte a bordo. Le barche aspettano in porto in ordine casuale; chi è in fondo parte per primo. Dei { $fish } pesci uno solo è in vista, tutti gli altri sono nel profondo.

        Il tavolo sceglie la direzione, uguale per tutti.
rules-namiji-turn = Un turno
    .about =
        Chi è più indietro avanza fino a una casella libera a sua scelta, vicina o lontana, e fa subito ciò che la casella offre. Poi tocca a chi è ultimo adesso: può essere ancora lui.

        - Non si torna mai indietro e non si supera mai un molo: tutti si fermano in ognuno.
        - Una casella ospita una barca. Con quattro o cinque giocatori alcune ne ospitano due; chi arriva secondo sta dietro e riparte per primo.
        - Con la cassetta piena non ci si ferma più alla lenza né alla rete, e davanti a un panorama già completato nemmeno. Altrove ci si può fermare anche se non resta più niente.

        > Tu sei in 4, Aki in 6, Mei in 9. Vai in 5: sei ancora ultimo e muovi di nuovo. Se fossi andato in 10, toccherebbe ad Aki.
rules-namiji-two-players = Con due giocatori
    .about =
        Una barca neutrale si unisce alla partenza. Quando è ultima, la muove il giocatore in testa, verso una casella libera a sua scelta, e ne sceglie l’ormeggio al molo. Al molo e in porto è in testa l’ormeggio più vicino alla rotta.

        - Lungo la rotta non prende niente.
        - Si pescano quattro carte Molo; quando tocca alla barca neutrale, se ne toglie una a caso, senza guardarla; va in fondo alla pila con l’ultima carta.
        - In porto sono pronti tre gettoni di arrivo, uno per barca; quello del suo posto si scarta.
rules-namiji-end = La fine
    .about =
        Quando tutte le barche sono tornate in porto, ognuno scopre le sue carte Roccia sacra: quelle con l’obiettivo raggiunto danno i loro punti, le altre niente. Le offerte rimaste a bordo ne costano. Vince chi ha più punti; a parità la vittoria è condivisa. Si può scendere sotto zero.

rules-namiji-dock = { namiji-space-dock }
    .about =
        Tutti si fermano in ognuno dei tre moli. Quando arrivi, scegli un ormeggio libero. Quando ci sono tutti, l’ormeggio 1 pesca una carta Molo in più dei giocatori, ne tiene una e passa le altre, e così via; l’ultima carta va in fondo alla pila. Una carta va presa per forza.

        Riparte per primo il numero più alto. Un numero basso dà la carta migliore, uno alto la partenza migliore.

        I pasti danno subito i loro punti. Le migliorie restano scoperte sulla barca e servono a ogni sosta del loro genere; se ne possono usare più d’una nella stessa sosta.
rules-namiji-line = { namiji-space-line }
    .about =
        Prendi uno dei pesci in vista, o uno dal profondo senza vederlo. Un altro pesce viene subito a galla. Solo allora decidi: metti il tuo nella cassetta o rilascialo, in vista.

        Non con la cassetta piena.
rules-namiji-net = { namiji-space-net }
    .about =
        Scopri una rete con due pesci uguali. Mettila in due scomparti liberi vicini, oppure lasciala: allora va in fondo alla pila. Se restano scomparti ma non due affiancati, ci si può fermare, e la rete torna in fondo alla pila.

        Non con la cassetta piena.
rules-namiji-trap = { namiji-space-trap }
    .about =
        Pesca crostacei dal sacchetto uno alla volta, almeno uno, al massimo { $trap-most }, e smetti quando vuoi. Ognuno che tieni vale un punto. Ma il { $trap-crabs }º granchio di questa sosta rimette nel sacchetto tutto ciò che hai pescato qui.

        All’inizio nel sacchetto ci sono { $shrimp } gamberetti e { $crabs } granchi; ciò che è stato tenuto non c’è più.

        > Hai pescato due gamberetti e un granchio: 3 punti, se ti fermi ora. Un altro gamberetto farebbe 4; un altro granchio, e non resta niente.
rules-namiji-whirlpool = { namiji-space-whirlpool }
    .about =
        Dona al mare una delle tue { $offerings } offerte. Non dà punti, ma quelle ancora a bordo alla fine ne costano: { $penalty-first } per una, { $penalty-second } per due, { $penalty-third } per tre, { $penalty-fourth } per tutte e quattro.
rules-namiji-rock = { namiji-space-rock }
    .about =
        Guarda due carte in segreto, tienine una e metti l’altra in fondo alla pila. Alla fine dà i suoi punti se ne hai raggiunto l’obiettivo, altrimenti niente. Se resta una sola carta, si prende quella. Se la pila è troppo corta per la corda sacra, si tiene tutto ciò che si è pescato.
rules-namiji-panorama = I panorami
    .about =
        Dai delfini, dal polpo o dalla balena prendi la prossima sezione di quel panorama, in ordine. Dà tanti punti quanto il suo numero. I delfini hanno { $dolphin } sezioni, il polpo { $octopus }, la balena { $whale }.

        Chi ne completa uno per primo guadagna ancora { $dolphin-bonus } punti per i delfini, { $octopus-bonus } per il polpo, { $whale-bonus } per la balena. Anche gli altri possono completarlo. Davanti a un panorama già completato non ci si può più fermare.
rules-namiji-port = { namiji-space-port }
    .about =
        La fine del viaggio. In ordine di arrivo: { $arrival-first }, { $arrival-second }, { $arrival-third }, { $arrival-fourth } e { $arrival-fifth } punti. Qui non si pescano carte Molo.

rules-namiji-crate = La cassetta
    .about =
        Tre righe di quattro scomparti. Il primo gettone copre lo scomparto in alto a sinistra; ogni altro ne tocca uno già messo, una rete con uno dei suoi due scomparti. Ciò che è al suo posto non si sposta più.

        Una riga piena di un solo colore o di una sola forma dà { $row-first }, { $row-second } o { $row-third } punti, dall’alto in basso; una colonna piena { $column }. Una riga o una colonna che ha insieme un solo colore e una sola forma conta una volta. Un gettone che completa una riga e una colonna fa contare entrambe.

        > Nella riga di mezzo ci sono tre pesci arancioni di forme diverse. Un quarto dà subito { $row-second } punti. Se chiude anche una colonna di pesci piatti, ne dà altri { $column }.
rules-namiji-fish = I pesci
    .about =
        { $fish } gettoni, tre colori e tre forme; ogni colore ha il suo segno. { $nets } reti portano ciascuna due pesci uguali.
rules-namiji-dock-cards = Le carte Molo
    .about =
        { $dock-cards } carte: pasti e migliorie.
rules-namiji-rocks = Le carte Roccia sacra
    .about =
        { $rocks } carte, tutte diverse. Le tue restano segrete fino alla fine.

rules-namiji-scoring = I punti
    .about =
        - Cassetta: righe { $row-first }, { $row-second }, { $row-third }, colonne { $column }.
        - Crostacei: un punto ciascuno.
        - Panorami: ogni sezione il suo numero, e il premio del primo.
        - Carte Molo: i pasti i loro punti, le migliorie ciò che rendono.
        - Carte Roccia sacra: alla fine, se l’obiettivo è raggiunto.
        - Arrivo: { $arrival-first }, { $arrival-second }, { $arrival-third }, { $arrival-fourth }, { $arrival-fifth }.
        - Offerte rimaste a bordo: −{ $penalty-first }, −{ $penalty-second }, −{ $penalty-third }, −{ $penalty-fourth }.

        > Mei torna seconda (+{ $arrival-second }) con la riga in basso completa ({ $row-third }), una colonna ({ $column }), 5 crostacei (5), tutto il polpo ma non per prima (1 + 2 + 3 + 4) e un’offerta a bordo (−{ $penalty-first }): { $example } punti prima delle rocce.

rules-namiji-directions = La direzione
    .about =
        Tutti navigano nello stesso verso. La rotta è la stessa, letta in avanti o all’indietro.
rules-namiji-rulings = Dove il regolamento tace
    .about =
        - Le migliorie che danno solo punti o proteggono (esca, incenso, cannocchiale, lanterna di pietra, nassa robusta) agiscono sempre; per le altre ti viene chiesto. Due copie si sommano: con due nasse robuste il bottino si perde due granchi più tardi.
        - Ogni miglioria agisce una volta per sosta. L’esca paga il primo pesce messo con la lenza, mai le reti; l’incenso la prima offerta, la lanterna di pietra la prima carta tenuta.
        - Un pesce tirato su dal profondo è visto da tutti. Quando nel profondo non resta niente, niente viene a galla.
        - Di più reti scoperte, quelle non usate vanno in fondo alla pila nell’ordine in cui sono venute.
        - L’ultima barca al molo prende l’ormeggio rimasto.
        - Con due giocatori il regolamento conta un gettone di arrivo per giocatore; qui anche la barca neutrale ha il suo, e i gettoni sono tre.
        - Contano solo i granchi di questa sosta; la nassa finisce quando il sacchetto è vuoto.
        - Il tabellone e quasi tutte le carte non si sono potuti consultare: sono ricostruiti, in accordo con ogni numero del regolamento. Chi possiede il gioco può correggerli.
