### Titles and hints of puzzles.

## Goals
goal-win = Win the match this turn
goal-points =
    { $count ->
        [one] End the turn with { $count } point
       *[other] End the turn with { $count } points
    }
goal-astro = End the turn with { $count } Astro or more
goal-hero = Become Hero of the People
goal-friend = Become Friend of the People
goal-module = When the turn ends, have { $module } at level { $level }
goal-ship = In the hangar when the turn ends: { $ship }
goal-deny = Take this level 2 module before the opponent can: { $module }

## Titles and hints
puzzle-chain = The chain
puzzle-chain-hint = Two posts and one demand. What is sold first pays for everything else.
puzzle-two-on-top = Two on top
puzzle-two-on-top-hint = Buy before selling: which of the cards should come first?
puzzle-three-medals = Three medals
puzzle-three-medals-hint = Not every fight is certain. Assume the worst rolls.
puzzle-room-for-two = Room for two
puzzle-room-for-two-hint = The reward must fit after the price is paid. Empty the right bay first.
puzzle-the-block = The block
puzzle-the-block-hint = There is only one level 2 module of each kind. Taking it is enough.
puzzle-one-action-short = One action short
puzzle-one-action-short-hint = Two adventures wait on Poseidon. Which of them will still be there next time?
puzzle-past-the-pirates = Past the pirates
puzzle-past-the-pirates-hint = Add up what each option costs, and what the planet beyond the pirates pays.
puzzle-logistics-falls = Logistics falls
puzzle-logistics-falls-hint = Smaller bays lose cargo only if they are full.
puzzle-friend-and-hero = Friend and Hero
puzzle-friend-and-hero-hint = A fight is not an action. Save the actions for the rest.
puzzle-three-flights-ago = Three flights ago
puzzle-three-flights-ago-hint = Only one sector has both a planet that pays well for goods and a colony planet.
