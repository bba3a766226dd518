### What is ordered and what happens.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Orders
order-plain = { $name }: { $what }

## Orders of a plan in a few words, without whose they are
brief-move = Fly: { $what }
brief-take = Take { $what }
brief-swap = Exchange { $give } for { $take }
brief-leave = Leave it
brief-jettison = Throw out { $what }
brief-sell = Sell { $what }
brief-buy = Buy { $what }
brief-install = Build in: { $what }
brief-warp = Through the gate: { $what }
brief-play = Play { $what }
brief-radar-cw = Play { $what }: clockwise
brief-radar-ccw = Play { $what }: anticlockwise
brief-attack = Attack { $name }
brief-fight = Fight
brief-stand = Stand
brief-flee = Flee
brief-submit = Submit to the inspection
brief-submit-hiding = Submit, plutonium hidden: { $count }
brief-hide = Hide { $what }
brief-loot = Rob { $what }
brief-lose = Give up: { $what }
brief-end = End the turn
brief-plan = Plan: { $what }
brief-change = Token { $nth } becomes: { $what }
brief-done = Done

## Events
event-moved = { $name } flew to { $what }
event-step-lost = { $name } could not carry out a step: { $what }
event-found = { $name } found { $what }
event-found-hidden = { $name } found a metal
event-laid = { $place } now lies open: { $what }
event-taken = { $name } took { $what }
event-taken-hidden = { $name } took a metal
event-swapped = { $name } exchanged { $give } for { $take }
event-swapped-hidden = { $name } exchanged a metal
event-jettisoned = { $name } threw out { $what }
event-jettisoned-hidden = { $name } threw out a metal
event-sold = { $name } sold { $what } for { $price }
event-bought = { $name } bought { $what } for { $price }
event-installed = { $name } built in: { $what }
event-installed-hidden = { $name } built in an upgrade of level { $level }
event-shown = { $name } shows: { $what }
event-upgrade-lost = { $name } lost: { $what }
event-warped = { $name } went through the gate ({ $die }): { $what }
event-repaired = { $name } is repaired
event-repaired-paid = { $name } is repaired for { $price } credits
event-bonus-drawn = { $name } drew { $what }
event-bonus-drawn-hidden = { $name } drew a bonus card
event-prize-won = { $name } won { $what }
event-prize-won-hidden = { $name } won a metal
event-prize-taken = { $name } took { $what } aboard
event-prize-taken-hidden = { $name } took the metal aboard
event-prize-left = { $name } left the metal
event-played = { $name } played { $what }
event-radar-cw = { $name } played { $what }: the police move clockwise
event-radar-ccw = { $name } played { $what }: the police move anticlockwise
event-gained = { $name } got { $price } credits
event-let-go = The raiders let { $name } go
event-left = { $name } flew past
event-declared = { $name } fulfilled an objective: { $what }
event-met-inspection = The police inspect { $name }
event-met-sight = The police shoot at { $name } on sight
event-met-miners = { $name } met alien miners ({ $die })
event-met-raid = Alien raiders ({ $die }) attack { $name }
event-met-peace = Alien raiders ({ $die }) leave { $name } in peace
event-met-corsair = The corsair attacks { $name }
event-attacked = { $name } attacked { $other }
event-outlawed = { $name } is a pirate now: { $what }
event-exchange = { $name } against { $rival }: { $own } to { $theirs }, shields { $mine } to { $left }
event-stood = { $name } stands
event-fled = { $name } fled unhurt
event-fled-hit = { $name } fled, hits: { $what }
event-beat = { $name } won against { $rival }
event-broke-down = { $name } is in breakdown
event-fined = { $name } paid a fine of { $price } credits
event-sent = { $name } was sent to { $what }
event-hold-seen = { $name } looks into the hold of { $other }: { $what }
event-hold-seen-hidden = { $name } looks into the hold of { $other }
event-looted = { $name } robbed { $other }: { $what }
event-token-moved = { $token } rolled { $die }: { $what }
event-token-set = { $token }: { $what }
event-rested = Police and aliens rest
event-planned = { $name } planned: { $what }
event-changed = { $name } changed token { $nth }: { $what }
event-changed-hidden = { $name } changed token { $nth }
event-turn-ended = { $name } ended the turn
event-round-began = Round { $round } begins
event-hid =
    { $count ->
        [one] { $name } hid { $count } metal
       *[other] { $name } hid { $count } metals
    }
event-cleared =
    { $count ->
        [0] The police find nothing on { $name }
       *[other] The police find nothing on { $name }, Hidden Holds used: { $count }
    }
event-hold-lost = { $name } lost the cargo: { $what }
event-hold-lost-hidden =
    { $count ->
        [one] { $name } lost { $count } metal
       *[other] { $name } lost { $count } metals
    }
event-looted-hidden =
    { $count ->
        [one] { $name } robbed { $other } of { $count } metal
       *[other] { $name } robbed { $other } of { $count } metals
    }
event-planned-hidden =
    { $count ->
        [one] { $name } laid { $count } token
       *[other] { $name } laid { $count } tokens
    }
event-alone-over = { $name } ends with { $credits } credits: { $what }
event-match-over =
    { $count ->
        [one] { $name } won the match
       *[other] { $name } share the victory
    }
