### Che cosa si dice della plancia a chi la percorre con tasti, gamepad o lettore di schermo, e che cosa si scrive per
### chi legge in un terminale.

## Navi
access-die = Nave { $number } di { $all } nella flotta: valore { $value }.
access-die-relic = Nave reliquia, { $number } di { $all } nella flotta: valore { $value }.
access-picked = Scelta.
access-teleported = Ripresa con Orbital Teleporter.
access-ship-of = { $value } di { $name }
access-relic-of = nave reliquia di { $name }, { $value }

## Strutture e attracchi
access-place = { $place }.
access-there = Qui: { $ships }.
access-ships-of = { $name } { $ships }
access-bay-ships = { $name } { $count }
access-empty = Nessuna nave.
access-dock = { $place }, attracco { $number } di { $all }.
access-dock-track = { $place }, attracco { $number } di { $all } di { $name }.
access-dock-held = Occupato: { $ship }.
access-dock-blocked = Non si usa con così pochi giocatori.
access-bay-ship = Una nave di { $name } nella Maintenance Bay.
access-bay-relic = La nave reliquia di { $name } nella Maintenance Bay.
access-docked = { $ship }, struttura { $place }.
access-needs-any = Accetta qualsiasi nave.
access-needs-least = Serve un { $value } o più.
access-needs-pair = Serve una coppia.
access-needs-three = Serve un tris.
access-needs-run = Serve una sequenza di tre navi.
access-needs-six = Serve un 6.
access-track = Traccia di { $name }: la colonia è sul cerchio { $circle } di 7.
access-track-empty = Traccia di { $name }: nessuna colonia.
access-trade = Scambia carburante con minerale.
access-cycle = Sostituisci le carte del display.
access-launch = Lancia la colonia completata.
access-relic = La nave reliquia su Burroughs Desert.

## Il pianeta
access-no-colonies = Nessuna colonia.
access-colonies-of = { $name } { $count }
access-control = Controllo: { $name }.
access-no-control = Controllo: nessuno.
access-colony = Colonia di { $name } su { $place }.
access-field-on = { $field } su { $place }.
access-field-off = { $field }, accanto al pianeta.

## Carte
access-card = { $card }, carta { $number } di { $all } nel display.
access-slot-empty = Il posto { $number } di { $all } nel display è vuoto.
access-card-use = { $card }: { $what }
access-piles =
    { $deck ->
        [one] { $deck } carta nel mazzo,
       *[other] { $deck } carte nel mazzo,
    } { $pile } negli scarti.

## Che cosa porta una scelta
access-fits =
    { $count ->
        [one] { $ships } va bene.
       *[other] { $ships } vanno bene.
    }
access-count-fuel =
    { $count ->
        [one] { $count } carburante
       *[other] { $count } carburanti
    }
access-count-ore =
    { $count ->
        [one] { $count } minerale
       *[other] { $count } minerali
    }
access-count-ships =
    { $count ->
        [one] una nave
       *[other] { $count } navi
    }
access-count-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
access-count-colonies =
    { $count ->
        [one] una colonia
       *[other] { $count } colonie
    }
