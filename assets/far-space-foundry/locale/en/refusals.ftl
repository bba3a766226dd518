### Why something is refused.

refusal-over = The match is over.
refusal-not-now-begin = Deal the pilots first.
refusal-not-now-stow = Load the freighters first.
refusal-not-now-card = Play a pilot first.
refusal-not-now-fly = Fly a shuttle first.
refusal-not-now-work = The shuttle has flown: move goods, use the action or end the turn.
refusal-not-now-hire = First hire one of the pilots shown, or nobody.
refusal-not-now-keep = First choose the pilots to keep.
refusal-not-in-hand = Not in hand: { $pilot }.
refusal-no-die = Flies with its own number, not the die: { $pilot }.
refusal-all-taken = All 8 docks are taken: nothing can land.
refusal-all-free = All 8 docks are free: nothing can lift off.
refusal-not-there = The count does not end at dock { $dock }: { $pilot }.
refusal-other-way-landed = The shuttle has landed: goods go to the warehouse.
refusal-other-way-lifted = The shuttle has lifted off: goods go into a freighter.
refusal-moved-already = Goods can be moved only once per turn.
refusal-acted-already = No goods can come in after an action.
refusal-loaded-already = No action can be used after loading.
refusal-over-capacity = Too many goods: { $total } with capacity { $capacity }.
refusal-one-asteroid = Goods come from only one asteroid per turn.
refusal-one-freighter = Only one freighter can be used per turn.
refusal-not-there-to-take = Not on any asteroid: { $good }.
refusal-not-enough = Not enough here: { $good }.
refusal-no-smuggler = Only a Smuggler can stack goods.
refusal-not-off-pairs = Goods come off a pair only when unloading a freighter: { $good }.
refusal-no-pair = Not that many pairs there: { $good }.
refusal-nothing-below = No single good there to stack on: { $good }.
refusal-warehouse-full = No room: the warehouse has only { $size } spaces.
refusal-hold-full = No room: { $ship }, spaces { $size }.
refusal-no-freighter = Not in the fleet: { $ship }.
refusal-not-here = Dock { $dock } does not offer this: { $action }.
refusal-used-already = Already used this turn: { $action }.
refusal-only-once = In this match, only once per use: { $action }.
refusal-bank-empty = The bank is empty.
refusal-no-credit = No credits left to pay with.
refusal-nobody-to-hire = No alien pilots are left.
refusal-not-shown = Not shown in the Cantina: { $pilot }.
refusal-none-would-come = No freighter comes with this pilot anyway.
refusal-not-in-play = Not in play: { $product }.
refusal-too-often =
    { $most ->
        [one] At most { $most } time per use: { $product }.
       *[other] At most { $most } times per use: { $product }.
    }
refusal-no-tokens = No tokens left: { $product }.
refusal-nothing-to-charge = There is no plain product in the warehouse.
refusal-upgraded-already = Already upgraded: { $ship }.
refusal-not-empty = Only an empty freighter can be upgraded: { $ship }.
refusal-bribed-already = The dock master accepts one bribe per half.
refusal-dock-taken = Dock { $dock } is taken.
refusal-dock-free = Dock { $dock } is free.
refusal-not-to-keep = Cannot be kept: { $pilot }.
refusal-one-each = Keep one pilot: { $ship }.
refusal-one-at-most = Keep at most one pilot: { $ship }.
refusal-not-stowed = Everything must be loaded: 6 skyrite and 4 galactium.
