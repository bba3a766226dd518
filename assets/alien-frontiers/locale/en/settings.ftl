### What is asked before, and what keys do in this game.

## Game
option-ask-undocked = ending a turn with ships that can still dock
option-ask-launch = ending a turn with a colony that can be launched
option-ask-claim = ending a turn with a card that can be claimed
option-ask-last-colony = ending the match while an opponent is ahead
option-ask-spends-ship = giving up a ship at the Terraforming Station
option-ask-empty-raid = a raid that takes nothing

## Keys
keys-docking = Docking
keys-ships = Ships

## What keys do
action-Planet = Go to planet
action-Discard = Discard card
action-Trade = Trade at Market
action-Launch = Launch colony
action-Cycle = Cycle cards at Artifact
action-Shed = Give up excess resources
action-Dock = { $facility }
action-NextShip = Next ship
action-PreviousShip = Previous ship
action-Ship = Ship { $place }
