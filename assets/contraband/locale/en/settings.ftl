### What is asked before, and what keys do in this game.

## Game
option-ask-end = ending a turn where the police are or may come, with plutonium
option-ask-metals = leaving a mine with room in the hold and metals there
option-ask-police = flying into reach of the police, with plutonium
option-ask-outlaw = an attack that makes a pirate

## Keys
keys-ship = Ship and cards
keys-meeting = Meetings
action-Card = Card { $place } of the hand
action-Fly = To where the ship can fly
action-Act = To what can be done here
action-Fight = Fight, or stand
action-FightOn = Fight on to the end
action-Yield = Submit, leave or flee
