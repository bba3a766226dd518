### The game on the title, its opponents, its rule options.

## The games on the title
game-far-space-foundry = Far Space Foundry
game-far-space-foundry-line = shuttles, freighters and a station that turns over
game-far-space-foundry-credit = An unofficial version of the board game by Dan Manfredini. Own art and words.

## Opponents
opponent-simple = Dock hand
opponent-simple-help = Moves as many goods as it can and takes the action it finds. Never rolls, never bribes.
opponent-greedy = Magpie
opponent-greedy-help = Looks for the turn that is worth most now, and thinks no further.
level-cadet-about = Often misjudges what a turn is worth. Usually loses even to the Dock hand, the simplest opponent.
level-pilot-about = Plays sound turns but overlooks a lot, and has good days and bad days.
level-captain-about = Weighs the whole turn with care, and errs now and then.
level-commodore-about = Overlooks little, bribes where it pays, and errs seldom.
level-admiral-about = Plays its best plans out in many worlds before it decides. The strongest there is.
character-foreman = Foreman
character-foreman-about = Wants nothing but to win.
character-miner = Miner
character-miner-about = Trusts in ore: mines, processes and keeps galactium on board to the end.
character-trader = Trader
character-trader-about = Never parts with a credit without need, and likes a full purse.
character-recruiter = Recruiter
character-recruiter-about = Sits in the Cantina: as many pilots and freighters as can be had.
character-manufacturer = Manufacturer
character-manufacturer-about = Picks one product and makes it in number.
character-collector = Collector
character-collector-about = Wants one of every kind on board.
character-dock-master = Dock Master
character-dock-master-about = Knows whom to bribe, and watches what the others are after.

## Sets of rules
preset-seed = Standard
preset-seed-help = Both halves, random products. The usual choice.
preset-first-game = First game
preset-first-game-help = Both halves with the products that are easiest to learn.
preset-lean = Lean
preset-lean-help = One process a use: galactium is dear.
preset-alpha-only = Alpha only
preset-alpha-only-help = The first half alone, in half the time.
preset-beta-only = Beta only
preset-beta-only-help = The second half alone, with loaded freighters.
preset-busy-solo = Busy solo
preset-busy-solo-help = Alone, with shuttles of others that come and go.

## Rule options
rule-mode = Length
rule-mode-help = Which halves are played.
rule-mode-full = Both halves
rule-mode-full-help = Alpha, then Beta.
rule-mode-alpha-only = Alpha
rule-mode-alpha-only-help = Mining and loading alone; raw goods are the points.
rule-mode-beta-only = Beta
rule-mode-beta-only-help = Making and loading alone; each fleet begins with 10 raw goods.
rule-products = Products
rule-products-help = Which product cards are in play.
rule-products-random = Random
rule-products-random-help = Drawn when the match begins.
rule-products-first-game = First game
rule-products-first-game-help = Robot, Ion Cannon and Battery; with three players the Drone too, with four the Ray Gun.
rule-products-chosen = Chosen
rule-products-chosen-help = Picked by the players together, before the match begins.
ui-setup-picks = Product cards in play: { $picked } of { $count } picked
ui-fault-picks = Product cards to pick: { $count }. Picked so far: { $picked }.
setup-product-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rule-first-player = First player
rule-first-player-help = Who begins.
rule-first-player-roll = Highest roll
rule-first-player-roll-help = Everybody rolls; the highest roll begins.
rule-first-player-random = Random
rule-first-player-random-help = Anybody.
rule-first-player-chosen = First seat
rule-first-player-chosen-help = Who sits first begins.
rule-process = Process
rule-process-help = How often one use turns rubion into galactium.
rule-process-any = Any number
rule-process-any-help = As often as there is skyrite and rubion.
rule-process-once = Once
rule-process-once-help = One galactium a use.
rule-traders = Traders
rule-traders-help = How many rubion are sold in one use.
rule-traders-once = One
rule-traders-once-help = One rubion for 2 credits.
rule-traders-any = Any number
rule-traders-any-help = As many as the bank can pay for.
rule-solo-traffic = Traffic alone
rule-solo-traffic-help = Alone: shuttles of others that come and go.
rule-solo-traffic-off = None
rule-solo-traffic-off-help = The docks change by the player’s own flights alone.
rule-solo-traffic-on = After each turn
rule-solo-traffic-on-help = The die names a dock: a free one gets a shuttle, a taken one is cleared.

## Where points come from, what breaks a tie
score-raw = Raw goods
score-products = Products
score-charged = Charged
score-kinds = Kinds
score-credits = Credits
score-unfilled = Holds not full
score-plain = Not upgraded
tie-credits = { $name } and { $other } have the same points; more credits decide.
tie-warehouse = { $name } and { $other } have the same points and credits; more goods in the warehouse decide.

ui-setup-alone = Alone: 22 points or more win a full match.
