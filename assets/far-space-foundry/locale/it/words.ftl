### Come si chiamano le cose.
### I termini stanno nel GLOSSARY.md. I giocatori si chiamano per nome.

## Merci
good-skyrite = Skyrite
good-rubion = Rubion
good-galactium = Galactium
good-battery = Batteria
good-power-exchanger = Scambiatore di potenza
good-deflector-disc = Disco deflettore
good-helmet = Casco
good-drone = Drone
good-ray-gun = Pistola a raggi
good-robot = Robot
good-ion-cannon = Cannone ionico
amount-skyrite = { $count } skyrite
amount-rubion = { $count } rubion
amount-galactium = { $count } galactium
amount-battery =
    { $count ->
        [one] { $count } batteria
       *[other] { $count } batterie
    }
amount-power-exchanger =
    { $count ->
        [one] { $count } scambiatore di potenza
       *[other] { $count } scambiatori di potenza
    }
amount-deflector-disc =
    { $count ->
        [one] { $count } disco deflettore
       *[other] { $count } dischi deflettori
    }
amount-helmet =
    { $count ->
        [one] { $count } casco
       *[other] { $count } caschi
    }
amount-drone =
    { $count ->
        [one] { $count } drone
       *[other] { $count } droni
    }
amount-ray-gun =
    { $count ->
        [one] { $count } pistola a raggi
       *[other] { $count } pistole a raggi
    }
amount-robot = { $count } robot
amount-ion-cannon =
    { $count ->
        [one] { $count } cannone ionico
       *[other] { $count } cannoni ionici
    }
amount-charged = { $what } (con carica)
amount-on = { $what } (in pila)
amount-of-ship = { $what } ({ $ship })
amount-credits =
    { $count ->
        [one] { $count } credito
       *[other] { $count } crediti
    }

## Cargo
ship-federal = Cargo federale
ship-federal-text = cargo federale
ship-amber = Cargo ambra
ship-amber-text = cargo ambra
ship-violet = Cargo viola
ship-violet-text = cargo viola
ship-teal = Cargo turchese
ship-teal-text = cargo turchese

## Piloti
pilot-number = pilota { $number }
pilot-one-two-three = pilota 1–2–3
pilot-commander = Comandante
pilot-amber = { $job } ambra
pilot-violet = { $job } viola
pilot-teal = { $job } turchese
job-trucker = Trasportatore
job-trucker-help = Aggiunge 1 alla capacità.
job-navigator = Navigatore
job-navigator-help = Conta i moli in senso orario o antiorario.
job-forger = Falsario
job-forger-help = Il numero può cambiare di 1 o 2.
job-operative = Operativo
job-operative-help = Muove merci di più cargo, o da entrambi gli asteroidi.
job-mechanic = Meccanico
job-mechanic-help = Usa anche la Trasformazione o la Produzione.
job-smuggler = Contrabbandiere
job-smuggler-help = Impila ogni merce su una identica.
pilot-hidden =
    { $count ->
        [one] { $count } pilota
       *[other] { $count } piloti
    }

## Azioni dei moli
action-process = Trasformazione
action-traders = Commercianti
action-cantina = Cantina
action-manufacture = Produzione
action-charge = Carica
action-upgrade = Aggiornamento
