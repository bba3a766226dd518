### What things are called.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No word with a hyphen alone: a test takes it for a missing message.

## Goods
good-skyrite = Skyrite
good-rubion = Rubion
good-galactium = Galactium
good-battery = Battery
good-power-exchanger = Power Exchanger
good-deflector-disc = Deflector Disc
good-helmet = Helmet
good-drone = Drone
good-ray-gun = Ray Gun
good-robot = Robot
good-ion-cannon = Ion Cannon
amount-skyrite = { $count } skyrite
amount-rubion = { $count } rubion
amount-galactium = { $count } galactium
amount-battery =
    { $count ->
        [one] { $count } Battery
       *[other] { $count } Batteries
    }
amount-power-exchanger =
    { $count ->
        [one] { $count } Power Exchanger
       *[other] { $count } Power Exchangers
    }
amount-deflector-disc =
    { $count ->
        [one] { $count } Deflector Disc
       *[other] { $count } Deflector Discs
    }
amount-helmet =
    { $count ->
        [one] { $count } Helmet
       *[other] { $count } Helmets
    }
amount-drone =
    { $count ->
        [one] { $count } Drone
       *[other] { $count } Drones
    }
amount-ray-gun =
    { $count ->
        [one] { $count } Ray Gun
       *[other] { $count } Ray Guns
    }
amount-robot =
    { $count ->
        [one] { $count } Robot
       *[other] { $count } Robots
    }
amount-ion-cannon =
    { $count ->
        [one] { $count } Ion Cannon
       *[other] { $count } Ion Cannons
    }
amount-charged = { $what } (charged)
amount-on = { $what } (stacked)
amount-of-ship = { $what } ({ $ship })
amount-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }

## Freighters
ship-federal = Federal freighter
ship-federal-text = federal freighter
ship-amber = Amber freighter
ship-amber-text = amber freighter
ship-violet = Violet freighter
ship-violet-text = violet freighter
ship-teal = Teal freighter
ship-teal-text = teal freighter

## Pilots
pilot-number = pilot { $number }
pilot-one-two-three = pilot 1–2–3
pilot-commander = Commander
pilot-amber = Amber { $job }
pilot-violet = Violet { $job }
pilot-teal = Teal { $job }
job-trucker = Trucker
job-trucker-help = Adds 1 to capacity.
job-navigator = Navigator
job-navigator-help = Counts the docks clockwise or anticlockwise.
job-forger = Forger
job-forger-help = Can change the number by 1 or 2.
job-operative = Operative
job-operative-help = Can use several freighters, or both asteroids.
job-mechanic = Mechanic
job-mechanic-help = Can also use Process or Manufacture.
job-smuggler = Smuggler
job-smuggler-help = Can stack goods on identical ones.
pilot-hidden =
    { $count ->
        [one] { $count } pilot
       *[other] { $count } pilots
    }

## Actions of docks
action-process = Process
action-traders = Traders
action-cantina = Cantina
action-manufacture = Manufacture
action-charge = Charge
action-upgrade = Upgrade
