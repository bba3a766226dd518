## After the program failed
fault-title = The game closed unexpectedly last time
fault-words = An error in the game caused this. The match was saved after its last action: nothing is lost.
fault-words-no-match = An error in the game caused this. No match was open, so nothing is lost.
fault-report = A crash report was saved on this computer. It is not sent anywhere: { $path }
fault-go-on = Continue the match
fault-to-title = Main menu

## A file of the own assets
fault-loose-file = A file in the custom assets folder cannot be used; using the default instead: { $reason }
