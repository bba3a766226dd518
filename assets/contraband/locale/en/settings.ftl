### What is asked before, and what keys do in this game.

## Game
option-ask-end = ending a turn with plutonium where the police are or may come
option-ask-metals = leaving a mine with metals left and room in the hold
option-ask-police = flying within reach of the police with plutonium aboard
option-ask-outlaw = attacking a ship and becoming a pirate

## Keys
keys-ship = Ship and cards
keys-meeting = Encounters
action-Card = Card { $place } in hand
action-Fly = Go to destinations
action-Act = Go to actions here
action-Fight = Fight / Stand
action-FightOn = Fight on to the end
action-Yield = Submit / Leave / Flee
