### What things are called.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## The language's own name, and how it writes numbers
language-name = English
number-group = ,
number-decimal = .

## Small words
list-comma = ,{ " " }
list-then = ;{ " " }
list-and = { $first } and { $last }

## Colours
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
seat-red = Disc A
seat-green = Square B
seat-blue = Triangle C
seat-yellow = Diamond D
