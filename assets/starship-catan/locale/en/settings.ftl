### What is asked before, and what keys do in this game.

## Game
option-ask-affordable = ending a turn while a ship or level 2 module can be paid for
option-ask-stop = stopping a flight where there is still something to do
option-ask-corsairs = fighting corsairs when the ransom could be paid
option-ask-last = selling the last of what a face-up adventure asks for

## Keys
keys-flight = Flight
keys-trade = Trade and build
action-Sector = Sector { $place }
action-Stop = End the flight
action-Pay = Pay the ransom
action-Fight = Fight
action-Found = Found a colony or post
action-Buy = Buy
action-Sell = Sell
action-Look = Hold to look at the cards
action-Offer = Make an offer
action-Shipyard = To the shipyard
action-Adventures = To the adventures
