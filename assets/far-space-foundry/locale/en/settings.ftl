### What is asked before, and what keys do in this game.

## Game
option-ask-end = ending a turn while a free upgrade or charge is left
option-ask-end-goods = ending a turn with goods left to move
option-ask-end-alpha = ending the last turn of Alpha with goods in the warehouse
option-ask-load = loading before the action
option-ask-goods = using an action before the goods come in

## Keys
keys-flight = Flight
keys-work = Goods and actions
action-Card = Pilot { $place } in hand
action-Roll = Roll the die
action-Land = Land
action-Lift = Lift off
action-Bribe = Bribe the dock master
action-Act = Use the dock’s action
action-Goods = Go to goods
