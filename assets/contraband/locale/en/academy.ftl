### The lessons’ words. No bubble has more than 25 words.
### A lesson’s title is lesson-ID, its tip lesson-ID-tip, a step’s words lesson-ID-STEP. Keys come as arguments.
academy-chapter-0 = Under way
academy-chapter-1 = The lanes
academy-chapter-2 = Trouble
academy-chapter-3 = The match
academy-chapter-4 = Other ways to play
academy-chapter-5 = Best turns
academy-name-red = Comet
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lyra

## 1. Cast off
lesson-cast-off = Cast off
lesson-cast-off-welcome = Two things win together: credits up to the target shown here, and your secret objective. Credits alone do not win.
lesson-cast-off-ring = Sixteen sectors make a ring. Each has open space in the lane, two mines on the inner side and one structure outside.
lesson-cast-off-out = You are Comet, in Hearthport. Leaving a place is one move, and your ship has one a turn. Click the glowing space of Hearth (R2).
lesson-cast-off-end = No move is left. Point at End turn: ghosts show where the patrols may stand next, fractions how likely. Then end it ({ $end }).
lesson-cast-off-others = When everybody has had a turn, the police and the aliens move along their lines. That ends the round.
lesson-cast-off-mine = Entering a place is the next move. Fly into Emberfall.
lesson-cast-off-check = You are in the Red Gate (R3), with two moves. Be in a mine of this sector.
lesson-cast-off-away = That leads into another sector. Reset: leave the gate, then enter a mine.
lesson-cast-off-tip = From place to place in one sector takes two moves. A better engine is the first thing most captains buy.

## 2. Ore
lesson-ore = Ore
lesson-ore-enter = Nobody has been in Kiln yet. Click the glowing mine to fly in.
lesson-ore-found = The first ship draws a bonus card and finds three metals. Until the turn ends, its captain alone sees them.
lesson-ore-take = The hold has room for one metal. Plutonium sells for 500, iron and carbon for 200: take plutonium. It is contraband.
lesson-ore-end = The hold is full. End the turn ({ $end }).
lesson-ore-open = What you left now lies open: everybody knows what Kiln still holds.
lesson-ore-check = Your hold is full of iron. Have plutonium aboard instead.
lesson-ore-carbon = Carbon is worth no more than iron. Exchange it again, or reset.
lesson-ore-tip = In a mine a metal can be exchanged for another kind, three times a turn. Elsewhere cargo can only be thrown out.

## 3. Market day
lesson-market-day = Market day
lesson-market-day-prices = A market’s first plutonium brings 500, its second 250, its third 150. Iron and carbon: 200, 100 and 50.
lesson-market-day-sell = Sell one plutonium: click its button, or its row on the market’s board.
lesson-market-day-falls = It stays on the shelf, and the next one brings 250 here. Prices of each kind fall by themselves.
lesson-market-day-full = Three of a kind and five in all are all a market holds. Click the top row: try to sell a fourth plutonium.
lesson-market-day-shut = Refused: the shelf is full, and a dash stands in place of the price until somebody buys.
lesson-market-day-buy = What lies there is for sale at the price it last fetched. Two iron lie here, so one costs 100. Buy it.
lesson-market-day-check = You practise alone: rank and corsair do not matter. Sell both plutonium for 500 each; the next market is Fern (G1), across the wide line.
lesson-market-day-cheap = The second one brought only 250. Reset, and carry it to an empty market.
lesson-market-day-tip = Flying a turn farther to an empty market often brings more than a second sale here. The map shows every price.

## 4. The yard
lesson-yard = The yard
lesson-yard-store = Every spaceport has a store of upgrades, unlike any other. Only who stands in it sees what is there.
lesson-yard-cargo = Level 1 costs 300 credits, level 2 costs 600. Build in Cargo bay 1: the hold takes two metals at once.
lesson-yard-engine = Level 2 needs no level 1 before it. Engine 2 makes three moves, this turn already: build it in.
lesson-yard-backs = Others see only the level of what you bought, until you use it.
lesson-yard-check = With 600 credits, be in the market of Anvil (R1) this turn. It is three moves away.
lesson-yard-slow = That leaves too few moves. Reset: what makes the ship faster?
lesson-yard-far = The market of Anvil lies the other way. Reset.
lesson-yard-tip = Buying level 1 and later level 2 of a system costs 900 credits. Level 2 at once costs 600.

## 5. Borders and gates
lesson-borders = Borders and gates
lesson-borders-axis = Wide lines between quadrants are main axes. Fly across this one, with three moves in hand.
lesson-borders-over = Crossing an axis ends the movement: two moves are lost. Acting is still allowed.
lesson-borders-gate = There is a faster way out of a quadrant. Fly into the Red Gate.
lesson-borders-warp = A gate costs 50 credits and no move. Name a quadrant; a die says which of its sectors. Go to Cobalt Drift.
lesson-borders-out = The ship comes out in open space, and its movement is over.
lesson-borders-check = Be in Cobalt Drift this turn.
lesson-borders-elsewhere = That is another quadrant. Reset.
lesson-borders-tip = Where the axis is guarded, a gate is cheaper than a fine, if the die is kind.

## 6. Blue light
lesson-blue-light = Blue light
lesson-blue-light-reach = The police stand on a line and reach the open space of both sectors beside it. White light lies over them.
lesson-blue-light-enter = Your hold is full of plutonium. Fly in, to see what happens.
lesson-blue-light-choose = An inspection: submit, flee if you are faster, or fight. What each would cost stands on its key.
lesson-blue-light-submit = You have no chance in a fight. Submit.
lesson-blue-light-fined = The whole hold is gone, with 500 credits, and you lie in the nearest spaceport. Iron and carbon alone would have passed.
lesson-blue-light-hide = The same again, with a Hidden Hold in hand. Fly in.
lesson-blue-light-hidden = Submit and hide the plutonium: then there is nothing to find. The card is used up.
lesson-blue-light-check = Alone again: come to Bellows (R3) without paying a fine. There are several ways.
lesson-blue-light-caught = That cost everything. Reset: radar, Hidden Hold, a turn of waiting, or less cargo?
lesson-blue-light-tip = Radar and Hidden Hold cost a card, waiting costs a turn, throwing out costs 500. Choose what you have least use for.

## 7. Strangers
lesson-strangers = Strangers
lesson-strangers-reach = Nobody knows who the aliens are until they meet a ship. Then a die says it: 1 miners, 2 to 4 raiders.
lesson-strangers-enter = Fly into the glowing space, and see who they are.
lesson-strangers-miners = Miners attack nobody. Beaten, they leave a metal, and the panel tells your chance. Fight ({ $fight }).
lesson-strangers-prize = The top metal of the deck is yours, and only you see it. Take it.
lesson-strangers-raiders = Raiders attack everybody. You are armed now: fly in.
lesson-strangers-battle = With a strong weapon and shields you may fight them: three hits, 200 credits. Fight to the end ({ $fight }).
lesson-strangers-beaten = Beaten: 200 credits. They meet nobody else in this round.
lesson-strangers-again = Miners once more, and moves to spare. Fly in.
lesson-strangers-leave = This time leave them in peace: your movement goes on.
lesson-strangers-check = Aliens reach the space where you are. End the turn without a fight.
lesson-strangers-fought = That was a fight, with the hold at stake. Reset.
lesson-strangers-tip = In a mine, market, spaceport or gate nobody is met. Unarmed, be in one when the turn ends.

## 8. Adrift
lesson-adrift = Adrift
lesson-adrift-raid = Now without a weapon: fly to the raiders, to see what losing means.
lesson-adrift-fight = Nothing helps against them here. Fight ({ $fight }), and be beaten.
lesson-adrift-lose = No shields are left: breakdown. The hold is gone, and one upgrade of your choice. Give up the cargo bay.
lesson-adrift-slow = Adrift, a ship has one move a turn and enters spaceports only. Nobody meets or attacks it.
lesson-adrift-port = A spaceport repairs at once and free. Fly in.
lesson-adrift-check = Alone again, and five turns: have the ship repaired, then be in a market.
lesson-adrift-late = Five turns are over. Reset: a spaceport first, and straight to it.
lesson-adrift-tip = What is lost is gone for good: from level 2 a system falls back to nothing. Let the cheapest go.

## 9. Black flag
lesson-black-flag = Black flag
lesson-black-flag-prey = Nova is in the same open space, with two metals aboard, and unarmed.
lesson-black-flag-attack = An attack makes you a pirate for the rest of the match, and closes the spaceport of this quadrant to you. Attack.
lesson-black-flag-fight = Nova stands. Both roll, the higher total takes a shield. Fight ({ $fight }).
lesson-black-flag-again = One shield is left. Fight on.
lesson-black-flag-loot = Nova has broken down, and you see the hold. There is room for both metals, and both are chosen: take them.
lesson-black-flag-pirate = From now on the police shoot on sight and raiders leave you in peace. Lanternhold is closed to you.
lesson-black-flag-check = You need Canopy Harbour, in Moss Deep, later. Attack a ship so that it stays open to you.
lesson-black-flag-closed = That closed the spaceport of Moss Deep. Reset: where do the other two ships stand?
lesson-black-flag-tip = An attack shows all upgrades of both ships. It also fulfils the objective Outlaw.

## 10. The last round
lesson-last-round = The last round
lesson-last-round-target = With two players the target is 3000 credits. Credits alone do not win.
lesson-last-round-objective = Each player has a secret objective. Yours is Shipwright: an upgrade in all four systems. The weapon is missing.
lesson-last-round-declare = Build in Weapon 1. The objective is declared to all, and stays fulfilled.
lesson-last-round-round = The match ends when the round is over, after the patrols. Until then a fine can still cost the victory.
lesson-last-round-check = Round 21, and 2900 credits. Fulfil the objective and have 3000 credits or more, this turn.
lesson-last-round-bare = Shipwright is not fulfilled, and you have left the store. Reset.
lesson-last-round-cargo = The cargo bay was built in already: the weapon is what is missing. Reset.
lesson-last-round-tip = Of several who reach the goal in one round, most credits win; then the hold decides.

## The first match
lesson-first-voyage = The first match
lesson-first-voyage-go = A whole match against Nova, a Cadet. Your objective is Shipwright: an upgrade in all four systems. The coach speaks up when it helps.
lesson-first-voyage-tip = First the engine, then the cargo bay: two plutonium a trip, to two empty markets.
academy-coach-take = A metal of this mine is free to take, and there is room.
academy-coach-sell = This market pays the full price for what you carry.
academy-coach-credits = The card Credits brings 200 when it is played. Unplayed it counts for nothing.
academy-coach-idle-mine = The hold is empty: a mine that nobody has been in holds three metals and a card. For advice, ask the Coach ({ $coach }).
academy-coach-idle-market = Metals are worth nothing until they are sold. Which market pays most on your way?
academy-coach-idle-adrift = Adrift: make for the nearest spaceport that is open to you.
academy-coach-idle-plan = Lay tokens in the order in which they are to be carried out, then confirm ({ $confirm }).
academy-coach-idle-meeting = Point at an answer: it tells its chances and its price.
academy-coach-idle-spoils = Choose what you take, then confirm ({ $confirm }).
academy-coach-idle-loss = Something has to go: choose what you need least.
academy-coach-idle-end = Nothing more can be done here. End it with { $end }.

## Alone
lesson-alone = Alone
lesson-alone-corsair = Alone, a third token roams the lanes: the corsair. It attacks on sight, like raiders, and no Friendly Alien helps.
lesson-alone-stay = A turn may not end where it began: as long as there are moves, the button stays dark.
lesson-alone-out = Fly into the glowing space, and end the turn there ({ $end }).
lesson-alone-ranks = Sixteen rounds, and credits alone count: 1000 make a trader, 2000 a captain of industry, 3000 a legend.
lesson-alone-check = The corsair is one sector ahead. End this turn without meeting it.
lesson-alone-met = That is where it lies in wait. Reset.
lesson-alone-tip = Sixteen rounds are few: plan a loop of mines and markets in which no turn is spent waiting.

## All at once
lesson-all-at-once = All at once
lesson-all-at-once-tokens = Here everybody plans in secret. Each has ten movement tokens; how many are laid, all see.
lesson-all-at-once-plan = Lay open space, anticlockwise, market: a row to the market of Anvil (R1). Then click Lay the row.
lesson-all-at-once-reveal = Tokens are shown one by one. After each you may act, though not move: twice there is nothing to do ({ $end }).
lesson-all-at-once-sell = The ship is in the market. Sell the plutonium.
lesson-all-at-once-check = Lay a row of three tokens that leads into a mine of a neighbouring sector.
lesson-all-at-once-short = That row does not end in a mine. Reset.
lesson-all-at-once-tip = A token that cannot be carried out is lost, and its move too. A crowded place is a gamble.
