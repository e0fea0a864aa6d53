# Namiji in italiano. Un nome può dire di più su di sé in .about

namiji = Namiji
    .about = Fai una volta il giro della carta nautica e torna a casa con la pesca migliore.

namiji-neutral = La barca neutrale
namiji-now = Salpa ora
namiji-help = La rotta si legge da sinistra a destra e dall’alto in basso, un tratto tra due moli per riga, e finisce dove è cominciata. Le lettere indicano le barche; due punti, una casella per due, dove chi arriva secondo sta dietro e riparte per primo. Con due giocatori, chi è in testa muove la barca neutrale (N). Il primo gettone nella cassetta copre lo scomparto in alto a sinistra, ogni altro ne tocca uno già messo. Un pesce nella cassetta mostra il suo colore (● blu, ★ arancione, ♣ verde) e la sua forma (< affusolato, o rotondo, ▭ piatto). Chi è ultimo muove, e muove ancora finché resta ultimo.
namiji-option-direction = Direzione

## Le caselle
namiji-space-port = Porto
    .about = La fine del viaggio. Chi arriva prima guadagna più punti.
namiji-space-dock = Molo
    .about = Qui si fermano tutti. Scegli un ormeggio: i numeri bassi scelgono prima la carta Molo, quelli alti ripartono prima.
namiji-space-line = Pesca con la lenza
    .about = Prendi un pesce dal banco, poi mettilo nella tua cassetta o rilascialo. Il primo va nello scomparto in alto a sinistra, ogni altro accanto a uno già messo.
namiji-space-net = Rete
    .about = Scopri una rete con due pesci e mettila in due scomparti vicini, oppure lasciala. Il primo gettone copre lo scomparto in alto a sinistra, ogni altro ne tocca uno già messo.
namiji-space-trap = Nassa
    .about = Pesca fino a { $most } crostacei, un punto ciascuno. Attenzione ai granchi: al { $crabs }º granchio pescato nella sosta si perde il bottino.
namiji-space-whirlpool = Vortice
    .about = Dona un’offerta al mare; quelle ancora a bordo costano punti alla fine.
namiji-space-rock = Roccia sacra
    .about = Guarda due carte e tienine una in segreto: se ne raggiungi l’obiettivo, alla fine dà i suoi punti.
namiji-space-dolphin = Delfini
    .about = Prendi la prossima sezione del panorama dei delfini: vale tanti punti quanto il suo numero.
namiji-space-octopus = Polpo
    .about = Prendi la prossima sezione del panorama del polpo: vale tanti punti quanto il suo numero.
namiji-space-whale = Balena
    .about = Prendi la prossima sezione del panorama della balena: vale tanti punti quanto il suo numero.

## I pesci e le reti
namiji-fish-blue-1 = pesce blu affusolato
    .about = Blu, con il segno di un disco.
namiji-fish-blue-2 = pesce blu rotondo
    .about = Blu, con il segno di un disco.
namiji-fish-blue-3 = pesce blu piatto
    .about = Blu, con il segno di un disco.
namiji-fish-orange-1 = pesce arancione affusolato
    .about = Arancione, con il segno di una stella.
namiji-fish-orange-2 = pesce arancione rotondo
    .about = Arancione, con il segno di una stella.
namiji-fish-orange-3 = pesce arancione piatto
    .about = Arancione, con il segno di una stella.
namiji-fish-green-1 = pesce verde affusolato
    .about = Verde, con il segno di una foglia.
namiji-fish-green-2 = pesce verde rotondo
    .about = Verde, con il segno di una foglia.
namiji-fish-green-3 = pesce verde piatto
    .about = Verde, con il segno di una foglia.
namiji-net-blue-1 = rete con due pesci blu affusolati
    .about = Copre due scomparti vicini.
namiji-net-blue-2 = rete con due pesci blu rotondi
    .about = Copre due scomparti vicini.
namiji-net-blue-3 = rete con due pesci blu piatti
    .about = Copre due scomparti vicini.
namiji-net-orange-1 = rete con due pesci arancioni affusolati
    .about = Copre due scomparti vicini.
namiji-net-orange-2 = rete con due pesci arancioni rotondi
    .about = Copre due scomparti vicini.
namiji-net-orange-3 = rete con due pesci arancioni piatti
    .about = Copre due scomparti vicini.
namiji-net-green-1 = rete con due pesci verdi affusolati
    .about = Copre due scomparti vicini.
namiji-net-green-2 = rete con due pesci verdi rotondi
    .about = Copre due scomparti vicini.
namiji-net-green-3 = rete con due pesci verdi piatti
    .about = Copre due scomparti vicini.

## I crostacei
namiji-crustacean-shrimp = gamberetto
    .about = Vale un punto.
namiji-crustacean-crab = granchio
    .about = Vale un punto, ma al { $crabs }º granchio pescato in una sosta si perde il bottino; ogni nassa robusta ne permette uno in più.

## I panorami
namiji-panorama-dolphin = Panorama dei delfini
    .about = Sezioni che valgono da 1 a { $sections } punti; +{ $points } per chi lo completa per primo.
namiji-panorama-octopus = Panorama del polpo
    .about = Sezioni che valgono da 1 a { $sections } punti; +{ $points } per chi lo completa per primo.
namiji-panorama-whale = Panorama della balena
    .about = Sezioni che valgono da 1 a { $sections } punti; +{ $points } per chi lo completa per primo.

## Le carte Molo
namiji-dock-card-makis = Maki
    .about = Un pasto: +{ $points }.
namiji-dock-card-sashimi = Sashimi
    .about = Un pasto: +{ $points }.
namiji-dock-card-onigiri = Onigiri
    .about = Un pasto: +{ $points }.
namiji-dock-card-ramen = Ramen
    .about = Un pasto: +{ $points }.
namiji-dock-card-tempura = Tempura
    .about = Un pasto: +{ $points }.
namiji-dock-card-takoyaki = Takoyaki
    .about = Un pasto: +{ $points }.
namiji-dock-card-second-hook = Secondo amo
    .about = Pesca con la lenza: puoi pescare ancora una volta dopo il primo pesce.
namiji-dock-card-bait = Esca
    .about = Pesca con la lenza: +{ $points } per un pesce messo nella cassetta, una volta per sosta.
namiji-dock-card-great-net = Grande rete
    .about = Rete: puoi scoprirne { $nets } e usarne al massimo una; +{ $points } se lo fai.
namiji-dock-card-sturdy-trap = Nassa robusta
    .about = Nassa: ci vuole un granchio in più per perdere il bottino.
namiji-dock-card-landing-net = Guadino
    .about = Nassa: se tieni il bottino, puoi prendere { $shrimp } gamberetti dal sacchetto, un punto ciascuno.
namiji-dock-card-incense = Incenso
    .about = Vortice: +{ $points } quando doni un’offerta, una volta per sosta.
namiji-dock-card-offering-boat = Barca delle offerte
    .about = Vortice: puoi donare una seconda offerta.
namiji-dock-card-spyglass = Cannocchiale
    .about = Panorami: +{ $points } per ogni sezione che prendi.
namiji-dock-card-sacred-rope = Corda sacra
    .about = Roccia sacra: puoi pescare tre carte e tenerne due.
namiji-dock-card-stone-lantern = Lanterna di pietra
    .about = Roccia sacra: +{ $points } quando tieni una carta, una volta per sosta.

## Le carte Roccia sacra
namiji-rock-skilful-fisher = Pescatore abile
    .about = Righe o colonne che danno punti, almeno { $needs }: +{ $points }.
namiji-rock-full-crate = Cassetta piena
    .about = Scomparti pieni, almeno { $needs }: +{ $points }.
namiji-rock-tide-of-shrimp = Marea di gamberetti
    .about = Gamberetti, almeno { $needs }: +{ $points }.
namiji-rock-full-trap = Nassa piena
    .about = Crostacei, almeno { $needs }: +{ $points }.
namiji-rock-eye-of-the-octopus = Occhio del polpo
    .about = Sezioni del polpo, almeno { $needs }: +{ $points }.
namiji-rock-song-of-the-whale = Canto della balena
    .about = Sezioni della balena, almeno { $needs }: +{ $points }.
namiji-rock-great-beholder = Grande contemplatore
    .about = Sezioni in tutto, almeno { $needs }: +{ $points }.
namiji-rock-devoted-to-ryujin = Devozione a Ryujin
    .about = { $left ->
        [0] Nessuna offerta rimasta a bordo
       *[other] Offerte rimaste a bordo, al massimo { $left }
        }: +{ $points }.
namiji-rock-pilgrim-of-the-rocks = Pellegrino delle rocce
    .about = Carte Roccia sacra, compresa questa, almeno { $needs }: +{ $points }.
namiji-rock-blue-school = Banco blu
    .about = Pesci blu nella cassetta, almeno { $needs }: +{ $points }.
namiji-rock-orange-school = Banco arancione
    .about = Pesci arancioni nella cassetta, almeno { $needs }: +{ $points }.
namiji-rock-green-school = Banco verde
    .about = Pesci verdi nella cassetta, almeno { $needs }: +{ $points }.
namiji-rock-fine-row = Bella riga
    .about = Righe che danno punti, almeno { $needs }: +{ $points }.
namiji-rock-master-of-nets = Maestro delle reti
    .about = Reti nella cassetta, almeno { $needs }: +{ $points }.
namiji-rock-golden-claws = Chele d’oro
    .about = Granchi, almeno { $needs }: +{ $points }.
namiji-rock-friend-of-dolphins = Amico dei delfini
    .about = Sezioni dei delfini, almeno { $needs }: +{ $points }.
namiji-rock-beholder = Contemplatore
    .about = Sezioni di ogni panorama, almeno { $needs }: +{ $points }.
namiji-rock-open-hand = Mano aperta
    .about = { $left ->
        [0] Nessuna offerta rimasta a bordo
       *[other] Offerte rimaste a bordo, al massimo { $left }
        }: +{ $points }.
namiji-rock-gourmet = Buongustaio
    .about = Pasti, almeno { $needs }: +{ $points }.
namiji-rock-well-equipped = Ben attrezzato
    .about = Migliorie, almeno { $needs }: +{ $points }.

## Le direzioni
namiji-direction-clockwise = Senso orario
    .about = Intorno alla carta nautica, seguendo il sole.
namiji-direction-counterclockwise = Senso antiorario
    .about = Intorno alla carta nautica, nell’altro verso.

## Che cosa succede
namiji-event-set-out = { $piece } aspetta in porto al { $place }º posto.
namiji-event-surfaced = Un { $fish } viene a galla.
namiji-event-sailed = { $piece } naviga fino alla casella { $space } ({ $number }).
namiji-event-found-nothing = { $seat } non trova nulla da fare lì.
namiji-event-moored = { $piece } attracca all’ormeggio { $slot }.
namiji-event-looked = { $seat } guarda le carte Molo: { $dock-card }.
namiji-event-took = { $seat } prende «{ $dock-card }»{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-event-neutral-took = Una carta Molo viene messa da parte senza che nessuno la veda.
namiji-event-caught = { $seat } pesca un { $fish }.
namiji-event-drew-fish = { $seat } tira su un { $fish } dal profondo.
namiji-event-put-away = { $seat } smette di pescare.
namiji-event-released = { $seat } rilascia il { $fish }.
namiji-event-placed = { $seat } mette il { $fish } in { $cell }.
namiji-event-row-scored = { $seat } completa la riga { $row }: +{ $points }.
namiji-event-column-scored = { $seat } completa la colonna { $column }: +{ $points }.
namiji-event-revealed = { $seat } scopre una { $net }.
namiji-event-spread = { $seat } stende la { $net } su { $cell }.
namiji-event-returned = La { $net } torna in fondo alla pila.
namiji-event-drew = { $seat } tira su un { $crustacean }.
namiji-event-lost-haul = Troppi granchi: { $seat } perde un bottino di { $count ->
    [one] 1 crostaceo
   *[other] { $count } crostacei
    }.
namiji-event-hauled = { $seat } porta a bordo { $shrimp ->
    [one] 1 gamberetto
   *[other] { $shrimp } gamberetti
    } e { $crabs ->
    [one] 1 granchio
   *[other] { $crabs } granchi
    }: +{ $points }.
namiji-event-landed = { $seat } prende con il guadino { $shrimp ->
    [one] un altro gamberetto
   *[other] altri { $shrimp } gamberetti
    }: +{ $points }.
namiji-event-offered = { $seat } dona un’offerta al mare; { $left ->
    [0] non ne restano più
    [one] ne resta 1
   *[other] ne restano { $left }
    }.
namiji-event-beheld = { $seat } prende la sezione { $section } del { $panorama }: +{ $section }.
namiji-event-completed = { $seat } completa il { $panorama } prima di tutti: +{ $points }.
namiji-event-profited = { $seat } guadagna grazie a «{ $dock-card }»: +{ $points }.
namiji-event-considered = { $seat } consulta la roccia sacra: { $rock }.
namiji-event-kept = { $seat } tiene «{ $rock }».
namiji-event-kept-rock = { $seat } tiene una carta Roccia sacra.
namiji-event-arrived = { $piece } arriva in porto al { $place }º posto{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }.
namiji-event-fulfilled = { $seat } mostra «{ $rock }»: +{ $points }.
namiji-event-missed = { $seat } ha mancato «{ $rock }».
namiji-event-penalised = { $seat } { $left ->
    [0] non ha più offerte a bordo
    [one] ha ancora 1 offerta a bordo: −{ $points }
   *[other] ha ancora { $left } offerte a bordo: −{ $points }
    }.
namiji-event-finished = { $seat } conclude il viaggio con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }, al { $rank }º posto.

## Che cosa viene chiesto, e le risposte
namiji-ask-sail = Dove navighi?
namiji-ask-sail-neutral = Sei in testa: dove naviga la barca neutrale?
namiji-ask-moor = A quale ormeggio attracchi?
namiji-ask-moor-neutral = A quale ormeggio attracca la barca neutrale?
namiji-ask-take = Quale carta Molo prendi?
namiji-ask-fish = Quale pesce prendi?
namiji-ask-place = Dove metti il pesce?
namiji-ask-cast = Quante reti scopri?
namiji-ask-choose = Quale rete stendi?
namiji-ask-spread = Dove stendi la rete?
namiji-ask-haul = Peschi ancora?
namiji-ask-land = Quanti guadini usi?
namiji-ask-offer = Quante altre offerte doni?
namiji-ask-draw = Quante carte Roccia sacra peschi?
namiji-ask-keep = Quale carta Roccia sacra tieni?
namiji-choice-sail = { $number } { $names }
namiji-choice-moor = Ormeggio { $count }
namiji-choice-take = Prendi { $names }
namiji-choice-fish = Prendi il { $names }
namiji-choice-fish-hidden = Uno dal profondo, senza vederlo
namiji-choice-fish-no-more = Nessun altro
namiji-choice-place = Sistemalo in { $names }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }
namiji-choice-release = Rilascia il { $names }
namiji-choice-cast = { $count ->
    [one] Scopri { $count } rete
   *[other] Scopri { $count } reti
    }
namiji-choice-choose = Scegli la { $names }
namiji-choice-choose-nothing = Non sceglierne nessuna
namiji-choice-spread = Stendila su { $names }{ $points ->
    [0] {""}
   *[other] : +{ $points }
    }
namiji-choice-decline = Lascia la { $names }
namiji-choice-again = Pesca ancora
namiji-choice-haul = Porta a bordo: +{ $points }
namiji-choice-land = { $count ->
    [0] Non usarne nessuno
    [one] Usa { $count } guadino
   *[other] Usa { $count } guadini
    }: +{ $points }
namiji-choice-offer = { $count ->
    [0] Non donarne altre
    [one] Donane ancora { $count }
   *[other] Donane altre { $count }
    }
namiji-choice-draw = { $count ->
    [one] Pesca { $count } carta
   *[other] Pesca { $count } carte
    }
