### Che cosa si dice del tavolo a chi lo percorre con tasti, gamepad o lettore di schermo.
### I giocatori si chiamano per nome.

## Le navi
access-named = { $name }.
access-ship = Astronave di { $name }.
access-bay = { $thing }: { $count } di { $limit }.
access-bay-full = { $thing }: pieno con { $count }.
access-astro = Astro: { $count }.
access-hangar = Hangar: { $ships }.
access-hangar-empty = L’hangar è vuoto.
access-boost = Razzi: { $pieces }. Spinta { $sum }.
access-firepower = Cannoni: { $pieces }. Potenza di fuoco { $sum }.
access-piece-level = livello { $level }
access-no-pieces = nessuno
access-module = { $module }, livello { $level }.
access-module-none = { $module }, non costruito.
access-colony = Colonia { $card }: { $what } se esce { $number }.
access-post = Base commerciale { $card }: { $what }
access-post-used = Già usata in questo turno.
access-medals = Fama { $fame }, amicizia { $friendship }.

## I settori e il volo
access-sector =
    { $cards ->
        [one] Settore { $sector }: { $cards } carta.
       *[other] Settore { $sector }: { $cards } carte.
    }
access-sector-known = Note qui: { $cards }.
access-reserve =
    { $cards ->
        [one] Riserva: { $cards } carta, in cima il gruppo { $group }.
       *[other] Riserva: { $cards } carte, in cima il gruppo { $group }.
    }
access-reserve-empty = La riserva è vuota.
access-row = Sequenza di volo, posto { $place }: { $card }.
access-row-visited = Visitata.
access-row-laid = Nuova.
access-row-used = Già usata.
access-row-gap = Sequenza di volo, posto { $place }: vuoto.
access-speed = Velocità rimasta: { $speed }. Azioni rimaste: { $actions } di { $limit }.
access-look = Carta osservata { $number }.
access-look-covered = Nascosta. Si vede solo tenendo premuto il tasto per osservare.
access-adventure = Avventura { $adventure }, su { $planet }. { $help }
access-honour-with = { $honour }: { $name }.
access-honour-free = { $honour }: ancora nessuno.
access-level-two = { $module }, livello 2, ancora disponibile.
access-die = Dado giallo: { $die }.
access-fight-chance = Probabilità di vittoria: { $chance }.

## Letters on cargo, in the palette without colours: each another
thing-ore-letter = M
thing-fuel-letter = R
thing-carbon-letter = C
thing-food-letter = I
thing-trade-goods-letter = B
thing-science-letter = S
thing-astro-letter = A
