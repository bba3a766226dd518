### The board in words, for screen readers.

access-named = { $name }.
access-taken-up = Selected.
access-kept = Continues to Beta.
access-harbour = { $name }.
access-dock-free = Dock { $dock }, { $action }, free.
access-dock-taken = Dock { $dock }, { $action }, taken by a shuttle.
access-die = The die shows { $die }. Shuttles in orbit: { $free }.
access-warehouse = Warehouse with { $spaces } spaces: { $goods }.
access-card = In hand: { $pilot }.
access-product =
    { $product }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each. Costs { $cost }, gives { $gives }, up to { $times ->
        [one] { $times } time
       *[other] { $times } times
    }. Left: { $left }.
access-asteroid = Asteroid, { $good }: { $count } left.
access-cantina = Cantina, alien pilots: { $count }.
access-master = The dock master can be bribed once per half.
access-master-bribed = The dock master has been bribed this half.
access-capacity = Capacity { $count }.
access-brings = Gained: { $what }.
access-loses = Spent: { $what }.
access-points-after = Points afterwards: { $points }.
