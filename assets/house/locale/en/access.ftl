### What is said of the board to those who go over it by keys, gamepad or screen reader, and what is written for those
### who read along.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## What choosing would bring
access-can = Can be chosen.
access-gains = Gains { $what }.
access-pays = Pays { $what }.
access-gains-other = { $name } gains { $what }.
access-pays-other = { $name } loses { $what }.
access-final = This cannot be taken back.
access-count-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }

## What is written for those who read along
access-opened = A match of { $names }.
access-turn = { $name } is to move.
access-standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
access-over = The match is over.
access-undone = { $name } took the last order back.
access-redone = { $name } did it again.
access-reset = { $name } took back everything since the last roll or draw.
access-screen-title = The title.
access-screen-setup = The set-up of a new match.
access-screen-match = The board.
access-screen-end = The end of the match.
access-closed = Closed.
access-on = on
access-off = off
access-button = button
access-check = tick box
access-slider = slider
access-list = list
access-field = field
access-disabled = cannot be used now

## Names of fields, lists and signs
access-seat-name = Name of { $name }
access-seat-colour = Colour of seat { $number }
access-seat-player = Who plays { $name }
access-seat-character = Character of { $name }
access-seat-remove = Remove { $name }
access-other-name = Another name
access-names = Ada, Bruno, Chandra, Dmitri, Edda, Farid, Greta, Hiro, Irina, Jonas, Kalpana, Luca, Marie, Nils, Olga, Paolo, Quinn, Rosa, Sergei, Tove
access-suggest = Call it: { $name }
access-save-name = { $names }, round { $round }
