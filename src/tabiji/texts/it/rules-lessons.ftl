# I primi viaggi guidati, in italiano: una cosa breve, quando conta

lesson-tokaido-welcome = Ti do il benvenuto! Sono Satsuki e conosco questa strada. Andiamo da Kyoto a Edo, non per arrivare primi, ma per vedere, assaggiare e donare il più possibile.
lesson-tokaido-last = Questa è la tua pedina. È ultima sulla strada, e chi è ultimo muove sempre.
lesson-tokaido-where = Puoi fermarti su ogni casella illuminata. Vicino farai più soste; lontano arrivi prima degli altri.
lesson-tokaido-go-shop = Cominciamo con un acquisto. Tocca la casella nel cerchio: { $space }.
lesson-tokaido-go-temple = Ora passiamo al tempio, gli dèi amano chi arriva presto. La casella nel cerchio: { $space }.
lesson-tokaido-go-view = E adesso guardiamoci intorno. Va’ alla casella nel cerchio: { $space }.
lesson-tokaido-panorama = Una sezione di panorama! Ognuna vale tanti punti quanto il suo numero: la successiva vale sempre di più. Chi completa per primo un panorama ottiene un obiettivo.
lesson-tokaido-farm = { $coins ->
    [one] Una fattoria dà una moneta.
   *[other] Una fattoria dà { $coins } monete.
    } Le monete non danno punti, ma souvenir, pasti e templi si pagano.
lesson-tokaido-spring = Ah, acqua calda! Un bagno vale subito { $least } o { $most } punti, e chi ne fa di più è premiato alla fine.
lesson-tokaido-encounter = Un incontro dà monete, punti, un souvenir, una veduta… Ognuno ha qualcosa di diverso da dare.
lesson-tokaido-shop = Comprane uno, più d’uno o nessuno. Souvenir di tipi diversi formano un set, e ognuno vale di più: { $first }, { $second }, { $third }, { $fourth }.
lesson-tokaido-set = Ogni souvenir accende qui l’emblema del suo tipo. Ora cerca i tipi che ti mancano.
lesson-tokaido-temple = Lascia qualche moneta, un punto ciascuna. Alla fine i più generosi ricevono altri { $first }, { $second } e { $third } punti: tieni d’occhio le offerte degli altri.
lesson-tokaido-again = Sei ancora in coda, quindi muovi di nuovo! Chi resta indietro fa più soste; chi corre avanti deve aspettare.
lesson-tokaido-inn = Una locanda: qui si fermano tutti. Un pasto vale sempre { $points } punti, qualunque sia il prezzo, ma mai due volte lo stesso piatto. Chi arriva presto sceglie per primo.
lesson-tokaido-line = Sono arrivati tutti, e l’ultimo arrivato riparte per primo. Comincia un nuovo tratto.
lesson-tokaido-rules = Un dubbio? Tieni premuto un elemento o passaci sopra, oppure premi ? per leggere la regola. Per tutte le regole premi l’icona della pergamena.
lesson-tokaido-go-meet = La gente della strada ha sempre qualcosa da dare. Va’ alla casella nel cerchio: { $space }.
lesson-tokaido-go-bath = Un po’ di riposo ci sta. Va’ alla casella nel cerchio: { $space }.
lesson-tokaido-go-farm = La tua borsa è leggera. Una mano nei campi? La casella nel cerchio: { $space }.
lesson-tokaido-poor = Tieni d’occhio la borsa: senza una moneta villaggi e templi ti sono chiusi. Una fattoria aiuta.
lesson-tokaido-achievement = Un obiettivo vale { $points } punti: lungo la strada per chi completa per primo un panorama, alla fine per pasti, bagni, incontri e souvenir.
lesson-tokaido-score = Metà strada. Qui vedi in ogni momento da dove vengono i punti di ognuno, e che cosa aggiungerebbe la fine.
lesson-tokaido-end = L’ultimo tratto. Tieni una moneta o due per l’ultimo pasto, e guarda chi è in testa al tempio.
lesson-tokaido-over = Hai camminato da Kyoto a Edo! Guarda da dove sono venuti i punti. La prossima volta scegli un viaggiatore con un suo talento.

lesson-namiji-welcome = Ehi di bordo! Sono Chuubei, messaggero, per una volta in mare. Facciamo il giro della carta nautica e torniamo in porto con quel che possiamo.
lesson-namiji-last = Questa è la tua barca. È ultima sulla rotta, e chi è ultimo muove sempre.
lesson-namiji-where = Puoi fermarti su ogni casella illuminata. Vicino farai più soste; lontano arrivi prima degli altri.
lesson-namiji-go-line = Cominciamo gettando una lenza. Tocca la casella nel cerchio: { $space }.
lesson-namiji-go-net = I pesci vanno anche in coppia. Naviga fino alla casella nel cerchio: { $space }.
lesson-namiji-go-trap = E ora un po’ di coraggio. Naviga fino alla casella nel cerchio: { $space }.
lesson-namiji-line = Prendi un pesce che vedi, o fidati del profondo. Pensa alla cassetta: righe e colonne vogliono un solo colore o una sola forma.
lesson-namiji-crate = Questa è la tua cassetta. Il primo pesce va in alto a sinistra, ogni altro accanto a uno già messo. Una riga piena di un colore o di una forma dà { $first }, { $second } o { $third } punti, una colonna { $column }.
lesson-namiji-net = Una rete ha una coppia di pesci uguali e copre due scomparti vicini. Se non ti serve, lasciala.
lesson-namiji-trap = Ogni crostaceo vale un punto. Continua finché hai coraggio: al { $crabs }º granchio pescato nella sosta si perde tutto il bottino.
lesson-namiji-crabs = I granchi possono rovinare tutto il bottino. Qui vedi quanti ne restano nel sacchetto: guarda prima di pescare ancora.
lesson-namiji-offering = Un’offerta per il drago del mare. Quelle ancora a bordo alla fine costano { $one }, { $two }, { $three } o persino { $four } punti.
lesson-namiji-rock = Obiettivi segreti: tieni quello che puoi raggiungere. Conta alla fine, e lo conosci solo tu.
lesson-namiji-panorama = Una sezione di panorama! Ognuna vale tanti punti quanto il suo numero: la successiva vale sempre di più. Chi lo completa per primo ne guadagna altri { $points }.
lesson-namiji-again = Sei ancora in coda, quindi muovi di nuovo! Chi resta indietro fa di più; chi corre avanti deve aspettare.
lesson-namiji-moor = Un molo: qui si fermano tutti. Un numero basso sceglie prima la carta, uno alto riparte prima.
lesson-namiji-dock = Prendi una carta. Un pasto dà subito i suoi punti; una miglioria serve a ogni sosta del suo genere.
lesson-namiji-leave = Sono arrivati tutti, e il numero più alto riparte per primo. Comincia un nuovo tratto.
lesson-namiji-rules = Un dubbio? Tieni premuto un elemento o passaci sopra, oppure premi ? per leggere la regola. Per tutte le regole premi l’icona della pergamena.
lesson-namiji-go-rock = Laggiù ti aspetta un obiettivo segreto. Naviga fino alla casella nel cerchio: { $space }.
lesson-namiji-go-whirlpool = Ci sono offerte a bordo, e il mare le aspetta. Naviga fino alla casella nel cerchio: { $space }.
lesson-namiji-row = Una riga piena di un colore o di una forma dà subito punti, e anche una colonna. Più è in basso, più la riga vale.
lesson-namiji-score = Metà strada. Qui vedi in ogni momento da dove vengono i punti di ognuno, e che cosa aggiungerebbe la fine.
lesson-namiji-end = L’ultimo tratto. Arrivare presto dà punti, e senza offerte a bordo non se ne perdono.
lesson-namiji-over = Di nuovo a casa! Guarda da dove sono venuti i punti, e salpa ancora con altre persone.
