### The pages of the codex. A page’s text is one point a line; numbers of the rules are put in.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-places = The board
codex-part-actions = Docks
codex-part-pilots = Pilots
codex-part-ships = Freighters
codex-part-goods = Goods

## The game
codex-basic-start = Players and setup
codex-basic-start-gist = One to four players fill their freighters at one foundry, in two halves: Alpha, then Beta.
codex-basic-start-body =
    Each player starts with an empty federal freighter (not upgraded), 2 skyrite and 2 rubion in the warehouse, and 1 credit.
    Each has the same seven pilots: the Commander and two of the six numbered ones, drawn at random, form the first hand.
    All docks are free; all eight shuttles are in orbit.
    Three products are in play with one or two players, four with three, five with four.
codex-basic-turn = The turn
codex-basic-turn-gist = Play one pilot: one shuttle flies, to the foundry or from it.
codex-basic-turn-body =
    The shuttle may move goods, and its dock’s action may be used.
    Then the player draws back up to three pilots, as long as the deck lasts.
    Nobody can pass: one of the two flights is always possible.
    A player with no pilots left is skipped. The half ends when nobody has any.
codex-basic-count = The count
codex-basic-count-gist = A pilot’s value is where the count starts; the number of docks tried is the capacity.
codex-basic-count-body =
    To the foundry: a shuttle tries the dock with that number, then the next ones clockwise, and lands at the first free one.
    From the foundry: the count goes clockwise to the first shuttle, which lifts off.
    Capacity is the number of docks tried, including the last one: 1 to 8.
    It is fixed when the shuttle flies. Later changes to the docks do not affect it.
    If several counts lead to one dock, the largest capacity applies.
codex-basic-die = The die
codex-basic-die-gist = The eight-sided die in the middle is shared: it keeps the last result rolled.
codex-basic-die-body =
    The Commander and alien pilots take their value from it.
    It may be rolled once when such a pilot is played; the result must be used.
    Whether to land or lift off is decided after the roll. A roll cannot be undone.
codex-basic-goods = Moving goods
codex-basic-goods-gist = Once per turn, all together, and no more than capacity and room allow.
codex-basic-goods-body =
    Alpha, after landing: from one asteroid to the warehouse.
    Alpha, after lifting off: raw goods from the warehouse into one freighter. They cannot be taken out again.
    Beta, after landing: anything from one freighter to the warehouse.
    Beta, after lifting off: anything from the warehouse into one freighter.
    Each good takes one space, and nothing can be overfilled. Moving fewer, or none, is allowed.
codex-basic-order = Order of goods and actions
codex-basic-order-gist = Landing: goods, then the action. Lifting off: the action, then goods.
codex-basic-order-body =
    Either may be skipped, but a skipped step cannot be made up.
    Actions use only goods in the warehouse, never those in a freighter.
    An action that cannot be carried out in full is refused.
codex-basic-credits = Credits
codex-basic-credits-gist = Credits hire, bribe and charge, and each is 1 point at the end.
codex-basic-credits-body =
    There are { $bank } in all. Spent credits go back to the bank and can be earned again.
    In Alpha, the Traders pay credits for rubion; in Beta, Upgrade can give 1 instead of upgrading a freighter.
    An empty bank pays nothing.
    A bribe stays with the dock master, not in the bank, until the station turns over.
codex-basic-bribe = The bribe
codex-basic-bribe-gist = Once per half, at any time on a player’s turn: 1 credit moves a shuttle.
codex-basic-bribe-body =
    A shuttle from orbit goes to any free dock, or a docked one goes to orbit.
    It carries nothing and gives no action.
    One more shuttle between taken docks makes a count longer; one fewer frees a dock with a useful action.
    While the Cantina is showing pilots, the dock master cannot be bribed.
codex-basic-turning = The station turns over
codex-basic-turning-gist = After Alpha, the docks get new actions, and warehouses are cleared.
codex-basic-turning-body =
    All shuttles go to orbit, goods in warehouses back to the asteroids, bribes to the bank. Freighters keep their goods.
    For each alien freighter, its owner may keep one hired alien pilot of that colour. The others leave the game.
    Federal pilots and those kept are shuffled, three are drawn, and the die is rolled. Whoever took the last turn goes first.
    Warehouses now have { $beta } spaces. Raw goods that are spent leave the game.
codex-basic-points = Points
codex-basic-points-gist = Goods on freighters and credits count; goods in the warehouse never do.
codex-basic-points-body =
    Each raw good is worth 1, each product the points on its card, plus 1 if charged.
    1 for each different kind on board, across the whole fleet; charged and plain count as one kind.
    1 for each credit.
    –2 for each freighter with an empty space, and –2 for each that is not upgraded.
codex-basic-end = The end
codex-basic-end-gist = The game ends with Beta, and the player with the most points wins.
codex-basic-end-body =
    If points are tied, more credits win, then more goods in the warehouse.
    If those are tied too, the victory is shared.
    When the game is over, everything is revealed.
codex-basic-alone = Solo
codex-basic-alone-gist = One player against the foundry. The target score: { $win }.
codex-basic-alone-body =
    The full game is played, with three products.
    Points and ranks: { $win }, Freighter Pilot; 23, Messenger of Peace; 24 or more, Federal Superintendent. Anything less is a defeat.
    With traffic, the die is rolled after every turn: a free dock with that number gets a shuttle, a taken one is cleared.
    Solo short games have no target: the points are the result.
codex-basic-short = Short games
codex-basic-short-gist = Playing only Alpha or only Beta takes half the time.
codex-basic-short-body =
    “Alpha only” has no products. On board, each skyrite is worth 1 point, each galactium 2, rubion nothing.
    Credits and empty spaces count as always; kinds and upgrades do not.
    “Beta only” gives each player 1 credit, a whole fleet, and an alien pilot of each colour, drawn face down.
    Before the first turn, each player loads 6 skyrite and 4 galactium as they like.
codex-basic-secrets = Who knows what
codex-basic-secrets-gist = Hands and the order of decks are hidden; all else is open.
codex-basic-secrets-body =
    Everyone can work out which pilots a player still has in hand and deck combined.
    In Alpha, the Commander and a pilot hired this half are known to be in hand.
    Computer opponents see no more than a human in their seat would.
    In hot-seat play, the next player’s hand is hidden until that player takes over.

## The table
codex-place-docks = Docks
codex-place-docks-gist = Eight docks ring the foundry, numbered clockwise; each offers an action.
codex-place-docks-body =
    A dock holds one shuttle. It is free or taken, no matter who brought the shuttle.
    A flight to or from a dock allows its action once that turn, whether or not goods were moved.
    In Beta, every dock has a different action from the one in Alpha.
codex-place-shuttles = Shuttles and orbit
codex-place-shuttles-gist = The eight shuttles belong to nobody; each is at a dock or in orbit.
codex-place-shuttles-body =
    So there is a shuttle in orbit whenever a dock is free.
    A landing shuttle brings goods to the warehouse; one that lifts off carries them away.
    When all docks are taken, nobody can land; when all are free, nobody can lift off.
codex-place-warehouse = Warehouse
codex-place-warehouse-gist = A player’s store on the foundry: everything passes through it.
codex-place-warehouse-body =
    Spaces in Alpha: { $alpha }. In Beta: { $beta }.
    Only goods in it can be processed, sold, made into products or charged.
    It is cleared when Alpha ends. At the end of the game, it only matters for ties.
codex-place-asteroids = Asteroids
codex-place-asteroids-gist = In Alpha, skyrite and rubion come from two asteroids.
codex-place-asteroids-body =
    There are { $ore } of each raw good. An empty asteroid gives nothing.
    A landing takes from one of the two; only an Operative can use both.
    Skyrite spent on Process and rubion sold in Alpha go back.

## Docks
codex-action = At the docks: { $action }
codex-process-any = Any number of times per use, each finished before the next, while skyrite and rubion last.
codex-process-once = In this match, once per use.
codex-traders-once = One rubion per use.
codex-traders-any = In this match, any number per use.
codex-action-process =
    Alpha docks: { $docks }.
    Return one skyrite to its asteroid, then turn one rubion over to galactium.
    { $process }
    The galactium needs a space of its own.
codex-action-traders =
    Alpha docks: { $docks }.
    Return a rubion to its asteroid for { $price } credits.
    { $traders }
    With only 1 credit left, the bank pays 1; with none, the sale is refused.
codex-action-cantina =
    Alpha docks: { $docks }.
    Pay 1 credit to reveal { $shown } alien pilots to everyone. Hire one of them, or none; the others are shuffled back.
    The credit is spent either way. A hired pilot is one more turn in Alpha.
    A player without a freighter of that colour may also take the top one of its pile, empty and not upgraded, but only at that moment.
    An extra freighter costs 4 points until it is full and upgraded.
codex-action-manufacture =
    Beta docks: { $docks }.
    Choose one product card, pay its cost from the warehouse and put its tokens there.
    As many times per use as the card allows; paying makes room first.
    If tokens or spaces run short, take what is left and fits. A payment that would bring nothing is refused.
codex-action-charge =
    Beta docks: { $docks }.
    Charge one plain product in the warehouse: it is then worth 1 extra point.
    For 1 credit, charge all of them.
    Raw goods cannot be charged; a charged product stays charged.
codex-action-upgrade =
    Beta docks: { $docks }.
    Turn one empty freighter to its upgraded side: it no longer loses 2 points.
    Or take 1 credit from the bank.
    After landing, a freighter can be emptied first if capacity and warehouse allow it.

## Pilots
codex-crew-numbered = Pilots 4 to 8
codex-crew-numbered-gist = Five pilots whose value is their number.
codex-crew-numbered-body =
    Each player has one of each in both halves.
    What a number is worth changes with every shuttle that comes or goes.
    Point at a card to see both its flights and their capacity.
codex-crew-one-two-three = Pilot 1–2–3
codex-crew-one-two-three-gist = Its value is 1, 2 or 3, as its player chooses.
codex-crew-one-two-three-body =
    The choice can wait until the flight: clicking a dock makes it.
    If several values lead to the same dock, the largest capacity applies.
codex-crew-commander = Commander
codex-crew-commander-gist = The seventh federal pilot flies with the die.
codex-crew-commander-body =
    Its value is what the die shows, or the result when it is rolled.
    In Alpha, it is in hand from the start; in Beta, it is shuffled in with the others.
codex-crew-aliens = Alien pilots
codex-crew-aliens-gist = Eighteen pilots from three peoples: each people has one pilot for each of the six jobs.
codex-crew-aliens-body =
    Their value is that of the die, like the Commander’s. Using the job is optional.
    They are hired in the Cantina in Alpha and join the hand at once.
    A player may hire any number, but keeps at most one per alien freighter when the station turns over.

## Jobs
codex-job = { $job }
codex-job-trucker =
    This can raise capacity to 9.
    It works for landing and for lifting off.
codex-job-navigator =
    Choosing the dock chooses the direction.
    It makes no difference if the count ends at the first dock.
    A long row of taken docks behind the number is as good as one ahead of it.
codex-job-forger =
    8 and 1 are neighbours: with an 8, the Forger can also fly as 1 or 2.
    The die itself does not change.
    If several values lead to the same dock, the largest capacity applies.
codex-job-operative =
    One flight can use several freighters and, in Alpha, both asteroids.
    The capacity and direction of that one flight still apply.
codex-job-mechanic =
    Adds Process in Alpha, or Manufacture in Beta, to the dock’s own action, before or after it.
    At a dock with the same action, that action can be used twice; in Beta, even for another product.
codex-job-smuggler =
    A good moved this turn may be stacked on a single identical one. The pair takes one space.
    Stacks never go higher than two. Charged and plain products are not identical.
    A pair lasts until one of its goods leaves. Goods made, charged or processed need spaces of their own.
    Single goods leave first; when unloading a freighter, one of a pair may be taken instead.

## Freighters
codex-ship-federal-gist = Every player’s own freighter, with 3 spaces.
codex-ship-federal-body =
    It is there from the start, empty and not upgraded.
    A full hold and an upgrade save 4 points.
    In Alpha, nothing can be taken out of it; in Beta, it can be unloaded and loaded again.
codex-ship-alien-gist = It comes with an alien pilot of its colour and has 1 to 4 spaces.
codex-ship-alien-body =
    There are four of each colour, in a pile with the top one face up.
    Nobody can have two of one colour, and none can be given up.
    It costs 4 points until it is full and upgraded, but each space can carry a product.
    For Beta, its owner may keep one alien pilot of its colour.

## Goods
codex-good-skyrite-gist = Blue crystals from the first asteroid.
codex-good-skyrite-body =
    1 point on board, in the full game and in “Alpha only”.
    Process uses one for each galactium.
    Several products are made from it.
codex-good-rubion-gist = Red ore from the second asteroid.
codex-good-rubion-body =
    1 point on board in the full game, none in “Alpha only”.
    Its other side is galactium: Process turns it over.
    The Traders buy it for { $price } credits. No product is made from it.
codex-good-galactium-gist = The metal of the foundry: a rubion turned over.
codex-good-galactium-body =
    1 point on board in the full game, 2 in “Alpha only”.
    The most valuable products are made from it.
    It is not found on any asteroid and counts as rubion when it goes back.
codex-product-body =
    Costs { $cost } and gives { $gives }.
    { $times ->
        [one] Once per use of Manufacture.
       *[other] Up to { $times } times per use of Manufacture, each paid for before the next.
    }
    { $points ->
        [one] { $points } point on board, { $charged } charged.
       *[other] { $points } points on board, { $charged } charged.
    }
    Tokens on the card: { $tokens }. Used tokens never come back.
codex-product-battery-gist = Cheap and plentiful: the quickest way to fill a hold.
codex-product-power-exchanger-gist = Two at a time, from skyrite alone.
codex-product-deflector-disc-gist = The most valuable product that needs no galactium.
codex-product-helmet-gist = Three at once for a single galactium.
codex-product-drone-gist = Makes galactium worth three times as much.
codex-product-ray-gun-gist = Two at a time, from mixed goods.
codex-product-robot-gist = Two galactium in one space, and worth a fleet of Batteries.
codex-product-ion-cannon-gist = The most valuable of all, one at a time.

## Rule options and their sets
codex-choice-mode =
    Both halves make the full game, about twenty turns per player.
    “Alpha only” counts skyrite and galactium on board; “Beta only” starts with loaded fleets.
codex-choice-products =
    The cards in play decide what Alpha should bring.
    Those of “First game” need galactium and skyrite and are easy to count.
    Chosen products are picked by the players together during setup. If nobody picks, as in a simulation, they are drawn.
codex-choice-first-player = Whoever takes the last turn in Alpha goes first in Beta.
codex-choice-process =
    Once per use makes galactium scarce and the Mechanic valuable.
    It only matters when Alpha is played.
codex-choice-traders =
    Any number makes for quick credits, as long as the bank has some.
    It only matters when Alpha is played.
codex-choice-solo-traffic =
    The die is rolled after each turn, once pilots are drawn, and stays as rolled.
    It only matters with one player.
codex-preset-seed = The rules as written: all options at their defaults.
codex-preset-first-game = The standard rules, with the products that are easiest to count.
codex-preset-lean = For players who find galactium too easy to come by.
codex-preset-alpha-only = About half an hour for four, without products.
codex-preset-beta-only = About half an hour for four, without mining.
codex-preset-busy-solo = The docks change even though only one player flies.

## What is true in a match
codex-fact-half = This half
codex-fact-alpha = Alpha
codex-fact-beta = Beta
codex-fact-die = The die shows
codex-fact-taken = taken
codex-fact-free = free
codex-fact-orbit = Shuttles in orbit
codex-fact-bank = In the bank
codex-fact-left = left: { $count }
codex-fact-not-in-play = not in play
codex-fact-pile = top one: size { $open }, left: { $left }
codex-fact-pile-empty = none left
codex-fact-spaces = { $used } of { $size } spaces used
codex-fact-bribed = bribed this half
codex-fact-not-bribed = not bribed this half
codex-fact-held = in the warehouse: { $stored }, on board: { $aboard }
codex-fact-upgraded = upgraded
codex-fact-plain = not upgraded
codex-fact-ship = { $ship }: { $spaces }, { $side }
codex-fact-pilots = in hand: { $hand }, in the deck: { $deck }
codex-fact-points-of = { $total }: { $parts }
codex-fact-begin = deals the pilots
codex-fact-stow = loads the fleet
codex-fact-card = chooses a pilot
codex-fact-fly = chooses a flight
codex-fact-work = goods and action
codex-fact-hire = in the Cantina
codex-fact-keep = chooses who is kept
codex-fact-over = the match is over
