### The coach: why a plan is good or bad.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.
### A reason begins with a verb whose subject is the plan, so that it can stand after `coach-better` too, with a small letter.

coach-better = The better plan { $fact }

## What a plan does
coach-fact-points =
    { $points ->
        [one] Scores { $points } point at once
       *[other] Scores { $points } points at once
    }
coach-fact-fills = Fills the { $ship } completely
coach-fact-upgrades = Upgrades the { $ship }
coach-fact-opens = Leaves an empty space in the { $ship }
coach-fact-empties = Empties the { $ship }, ready to be upgraded
coach-fact-new-kind = Puts a new kind on board: { $what }
coach-fact-makes = Makes { $what }
coach-fact-takes-last = Takes the last tokens: { $what }
coach-fact-charges =
    { $count ->
        [one] Charges { $count } product
       *[other] Charges { $count } products
    }
coach-fact-processes = Turns rubion into { $what }
coach-fact-mines = Mines { $what }
coach-fact-loads =
    { $count ->
        [one] Puts { $count } good on board
       *[other] Puts { $count } goods on board
    }
coach-fact-provides = Gathers everything needed for: { $what }
coach-fact-recruits = Looks for a pilot with a freighter
coach-fact-recruits-more = Looks for one more pilot and one more turn
coach-fact-hires = Hires { $pilot }
coach-fact-brings = Gets a freighter: { $ship }, size { $size }
coach-fact-earns =
    { $credits ->
        [one] Earns { $credits } credit
       *[other] Earns { $credits } credits
    }
coach-fact-spends =
    { $credits ->
        [one] Spends { $credits } credit
       *[other] Spends { $credits } credits
    }
coach-fact-keeps = Keeps for later: { $pilot }
coach-fact-stacks =
    { $pairs ->
        [one] Stacks { $pairs } pair: two goods in one space
       *[other] Stacks { $pairs } pairs: two goods in each space
    }
coach-fact-reaches = Sets up a flight with capacity { $capacity } for the next turn
coach-fact-rolls = Rolls the die for a better flight
coach-fact-wastes =
    { $count ->
        [one] Wastes { $count } good left in the warehouse
       *[other] Wastes { $count } goods left in the warehouse
    }
coach-fact-nothing-better = Is as good as any other plan
coach-fact-balance = Comes out slightly better overall
coach-fact-balance-against = Comes out slightly worse overall
