### The board and the panels of a match.
### Players are called by name, never "you".

## The column
ui-rounds = of { $count }
ui-target = target
ui-target-objective = + objective
ui-rank-next = next rank
ui-left = left
ui-ship-of = { $name }: ship
ui-moves-of = moves { $left } of { $moves }
ui-objective = objective
ui-fulfilled = fulfilled
ui-hand-empty = no bonus cards

## Places
ui-space-help = Open space: police and aliens catch ships only here.
ui-reach-police = The police are here: they inspect every ship.
ui-reach-alien = Aliens are here: miners on a 1, else raiders.
ui-reach-corsair = The corsair is here and attacks on sight. Beaten, it leaves a metal.
ui-mine-new-help = Nobody has been here. The first ship draws a bonus card and finds three metals.
ui-mine-help = Metals that lie here may be taken, free, as far as the hold has room.
ui-mine-gone-help = Nothing is left here. A ship is safe all the same.
ui-market-help = Each shelf shows what the next metal of its kind pays. Three of a kind fit, five in all.
ui-port-help = Upgrades are built in here, and ships in breakdown repaired.
ui-gate-help = For 50 credits a ship comes out in another quadrant, in a sector that a die chooses.
ui-upgrade-help = Works at once. Level 2 may be bought without level 1.
ui-has-it = has it
ui-lose-help = Lost in the breakdown: the ship goes on without it.
ui-sell-help = Sold here; the next one of its kind pays less.
ui-buy-help = Bought here, for the price at which it was sold last.
ui-jettison-help = Thrown out of the hold: it leaves the game.
ui-warp-help = The die chooses the sector. The movement is over then.
ui-token-help = A movement token, laid at the end of the row.
ui-attack-help = Whoever attacks a ship is a pirate for the rest of the match.
ui-flee-help = Only the faster ship can flee. By 1 faster it takes two hits, by 2 one, by 3 none.
ui-fight-help = Both roll a die and add their weapon; the higher total takes a shield.

## What a click brings
tag-ends-movement = The movement is over then
tag-meets-police = Meets the police
tag-meets-alien = Meets aliens: miners on a 1, else raiders
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
tag-found = Found: the whole hold goes ({ $count }), fine { $fine }
tag-sent = Then the ship is sent to: { $what }
tag-danger = { $token } may reach it in the patrol step: { $count } in 4

## Meetings and plans
ui-swap = Exchange
ui-submit = Submit
ui-submit-hiding = Hide { $count }
ui-leave-them = Leave them be
ui-fight-on = Fight on
ui-fight-on-help = Exchange after exchange, until the fight is decided or the other side plays a card.
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
ui-winning = Winning: { $what }
ui-end-rank = { $name }: { $what } ({ $credits } credits)
ui-end-next-rank = Next rank: { $what }, from { $credits } credits
ui-hide = Hide these
ui-rob = Take these
ui-more = One more: { $what }
ui-less = One less: { $what }
ui-confirm = That is meant
ui-plan-title = Movement tokens of this round
ui-plan-lay = Lay the row
ui-plan-back = Take one back
ui-row-title = The row of this round
ui-token = Token: { $what }
ui-nth = Token { $count } of the row
ui-radar-cw = The police, two lines clockwise
ui-radar-ccw = The police, two lines anticlockwise
ui-boosts-more =
    { $count ->
        [one] { $count } boost more
       *[other] { $count } boosts more
    }

## Players
amount-hidden = { $count } unknown
upgrade-hidden = an upgrade of level { $level }
ui-player-spoken = { $name }: { $what }. Credits: { $credits }. In the hold: { $hold }. Bonus cards: { $cards }. Upgrades: { $upgrades }.
ui-player-credits = Credits: { $credits } (target: { $target })
ui-player-place = Place
ui-player-hold = Hold
ui-player-cards = Bonus cards
ui-player-upgrades = Upgrades
ui-player-broken = In breakdown.
ui-player-pirate = Pirate in: { $what }.
ui-player-done = Objective fulfilled: { $what }.
ui-player-counts = After the last round it counts { $worth } credits.
ui-player-aim = Objective: { $what }.
ui-player-did = Last deeds

## What can be done
ui-hint-turn = { $name } may fly (moves left: { $count }) and act; { $end } ends the turn
ui-hint-away = { $name } may fly (moves left: { $count }) and act; alone, no turn ends where it began
ui-hint-stay = { $name } has no moves left and may still act; { $end } ends the turn
ui-hint-adrift = { $name } is in breakdown: one move a turn, a spaceport repairs
ui-hint-police = The police inspect { $name }: submit, flee or fight
ui-hint-sight = The police shoot at { $name } on sight: flee or fight
ui-hint-raid = { $name } is attacked: fight ({ $fight }) or flee
ui-hint-calm = { $name } may leave these aliens alone, or fight ({ $fight })
ui-hint-fight = { $name }: fight on ({ $fight }) or flee
ui-hint-stand = { $name } is attacked by a pirate: stand ({ $fight }) or flee
ui-hint-prize = { $name } has won a metal: take it or leave it
ui-hint-hide = { $name } hides metals from the robber; { $confirm } takes what is proposed
ui-hint-loot = { $name } robs the hold; { $confirm } takes what is proposed
ui-hint-lose = { $name } loses an upgrade: which one?
ui-cover-attacked = { $name } attacks: stand or flee
ui-hint-excess = { $name }: the hold is too small now. What is thrown out?
ui-hint-plan = { $name } lays movement tokens (moves: { $count }); { $confirm } lays the row
ui-hint-plan-lost = { $name }: a token that leads nowhere from there is lost, and its move too
ui-hint-act = { $name } may act where the ship is; { $end } ends that
ui-hint-act-change = { $name } may act where the ship is, and change a covered token; { $end } ends that
ui-change = Change this token
ui-change-help = Once a round a covered token may become another one, while at least two are covered.
ui-hint-radar = { $name }: to which line do the police move?
ui-hint-change = { $name }: what does this token become?

## Questions before a loss
ui-warn-end = There is plutonium in the hold, and the police reach this space. End the turn here?
ui-warn-near = There is plutonium in the hold, and in { $count } of 4 cases the patrol step brings the police to this space. End here?
ui-warn-metals =
    { $count ->
        [one] The hold has room, and { $count } metal lies here. Fly on all the same?
       *[other] The hold has room, and { $count } metals lie here. Fly on all the same?
    }
ui-warn-police = There is plutonium in the hold, and the police reach that space. Fly there all the same?
ui-warn-outlaw = Whoever attacks is a pirate for the rest of the match, and the spaceport of this quadrant ({ $what }) closes. Attack?
ui-fly-on = Fly on
ui-attack = Attack

## What wins, and how far one is
aim-both = Win with { $target } credits and a fulfilled objective at the end of a round.
aim-both-at-once = Win at once with { $target } credits and a fulfilled objective.
aim-cash = Win with { $target } credits at the end of a round.
aim-cash-at-once = Win at once with { $target } credits.
aim-last = After round { $round } most credits win, and a fulfilled objective counts { $worth }.
aim-last-cash = After round { $round } most credits win.
aim-has = { $name } has { $credits } of { $target } credits.
aim-objective = Objective { $aim }: { $how }
aim-done = Fulfilled.
aim-open = Not fulfilled yet.
aim-systems = { $count } of { $all } systems have an upgrade.
aim-credits = { $credits } of { $needed } credits so far.
aim-worth = Together with { $target } credits it wins the match.
aim-worth-fortune = It wins the match: the target is then reached as well.
aim-worth-last = After round { $round } it counts { $worth } credits.
aim-secret = Secret: only { $name } sees it until it is fulfilled.
aim-click = A click opens its page.
aim-alone = Alone: as many credits as possible in { $rounds } rounds.
aim-rank = { $credits } credits: { $what }. Next: { $next }, from { $least }.
aim-rank-top = { $credits } credits: { $what }, the highest rank.
aim-rank-from = { $what }: from { $least }

## How a match begins, what nobody should miss, and how it is decided
start-lot = By lot, { $name } begins; then { $then }.
start-first = { $name } begins; then { $then }.
start-has = Each ship starts in its own spaceport with { $credits } credits, an empty hold and no upgrades.
start-has-engine = Each ship starts in its own spaceport with { $credits } credits, an empty hold and Engine 1.
start-objective = Each player has a secret objective: it lies beside the bonus cards.
moment-rounds =
    { $count ->
        [1] This is the last round.
        [2] Two rounds are left.
       *[other] Three rounds are left.
    }
great-objective = Objective fulfilled
great-objective-words = { $name }: { $aim }.
great-target = Target reached
great-target-words = { $name } has { $credits } credits and a fulfilled objective: enough to win.
great-target-open = { $name } has { $credits } credits. Only the objective is missing.
great-fight = A fight won
great-police = { $name } beats the police: they fly off to the next station.
great-corsair = { $name } beats the corsair and wins a metal, if one is left.
great-ship = { $name } beats { $other }.
great-rank = { $name }: { $what }
decided-alone = The rounds are over: { $credits } credits. { $name } ends as: { $what }
decided-shared = The same credits and the same hold: the victory is shared
decided-cash = { $name } reaches the target with { $credits } credits
decided-both = { $name } and { $other } are both there: { $credits } credits decide for { $name }
decided-objective = { $name } fulfils { $aim } with { $credits } credits in hand
decided-target = { $aim } fulfilled, { $credits } credits: { $name } has both halves of the goal
decided-rounds = After round { $round } { $name } has most, { $credits }: { $behind } more than { $other }
decided-rounds-objective = { $other } has more cash, but { $aim } counts for { $name }: { $credits } after round { $round }

## Since the last turn
recap-stayed = { $name } stayed: { $what }
