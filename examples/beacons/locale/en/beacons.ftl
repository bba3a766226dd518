### The words of the example game.
game-beacons = Beacons
game-beacons-line = lines of light among the rubble
game-beacons-credit = The example of “Adding a game”.
goal = Light three or more beacons in a line. The most points win when the field is full.
hint-light = { $name } lights a beacon in an empty field.
brief-light = { $field }
log-light = { $points ->
    [0] { $name } lit { $field }.
    [one] { $name } lit { $field } and scored { $points } point.
   *[other] { $name } lit { $field } and scored { $points } points.
}
event-lit = { $points ->
    [0] { $field } was lit.
    [one] { $field } was lit for { $points } point.
   *[other] { $field } was lit for { $points } points.
}
field-empty = { $field }, empty
field-rubble = { $field }, rubble
field-beacon = { $field }, a beacon of { $name }
refusal-over = The match is over.
refusal-not-empty = A beacon needs an empty field.
score-lines = Lines
level-cadet-about = Often misjudges a field.
level-pilot-about = Judges better, and still errs.
level-captain-about = Errs by about a point.
level-commodore-about = Rarely errs.
level-admiral-about = Always takes the field that its net judges best.
opponent-simple-help = Takes the field that scores most for either side.
character-keeper = Keeper
character-keeper-about = Judges every field by its lines.
stats-scored = Beacons that scored
stats-great = Beacons with two points or more
preset-plain = Standard
academy-chapter-0 = First lights
lesson-light = A beacon
lesson-light-tip = A field is used for good: there is no moving and no taking.
lesson-light-goal = Players light two beacons a turn, at first one, until no field is empty. The most points win.
lesson-light-first = Light your first beacon: click the highlighted field.
lesson-light-other = Your rival answers with two.
lesson-light-rubble = Dark fields are rubble. Try to light one.
lesson-light-check = Light b2 or d2, diagonally next to your first beacon.
lesson-lines = Lines
lesson-lines-tip = A line that stays open at both ends threatens twice.
lesson-lines-three = Three in a line score one point, along rows, columns or diagonals. Complete yours.
lesson-lines-block = So does your rival. Each further beacon of a line scores again.
lesson-lines-four = Four in a line score two points more. Make your line longer.
lesson-crossing = Crossings
lesson-crossing-tip = The best field scores for you, and would have scored for your rival.
lesson-crossing-look = A column and a diagonal of yours meet in this field.
lesson-crossing-both = A beacon scores for every line that it is part of. Score two points at once.
