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
        [0] no ships
        [one] { $count } ship
       *[other] { $count } ships
    }
codex-fact-price = Price now
codex-fact-price-ship = Next ship
codex-fact-price-colony = A colony
codex-fact-price-launch = A launch
codex-fact-price-ore = 1 ore
codex-fact-price-relic = The relic ship
codex-fact-price-colony-each = Per colony there
codex-fact-price-ship-each = Per ship hit
codex-fact-free-of-charge = free
codex-fact-gains = Fuel for a 1, 2, 3, 4, 5, 6
codex-fact-gains-extra = { $gains } (including 1 each from { $territory })
codex-fact-mine = Takes
codex-fact-mine-any = any value
codex-fact-mine-from = { $value } or more
codex-fact-raid = A raid needs
codex-fact-raid-none = any run: the Outpost is empty
codex-fact-raid-total = a total of { $total } or more
codex-fact-claim = Towards a claim
codex-fact-claim-total = { $total } of 8
codex-fact-claim-cycles =
    { $count ->
        [one] { $total } of 8, { $count } cycle left
       *[other] { $total } of 8, { $count } cycles left
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
codex-fact-bonus-yes = active
codex-fact-bonus-no = not active
codex-fact-field-beside = off the board
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
codex-fact-left = { $name } has yet to place
codex-fact-left-colonies =
    { $count ->
        [0] no colonies
        [one] { $count } colony
       *[other] { $count } colonies
    }
codex-fact-points = { $name }
codex-fact-points-all =
    { $total ->
        [one] { $total } point: { $colonies } for colonies, { $control } for control, { $rest } other
       *[other] { $total } points: { $colonies } for colonies, { $control } for control, { $rest } other
    }
codex-fact-target = Also ends at
codex-fact-target-points = { $points } points
codex-fact-stores = { $name } holds
codex-fact-fleet = { $name }
codex-fact-fleet-ships = { $out } in play, { $stock } in stock
codex-fact-relic = Relic ship
codex-fact-relic-desert = on Burroughs Desert
codex-fact-relic-with = with { $name }
codex-fact-hand = { $name } holds
codex-fact-hand-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
codex-fact-deck = Cards
codex-fact-deck-cards = { $deck } in the deck, { $pile } discarded
codex-fact-players = Players
codex-fact-moves = { $name }’s turn
codex-fact-moves-hand =
    { $count ->
        [0] all ships placed
        [one] { $count } ship to place
       *[other] { $count } ships to place
    }
codex-bill = { $base } – { $less } ({ $territory }) = { $now }
codex-bill-plain = { $now }

## The game
codex-basic-players = Players and setup
codex-basic-players-gist = Two to four players settle one planet, each with ships and colonies in their own colour.
codex-basic-players-body =
    Everyone starts with three ships in the fleet, three in stock and one tech card. Cards are held face up.
    { $length ->
        [long] Each player has 8 colonies to place.
       *[normal] With two, three or four players, each has 8, 7 or 6 colonies to place.
    }
    The second player starts with 1 fuel, the third with 1 ore, the fourth with both.
    With fewer than four players, some docks are out of use for the whole match.
codex-basic-turn = The turn
codex-basic-turn-gist = Gather and roll ships, dock them, use what they earn, end the turn.
codex-basic-turn-body =
    The player’s ships all return from the board and are rolled together. One that terraformed goes to the stock instead.
    After the roll, actions may be taken in any order: dock, trade, use cards, claim a card, launch a colony, buy the relic ship.
    Anything an action earns is available at once and can pay for the next.
    Docked ships stay until their owner’s next turn and keep others out.
    Rolls and newly revealed cards cannot be undone; everything else can, until the turn ends.
codex-basic-docking = Docking
codex-basic-docking-gist = A rolled ship counts as the number it shows. Facilities ask for single ships, pairs, three of a kind or runs.
codex-basic-docking-body =
    Docking, its price and its effect are one action, possible only if docks are free, the values fit and the price can be paid now.
    Pairs and three of a kind need a whole free group of docks. A single ship left there blocks the group.
    { $duty ->
        [free] Any ship may wait in the Maintenance Bay instead of docking.
        [strict] A ship that could dock at all, alone or with others, free or paid, may not wait in the Maintenance Bay.
       *[soft] A ship that could dock alone at no cost may not wait in the Maintenance Bay.
    }
    { $duty ->
        [free] Docking and cards are never compulsory.
        [strict] Cards are never compulsory.
       *[soft] Groups, paid uses and cards are never compulsory.
    }
codex-basic-resources = Fuel and ore
codex-basic-resources-gist = Fuel moves things, ore builds them. At the end of a turn, 8 in total may be kept.
codex-basic-resources-body =
    Fuel comes from the Solar Converter. Ore comes from the Lunar Mine or, in exchange for fuel, from the Orbital Market.
    A raid takes up to four fuel and ore from other players.
    There is no limit within a turn. Above 8, the player chooses what to give up before ending the turn.
    { $supply ->
        [limited] There are 30 fuel and 20 ore in all. A gain takes only what is left in the supply.
       *[unlimited] There is always enough in the supply.
    }
codex-basic-fleet = The fleet
codex-basic-fleet-gist = Up to six ships per player; each extra ship is one more die to roll.
codex-basic-fleet-body =
    Three ships start in play; three wait in stock until the Shipyard builds them.
    A ship that terraforms returns to the stock and can be built again.
    A new ship waits in the Bay and is rolled from the next turn on.
codex-basic-relic = The relic ship
codex-basic-relic-gist = A colourless seventh ship for the controller of Burroughs Desert.
codex-basic-relic-body =
    It costs 1 fuel and 1 ore, once per turn, while it is on the desert. It joins the next roll.
    It docks like any ship but never counts as one of the six, for prices or for minimums.
    Losing control, or the Isolation Field there, sends it home at once from wherever it is.
    It may terraform even when no other ship could.
codex-basic-colonies = Colonies and control
codex-basic-colonies-gist = A colony is 1 point. More colonies on a territory than any other player: 1 more point and its bonus.
codex-basic-colonies-body =
    Colonies are placed by the Constructor, the Terraforming Station and launches from the Hub.
    A territory can hold any number of colonies.
    Control is checked after every change. If players tie for the most colonies, nobody has it.
    Points and bonuses count from the moment they are gained until the moment they are lost.
codex-basic-tech = Alien tech
codex-basic-tech-gist = Cards with a power that costs fuel, once per turn, and a stronger one used by discarding them.
codex-basic-tech-body =
    Powers are used on the holder’s turn after the roll, even those of a card just claimed or stolen.
    One discard power per turn, and never that of a card used that turn.
    Nobody holds two of a kind.
    Ship values stay between 1 and 6, and only unplaced ships can change.
    When the deck runs out, the discard pile is reshuffled.
codex-basic-scoring = Points
codex-basic-scoring-gist = Points count at once, and can be lost again.
codex-basic-scoring-body =
    1 point for each colony on the planet.
    1 point for each territory controlled.
    1 point each for holding Alien City and Alien Monument.
    1 point for controlling the territory under the Positron Field.
    A colony still on the Hub track scores nothing.
codex-basic-end = The end
codex-basic-end-gist = The match ends at once when someone places their last colony. Most points win.
codex-basic-end-body =
    The last placement is resolved in full first: control, relic ship, Positron Field.
    If points are tied, more cards win, then more ore, then more fuel; otherwise the victory is shared.
    The player who ends the match does not always win it.
    { $vp ->
        [standard] The match also ends when anyone has 12, 10 or 9 points with two, three or four players, after any action.
        [short] The match also ends when anyone has 12, 10 or 8 points with two, three or four players, after any action.
       *[off] {""}
    }

## Facilities
codex-facility-solar-converter =
    A 1 or 2 gives 1 fuel, a 3 or 4 gives 2, a 5 or 6 gives 3.
    Each ship counts separately, so two 3s give 4.
codex-facility-lunar-mine =
    { $mine ->
        [forgiving] Only opponents’ ships count, not the player’s own earlier ones.
       *[strict] The player’s own earlier ships count too.
    }
    Ships docked together go in from lowest to highest.
    Dock low ships early: every ship makes it harder for those that follow.
codex-facility-orbital-market =
    A pair of 1s trades best: 1 fuel for 1 ore.
    { $market ->
        [kept] Only a pair docked this turn can trade, even after one of its ships is teleported away.
       *[ends] Only a pair docked this turn can trade, and only while both ships are still there.
    }
    With two pairs, the better rate counts.
codex-facility-shipyard =
    { $sixth ->
        [cheap] The fourth ship costs 1 fuel and 1 ore, the fifth 2 and 2, the sixth 3 and 2.
       *[dear] The fourth ship costs 1 fuel and 1 ore, the fifth 2 and 2, the sixth 3 and 3.
    }
    All of the player’s ships outside the stock count, including one at the Terraforming Station or built this turn; the relic ship does not.
    Each pair builds one ship; it can be rolled from the next turn on.
codex-facility-colony-constructor =
    The colony goes to any territory except the one under the Repulsor Field.
    { $last ->
        [terraforming] It takes unplaced colonies only, never the one on the Hub track.
       *[any] An unplaced colony is used first; the one on the Hub track only when it is the last.
    }
codex-facility-colonist-hub =
    Each player has their own track with three docks, so nobody can be kept out.
    The first ship puts a new colony on circle 1. Progress is kept when the ships leave.
    A launch needs no ship, only its price, at any time after the roll.
    While a finished colony waits, no ship can dock.
    { $surplus ->
        [turn] Steps beyond circle 7 start the next colony if the launch follows before the turn ends.
       *[immediate] Steps beyond circle 7 start the next colony if the launch follows at once.
    }
codex-facility-alien-artifact =
    Ships docked this turn are added up. A claim uses them all, and anything over 8 is lost.
    Claims and unused cycles last until the end of the turn.
    A claimed card works at once and is replaced from the deck.
    Cycling and claiming reveal new cards, so they cannot be undone.
codex-facility-terraforming-station =
    The ship stays until its owner’s next turn, then returns to the stock. It can be built again.
    Three of the player’s other ships must be in play; those in the Bay and those just built count.
    The relic ship may always be used; it returns to Burroughs Desert.
codex-facility-raiders-outpost =
    1-2-3, 2-3-4, 3-4-5 or 4-5-6. The total must beat the three ships docked here, even the raider’s own; if a ship is missing, equalling the rest is enough.
    Displaced ships go to the Bay.
    Fuel and ore may be taken from several players at once, a card from only one.
    A stolen card that the raider already holds is discarded. Taking nothing is allowed.
codex-facility-maintenance-bay =
    { $bay ->
        [in] Nothing is gained here. The Plasma Cannon’s discard and the Orbital Teleporter reach ships here.
       *[out] Nothing is gained here, and cards cannot affect ships here.
    }
    New ships, displaced ships and ships without a dock wait for their owner’s next roll.
    { $duty ->
        [free] The Bay takes any ship at any time.
        [strict] The Bay does not take a ship that could dock at all, alone or with others, free or paid.
       *[soft] The Bay does not take a ship that could dock alone at no cost.
    }

## Territories
codex-territory-asimov-crater =
    { $asimov ->
        [first] Even a single ship earns the extra circle; later ships that turn do not.
       *[second] Ships count over the whole turn, docked together or one after another.
    }
    The extra circle may be a step beyond circle 7.
codex-territory-bradbury-plateau =
    A colony costs 2 ore instead of 3. No other price is lowered.
codex-territory-burroughs-desert =
    The relic ship joins the next roll and may be bought again after being spent.
    A new controller has to buy it again.
codex-territory-heinlein-plains =
    A pair is still needed; its value no longer matters.
    It works as soon as the territory is controlled, even for a pair docked earlier.
codex-territory-herbert-valley =
    The fourth ship is free, and the fifth costs 1 fuel and 1 ore.
codex-territory-lem-badlands =
    Three ships earn 3 extra fuel. The relic ship counts too.
codex-territory-pohl-foothills =
    Cards that cost 1 fuel are free; those that cost 2 cost 1.
    The Plasma Cannon and the Data Crystal cost 1 less in total, not per ship or colony.
codex-territory-van-vogt-mountains =
    Of ships docked together, only the lowest may be any value; the others follow in ascending order.
    A free dock is still needed.

## Fields
codex-field-isolation =
    Not even the Data Crystal can borrow the bonus. On Burroughs Desert, the relic ship is lost.
    The field can be moved or removed; the bonus then applies again.
codex-field-positron =
    Nobody scores the point while nobody controls the territory.
    The point moves with the field and with control, right up to the end.
codex-field-repulsor =
    Colonies cannot be placed, moved or swapped there. Control, its point and the bonus remain.
    Other fields can still come and go.

## Alien tech
codex-card-alien-city =
    The point goes with the card when it is stolen.
    There is only one in the game.
codex-card-alien-monument =
    The point goes with the card when it is stolen.
    There is only one in the game.
codex-card-booster-pod =
    A 6 cannot be raised.
    When discarded, it removes any field, which may be placed again later.
codex-card-data-crystal =
    All players’ colonies there count for the price.
    It cannot borrow from a territory with no colonies, an isolated one, one already controlled or Burroughs Desert.
    A borrowed bonus does not lower the Crystal’s own price.
codex-card-gravity-manipulator =
    Two different ships are needed; a 1 cannot be lowered, nor a 6 raised.
    It turns a 2 and a 4 into a pair of 3s.
codex-card-holographic-decoy =
    It costs nothing and works automatically, but it can be stolen.
    It does not stop the Plasma Cannon.
codex-card-orbital-teleporter =
    The ship keeps its value, no card can change it, and it may not return to the facility it left.
    { $market ->
        [kept] Anything it gained there is kept, and a pair it leaves can still trade.
       *[ends] Anything it gained there is kept, but a pair it leaves can no longer trade.
    }
    { $bay ->
        [in] It cannot be used at the Terraforming Station, or on a ship that was built or bought this turn.
       *[out] It cannot be used at the Terraforming Station or in the Bay.
    } When discarded, it cannot move a colony into or out of the Repulsor Field.
codex-card-plasma-cannon =
    { $owners ->
        [single] All targets must be at one facility and belong to one opponent.
       *[several] All targets must be at one facility; they may belong to several opponents, never to the holder.
    }
    It makes room at full docks and weakens the raiders at the Raiders’ Outpost.
    A ship at the Terraforming Station goes straight to the stock, the relic ship there to the desert.
    { $cannon ->
        [counted] When discarded, it needs an opponent with more than three ships of their colour outside the stock, counting one at the Terraforming Station.
       *[apart] When discarded, it needs an opponent with more than three ships of their colour outside the stock, not counting one at the Terraforming Station.
    }
    The relic ship may always be hit.
codex-card-polarity-device =
    It turns a 1 into a 6 for the Terraforming Station.
    A swap can change control of two territories at once; the Repulsor Field blocks it.
codex-card-resource-cache =
    It pays automatically after every roll, before any value is changed.
    It pays nothing on the turn it is taken.
codex-card-stasis-beam =
    A 1 cannot be lowered.
    Discard it to isolate the territory whose bonus helps an opponent most.
codex-card-temporal-warper =
    Any number of unplaced ships may be rerolled for one price.
    When discarded, it takes any card in the pile that its owner does not hold, ready to use at once.
    A reroll cannot be undone.

## Rule options
codex-choice-length =
    More colonies make a longer match: it ends when someone places their last one.
    With two players, both lengths are the same.
codex-choice-first-gist = Who takes the first turn.
codex-choice-first =
    Highest roll: the highest die goes first; ties are rerolled.
    Random: anyone, without a roll. First in the list: the top player.
codex-choice-vp =
    The target is checked after every action, for everyone. If several reach it, the one ranked first wins.
    The last colony still ends the match too.
codex-choice-duty =
    Soft counts only docks for a single ship at no cost.
    Strict also forces any pairs, triples, raids and paid uses that are possible.
    Free lets ships wait at will.
codex-choice-supply =
    Limited: 30 fuel and 20 ore in all, including what players hold. A gain takes only what is left.
    Raids move what is already held and need no supply.
codex-choice-mine = Opponents’ only: a player’s own high ship does not block lower ones after it.
codex-choice-surplus = Any action between docking and launching loses the waiting steps, unless they wait the whole turn.
codex-choice-asimov =
    First ship: even a single ship per turn moves the colony two circles.
codex-choice-sixth = Only the sixth ship changes; the fourth and fifth cost the same as always.
codex-choice-market = Applies to a pair that has lost a ship to the Orbital Teleporter.
codex-choice-cannon =
    Does not count: the opponent must have more than three ships of their colour outside the stock, not counting one at the Terraforming Station; then any of them may be hit, otherwise none.
    Counts: the opponent must have more than three, including that one.
    The relic ship may always be hit.
codex-choice-owners = One opponent: clearing a facility of two opponents’ ships takes more than one use.
codex-choice-last =
    Both: the Terraforming Station and the Colony Constructor may take it, wherever it is on the track.
    Terraforming only: the Constructor may not. A finished colony may be launched as always.
codex-choice-bay =
    In reach: the Plasma Cannon’s discard may hit ships in the Bay.
    The Orbital Teleporter may take back a ship that its owner left there this turn, but not one just built or bought.
codex-preset-2011 =
    The second edition, with all options at their defaults.
codex-preset-2010 =
    For those who know the first edition: four options differ.
codex-preset-2011-literal = Two passages taken literally.
codex-preset-app = More forgiving: four options differ, all in the current player’s favour.

## Why not
why-needs-settlers = A colony takes three of a kind, a 6 at the Terraforming Station, or a launch from the Hub.
why-needs-card = Only a tech card can target this.
why-no-card-there = There is no card here.

## Tips
tip-roll = Gathers all the player’s ships and rolls them.

## Options for these dice
dice-options = Options for these dice
dice-options-short = Options
dice-options-help = What each facility would do with these dice, and what it would pay.
dice-options-picked = With { $ships }:
dice-options-all = With the unplaced { $ships }:
dice-options-none = No ships left to dock.
dice-options-roll = Roll first.
dice-options-close = Close ({ $key })
codex-example-dice =
    { $count ->
        [one] a die showing { $dice }
       *[other] dice showing { $dice }
    }
dice-use = { $facility }: { $ships }, { $gain }
dice-gain-nothing = no gain
dice-gain-territory = place a colony
dice-gain-loot = raid
dice-gain-circle = circle { $circle }
dice-gain-trade = trade
dice-gain-rate = { $fuel } fuel for 1 ore
dice-gain-cycle = cycle cards
dice-gain-ship = a ship
