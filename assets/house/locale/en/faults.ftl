## After the program failed
fault-title = The game broke off last time
fault-words = A fault in the program ended it. The match was saved after its last order: nothing is lost.
fault-words-no-match = A fault in the program ended it. No match was open, so nothing is lost.
fault-report = A report of what happened lies on this computer and is sent nowhere: { $path }
fault-go-on = Go on with the match
fault-to-title = To the title

## A file of the own assets
fault-loose-file = A file of the folder of own assets cannot be used, the usual one is: { $reason }
