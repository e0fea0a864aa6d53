# Les règles de Namiji en français. Un bloc par paragraphe ; « - » ouvre un point de liste, « > » un exemple

rules-namiji-goal = Le voyage
    .about =
        Tout le monde fait une fois le tour de la carte marine, du port au port ; en chemin, on pêche, on admire et on honore la mer. Le joueur qui rentre avec le plus de points gagne la partie.

        On ne joue pas à tour de rôle. C’est le dernier sur la route maritime qui avance : se presser, c’est laisser le champ libre aux autres.
rules-namiji-setup = Le départ
    .about =
        Chacun a un bateau, un casier vide et { $offerings } offrandes à bord. Les bateaux attendent au port dans un ordre tiré au sort ; le dernier de la file part en premier. Des { $fish } poissons, un seul est visible, tous les autres sont dans les profondeurs.

        La table choisit le sens du parcours, le même pour tous.
rules-namiji-turn = Un tour
    .about =
        Le bateau le plus en arrière avance jusqu’à la station libre de son choix, proche ou lointaine, et fait aussitôt ce qu’elle propose. Puis c’est au dernier de la route : peut-être encore lui.

        - On ne recule jamais et on ne dépasse jamais un ponton : tout le monde s’y arrête.
        - Une station accueille un bateau. À quatre ou cinq joueurs, certaines en accueillent deux ; le second arrivé se tient derrière et repart en premier.
        - Avec un casier plein, on ne s’arrête plus à la ligne ni au filet, et plus du tout devant un panorama que l’on a complété. Ailleurs, on peut s’arrêter même s’il n’y a plus rien.

        > Vous êtes en 4, Aki en 6, Mei en 9. Vous allez en 5 : toujours dernier, vous rejouez. En allant en 10, vous auriez laissé la main à Aki.
rules-namiji-two-players = À deux joueurs
    .about =
        Un bateau neutre se joint au départ. Quand il est dernier, le joueur en tête le déplace vers la station libre de son choix, et choisit son emplacement au ponton. Au ponton et au port, l’emplacement le plus proche de la route est en tête.

        - Il ne prend rien en chemin.
        - On pioche quatre cartes Ponton ; quand vient le tour du bateau neutre, on en écarte une au hasard, sans la regarder ; elle va sous la pile avec la dernière carte.
        - Au port, trois jetons d’arrivée attendent, un par bateau ; celui de sa place est défaussé.
rules-namiji-end = La fin
    .about =
        Quand tous les bateaux sont rentrés au port, chacun dévoile ses cartes Rocher sacré : celles dont l’objectif est atteint rapportent leurs points, les autres rien. Les offrandes restées à bord en coûtent. Le plus grand total l’emporte ; à égalité, la victoire est partagée. Un score peut descendre sous zéro.

rules-namiji-dock = { namiji-space-dock }
    .about =
        Tout le monde s’arrête à chacun des trois pontons. En arrivant, choisissez un emplacement libre. Quand tous sont là, l’emplacement 1 pioche une carte Ponton de plus que de joueurs, en garde une et transmet les autres, et ainsi de suite ; la dernière carte retourne sous la pile. On doit en prendre une.

        Le plus grand numéro repart en premier. Un petit numéro donne la meilleure carte, un grand le meilleur départ.

        Les repas rapportent aussitôt. Les améliorations restent visibles sur le bateau et servent à chaque arrêt de leur sorte ; on peut en utiliser plusieurs au même arrêt.
rules-namiji-line = { namiji-space-line }
    .about =
        Prenez un des poissons visibles, ou un autre des profondeurs, à l’aveugle. Un autre poisson fait aussitôt surface. Décidez alors seulement : placez le vôtre dans votre casier ou relâchez-le, bien en vue.

        Interdit avec un casier plein.
rules-namiji-net = { namiji-space-net }
    .about =
        Révélez un filet de deux poissons identiques. Placez-le sur deux cases libres voisines, ou laissez-le : il retourne alors sous la pile. S’il reste des cases mais pas deux côte à côte, on peut s’arrêter, et le filet retourne sous la pile.

        Interdit avec un casier plein.
rules-namiji-trap = { namiji-space-trap }
    .about =
        Piochez des crustacés dans le sac un à un, au moins un, au plus { $trap-most }, et arrêtez-vous quand vous voulez. Chacun de ceux que vous gardez vaut un point. Mais le { $trap-crabs }e crabe pioché lors de cet arrêt remet dans le sac tout ce que vous venez de piocher.

        Au début, le sac contient { $shrimp } crevettes et { $crabs } crabes ; ce qui a été gardé n’y est plus.

        > Vous avez pioché deux crevettes et un crabe : 3 points si vous vous arrêtez. Une crevette de plus ferait 4 ; un crabe de plus, et il ne reste rien.
rules-namiji-whirlpool = { namiji-space-whirlpool }
    .about =
        Faites don à la mer d’une de vos { $offerings } offrandes. Elle ne rapporte rien, mais celles qui restent à bord à la fin coûtent : { $penalty-first } pour une, { $penalty-second } pour deux, { $penalty-third } pour trois, { $penalty-fourth } pour les quatre.
rules-namiji-rock = { namiji-space-rock }
    .about =
        Consultez deux cartes en secret, gardez-en une et glissez l’autre sous la pile. À la fin, elle rapporte ses points si son objectif est atteint, sinon rien. S’il ne reste qu’une carte, on la prend. Si la pile est trop courte pour la corde sacrée, on garde tout ce qu’on a pioché.
rules-namiji-panorama = Les panoramas
    .about =
        Auprès des dauphins, de la pieuvre ou de la baleine, prenez la section suivante de ce panorama, dans l’ordre. Elle rapporte son numéro en points. Le dauphin compte { $dolphin } sections, la pieuvre { $octopus }, la baleine { $whale }.

        Le premier à en compléter un gagne encore { $dolphin-bonus } points pour le dauphin, { $octopus-bonus } pour la pieuvre, { $whale-bonus } pour la baleine. Les autres peuvent le compléter aussi. Devant un panorama que l’on a complété, on ne s’arrête plus.
rules-namiji-port = { namiji-space-port }
    .about =
        La fin du voyage. Dans l’ordre d’arrivée : { $arrival-first }, { $arrival-second }, { $arrival-third }, { $arrival-fourth } et { $arrival-fifth } points. On n’y pioche pas de carte Ponton.

rules-namiji-crate = Le casier
    .about =
        Trois lignes de quatre cases. Le premier jeton couvre la case en haut à gauche ; chacun des suivants en touche un autre par un côté, un filet par l’une de ses deux cases. Rien de ce qui est placé ne bouge plus.

        Une ligne pleine d’une seule couleur ou d’une seule forme rapporte { $row-first }, { $row-second } ou { $row-third } points, de haut en bas ; une colonne pleine, { $column }. Une ligne ou une colonne à la fois d’une seule couleur et d’une seule forme ne compte qu’une fois. Un jeton qui complète une ligne et une colonne rapporte les deux.

        > Trois poissons orange de formes diverses sont dans la ligne du milieu. Un quatrième rapporte aussitôt { $row-second } points. S’il termine aussi une colonne de poissons plats, elle en rapporte { $column } de plus.
rules-namiji-fish = Les poissons
    .about =
        { $fish } jetons, trois couleurs et trois formes ; chaque couleur a son signe. { $nets } filets portent chacun deux poissons identiques.
rules-namiji-dock-cards = Les cartes Ponton
    .about =
        { $dock-cards } cartes : des repas et des améliorations.
rules-namiji-rocks = Les cartes Rocher sacré
    .about =
        { $rocks } cartes, toutes différentes. Les vôtres restent secrètes jusqu’à la fin.

rules-namiji-scoring = Les points
    .about =
        - Casier : lignes { $row-first }, { $row-second }, { $row-third }, colonnes { $column }.
        - Crustacés : un point chacun.
        - Panoramas : chaque section vaut son numéro, plus le bonus du premier.
        - Cartes Ponton : les repas leurs points, les améliorations ce qu’elles rapportent.
        - Cartes Rocher sacré : à la fin, si l’objectif est atteint.
        - Arrivée : { $arrival-first }, { $arrival-second }, { $arrival-third }, { $arrival-fourth }, { $arrival-fifth }.
        - Offrandes restées à bord : −{ $penalty-first }, −{ $penalty-second }, −{ $penalty-third }, −{ $penalty-fourth }.

        > Mei rentre deuxième (+{ $arrival-second }) avec la ligne du bas complète ({ $row-third }), une colonne ({ $column }), 5 crustacés (5), toute la pieuvre sans avoir été la première (1 + 2 + 3 + 4) et une offrande à bord (−{ $penalty-first }) : { $example } points avant les rochers.

rules-namiji-directions = Le sens du parcours
    .about =
        Tous naviguent dans le même sens. La route est la même, lue à l’endroit ou à l’envers.
rules-namiji-rulings = Quand le livret se tait
    .about =
        - Les améliorations qui ne font que rapporter ou protéger (appât, encens, longue-vue, lanterne de pierre, nasse solide) agissent toujours ; pour les autres, on vous demande. Deux exemplaires s’ajoutent : avec deux nasses solides, la prise se perd deux crabes plus tard.
        - Chaque amélioration agit une fois par arrêt. L’appât paie le premier poisson placé à la ligne, jamais les filets ; l’encens la première offrande, la lanterne de pierre la première carte gardée.
        - Un poisson tiré des profondeurs est vu de tous. Quand elles sont vides, plus rien ne fait surface.
        - De plusieurs filets révélés, ceux qui ne sont pas placés retournent sous la pile dans l’ordre où ils sont venus.
        - Le dernier bateau arrivé au ponton prend l’emplacement qui reste.
        - À deux joueurs, le livret compte un jeton d’arrivée par joueur ; ici, le bateau neutre a le sien, ce qui en fait trois.
        - Seuls comptent les crabes de cet arrêt ; la nasse s’arrête quand le sac est vide.
        - Le plateau et la plupart des cartes n’ont pu être consultés : ils sont reconstitués, en accord avec tous les nombres du livret. Les propriétaires du jeu peuvent les corriger.
