### The lessons’ words. No bubble has more than 25 words.
### A lesson’s title is lesson-ID, its tip lesson-ID-tip, a step’s words lesson-ID-STEP. Keys come as arguments.
academy-chapter-0 = First flights
academy-chapter-1 = Worlds and memory
academy-chapter-2 = Dangers and adventures
academy-chapter-3 = The ship
academy-chapter-4 = Ten points
academy-chapter-5 = Best turns
academy-name-red = Comet
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lyra

## 1. Production
lesson-production = Production
lesson-production-welcome = Reach ten points on your turn to win: one per colony, one per level 2 module, one each for Friend and Hero of the People.
lesson-production-roll = You are Comet, the red ship below; Nova is green. Roll the yellow die: click it, or press { $roll }. It feeds both ships.
lesson-production-choose = A 2, and two of Comet’s colonies match it. Only one may produce: choose the ore this time.
lesson-production-both = Nova’s colony produces too, even though it is Comet’s turn.
lesson-production-full = Now it is Nova’s turn. A bay holds 2: Nova’s fuel bay was full, so the new fuel was lost.
lesson-production-check = Four of Comet’s colonies produce on a 2. Roll, then choose one whose bay is still empty.
lesson-production-had = That bay was not empty. Reset, and choose one that is.
lesson-production-tip = Colonies with different numbers produce more often than several with the same number.

## 2. A flight
lesson-flight = A flight
lesson-flight-speed = A flight turns a sector’s cards face up, one by one. Speed is boost plus die: 2 and 2, so 4 cards.
lesson-flight-sector = There are four sectors of 10 face-down cards. Choose sector 1.
lesson-flight-next = Reveal the first card: click Fly on, or press { $roll }. It costs 1 speed.
lesson-flight-visit = Only the latest card is visited. There is nothing to do here, so fly on.
lesson-flight-final = A revealed card cannot be turned face down again, so this cannot be undone.
lesson-flight-stop = Now click Stop to end the flight. The sector’s cards are shuffled, but they stay in the sector.
lesson-flight-check = Fly to sector 2, pass two cards and stop at the third.
lesson-flight-wrong = That was a different card. Reset, fly to sector 2 and stop at the third card.
lesson-flight-tip = Unused speed is lost, but so is the risk of a bad last card. Stopping early is no shame.

## 3. Cheap and dear
lesson-deals = Buy low, sell high
lesson-deals-price = The next card in this sector is Granary, which trades food at 1 Astro each. Astro is money. Fly on.
lesson-deals-buy = One deal per card: buy or sell. Use + to add as much food as the bay holds, then click the tick.
lesson-deals-buy-other = Fill the bay: add 3 food, then click the tick.
lesson-deals-action = That was one of two actions. The next planet offers nothing: fly on.
lesson-deals-sell = Ambrosia pays 5 for the same food. Add all of it, then click the tick.
lesson-deals-sell-other = Sell all of it: add 3 food, then click the tick.
lesson-deals-why = Bought at 1, sold at 5: that is how Astro is earned. The second action ended the flight.
lesson-deals-check = Trade on a single flight and earn at least 4 Astro.
lesson-deals-few = Not enough. Reset: fill the bay where fuel is cheap, and sell it all where the price is higher.
lesson-deals-tip = Logistics makes every bay bigger and every cheap planet worth more.

## 4. Settle and found
lesson-founding = Colonies and posts
lesson-founding-settle = Tarnwell is a colony planet, and a colony ship is in the hangar. Establish a colony: 1 point.
lesson-founding-gap = The card moves next to the ship. The reserve fills the gap, but the new card cannot be used on this flight.
lesson-founding-pile = The label on the reserve counts its cards. As the match goes on, later groups come up and bring stronger pirates.
lesson-founding-post = Fly on: the next card is Verdania, marked T.
lesson-founding-found = A trade ship can establish a trading post at a card marked T: click Establish a post.
lesson-founding-friend = A post gives a deal every turn, and 1 friendship. Whoever has the most friendship, at least 3, is Friend of the People: 1 point.
lesson-founding-check = Two ships, two actions: establish a colony and a trading post on one flight.
lesson-founding-missed = One ship is unused. Reset: colony planets need one kind, cards marked T the other.
lesson-founding-tip = Small ships are used up. Build new ones before the next good planet turns up.

## 5. Memory
lesson-memory = Memory
lesson-memory-before = Watch three flights, each in a different sector. Note where Ambrosia is, the planet that pays 5 for food.
lesson-memory-look = Three flights, each in a different sector. Where is Ambrosia?
lesson-memory-covered = After a flight, its cards are turned face down and shuffled. They stay in that sector.
lesson-memory-fly = Where was Ambrosia? Choose that sector and sell the food there.
lesson-memory-wrong = Not there. Reset, and think back to the second flight.
lesson-memory-options = The setup screen offers three ways to play: from memory, with private notes, or with seen cards shown.
lesson-memory-check = Remember the planet that pays 5 for food. Then sell both units of food for 5 each.
lesson-memory-tip = Remember the planets that pay well, the colonies and the pirates. The rest takes care of itself.

## 6. Pirates
lesson-pirates = Pirates
lesson-pirates-meet = Pirates. Only their ransom is known: 3 Astro. Pay, and the flight continues.
lesson-pirates-shown = Now they are revealed: strength 3. They stay in the sector.
lesson-pirates-fight = Fly on to the next pirates, then fight: both sides roll the blue die. Firepower 3 against strength 2 to 4.
lesson-pirates-won = A tie counts as a win: 1 fame, and a resource as the prize. Choose one.
lesson-pirates-corsairs = Corsairs ask for 5 and hit harder. Fly on to them, then fight: this time the dice are against you.
lesson-pirates-lost = Lost: a cannon is gone, and so is the rest of the flight.
lesson-pirates-check = Corsairs again. Make sure the Sensor is not lost, then end the flight.
lesson-pirates-risky = A lost fight costs a module. Reset, and check the ransom.
lesson-pirates-tip = Firepower 3 beats most pirates. Against corsairs, pay or come back with more.

## 7. Adventures
lesson-adventures = Adventures
lesson-adventures-open = Three adventures are face up. Two of them take place on Picasso, the planet being visited.
lesson-adventures-famine = Complete Famine: pay 1 food, take 1 resource of a different kind and 1 fame.
lesson-adventures-rescue = Each adventure is one action. Complete Rescue: it needs boost 4, which is only shown, not spent.
lesson-adventures-late = The new adventure is on Picasso too, but it was revealed during this visit. Try it.
lesson-adventures-why = Not on this flight. It can be completed on a later one, unless Nova gets there first.
lesson-adventures-check = Complete two adventures on one flight.
lesson-adventures-missed = Only one was completed. Reset: one visit allows two adventures.
lesson-adventures-tip = Keep what the face-up adventures ask for. Their planets will turn up sooner or later.

## 8. Building
lesson-building = Building
lesson-building-phase = After the flight comes trading and building. The shipyard lists all prices; whatever is affordable lights up.
lesson-building-ship = Build a colony ship: 1 ore, 1 fuel, 1 food.
lesson-building-post = The cannon needs 1 more carbon, and so does a module. The post at Graphia sells it: buy 2.
lesson-building-cannon = Now build the cannon: 2 carbon.
lesson-building-demand = The Trade module takes 1 resource from Nova for 2 Astro. Demand food.
lesson-building-module = Ore, carbon and food make a level 1 module. Build Command.
lesson-building-check = Use a post, demand a resource and build a trade ship, all in this turn.
lesson-building-missed = Something was left out. Reset: ore and fuel are missing, and the post sells only one of them.
lesson-building-tip = Whatever is built works at once. Command’s third action pays off on the very next flight.

## 9. Level two
lesson-level-two = Level 2
lesson-level-two-one = There is only one level 2 module of each kind. Nova has Command at level 1 and is saving food.
lesson-level-two-take = Get there first: 1 ore, 1 carbon, 2 food. Upgrade Command to level 2 for 1 point.
lesson-level-two-deny = Four actions per flight, 1 point, and Nova can no longer upgrade Command.
lesson-level-two-sensor = The Sensor shows the top cards of a sector before the flight. Choose sector 2.
lesson-level-two-arrange = The Sensor shows both cards: corsairs and a colony planet. Put the corsairs at the bottom, the planet on top.
lesson-level-two-check = Scan the cards, arrange them, then establish a colony at the first card.
lesson-level-two-missed = The colony planet did not come first. Reset, and put it on top.
lesson-level-two-tip = A level 2 module gains a point and denies it to the opponent: a swing of two.

## 10. The end
lesson-ten-points = Ten points
lesson-ten-points-goal = A player with ten points on their turn wins at once. Comet and Nova both have nine.
lesson-ten-points-look = Click the points, or press { $scores }, to see where they come from.
lesson-ten-points-hero = Fame is tied at 3, so nobody is Hero. One more medal decides it.
lesson-ten-points-friend = Friendship works the same way: the player with more, and at least 3, holds the title.
lesson-ten-points-check = Three ways lead to the tenth point this turn. Take any of them.
lesson-ten-points-missed = Still nine. Reset: a colony, a medal or a level 2 module would do.
lesson-ten-points-tip = At eight points, watch what the opponent could take away. Titles can change hands in a single flight.
academy-coach-idle-roll = The yellow die is waiting: roll it with { $roll }.
academy-coach-idle-fly = Choose one of the four sectors. The one with the most unknown cards is a good start.
academy-coach-idle-end = Nothing more is affordable. End the turn with { $end }.
