### The game on the title, its opponents, its rule options.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The games on the title
game-contraband = Contraband
game-contraband-line = traders, smugglers and pirates on a ring of stars
game-contraband-credit = After a working draft by an Italian designer. Own name, art and words.

## Opponents
opponent-simple = Carrier
opponent-simple-help = Flies to whatever is nearest and sells it. Looks at nobody.
opponent-greedy = Speculator
opponent-greedy-help = Counts turns, prices and risks, and goes for what pays best now.
level-cadet-about = Follows plain rules and often errs.
level-pilot-about = Thinks a little ahead, and overlooks things.
level-captain-about = Plays many ways out before it decides.
level-commodore-about = Plays more ways out, and errs seldom.
level-admiral-about = Thinks longest of all. The strongest there is.

## Sets of rules
preset-seed = Standard
preset-seed-help = The rules with every gap settled. The usual choice.
preset-short = Short
preset-short-help = The match ends sooner: round 40, 30 or 25.
preset-sharp = Sharp
preset-sharp-help = The police reaches two sectors on each side.
preset-secret = Secret
preset-secret-help = Everybody plans in secret and moves at once; a plan may be changed.

## Rule options
rule-first-player = First player
rule-first-player-help = Who begins.
rule-first-player-random = By lot
rule-first-player-random-help = Drawn by lot.
rule-first-player-chosen = First seat
rule-first-player-chosen-help = Whoever sits in the first seat.
rule-pirates = Pirates
rule-pirates-help = Where police and raiders know a pirate.
rule-pirates-galaxy = Everywhere
rule-pirates-galaxy-help = Once a pirate, everywhere a pirate.
rule-pirates-quadrant = By quadrant
rule-pirates-quadrant-help = Only in quadrants with his token.
rule-patrols = Police reach
rule-patrols-help = How far the police reaches from its line.
rule-patrols-seed = One sector
rule-patrols-seed-help = One sector on each side.
rule-patrols-alert = Two sectors
rule-patrols-alert-help = Two sectors on each side: smuggling is harder.
rule-evasion = Evasion
rule-evasion-help = What it costs to flee from an inspection before the first shot.
rule-evasion-one-hit = One hit
rule-evasion-one-hit-help = One hit at most.
rule-evasion-table = As ever
rule-evasion-table-help = As many hits as any flight.
rule-goal = Goal
rule-goal-help = When the goal ends the match.
rule-goal-round = End of the round
rule-goal-round-help = The round is played out, patrols included.
rule-goal-at-once = At once
rule-goal-at-once-help = The order that reaches it ends the match.
rule-objectives = Objectives
rule-objectives-help = Whether each player has a secret objective.
rule-objectives-on = Secret
rule-objectives-on-help = Credits alone do not win.
rule-objectives-off = None
rule-objectives-off-help = The target alone is the goal.
rule-rounds = Rounds
rule-rounds-help = After which round the match ends in any case.
rule-rounds-standard = 60, 50, 40
rule-rounds-standard-help = With two, three and four players.
rule-rounds-short = 40, 30, 25
rule-rounds-short-help = With two, three and four players.
rule-order = Order of a round
rule-order-help = Whether players move one after the other.
rule-order-turns = In turns
rule-order-turns-help = One turn after the other.
rule-order-simultaneous = All at once
rule-order-simultaneous-help = Everybody plans in secret; the steps are shown together.
rule-change = Change of plan
rule-change-help = Whether one covered token may be changed each round, when all move at once.
rule-change-off = No
rule-change-off-help = A plan stands.
rule-change-on = Yes
rule-change-on-help = One token a round, while two lie covered.
