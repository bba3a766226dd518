### Why something is refused.

refusal-over = The match is over.
refusal-not-now-begin = Deal the pilots first.
refusal-not-now-stow = Load the freighters first.
refusal-not-now-card = Play a pilot first.
refusal-not-now-fly = Fly a shuttle first.
refusal-not-now-work = The shuttle has flown: move goods, use the action or end the turn.
refusal-not-now-hire = Hire one of the pilots shown first, or nobody.
refusal-not-now-keep = Choose the pilots to keep first.
refusal-not-in-hand = Not in the hand: { $pilot }.
refusal-no-die = Flies by its own number, without the die: { $pilot }.
refusal-all-taken = All 8 docks are taken: nothing can land.
refusal-all-free = All 8 docks are free: nothing can lift off.
refusal-not-there = The count does not end at dock { $dock }: { $pilot }.
refusal-other-way-landed = The shuttle has landed: goods come to the warehouse.
refusal-other-way-lifted = The shuttle has lifted off: goods go into a freighter.
refusal-moved-already = Goods are moved once a turn.
refusal-acted-already = No goods come in after an action.
refusal-loaded-already = No action can be used after loading.
refusal-over-capacity = Too many goods: { $total } with a capacity of { $capacity }.
refusal-one-asteroid = Goods come from one asteroid a turn.
refusal-one-freighter = One freighter takes part in a turn.
refusal-not-there-to-take = Not on any asteroid: { $good }.
refusal-not-enough = Not enough of it here: { $good }.
refusal-no-smuggler = Only a Smuggler stacks goods.
refusal-not-off-pairs = Goods are taken off a pair only when a freighter is unloaded: { $good }.
refusal-no-pair = Not as many pairs there: { $good }.
refusal-nothing-below = No single one there to stack on: { $good }.
refusal-warehouse-full = The warehouse has { $size } spaces.
refusal-hold-full = No room: { $ship }, spaces { $size }.
refusal-no-freighter = Not in the fleet: { $ship }.
refusal-not-here = Dock { $dock } does not offer this: { $action }.
refusal-used-already = Used this turn: { $action }.
refusal-only-once = By the rules of this match only once a use: { $action }.
refusal-bank-empty = The bank is empty.
refusal-no-credit = No credit left to pay with.
refusal-nobody-to-hire = No alien pilots are left.
refusal-not-shown = Not shown in the Cantina: { $pilot }.
refusal-none-would-come = No freighter would come anyway.
refusal-not-in-play = Not in play: { $product }.
refusal-too-often =
    { $most ->
        [one] At most { $most } time in one use: { $product }.
       *[other] At most { $most } times in one use: { $product }.
    }
refusal-no-tokens = No tokens left: { $product }.
refusal-nothing-to-charge = No plain product is in the warehouse.
refusal-upgraded-already = Upgraded already: { $ship }.
refusal-not-empty = Only an empty freighter is upgraded: { $ship }.
refusal-bribed-already = The dock master takes one bribe a half.
refusal-dock-taken = Dock { $dock } is taken.
refusal-dock-free = Dock { $dock } is free.
refusal-not-to-keep = Cannot be kept: { $pilot }.
refusal-one-each = One pilot has to be kept: { $ship }.
refusal-one-at-most = At most one pilot may be kept: { $ship }.
refusal-not-stowed = All of it is loaded: 6 skyrite and 4 galactium.
