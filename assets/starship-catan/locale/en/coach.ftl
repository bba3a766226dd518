### The coach: why a plan is good or bad.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.
### A reason begins with a verb whose subject is the plan, so that it can stand after `coach-better` too, with a small letter.

ui-coach-not-now = The coach helps when a person is to move and has rolled.
coach-better = The better plan { $fact }

## What a plan does
coach-fact-wins = Wins at once
coach-fact-takes-honour = Earns the title { $honour }: 1 point
coach-fact-takes-honour-from = Takes the title { $honour } from the opponent
coach-fact-nears-honour = Comes nearer to the title { $honour }: { $lacks } to go
coach-fact-founds-colony = Founds a colony at { $card }: 1 point
coach-fact-covers-roll = Makes a { $roll } produce too
coach-fact-founds-post = Founds a trading post at { $card }
coach-fact-does-adventure = Completes { $adventure }
coach-fact-raises-module = Raises the { $module } to level 2: 1 point
coach-fact-denies-module = Raises the { $module } to level 2, so that the opponent cannot
coach-fact-builds-module = Gets the { $module }
coach-fact-builds-colony-ship = Builds a colony ship
coach-fact-builds-trade-ship = Builds a trade ship
coach-fact-boost = Raises the boost to { $to }
coach-fact-firepower = Raises the firepower to { $to }
coach-fact-affords = Makes this affordable: { $goal }
coach-fact-nears-goal = Brings this nearer: { $goal }, { $lacks } missing
coach-fact-sells = Sells { $what } for { $astro } Astro
coach-fact-buys = Buys { $what } for { $astro } Astro
coach-fact-takes-from-other = Takes { $what } from the opponent
coach-fact-gains = Brings in { $what }
coach-fact-keeps = Leaves { $what } more
coach-fact-knows = Flies where { $card } is known to lie
coach-fact-avoids = Keeps away from { $card }: too strong
coach-fact-unseen =
    { $cards ->
        [one] Flies where { $cards } card was never seen
       *[other] Flies where { $cards } cards were never seen
    }
coach-fact-keeps-action =
    { $actions ->
        [one] Keeps an action for what may still come; cards: { $cards }
       *[other] Keeps { $actions } actions for what may still come; cards: { $cards }
    }
coach-fact-ends-flight = Ends the flight; cards that might still come: { $cards }
coach-fact-fight-odds = Wins the fight in { $percent } of cases
coach-fact-saves-ransom = Saves the ransom of { $astro } Astro
coach-fact-risks-nothing = Risks no lost fight
coach-fact-risks =
    { $cards ->
        [0] Risks a lost fight
       *[other] Risks a lost fight, and with it the rest of the flight
    }
coach-fact-exchange-helps = Gains more by the exchange than the opponent does
coach-fact-exchange-helps-other = Helps the opponent more by the exchange
coach-fact-nothing-better = Has no clearly better rival
coach-fact-balance = Comes out a little better all told
coach-fact-balance-against = Comes out a little worse all told

## How often flights come to something
coach-fact-promises =
    { $other ->
        [0] { $prospect }: { $percent } of flights
       *[other] { $prospect }: { $percent } of flights, otherwise { $otherwise }
    }
coach-prospect-colony = A colony
coach-prospect-post = A trading post
coach-prospect-adventure = An adventure
coach-prospect-medal = Beaten pirates
coach-prospect-defeat = A lost fight

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-modules = module levels
coach-more-level-two = modules of level 2
coach-more-boost = boost
coach-more-firepower = firepower
coach-more-astro = Astro
