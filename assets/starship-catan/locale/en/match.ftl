### The match screen: gauges, choices, hints, questions, offers.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Headings and gauges
ui-turn-number = turn { $turn }
ui-speed = Speed
ui-speed-help = Cards that can still be revealed on this flight: boost { $boost } plus die { $die }.
ui-actions = Actions
ui-actions-of = of { $limit }
ui-actions-help =
    { $limit ->
        [one] Actions left. A flight has { $limit } action.
       *[other] Actions left. A flight has { $limit } actions.
    }
ui-flight-row = Flight path
ui-visited = visited
ui-laid = new
ui-not-built = not built
ui-free-place = empty
ui-hold-limit = { $count } per bay
ui-colonies = Colonies
ui-posts = Trading posts
ui-medals = Medals
ui-modules = Modules
ui-powers = Boost and firepower
ui-module-at = { $module } { $level }
ui-more = +{ $count } more
ui-shipyard = Shipyard
ui-shipyard-price = paid in cargo
ui-lacks = Missing: { $what }
ui-chance = chance { $chance }

## Choices
ui-roll = Roll
ui-roll-help = Roll the yellow die: both ships produce, and it sets the speed.
ui-fly = Fly to sector { $sector }
ui-fly-help =
    { $cards ->
        [one] { $cards } card here.
       *[other] { $cards } cards here.
    }
ui-next = Fly on
ui-next-help =
    { $speed ->
        [one] Reveal the next card. Speed left: { $speed } card.
       *[other] Reveal the next card. Speed left: { $speed } cards.
    }
ui-next-left =
    { $count ->
        [one] { $count } card left in this sector
       *[other] { $count } cards left in this sector
    }
ui-next-unknown =
    { $count ->
        [one] { $count } unknown card here
       *[other] { $count } unknown cards here
    }
ui-next-pirates = Pirates or corsairs: { $chance }
ui-stop = Stop
ui-stop-help = End the flight. Unused: speed { $speed }, actions { $actions }.
ui-buy = Buy
ui-sell = Sell
ui-all = all
ui-more-of = One more: { $thing }
ui-less-of = One less: { $thing }
ui-none-aboard = None aboard: { $thing }
ui-astro-after = { $change } Astro, total { $after }
ui-settle = Establish a colony
ui-settle-help = Uses up the colony ship. 1 point; produces 1 { $thing } on a { $number }.
ui-found = Establish a post
ui-found-help = Uses up the trade ship. Friendship +{ $count }; replaces a deal here.
ui-adventure = { $adventure }
ui-adventure-help = One action: { $what }
ui-adventure-take =
    { $count ->
        [one] Choose a resource for the reward
       *[other] Choose { $count } resources for the reward
    }
ui-adventure-less = Anything that does not fit or is not chosen is lost.
ui-met = Requirement met
ui-not-met = Requirement not met
ui-pay = Pay
ui-pay-help = { $price } Astro, leaving { $after }. The flight continues.
ui-fight = Fight
ui-fight-range = { $own } against { $theirs }
ui-fight-help = Both sides roll the blue die. The ship wins if its total matches or beats theirs.
ui-fight-won = Won ({ $chance }): 1 fame and 1 resource
ui-fight-lost = Lost: the flight ends
ui-fight-lost-corsairs = Lost: the flight ends, cannon or module destroyed
ui-fight-lost-cannon = Lost: the flight ends, cannon destroyed
ui-fight-lost-module = Lost: the flight ends, module destroyed
ui-fight-is-won = Won
ui-fight-is-lost = Lost
ui-fight-tie = A tie wins
ui-ransom = ransom { $count } Astro
ui-strength = strength { $range }
ui-take = Prize: choose a resource
ui-produce-heading = { $name } produces one of these
ui-take-nothing = Take nothing
ui-reward = Reward
ui-lose = Choose the module to lose
ui-lose-gone = The { $module } is lost.
ui-lose-level = The { $module } drops to level 1, and its point is lost.
# In the recap, after the mark of who lost something and what it was.
recap-no-room = no room
# In the recap, after the number of the sector: how many cards were revealed there.
recap-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-lose-overboard = Lost (no room): { $what }
ui-produce = Choose the colony that produces
ui-choose-module = Choose the free starting module
ui-build = Build
ui-upgrade = Upgrade to level 2
ui-module-one = Module, level 1
ui-module-one-of = Level 1: choose a room
ui-module-two = Module, level 2
ui-module-two-of = Level 2: choose a room
ui-level-two-with = { $name } has it at level 2
ui-level-two-lamp = The bar in its second socket shows { $name }’s colour.
ui-level-two-free = Level 2 is still available
ui-use-post = Trade here
ui-posts-left =
    { $count ->
        [one] { $count } use left
       *[other] { $count } uses left
    }
ui-demand = Demand
ui-demand-help = Take 1 { $thing } from { $name } for { $price } Astro. A demand cannot be refused.
ui-demands-left =
    { $count ->
        [one] { $count } demand left
       *[other] { $count } demands left
    }

## The Sensor look
ui-sensor = Sensor scan
ui-sensor-away = { $name } is scanning the top of sector { $sector }. { $other }, look away.
ui-sensor-hold = Hold to view
ui-sensor-hold-help = The cards are visible only while this button or { $key } is held.
ui-on-top = on top
ui-at-bottom = at bottom
ui-arrange-help = On top: the first card chosen comes first. At the bottom: the last card chosen is lowest.
ui-look-place = Card { $number }

## Offers
ui-offer = Offer
ui-offer-to = Offer to { $name }
ui-offer-gives = { $name } gives
ui-offer-gets = { $name } gets
ui-offer-left = { $some } of { $all } left
ui-offer-help = Add what to give and what to ask for; { $name } answers at once.
ui-offer-none = Nothing can be exchanged now.
ui-offer-clear = Clear
# On the cover, after the name of who takes the screen to answer.
ui-cover-offer = { $name } makes you an offer
ui-offer-answer = { $name } offers { $other } { $give } for { $want }.
ui-accept = Accept
ui-refuse = Refuse

## Hints: what can be done now
ui-hint-module = { $name }: choose the free starting module.
ui-hint-roll = { $name }: roll the yellow die ({ $key }).
ui-hint-produce = { $name }: choose what to produce.
ui-hint-fly = { $name }: choose a sector to fly to. Speed { $speed }.
ui-hint-arrange = { $name }: look at the cards, then put each on top or at the bottom.
ui-hint-flight-first = { $name }: reveal the first card ({ $key }), or stop.
ui-hint-flight = { $name }: act here, fly on ({ $key }) or stop.
ui-hint-flight-used = { $name }: this card has been used. Fly on ({ $key }) or stop.
ui-hint-flight-laid = { $name }: this new card cannot be used yet. Fly on ({ $key }) or stop.
ui-hint-flight-nothing = { $name }: nothing to do here. Fly on ({ $key }) or stop.
ui-hint-flight-last = { $name }: speed is used up. Act here or stop.
ui-hint-flight-end = { $name }: no cards are left in this sector. Act here or stop.
ui-hint-flight-over = { $name }: nothing left to do here. End the flight ({ $stop }).
ui-hint-pirates = { $name } meets pirates: pay { $price } Astro or fight.
ui-hint-corsairs = { $name } meets corsairs: pay { $price } Astro or fight.
ui-hint-must-fight = { $name } cannot pay { $price } Astro and must fight.
ui-hint-take = { $name }: choose a resource as the prize, or take nothing.
ui-hint-take-next = { $name }: choose a resource as the prize, or take nothing. { $card } comes next.
ui-hint-lose = { $name }: choose which module the corsairs destroy.
ui-hint-build = { $name }: trade and build, then end the turn ({ $key }).
ui-hint-build-module = { $name }: trade, build (modules: click their room), then end the turn ({ $key }).
ui-hint-answer = { $name }: accept or refuse the offer.
ui-hint-deal = { $name }: choose how many ({ $more }: one more), then click the row again ({ $key }).
ui-hint-deal-post = { $name }: choose how many ({ $more }: one more), then confirm ({ $key }).
ui-hint-deal-any = { $name }: choose what ({ $more }: one more), then confirm ({ $key }).
ui-hint-reward = { $name }: choose the reward, then confirm ({ $key }).
ui-hint-offer = { $name }: put the offer together, then send it.

## Questions before something is lost
ui-warn-affordable = Still affordable: { $what }. End the turn anyway?
ui-warn-stop = There is still something to do at { $card }, with actions and speed left. Stop anyway?
ui-warn-corsairs = Losing may cost a module, and the ransom of { $price } Astro is affordable. Fight anyway?
ui-warn-last = { $adventure } needs this, and none will be left: { $thing }. Sell anyway?

## Ending the turn
ui-end-turn-ships-pass = { $name } is next.
ui-end-turn-flight = End the flight first.

## What is remembered
ui-memory = Memory: { $value }
ui-memory-none-help = Face-down cards stay hidden. The log shows only each player’s latest flight.
ui-memory-notes-help = Mark cards known to be here. Only { $name } sees the marks.
ui-memory-open-help = Cards { $name } has seen that must still be here.
ui-memory-unknown =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
ui-note-add = Mark { $card } in sector { $sector }
ui-note-remove = Remove the mark { $card } from sector { $sector }

## What players have, in a line
ui-player-spoken = { $name }: { $astro } Astro, cargo: { $cargo }; science { $science }, boost { $boost }, firepower { $firepower }, friendship { $friendship }, fame { $fame }, points { $points }
ui-recap-flight = sector { $sector }: { $cards }
ui-stats-flight =
    { $count ->
        [one] { $count } card revealed
       *[other] { $count } cards revealed
    }

## Tags: what a click brings
tag-friend = Friend of the People +1
tag-hero = Hero of the People +1
tag-flight-ends = then the flight ends
tag-wins = wins the match

## The marks of one’s own
ui-notes = Notes
ui-notes-help = Mark cards you have seen, sector by sector. Nobody else sees your marks.
ui-notes-title = Your notes
ui-notes-about = Choose a sector, then click the cards to mark there. Click a mark to remove it.
ui-notes-sector = Sector { $sector }
ui-notes-mark = Cards to mark in sector { $sector }
ui-notes-clear = Clear sector { $sector }
ui-notes-remove = Click to remove this mark.
ui-notes-full = A sector has room for only ten marks.
access-notes-of = Notes on sector { $sector }
access-notes-remove = { $card }, remove the mark

## How a match begins
start-side = { $name } is { $side }.
start-below = You are { $side }; your ship is the one below.
start-first = Moon goes first.
## What wins, what decided, and great moments
goal-short = First to { $target } points
goal = The first player to have { $target } points on their own turn wins: 1 for each colony and each level 2 module, 1 each for Friend and Hero of the People, and 1 each for two of the adventures.
goal-turns = If nobody has won after { $turns } turns, the player with the most points wins.
goal-own = { $name }: { $points } of { $target }.
decided-colony =
    { $count ->
        [2] { $name }’s second colony decides the match: { $card }, { $points } points to { $other }
        [3] { $name }’s third colony decides the match: { $card }, { $points } points to { $other }
        [4] { $name }’s fourth colony decides the match: { $card }, { $points } points to { $other }
        [5] { $name }’s fifth colony decides the match: { $card }, { $points } points to { $other }
        [6] { $name }’s sixth colony decides the match: { $card }, { $points } points to { $other }
        [7] { $name }’s seventh colony decides the match: { $card }, { $points } points to { $other }
        [8] { $name }’s eighth colony decides the match: { $card }, { $points } points to { $other }
        [9] { $name }’s ninth colony decides the match: { $card }, { $points } points to { $other }
       *[other] { $name }’s colony on { $card } decides the match: { $points } points to { $other }
    }
decided-deed = { $deed }: { $points } points to { $other }
decided-turns = After { $turns } turns, { $name } has more points: { $points } to { $other }
decided-shared = After { $turns } turns, nobody is ahead
done-needs-one = { $name } needs one more point
done-demand = { $name } took { $what } from you for { $price } (Trade module)
honour-friend = Friend of the People
honour-hero = Hero of the People
triumph-level = { $module } module, level 2
