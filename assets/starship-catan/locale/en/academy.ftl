### The lessons’ words. No bubble has more than 25 words.
### A lesson’s title is lesson-ID, its tip lesson-ID-tip, a step’s words lesson-ID-STEP. Keys come as arguments.
academy-chapter-0 = First flights
academy-chapter-1 = Worlds and memory
academy-chapter-2 = Dangers and deeds
academy-chapter-3 = The ship
academy-chapter-4 = Ten points
academy-chapter-5 = Best turns
academy-name-red = Comet
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lyra

## 1. Production
lesson-production = Production
lesson-production-welcome = Ten points in your own turn win: one for each colony, for each module of level 2, for Hero and Friend of the People.
lesson-production-roll = You are Comet, the red ship below; Nova is green. Roll the yellow die: click it, or press { $roll }. It feeds both ships.
lesson-production-choose = A 2, and two of Comet’s colonies have it. Only one may produce: this time the ore.
lesson-production-both = Nova’s colony produces too, although it is Comet’s turn.
lesson-production-full = Nova’s turn. A bay holds 2: Nova’s fuel bay was full, so this fuel was lost.
lesson-production-check = Four of Comet’s colonies have a 2. Roll, and have one produce whose bay is still empty.
lesson-production-had = That bay held one already. Reset, and look for the empty bay.
lesson-production-tip = Colonies with different numbers produce more often than several with the same one.

## 2. A flight
lesson-flight = A flight
lesson-flight-speed = A flight turns cards of a sector face up, one after another. Boosters and die make the speed: 2 and 2, so 4 cards.
lesson-flight-sector = Four sectors of 10 face-down cards. Choose sector 1.
lesson-flight-next = Reveal the first card: Fly on, or { $roll }. It takes 1 speed.
lesson-flight-visit = Only the card revealed last is visited. Nothing to do here, so fly on.
lesson-flight-final = A revealed card cannot be covered again, so this cannot be undone.
lesson-flight-stop = Now press Stop: it ends the flight. The cards of the sector are shuffled, but they stay there.
lesson-flight-check = Fly sector 2, pass two cards and stop at the third.
lesson-flight-wrong = That was another card. Reset: sector 2, and stop at the third.
lesson-flight-tip = Unused speed is lost, but so is a bad last card. Stopping early is no shame.

## 3. Cheap and dear
lesson-deals = Cheap and dear
lesson-deals-price = The next card of this sector is Granary, which trades food at 1 Astro, the money here. Fly on.
lesson-deals-buy = A deal buys or sells, once per card. Count with + as much food as the bay holds, then click the tick.
lesson-deals-buy-other = Fill the bay: count three units of food, then click the tick.
lesson-deals-action = That was one of two actions. The next planet offers nothing: fly on.
lesson-deals-sell = Ambrosia pays 5 for the same food. Count all of it, then click the tick.
lesson-deals-sell-other = Sell all of it: count three units of food, then click the tick.
lesson-deals-why = Bought at 1, sold at 5: so Astro is earned. The last action ended the flight.
lesson-deals-check = Trade in one flight, and earn at least 4 Astro.
lesson-deals-few = Not enough. Reset: fill the bay where fuel is cheap, and sell all of it where it is dearer.
lesson-deals-tip = Logistics makes every bay larger, and every cheap planet worth more.

## 4. Settle and found
lesson-founding = Colonies and posts
lesson-founding-settle = Tarnwell is a colony planet, and a colony ship is in the hangar. Found a colony: 1 point.
lesson-founding-gap = The card now lies beside the ship. The reserve fills its place, but that card cannot be used now.
lesson-founding-pile = The pill at the reserve counts its cards. Its group grows as the match goes on, and brings stronger pirates.
lesson-founding-post = Fly on: the next card is Verdania, marked T.
lesson-founding-found = The trade ship founds a trading post on a card marked T: press Found a post.
lesson-founding-friend = A post gives friendship, and a deal every turn without flying there.
lesson-founding-check = Two ships, two actions: found a colony and a trading post in one flight.
lesson-founding-missed = A ship is left. Reset: colony planets take one, cards marked T the other.
lesson-founding-tip = Small ships are used up. Build new ones before the next good planet comes.

## 5. Memory
lesson-memory = Memory
lesson-memory-before = Three flights come now, each in another sector. Watch where Ambrosia lies, the planet that pays 5 for food.
lesson-memory-look = Three flights, each in another sector. Where does Ambrosia lie?
lesson-memory-covered = After a flight its cards are covered and shuffled. They stay in that sector.
lesson-memory-fly = Where was Ambrosia? Choose that sector and sell the food there.
lesson-memory-wrong = Not there. Reset, and think of the second flight.
lesson-memory-options = Set-up offers three ways: from memory, with private notes, or with cards seen shown.
lesson-memory-check = Remember the planet that pays 5 for food. Then sell both units of food for 5 each.
lesson-memory-tip = Remember the dear planets, the colonies and the pirates. The rest takes care of itself.

## 6. Pirates
lesson-pirates = Pirates
lesson-pirates-meet = Pirates. Only their ransom is known: 3 Astro. Pay, and the flight goes on.
lesson-pirates-shown = Now they are shown: strength 3. They stay in the sector.
lesson-pirates-fight = Fly on first, to the next ones. Then fight: both sides roll the blue die; firepower 3 against 2 to 4.
lesson-pirates-won = An equal total wins too. 1 fame, and a resource as the prize: choose it.
lesson-pirates-corsairs = Corsairs ask for 5 and hit harder. Fly on to them, then fight: this time the dice are against you.
lesson-pirates-lost = Lost: a cannon is gone, and so is the rest of the flight.
lesson-pirates-check = Corsairs again, and the Sensor must not be lost. Make sure of it, then end the flight.
lesson-pirates-risky = A lost fight costs a module. Reset, and see what the ransom is.
lesson-pirates-tip = Firepower 3 beats most pirates. Against corsairs pay, or come back with more.

## 7. Adventures
lesson-adventures = Adventures
lesson-adventures-open = Three adventures lie face up. Two of them name Picasso, the planet visited now.
lesson-adventures-famine = Complete Famine: pay 1 food, take 1 resource of another kind and 1 fame.
lesson-adventures-rescue = Each adventure is one action. Complete Rescue: it asks for boost 4, which you have, and takes nothing of it.
lesson-adventures-late = A new one names Picasso too, but it came while Picasso was visited. Try it.
lesson-adventures-why = Not in this flight. Next time it can be done, if Nova is not faster.
lesson-adventures-check = Complete two adventures in one flight.
lesson-adventures-missed = Only one. Reset: the planet stays visited until the flight goes on.
lesson-adventures-tip = Keep what the face-up adventures ask for. Their planets come sooner or later.

## 8. Building
lesson-building = Building
lesson-building-phase = After the flight one trades and builds. The shipyard tells all prices; what can be paid lights up.
lesson-building-ship = Build a colony ship: 1 ore, 1 fuel, 1 food.
lesson-building-post = For a cannon 1 carbon is missing, for a module 1 more. The post at Graphia sells it: buy 2.
lesson-building-cannon = Now build the cannon: 2 carbon.
lesson-building-demand = The Trade module takes 1 resource from Nova for 2 Astro. Demand food.
lesson-building-module = Ore, carbon and food make a module of level 1. Build Command.
lesson-building-check = Use a post, demand a resource and build a trade ship, all in this turn.
lesson-building-missed = Something is left out. Reset: ore and fuel are missing, and the post sells only one of them.
lesson-building-tip = What is built works at once. The third action of Command pays in the very next flight.

## 9. Level two
lesson-level-two = Level 2
lesson-level-two-one = Of each level 2 module there is only one. Nova has Command at level 1 and saves food.
lesson-level-two-take = Be first: 1 ore, 1 carbon, 2 food. Raise Command to level 2: 1 point.
lesson-level-two-deny = Four actions a flight, a point, and Nova cannot have it any more.
lesson-level-two-sensor = The Sensor shows the top cards of a sector before the flight. Choose sector 2.
lesson-level-two-arrange = The Sensor shows both cards: corsairs and a colony planet. Corsairs to the bottom, the planet on top.
lesson-level-two-check = Look, arrange, and found the colony with the first card.
lesson-level-two-missed = That was not the first card. Reset, and put the colony planet on top.
lesson-level-two-tip = Who takes a level 2 module gains a point and denies it to the other: two points between them.

## 10. The end
lesson-ten-points = Ten points
lesson-ten-points-goal = A player who has ten points in their turn wins at once. Comet has nine, and Nova nine too.
lesson-ten-points-look = Click the points, or press { $scores }, to see where they come from.
lesson-ten-points-hero = Fame is 3 to 3, so nobody is Hero. One more medal decides.
lesson-ten-points-friend = Friendship too: whoever has strictly more, and at least 3, holds the card.
lesson-ten-points-check = Three ways lead to the tenth point this turn. Take any of them.
lesson-ten-points-missed = Still nine. Reset: a colony, a medal or a level 2 module would do.
lesson-ten-points-tip = At eight points watch what the opponent could take away. Honours change hands in a single flight.
academy-coach-idle-roll = The yellow die is waiting: roll it with { $roll }.
academy-coach-idle-fly = Choose one of the four sectors. The one with most unknown cards is a good start.
academy-coach-idle-end = Nothing more can be paid for. End the turn with { $end }.
