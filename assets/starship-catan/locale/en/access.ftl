### What is said of the table to those who go over it by keys, gamepad or screen reader.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The ships
access-named = { $name }.
access-ship = { $name }’s starship.
access-bay = { $thing }: { $count } of { $limit }.
access-bay-full = { $thing }: { $count }, bay full.
access-astro = Astro: { $count }.
access-hangar = Hangar: { $ships }.
access-hangar-empty = The hangar is empty.
access-boost = Boosters: { $pieces }. Boost { $sum }.
access-firepower = Cannons: { $pieces }. Firepower { $sum }.
access-piece-level = level { $level }
access-no-pieces = none
access-module = { $module }, level { $level }.
access-module-none = { $module }, not built.
access-colony = Colony { $card }: { $what } on a { $number }.
access-post = Trading post { $card }: { $what }
access-post-used = Used this turn.
access-medals = Fame { $fame }, friendship { $friendship }.

## Sectors and the flight
access-sector =
    { $cards ->
        [one] Sector { $sector }: { $cards } card.
       *[other] Sector { $sector }: { $cards } cards.
    }
access-sector-known = Known here: { $cards }.
access-reserve =
    { $cards ->
        [one] Reserve: { $cards } card, group { $group } on top.
       *[other] Reserve: { $cards } cards, group { $group } on top.
    }
access-reserve-empty = The reserve is empty.
access-row = Flight path, slot { $place }: { $card }.
access-row-visited = Visited.
access-row-laid = New.
access-row-used = Used.
access-row-gap = Flight path, slot { $place }: empty.
access-speed = Speed left: { $speed }. Actions left: { $actions } of { $limit }.
access-look = Scanned card { $number }.
access-look-covered = Hidden. It is visible only while the scan key is held.
access-adventure = Adventure { $adventure }, at { $planet }. { $help }
access-honour-with = { $honour }: { $name }.
access-honour-free = { $honour }: nobody yet.
access-level-two = { $module }, level 2, still available.
access-die = Yellow die: { $die }.
access-fight-chance = Chance to win: { $chance }.

## Letters on cargo, in the palette without colours: each another
thing-ore-letter = O
thing-fuel-letter = Fu
thing-carbon-letter = C
thing-food-letter = Fo
thing-trade-goods-letter = G
thing-science-letter = S
thing-astro-letter = A
