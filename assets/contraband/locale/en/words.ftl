### What things are called.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Metals
# `metal-NAME-object` and `amount-NAME-object` stand after a verb.
metal-iron = Iron
metal-carbon = Carbon
metal-plutonium = Plutonium
metal-iron-object = iron
metal-carbon-object = carbon
metal-plutonium-object = plutonium
amount-nothing = nothing
amount-iron-object = { $count } iron
amount-carbon-object = { $count } carbon
amount-plutonium-object = { $count } plutonium

## Ships
system-engine = Engine
system-cargo = Cargo bay
system-shields = Shields
system-weapon = Weapon
upgrade = { $system } { $level }

## Bonus cards
card-disguise = Disguise
card-disguise-help = The police inspect a pirate instead of attacking on sight.
card-disguise-when = Played when the police attack a pirate on sight.
card-spy-radar = Spy Radar
card-spy-radar-help = Move the police two lines, either way. This causes no encounters.
card-spy-radar-when = Played on its holder’s turn, outside encounters.
card-engine-boost = Engine Boost
card-engine-boost-help = Engine +1 until the round is over.
card-engine-boost-when = Played on its holder’s turn while the ship can still move, or in an encounter.
card-weapon-boost = Weapon Boost
card-weapon-boost-help = Weapon +1 until the encounter is over.
card-weapon-boost-when = Played in a fight.
card-shield-boost = Shield Boost
card-shield-boost-help = Shields +1 until the encounter is over.
card-shield-boost-when = Played in a fight.
card-credits = Credits
card-credits-help = Gain 200 credits on its holder’s turn.
card-credits-when = Played on its holder’s turn.
card-friendly-alien = Friendly Alien
card-friendly-alien-help = Raiders let the ship go.
card-friendly-alien-when = Played when raiders attack.
card-hidden-hold = Hidden Hold
card-hidden-hold-help = Hide one plutonium from an inspection, or one metal from a pirate.
card-hidden-hold-when = Played at an inspection, or when looted.

## Objectives
objective-outlaw = Outlaw
objective-outlaw-help = Become a pirate.
objective-outlaw-won-help = Attack another ship and win the fight.
objective-police-bane = Police Bane
objective-police-bane-help = Beat the police once.
objective-raider-bane = Raider Bane
objective-raider-bane-help = Beat alien raiders once.
objective-fortune = Fortune
objective-fortune-help = Have 1,000 credits more than the target.
objective-fortune-sum-help = Have { $credits } credits.
objective-shipwright = Shipwright
objective-shipwright-help = Have an upgrade in all four systems.

## Steps and tokens
step-out = open space
step-cw = clockwise
step-ccw = anticlockwise
step-mine1 = first mine
step-mine2 = second mine
step-market = market
step-port = spaceport
step-gate = gate
step-hidden = a token face down
# Between two steps of a row of tokens
step-then = , then{ " " }
token-police = Police
token-alien = Aliens
token-corsair = Corsair
foe-police = the police
foe-miner = an alien miner
foe-raiders = alien raiders
foe-corsair = the corsair

## Places
quadrant-red = Cinder Reach
quadrant-green = Moss Deep
quadrant-blue = Cobalt Drift
quadrant-yellow = Amber Shoals
space = { $name } ({ $sector })
line = between { $one } and { $other }
place-r1 = Anvil
place-r1-mine-one = Slag Heart
place-r1-mine-two = Ironwake
place-r1-structure = Anvil Exchange
place-r2 = Hearth
place-r2-mine-one = Emberfall
place-r2-mine-two = Kiln
place-r2-structure = Hearthport
place-r3 = Bellows
place-r3-mine-one = Cokefield
place-r3-mine-two = Soot Moon
place-r3-structure = Red Gate
place-r4 = Clinker
place-r4-mine-one = Scoria
place-r4-mine-two = Last Spark
place-r4-structure = Clinker Bazaar
place-g1 = Fern
place-g1-mine-one = Hollow Root
place-g1-mine-two = Greenrock
place-g1-structure = Fern Fair
place-g2 = Canopy
place-g2-mine-one = Sporefall
place-g2-mine-two = Mistbed
place-g2-structure = Canopy Harbour
place-g3 = Mire
place-g3-mine-one = Sunken Seam
place-g3-mine-two = Peat Moon
place-g3-structure = Green Gate
place-g4 = Thorn
place-g4-mine-one = Briar
place-g4-mine-two = Quillstone
place-g4-structure = Thorn Row
place-b1 = Tide
place-b1-mine-one = Saltvein
place-b1-mine-two = Deep Nine
place-b1-structure = Tide House
place-b2 = Anchor
place-b2-mine-one = Bluebell
place-b2-mine-two = Cold Keel
place-b2-structure = Anchorage
place-b3 = Fathom
place-b3-mine-one = Trench
place-b3-mine-two = Drowned Moon
place-b3-structure = Blue Gate
place-b4 = Spray
place-b4-mine-one = Foamrock
place-b4-mine-two = Gull Point
place-b4-structure = Spray Wharf
place-y1 = Dune
place-y1-mine-one = Glasspan
place-y1-mine-two = Brightsand
place-y1-structure = Dune Caravan
place-y2 = Lantern
place-y2-mine-one = Honeycomb
place-y2-mine-two = Old Torch
place-y2-structure = Lanternhold
place-y3 = Mirage
place-y3-mine-one = False Dawn
place-y3-mine-two = Dust Moon
place-y3-structure = Yellow Gate
place-y4 = Sundial
place-y4-mine-one = Noon
place-y4-mine-two = Long Shadow
place-y4-structure = Sundial Court

## The end
score-credits = In hand
score-objective = Objective
tie-cash = { $name } and { $other } have the same total; { $name } wins with more credits in hand.
tie-hold = { $name } and { $other } have the same credits; { $name } wins with the more valuable hold.
rank-stranded = stranded
rank-hauler = hauler
rank-trader = trader
rank-smuggler = smuggler
rank-captain-of-industry = captain of industry
rank-legend = legend

## What is asked
ask-turn = taking a turn
ask-police = the police have stopped the ship
ask-raid = the ship is under attack
ask-calm = leave the aliens alone or fight
ask-fight = a fight is on
ask-stand = stand or flee
ask-press = fight on or flee
ask-prize = a metal has been won
ask-hide = what to hide from the pirate
ask-loot = what to take from the hold
ask-lose = which upgrade to lose
ask-excess = what to jettison
ask-plan = the plan for the round
ask-act = what to do after the reveal
ask-nothing = nothing
ask-over = the match is over

## What a match is counted in: credits, not points
ui-score-total = Credits
ui-end-counting = Final count
ui-end-by = { $by ->
    [one] { $name } wins by { $shown } credit.
   *[other] { $name } wins by { $shown } credits.
}
ui-end-mine = { $place ->
    [2] { $name } comes second,
    [3] { $name } comes third,
   *[other] { $name } comes fourth,
} { $behind ->
    [0] level on credits
    [one] { $shown } credit behind
   *[other] { $shown } credits behind
}
stats-summary = { $played ->
    [one] { $played } match, { $won } won ({ $share }), { $points } credits on average
   *[other] { $played } matches, { $won } won ({ $share }), { $points } credits on average
}
stats-mean = Credits
