### The coach: why a plan is good or bad.
### A reason begins with a verb whose subject is the plan, so that it can stand after `coach-better` too, with a small letter.

coach-better = The better plan { $fact }

coach-fact-fulfils = Fulfils the objective: { $objective }
coach-fact-sells = Sells for { $credits } in all
coach-fact-buys = Buys { $metal }
coach-fact-installs = Builds in { $upgrade }
coach-fact-loads = Brings into the hold: { $metals }
coach-fact-jettisons = Throws out { $metal }
coach-fact-explores = Opens a mine that nobody has seen into: { $place }
coach-fact-ends-in = Ends the turn out of reach of all patrols: { $place }
coach-fact-nears =
    { $turns ->
        [0] Brings the hold to the market that pays best for the way
        [one] Leaves one turn to the market that pays best for the way
       *[other] Leaves { $turns } turns to the market that pays best for the way
    }
coach-fact-homes =
    { $turns ->
        [0] Reaches a spaceport, where the ship is repaired
        [one] Leaves one turn to a spaceport
       *[other] Leaves { $turns } turns to a spaceport
    }
coach-fact-meets-police = Flies straight into the police
coach-fact-meets-alien = Flies straight into the aliens
coach-fact-meets-corsair = Flies straight into the corsair
coach-fact-exposes-police = Ends where the police come with a chance of { $percent } %
coach-fact-exposes-alien = Ends where the aliens come with a chance of { $percent } %
coach-fact-exposes-corsair = Ends where the corsair comes with a chance of { $percent } %
coach-fact-attacks = Attacks, with { $percent } % to win
coach-fact-fights = Fights, with { $percent } % to win
coach-fact-flees = Gets away
coach-fact-submits-clean = Shows the police a hold in which there is nothing to find
coach-fact-submits-caught = Loses the hold to the police, and pays the fine
coach-fact-leaves = Goes on without a fight
coach-fact-plays = Plays a card: { $card }
coach-fact-warps = Takes the gate
coach-fact-waits = Waits where the ship is
coach-fact-nothing-better = Has no clearly better rival
coach-fact-balance = Comes out a little better all told
coach-fact-balance-against = Comes out a little worse all told

## Alone, where credits are counted and nothing is won
ui-coach-legend = of a Legend

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = credits
coach-more-upgrades = upgrades
coach-more-metals = metals aboard
