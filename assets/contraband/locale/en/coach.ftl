### The coach: why a plan is good or bad.
### A reason begins with a verb whose subject is the plan, so that it can stand after `coach-better` too, with a small letter.

coach-better = The better plan { $fact }

coach-fact-fulfils = Completes the objective: { $objective }
coach-fact-sells = Sells for { $credits } in total
coach-fact-buys = Buys { $metal }
coach-fact-installs = Installs { $upgrade }
coach-fact-loads = Loads { $metals }
coach-fact-jettisons = Jettisons { $metal }
coach-fact-explores = Explores a new mine: { $place }
coach-fact-ends-in = Ends the turn out of reach of all patrols: { $place }
coach-fact-nears =
    { $turns ->
        [0] Reaches the market that pays best for the trip: { $place }
        [one] Gets within one turn of the market that pays best for the trip: { $place }
       *[other] Gets within { $turns } turns of the market that pays best for the trip: { $place }
    }
coach-fact-nears-mine =
    { $turns ->
        [one] Gets within one turn of a mine: { $place }
       *[other] Gets within { $turns } turns of a mine: { $place }
    }
coach-fact-docks = Reaches { $place } with { $credits } credits for upgrades
coach-fact-sells-later =
    { $turns ->
        [one] Next turn, the metals can be sold for { $credits }: { $place }
       *[other] In { $turns } turns, the metals can be sold for { $credits }: { $place }
    }
coach-repair =
    { $price ->
        [0] repairs are free there
       *[other] repairs cost { $price } credits there
    }
coach-fact-homes =
    { $turns ->
        [0] Reaches { $place }: { $repair }
        [one] Gets within one turn of { $place }: { $repair }
       *[other] Gets within { $turns } turns of { $place }: { $repair }
    }
coach-fact-repairs-ahead =
    { $turns ->
        [0] Leaves the ship to be repaired at { $place }: { $repair }
        [one] Leaves the ship one turn from { $place }: { $repair }
       *[other] Leaves the ship { $turns } turns from { $place }: { $repair }
    }
coach-fact-repairs = Has the ship repaired at { $place }: { $repair }
coach-fact-starts-over =
    { $turns ->
        [0] Leaves free metals to take: { $place }
        [one] Leaves the ship one turn from free metals to sell for a fresh start: { $place }
       *[other] Leaves the ship { $turns } turns from free metals to sell for a fresh start: { $place }
    }
coach-fact-meets-police = Flies straight into the police
coach-fact-meets-alien = Flies straight into the aliens
coach-fact-meets-corsair = Flies straight into the corsair
coach-fact-exposes-police = Ends with a { $percent }% chance of meeting the police
coach-fact-exposes-alien = Ends with a { $percent }% chance of meeting the aliens
coach-fact-exposes-corsair = Ends with a { $percent }% chance of meeting the corsair
coach-fact-attacks = Attacks, with a { $percent }% chance to win
coach-fact-fights = Fights, with a { $percent }% chance to win
coach-fact-flees = Gets away
coach-fact-submits-clean = Shows the police a clean hold
coach-fact-submits-caught = Loses the hold to the police, and pays the fine
coach-fact-leaves = Moves on without a fight
coach-fact-plays = Plays { $card }
coach-fact-warps = Takes the gate: { $quadrant }
coach-fact-waits = Stays put: { $place }
coach-fact-nothing-better = Has no clearly better alternative
coach-fact-balance = Comes out slightly better overall
coach-fact-balance-against = Comes out slightly worse overall

## Alone, where credits are counted and nothing is won
ui-coach-legend = towards Legend

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = credits
coach-more-upgrades = upgrades
coach-more-metals = metals aboard
