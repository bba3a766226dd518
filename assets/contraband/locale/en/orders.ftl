### What is ordered and what happens.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Orders
order-plain = { $name }: { $what }

## Orders of a plan in a few words, without whose they are
brief-move = Fly: { $what }
brief-take = Take { $what }
brief-take-hidden = Take a metal
brief-swap = Swap { $give } for { $take }
brief-swap-hidden = Swap a metal
brief-leave = Leave it
brief-jettison = Jettison { $what }
brief-jettison-hidden = Jettison a metal
brief-sell = Sell { $what }
brief-buy = Buy { $what }
brief-install = Install { $what }
brief-install-hidden = Install a level { $level } upgrade
brief-warp = Take the gate: { $what }
brief-play = Play { $what }
brief-radar-cw = Play { $what }: clockwise
brief-radar-ccw = Play { $what }: anticlockwise
brief-attack = Attack { $name }
brief-fight = Fight
brief-stand = Stand
brief-flee = Flee
brief-submit = Submit to the inspection
brief-submit-hiding = Submit, hiding plutonium: { $count }
brief-hide = Hide { $what }
brief-loot = Steal { $what }
brief-lose = Give up { $what }
brief-end = End the turn
brief-plan = Plan: { $what }
brief-plan-hidden = Plan tokens: { $count }
brief-change = Change token { $nth } to { $what }
brief-change-hidden = Change token { $nth }
brief-done = Done
# A step of a plan and the place where it is done
brief-at = { $what }: { $place }
brief-later =
    { $turns ->
        [one] Next turn – { $orders }
       *[other] In { $turns } turns – { $orders }
    }

## Events
event-moved = { $name } flew to { $what }
event-step-lost = { $name } could not fly on, and the token is lost: { $what }
event-found = { $name } found { $what }
event-found-hidden = { $name } found a metal
event-laid = Now face up at { $place }: { $what }
event-taken = { $name } took { $what }
event-taken-hidden = { $name } took a metal
event-swapped = { $name } swapped { $give } for { $take }
event-swapped-hidden = { $name } swapped a metal
event-jettisoned = { $name } jettisoned { $what }
event-jettisoned-hidden = { $name } jettisoned a metal
event-sold = { $name } sold { $what } for { $price }
event-bought = { $name } bought { $what } for { $price }
event-installed = { $name } installed { $what }
event-installed-hidden = { $name } installed a level { $level } upgrade
event-shown = { $name } revealed { $what }
event-upgrade-lost = { $name } lost { $what }
event-warped = { $name } took the gate ({ $die }): { $what }
event-repaired = { $name } was repaired
event-repaired-paid = { $name } was repaired for { $price } credits
event-bonus-drawn = { $name } drew { $what }
event-bonus-drawn-hidden = { $name } drew a bonus card
event-prize-won = { $name } won { $what }
event-prize-won-hidden = { $name } won a metal
event-prize-taken = { $name } took { $what } aboard
event-prize-taken-hidden = { $name } took the metal aboard
event-prize-left = { $name } left the metal
event-played = { $name } played { $what }
event-radar-cw = { $name } played { $what }: the police moved clockwise
event-radar-ccw = { $name } played { $what }: the police moved anticlockwise
event-gained = { $name } gained { $price } credits
event-let-go = The raiders let { $name } go
event-left = { $name } flew past
event-declared = { $name } completed an objective: { $what }
event-met-inspection = The police stopped { $name } for inspection
event-met-sight = The police attacked { $name } on sight
event-met-miners = { $name } met alien miners ({ $die })
event-met-raid = Alien raiders ({ $die }) attacked { $name }
event-met-peace = Alien raiders ({ $die }) left { $name } in peace
event-met-corsair = The corsair attacked { $name }
event-attacked = { $name } attacked { $other }
event-outlawed = { $name } became a pirate in { $what }
event-exchange = { $name } against { $rival }: { $own } to { $theirs }, shields { $mine } to { $left }
event-stood = { $name } stood and fought
event-fled = { $name } fled unhurt
event-fled-hit = { $name } fled; hits: { $what }
event-beat = { $name } beat { $rival }
event-broke-down = { $name } broke down
event-fined = { $name } paid a fine of { $price } credits
event-sent = { $name } was sent to { $what }
event-hold-seen = { $name } looked into { $other }’s hold: { $what }
event-hold-seen-hidden = { $name } looked into { $other }’s hold
event-looted = { $name } stole { $what } from { $other }
event-token-moved = { $token } rolled { $die }: { $what }
event-token-set = { $token }: { $what }
event-rested = Police and aliens stayed put
event-planned = { $name } placed movement tokens: { $what }
event-changed = { $name } changed token { $nth }: { $what }
event-changed-hidden = { $name } changed token { $nth }
event-turn-ended = { $name } ended the turn
event-round-began = Round { $round } began
event-hid =
    { $count ->
        [one] { $name } hid { $count } metal
       *[other] { $name } hid { $count } metals
    }
event-cleared =
    { $count ->
        [0] The police found nothing on { $name }
       *[other] The police found nothing on { $name }; Hidden Holds used: { $count }
    }
event-hold-lost = { $name } lost cargo: { $what }
event-hold-lost-hidden =
    { $count ->
        [one] { $name } lost { $count } metal
       *[other] { $name } lost { $count } metals
    }
event-looted-hidden =
    { $count ->
        [one] { $name } stole { $count } metal from { $other }
       *[other] { $name } stole { $count } metals from { $other }
    }
event-planned-hidden =
    { $count ->
        [one] { $name } placed { $count } movement token face down
       *[other] { $name } placed { $count } movement tokens face down
    }
event-alone-over = { $name } finished with { $credits } credits: { $what }
event-match-over =
    { $count ->
        [one] { $name } won the match
       *[other] { $name } shared the victory
    }
