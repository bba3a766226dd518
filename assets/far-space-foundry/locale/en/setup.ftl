### The game on the title, its opponents, its rule options.

## The games on the title
game-far-space-foundry = Far Space Foundry
game-far-space-foundry-line = shuttles, freighters and a station that turns over
game-far-space-foundry-credit = An unofficial version of the board game by Dan Manfredini. Original art and text.

## Opponents
opponent-simple = Dock hand
opponent-simple-help = Moves as many goods as it can and uses whatever action it finds. Never rolls, never bribes.
opponent-greedy = Magpie
opponent-greedy-help = Does whatever is worth most right now and looks no further.
level-cadet-about = Often misjudges what a turn is worth. Usually loses even to the Dock hand, the simplest opponent.
level-pilot-about = Plays sound turns but overlooks a lot, and has good days and bad.
level-captain-about = Plans the whole turn carefully, with the odd mistake.
level-commodore-about = Overlooks little, bribes when it pays, and rarely makes mistakes.
level-admiral-about = Simulates its best plans many times before deciding. The strongest opponent.
character-foreman = Foreman
character-foreman-about = Cares only about winning.
character-miner = Miner
character-miner-about = Trusts in ore: mines, processes and keeps galactium on board to the end.
character-trader = Trader
character-trader-about = Never spends a credit needlessly, and likes a full purse.
character-recruiter = Recruiter
character-recruiter-about = Lives in the Cantina, and wants as many pilots and freighters as possible.
character-manufacturer = Manufacturer
character-manufacturer-about = Picks one product and makes it in large numbers.
character-collector = Collector
character-collector-about = Wants one of every kind on board.
character-dock-master = Dock Master
character-dock-master-about = Knows when to bribe, and watches what the others are after.

## Sets of rules
preset-seed = Standard
preset-seed-help = Both halves, random products. The default.
preset-first-game = First game
preset-first-game-help = Both halves with the products that are easiest to learn.
preset-lean = Lean
preset-lean-help = Process makes only one galactium per use, so galactium is precious.
preset-alpha-only = Alpha only
preset-alpha-only-help = Only the first half, in half the time.
preset-beta-only = Beta only
preset-beta-only-help = Only the second half, with loaded freighters.
preset-busy-solo = Busy solo
preset-busy-solo-help = Solo, with other shuttles coming and going.

## Rule options
rule-mode = Length
rule-mode-help = Which halves are played.
rule-mode-full = Both halves
rule-mode-full-help = Alpha, then Beta.
rule-mode-alpha-only = Alpha only
rule-mode-alpha-only-help = Mining and loading only; points come from raw goods.
rule-mode-beta-only = Beta only
rule-mode-beta-only-help = Making and loading only; each fleet starts with 10 raw goods.
rule-products = Products
rule-products-help = Which product cards are in play.
rule-products-random = Random
rule-products-random-help = Drawn when the match starts.
rule-products-first-game = First game
rule-products-first-game-help = Robot, Ion Cannon, Battery; plus the Drone with three players, and the Ray Gun with four.
rule-products-chosen = Chosen
rule-products-chosen-help = Picked by the players together before the match starts.
ui-setup-picks = Product cards in play: { $picked } of { $count } picked
ui-fault-picks = Product cards to pick: { $count }. Picked so far: { $picked }.
setup-product-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rule-first-player = First player
rule-first-player-help = Who goes first.
rule-first-player-roll = Highest roll
rule-first-player-roll-help = Everyone rolls; the highest goes first.
rule-first-player-random = Random
rule-first-player-random-help = The first player is drawn at random.
rule-first-player-chosen = First seat
rule-first-player-chosen-help = The player in the first seat goes first.
rule-process = Process
rule-process-help = How many rubion each use can turn into galactium.
rule-process-any = Any number
rule-process-any-help = As many as skyrite and rubion allow.
rule-process-once = Once
rule-process-once-help = One galactium per use.
rule-traders = Traders
rule-traders-help = How many rubion can be sold per use.
rule-traders-once = One
rule-traders-once-help = One rubion for 2 credits.
rule-traders-any = Any number
rule-traders-any-help = As many as the bank can pay for.
rule-solo-traffic = Solo traffic
rule-solo-traffic-help = Whether other shuttles come and go in solo matches.
rule-solo-traffic-off = None
rule-solo-traffic-off-help = Only the player’s own flights change the docks.
rule-solo-traffic-on = After each turn
rule-solo-traffic-on-help = The die names a dock: a free one gets a shuttle, a taken one is cleared.

## Where points come from, what breaks a tie
score-raw = Raw goods
score-products = Products
score-charged = Charged
score-kinds = Kinds
score-credits = Credits
score-unfilled = Unfilled holds
score-plain = Not upgraded
tie-credits = { $name } and { $other } are tied on points; more credits win.
tie-warehouse = { $name } and { $other } are tied on points and credits; more goods in the warehouse win.

ui-setup-alone = Solo: 22 points or more win a full match.
