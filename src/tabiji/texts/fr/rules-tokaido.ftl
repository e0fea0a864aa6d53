# Les règles de Tokaido en français. Un bloc par paragraphe ; « - » ouvre un point de liste, « > » un exemple

rules-tokaido-goal = Le voyage
    .about =
        Tout le monde suit la même route, de Kyoto à Edo, et s’arrête là où il y a de quoi admirer, acheter, goûter ou donner. Ce n’est pas une course : quand tous sont arrivés, le plus riche voyage l’emporte, aux points.

        On ne joue pas à tour de rôle. C’est le dernier sur la route qui avance : se presser, c’est laisser aux autres tout ce qui reste derrière.
rules-tokaido-setup = Le départ
    .about =
        Chacun reçoit deux tuiles Voyageur et en garde une en secret. On les dévoile ensemble, puis chaque bourse reçoit les pièces indiquées sur la tuile.

        Les voyageurs s’alignent au premier relais dans un ordre tiré au sort. Le dernier de la file part en premier.
rules-tokaido-turn = Un tour
    .about =
        Le voyageur le plus en arrière avance jusqu’à l’emplacement libre de son choix, proche ou lointain, et fait aussitôt ce qu’il propose. Puis c’est au dernier de la route : peut-être encore lui.

        - On ne recule jamais et on ne dépasse jamais un relais : tout le monde s’y arrête.
        - Un emplacement accueille un voyageur. À quatre ou cinq joueurs, certains en accueillent deux ; le second arrivé se tient derrière et repart en premier.
        - On ne s’arrête que là où il y a quelque chose à faire : à l’échoppe et au temple avec au moins une pièce, devant un panorama qu’on n’a pas encore complété.

        > Vous êtes en 4, Aki en 6, Mei en 9. Vous allez en 5 : toujours dernier, vous rejouez. En allant en 10, vous auriez laissé la main à Aki.
rules-tokaido-two-players = À deux joueurs
    .about =
        Un voyageur neutre rejoint la file au premier relais. Quand il est dernier, le joueur en tête le déplace vers l’emplacement libre de son choix. Au relais, le joueur arrivé plus tôt est en tête.

        - Il ne gagne rien. Au temple, il laisse une pièce de la réserve, et ses offrandes comptent dans le classement final.
        - Au relais, le joueur qui l’a déplacé glisse sous la pioche une carte du menu, au hasard et sans la regarder, s’il en reste. S’il arrive en premier, on dresse le menu pour lui.
        - Le nombre de repas au menu dépend de l’édition.
rules-tokaido-end = La fin
    .about =
        Quand tous ont atteint le dernier relais et ont pu y manger, le voyage est terminé. On remet alors les quatre accomplissements de fin de partie, puis on compare les offrandes au temple.

        Le plus grand total l’emporte. À égalité, le joueur qui a le plus de cartes Accomplissement gagne ; si l’égalité persiste, la victoire est partagée.

rules-tokaido-inn = { tokaido-space-inn }
    .about =
        Tout le monde s’arrête à chaque relais et y attend les autres. Le dernier arrivé repart en premier.

        - Le premier arrivé dresse le menu : un repas de plus que de joueurs, visible de ceux qui sont déjà là. Chacun peut acheter un repas parmi ceux qui restent, ou aucun.
        - Un repas coûte de 1 à 3 pièces et rapporte toujours { $meal-points } points. On ne mange jamais deux fois le même plat.
        - Ce qui reste une fois tout le monde arrivé retourne sous la pioche. Le dernier relais sert aussi un repas.

        > Trois joueurs ont mangé avant vous et il vous reste 2 pièces. Des deux repas qui restent, l’un coûte 3, l’autre, vous l’avez déjà goûté : vous dormez le ventre vide. En arrivant tôt, on trouve un plat bon marché.
rules-tokaido-shop = { tokaido-space-shop }
    .about =
        Trois souvenirs sont montrés à tous. Achetez-en un, deux, trois ou aucun, selon votre bourse ; les autres retournent sous la pioche. Sans une seule pièce, on ne peut pas s’arrêter ici.

        Les souvenirs se comptent par séries de familles différentes : le premier d’une série rapporte { $souvenir-first }, le deuxième { $souvenir-second }, le troisième { $souvenir-third }, le quatrième { $souvenir-fourth }. Un souvenir rejoint la première série où sa famille manque ; sinon, il en commence une autre.

        > Vous avez un éventail (petits objets) et achetez du thé (aliments et boissons) : +{ $souvenir-second }. Un vêtement en plus rapporterait { $souvenir-third }, et la série vaudrait { $souvenir-three }. Un autre petit objet commencerait une nouvelle série : +{ $souvenir-first }.
rules-tokaido-farm = { tokaido-space-farm }
    .about =
        Prenez { $farm-coins } pièces dans la réserve. La ferme ne rapporte aucun point, mais sans elle, ni souvenirs, ni repas, ni offrandes.
rules-tokaido-temple = { tokaido-space-temple }
    .about =
        Laissez de 1 à 3 pièces ; chacune rapporte aussitôt un point. Sans une seule pièce, on ne peut pas s’arrêter ici.

        À la fin, on compare les offrandes de tout le voyage : la plus grande rapporte encore { $temple-first } points, la suivante { $temple-second }, puis { $temple-third }, et { $temple-rest } à tous les autres donateurs. À égalité, on partage le rang, et le montant inférieur prend le rang suivant.

        > Mei a laissé 7 pièces, Aki et vous 4, Kenji 1. Mei gagne { $temple-first } points, Aki et vous { $temple-second } chacun, Kenji { $temple-third }.
rules-tokaido-encounter = { tokaido-space-encounter }
    .about =
        Tirez une carte, gardez-la et recevez ce qu’elle apporte. Parmi les { $encounters } cartes :
rules-tokaido-spring = { tokaido-space-spring }
    .about =
        Tirez une carte : { $spring-least } ou { $spring-most } points. Il y en a autant de chaque sorte. À la fin, le joueur qui s’est baigné le plus souvent est récompensé.
rules-tokaido-panorama = Les panoramas
    .about =
        Devant la rizière, la montagne ou la mer, prenez la section suivante de ce panorama, dans l’ordre. Elle rapporte son numéro en points : 1, puis 2, puis 3. La rizière compte { $paddy } sections, la montagne { $mountain }, la mer { $sea }.

        Le premier à compléter un panorama prend son accomplissement : +{ $achievement-points }. Les autres peuvent le compléter aussi. Devant un panorama que l’on a complété, on ne s’arrête plus.

        > Avec quatre sections de la mer, vous avez 1 + 2 + 3 + 4 points. La cinquième en rapporte 5, et { $achievement-points } de plus si personne n’a été plus rapide.

rules-tokaido-travelers = Les voyageurs
    .about =
        Chacun a sa bourse et son talent. Les moins fortunés sont les plus doués.

        Satsuki peut refuser le repas offert qu’on lui montre, puis en acheter un comme les autres ; une carte de la pioche qu’elle refuse retourne sous la pioche. La rencontre que Yoshiyasu ne garde pas retourne sous la pioche, sans que les autres la voient.
rules-tokaido-souvenirs = Les souvenirs
    .about =
        { $souvenirs } cartes, toutes différentes, en quatre familles.
rules-tokaido-meals = Les repas
    .about =
        { $meals } cartes. Chacune rapporte { $meal-points } points, quel que soit son prix ; seul le gourmet regarde l’addition.
rules-tokaido-achievements = Les accomplissements
    .about =
        { $achievement-points } points chacun. Trois se gagnent en chemin, en complétant un panorama avant les autres ; les quatre autres sont remis à la fin. À égalité, chacun le reçoit. Avec zéro carte, rien.

rules-tokaido-scoring = Les points
    .about =
        Les points se marquent au fur et à mesure ; à la fin s’ajoutent les accomplissements et le temple.

        - Panoramas : chaque section vaut son numéro.
        - Souvenirs : { $souvenir-first }, { $souvenir-second }, { $souvenir-third }, { $souvenir-fourth } dans une série.
        - Sources chaudes : { $spring-least } ou { $spring-most }.
        - Rencontres : ce que dit la carte.
        - Repas : { $meal-points } chacun.
        - Temple : un point par pièce, puis { $temple-first }, { $temple-second }, { $temple-third } ou { $temple-rest } à la fin.
        - Accomplissements : { $achievement-points } chacun.

        > Mei arrive avec toute la rizière (1 + 2 + 3, avant tous : +{ $achievement-points }), une série de quatre souvenirs ({ $souvenir-four }), une source à { $spring-least } et une à { $spring-most }, trois repas ({ $three-meals }) et 4 pièces laissées aux temples (4). Elle est deuxième au temple (+{ $temple-second }) et s’est baignée le plus (+{ $achievement-points }) : { $example } points.

rules-tokaido-variations = Les variantes
    .about =
        On peut les combiner comme on veut, à n’importe quel nombre de joueurs.

        Avec les préparatifs, le joueur en tête de la première file, qui part donc le dernier, commence avec { $ready-first } pièces de plus, le suivant avec { $ready-second } de plus ; viennent ensuite { $ready-third }, { $ready-fourth } et { $ready-fifth }. Personne ne commence avec moins de zéro.
rules-tokaido-editions = Les éditions
    .about =
        Selon la langue et l’année, les livrets de règles ne disent pas tout à fait la même chose. La table dit lequel elle suit. Le reste ne change pas.
rules-tokaido-house-rules = Règles maison
    .about =
        Règles au choix de la table.
rules-tokaido-rulings = Quand les livrets se taisent
    .about =
        - Les livrets posent aussitôt la tuile choisie face visible ; ici, les tuiles se choisissent en secret et se dévoilent ensemble. Les préparatifs ne font jamais descendre une bourse sous 0.
        - Satsuki se décide pour le repas offert avant de voir le menu : si elle accepte, elle ne le regarde pas. Elle ne peut pas accepter un plat déjà goûté.
        - La pièce de Zen-emon paie le souvenir le plus cher qu’il prend. Pour le gourmet, les repas de Kinko comptent à leur prix imprimé.
        - Hirotada peut renoncer à la pièce de la réserve ; il donne toujours au moins une pièce à lui.
        - Hiroshige doit prendre une section s’il en reste, sauf si la règle maison lui permet de refuser. On peut décliner l’aide d’un guide. Quand tous les panoramas sont complets, il ne se passe rien.
        - De deux voyageurs sur un emplacement double, le dernier arrivé repart en premier. Au relais, le premier arrivé est en tête.
        - Avec Gastronomie, les livrets servent autant de repas que de joueurs ; ici, le menu compte un repas de moins que d’ordinaire dans toutes les éditions, donc trois à deux joueurs dans les éditions anglaise et italienne. Il peut être vide : le joueur qui arrive alors ne trouve rien, et le voyageur neutre n’a rien à écarter.
        - Quand les points sont égaux, un accomplissement partagé compte pour chacun.
