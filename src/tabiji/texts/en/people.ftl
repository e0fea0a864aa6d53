# Those at the table, in English

## Sitting down and leaving
page-sit-down = Sit down
page-leave-ask = Leave your seat?
page-leave-waiting = It becomes free, and somebody else may take it.
page-leave-playing = It becomes free, and the journey waits until somebody takes it. What you did stays in the story.
page-leave-bot = A bot plays on in your place. What you did stays in the story.
page-leave-stay = If you only want to pause, close the page: your seat is kept for you.
page-leave-yes = Leave the seat
page-leave-no = Stay
page-left-now = You have left your seat.
page-seat-left = { $name } has left: the seat is free.
page-seat-bot-goes-on = { $name } has left. { $next } plays on.
page-seat-back = { $next } is back.
page-seat-handed = { $next } takes over from { $name }.

## Who is here
page-here = here
page-away = away
page-gone = last here { $when }

## Whose turn it is, and what for
page-turn-doing = It is { $name }’s turn: { $what }.
page-doing-tokaido-keep = choosing a traveler
page-doing-tokaido-walk = choosing where to go
page-doing-tokaido-walk-neutral = moving the neutral traveler
page-doing-tokaido-buy = looking at souvenirs
page-doing-tokaido-give = at the temple
page-doing-tokaido-accept = offered a meal
page-doing-tokaido-eat = choosing a meal
page-doing-tokaido-take = choosing a panorama section
page-doing-tokaido-meet = choosing whom to meet
page-doing-namiji-sail = choosing where to sail
page-doing-namiji-sail-neutral = moving the neutral boat
page-doing-namiji-moor = choosing a mooring
page-doing-namiji-moor-neutral = mooring the neutral boat
page-doing-namiji-take = choosing a dock card
page-doing-namiji-fish = choosing a fish
page-doing-namiji-place = stowing a fish
page-doing-namiji-cast = casting nets
page-doing-namiji-choose = choosing a net
page-doing-namiji-spread = spreading a net
page-doing-namiji-haul = at the traps
page-doing-namiji-land = using landing nets
page-doing-namiji-offer = making offerings
page-doing-namiji-draw = at the sacred rock
page-doing-namiji-keep = choosing a rock card

## How journeys ended
page-result = { $rank ->
    [1] First, with { $points } points
    [2] Second, with { $points } points
    [3] Third, with { $points } points
    [4] Fourth, with { $points } points
   *[other] Fifth, with { $points } points
    }
page-said = { $name }: { $text }
page-read-talk = Read the talk
