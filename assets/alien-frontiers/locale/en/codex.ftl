### The pages of the codex, and what the dice in hand could do.
### A page’s text is one point a line. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-facilities = Facilities
codex-part-territories = Territories
codex-part-fields = Fields
codex-part-cards = Alien tech
codex-power = Power
codex-discard = Discarded

## What is true now
codex-fact-docks = Free docks
codex-fact-docks-pairs = Free pairs of docks
codex-fact-docks-triples = Free triples of docks
codex-fact-free = { $free } of { $all }
codex-fact-docked = { $name } has docked
codex-fact-bay = { $name } in the Bay
codex-fact-ships =
    { $count ->
        [0] no ship
        [one] { $count } ship
       *[other] { $count } ships
    }
codex-fact-price = Price now
codex-fact-price-ship = Next ship
codex-fact-price-colony = A colony
codex-fact-price-launch = A launch
codex-fact-price-ore = 1 ore
codex-fact-price-relic = The relic ship
codex-fact-price-colony-each = For each colony there
codex-fact-price-ship-each = For each ship hit
codex-fact-free-of-charge = free
codex-fact-gains = Fuel for a 1, 2, 3, 4, 5, 6
codex-fact-gains-extra = { $gains } (1 of it from { $territory })
codex-fact-mine = Takes
codex-fact-mine-any = any value
codex-fact-mine-from = { $value } and more
codex-fact-raid = A raid must beat
codex-fact-raid-none = nobody: the Outpost is empty
codex-fact-raid-total = a total of { $total }
codex-fact-claim = Towards a claim
codex-fact-claim-total = { $total } of 8
codex-fact-claim-cycles =
    { $count ->
        [one] { $total } of 8, { $count } new display to be had
       *[other] { $total } of 8, { $count } new displays to be had
    }
codex-fact-circle = { $name } on the track
codex-fact-circle-none = no colony
codex-fact-circle-at = circle { $circle } of 7
codex-fact-circle-ready = circle 7, ready to launch
codex-fact-control = { $territory }
codex-fact-control-by = controlled by { $name }
codex-fact-control-nobody = controlled by nobody
codex-fact-colonies = { $name }
codex-fact-colonies-here =
    { $count ->
        [one] { $count } colony here
       *[other] { $count } colonies here
    }
codex-fact-bonus = Bonus for { $name }
codex-fact-bonus-yes = works now
codex-fact-bonus-no = does not work now
codex-fact-field-beside = beside the board
codex-fact-held = Held by
codex-fact-places = Other copies
codex-fact-places-display =
    { $count ->
        [one] { $count } on display
       *[other] { $count } on display
    }
codex-fact-places-pile = { $count } discarded
codex-fact-places-deck = { $count } in the deck
codex-fact-used = Power
codex-fact-used-now = used this turn
codex-fact-left = { $name } has to place
codex-fact-left-colonies =
    { $count ->
        [0] no colony
        [one] { $count } colony
       *[other] { $count } colonies
    }
codex-fact-points = { $name }
codex-fact-points-all =
    { $total ->
        [one] { $total } point: { $colonies } for colonies, { $control } for control, { $rest } else
       *[other] { $total } points: { $colonies } for colonies, { $control } for control, { $rest } else
    }
codex-fact-target = Also ends at
codex-fact-target-points = { $points } points
codex-fact-stores = { $name } holds
codex-fact-fleet = { $name }
codex-fact-fleet-ships = { $out } out, { $stock } in stock
codex-fact-relic = Relic ship
codex-fact-relic-desert = on Burroughs Desert
codex-fact-relic-with = with { $name }
codex-fact-hand = { $name } holds
codex-fact-hand-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
codex-fact-deck = Cards
codex-fact-deck-cards = { $deck } in the deck, { $pile } discarded
codex-fact-players = Players
codex-fact-moves = { $name } moves
codex-fact-moves-hand =
    { $count ->
        [0] every ship is placed
        [one] { $count } ship to place
       *[other] { $count } ships to place
    }
codex-bill = { $base } – { $less } ({ $territory }) = { $now }
codex-bill-plain = { $now }

## The game
codex-basic-players = Players and start
codex-basic-players-gist = Two to four players settle one planet, each with a colour of ships and colonies.
codex-basic-players-body =
    Everybody begins with three ships in the fleet, three in stock and one tech card. Cards lie open to all.
    With two, three or four players each has 8, 7 or 6 colonies to place.
    Who moves second begins with 1 fuel, third with 1 ore, fourth with both.
    With fewer players some docks are covered for the whole match.
codex-basic-turn = The turn
codex-basic-turn-gist = Gather and roll the ships, dock them, use what they bring, pass on.
codex-basic-turn-body =
    All own ships come back from the board and are rolled together. One that terraformed goes to the stock instead.
    After the roll everything goes in any order: dock, trade, use cards, claim a card, launch a colony, buy the relic ship.
    What an order brings is there at once and pays for the next.
    Docked ships stay where they are until their owner moves again, and keep others out.
    A roll and newly laid out cards cannot be taken back; everything else can, until the turn ends.
codex-basic-docking = Docking
codex-basic-docking-gist = A rolled ship is worth what it shows. Facilities ask for single ships, pairs, triples or runs.
codex-basic-docking-body =
    Price and effect belong to the docking: it works only if docks are free, the values fit and the price can be paid now.
    Pairs and triples need a whole free group of docks. A single ship left there closes the group.
    A ship that could dock alone and without price may not idle in the Maintenance Bay.
    Groups, paid uses and cards are never forced.
codex-basic-resources = Fuel and ore
codex-basic-resources-gist = Fuel moves things, ore builds them. At the end of a turn 8 of both together may be kept.
codex-basic-resources-body =
    Fuel comes from the Solar Converter, ore from the Lunar Mine or for fuel at the Orbital Market.
    A raid takes up to four from other players.
    Within a turn there is no limit. Over 8 the player chooses what to give up before ending the turn.
    Unless the supply is limited, there is always enough.
codex-basic-fleet = The fleet
codex-basic-fleet-gist = Six ships of a colour at most; every ship more is one more die to roll.
codex-basic-fleet-body =
    Three ships fly from the start, three wait in stock until the Shipyard builds them.
    A ship that terraforms goes back to the stock and may be built again.
    A new ship lies in the Bay and is rolled from the next turn on.
codex-basic-relic = The relic ship
codex-basic-relic-gist = A seventh ship without a colour, for whoever controls Burroughs Desert.
codex-basic-relic-body =
    It costs 1 fuel and 1 ore, once a turn, while it lies on the desert. It joins the next roll.
    It docks like any ship but never counts as one of the six: not for prices, not for minimums.
    Control lost, or the Isolation Field there, sends it home at once from wherever it is.
    It may terraform even when no other ship could.
codex-basic-colonies = Colonies and control
codex-basic-colonies-gist = A colony is 1 point. More colonies in a territory than any other player: 1 point more and its bonus.
codex-basic-colonies-body =
    The Constructor, the Terraforming Station and a launch from the Hub place colonies.
    Any number of colonies may stand in a territory.
    Control is worked out again after every change. On a tie at the top nobody has it.
    Points and bonuses count from the moment they are gained, and end the moment they are lost.
codex-basic-tech = Alien tech
codex-basic-tech-gist = Cards with a power for fuel, once a turn, and a stronger one for which they are discarded.
codex-basic-tech-body =
    Powers are used in the own turn after the roll, a card claimed or stolen at once.
    One discard power a turn, and not of a card used in that turn.
    Nobody holds two of a kind.
    No ship is changed below 1 or above 6, and only ships not yet placed are changed.
    An empty deck is made anew of the discard pile.
codex-basic-scoring = Points
codex-basic-scoring-gist = Points are counted at every moment, and can be lost again.
codex-basic-scoring-body =
    1 point for each colony on the planet.
    1 point for each territory controlled.
    1 point each for holding Alien City and Alien Monument.
    1 point for controlling the territory under the Positron Field.
    A colony still on the Hub track is worth nothing.
codex-basic-end = The end
codex-basic-end-gist = The match ends at once when somebody places the last colony. Most points win.
codex-basic-end-body =
    That placing is settled in full first: control, relic ship, Positron Field.
    On equal points more cards win, then more ore, then more fuel; then the victory is shared.
    Whoever ends the match need not be the winner.
    With a target the match also ends when it is reached, after any order and by anybody.

## Facilities
codex-facility-solar-converter =
    A 1 or 2 gives 1 fuel, a 3 or 4 gives 2, a 5 or 6 gives 3.
    Each ship is counted for itself, so two 3s give 4.
codex-facility-lunar-mine =
    Own ships docked earlier count too, unless the rules are forgiving.
    Ships docked together are taken from the lowest to the highest.
    Low ships should come early: every ship makes it harder for those who follow.
codex-facility-orbital-market =
    A pair of 1s trades best: 1 fuel for 1 ore.
    Only a pair docked in this turn trades, and only while both are still there.
    With two pairs the better rate counts.
codex-facility-shipyard =
    The fourth ship costs 1 fuel and 1 ore, the fifth 2 and 2, the sixth 3 and 3.
    Counted are the own ships out of the stock, one on the Terraforming Station and one built this turn too; the relic ship is not.
    Each pair builds one ship; it can be rolled from the next turn on.
codex-facility-colony-constructor =
    The colony goes to any territory but the one under the Repulsor Field.
    An unplaced colony is used first; the one on the Hub track only when it is the last.
codex-facility-colonist-hub =
    Everybody has a track of their own with three docks, so nobody can be kept out.
    The first ship puts a new colony on circle 1. Progress stays when the ships leave.
    A launch needs no ship, only its price, at any time after the roll.
    While a finished colony waits no ship can dock. Steps beyond circle 7 start the next colony if the launch follows at once.
codex-facility-alien-artifact =
    The ships docked this turn are added up. A claim uses them all, and what is over 8 is lost.
    Claims and new displays last until the end of the turn.
    A claimed card works at once and is replaced from the deck.
    New displays and claims show new cards, so they cannot be taken back.
codex-facility-terraforming-station =
    The ship stays until its owner’s next turn and then goes to the stock. It can be built again.
    Three other own ships must be out of the stock; those in the Bay and those just built count.
    The relic ship may always be used and goes back to Burroughs Desert.
codex-facility-raiders-outpost =
    1-2-3, 2-3-4, 3-4-5 or 4-5-6. The total must beat what is docked here, even one’s own ships.
    The ships thrown out go to the Bay of their owners.
    Fuel and ore may be taken from several players at once, a card from one only.
    A stolen card the raider holds already is discarded. Taking nothing is allowed.
codex-facility-maintenance-bay =
    Nothing is gained here, and no card reaches ships that lie here.
    New ships, ships thrown out and ships without a dock wait here for their owner’s next roll.
    While a ship could dock alone and without price, the Bay does not take it.

## Territories
codex-territory-asimov-crater =
    The ships of the turn are counted, whether they dock together or one after another.
    The extra circle may be a step beyond circle 7.
codex-territory-bradbury-plateau =
    A colony costs 2 ore instead of 3. No other price is lowered.
codex-territory-burroughs-desert =
    The relic ship joins the next roll and may be bought again after it was spent.
    A new controller has to buy it anew.
codex-territory-heinlein-plains =
    A pair is still needed; its value no longer matters.
    It works from the moment it is controlled, even for a pair docked before.
codex-territory-herbert-valley =
    The fourth ship is free, the fifth costs 1 fuel and 1 ore.
codex-territory-lem-badlands =
    Three ships bring 3 fuel more. The relic ship counts too.
codex-territory-pohl-foothills =
    Cards that cost 1 fuel are free, those that cost 2 cost 1.
    The Plasma Cannon and the Data Crystal become cheaper by 1 in total, not for each ship or colony.
codex-territory-van-vogt-mountains =
    Of ships docked together only the lowest is free; the others follow in rising order.
    A free dock is still needed.

## Fields
codex-field-isolation =
    Not even the Data Crystal borrows the bonus. On Burroughs Desert the relic ship is lost.
    It can be moved or taken off again; the bonus then works as before.
codex-field-positron =
    Nobody has the point while nobody controls the territory.
    It moves with the field and with the control, even at the very end.
codex-field-repulsor =
    Colonies are neither placed, moved nor swapped there. Control, its point and the bonus stay.
    Other fields still come and go.

## Alien tech
codex-card-alien-city =
    The point goes with the card when it is stolen.
    There is one in the game.
codex-card-alien-monument =
    The point goes with the card when it is stolen.
    There is one in the game.
codex-card-booster-pod =
    A 6 cannot be raised.
    Discarded it frees a territory of any field, which may be placed again later.
codex-card-data-crystal =
    Colonies of everybody count for the price. A territory without colony cannot be borrowed.
    Neither can Burroughs Desert, an isolated territory or one already controlled.
    A borrowed bonus does not lower the Crystal’s own price.
codex-card-gravity-manipulator =
    Two different ships are needed: neither a 1 to be lowered nor a 6 to be raised.
    It turns 2 and 4 into a pair of 3s.
codex-card-holographic-decoy =
    It costs nothing and works by itself, but it can be stolen.
    It does not stop the Plasma Cannon.
codex-card-orbital-teleporter =
    The ship keeps its value, no card changes it, and it may not return to the facility it left.
    What it brought there stays, but a pair it leaves trades no more.
    Not from the Terraforming Station or the Bay. It moves no colony into or out of the Repulsor Field.
codex-card-plasma-cannon =
    All ships must be at one facility; several owners are allowed, own ships are not.
    It makes room at full docks and weakens those who hold the Raiders’ Outpost.
    A ship on the Terraforming Station goes straight to the stock, the relic ship there to the desert.
    Discarded, it must leave the victim three ships of its colour.
codex-card-polarity-device =
    It makes a 6 of a 1, for the Terraforming Station.
    A swap can change control of two territories at once; the Repulsor Field forbids it.
codex-card-resource-cache =
    It pays after every roll by itself, before any value is changed.
    It pays nothing in the turn it is taken.
codex-card-stasis-beam =
    A 1 cannot be lowered.
    Discarded it isolates the territory whose bonus helps an opponent most.
codex-card-temporal-warper =
    Any number of unplaced ships may be rolled again, for one price.
    Discarded it takes any card of the pile that its owner does not hold, to be used at once.
    A new roll cannot be taken back.

## Rule options
codex-choice-length =
    More colonies make a longer match: the end comes with somebody’s last one.
    With two players both lengths are the same.
codex-choice-first-gist = Who has the first turn.
codex-choice-first =
    Roll: the highest die begins, ties are rolled again.
    By chance: anybody, without a roll. Chosen: the first in the list.
codex-choice-vp =
    Reached is tested after every order, for everybody. Of several the one ranked first wins.
    The last colony still ends the match too.
codex-choice-duty =
    Soft looks only at docks for a single ship without price.
    Strict also forces pairs, triples, raids and paid uses that are possible.
    Free lets ships idle at will.
codex-choice-supply =
    Limited: there are 30 fuel and 20 ore, those held counted. A gain takes only what is left.
    Raids move what is held already and need no supply.
codex-choice-mine =
    Only others’: a high own ship does not stop the lower ones that follow it.
codex-choice-surplus =
    Any order between the docking and the launch loses the waiting steps, unless they wait the whole turn.
codex-choice-asimov =
    First ship: even a single ship a turn moves two circles.
codex-choice-sixth =
    Only the sixth ship is concerned; the fourth and the fifth cost what they always do.
codex-choice-market =
    Concerned is a pair one of whose ships was taken back by the Orbital Teleporter.
codex-choice-cannon =
    Three: after the shot three ships of the victim’s colour must be out, one on the Terraforming Station not counted.
    Four before: before the shot it must have more than three on the board, that one counted.
codex-preset-2011 =
    All options at their first value. The usual choice.
codex-preset-2010 =
    For those who know the first edition: one option differs.
codex-preset-2011-literal =
    Two places of the text read by the letter.
codex-preset-app =
    More forgiving: four options differ, all in favour of the mover.

## Why not
why-needs-settlers = A colony takes three equal ships, a 6 at the Terraforming Station, or a launch from the Hub.
why-needs-card = Only a tech card can be aimed at this.
why-no-card-there = No card lies here.

## Tips
tip-roll = Gathers all own ships and rolls them.

## Options for these dice
dice-options = Options for these dice
dice-options-short = Options
dice-options-help = What each facility would take of the dice in hand, and what it would bring.
dice-options-picked = With { $ships }:
dice-options-all = With { $ships } in hand:
dice-options-none = No ship is left to dock.
dice-options-roll = Roll first.
dice-options-close = Close ({ $key })
dice-use = { $facility }: { $ships }, { $gain }
dice-gain-nothing = no gain
dice-gain-territory = place a colony
dice-gain-loot = raid
dice-gain-circle = circle { $circle }
dice-gain-trade = trade
dice-gain-rate = { $fuel } fuel for 1 ore
dice-gain-cycle = new display
dice-gain-ship = a ship
