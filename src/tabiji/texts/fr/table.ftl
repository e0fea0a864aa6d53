# Ce qui se dit à la table, en français

table-serving = Les tables sont mises à { $address }

table-bot-wanderer = Vagabond
    .about = Va où ses pas le mènent, le plus souvent pas bien loin.
table-bot-pilgrim = Pèlerin
    .about = S’arrête à chaque porte ouverte et prend ce qui rapporte aussitôt.
table-bot-merchant = Marchand
    .about = Pèse ce que vaut chaque choix.
table-bot-scholar = Érudit
    .about = A étudié d’innombrables voyages et sait en lire les signes.
table-bot-sage = Sage
    .about = Regarde loin devant, dans tous les mondes qu’il peut imaginer, avant chaque pas.
table-unpacking = { $name } déballe encore ses affaires : le premier coup demande un peu de patience.

phrase-hello = Bonjour !
phrase-good-journey = Bon voyage !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-thinking = Je réfléchis…
phrase-your-turn = C’est votre tour.
phrase-back-soon = Je reviens bientôt.
phrase-oh-no = Oh non !
phrase-beautiful = Que c’est beau !
phrase-again = On rejoue ?
phrase-goodbye = Au revoir !

refused-stale = La partie a avancé entre-temps.
refused-not-your-turn = C’est le tour de quelqu’un d’autre.
refused-not-a-choice = Ce n’est pas possible maintenant.
refused-no-undo = Ce coup reste : on ne peut plus le reprendre.
refused-not-started = Le voyage n’a pas commencé : une place est libre.
refused-finished = Le voyage est terminé.
refused-unfinished = Le voyage n’est pas terminé : ses secrets restent.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-the-creator = Seule la personne qui a ouvert la table peut le faire.
refused-seat-taken = Cette place est prise.
refused-unknown-seat = Cette place n’existe pas.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-step = La partie compte moins de coups.
refused-unknown-phrase = Cette phrase n’existe pas.
refused-wrong-link = Ce lien n’ouvre pas cette place.
refused-no-spectators = Cette table n’accueille pas de spectateurs.
refused-chat-off = La discussion libre est désactivée à cette table.
refused-too-fast = C’est trop rapide : attendez un instant.
refused-too-long = C’est trop long.
refused-empty = Rien de lisible n’a été écrit.
refused-malformed = Le serveur n’a pas compris.
refused-not-possible = Cela ne peut pas se jouer.
refused-not-found = Il n’y a rien ici.
refused-cross-origin = La demande vient de la page d’un autre site.
refused-other-components = Cette table se joue avec un autre matériel que celui de ce serveur.
