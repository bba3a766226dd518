### What is asked before, and what keys do in this game.

## Game
option-ask-module = ending a turn while a module can be raised to level 2
option-ask-ship = ending a turn while a small ship can be built
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
action-Notes = Open your notes
action-Offer = Make an offer
action-Shipyard = To the shipyard
action-Adventures = To the adventures
