### Come si chiamano le cose.
### I termini stanno in GLOSSARY.md. I nomi delle strutture, dei territori, dei campi e delle carte restano quelli dell’edizione italiana.

## Il nome della lingua, e come scrive i numeri
language-name = Italiano
number-group = .
number-decimal = ,

## Parole brevi
list-comma = ,{ " " }
list-then = ;{ " " }
list-and = { $first } e { $last }

## Colori
colour-red = Rosso
colour-green = Verde
colour-blue = Blu
colour-yellow = Giallo
seat-red = Disco A
seat-green = Quadrato B
seat-blue = Triangolo C
seat-yellow = Rombo D
