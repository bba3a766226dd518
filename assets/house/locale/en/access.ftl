### What is said of the board to those who go over it by keys, gamepad or screen reader, and what is written for those
### who read along.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## What choosing would bring
access-can = Can be chosen.
access-gains = Gains { $what }.
access-pays = Pays { $what }.
access-gains-other = { $name } gains { $what }.
access-pays-other = { $name } loses { $what }.
access-final = This cannot be undone.
access-count-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }

## What is written for those who read along
access-opened = Match: { $names }.
access-turn = { $name }’s turn.
access-remark = { $name }: { $words }
access-standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
access-over = The match is over.
access-undone = { $name } undid the last action.
access-redone = { $name } redid the action.
access-reset = { $name } undid everything since the last roll or draw.
access-screen-title = Main menu.
access-screen-setup = New match setup.
access-screen-match = The board.
access-screen-end = Match results.
access-closed = Closed.
access-on = on
access-off = off
access-button = button
access-check = tick box
access-slider = slider
access-list = list
access-field = text field
access-disabled = unavailable

## Names of fields, lists and signs
access-seat-name = Name of { $name }
access-seat-colour = Colour of seat { $number }
access-seat-player = Who controls { $name }
access-seat-character = Character of { $name }
access-seat-remove = Remove { $name }
access-other-name = Random name
access-names = Ada, Bruno, Chandra, Dmitri, Edda, Farid, Greta, Hiro, Irina, Jonas, Kalpana, Luca, Marie, Nils, Olga, Paolo, Quinn, Rosa, Sergei, Tove
access-suggest = Use the name { $name }
access-save-name = { $names }, round { $round }

## The on-screen keyboard. Letters: rows of keys from top to bottom, at most 12 each
keyboard-letters = qwertyuiop asdfghjkl zxcvbnm
keyboard-latin = qwertyuiop asdfghjkl zxcvbnm
keyboard-capitals = Shift
keyboard-to-letters = Letters
keyboard-to-latin = Latin
keyboard-to-signs = Symbols
keyboard-back = Cursor left
keyboard-on = Cursor right
keyboard-space = Space
keyboard-erase = Erase
keyboard-offer = { $button }: on-screen keyboard
