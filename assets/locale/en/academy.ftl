# The Academy: its screen, the bubble of a lesson, and the lessons' words. No bubble has more than 25 words.
# A lesson's title is lesson-ID, its tip lesson-ID-tip, a step's words lesson-ID-STEP. Keys come as arguments.

academy-title = Academy
academy-resume = Go on: { $lesson }
academy-done-count = { $done } of { $all } lessons done
academy-all-done = Every lesson is done
academy-begin = Begin
academy-again = Play again
academy-go-on = Go on at step { $step }
academy-lesson = { $lesson }, { $state }
academy-state-done = done
academy-state-begun = begun
academy-state-new = not begun
academy-close = Close
academy-chapter-0 = First orders
academy-chapter-1 = Resources
academy-chapter-2 = Growth
academy-chapter-3 = Three roads to a colony
academy-chapter-4 = Rivals
academy-chapter-5 = The planet
academy-chapter-6 = Alien tech
academy-chapter-7 = Victory
academy-chapter-8 = Graduation
academy-chapter-9 = Best turns
academy-help = Short lessons on the real board. Nothing can be lost here, and a match that is open waits.

academy-first-title = Welcome aboard
academy-first-words = Orrery is Alien Frontiers: dice are ships, and ships win colonies. How shall the first evening begin?
academy-first-learn = Learn in the Academy
academy-first-learn-help = Recommended. The first lesson takes two minutes.
academy-first-quick = Quick game
academy-first-quick-help = A match against two opponents, at once.
academy-first-know = I know the rules
academy-first-know-help = To the title. The Academy stays in the menus.

academy-step = { $at } of { $all }
academy-next = Next
academy-next-key = Next ({ $key })
academy-back = Back
academy-show = Show me
academy-show-key = Show me ({ $key })
academy-showing = Watch …
academy-reset = Reset
academy-check = Check
academy-not-here = Not in this lesson: follow what glows.
academy-read-first = First things first: Next goes on.
academy-not-in-check = Not in this check: the question needs another facility.
academy-no-undo = Nothing of this step is left to take back. Back goes to the step before.
academy-stuck = That way leads no further. Reset sets the pieces up again; every try is free.
academy-not-saved = A lesson needs no saving: the Academy remembers the step.
academy-progress-not-saved = The Academy’s progress could not be written: { $reason }

academy-menu-title = Lesson: { $lesson }
academy-menu-resume = Go on
academy-menu-skip = Skip this step
academy-menu-academy = To the Academy
academy-menu-leave = Leave the lesson
academy-menu-leave-match = Back to the match

academy-done-title = Lesson done
academy-done-tip = Tip
academy-done-next = Next: { $lesson }
academy-practise = Practise this

academy-name-red = Comet
academy-name-green = Nova
academy-name-blue = Vega
academy-name-yellow = Lyra

## Chapter 0

lesson-controls = The bridge
lesson-controls-welcome = Ships are dice. Each turn they are rolled, then docked at the facilities round the planet. Comet, the red player, begins.
lesson-controls-roll = Roll the fleet: press Roll, or { $roll }.
lesson-controls-pick = Three ships, three values. Pick the 3: click it, or press { $second }, its place in the row.
lesson-controls-dock = Docks that would take it are lit, with what they pay. Click the Solar Converter, or press { $solar }.
lesson-controls-undo = A docking is not final. Take it back with Undo ({ $undo }), then do it again with Redo ({ $redo }).
lesson-controls-point = Rest the mouse on any facility until a tag explains it. With keys, pick a ship first, then step there with { $next }.
lesson-controls-log = The log lists every move. Open it with a click, or { $log }. { $cancel } closes it.
lesson-controls-rest = Every ship must dock somewhere. Give the other two a place at the Solar Converter or the Lunar Mine.
lesson-controls-end = All docked. End the turn with the button or { $end }. This cannot be undone.
lesson-controls-rival = Now Nova rolls and docks. Ships stay where they are until their owner’s next turn.
lesson-controls-check = Dock all three ships, anywhere. On the way, take at least one docking back and do it differently.
lesson-controls-straight = All docked, but nothing was taken back. Undo once ({ $undo }), and dock that ship elsewhere.
lesson-controls-tip = Undo is free until something new comes to light: a roll or a card. Try things out.

## Chapter 1

lesson-solar-converter = Solar Converter
lesson-solar-converter-place = At the Solar Converter each ship earns fuel and comes back for the next roll. It takes any value and has many docks.
lesson-solar-converter-three = It pays half the value, rounded up. Dock the 3: half of it is one and a half, so 2 fuel.
lesson-solar-converter-four = Now the 4: half of it is 2 fuel, no more than the 3 brought.
lesson-solar-converter-why = Each ship is rounded up by itself: two 3s bring 4 fuel, though half of 6 is 3. So odd values serve best here.
lesson-solar-converter-check = Gain exactly 5 fuel with two of these ships.
lesson-solar-converter-much = That is more than 5 fuel. Reset, and count half of each ship, rounded up.
lesson-solar-converter-little = Two ships, but less than 5 fuel. Undo or Reset, and count half of each ship, rounded up.
lesson-solar-converter-tip = A 1 still pays 1 fuel: a good place for a weak ship.

lesson-lunar-mine = Lunar Mine
lesson-lunar-mine-place = The Lunar Mine pays 1 ore for each ship, but it is choosy. Nova has docked a 1 and then a 4 there.
lesson-lunar-mine-try = Try the 3: pick it and click the Mine, or press { $mine }. The Mine will say why not.
lesson-lunar-mine-four = A ship must equal or beat the highest there, Nova’s 4. Put the 3 back (pick it again), then dock the 4.
lesson-lunar-mine-six = Now the 6: it beats the 4 and brings another ore.
lesson-lunar-mine-why = Low values first leave room for more ships. A 6 shuts out every lower value until its owner’s next turn.
lesson-lunar-mine-check = The Mine is empty. Take 3 ore with these three ships.
lesson-lunar-mine-order = A higher ship went in before a lower one. Undo or Reset, and begin at the low end.
lesson-lunar-mine-tip = Several ships docked together sort themselves, lowest first. Picking all three is the safe way.

lesson-maintenance-bay = Maintenance Bay
lesson-maintenance-bay-full = Solar Converter, Artifact and Comet’s Hub track are full, and the Mine shows a 6. All else wants pairs, triples, a run or a 6.
lesson-maintenance-bay-bay = For a 1 and a 2 with no place there is the Maintenance Bay. Pick both ships and click it, or press { $bay }.
lesson-maintenance-bay-why = The Bay pays nothing. New ships and those driven from their docks wait here too. Until the next roll no card reaches them.
lesson-maintenance-bay-duty = It is no hiding place. Try the 4 in the Bay: a ship that can dock elsewhere for free must do so.
lesson-maintenance-bay-dock = Refused, so the 4 goes elsewhere: the Lunar Mine takes it and pays 1 ore.
lesson-maintenance-bay-shed = Eleven resources, and only eight may be kept at the end of a turn. Give three up ({ $shed }); any three will do.
lesson-maintenance-bay-check = Dock the last ship at a place that takes it, give up what is too much, and end the turn.
lesson-maintenance-bay-tip = There is no limit during a turn. Spend before the end, and nothing is wasted.

lesson-orbital-market = Orbital Market
lesson-orbital-market-place = The Orbital Market turns fuel into ore. It wants a pair: two ships of the same value.
lesson-orbital-market-pair = Pick both 3s and dock them at the Market ({ $market }). Docking alone trades nothing yet.
lesson-orbital-market-trade = The pair’s value is the price: 3 fuel for 1 ore. Trade once: click the glowing price ({ $trade }), then confirm.
lesson-orbital-market-fuel = The offer stands for the whole turn. Dock the 5 at the Solar Converter for 3 more fuel.
lesson-orbital-market-again = New fuel, same offer: trade again.
lesson-orbital-market-why = Low pairs are cheap: with two 1s each ore costs 1 fuel. A pair of 6s is hardly worth it.
lesson-orbital-market-check = Reach 2 ore. There is more than one way.
lesson-orbital-market-short = The pair is broken up, and what is left will not reach 2 ore. Undo or Reset.
lesson-orbital-market-tip = Dock the pair before or after gaining fuel: only the trade itself needs fuel in hand.

## Chapter 2

lesson-shipyard = Shipyard
lesson-shipyard-place = More ships, more of everything. A pair docked at the Shipyard builds one, for a price: now 1 fuel and 1 ore.
lesson-shipyard-build = Dock both 4s at the Shipyard ({ $yard }). The price is paid at once.
lesson-shipyard-waits = The new ship lies in the Maintenance Bay. It joins the next roll, not this one.
lesson-shipyard-end = Dock the 1 at the Solar Converter and end the turn.
lesson-shipyard-rival = Nova’s turn. The new ship waits.
lesson-shipyard-roll = And now: roll four ships.
lesson-shipyard-prices = Four ships. The fifth costs 2 fuel and 2 ore, the sixth 3 and 3. Six is the limit.
lesson-shipyard-check = Build the fifth ship this turn: it costs 2 fuel and 2 ore.
lesson-shipyard-pair = The 3s are the pair the Shipyard needs. Undo or Reset, and gain with the 2 and the 6.
lesson-shipyard-kinds = One fuel and one ore are missing, so one ship for each. Undo or Reset.
lesson-shipyard-tip = Early ships pay back all match long. The fourth before anything else is rarely wrong.

lesson-alien-artifact = Alien Artifact
lesson-alien-artifact-place = The Alien Artifact gives tech cards: three lie open. Ships docked in one turn that total 8 or more claim one.
lesson-alien-artifact-dock = Dock the 3 at the Artifact ({ $artifact }). Each ship docked there may also lay out three new cards, once.
lesson-alien-artifact-cycle = Nothing tempting? Lay out new cards: click the glowing sign, or press { $cycle }.
lesson-alien-artifact-barrier = New cards came to light, so this move cannot be taken back. Undo stops at such moments.
lesson-alien-artifact-more = The 3 still counts. Dock the 2 and the 4 as well: nine in all. Laying out new cards is optional.
lesson-alien-artifact-claim = Nine will do. Claim any of the three cards: click it, or step there with { $next } and press { $confirm }.
lesson-alien-artifact-held = The card now lies here and can be used at once. Of each kind a player may hold only one.
lesson-alien-artifact-check = Claim a card with exactly two of these ships.
lesson-alien-artifact-little = Those two do not make 8, and a third ship would be one too many. Undo or Reset.
lesson-alien-artifact-many = A card, perhaps, but with more than two ships. Undo or Reset.
lesson-alien-artifact-tip = Look at the cards before docking: what is above 8 is lost, so 2 and 6 serve as well as 6 and 6.

## Chapter 3

lesson-colonist-hub = Colonist Hub
lesson-colonist-hub-place = Colonies are what it is all about. The Colonist Hub builds them slowly: every player has a track of seven circles.
lesson-colonist-hub-first = Any value will do. Dock the 1 at the Hub ({ $hub }): a colony starts on the first circle of the track.
lesson-colonist-hub-on = Each further ship moves it on by one circle. Dock the other two.
lesson-colonist-hub-end = Circle 3. End the turn; the colony stays where it is.
lesson-colonist-hub-rival = Nova’s turn. Nobody can touch the track.
lesson-colonist-hub-second = Roll, and dock all three ships at the Hub again.
lesson-colonist-hub-third = Comet’s next turn, and one circle to go. Dock the 4 at the Hub.
lesson-colonist-hub-launch = Circle 7: the colony is ready. Click it ({ $launch }), then any territory. The launch costs 1 fuel and 1 ore.
lesson-colonist-hub-why = Two points: one for the colony, one for the territory it controls. All for docking seven ships of any value, and hardly anything else.
lesson-colonist-hub-check = Launch this colony, and have the next one on its first circle, all in this turn.
lesson-colonist-hub-tip = A finished colony blocks the track until it is launched. Keep 1 fuel and 1 ore ready for that moment.

lesson-colony-constructor = Colony Constructor
lesson-colony-constructor-place = The Colony Constructor is quicker: three equal ships and 3 ore make a colony at once.
lesson-colony-constructor-triple = Pick the three 2s, dock them at the Constructor ({ $constructor }), and choose a territory.
lesson-colony-constructor-why = Three 1s do as well as three 6s. The ore is the hard part: it is worth saving when triples come.
lesson-colony-constructor-check = Place a colony where Comet then controls the territory: more colonies there than any other player.
lesson-colony-constructor-tie = A colony, but no control: somebody has as many there. Look for a tie that one colony breaks. Reset.
lesson-colony-constructor-tip = A colony that takes control is worth two points: one for itself, one for the territory.

lesson-terraforming-station = Terraforming Station
lesson-terraforming-station-place = The Terraforming Station makes a colony from a single 6, 1 fuel and 1 ore. The full price shows later.
lesson-terraforming-station-six = Dock the 6 at the Station ({ $station }), choose a territory, and agree: the ship will be spent.
lesson-terraforming-station-end = A colony already. Dock the rest at the Solar Converter and end the turn.
lesson-terraforming-station-rival = The 6 is still docked there. Watch it at the start of Comet’s turn.
lesson-terraforming-station-roll = Roll the fleet again.
lesson-terraforming-station-why = Only three ships are left: the 6 went back to the stock. Three others must remain, so three ships alone cannot terraform.
lesson-terraforming-station-check = One 6 is left to dock. A colony at the Station, or ore at the Mine and no ship lost? Both are right; choose.
lesson-terraforming-station-tip = Terraform late, when a colony wins. Early on the ship earns more: at the Mine, or in pairs.

## Chapter 4

lesson-raiders-outpost = Raiders’ Outpost
lesson-raiders-outpost-place = Raiders live off others. The Outpost takes a run of three ships, such as 2, 3 and 4.
lesson-raiders-outpost-row = Nova has docked 1, 2 and 3 there. Only a higher run may enter, and it sends those ships to the Maintenance Bay.
lesson-raiders-outpost-raid = Dock 2, 3, 4 at the Outpost ({ $outpost }). Take four resources, from whomever it hurts most.
lesson-raiders-outpost-few = Fewer than four were taken. Reset, and take the full four.
lesson-raiders-outpost-out = Comet is four resources richer, and Nova’s raiders lie in the Bay until the next roll.
lesson-raiders-outpost-card = Instead of resources a raid may take one tech card, such as Vega’s Plasma Cannon. Click Vega to see it.
lesson-raiders-outpost-check = Nova’s colony is ready. A launch costs 1 fuel and 1 ore, and Nova has both. Raid so that Nova cannot launch.
lesson-raiders-outpost-still = Nova still has fuel and ore for a launch. Reset, and take all of one of them.
lesson-raiders-outpost-tip = A raid hurts most just before a rival spends. Watch for seven circles, and for fuel and ore saved up.

## Chapter 5

lesson-territories = Territories
lesson-territories-most = Whoever has strictly the most colonies on a territory controls it. On Lem Badlands it is a tie: nobody does.
lesson-territories-launch = Click the finished colony ({ $launch }), then Lem Badlands: two colonies against one.
lesson-territories-points = Two points in one stroke: one for the colony, one for control. And control gives a bonus.
lesson-territories-bonus = Lem Badlands helps the Solar Converter: one fuel more for each ship. Dock the 4: it brings 3.
lesson-territories-pairs = Thin lines lead from facilities to the territories that help them. Point at a territory to read its bonus.
lesson-territories-relic = Burroughs Desert has a bonus of its own: its controller may buy the relic ship for 1 fuel, 1 ore. Click the ship.
lesson-territories-check = Launch so that Comet gains two points, or gains one while Nova loses one.
lesson-territories-one = Only one point. Look for empty land, a tie to break, or a lead of one to spoil. Reset.
lesson-territories-tip = A tie takes the bonus away at once. One colony placed well can cost a rival more than a raid.

lesson-fields = Field generators
lesson-fields-three = Three field generators, I, P and R, wait above the planet. Discarding the right card lays one of them on a territory.
lesson-fields-positron = Discard the Data Crystal and place the Positron Field on Lem Badlands: its controller has one point more.
lesson-fields-isolation = Discarded, the Stasis Beam lays the Isolation Field: the bonus there works for nobody. Silence Nova’s Herbert Valley.
lesson-fields-repulsor = The Repulsor Field, laid by discarding the Gravity Manipulator, lets no colony in or out. A discarded Booster Pod takes any field away.
lesson-fields-check = The Positron Field pays Nova. Move it, so that Comet gains a point and Nova loses one.
lesson-fields-whose = Nova controls that one as well, or nobody does. Reset, and choose land that Comet controls.
lesson-fields-tip = A field that lies somewhere moves for the next card of its kind. The last to move it wins.

## Chapter 6

lesson-tech = Using cards
lesson-tech-cards = Cards work in one’s own turn, after the roll. Most have a power, for fuel, and something for discarding them.
lesson-tech-power = The Booster Pod lifts a ship by one, for 1 fuel. Use its power, then choose the 2.
lesson-tech-once = A pair of 3s, out of nothing. Each card’s power works once a turn.
lesson-tech-discard = A discard is for good. Discard the Stasis Beam, and lay the Isolation Field on Lem Badlands.
lesson-tech-limits = One discard a turn, and never of a card whose power was used in it.
lesson-tech-check = In this turn use the power of one card and discard another.
lesson-tech-tip = Fuel left at the end of a turn is a card power not used.

lesson-dice-cards = Cards for dice
lesson-dice-cards-plain = Five cards change ships in hand. Booster Pod: one up. Stasis Beam: one down. Never past 1 or 6. Here are two others.
lesson-dice-cards-polarity = The Polarity Device turns a ship over: opposite sides make seven. Turn the 1 into a 6.
lesson-dice-cards-gravity = The Gravity Manipulator: one down, one up, for 2 fuel. Lower the 4, then raise the 2: a pair of 3s.
lesson-dice-cards-warper = The Temporal Warper rolls again what is chosen. Roll both 1s again, then confirm. New dice: no way back.
lesson-dice-cards-check = Make three of a kind from 3, 4 and 5. Three fuel must do.
lesson-dice-cards-tip = Count what a card makes possible, a triple, a pair or a row, before counting its fuel.

lesson-board-cards = Cards for the board
lesson-board-cards-cannon = Nova’s 6 shuts the Mine. The Plasma Cannon sends it to the Bay, 1 fuel a ship. Use it on the 6, then confirm.
lesson-board-cards-mine = The way is free. Dock the 3 at the Mine.
lesson-board-cards-teleport = The Orbital Teleporter takes a docked ship back in hand, for 2 fuel. Take the 5 from the Converter.
lesson-board-cards-again = The fuel it made is kept. Dock the 5 again, at the Mine.
lesson-board-cards-crystal = The Data Crystal borrows a territory’s bonus for a turn, 1 fuel for each colony there. Borrow from Lem Badlands.
lesson-board-cards-check = Bring a ship into the Mine for 1 ore. Nova’s 5 is in the way.
lesson-board-cards-tip = Discarded, the Cannon sends a ship back to its owner’s stock: it must be built again. That hurts more than a turn in the Bay.

lesson-quiet-cards = Quiet cards
lesson-quiet-cards-cache = Some cards work by being held. The Resource Cache looks at each roll. Roll.
lesson-quiet-cards-odd = More odd ships than even: 1 ore. More even: 1 fuel. As many: both, and the Cache is gone.
lesson-quiet-cards-points = Alien City and Alien Monument are worth a point each to whoever holds them.
lesson-quiet-cards-decoy = Nova has the Holographic Decoy: no raid takes Nova’s resources, and a raid for a card finds only the Decoy. Click players to see cards.
lesson-quiet-cards-check = Raid so that it pays: a point, or four resources.
lesson-quiet-cards-poor = That was less than the raid could bring. Nova is protected: whose goods are not? Reset.
lesson-quiet-cards-tip = Points that lie on cards can be stolen. Points on the planet must be fought for.

## Chapter 7

lesson-scoring = Points and the end
lesson-scoring-what = Points: each colony, each territory controlled, Alien City, Alien Monument, and the Positron Field’s territory.
lesson-scoring-look = See for yourself where they come from: click the points, or press { $scores }. { $cancel } closes the table.
lesson-scoring-snapshot = Points are a picture of this moment, not a sum that grows. Lose control, and its point is gone.
lesson-scoring-end = The match ends at once when a player places their own last colony. Comet’s last one is ready on the track.
lesson-scoring-trap = Beware: placing the last one while behind loses. On Herbert Valley it would bring one point, and Nova wins the tie.
lesson-scoring-check = Place the last colony where it wins the match.
lesson-scoring-lost = The match is over, and Nova has won it. Reset, and look for two points, or one that Nova loses.
lesson-scoring-tip = Equal points are settled by tech cards, then ore, then fuel. Keep a little of each at the end.

## Chapter 8

lesson-graduation = A first match
lesson-graduation-go = A short match against Nova, a gentle opponent. The coach speaks up only when something is missed.
lesson-graduation-tip = The course is done. Nova played as Cadet; the next step up is Pilot, in a new match.
academy-now-try = That is one way. Now without help: the pieces are set up again.
academy-coach = Coach
academy-coach-thanks = Thanks
academy-coach-claim = The ships at the Artifact total 8 or more. A card may still be claimed.
academy-coach-launch = The colony on the Hub track is ready, and its price is at hand. Launch it ({ $launch }).
academy-coach-relic = Burroughs Desert is under control: the relic ship is for sale, for 1 fuel and 1 ore.
academy-coach-trade = The pair at the Market still trades fuel for ore this turn ({ $trade }).
academy-coach-missed-claim = A card went unclaimed last turn, though the ships at the Artifact had earned it.
academy-coach-missed-launch = A finished colony was not launched last turn. Every turn on the planet it could have counted.
academy-coach-idle-roll = The fleet is waiting: roll it with { $roll }.
academy-coach-idle-dock = Pick ships, and docks that take them light up. For advice there is the Coach ({ $coach }).
academy-coach-idle-end = Every ship is docked. End the turn with { $end }.
