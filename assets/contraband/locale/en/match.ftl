### The board and the panels of a match.
### Players are called by name, never "you".

## The column
ui-rounds = of { $count }
ui-target = target
ui-target-objective = + objective
ui-rank-next = next rank
ui-left = left
ui-ship-of = { $name }’s ship
ui-moves-of = moves { $left } of { $moves }
ui-objective = objective
ui-fulfilled = completed
ui-hand-empty = no bonus cards

## Places
ui-space-help = Open space: police and aliens catch ships only here.
ui-reach-police = The police reach this space: they inspect every ship they meet.
ui-reach-alien = Aliens reach this space: miners on a 1, otherwise raiders.
ui-reach-corsair = The corsair reaches this space and attacks on sight. If beaten, it leaves a metal.
ui-mine-new-help = Unexplored. The first ship draws a bonus card and finds three metals.
ui-mine-help = Metals here are free to take, as long as the hold has room.
ui-mine-gone-help = No metals are left, but a ship is still safe here.
ui-market-help = Each shelf shows what the next metal of its kind pays. Room for three of a kind, five in total.
ui-port-help = Upgrades are installed here, and broken-down ships repaired.
ui-gate-help = For 50 credits, a ship jumps to any quadrant; a die picks the sector.
ui-upgrade-help = Works at once. Level 2 does not require level 1.
ui-has-it = installed
ui-lose-help = Lost in the breakdown: the ship continues without it.
ui-sell-help = Sell this metal here; the next of its kind pays less.
ui-buy-help = Buy this metal here, at the price it last sold for.
ui-jettison-help = Jettison this metal from the hold: it leaves the game.
ui-warp-help = A die picks the sector. Movement is then over.
ui-token-help = Add this movement token to the end of the row.
ui-attack-help = Attacking a ship makes the attacker a pirate for the rest of the match.
ui-flee-help = Only a faster ship can flee. Faster by 1, it takes two hits; by 2, one; by 3 or more, none.
ui-fight-help = Both sides roll a die and add their weapon; the higher total takes a shield.

## What a click brings
tag-ends-movement = Ends movement
tag-meets-police = Meets the police
tag-meets-alien = Meets aliens: miners on a 1, otherwise raiders
tag-meets-corsair = Meets the corsair
tag-expected = A metal here is worth { $price } on average
tag-odds = Chance to win the fight: { $chance }
tag-won = If won: { $what }
tag-lost = If lost: { $what }
stake-won = if won
stake-lost = if lost
stake-nothing = nothing
stake-breakdown = breakdown
stake-metals =
    { $count ->
        [one] { $count } metal
       *[other] { $count } metals
    }
stake-upgrade = an upgrade
stake-fine = a fine of { $fine }
tag-flight = Hits: { $count }. Chance that the shields hold: { $chance }
tag-found = If found: the whole hold is lost ({ $count }), fine { $fine }
tag-sent = Then the ship is sent to: { $what }
tag-danger = { $token } may reach this space in the patrol phase: { $count } in 4

## Meetings and plans
ui-swap = Swap
ui-submit = Submit
ui-submit-hiding = Hide { $count }
ui-leave-them = Leave them be
ui-fight-on = Fight on
ui-fight-on-help = Continue until the fight is decided or the other side plays a card.
ui-aboard = { $count } aboard
ui-exchanges = Exchanges
ui-fight-won = Won
ui-fight-lost = Lost
ui-fight-won-by = { $name } has won
ui-fight-lost-by = { $name } has lost
ui-fight-tie = Tie: no shield lost
ui-then-to = then to { $what }
ui-finds-nothing = nothing to find
ui-one-exchange = one exchange
ui-until-decided = until it is decided
ui-winning = If won: { $what }
ui-end-rank = { $name }: { $what } ({ $credits } credits)
ui-end-next-rank = Next rank: { $what }, from { $credits } credits
ui-hide = Hide these
ui-rob = Take these
ui-more = One more: { $what }
ui-less = One less: { $what }
ui-confirm = Confirm
ui-plan-title = Movement tokens this round
ui-plan-lay = Commit plan
ui-plan-back = Remove last
ui-row-title = This round’s plan
ui-token = Token: { $what }
ui-nth = Token { $count }
ui-radar-cw = The police, two lines clockwise
ui-radar-ccw = The police, two lines anticlockwise
ui-boosts-more =
    { $count ->
        [one] { $count } more boost
       *[other] { $count } more boosts
    }

## Players
amount-hidden = { $count } unknown
upgrade-hidden = a level { $level } upgrade
ui-player-spoken = { $name }: { $what }. Credits: { $credits }. In the hold: { $hold }. Bonus cards: { $cards }. Upgrades: { $upgrades }.
ui-player-credits = Credits: { $credits } (target: { $target })
ui-player-place = Place
ui-player-hold = Hold
ui-player-cards = Bonus cards
ui-player-upgrades = Upgrades
ui-player-broken = Broken down.
ui-player-pirate = Pirate in: { $what }.
ui-player-done = Objective completed: { $what }.
ui-player-counts = After the last round, it counts as { $worth } credits.
ui-player-aim = Objective: { $what }.
ui-player-did = Last actions

## What can be done
ui-hint-turn = { $name }: fly (moves left: { $count }), act, or end the turn ({ $end })
ui-hint-away = { $name }: fly (moves left: { $count }) or act; in solo play, a turn may not end where it began
ui-hint-stay = { $name }: no moves left; act, or end the turn ({ $end })
ui-hint-adrift = { $name } has broken down: one move per turn; a spaceport repairs the ship
ui-hint-police = The police inspect { $name }: { $answers }
ui-hint-sight = The police attack { $name } on sight: { $answers }
# The legal answers to the police, each with its cost: "submit (...), flee (...) or fight (...)"
ui-answers = { $first } or { $last }
ui-answer-submit = submit (nothing to find)
ui-answer-submit-found = submit (cargo lost: { $metals }, fine { $fine })
ui-answer-hide = hide { $count } (Hidden Holds used: { $count })
ui-answer-hide-found = hide { $count } (Hidden Holds used: { $count }; cargo lost: { $metals }, fine { $fine })
ui-answer-flee = flee (no hits)
ui-answer-flee-hits = flee (hits: { $hits }, { $chance }% to get away)
ui-answer-fight = fight ({ $chance }% to win, otherwise a breakdown)
ui-answer-card = play { $cards } (used up)
ui-hint-raid = { $name } is under attack: fight ({ $fight }) or flee
ui-hint-calm = { $name }: leave these aliens alone, or fight ({ $fight })
ui-hint-fight = { $name }: fight on ({ $fight }) or flee
ui-hint-stand = A pirate attacks { $name }: stand ({ $fight }) or flee
ui-hint-prize = { $name } has won a metal: take it or leave it
ui-hint-hide = { $name }: hide metals from the pirate; { $confirm } accepts the suggestion
ui-hint-loot = { $name }: loot the hold; { $confirm } accepts the suggestion
ui-hint-lose = { $name }: choose an upgrade to lose
ui-cover-attacked = { $name } attacks: stand or flee
ui-hint-excess = { $name }: the hold is too small now; choose what to jettison
ui-hint-plan = { $name }: place movement tokens (moves: { $count }); { $confirm } commits the plan
ui-hint-plan-lost = { $name }: a token that leads nowhere from there is lost, and so is its move
ui-hint-act = { $name }: act here, or finish ({ $end })
ui-hint-act-change = { $name }: act here, change a face-down token, or finish ({ $end })
ui-change = Change token
ui-change-help = Once per round, a face-down token can be changed while at least two are face down.
ui-hint-radar = { $name }: choose the line the police move to
ui-hint-change = { $name }: choose what this token becomes

## Questions before a loss
ui-warn-end = There is plutonium in the hold, and the police will meet the ship here. End the turn here?
ui-warn-near = There is plutonium in the hold, and the police may reach this space in the patrol phase ({ $count } in 4). End the turn here?
ui-warn-metals =
    { $count ->
        [one] The hold has room, and there is { $count } metal here. Fly on anyway?
       *[other] The hold has room, and there are { $count } metals here. Fly on anyway?
    }
ui-warn-police = There is plutonium in the hold, and the police will meet the ship there. Fly there anyway?
ui-warn-outlaw = The attacker becomes a pirate for the rest of the match, and the spaceport here ({ $what }) closes to them. Attack?
ui-fly-on = Fly on
ui-attack = Attack

## What wins, and how far one is
aim-both = Win with { $target } credits and a completed objective at the end of a round.
aim-both-at-once = Win at once with { $target } credits and a completed objective.
aim-cash = Win with { $target } credits at the end of a round.
aim-cash-at-once = Win at once with { $target } credits.
aim-last = After round { $round }, the most credits win; a completed objective counts as { $worth }.
aim-last-cash = After round { $round }, the most credits win.
aim-has = { $name } has { $credits } of { $target } credits.
aim-objective = Objective { $aim }: { $how }
aim-done = Completed.
aim-open = Not completed yet.
aim-systems = { $count } of { $all } systems have an upgrade.
aim-credits = { $credits } of { $needed } credits so far.
aim-worth = Together with { $target } credits, it wins the match.
aim-worth-fortune = This objective wins the match on its own: the target is reached as well.
aim-worth-last = After round { $round }, it counts as { $worth } credits.
aim-secret = Secret: only { $name } sees it until it is completed.
aim-click = Click to open its page.
aim-alone = Solo: as many credits as possible in { $rounds } rounds.
aim-rank = { $credits } credits: { $what }. Next: { $next }, from { $least }.
aim-rank-top = { $credits } credits: { $what }, the highest rank.
aim-rank-from = { $what }: from { $least }

## How a match begins, what nobody should miss, and how it is decided
start-lot = { $name } goes first, drawn at random; then { $then }.
start-first = { $name } goes first; then { $then }.
start-has = Each ship starts in its own spaceport with { $credits } credits, an empty hold and no upgrades.
start-has-engine = Each ship starts in its own spaceport with { $credits } credits, an empty hold and Engine 1.
start-objective = Each player has a secret objective, shown next to the bonus cards.
moment-rounds =
    { $count ->
        [1] This is the last round.
        [2] Two rounds are left.
       *[other] Three rounds are left.
    }
great-objective = Objective completed
great-objective-words = { $name }: { $aim }.
great-target = Target reached
great-target-words = { $name } has { $credits } credits and a completed objective: enough to win.
great-target-open = { $name } has { $credits } credits. Only the objective is missing.
great-fight = Fight won
great-police = { $name } beat the police: they flew off to the next station.
great-corsair = { $name } beat the corsair and won a metal, if any were left.
great-ship = { $name } beat { $other }.
great-rank = { $name }: { $what }
decided-alone = All rounds are over. { $name } finished with { $credits } credits: { $what }
decided-shared = Equal credits and holds of equal value: the victory is shared
decided-cash = { $name } reached the target with { $credits } credits
decided-both = { $name } and { $other } both reached the goal: { $credits } credits decided it for { $name }
decided-objective = { $name } completed { $aim } with { $credits } credits in hand
decided-target = { $name } reached the goal: { $aim } completed, and { $credits } credits in hand
decided-rounds = After round { $round }, { $name } led with { $credits } credits, { $behind } more than { $other }
decided-rounds-objective = { $other } had more credits, but { $aim } counted for { $name }: { $credits } after round { $round }

## Since the last turn
recap-stayed = { $name } stayed: { $what }
recap-attacked = attacked
recap-robbed = robbed ({ $count } taken)
recap-beat = beat
recap-broke = broke down
recap-fined = fined
