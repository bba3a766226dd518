### The coach: why a plan is good or bad.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.
### A reason begins with a verb whose subject is the plan, so that it can stand after `coach-better` too, with a small letter.

ui-coach-not-now = The coach can help on a human player’s turn, after the roll.
coach-better = The better plan { $fact }

## What a plan does
coach-fact-wins = Wins at once
coach-fact-takes-honour = Earns { $honour }: 1 point
coach-fact-takes-honour-from = Takes { $honour } from the opponent
coach-fact-nears-honour = Gets closer to { $honour }: { $lacks } to go
coach-fact-founds-colony = Establishes a colony on { $card }: 1 point
coach-fact-covers-roll = Adds production on a { $roll }
coach-fact-founds-post = Establishes a trading post at { $card }
coach-fact-does-adventure = Completes { $adventure }
coach-fact-raises-module = Upgrades the { $module } to level 2: 1 point
coach-fact-denies-module = Upgrades the { $module } to level 2 before the opponent can
coach-fact-builds-module = Gets the { $module }
coach-fact-builds-colony-ship = Builds a colony ship
coach-fact-builds-trade-ship = Builds a trade ship
coach-fact-boost = Raises boost to { $to }
coach-fact-firepower = Raises firepower to { $to }
coach-fact-affords = Makes this affordable: { $goal }
coach-fact-nears-goal = Brings this closer: { $goal } ({ $lacks } missing)
coach-fact-sells = Sells { $what } for { $astro } Astro
coach-fact-buys = Buys { $what } for { $astro } Astro
coach-fact-takes-from-other = Takes { $what } from the opponent
coach-fact-gains = Gains { $what }
coach-fact-keeps = Saves { $what }
coach-fact-knows = Flies where { $card } is known to be
coach-fact-avoids = Avoids { $card }: too strong
coach-fact-unseen =
    { $cards ->
        [one] Flies where { $cards } card is still unknown
       *[other] Flies where { $cards } cards are still unknown
    }
coach-fact-keeps-action =
    { $actions ->
        [one] Saves an action for the cards still to come: { $cards }
       *[other] Saves { $actions } actions for the cards still to come: { $cards }
    }
coach-fact-ends-flight = Ends the flight; cards it could still reveal: { $cards }
coach-fact-fight-odds = Wins the fight { $percent } of the time
coach-fact-saves-ransom = Saves the ransom of { $astro } Astro
coach-fact-risks-nothing = Avoids the risk of losing a fight
coach-fact-risks =
    { $cards ->
        [0] Risks losing a fight
       *[other] Risks losing a fight, and with it the rest of the flight
    }
coach-fact-exchange-helps = Gains more from the exchange than the opponent
coach-fact-nothing-better = Has no clearly better alternative
coach-fact-balance = Comes out slightly better overall
coach-fact-balance-against = Comes out slightly worse overall

## How often flights come to something
coach-fact-promises =
    { $other ->
        [0] { $prospect }: { $percent } of flights
       *[other] { $prospect }: { $percent } of flights, otherwise { $otherwise }
    }
coach-prospect-colony = A colony
coach-prospect-post = A trading post
coach-prospect-adventure = An adventure
coach-prospect-medal = A victory over pirates
coach-prospect-defeat = A lost fight

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-modules = module levels
coach-more-level-two = level 2 modules
coach-more-boost = boost
coach-more-firepower = firepower
coach-more-astro = Astro
