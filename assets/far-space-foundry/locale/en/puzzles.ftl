### Titles and hints of puzzles.

## Goals
goal-win = Win the match this turn
goal-points =
    { $count ->
        [one] End the turn with { $count } point
       *[other] End the turn with { $count } points
    }
goal-gain =
    { $count ->
        [one] Gain { $count } point this turn
       *[other] Gain { $count } points this turn
    }
goal-aboard = End the turn with this on board: { $what }
goal-stored = End the turn with this in the warehouse: { $what }
goal-full = Leave no empty space in any hold
goal-upgraded = End the turn with this upgraded: { $ship }
goal-sold = Leave no tokens on this card: { $product }

## Titles and hints
puzzle-for-the-action-alone = Just for the action
puzzle-for-the-action-alone-hint = A shuttle may leave with nothing on board. Which one is at a dock with Process?
puzzle-one-for-the-road = One for the road
puzzle-one-for-the-road-hint = Two of the three goods still have to be made. Work out who carries three.
puzzle-an-empty-ship = An empty ship
puzzle-an-empty-ship-hint = Two goods must come out before the upgrade. Who carries two to the right dock?
puzzle-either-way-round = Either way round
puzzle-either-way-round-hint = Clockwise, the count ends where nothing is made. And the other way?
puzzle-the-long-way-round = The long way round
puzzle-the-long-way-round-hint = The only shuttle is just behind the number. Seven goods need two freighters.
puzzle-a-gap-is-closed = The gap
puzzle-a-gap-is-closed-hint = The count stops where it starts. What would a shuttle there change?
puzzle-off-the-pair = Off the pair
puzzle-off-the-pair-hint = A good taken from a pair leaves no empty space.
puzzle-forged-papers = Forged papers
puzzle-forged-papers-hint = The count ends one dock too early.
puzzle-the-last-tokens = The last tokens
puzzle-the-last-tokens-hint = One use makes two. A pilot in hand brings their own tools.
puzzle-a-kind-more = The last spaces
puzzle-a-kind-more-hint = Add up everything a good brings on board: points, charge, a new kind, a full hold.
puzzle-the-fourth-space = The fourth space
puzzle-the-fourth-space-hint = A good like one on board needs no space of its own. And what would one more shuttle bring?
