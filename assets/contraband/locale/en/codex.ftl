### The pages of the codex. A page’s text is one point a line; numbers of the rules are put in.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-sites = Places
codex-part-rovers = On patrol
codex-part-metals = Metals
codex-part-ships = Ships and upgrades
codex-part-cards = Bonus cards
codex-part-objectives = Objectives
codex-part-sectors = Sectors
codex-card = Card: { $card }
codex-objective = Objective: { $aim }
codex-sector = Sector { $sector }

## The game
codex-basic-start = Players and start
codex-basic-start-gist = Two to four captains, or one alone, trade and smuggle on a ring of sixteen sectors.
codex-basic-start-body =
    Each begins with 500 credits in the spaceport of his colour, with an empty hold, { $engines }.
    Each is dealt one objective, which nobody else sees.
    Police and aliens begin on two of the four main axes.
    The order of play is clockwise and the same in every round.
codex-basic-round = The round
codex-basic-round-gist = Each captain has a turn; then the patrols move; then the round is over.
codex-basic-round-body =
    A round has steps: the turns, and the patrol step after the last of them.
    Engine Boosts last for a step. Who was met may be met again in the next one.
    What was beaten for the round is back in the next.
codex-basic-turn = The turn
codex-basic-turn-gist = A captain moves and acts in any order, and ends the turn when he likes.
codex-basic-turn-body =
    Acting in a place takes no move: on arriving, before leaving, and again with moves left.
    Cargo may be thrown out, cards played and a ship attacked in the same space.
    He may do nothing, and stay in a place for any number of rounds.
    A turn that ends in reach of a patrol not yet met brings that meeting.
codex-basic-movement = Movement
codex-basic-movement-gist = Each step to a joined space or place is one move; the engine says how many there are.
codex-basic-movement-body =
    Leaving a place is one move, entering one is another.
    Crossing a main axis ends the movement, and so does a meeting that engages.
    Once the movement is over, acting and cards are still allowed.
    A place holds one ship; open space holds any number.
codex-basic-meetings = Meetings
codex-basic-meetings-gist = Who enters open space in reach of a patrol meets it.
codex-basic-meetings-body =
    In one step the police are met once at most, and the aliens once. So a round can bring each of them twice.
    Where the police reach, aliens do nothing.
    In a mine, market, spaceport or gate nobody is met, and in breakdown neither.
    Passing through counts as entering.
codex-basic-patrols = The patrol step
codex-basic-patrols-gist = After all turns the police roll and move, then the aliens; and whoever is in reach meets them.
codex-basic-patrols-body =
    On a d4, 1 is one line clockwise, 2 two; 3 is one anticlockwise, 4 two.
    If both then stand on the same line, neither rolls in the next patrol step.
    Ships meet them in the order of play, one after the other.
codex-basic-inspection = Inspection
codex-basic-inspection-gist = The police inspect whomever they meet: submit, flee or fight.
codex-basic-inspection-body =
    It reaches the open space of { $reach } on each side of its line.
    Without plutonium, or with all of it hidden, nothing happens.
    Fleeing needs a faster engine. { $evasion }
    A pirate is shot on sight: he cannot submit, unless he plays a Disguise.
codex-basic-contraband = Contraband
codex-basic-contraband-gist = Plutonium sells best, and must not be found.
codex-basic-contraband-body =
    Found plutonium costs the whole hold and a fine of { $fine } credits, or all there are.
    The ship is put into the nearest spaceport that is open to it.
    Ways past the police: wait a turn, a gate, Spy Radar, Hidden Hold, or throwing it out.
    A miner’s metal taken keeps inspections away until the round is over.
codex-basic-fights = Fights
codex-basic-fights-gist = In each exchange both roll a d4 and add their weapon; the higher total takes one shield.
codex-basic-fights-body =
    Equal totals do nothing. It goes on until one side has no shields left or has fled.
    Shields are full again when a meeting is over.
    Before each exchange cards may be played.
    The chance to win to the end stands beside the choice, and is exact.
codex-basic-flight = Flight
codex-basic-flight-gist = Who is faster may flee, at the price of hits.
codex-basic-flight-body =
    Faster by 1 costs two hits, by 2 one, by 3 or more none. A hit takes a d4 off the shields.
    Engine Boosts count; Cargo bay 2 makes its owner slower by 1.
    If shields are left, the meeting is over and the movement too. If none are left, the ship is in breakdown.
    { $evasion }
codex-basic-early = The first raids
codex-basic-early-gist = An unarmed ship loses to raiders nearly always. There is no need to meet them.
codex-basic-early-body =
    End turns in a mine, market, spaceport or gate: nobody is met there.
    Wait a turn, or go round the other way: patrols never stand still for long.
    { $truce }
    { $raids }
    Weapon 2 with three shields wins nine times in ten.
codex-basic-attack = Attack and loot
codex-basic-attack-gist = In open space one ship there may be attacked, once a turn.
codex-basic-attack-body =
    Neither may be in breakdown. All upgrades of both ships are shown, and the attacker is a pirate before the first die.
    Before each exchange the defender stands or flees, then the attacker fights on or flees.
    Who breaks down hides what he can; the attacker takes what fits of the rest.
    An attacker who breaks down is not robbed.
codex-basic-piracy = Piracy
codex-basic-piracy-gist = Whoever attacks a ship is a pirate for the rest of the match.
codex-basic-piracy-body =
    The spaceport of each quadrant in which he attacked is closed to him, in breakdown too.
    The police attack him on sight, and raiders leave him in peace: { $pirates }.
    Attacking police, aliens or the corsair makes nobody a pirate.
    With all four spaceports closed a market repairs him, for { $repair } credits.
codex-basic-breakdown = Breakdown
codex-basic-breakdown-gist = A ship without shields drifts until a spaceport repairs it.
codex-basic-breakdown-body =
    Against police, aliens or the corsair the whole hold is lost; to a pirate what he can carry.
    { $wrecks }
    { $breakdowns }
codex-basic-goal = Winning
codex-basic-goal-gist = Who has the target and a fulfilled objective wins.
codex-basic-goal-body =
    The target is { $two-players } credits with two players, { $three-players } with three, { $four-players } with four.
    { $goal }
    Of several the one with most credits wins, then the one whose hold is worth most.
    Upgrades and cards not played count nothing.
codex-basic-last = The last rounds
codex-basic-last-gist = What happens if nobody reaches the goal.
codex-basic-last-body =
    { $rounds }
codex-basic-alone = Playing alone
codex-basic-alone-gist = Sixteen rounds, and as many credits as possible.
codex-basic-alone-body =
    There are no objectives and no pirates. A third token roams: the corsair.
    A turn may not end where it began, unless the movement was ended for the ship.
    From 500 credits: hauler; 1,000: trader; 1,500: smuggler; 2,000: captain of industry; 3,000: legend.
codex-basic-together = All move at once
codex-basic-together-gist = Everybody plans a row of tokens in secret; they are shown and carried out one by one.
codex-basic-together-body =
    Each has ten tokens: clockwise and anticlockwise twice, every other step once.
    A token that cannot be carried out is lost, and a move with it.
    After each reveal those whose token was shown may act, and attack once a round.
    Gates are used then; Engine Boosts are played while planning.
codex-basic-secrets = Who sees what
codex-basic-secrets-gist = Objective, kinds of cargo, cards and unused upgrades are the owner’s secret.
codex-basic-secrets-body =
    Open to all: positions, credits, markets, metals lying face up, and how many metals, cards and upgrades each has.
    An upgrade is shown when it is used. A fight shows all.
    A store is seen by who is in it. What was seen there is remembered.
    What is sold, bought or taken from open metals is seen by all; what is thrown out or lost is not.

## Places
codex-site-space = Open space
codex-site-space-gist = Each sector has one in the lane, joined to both neighbours and to its own places.
codex-site-space-body =
    It holds any number of ships.
    Patrols reach it from their lines; a ship there can be met, attacked and inspected.
codex-site-lines = Lines and main axes
codex-site-lines-gist = Between neighbouring sectors runs a line; the four between quadrants are main axes.
codex-site-lines-body =
    Patrols stand on lines, never in a place.
    Crossing a main axis ends the movement.
    Once beaten, the police go to the next police station clockwise: the line behind the first sector of a quadrant.
codex-site-mine = Mines
codex-site-mine-gist = Thirty-two worlds, two in each sector. Nobody has seen into them.
codex-site-mine-body =
    The first ship draws one bonus card and finds three metals, which it alone sees.
    Metals are taken free, as many as fit; { $swaps } a turn may be exchanged for another kind.
    When the finder leaves, what remains lies open to all.
    A mine without metals is exhausted, and may still be entered.
codex-site-market = Markets
codex-site-market-gist = Two in each quadrant. Prices fall with each unit that lies there.
codex-site-market-body =
    Plutonium brings { $contraband }; iron and carbon bring { $lawful }, each kind counted by itself.
    What lies there is bought at the price for which it was sold last.
    A market holds { $kind } of a kind and { $room } in all.
    In one turn a kind is either sold or bought in a market, not both.
codex-site-port = Spaceports
codex-site-port-gist = One in each quadrant: upgrades are sold there, and ships repaired.
codex-site-port-body =
    Each store has { $store } upgrades at the start and is never refilled. Only who is there sees it.
    Level 1 costs { $one } credits, level 2 costs { $two }. They work at once.
    A level 2 needs no level 1. A level 1 that is replaced leaves the game.
    A pirate’s spaceports are closed where his token lies.
codex-site-gate = Gates
codex-site-gate-gist = One in each quadrant. It leads into any other, and into its own.
codex-site-gate-body =
    It costs { $gate } credits and no move. A d4 says in which sector the ship comes out.
    Then the movement is over, and whoever reaches that space is met.
    Not in breakdown, and not once the movement is over.

## On patrol
codex-rover-police = The police
codex-rover-police-gist = White and blue. They inspect everybody and shoot at pirates.
codex-rover-police-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    Anybody may fight them, even with nothing to hide. Beaten, they give nothing and go to the next station.
    Whoever loses to them loses the hold, and with plutonium in it pays the fine of { $fine } as well.
codex-rover-raiders = Alien raiders
codex-rover-raiders-gist = On 2, 3 or 4 of the aliens’ die. They attack everybody but pirates.
codex-rover-raiders-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    Beaten, they bring { $reward } credits. Whoever loses to them loses the hold.
    A Friendly Alien, played before the first shot, makes them let go.
codex-rover-miners = Alien miners
codex-rover-miners-gist = On 1 of the aliens’ die. They attack nobody.
codex-rover-miners-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    Left in peace they do not stop a ship. Fighting them ends the movement.
    Beaten they leave the top metal of the deck, which the victor alone sees.
    Who takes it is not inspected for the rest of the round.
codex-rover-corsair = The corsair
codex-rover-corsair-gist = Roams only where one plays alone, and attacks on sight.
codex-rover-corsair-body =
    Engine { $engine }, shields { $shields }, weapon { $weapon }.
    It moves after the aliens, by a die of its own, and is met before them.
    Beaten it leaves the top metal of the deck. No Friendly Alien helps.

## Metals
codex-metal-iron-gist = Plain cargo that the police never ask about.
codex-metal-iron-body =
    There are { $copies }. It sells for { $first }, { $second } and { $third } credits.
codex-metal-carbon-gist = Plain cargo, worth as much as iron, and counted by itself in every market.
codex-metal-carbon-body =
    There are { $copies }. It sells for { $first }, { $second } and { $third } credits.
    With both iron and carbon aboard, one market pays the full price twice.
codex-metal-plutonium-gist = Contraband, and the best price.
codex-metal-plutonium-body =
    There are { $copies }. It sells for { $first }, { $second } and { $third } credits, and markets do not ask.
    An inspection that finds it takes the whole hold and { $fine } credits.
    In ties it counts 500 in the hold, other metals 200.

## Ships and upgrades
codex-system-engine-gist = How many moves a ship has in a turn.
codex-system-engine-body =
    One without, two with level 1 ({ $one } credits), three with level 2 ({ $two }).
    It is shown with the first move beyond what the ship has without it.
codex-system-cargo-gist = How many metals the hold takes.
codex-system-cargo-body =
    One without, two with level 1 ({ $one } credits), three with level 2 ({ $two }).
    It is shown with the second metal. Level 2 makes a ship slower in flight.
codex-system-shields-gist = How many hits a ship takes in a fight.
codex-system-shields-body =
    Two without, three with level 1 ({ $one } credits), four with level 2 ({ $two }).
    They are full when a meeting begins and again when it is over.
codex-system-weapon-gist = What is added to the die in a fight.
codex-system-weapon-body =
    Nothing without, 1 with level 1 ({ $one } credits), 2 with level 2 ({ $two }).
    It counts for more than shields: against raiders three shields win 8 % bare, 50 % with level 1, 92 % with level 2.

## Bonus cards
codex-card-disguise-body =
    Before the first exchange, when the police attack a pirate on sight.
    After it the pirate may submit like anybody.
codex-card-spy-radar-body =
    In the own turn, outside meetings. Whoever plays last decides where the police stand.
    Two lines are enough to clear a way, or to bar a rival’s.
codex-card-engine-boost-body =
    In the own turn while the movement is not over, or when asked in a meeting.
    It lasts for the patrols of the round too, and when its owner is attacked. Several add up. Not in breakdown.
codex-card-weapon-boost-body =
    When it is the owner’s to decide in a meeting or a fight. Several add up.
codex-card-shield-boost-body =
    When it is the owner’s to decide in a meeting or a fight. Several add up.
codex-card-credits-body =
    { $found } credits in the own turn. In the hand they count for nothing.
codex-card-friendly-alien-body =
    When raiders attack, before the first exchange. They let the ship go, and its movement is over.
    It does not help against the corsair.
codex-card-hidden-hold-body =
    Played with submitting, or when robbed. Each card hides one metal; all see that it was used, not what it hid.
    It does not help in a lost fight with police or aliens.

## Objectives
codex-objective-outlaw-body =
    { $outlaw }
codex-objective-police-bane-body =
    With Weapon 2 and three shields the police are beaten 86 times in a hundred, with Weapon 1 only 34.
codex-objective-raider-bane-body =
    Miners and the corsair do not count. With Weapon 1 and three shields every second fight is won.
codex-objective-fortune-body =
    { $fortune } credits more than the target, and the match ends with the same round.
codex-objective-shipwright-body =
    Any level will do. Once declared it stays fulfilled, even if an upgrade is lost later.
codex-objective-worth = With the target reached as well it wins the match. After the last round it counts { $worth } credits.
codex-objective-worth-open = With the target reached as well it wins the match.

## Sectors
codex-sector-gist = In { $quadrant }: the mines { $one } and { $two }, and { $structure }.
codex-sector-body =
    Anticlockwise lies { $before }, clockwise { $after }.

## What options put into the texts
codex-pirates-galaxy = in every quadrant
codex-pirates-quadrant = only in quadrants with his token
codex-reach-one = one sector
codex-reach-two = two sectors
codex-evasion-one-hit = Before the first shot of an inspection it costs one hit at most.
codex-evasion-table = Before the first shot of an inspection it costs as many hits as ever.
codex-engines-bare = without upgrades or cards
codex-engines-fitted = with Engine 1 and no cards
codex-breakdowns-drift =
    There is one move a turn, into spaceports only. Nobody meets or attacks it.
    A spaceport repairs at once and free. The movement is over for that turn.
codex-breakdowns-tow =
    Then it is towed to the nearest spaceport open to it and repaired there, free. The movement is over for that turn.
    With all four closed it drifts, one move a turn. Nobody meets or attacks it.
codex-wrecks-stripped = One upgrade of the owner’s choice is lost, and its system falls back to nothing.
codex-wrecks-whole = No upgrade is lost.
codex-truce-none = Raiders attack every ship they meet from the first round on, pirates excepted.
codex-truce-kept = In rounds 1 and { $truce-last } raiders attack nobody.
codex-raids-attack = With an empty hold a lost fight costs an upgrade and the way home, no more.
codex-raids-tribute = From a ship without a weapon raiders take the cargo and let it go, unless its captain has a Friendly Alien to play.
codex-outlaw-attack = Fulfilled with the first attack on another ship, won or lost.
codex-outlaw-won-attack = Fulfilled with the first attack on another ship that is won.
codex-goal-round = It counts when the round is over, after the patrols.
codex-goal-at-once = The order that reaches it ends the match at once.
codex-rounds-standard =
    The last round is 60 with two players, 50 with three, 40 with four.
    Then the highest sum wins: credits, and { $worth } for a fulfilled objective.
codex-rounds-short =
    The last round is 40 with two players, 30 with three, 25 with four.
    Then the highest sum wins: credits, and { $worth } for a fulfilled objective.
codex-rounds-none = There is no last round: the match goes on until somebody reaches the goal.

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
codex-fact-adrift = in breakdown
codex-fact-aim = secret objective: { $aim }
codex-fact-aim-done = fulfilled: { $aim }
codex-fact-unseen = nobody has been there
codex-fact-exhausted = exhausted
codex-fact-empty = empty
codex-fact-full = full
codex-fact-store = upgrades in store: { $count }
codex-fact-line = { $line }
codex-fact-beaten = { $line }, beaten for this round
codex-fact-odds = own chance to win: { $chance }
codex-fact-own = in the own hand: { $count }
codex-fact-mines = unseen: { $unseen }, with metals: { $open }
codex-fact-metals = Metals in the deck
codex-fact-bonus = Bonus cards in the deck
codex-fact-left = { $count } left
amount-credits = { $count ->
    [one] { $told } credit
   *[other] { $told } credits
}

## What there is to know about options and sets
codex-choice-first-player = Play goes clockwise from there, and so does every patrol step.
codex-choice-pirates = A known pirate is attacked on sight by the police and let alone by raiders. By quadrant both hold only where his token lies.
codex-choice-patrols = One sector leaves a safe lane on most ways; two sectors close nearly all of them.
codex-choice-evasion =
    Where one hit is enough, fleeing from an inspection is nearly always open to a ship with a shield left.
    As ever, the faster the police are, the more hits it costs.
codex-choice-goal =
    Played to the end of the round, everybody has as many turns, and the police may still fine the leader.
    At once, whoever reaches the goal has won.
codex-choice-objectives = With secret objectives credits alone do not win, and it pays to watch what others do.
codex-choice-rounds =
    When the last round is over, most credits win; a fulfilled objective counts as 1,000.
    Without a last round only the goal wins, however long that takes.
codex-choice-order =
    In turns everybody sees what was done before.
    All at once takes less time and asks for guessing: a step that cannot be made is lost.
codex-choice-change = Once a round, a player with two tokens still covered may replace one of them with another of their tokens. It applies only when everyone moves at once.
codex-choice-raids = Attacked, an unarmed ship loses nearly always, and an upgrade with it. Tribute costs the cargo alone.
codex-choice-breakdowns = A ship adrift may need many turns to come home. Towed, it loses as much but no time.
codex-choice-engines = Without an engine most ships buy one first of all. With it the match is under way from the first turn.
codex-choice-outlaw = If any attack will do, Outlaw is fulfilled sooner than all others. A won one asks for a weapon.
codex-choice-prices = Plutonium always sells for 500, 250 and 150. The more iron and carbon bring, the less a smuggler gains by his risk.
codex-choice-truce = Ships are weakest in the first rounds. While the truce lasts, raiders who come by let every ship be, unless its captain wants the fight.
codex-choice-wrecks = Whoever loses an engine early seldom catches up. A ship that keeps its upgrades is back in the race with the next metal.
codex-choice-target = A near target ends the match sooner, and seldom by the last round. Fortune still asks for 1,000 more.
codex-preset-seed = Every option as it is by default.
codex-preset-short = About two thirds of the time.
codex-preset-sharp = For smugglers who find the way too easy.
codex-preset-secret = For players who like to outguess each other.
codex-preset-tuned = Shorter matches, and fewer that are lost in the first rounds.
codex-preset-draft = For players with time: a match lasts until somebody reaches the goal.
codex-preset-gentle = For first matches: what is lost early can be won back.
