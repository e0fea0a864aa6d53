# Les premiers voyages guidés, en français : une chose brève, au moment où elle compte

lesson-tokaido-welcome = Bienvenue ! Je suis Satsuki et je connais cette route. Nous allons de Kyoto à Edo, non pour arriver les premiers, mais pour voir, goûter et donner le plus possible.
lesson-tokaido-last = Ici, c’est vous. Vous êtes au bout de la file, et le dernier de la route joue toujours.
lesson-tokaido-where = Vous pouvez vous arrêter sur les emplacements éclairés. Près d’ici, vous profiterez de plus d’étapes ; plus loin, vous passez avant les autres.
lesson-tokaido-go-shop = Commençons par une emplette. Touchez l’emplacement entouré : { $space }.
lesson-tokaido-go-temple = Passons maintenant au temple, les dieux aiment qu’on vienne tôt. L’emplacement entouré : { $space }.
lesson-tokaido-go-view = Et si nous regardions le paysage ? Allez à l’emplacement entouré : { $space }.
lesson-tokaido-panorama = Une section de panorama ! Chacune vaut son propre numéro en points : la suivante rapporte toujours plus. Le premier à compléter le panorama gagne un accomplissement.
lesson-tokaido-farm = { $coins ->
    [one] Une ferme rapporte { $coins } pièce.
   *[other] Une ferme rapporte { $coins } pièces.
    } L’argent ne donne pas de points, mais souvenirs, repas et temples se paient.
lesson-tokaido-spring = Ah, l’eau chaude ! Un bain vaut aussitôt { $least } ou { $most } points, et le joueur qui se baigne le plus est récompensé à la fin.
lesson-tokaido-encounter = Une rencontre apporte des pièces, des points, un souvenir, une vue… Chacun a autre chose à donner.
lesson-tokaido-shop = Achetez-en un, plusieurs ou aucun. Des souvenirs de familles différentes forment une série, et chacun y vaut davantage : { $first }, { $second }, { $third }, { $fourth }.
lesson-tokaido-set = Chaque souvenir éclaire ici l’emblème de sa famille. Cherchez maintenant les familles qui vous manquent.
lesson-tokaido-temple = Laissez quelques pièces, un point chacune. À la fin, les plus généreux reçoivent { $first }, { $second } et { $third } points de plus : gardez un œil sur les offrandes des autres.
lesson-tokaido-again = Vous fermez encore la marche, alors vous rejouez ! Rester en arrière, c’est faire plus d’étapes ; courir devant, c’est devoir attendre.
lesson-tokaido-inn = Un relais : tout le monde s’y arrête. Un repas vaut toujours { $points } points, quel que soit son prix, mais jamais deux fois le même plat. Les premiers arrivés choisissent d’abord.
lesson-tokaido-line = Tous sont arrivés, et le dernier venu repart en premier. Une nouvelle étape commence.
lesson-tokaido-rules = Une question ? Laissez le doigt ou le pointeur sur un élément, ou appuyez sur ? pour lire sa règle. Toutes les règles sont sous cette icône.
lesson-tokaido-go-meet = Les gens de la route ont toujours quelque chose à donner. Allez à l’emplacement entouré : { $space }.
lesson-tokaido-go-bath = Vous avez bien mérité un peu de repos. Allez à l’emplacement entouré : { $space }.
lesson-tokaido-go-farm = Votre bourse est légère. Un coup de main aux champs ? L’emplacement entouré : { $space }.
lesson-tokaido-poor = Surveillez votre bourse : sans une pièce, échoppes et temples vous sont fermés. Une ferme y remédie.
lesson-tokaido-achievement = Un accomplissement vaut { $points } points : en chemin pour le premier joueur à compléter un panorama, à la fin pour les repas, les bains, les rencontres et les souvenirs.
lesson-tokaido-score = La moitié du chemin. Ici, vous voyez à tout moment d’où viennent les points de chacun, et ce que la fin apporterait.
lesson-tokaido-end = La dernière étape. Gardez une pièce ou deux pour le dernier repas, et voyez qui mène au temple.
lesson-tokaido-over = Vous avez marché de Kyoto à Edo ! Regardez d’où viennent les points. La prochaine fois, choisissez un voyageur avec son talent.

lesson-namiji-welcome = Ohé ! Je suis Chuubei, messager, en mer pour une fois. Nous faisons le tour de la carte marine, jusqu’au port, et rapportons ce que nous pouvons.
lesson-namiji-last = Voici votre bateau. Il est dernier sur la route, et le dernier joue toujours.
lesson-namiji-where = Vous pouvez vous arrêter sur les stations éclairées. Près d’ici, vous ferez plus d’arrêts ; plus loin, vous passez avant les autres.
lesson-namiji-go-line = Commençons par jeter une ligne. Touchez la station entourée : { $space }.
lesson-namiji-go-net = Les poissons vont aussi par paires. Naviguez jusqu’à la station entourée : { $space }.
lesson-namiji-go-trap = Un peu d’audace, maintenant. Naviguez jusqu’à la station entourée : { $space }.
lesson-namiji-line = Prenez un poisson visible, ou faites confiance aux profondeurs. Pensez à votre casier : lignes et colonnes veulent une seule couleur ou une seule forme.
lesson-namiji-crate = Voici votre casier. Le premier poisson va en haut à gauche, chacun des suivants à côté d’un autre. Une ligne pleine d’une couleur ou d’une forme rapporte { $first }, { $second } ou { $third } points, une colonne { $column }.
lesson-namiji-net = Un filet porte une paire de poissons identiques et couvre deux cases voisines. S’il ne vous convient pas, laissez-le.
lesson-namiji-trap = Chaque crustacé vaut un point. Piochez tant que vous osez : au { $crabs }e crabe pioché lors de l’arrêt, toute la prise est perdue.
lesson-namiji-crabs = Les crabes peuvent gâcher toute une prise. On voit ici combien il en reste dans le sac : regardez avant de piocher encore.
lesson-namiji-offering = Une offrande pour le dragon de la mer. Celles qui restent à bord à la fin coûtent { $one }, { $two }, { $three }, voire { $four } points.
lesson-namiji-rock = Des objectifs secrets : gardez celui que vous pourrez atteindre. Il compte à la fin, et personne d’autre ne le connaît.
lesson-namiji-panorama = Une section de panorama ! Chacune vaut son propre numéro en points : la suivante rapporte toujours plus. Le premier à le compléter en gagne { $points } de plus.
lesson-namiji-again = Vous fermez encore la marche, alors vous rejouez ! Rester en arrière, c’est faire plus d’arrêts ; courir devant, c’est devoir attendre.
lesson-namiji-moor = Un ponton : tout le monde s’y arrête. Un petit numéro choisit sa carte d’abord, un grand repart d’abord.
lesson-namiji-dock = Prenez une carte. Un repas rapporte aussitôt ses points ; une amélioration sert à chaque arrêt de sa sorte.
lesson-namiji-leave = Tous sont arrivés, et le plus grand numéro repart en premier. Une nouvelle étape commence.
lesson-namiji-rules = Une question ? Laissez le doigt ou le pointeur sur un élément, ou appuyez sur ? pour lire sa règle. Toutes les règles sont sous cette icône.
lesson-namiji-go-rock = Un objectif secret vous y attend. Naviguez jusqu’à la station entourée : { $space }.
lesson-namiji-go-whirlpool = Il y a des offrandes à bord, et la mer les attend. Naviguez jusqu’à la station entourée : { $space }.
lesson-namiji-row = Une ligne pleine d’une couleur ou d’une forme rapporte aussitôt, une colonne aussi. Plus la ligne est basse, plus elle vaut.
lesson-namiji-score = La moitié du chemin. Ici, vous voyez à tout moment d’où viennent les points de chacun, et ce que la fin apporterait.
lesson-namiji-end = La dernière étape. Arriver tôt rapporte des points, et n’avoir plus d’offrande à bord en épargne.
lesson-namiji-over = De retour au port ! Regardez d’où viennent les points, et reprenez la mer avec d’autres.
