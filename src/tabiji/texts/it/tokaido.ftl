# Tokaido in italiano. Un nome può dire di più su di sé in .about

tokaido = Tokaido
    .about = Percorri l’antica strada tra Kyoto ed Edo e rendi il tuo viaggio il più ricco possibile.

tokaido-neutral = Il viaggiatore neutrale
tokaido-now = Mettiti in cammino
tokaido-help = La strada si legge da sinistra a destra e dall’alto in basso, un tratto tra due locande per riga. Le lettere indicano i viaggiatori; due punti, una casella per due, dove chi arriva secondo sta dietro e riparte per primo. Chi è ultimo sulla strada muove, e muove ancora finché resta ultimo. Con due giocatori, chi è in testa muove il viaggiatore neutrale (N).
tokaido-option-variations = Varianti
tokaido-option-edition = Edizione
tokaido-option-house-rules = Regole della casa

## Le caselle
tokaido-space-inn = Locanda
    .about = Qui si fermano tutti, e chi arriva per ultimo riparte per primo. Compra al massimo un pasto: +{ $points }. Chi arriva prima ha più scelta.
tokaido-space-shop = Villaggio
    .about = Guarda tre souvenir e compra quelli che puoi pagare. In un set di tipi diversi valgono { $first }, { $second }, { $third }, poi { $fourth } punti.
tokaido-space-farm = Fattoria
    .about = Guadagna { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
        }.
tokaido-space-temple = Tempio
    .about = Offri da 1 a 3 monete, un punto ciascuna. Alla fine i più generosi ricevono altri { $first }, { $second } e { $third } punti, gli altri donatori { $rest }.
tokaido-space-encounter = Incontro
    .about = Incontra qualcuno lungo la strada e prendi ciò che l’incontro dà.
tokaido-space-spring = Terme
    .about = Concediti un bagno: +{ $least } o +{ $most }.
tokaido-space-paddy = Risaia
    .about = Prendi la prossima sezione del panorama della risaia: vale tanti punti quanto il suo numero.
tokaido-space-mountain = Montagna
    .about = Prendi la prossima sezione del panorama della montagna: vale tanti punti quanto il suo numero.
tokaido-space-sea = Mare
    .about = Prendi la prossima sezione del panorama del mare: vale tanti punti quanto il suo numero.

## I viaggiatori
tokaido-traveler-nobody = viaggiatore
    .about = Senza tessera: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
        } e nessun potere.
tokaido-traveler-hiroshige = Hiroshige
    .about = L’artista. In tutte e tre le locande lungo la strada prende, prima del pasto, una sezione del panorama che vuole.
tokaido-traveler-chuubei = Chuubei
    .about = Il messaggero. In tutte e tre le locande lungo la strada fa un incontro prima del pasto.
tokaido-traveler-kinko = Kinko
    .about = Il ronin. Paga ogni pasto una moneta in meno.
tokaido-traveler-yoshiyasu = Yoshiyasu
    .about = Il funzionario. A ogni incontro pesca due carte e ne tiene una.
tokaido-traveler-satsuki = Satsuki
    .about = L’orfana. In ogni locanda le viene offerto un pasto gratis.
tokaido-traveler-mitsukuni = Mitsukuni
    .about = Il vecchio. Per lui ogni carta Terme e ogni obiettivo valgono un punto in più.
tokaido-traveler-sasayakko = Sasayakko
    .about = La geisha. Se compra insieme due o più souvenir, il più economico è gratis.
tokaido-traveler-hirotada = Hirotada
    .about = Il sacerdote. Al tempio può aggiungere alla sua offerta una moneta della riserva.
tokaido-traveler-umegae = Umegae
    .about = L’artista di strada. Ogni incontro le dà prima di tutto un punto e una moneta.
tokaido-traveler-zen-emon = Zen-emon
    .about = Il mercante. In ogni villaggio paga una sola moneta il souvenir più caro che compra.

## I panorami
tokaido-panorama-paddy = Panorama della risaia
    .about = Sezioni che valgono da 1 a { $sections } punti; +{ $points } per chi lo completa per primo.
tokaido-panorama-mountain = Panorama della montagna
    .about = Sezioni che valgono da 1 a { $sections } punti; +{ $points } per chi lo completa per primo.
tokaido-panorama-sea = Panorama del mare
    .about = Sezioni che valgono da 1 a { $sections } punti; +{ $points } per chi lo completa per primo.

## Gli incontri
tokaido-encounter-shokunin = Shokunin
    .about = Un mercante itinerante ti porge il primo souvenir della pila.
tokaido-encounter-samurai = Samurai
    .about = Ti rende onore: +{ $points }.
tokaido-encounter-kuge = Kuge
    .about = Il nobile ti dona { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
        }.
tokaido-encounter-miko = Miko
    .about = Posa per te nel tempio una moneta della riserva, che vale un punto.
tokaido-encounter-annaibito-paddy = Annaibito delle risaie
    .about = La guida ti mostra la prossima sezione della risaia, o un altro panorama se il tuo è completo.
tokaido-encounter-annaibito-mountain = Annaibito della montagna
    .about = La guida ti mostra la prossima sezione della montagna, o un altro panorama se il tuo è completo.
tokaido-encounter-annaibito-sea = Annaibito del mare
    .about = La guida ti mostra la prossima sezione del mare, o un altro panorama se il tuo è completo.

## Gli obiettivi
tokaido-achievement-paddy = Primo panorama della risaia
    .about = A chi completa per primo il panorama della risaia: +{ $points }.
tokaido-achievement-mountain = Primo panorama della montagna
    .about = A chi completa per primo il panorama della montagna: +{ $points }.
tokaido-achievement-sea = Primo panorama del mare
    .about = A chi completa per primo il panorama del mare: +{ $points }.
tokaido-achievement-gourmet = Buongustaio
    .about = A chi ha mangiato i pasti più cari, secondo i prezzi stampati: +{ $points }.
tokaido-achievement-bather = Termalista
    .about = A chi ha più carte Terme: +{ $points }.
tokaido-achievement-chatterbox = Chiacchierone
    .about = A chi ha fatto più incontri: +{ $points }.
tokaido-achievement-collector = Collezionista
    .about = A chi ha più souvenir: +{ $points }.

## I tipi di souvenir
tokaido-family-small-object = Piccoli oggetti
    .about = Piccole cose fatte a mano.
tokaido-family-food = Cibo e bevande
    .about = Delizie per chi è rimasto a casa.
tokaido-family-clothing = Abbigliamento
    .about = Cose da indossare.
tokaido-family-art = Arte
    .about = I souvenir più belli e più cari.

## I souvenir
tokaido-souvenir-koma = Koma
    .about = Una trottola.
tokaido-souvenir-gofu = Gofu
    .about = Un talismano di carta.
tokaido-souvenir-washi = Washi
    .about = Carta fatta a mano.
tokaido-souvenir-hashi = Hashi
    .about = Un paio di bacchette.
tokaido-souvenir-uchiwa = Uchiwa
    .about = Un ventaglio rotondo.
tokaido-souvenir-yunomi = Yunomi
    .about = Una tazza da tè.
tokaido-souvenir-konpeito = Konpeito
    .about = Zuccherini a forma di stella.
tokaido-souvenir-kamaboko = Kamaboko
    .about = Uno sformato di pesce al vapore.
tokaido-souvenir-manju = Manju
    .about = Un panino dal ripieno dolce.
tokaido-souvenir-daifuku = Daifuku
    .about = Un morbido dolce di riso con pasta di fagioli.
tokaido-souvenir-ocha = Ocha
    .about = Tè verde.
tokaido-souvenir-sake = Sake
    .about = Vino di riso.
tokaido-souvenir-haori = Haori
    .about = Una giacca corta.
tokaido-souvenir-sandogasa = Sandogasa
    .about = Un ampio cappello di paglia.
tokaido-souvenir-geta = Geta
    .about = Sandali di legno.
tokaido-souvenir-yukata = Yukata
    .about = Una leggera veste estiva.
tokaido-souvenir-furoshiki = Furoshiki
    .about = Un telo per avvolgere le cose.
tokaido-souvenir-kanzashi = Kanzashi
    .about = Un ornamento per capelli.
tokaido-souvenir-netsuke = Netsuke
    .about = Una piccola scultura.
tokaido-souvenir-jubako = Jubako
    .about = Una scatola a più piani.
tokaido-souvenir-shikki = Shikki
    .about = Un oggetto laccato.
tokaido-souvenir-sumi-e = Sumi-e
    .about = Un dipinto a inchiostro.
tokaido-souvenir-shamisen = Shamisen
    .about = Un liuto a tre corde.
tokaido-souvenir-ukiyo-e = Ukiyo-e
    .about = Una stampa xilografica.

## I pasti
tokaido-meal-dango = Dango
    .about = Gnocchetti di riso allo spiedo.
tokaido-meal-nigirimeshi = Nigirimeshi
    .about = Una polpetta di riso.
tokaido-meal-misoshiru = Misoshiru
    .about = Zuppa di miso.
tokaido-meal-tofu = Tofu
    .about = Cagliata di soia.
tokaido-meal-tempura = Tempura
    .about = Gamberi e verdure fritti.
tokaido-meal-sushi = Sushi
    .about = Pesce su riso condito.
tokaido-meal-soba = Soba
    .about = Spaghetti di grano saraceno.
tokaido-meal-yakitori = Yakitori
    .about = Spiedini di pollo alla griglia.
tokaido-meal-unagi = Unagi
    .about = Anguilla alla griglia.
tokaido-meal-udon = Udon
    .about = Spaghettoni di frumento.
tokaido-meal-fugu = Fugu
    .about = Pesce palla, preparato con cura.
tokaido-meal-tai-meshi = Tai meshi
    .about = Orata con riso.
tokaido-meal-sashimi = Sashimi
    .about = Fettine di pesce crudo.
tokaido-meal-donburi = Donburi
    .about = Una ricca ciotola di riso.

## Varianti, edizioni e regole della casa
tokaido-variation-initiation = Viaggio di iniziazione
    .about = Senza tessere Viaggiatore; si parte tutti con { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
        }.
tokaido-variation-return = Viaggio di ritorno
    .about = Da Edo a Kyoto.
tokaido-variation-gastronomy = Viaggio gastronomico
    .about = Un pasto in meno in ogni menu.
tokaido-variation-preparations = Preparativi
    .about = Chi parte dopo ha più monete, chi parte prima ne ha meno.
tokaido-edition-english = Inglese
    .about = Il pasto gratis di Satsuki è la prima carta della pila. Le carte tornano in fondo alla pila così come sono. Con due giocatori il menu ha quattro pasti. Sasayakko deve avere il prezzo intero di ciò che compra.
tokaido-edition-french = Francese
    .about = Il pasto gratis di Satsuki è la prima carta della pila. Le carte tornano in fondo alla pila in ordine casuale. Con due giocatori il menu ha tre pasti. Sasayakko paga il dovuto e non deve avere di più.
tokaido-edition-italian = Italiana
    .about = Il pasto gratis di Satsuki è uno del menu, a caso; se lo rifiuta, resta nel menu e può comprarlo. Le carte tornano in fondo alla pila così come sono. Con due giocatori il menu ha quattro pasti. Sasayakko deve avere il prezzo intero di ciò che compra.
tokaido-edition-old-french = Francese (vecchia edizione)
    .about = Il pasto gratis di Satsuki è la prima carta della pila. Le carte tornano in fondo alla pila in ordine casuale. Con due giocatori il menu ha tre pasti. Sasayakko paga il dovuto e non deve avere di più.
tokaido-house-rule-hiroshige-may-decline = Hiroshige può rinunciare
    .about = Alla locanda, Hiroshige non è obbligato a prendere una sezione.

## Che cosa succede
tokaido-event-dealt = { $seat } riceve { $traveler }.
tokaido-event-kept = { $seat } tiene { $traveler }.
tokaido-event-set-out = { $piece } si mette in cammino ({ $traveler }) con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }.
tokaido-event-neutral-sets-out = { $piece } si unisce al viaggio.
tokaido-event-walked = { $piece } cammina fino alla casella { $space } ({ $number }).
tokaido-event-farmed = { $seat } guadagna { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }.
tokaido-event-bathed = { $seat } si rilassa alle terme: +{ $points }.
tokaido-event-beheld = { $seat } prende la sezione { $section } del { $panorama }: +{ $section }.
tokaido-event-declined = { $seat } non prende nessuna sezione.
tokaido-event-achieved = { $seat } ottiene l’obiettivo «{ $achievement }»: +{ $points }.
tokaido-event-shown = { $seat } scopre { $souvenir }.
tokaido-event-bought = { $seat } compra { $souvenir }: +{ $points }.
tokaido-event-bought-nothing = { $seat } non compra niente.
tokaido-event-gave = { $seat } offre { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }{ $extra ->
    [0] {""}
   *[other] {" "}e 1 della riserva
    }.
tokaido-event-considered = { $seat } esita tra { $encounter }.
tokaido-event-met = { $seat } fa un incontro: { $encounter }.
tokaido-event-entertained = { $seat } si esibisce: +1 e 1 moneta.
tokaido-event-received = { $seat } riceve { $souvenir }: +{ $points }.
tokaido-event-honoured = { $seat } riceve grandi onori: +{ $points }.
tokaido-event-funded = { $seat } riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }.
tokaido-event-blessed = Una moneta viene posata nel tempio per { $seat }: +1.
tokaido-event-offered = { $seat } riceve in dono dalla locanda: { $meal }.
tokaido-event-refused = { $seat } rifiuta il pasto gratis.
tokaido-event-looked = { $seat } legge il menu: { $meal }.
tokaido-event-ate = { $seat } mangia { $meal } { $coins ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $coins } monete
    }: +{ $points }.
tokaido-event-fasted = { $seat } non mangia.
tokaido-event-neutral-gave = { $piece } lascia una moneta al tempio.
tokaido-event-neutral-ate = Un pasto lascia il menu senza che nessuno lo veda.
tokaido-event-neutral-fasted = { $piece } non trova più nulla nel menu.
tokaido-event-found-nothing = Per { $seat } non è rimasto nulla.
tokaido-event-ranked = { $piece } riceve un premio per { $offering ->
    [one] 1 moneta offerta
   *[other] { $offering } monete offerte
    }: +{ $points }.
tokaido-event-arrived = { $seat } conclude il viaggio con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }, al { $rank }º posto.

## Che cosa viene chiesto, e le risposte
tokaido-ask-keep = Quale viaggiatore sarai?
tokaido-ask-walk = Dove vai?
tokaido-ask-walk-neutral = Sei in testa: dove va il viaggiatore neutrale?
tokaido-ask-buy = Che cosa compri?
tokaido-ask-give = Quanto offri?
tokaido-ask-accept = La locanda ti offre { $names }. Accetti?
tokaido-ask-eat = Che cosa mangi?
tokaido-ask-take = Quale sezione prendi?
tokaido-ask-meet = Chi incontri?
tokaido-choice-walk = { $number } { $names }
tokaido-choice-buy = { $names } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }: +{ $points }
tokaido-choice-buy-nothing = Niente
tokaido-choice-give = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    }: +{ $points }
tokaido-choice-give-extra = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
    } e 1 della riserva: +{ $points }
tokaido-choice-accept = Accetta: +{ $points }
tokaido-choice-refuse = Rifiuta e leggi il menu
tokaido-choice-eat = { $names } { $coins ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $coins } monete
    }: +{ $points }
tokaido-choice-eat-nothing = Niente
tokaido-choice-take = { $names }: +{ $points }
tokaido-choice-take-nothing = Nessuna
