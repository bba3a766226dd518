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
lesson-cast-off-welcome = Winning takes two things: credits up to the target shown here, and your secret objective. Credits alone are not enough.
lesson-cast-off-ring = Sixteen sectors form a ring. Each has open space in the lane, two mines on the inside and one structure on the outside.
lesson-cast-off-out = You are Comet, in Hearthport. Leaving a place takes one move, and your ship has one per turn. Click the highlighted space at Hearth (R2).
lesson-cast-off-end = No moves left. Point at End turn: ghosts show where the patrols may go next, and fractions the odds. Then end the turn ({ $end }).
lesson-cast-off-others = Once everyone has had a turn, the police and the aliens move from line to line. That ends the round.
lesson-cast-off-mine = Entering a place takes another move. Fly into Emberfall.
lesson-cast-off-check = You are at the Red Gate (R3), with two moves. Reach a mine in this sector.
lesson-cast-off-away = That leads into another sector. Reset: leave the gate, then enter a mine.
lesson-cast-off-tip = Going from place to place within a sector takes two moves. A better engine is the first thing most captains buy.

## 2. Ore
lesson-ore = Ore
lesson-ore-enter = Nobody has been to Kiln yet. Click the highlighted mine to fly in.
lesson-ore-found = The first ship draws a bonus card and finds three metals. Only its captain sees them until the turn ends.
lesson-ore-take = The hold has room for one metal. Plutonium sells for 500, iron and carbon for 200: take plutonium. It is contraband.
lesson-ore-end = The hold is full. End the turn ({ $end }).
lesson-ore-open = What you left is now face up: everyone knows what Kiln still holds.
lesson-ore-check = Your hold is full of iron. Get plutonium aboard instead.
lesson-ore-carbon = Carbon is worth no more than iron. Swap it again, or reset.
lesson-ore-tip = In a mine, metals can be swapped for another kind, three times per turn. Elsewhere, cargo can only be jettisoned.

## 3. Market day
lesson-market-day = Market day
lesson-market-day-prices = The first plutonium in a market brings 500, the second 250, the third 150. Iron and carbon: 200, 100 and 50.
lesson-market-day-sell = Sell one plutonium at Clinker Bazaar: click its button, or its row on the market’s board.
lesson-market-day-falls = The metal stays on the shelf, and the next plutonium brings only 250 here. The price of each kind falls separately.
lesson-market-day-full = A market holds three of a kind and five in total. Click the top row: try to sell a fourth plutonium.
lesson-market-day-shut = Refused: the shelf is full. A dash replaces the price until someone buys.
lesson-market-day-buy = Metals on the shelf are for sale at the price they last fetched. With two iron here, one costs 100. Buy it.
lesson-market-day-check = Solo practice: rank and corsair do not matter. Sell both plutonium for 500 each; the next market is Fern (G1), across the wide line.
lesson-market-day-cheap = The second one brought only 250. Reset, and take it to an empty market.
lesson-market-day-tip = Flying one turn farther to an empty market often pays more than a second sale here. The map shows every price.

## 4. The yard
lesson-yard = The yard
lesson-yard-store = Every spaceport has its own stock of upgrades. Only a ship in that spaceport can see it.
lesson-yard-cargo = Level 1 costs 300 credits, level 2 costs 600. Install Cargo bay 1: the hold now takes two metals.
lesson-yard-engine = Level 2 does not require level 1. Engine 2 gives three moves, starting this turn: install it.
lesson-yard-backs = Others see only the level of what you bought, until you use it.
lesson-yard-check = With 600 credits, reach the market of Anvil (R1) this turn. It is three moves away.
lesson-yard-slow = That leaves too few moves. Reset: what makes the ship faster?
lesson-yard-far = The market of Anvil is the other way. Reset.
lesson-yard-tip = Buying level 1 and later level 2 of a system costs 900 credits. Going straight to level 2 costs 600.

## 5. Borders and gates
lesson-borders = Borders and gates
lesson-borders-axis = The wide lines between quadrants are main axes. You have three moves: fly across this one.
lesson-borders-over = Crossing an axis ends your movement: two moves are lost. You can still act.
lesson-borders-gate = There is a faster way out of a quadrant. Fly into the Red Gate.
lesson-borders-warp = A gate costs 50 credits and no moves. Choose a quadrant; a die picks the sector. Go to Cobalt Drift.
lesson-borders-out = The ship comes out in open space, and its movement is over.
lesson-borders-check = Reach Cobalt Drift this turn.
lesson-borders-elsewhere = That is the wrong quadrant. Reset.
lesson-borders-tip = Where the axis is guarded, a gate is cheaper than a fine, if the die is kind.

## 6. Blue light
lesson-blue-light = Blue light
lesson-blue-light-reach = The police stand on a line and reach the open space of the sectors on either side, lit in white.
lesson-blue-light-enter = Your hold is full of plutonium. Fly into Bellows (R3) to see what happens.
lesson-blue-light-choose = An inspection: submit, flee if you are faster, or fight. Each button shows its cost.
lesson-blue-light-submit = You have no chance in a fight. Submit.
lesson-blue-light-fined = The whole hold and 500 credits are gone, and you are in the nearest spaceport. Iron and carbon alone would have passed.
lesson-blue-light-hide = The same again, with a Hidden Hold in hand. Fly into Bellows (R3).
lesson-blue-light-hidden = Click Hide 1 to submit with the plutonium hidden: there is nothing to find. The card is used up.
lesson-blue-light-check = Solo again: reach Bellows (R3) without paying a fine. There are several ways.
lesson-blue-light-caught = That cost everything. Reset: radar, Hidden Hold, a turn of waiting, or less cargo?
lesson-blue-light-tip = Radar and Hidden Hold cost a card, waiting costs a turn, and jettisoning costs 500. Spend what you need least.

## 7. Strangers
lesson-strangers = Strangers
lesson-strangers-reach = Nobody knows who the aliens are until they meet a ship. Then a die decides: 1 means miners, 2 to 4 raiders.
lesson-strangers-enter = Fly into the highlighted space, Mire (G3), and see who they are.
lesson-strangers-miners = Miners attack nobody. If beaten, they leave a metal. The panel shows your chance. Fight ({ $fight }).
lesson-strangers-prize = The top metal of the deck is yours, and only you see it. Take it.
lesson-strangers-raiders = Raiders attack everyone. You are armed now: fly into Mire (G3).
lesson-strangers-battle = With a strong weapon and shields, you can fight them: three hits earn 200 credits. Fight to the end ({ $fight }).
lesson-strangers-beaten = You beat them: 200 credits. They will meet nobody else this round.
lesson-strangers-again = Miners again, and you have moves left. Fly into Mire (G3).
lesson-strangers-leave = This time, leave them in peace: your movement continues.
lesson-strangers-check = You are within the aliens’ reach. End the turn without a fight.
lesson-strangers-fought = That was a fight, with the hold at stake. Reset.
lesson-strangers-tip = Patrols meet nobody at a mine, market, spaceport or gate. When unarmed, end your turn in one of these places.

## 8. Adrift
lesson-adrift = Adrift
lesson-adrift-raid = Now without a weapon: fly to the raiders to see what losing means.
lesson-adrift-fight = Nothing helps against them here. Fight ({ $fight }), and lose.
lesson-adrift-lose = No shields left: the ship breaks down. You lose the hold and one upgrade of your choice. Give up the cargo bay.
lesson-adrift-slow = A ship adrift has one move per turn and can enter only spaceports. Nobody meets or attacks it.
lesson-adrift-port = A spaceport repairs the ship at once, for free. Fly into Anchorage.
lesson-adrift-check = Solo again, with five turns: get the ship repaired, then reach a market.
lesson-adrift-late = Five turns are up. Reset: head straight for a spaceport first.
lesson-adrift-tip = A lost upgrade is gone for good: losing level 2 does not take you back to level 1. Let the cheapest go.

## 9. Black flag
lesson-black-flag = Black flag
lesson-black-flag-prey = Nova is in the same open space, unarmed and with two metals aboard.
lesson-black-flag-attack = An attack makes you a pirate for the rest of the match, and closes the spaceport of this quadrant to you. Attack.
lesson-black-flag-fight = Nova stands and fights. Both roll; the higher total takes a shield. Fight ({ $fight }).
lesson-black-flag-again = One shield left. Fight again.
lesson-black-flag-loot = Nova has broken down, and you can see the hold. There is room for both metals, and both are selected: take them.
lesson-black-flag-pirate = From now on, the police attack you on sight and raiders leave you in peace. Lanternhold is closed to you.
lesson-black-flag-check = You will need Canopy Harbour, in Moss Deep, later. Attack a ship in a way that keeps it open to you.
lesson-black-flag-closed = That closed the spaceport of Moss Deep. Reset: where are the other two ships?
lesson-black-flag-tip = An attack reveals all upgrades of both ships. It also completes the Outlaw objective.

## 10. The last round
lesson-last-round = The last round
lesson-last-round-target = With two players, the target is 3,000 credits. Credits alone do not win.
lesson-last-round-objective = Each player has a secret objective. Yours is Shipwright: an upgrade in all four systems. Only the weapon is missing.
lesson-last-round-declare = Install Weapon 1. The objective is revealed to everyone and stays completed.
lesson-last-round-round = The match ends with the round, after the patrols. Until then, a fine can still cost you the victory.
lesson-last-round-check = Round 21, and 2,900 credits. This turn, complete the objective and reach 3,000 credits.
lesson-last-round-bare = Shipwright is not completed, and you have left the spaceport. Reset.
lesson-last-round-cargo = The cargo bay was already installed: the weapon is what is missing. Reset.
lesson-last-round-tip = If several players reach the goal in the same round, the most credits win, then the most valuable hold.

## The first match
lesson-first-voyage = The first match
lesson-first-voyage-go = A whole match against Nova, a Cadet. Your objective is Shipwright: an upgrade in all four systems. The Coach speaks up when it helps.
lesson-first-voyage-tip = First the engine, then the cargo bay: two plutonium per trip, to two empty markets.
academy-coach-take = A metal in this mine is free to take, and the hold has room.
academy-coach-sell = This market pays the full price for what you carry.
academy-coach-credits = The Credits card brings 200 when played. Unplayed, it counts for nothing.
academy-coach-idle-mine = The hold is empty: an unexplored mine holds three metals and a card. For advice, ask the Coach ({ $coach }).
academy-coach-idle-market = Metals are worth nothing until they are sold. Which market pays most on your way?
academy-coach-idle-adrift = Adrift: make for the nearest spaceport that is open to you.
academy-coach-idle-plan = Place tokens in the order they should happen, then confirm ({ $confirm }).
academy-coach-idle-meeting = Point at an answer to see its chances and its cost.
academy-coach-idle-spoils = Choose what to take, then confirm ({ $confirm }).
academy-coach-idle-loss = Something has to go: choose what you need least.
academy-coach-idle-end = Nothing more to do here. Finish with { $end }.

## Alone
lesson-alone = Solo
lesson-alone-corsair = In solo play, a third token roams the lanes: the corsair. It attacks on sight, like raiders, and Friendly Alien does not help.
lesson-alone-stay = A turn may not end where it began: while moves are left, the button stays greyed out.
lesson-alone-out = Fly into the highlighted space, Hearth (R2), and end the turn there ({ $end }).
lesson-alone-ranks = Sixteen rounds, and only credits count: 1,000 makes you a trader, 2,000 a captain of industry, 3,000 a legend.
lesson-alone-check = The corsair is one sector ahead. End this turn without meeting it.
lesson-alone-met = That is where the corsair lies in wait. Reset.
lesson-alone-tip = Sixteen rounds go quickly: plan a loop of mines and markets with no turn spent waiting.

## All at once
lesson-all-at-once = All at once
lesson-all-at-once-tokens = Here, everyone plans in secret. Each player has ten movement tokens; all can see how many have been placed.
lesson-all-at-once-plan = Place open space, anticlockwise and market: a row that leads to the market of Anvil (R1). Then click Commit plan.
lesson-all-at-once-reveal = Tokens are revealed one by one. After each, you may act but not move. Nothing to do after the first two: finish ({ $end }).
lesson-all-at-once-sell = The ship is at Anvil Exchange. Sell the plutonium.
lesson-all-at-once-check = Place a row of three tokens that leads into a mine in a neighbouring sector.
lesson-all-at-once-short = That row does not end in a mine. Reset.
lesson-all-at-once-tip = A token that cannot be carried out is lost, and so is its move. A crowded place is a gamble.
