### What is asked before, and what keys do in this game.

## Game
option-ask-module = ending a turn while a module can be upgraded
option-ask-ship = ending a turn while a small ship can be built
option-ask-stop = stopping a flight while there is still something to do
option-ask-corsairs = fighting corsairs when the ransom is affordable
option-ask-last = selling the last of something a face-up adventure needs

## Keys
keys-flight = Flight
keys-trade = Trade and build
action-Sector = Sector { $place }
action-Stop = End the flight
action-Pay = Pay ransom
action-Fight = Fight
action-Found = Establish colony or post
action-Buy = Buy
action-Sell = Sell
action-Look = Hold to view cards
action-Notes = Open notes
action-Offer = Make offer
action-Shipyard = Go to shipyard
action-Adventures = Go to adventures
