### The pages of the codex. A page’s text is one point a line; numbers of the rules are put in.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-sites = Places
codex-part-rovers = Patrols
codex-part-metals = Metals
codex-part-ships = Ships and upgrades
codex-part-cards = Bonus cards
codex-part-objectives = Objectives
codex-part-sectors = Sectors
codex-card = Card: { $card }
codex-objective = Objective: { $aim }
codex-sector = Sector { $sector }

## The game
codex-basic-start = Players and setup
codex-basic-start-gist = Two to four captains, or one playing solo, trade and smuggle on a ring of sixteen sectors.
codex-basic-start-body =
    Each player starts with 500 credits in the spaceport of their colour, with an empty hold and { $engines }.
    Each is dealt one objective, which nobody else sees.
    Police and aliens start on two of the four main axes.
    Play is clockwise, in the same order every round.
codex-basic-round = The round
codex-basic-round-gist = Each captain takes a turn; then the patrols move, and the round is over.
codex-basic-round-body =
    A round has two phases: the turns, and the patrol phase after the last of them.
    A patrol met in one phase can be met again in the next. Engine Boosts last until the round is over.
    A beaten alien or corsair is back in the next round.
codex-basic-turn = The turn
codex-basic-turn-gist = A captain moves and acts in any order, and ends the turn at will.
codex-basic-turn-body =
    Actions in a place cost no moves, and are possible on arrival, before leaving and between moves.
    Cargo may be jettisoned, cards played and a ship in the same space attacked.
    A captain may do nothing, and may stay in a place for any number of rounds.
    Ending a turn within reach of a patrol not yet met triggers that encounter.
codex-basic-movement = Movement
codex-basic-movement-gist = Each step to a connected space or place is one move; the engine sets how many a ship has per turn.
codex-basic-movement-body =
    Leaving a place is one move; entering one is another.
    Crossing a main axis ends movement, and so does any encounter, except with aliens that do not attack and are left in peace.
    Once movement is over, actions and cards are still allowed.
    A place holds one ship; open space holds any number.
codex-basic-meetings = Encounters
codex-basic-meetings-gist = A ship that enters open space within reach of a patrol meets it.
codex-basic-meetings-body =
    In each phase, a ship meets the police at most once and the aliens at most once, so each can be met twice in a round.
    Within reach of the police, the aliens do nothing.
    A ship at a mine, market, spaceport or gate meets nobody, and neither does a broken-down ship.
    Passing through counts as entering.
codex-basic-patrols = The patrol phase
codex-basic-patrols-gist = After all turns, the police roll and move, then the aliens; any ship within reach meets them.
codex-basic-patrols-body =
    On a d4: 1 is one line clockwise, 2 is two; 3 is one line anticlockwise, 4 is two.
    If both end up on the same line, neither rolls in the next patrol phase.
    Ships meet them in turn order, one after the other.
codex-basic-inspection = Inspection
codex-basic-inspection-gist = The police inspect every ship they meet: submit, flee or fight.
codex-basic-inspection-body =
    They reach the open space of { $reach } on each side of their line.
    Without plutonium, or with all of it hidden, nothing happens.
    Fleeing requires a faster engine. { $evasion }
    A pirate is attacked on sight and cannot submit without playing a Disguise.
codex-basic-contraband = Contraband
codex-basic-contraband-gist = Plutonium sells best, and must not be found.
codex-basic-contraband-body =
    If plutonium is found, the whole hold is lost, and the player pays a fine of { $fine } credits, or all they have if that is less.
    The ship is sent to the nearest spaceport open to it.
    Ways past the police: waiting a turn, a gate, Spy Radar, Hidden Hold, or jettisoning the plutonium.
    Taking a miner’s metal prevents inspections for the rest of the round.
codex-basic-fights = Fights
codex-basic-fights-gist = In each exchange, both sides roll a d4 and add their weapon; the higher total takes one shield.
codex-basic-fights-body =
    Ties do nothing. The fight goes on until one side has no shields left or has fled.
    Shields are fully restored after an encounter.
    Cards may be played before each exchange.
    The chance to win the whole fight is shown next to the choice, and is exact.
codex-basic-flight = Fleeing
codex-basic-flight-gist = A faster ship can flee, at the cost of hits.
codex-basic-flight-body =
    A ship that is faster by 1 takes two hits; by 2, one; by 3 or more, none. Each hit takes a d4 off the shields.
    Engine Boosts count; Cargo bay 2 makes a ship slower by 1.
    If shields are left, the encounter is over, and so is movement. If none are left, the ship breaks down.
    { $evasion }
codex-basic-early = The first raids
codex-basic-early-gist = An unarmed ship nearly always loses to raiders. There is no need to meet them.
codex-basic-early-body =
    End turns at a mine, market, spaceport or gate: patrols meet nobody there.
    Wait a turn, or go round the other way: patrols never stay put for long.
    { $truce }
    { $raids }
    Weapon 2 with three shields wins nine fights in ten.
codex-basic-attack = Attacks and loot
codex-basic-attack-gist = In open space, a ship may attack one other ship there, once per turn.
codex-basic-attack-body =
    Neither ship may be broken down. All upgrades of both ships are revealed, and the attacker becomes a pirate before the first roll.
    Before each exchange, the defender stands or flees, then the attacker fights on or flees.
    A defender who breaks down hides what they can; the attacker takes as much of the rest as fits.
    An attacker who breaks down is not looted.
codex-basic-piracy = Piracy
codex-basic-piracy-gist = A player who attacks a ship becomes a pirate for the rest of the match.
codex-basic-piracy-body =
    The spaceport of each quadrant in which a pirate has attacked is closed to them, even when broken down.
    The police attack them on sight, and raiders leave them in peace: { $pirates }.
    Attacking police, aliens or the corsair makes nobody a pirate.
    If all four spaceports are closed, a market repairs the ship for { $repair } credits.
codex-basic-breakdown = Breakdown
codex-basic-breakdown-gist = A ship with no shields left drifts until a spaceport repairs it.
codex-basic-breakdown-body =
    Losing to the police, aliens or the corsair costs the whole hold; losing to a pirate costs as much of it as the pirate can carry.
    { $wrecks }
    { $breakdowns }
codex-basic-goal = Winning
codex-basic-goal-gist = The player who reaches the target with a completed objective wins.
codex-basic-goal-body =
    The target is { $two-players } credits with two players, { $three-players } with three, { $four-players } with four.
    { $goal }
    If several players qualify, the most credits win, then the most valuable hold.
    Upgrades and unplayed cards count for nothing.
codex-basic-last = The last rounds
codex-basic-last-gist = What happens if nobody reaches the goal.
codex-basic-last-body =
    { $rounds }
codex-basic-alone = Solo play
codex-basic-alone-gist = Sixteen rounds, and as many credits as possible.
codex-basic-alone-body =
    There are no objectives and no pirates. A third token roams: the corsair.
    A turn may not end where it began, unless the ship’s movement was cut short.
    From 500 credits: hauler; 1,000: trader; 1,500: smuggler; 2,000: captain of industry; 3,000: legend.
codex-basic-together = All move at once
codex-basic-together-gist = Everyone plans a row of tokens in secret; they are revealed and carried out one by one.
codex-basic-together-body =
    Each player has ten tokens: two clockwise, two anticlockwise, and one for each of the other steps.
    A token that cannot be carried out is lost, and a move with it.
    After each reveal, players whose token was revealed may act, and attack once per round.
    That is also when gates are used; Engine Boosts are played while planning.
codex-basic-secrets = Who sees what
codex-basic-secrets-gist = Objectives, kinds of cargo, cards and unused upgrades are secret.
codex-basic-secrets-body =
    Public: positions, credits, markets, face-up metals, and how many metals, cards and upgrades each player has.
    An upgrade is revealed when it is used. A fight reveals them all.
    Only a ship in a spaceport sees its stock. What was seen there is remembered.
    Metals that are sold, bought or taken face up are seen by all; those jettisoned or lost are not.

## Places
codex-site-space = Open space
codex-site-space-gist = Each sector has one space in the lane, connected to both neighbours and to the sector’s own places.
codex-site-space-body =
    It holds any number of ships.
    Patrols reach it from their lines; a ship there can be met, attacked and inspected.
codex-site-lines = Lines and main axes
codex-site-lines-gist = A line runs between neighbouring sectors; the four between quadrants are main axes.
codex-site-lines-body =
    Patrols stand on lines, never in a place.
    Crossing a main axis ends movement.
    When beaten, the police go to the next police station clockwise: the line after the first sector of a quadrant.
codex-site-mine = Mines
codex-site-mine-gist = Thirty-two worlds, two in each sector, all unexplored.
codex-site-mine-body =
    The first ship draws one bonus card and finds three metals, which only its captain sees.
    Metals are free, as many as fit; up to { $swaps } per turn may be swapped for another kind.
    When the finder leaves or the turn ends, the remaining metals are turned face up.
    A mine without metals is exhausted, but may still be entered.
codex-site-market = Markets
codex-site-market-gist = Two in each quadrant. Prices fall with each unit on the shelf.
codex-site-market-body =
    Plutonium brings { $contraband }; iron and carbon bring { $lawful }. Each kind is counted separately.
    Metals on the shelf can be bought at the price they last sold for.
    A market holds { $kind } of a kind and { $room } in total.
    In one turn, each kind can be either bought or sold at a market, not both.
codex-site-port = Spaceports
codex-site-port-gist = One in each quadrant: upgrades are sold there, and ships repaired.
codex-site-port-body =
    Each spaceport has { $store } upgrades at the start and is never restocked. Only a ship there sees them.
    Level 1 costs { $one } credits, level 2 costs { $two }. They work at once.
    Level 2 does not require level 1. A level 1 that is replaced leaves the game.
    A spaceport is closed to a pirate whose token is in its quadrant.
codex-site-gate = Gates
codex-site-gate-gist = One in each quadrant. It leads to any quadrant, even its own.
codex-site-gate-body =
    It costs { $gate } credits and no moves. A d4 decides which sector the ship comes out in.
    Movement is then over, and any patrol that reaches that space is met.
    A broken-down ship cannot use it, nor can one whose movement is over.

## On patrol
codex-rover-police = The police
codex-rover-police-gist = White and blue. They inspect everyone and attack pirates.
codex-rover-police-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    Anyone may fight them, even with nothing to hide. When beaten, they leave nothing behind and go to the next station.
    Losing to them costs the hold and, if there is plutonium in it, the fine of { $fine } as well.
codex-rover-raiders = Alien raiders
codex-rover-raiders-gist = A 2, 3 or 4 on the aliens’ die. They attack everyone but pirates.
codex-rover-raiders-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    Beating them earns { $reward } credits. Losing to them costs the hold.
    A Friendly Alien, played before the first shot, makes them let the ship go.
codex-rover-miners = Alien miners
codex-rover-miners-gist = A 1 on the aliens’ die. They attack nobody.
codex-rover-miners-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    Left in peace, they do not stop a ship. Fighting them ends movement.
    When beaten, they leave the top metal of the deck, which only the winner sees.
    A ship that takes it is not inspected for the rest of the round.
codex-rover-corsair = The corsair
codex-rover-corsair-gist = Roams only in solo play, and attacks on sight.
codex-rover-corsair-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    It moves after the aliens, on a roll of its own, and is met before them.
    When beaten, it leaves the top metal of the deck. Friendly Alien does not help.

## Metals
codex-metal-iron-gist = Plain cargo that the police never ask about.
codex-metal-iron-body =
    There are { $copies } units. They sell for { $first }, then { $second }, then { $third } credits.
codex-metal-carbon-gist = Plain cargo, worth as much as iron, but counted separately in every market.
codex-metal-carbon-body =
    There are { $copies } units. They sell for { $first }, then { $second }, then { $third } credits.
    With both iron and carbon aboard, one market pays the full price twice.
codex-metal-plutonium-gist = Contraband, and the best price.
codex-metal-plutonium-body =
    There are { $copies } units. They sell for { $first }, then { $second }, then { $third } credits, no questions asked.
    An inspection that finds it takes the whole hold and { $fine } credits.
    In a tie, each unit in the hold counts as 500 credits, other metals as 200.

## Ships and upgrades
codex-system-engine-gist = How many moves a ship has per turn.
codex-system-engine-body =
    One without an upgrade, two with level 1 ({ $one } credits), three with level 2 ({ $two }).
    It is revealed by the first move the ship could not make otherwise.
codex-system-cargo-gist = How many metals the hold has room for.
codex-system-cargo-body =
    One without an upgrade, two with level 1 ({ $one } credits), three with level 2 ({ $two }).
    It is revealed when a second metal comes aboard. Level 2 makes a ship slower when fleeing.
codex-system-shields-gist = How many hits a ship takes in a fight.
codex-system-shields-body =
    Two without an upgrade, three with level 1 ({ $one } credits), four with level 2 ({ $two }).
    They are full when an encounter starts and again when it is over.
codex-system-weapon-gist = What is added to the die in a fight.
codex-system-weapon-body =
    Nothing without an upgrade, 1 with level 1 ({ $one } credits), 2 with level 2 ({ $two }).
    It matters more than shields: against raiders, a ship with three shields wins 8% of fights unarmed, 50% with level 1, 92% with level 2.

## Bonus cards
codex-card-disguise-body =
    Play before the first exchange, when the police attack a pirate on sight.
    The pirate may then submit like anyone else.
codex-card-spy-radar-body =
    Play on its holder’s turn, outside encounters. Whoever plays last decides where the police stand.
    Two lines are enough to clear a path, or to block a rival’s.
codex-card-engine-boost-body =
    Play on its holder’s turn before movement is over, or when asked in an encounter.
    It also counts during the round’s patrols, and when its holder is attacked. Several can be combined. A broken-down ship cannot use it.
codex-card-weapon-boost-body = Play when its holder has a decision to make in an encounter or a fight. Several can be combined.
codex-card-shield-boost-body = Play when its holder has a decision to make in an encounter or a fight. Several can be combined.
codex-card-credits-body = Worth { $found } credits when played on its holder’s turn. Unplayed, it counts for nothing.
codex-card-friendly-alien-body =
    Play when raiders attack, before the first exchange. They let the ship go, and its movement is over.
    It does not help against the corsair.
codex-card-hidden-hold-body =
    Play when submitting to an inspection, or when looted. Each card hides one metal; everyone sees that it was used, but not what it hid.
    It does not help in a lost fight with police or aliens.

## Objectives
codex-objective-outlaw-body =
    { $outlaw }
codex-objective-police-bane-body = With Weapon 2 and three shields, the police are beaten 86% of the time; with Weapon 1, only 34%.
codex-objective-raider-bane-body = Miners and the corsair do not count. With Weapon 1 and three shields, half of all fights are won.
codex-objective-fortune-body = { $fortune } credits more than the target; the match then ends with that round.
codex-objective-shipwright-body = Any level will do. Once revealed, it stays completed, even if an upgrade is lost later.
codex-objective-worth = Together with the target, it wins the match. After the last round, it counts as { $worth } credits.
codex-objective-worth-open = Together with the target, it wins the match.

## Sectors
codex-sector-gist = In { $quadrant }: the mines { $one } and { $two }, and { $structure }.
codex-sector-body = Anticlockwise: { $before }. Clockwise: { $after }.

## What options put into the texts
codex-pirates-galaxy = in every quadrant
codex-pirates-quadrant = only in quadrants with their token
codex-reach-one = one sector
codex-reach-two = two sectors
codex-evasion-one-hit = Before the first shot of an inspection, it costs at most one hit.
codex-evasion-table = Before the first shot of an inspection, it costs as many hits as at any other time.
codex-engines-bare = no upgrades or cards
codex-engines-fitted = Engine 1, but no cards
codex-breakdowns-drift =
    The ship has one move per turn and can enter only spaceports. Nobody meets or attacks it.
    A spaceport repairs it at once, for free. Movement is over for that turn.
codex-breakdowns-tow =
    The ship is then towed to the nearest spaceport open to it and repaired there for free. Movement is over for that turn.
    If all four are closed, it drifts, with one move per turn. Nobody meets or attacks it.
codex-wrecks-stripped = One upgrade of the owner’s choice is lost, and its system is left without one.
codex-wrecks-whole = No upgrade is lost.
codex-truce-none = From the first round on, raiders attack every ship they meet except pirates.
codex-truce-kept = In rounds 1 and { $truce-last }, raiders attack nobody.
codex-raids-attack = With an empty hold, a lost fight costs only an upgrade and the trip home.
codex-raids-tribute = Raiders take the cargo of an unarmed ship and let it go, unless its captain plays a Friendly Alien.
codex-outlaw-attack = Completed by the first attack on another ship, won or lost.
codex-outlaw-won-attack = Completed by the first successful attack on another ship.
codex-goal-round = This is checked when the round is over, after the patrols.
codex-goal-at-once = The action that reaches the goal ends the match at once.
codex-rounds-standard =
    The last round is 60 with two players, 50 with three, 40 with four.
    Then the highest total wins: credits, plus { $worth } for a completed objective.
codex-rounds-short =
    The last round is 40 with two players, 30 with three, 25 with four.
    Then the highest total wins: credits, plus { $worth } for a completed objective.
codex-rounds-none = There is no last round: the match continues until someone reaches the goal.

## What is true now
codex-fact-round = Round
codex-fact-round-of = { $round } of { $last }
codex-fact-target = Target
codex-fact-moves = moves left: { $left } of { $of }
codex-fact-level = { $system }: level { $level }
codex-fact-level-hidden = { $system }: not known
codex-fact-hold = metals in the hold: { $count }
codex-fact-hand = bonus cards: { $count }
codex-fact-closed = spaceport closed: { $what }
codex-fact-adrift = broken down
codex-fact-aim = secret objective: { $aim }
codex-fact-aim-done = completed: { $aim }
codex-fact-unseen = unexplored
codex-fact-exhausted = exhausted
codex-fact-empty = empty
codex-fact-full = full
codex-fact-store = upgrades in stock: { $count }
codex-fact-line = { $line }
codex-fact-beaten = { $line }, beaten this round
codex-fact-odds = chance to win: { $chance }
codex-fact-own = in hand: { $count }
codex-fact-mines = unexplored: { $unseen }, with metals: { $open }
codex-fact-metals = Metals in the deck
codex-fact-bonus = Bonus cards in the deck
codex-fact-left = { $count } left
amount-credits = { $count ->
    [one] { $told } credit
   *[other] { $told } credits
}

## What there is to know about options and sets
codex-choice-first-player = Play goes clockwise from there, and so does every patrol phase.
codex-choice-pirates = The police attack a pirate on sight; raiders leave them alone. By quadrant: only where their token is.
codex-choice-patrols = One sector leaves a safe lane on most routes; two sectors close nearly all of them.
codex-choice-evasion =
    One hit: fleeing an inspection nearly always works for a faster ship.
    Full: the smaller its lead in speed, the more hits it takes.
codex-choice-goal =
    End of the round: everyone has the same number of turns, and the police may still fine the leader.
    At once: the first captain to reach the goal wins immediately.
codex-choice-objectives = With secret objectives, credits alone do not win, and it pays to watch what others do.
codex-choice-rounds =
    When the last round is over, the most credits win; a completed objective counts as 1,000.
    Without a last round, only the goal wins, however long that takes.
codex-choice-order =
    In turns: everyone sees what was done before.
    All at once: quicker, with more guessing; a step that cannot be made is lost.
codex-choice-change = Once per round, a player with at least two tokens still face down may replace one with another of their own. It applies only when all move at once.
codex-choice-raids = Attacked: an unarmed ship nearly always loses, and an upgrade with it. Tribute: only the cargo is lost.
codex-choice-breakdowns = Adrift: a ship may need many turns to get home. Towed: it loses just as much, but no time.
codex-choice-engines = None: most players buy an engine first. Engine 1: the match gets going from the first turn.
codex-choice-outlaw = Any attack: Outlaw is quicker to complete than any other objective. A successful attack: that takes a weapon.
codex-choice-prices = Plutonium always sells for 500, 250 and 150. The more iron and carbon bring, the less a smuggler gains from the risk.
codex-choice-truce = Ships are weakest in the first rounds. During the truce, raiders leave every ship alone unless its captain wants a fight.
codex-choice-wrecks = A ship that loses its engine early rarely catches up. One that keeps its upgrades is back in the race with its next metal.
codex-choice-target = A lower target ends the match sooner, rarely as late as the last round. Fortune still takes 1,000 more.
codex-preset-seed = All options at their defaults.
codex-preset-short = Takes about two thirds of the time.
codex-preset-sharp = For players who find smuggling too easy.
codex-preset-secret = For players who like to outguess one another.
codex-preset-tuned = Shorter matches, and fewer lost in the opening rounds.
codex-preset-draft = For players with time: a match lasts until someone reaches the goal.
codex-preset-gentle = For first matches: early losses can be made good.
