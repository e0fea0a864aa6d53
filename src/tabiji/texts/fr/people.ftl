# Les gens autour de la table, en français

## S’asseoir et partir
page-sit-down = Prendre place
page-leave-ask = Quitter votre place ?
page-leave-waiting = Elle devient libre, et quelqu’un d’autre pourra la prendre.
page-leave-playing = Elle devient libre, et le voyage attend que quelqu’un la prenne. Ce que vous avez fait reste dans le récit.
page-leave-bot = Un robot continuera à votre place. Ce que vous avez fait reste dans le récit.
page-leave-stay = Pour une simple pause, fermez la page : votre place vous est gardée.
page-leave-yes = Quitter la place
page-leave-no = Rester
page-left-now = Vous avez quitté votre place.
page-seat-left = { $name } n’est plus à la table : la place est libre.
page-seat-bot-goes-on = { $name } n’est plus à la table. { $next } prend le relais.
page-seat-back = { $next } est de retour.
page-seat-handed = { $next } remplace { $name }.

## Qui est là
page-here = à la table
page-away = en pause
page-gone = dernière visite { $when }

## À qui le tour, et pour quoi faire
page-turn-doing = C’est à { $name }, qui { $what }.
page-doing-tokaido-keep = choisit son voyageur
page-doing-tokaido-walk = choisit où aller
page-doing-tokaido-walk-neutral = déplace le voyageur neutre
page-doing-tokaido-buy = regarde les souvenirs
page-doing-tokaido-give = est au temple
page-doing-tokaido-accept = se voit offrir un repas
page-doing-tokaido-eat = choisit un repas
page-doing-tokaido-take = choisit un panorama
page-doing-tokaido-meet = choisit une rencontre
page-doing-namiji-sail = choisit son cap
page-doing-namiji-sail-neutral = déplace le bateau neutre
page-doing-namiji-moor = choisit son amarrage
page-doing-namiji-moor-neutral = amarre le bateau neutre
page-doing-namiji-take = choisit une carte Ponton
page-doing-namiji-fish = choisit un poisson
page-doing-namiji-place = range un poisson
page-doing-namiji-cast = jette ses filets
page-doing-namiji-choose = choisit un filet
page-doing-namiji-spread = déploie un filet
page-doing-namiji-haul = relève ses nasses
page-doing-namiji-land = se sert de ses épuisettes
page-doing-namiji-offer = fait des offrandes
page-doing-namiji-draw = est au rocher sacré
page-doing-namiji-keep = choisit une carte Rocher sacré

## Comment se sont terminés les voyages
page-result = { $rank ->
    [1] Première place, { $points } points
    [2] Deuxième place, { $points } points
    [3] Troisième place, { $points } points
    [4] Quatrième place, { $points } points
   *[other] Cinquième place, { $points } points
    }
page-said = { $name } : { $text }
page-read-talk = Lire la discussion
