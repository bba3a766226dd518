### The pages of the codex. A page’s text is one point a line; numbers of the rules are put in.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-places = The table
codex-part-actions = Docks
codex-part-pilots = Pilots
codex-part-ships = Freighters
codex-part-goods = Goods

## The game
codex-basic-start = Players and start
codex-basic-start-gist = One to four players fill their freighters at one foundry, in two halves: Alpha, then Beta.
codex-basic-start-body =
    Each begins with a plain, empty federal freighter, 2 skyrite and 2 rubion in the warehouse, and 1 credit.
    Each has the same seven pilots. Two of the six numbered ones are drawn, and the Commander comes to them.
    All docks are free, all eight shuttles in orbit.
    Three products are in play with one or two players, four with three, five with four.
codex-basic-turn = The turn
codex-basic-turn-gist = One pilot is played, and one shuttle flies with it, to the foundry or from it.
codex-basic-turn-body =
    The shuttle may move goods, and the action of its dock may be used.
    Then pilots are drawn until three are in the hand or the deck is empty.
    Nobody can pass: one of the two flights is always possible.
    Whoever holds no pilot any more is skipped. The half ends when nobody holds one.
codex-basic-count = The count
codex-basic-count-gist = A pilot’s value says where the count begins; how many docks it tries is the capacity.
codex-basic-count-body =
    To the foundry: a shuttle tries the dock of the value, then one after another clockwise, and lands in the first free one.
    From the foundry: the count goes clockwise to the first shuttle, and that one lifts off.
    Capacity is the number of docks tried, the last one included: 1 to 8.
    It is fixed with the flight. What happens to docks later in the turn does not change it.
    Where several ways lead to a dock, the one with the largest capacity counts.
codex-basic-die = The die
codex-basic-die-gist = The die in the middle has eight sides and is everybody’s: it stays as it was rolled last.
codex-basic-die-body =
    Commander and alien pilots take their value from it.
    It may be rolled once when such a pilot is played; what comes must be flown.
    To or from the foundry is decided after the roll. A roll cannot be undone.
codex-basic-goods = Moving goods
codex-basic-goods-gist = Once a turn, all at the same time, and no more than capacity and room allow.
codex-basic-goods-body =
    Alpha, after landing: from one asteroid to the warehouse.
    Alpha, after lifting off: raw goods from the warehouse into one freighter. Nothing comes out of it again.
    Beta, after landing: anything from one freighter to the warehouse.
    Beta, after lifting off: anything from the warehouse into one freighter.
    Each good takes a space, and no store is overfilled. Moving fewer, or none, is allowed.
codex-basic-order = Goods and actions in order
codex-basic-order-gist = Landing: goods, then the action. Lifting off: the action, then goods.
codex-basic-order-body =
    Both may be left out. What has been passed over cannot be made up.
    Actions use goods of the warehouse only, never of a freighter.
    An action that cannot be carried out as ordered is refused whole.
codex-basic-credits = Credits
codex-basic-credits-gist = Credits hire, bribe and charge, and each is 1 point at the end.
codex-basic-credits-body =
    There are { $bank } of them. What is spent goes back to the bank and can be gained again.
    The Traders of Alpha pay them for rubion; Upgrade in Beta gives one where no freighter is upgraded.
    An empty bank pays nothing.
    A bribe lies with the dock master, not in the bank, until the station turns over.
codex-basic-bribe = The bribe
codex-basic-bribe-gist = Once a half, at any moment of the own turn: 1 credit moves a shuttle.
codex-basic-bribe-body =
    A shuttle from orbit goes into a free dock of choice, or one in a dock goes to orbit.
    It carries nothing and gives no action.
    One more between taken docks makes a count longer; one less frees a dock with the action that is wanted.
    While the Cantina shows its pilots nobody can be bribed.
codex-basic-turning = The station turns over
codex-basic-turning-gist = After Alpha the docks get new actions, and warehouses are cleared.
codex-basic-turning-body =
    All shuttles go to orbit, goods in warehouses back to the asteroids, bribes to the bank. Freighters keep their goods.
    For each alien freighter its owner may keep one alien pilot of that colour who was hired. The others leave the game.
    Federal pilots and those kept are shuffled, three drawn. The die is rolled, and whoever had the last turn begins.
    Warehouses have { $beta } spaces from now on. Raw goods that are spent leave the game.
codex-basic-points = Points
codex-basic-points-gist = Only what is on board counts, and credits.
codex-basic-points-body =
    Each raw good 1, each product the points of its card, 1 more if it is charged.
    1 for each different kind on board of the whole fleet; charged and plain are one kind.
    1 for each credit.
    –2 for each freighter with an empty space, and –2 for each that is not upgraded.
codex-basic-end = The end
codex-basic-end-gist = The game ends with Beta, and most points win.
codex-basic-end-body =
    With equal points more credits decide, then more goods in the own warehouse.
    If that is equal too, the victory is shared.
    When the game is over, everything lies open.
codex-basic-alone = Alone
codex-basic-alone-gist = One player against the foundry. The mark in points: { $win }.
codex-basic-alone-body =
    The whole game is played, with three products.
    Points and ranks: { $win }, Freighter Pilot; 23, Messenger of Peace; 24 or more, Federal Superintendent. Fewer are a defeat.
    With traffic, the die is rolled after every turn: a free dock of that number gets a shuttle, a taken one is cleared.
    Short games alone have no such mark: the points are the result.
codex-basic-short = Short games
codex-basic-short-gist = Alpha or Beta alone takes half the time.
codex-basic-short-body =
    Alpha alone has no products. On board each skyrite is 1 point, each galactium 2, rubion none.
    Credits and empty spaces count as always; kinds and upgrades do not.
    Beta alone gives each player 1 credit, a whole fleet, and an alien pilot of each colour, drawn blind.
    There each loads 6 skyrite and 4 galactium as wanted before the first turn.
codex-basic-secrets = Who knows what
codex-basic-secrets-gist = Hands and the order of decks are hidden; all else is open.
codex-basic-secrets-body =
    Everybody may know which pilots a player still has in hand and deck together.
    In Alpha the Commander, and a pilot hired in this half, are known to be in the hand.
    Opponents of the program see no more than anybody at their place.
    At one screen the hand of the next player is covered until that player takes over.

## The table
codex-place-docks = Docks
codex-place-docks-gist = Eight docks ring the foundry, clockwise; each offers an action.
codex-place-docks-body =
    A dock holds one shuttle. It is free or taken, whoever brought the shuttle.
    The action of the dock that was used may be used once in the turn, whether goods were moved or not.
    In Beta every dock has another action than in Alpha.
codex-place-shuttles = Shuttles and orbit
codex-place-shuttles-gist = Eight shuttles belong to nobody; each lies in a dock or waits in orbit.
codex-place-shuttles-body =
    So there is a shuttle in orbit exactly when a dock is free.
    One that lands fetches goods for the warehouse; one that lifts off carries them away from it.
    With all docks taken nobody can land, with all free nobody can lift off.
codex-place-warehouse = Warehouse
codex-place-warehouse-gist = A player’s store on the foundry: everything passes through it.
codex-place-warehouse-body =
    Spaces in Alpha: { $alpha }. In Beta: { $beta }.
    Only goods in it can be processed, sold, made into products or charged.
    When Alpha ends, it is cleared. At the end of the game only ties ask for it.
codex-place-asteroids = Asteroids
codex-place-asteroids-gist = In Alpha skyrite and rubion come from two asteroids.
codex-place-asteroids-body =
    Of each raw good there are { $ore }. An empty asteroid gives nothing.
    A landing fetches from one of the two; only an Operative serves both.
    What is processed or sold in Alpha goes back.

## Docks
codex-action = At the docks: { $action }
codex-process-any = As often in one use as there are skyrite and rubion, each finished before the next.
codex-process-once = In this match one time in a use.
codex-traders-once = One rubion in a use.
codex-traders-any = In this match any number in one use.
codex-action-process =
    Docks of Alpha: { $docks }.
    One skyrite goes back to its asteroid, then one rubion is turned over.
    { $process }
    Galactium needs a space of its own.
codex-action-traders =
    Docks of Alpha: { $docks }.
    A rubion goes back to its asteroid for { $price } credits.
    { $traders }
    With 1 credit left the bank pays 1; with none the sale is refused.
codex-action-cantina =
    Docks of Alpha: { $docks }.
    For 1 credit everybody sees { $shown } alien pilots. One of them comes to the hand, or none; the others are shuffled back.
    The credit is spent in either case. Whoever is hired is one more turn in Alpha.
    Whoever has no freighter of that colour may take the open one of its pile, plain and empty: then, or never.
    A freighter more loses 4 points until it is full and upgraded.
codex-action-manufacture =
    Docks of Beta: { $docks }.
    One product card is chosen, its cost paid from the warehouse, its tokens taken there.
    As often in one use as the card allows; payment makes room first.
    If fewer tokens are left, or fewer spaces free, what there is and fits is taken. A time that brings none is refused.
codex-action-charge =
    Docks of Beta: { $docks }.
    One plain product of the warehouse is charged and worth 1 point more.
    For 1 credit all of them are.
    Raw goods cannot be charged; a charged product stays charged.
codex-action-upgrade =
    Docks of Beta: { $docks }.
    One plain and empty freighter is turned to its upgraded side: 2 points are not lost any more.
    Or 1 credit is taken from the bank.
    After a landing a freighter can be emptied first, if capacity and warehouse allow it.

## Pilots
codex-crew-numbered = Pilots 4 to 8
codex-crew-numbered-gist = Five pilots whose value is their number.
codex-crew-numbered-body =
    Each player has one of each, in each half.
    What a number is worth changes with every shuttle that comes or goes.
    Pointing at a card shows both its flights with their capacity.
codex-crew-one-two-three = Pilot 1–2–3
codex-crew-one-two-three-gist = Its value is 1, 2 or 3, as its player likes.
codex-crew-one-two-three-body =
    The choice may wait until the flight: the dock that is clicked says it all.
    If several values lead to the same dock, the largest capacity counts.
codex-crew-commander = Commander
codex-crew-commander-gist = The seventh federal pilot flies with the die.
codex-crew-commander-body =
    Its value is what the die shows, or what comes when it is rolled.
    In Alpha it is in the hand from the start; in Beta it is shuffled in with the others.
codex-crew-aliens = Alien pilots
codex-crew-aliens-gist = Eighteen pilots of three peoples: each people has each of the six jobs once.
codex-crew-aliens-body =
    Their value is that of the die, as the Commander’s is. Using the job is never a duty.
    They are hired in the Cantina of Alpha and go to the hand at once.
    A player may hire any number, but keeps at most one per alien freighter when the station turns over.

## Jobs
codex-job = { $job }
codex-job-trucker =
    Capacity can so be 9.
    The job helps to land and to lift off.
codex-job-navigator =
    Which way is chosen with the dock.
    It makes no difference if the first dock will do.
    A long row of taken docks behind the number is as good as one before it.
codex-job-forger =
    8 and 1 are neighbours: with an 8 the Forger also flies as 1 or 2.
    The die itself is not turned.
    If several values lead to the same dock, the largest capacity counts.
codex-job-operative =
    Several freighters, and in Alpha both asteroids, take part in one flight.
    All of it stays within the one capacity, and in the direction of the flight.
codex-job-mechanic =
    In Alpha it is Process, in Beta Manufacture, beside the dock’s own action and before or after it.
    At a dock with that very action it can so be used twice, in Beta with another product.
codex-job-smuggler =
    A good that is moved this turn may lie on an identical single one. Such a pair takes one space.
    There are no higher stacks. Charged and plain products are not identical.
    A pair stays until one of its goods leaves. What is made, charged or processed needs spaces of its own.
    Goods that lie alone leave first; unloading a freighter, one of a pair may be taken instead.

## Freighters
codex-ship-federal-gist = Every player’s own freighter, with 3 spaces.
codex-ship-federal-body =
    It is there from the start, plain and empty.
    A full hold and an upgrade save 4 points.
    In Alpha nothing comes out of it; in Beta it can be unloaded and loaded again.
codex-ship-alien-gist = It comes with an alien pilot of its colour, with 1 to 4 spaces.
codex-ship-alien-body =
    There are four of each colour, in a pile of which the top one is open.
    Nobody has more than one of a colour, and none is ever given up.
    It costs 4 points until it is full and upgraded; each space is room for a product.
    For Beta one alien pilot of its colour may be kept.

## Goods
codex-good-skyrite-gist = Blue crystals from the first asteroid.
codex-good-skyrite-body =
    1 point on board, in the full game and in Alpha alone.
    Process uses one for each galactium.
    Several products are made of it.
codex-good-rubion-gist = Red ore from the second asteroid.
codex-good-rubion-body =
    1 point on board in the full game, none in Alpha alone.
    Its back is galactium: Process turns it over.
    The Traders buy it for { $price } credits. No product is made of it.
codex-good-galactium-gist = The metal of the foundry: a rubion turned over.
codex-good-galactium-body =
    1 point on board in the full game, 2 in Alpha alone.
    The dear products are made of it.
    It lies on no asteroid and counts as rubion when it goes back.
codex-product-body =
    Costs { $cost } and gives { $gives }.
    { $times ->
        [one] One time in a use of Manufacture.
       *[other] Up to { $times } times in a use of Manufacture, each paid before the next.
    }
    { $points ->
        [one] { $points } point on board, { $charged } charged.
       *[other] { $points } points on board, { $charged } charged.
    }
    Tokens on the card: { $tokens }. Those used up never come back.
codex-product-battery-gist = Cheap and many: the quickest way to fill a hold.
codex-product-power-exchanger-gist = Two at a time of skyrite alone.
codex-product-deflector-disc-gist = The dearest thing that can be made without galactium.
codex-product-helmet-gist = Three at once for a single galactium.
codex-product-drone-gist = Galactium that is worth three times as much.
codex-product-ray-gun-gist = Two at a time of mixed goods.
codex-product-robot-gist = Two galactium in one space, and worth a fleet of Batteries.
codex-product-ion-cannon-gist = The dearest of all, one at a time.

## Rule options and their sets
codex-choice-mode =
    Both halves are the whole game, of about twenty turns a player.
    Alpha alone counts skyrite and galactium on board; Beta alone begins with loaded fleets.
codex-choice-products =
    Which cards lie out decides what Alpha should bring.
    Those of a first game ask for galactium and skyrite and are easy to count.
    Chosen products are picked by the players together during set-up. If nobody picks, as in a simulation, they are drawn.
codex-choice-first-player = Whoever has the last turn in Alpha begins Beta.
codex-choice-process =
    Once a use makes galactium scarce, and the Mechanic dear.
    It counts only where Alpha is played.
codex-choice-traders =
    Any number makes credits quick to earn, as long as the bank has some.
    It counts only where Alpha is played.
codex-choice-solo-traffic =
    After each turn, and after drawing, the die is rolled and stays so.
    It counts only with one player.
codex-preset-seed = The rules as they are written: every option as it is by default.
codex-preset-first-game = The same, with the products that are easiest to count.
codex-preset-lean = For players who find galactium too easy to come by.
codex-preset-alpha-only = About half an hour for four, without products.
codex-preset-beta-only = About half an hour for four, without mining.
codex-preset-busy-solo = The docks change even if only one player flies.

## What is true in a match
codex-fact-half = This half
codex-fact-alpha = Alpha
codex-fact-beta = Beta
codex-fact-die = The die shows
codex-fact-taken = a shuttle lies there
codex-fact-free = free
codex-fact-orbit = Shuttles in orbit
codex-fact-bank = In the bank
codex-fact-left = left: { $count }
codex-fact-not-in-play = not in play
codex-fact-pile = spaces of the open one: { $open }, left: { $left }
codex-fact-pile-empty = none left
codex-fact-spaces = { $used } of { $size } spaces used
codex-fact-bribed = has bribed in this half
codex-fact-not-bribed = has not bribed in this half
codex-fact-held = in the warehouse: { $stored }, on board: { $aboard }
codex-fact-upgraded = upgraded
codex-fact-plain = not upgraded
codex-fact-ship = { $ship }: { $spaces }, { $side }
codex-fact-pilots = in hand: { $hand }, in the deck: { $deck }
codex-fact-points-of = { $total }: { $parts }
codex-fact-begin = deals
codex-fact-stow = loads the fleet
codex-fact-card = chooses a pilot
codex-fact-fly = chooses a flight
codex-fact-work = goods and action
codex-fact-hire = in the Cantina
codex-fact-keep = chooses who is kept
codex-fact-over = the match is over
