### The lessons’ words. No bubble has more than 25 words.
### A lesson’s title is lesson-ID, its tip lesson-ID-tip, a step’s words lesson-ID-STEP. Keys come as arguments.
academy-chapter-0 = Shuttles
academy-chapter-1 = Alpha
academy-chapter-2 = Hired help
academy-chapter-3 = Beta
academy-chapter-4 = The first match
academy-chapter-5 = Best turns
academy-name-red = Comet
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lyra

## 1. The count
lesson-count = The count
lesson-count-welcome = Shuttles bring goods to your warehouse, then load your freighters. After two halves, Alpha and Beta, the goods on freighters score; most points win.
lesson-count-land = You are Comet. The count of docks starts at the pilot’s number. Select pilot 8 and press Land ({ $land }): dock 8 is free.
lesson-count-take = A shuttle came from orbit. One dock was tried, so it can bring one good. Skyrite is suggested: press Take goods.
lesson-count-take-other = Take skyrite, not rubion: click the skyrite asteroid, then Take goods.
lesson-count-longer = Now docks 8 and 1 are taken. The count continues clockwise: 8, 1, 2. Land with pilot 8.
lesson-count-three = Three docks tried means capacity 3. Bring in three rubion.
lesson-count-three-other = Take rubion, not skyrite: click the rubion asteroid, then Take goods.
lesson-count-check = Which of these pilots lands with capacity 4? Land and bring in four goods.
lesson-count-few = Not four. Reset, and count the taken docks starting at each pilot’s number.
lesson-count-tip = Taken docks are not an obstacle but a gift: each one adds a good.

## 2. Lifting off
lesson-lifting = Lifting off
lesson-lifting-count = From the foundry, the count runs to the first shuttle. Pilot 5 tries 5, 6 and 7: capacity 3.
lesson-lifting-lift = Select pilot 5 and press Lift off ({ $lift }). The shuttle at dock 7 leaves for orbit.
lesson-lifting-load = A shuttle lifting off carries goods from the warehouse to a freighter. The largest load is suggested: press Load.
lesson-lifting-full = The hold is full. At the end, a freighter that is not full costs 2 points; in Alpha, nothing can be taken out again.
lesson-lifting-check = Load three goods onto the freighter in one flight.
lesson-lifting-few = Fewer than three. Reset: how many docks does each pilot count to the first shuttle?
lesson-lifting-tip = After a long row of free docks, a single shuttle lifts off with a full load.

## 3. One place at a time
lesson-stores = One place at a time
lesson-stores-spaces = The warehouse has 7 spaces, one for each good. Four of them are free.
lesson-stores-land = Pilot 1–2–3 counts from 1, 2 or 3, whichever you like. From 1, that is five docks: land at dock 5.
lesson-stores-one = Goods come from one asteroid per turn, and never more than there is room for.
lesson-stores-fill = The shuttle could bring five, but only four fit. Choose an asteroid and fill the warehouse.
lesson-stores-check = The same goes for freighters: one per turn. Fill one of the two holds.
lesson-stores-tip = Room is as scarce as capacity. Keep the warehouse half empty before a long count.

## 4. Goods and actions
lesson-actions = Goods and actions
lesson-actions-land = Every dock offers an action. At dock 6 it is Process. Land there with pilot 6.
lesson-actions-first = After landing, goods come first, then the action. Bring in one rubion.
lesson-actions-first-other = Take rubion, not skyrite: click the rubion asteroid, then Take goods.
lesson-actions-process = Process returns one skyrite and turns one rubion into galactium. Press Process ({ $act }): one press does it twice.
lesson-actions-lift = The Traders are at dock 7. Lift off from there with pilot 6.
lesson-actions-sell = When lifting off, the action comes first; after loading it is too late. Press Traders: the rubion sells for 2 credits.
lesson-actions-load = Now load both skyrite.
lesson-actions-check = Load two galactium this turn. There are none yet.
lesson-actions-missed = Not two galactium. Reset: lift off where Process is offered, and use it before loading.
lesson-actions-tip = Landing: goods, then action. Lifting off: action, then goods. A skipped step cannot be made up.

## 5. The Commander
lesson-commander = The Commander
lesson-commander-die = The Commander flies with the die in the middle: as it is, or rolled once.
lesson-commander-roll = Select the Commander, then click the die in the middle ({ $die }). A roll cannot be undone.
lesson-commander-land = From 7, the count is 7, 8, 1, 2: four docks. The result must be used. Land at dock 2.
lesson-commander-take = Bring in four goods from one asteroid.
lesson-commander-stays = The die stays as rolled, for whoever uses it next: alien pilots fly with it too.
lesson-commander-check = The die shows 6. Make sure to bring in two goods of one kind.
lesson-commander-rolled = A roll may bring only one good. Reset, and see what the die gives as it is.
lesson-commander-few = One good was left behind. Reset, and bring in both.
lesson-commander-tip = Point at the Commander: the faint numbers show what every value of the die would give.

## 6. The Cantina
lesson-cantina = The Cantina
lesson-cantina-about = Alien pilots wait in the Cantina, next to freighters in their colours.
lesson-cantina-land = Docks 1 and 5 lead there. Land at dock 5 with pilot 5.
lesson-cantina-pay = The warehouse is full, so no goods come. Use the Cantina: it costs 1 credit.
lesson-cantina-hire = Everyone sees four pilots, and one may be hired. Click the Violet Operative, who brings a freighter with 4 spaces.
lesson-cantina-turn = The pilot joins the hand at once: one more turn in Alpha.
lesson-cantina-price = The freighter costs 4 points for now: 2 until it is full, 2 until it is upgraded in Beta.
lesson-cantina-check = One credit is left. Hire a pilot who brings a freighter with 3 spaces.
lesson-cantina-other = That pilot brings no such freighter. Reset: which pile has a 3 on top?
lesson-cantina-tip = Nobody can have two freighters of one colour. A second pilot of that colour is still an extra turn.

## 7. Six jobs
lesson-jobs = Six jobs
lesson-jobs-trucker = The Trucker carries one extra good. Land at dock 5 and bring in three skyrite.
lesson-jobs-navigator = The Navigator may count anticlockwise: 5, 4. Land at dock 4 and process.
lesson-jobs-forger = The Forger changes the number by one or two: 1 becomes 3. Land at dock 3 and sell.
lesson-jobs-operative = The Operative can use both asteroids. Land, click the number at each asteroid twice, then Take goods.
lesson-jobs-mechanic = The Mechanic can use Process at any dock. Land at dock 3, process twice, then sell.
lesson-jobs-smuggler = The Smuggler stacks identical goods. The hold is full: lift off, and put a skyrite on top.
lesson-jobs-check = Whose job brings four goods of one kind? Land and bring them in.
lesson-jobs-few = Not four. Reset: the count alone reaches only three docks.
lesson-jobs-tip = An alien pilot kept for Beta has the same job there. The Mechanic then makes products.

## 8. A bribe
lesson-bribe = A bribe
lesson-bribe-gap = Pilot 5 would stop at dock 7. With a shuttle there, the count would continue to dock 1.
lesson-bribe-add = Once per half, the dock master accepts 1 credit. Click him ({ $bribe }), then dock 7.
lesson-bribe-land = Now pilot 5 counts five docks. Land and bring in five goods of one kind.
lesson-bribe-once = He accepts no second bribe from Comet this half, and the credit spent is a point lost.
lesson-bribe-remove = He can also send a shuttle to orbit. Dock 6 is taken: have it cleared.
lesson-bribe-process = Dock 6 is free, and it offers Process. Land there and process.
lesson-bribe-check = Bring in five goods of one kind with pilot 4.
lesson-bribe-few = Fewer than five. Reset: which free dock stops the count?
lesson-bribe-tip = A bribe is worth it when it closes a gap between taken docks.

## 9. The station turns over
lesson-turning = The station turns over
lesson-turning-last = This is the last turn of Alpha. Goods in the warehouse will go back; goods on board stay for Beta.
lesson-turning-load = Pilot 8 reaches the shuttle at dock 1: capacity 2. Load the Teal freighter.
lesson-turning-end = Every hold is full and the warehouse is empty. End the turn ({ $end }).
lesson-turning-keep = One alien pilot may come along for each alien freighter. Click the Teal Forger, then Keep these.
lesson-turning-begin = The station turns over. Press Deal pilots to start Beta.
lesson-turning-turned = All docks are free, each with a new action. The warehouse has 5 spaces now.
lesson-turning-check = The last turn of Alpha again: leave nothing in the warehouse, and bring a hired pilot along to Beta.
lesson-turning-left = Something stayed behind. Reset, and load both galactium.
lesson-turning-nobody = Nobody came along. Reset, and keep one of the Teal pilots: their freighter is here.
lesson-turning-tip = Before the last turns of Alpha, look at the warehouse: anything that cannot be loaded is better processed or sold.

## 10. Beta
lesson-beta = Beta
lesson-beta-cards = Each product card shows its cost, the tokens left and the points. A Robot costs 2 galactium.
lesson-beta-land = In Beta, landing shuttles unload freighters. Land at dock 4: Manufacture needs goods in the warehouse, and the shuttle can unload some first.
lesson-beta-unload = Only goods in the warehouse can be used. Unload the galactium.
lesson-beta-make = Make a Robot: click its card.
lesson-beta-charge = A charged product is worth 1 extra point. Land at dock 5 and press Charge all: 1 credit charges all three.
lesson-beta-upgrade = Only an empty freighter can be upgraded. Land at dock 7, then click the freighter before it is loaded.
lesson-beta-plated = The upgrade saves 2 points. Now the freighter can be loaded again.
lesson-beta-check = Make two Robots in one turn.
lesson-beta-one = Not two. Reset: two Robots need four galactium, and the warehouse has only one.
lesson-beta-tip = Unload, make, charge, load: every good crosses the dock twice. Plan the last lift-off first.

## 11. Points
lesson-points = Points
lesson-points-look = Nineteen points. Click the points, or press { $scores }, to see where they come from.
lesson-points-goods = Raw goods: 2 on board. Helmets are worth 1, Drones 3: that is 11. Four of these are charged: 4 more.
lesson-points-kinds = Four different kinds on board are worth 1 each. Charged and plain count as one kind.
lesson-points-losses = The Violet freighter loses 2 because it is not full, and 2 because it is not upgraded.
lesson-points-sum = Two credits are 2 points: 2 + 11 + 4 + 4 + 2 – 4 makes 19.
lesson-points-check = Five points now. Find the turn that makes it fifteen.
lesson-points-less = Fewer than fifteen. Reset: what is the Robot worth charged, and what does the last space cost?
lesson-points-tip = A new kind, a full hold, an upgrade: small points decide matches between equal factories.

## 12. The first match
lesson-first-match = The first match
lesson-first-match-go = A whole match against Nova, a Cadet, with the easiest products. The coach speaks up when it helps.
lesson-first-match-tip = In Alpha, think of what Beta will need: galactium for Robots and Ion Cannons, skyrite for Batteries.
academy-coach-idle-card = Point at a pilot: the ring shows where that pilot lands and lifts off. For advice, ask the Coach ({ $coach }).
academy-coach-idle-fly = The pilot has been played: choose a highlighted dock.
academy-coach-idle-hire = Hire one of the pilots shown, or nobody.
academy-coach-idle-end = Nothing more can be done this turn. End it with { $end }.
academy-coach-action = The dock’s action can still be used for free: press { $act }.
academy-coach-goods = The shuttle still has room for goods: { $confirm } accepts the suggestion.

met-beta-land = New in Beta: a landing shuttle unloads a freighter into the warehouse. Only goods there can be used at the dock.
met-beta-make = Docks now make products from goods, charge them for 1 extra point each, or upgrade an empty freighter.
met-beta-lift = Lifting off loads freighters again. At the end, only goods on freighters count; each loses 2 points if not full, and 2 if not upgraded.
