### Come si chiamano le cose.
### I termini stanno in GLOSSARY.md. I nomi che si inseriscono stanno senza articolo.

## Quantità
# `amount-THING` stands alone or after a colon, `amount-THING-object` after a verb.
amount-nothing = nulla
amount-ore =
    { $count ->
        [one] { $count } metallo
       *[other] { $count } metalli
    }
amount-ore-object =
    { $count ->
        [one] { $count } metallo
       *[other] { $count } metalli
    }
amount-fuel =
    { $count ->
        [one] { $count } carburante
       *[other] { $count } carburanti
    }
amount-fuel-object =
    { $count ->
        [one] { $count } carburante
       *[other] { $count } carburanti
    }
amount-carbon = { $count } carbonio
amount-carbon-object = { $count } carbonio
amount-food =
    { $count ->
        [one] { $count } cibo
       *[other] { $count } cibi
    }
amount-food-object =
    { $count ->
        [one] { $count } cibo
       *[other] { $count } cibi
    }
amount-trade-goods =
    { $count ->
        [one] { $count } bene commerciale
       *[other] { $count } beni commerciali
    }
amount-trade-goods-object =
    { $count ->
        [one] { $count } bene commerciale
       *[other] { $count } beni commerciali
    }
amount-science =
    { $count ->
        [one] { $count } punto scientifico
       *[other] { $count } punti scientifici
    }
amount-science-object =
    { $count ->
        [one] { $count } punto scientifico
       *[other] { $count } punti scientifici
    }
amount-astro = { $count } Astro
amount-astro-object = { $count } Astro
amount-resources =
    { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }
amount-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
amount-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
amount-cards-object =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
amount-fame = { $count } fama
amount-points =
    { $count ->
        [one] { $count } punto vittoria
       *[other] { $count } punti vittoria
    }
amount-friendship = { $count } amicizia

## Ciò che una nave porta
thing-ore = Metallo
thing-ore-short = Metal.
thing-ore-text = metallo
thing-ore-help = Per navi e moduli. Nel compartimento è un cubo.
thing-fuel = Carburante
thing-fuel-short = Carbur.
thing-fuel-text = carburante
thing-fuel-help = Per le navette e i razzi. Nel compartimento è una cella rotonda.
thing-carbon = Carbonio
thing-carbon-short = Carbo.
thing-carbon-text = carbonio
thing-carbon-help = Per cannoni e moduli. Nel compartimento è un esagono.
thing-food = Cibo
thing-food-short = Cibo
thing-food-text = cibo
thing-food-help = Per navi coloniali e moduli. Nel compartimento è una pera.
thing-trade-goods = Beni commerciali
thing-trade-goods-short = Beni
thing-trade-goods-text = beni commerciali
thing-trade-goods-help = Per le navi commerciali. Una risorsa come le altre, non un jolly. Nel compartimento è un’urna.
thing-science = Scienza
thing-science-short = Scienza
thing-science-text = punti scientifici
thing-science-help = Per razzi e cannoni di livello 2. Il laboratorio ne tiene fino a 4. Non è una risorsa.
thing-astro = Astro
thing-astro-text = Astro
thing-astro-help = Il denaro: paga acquisti, richieste e riscatti. Se ne può tenere quanto si vuole.
word-resource = una risorsa a scelta
place-bay = Compartimento
place-laboratory = Laboratorio
place-hangar = Hangar

## I due posti
seat-moon = Luna
seat-moon-help = Gioca per prima. La sua colonia iniziale Selene dà carbonio con l’1.
seat-sun = Sole
seat-sun-help = Gioca per secondo. La sua colonia iniziale Aurelia dà carburante con l’1.

## Navette, razzi, cannoni
ship-colony-ship = Nave coloniale
ship-colony-ship-short = Coloniale
ship-colony-ship-help = Fonda una colonia su un pianeta coloniale visitato. La nave si consuma.
ship-trade-ship = Nave commerciale
ship-trade-ship-short = Commerc.
ship-trade-ship-help = Fonda una base commerciale su una carta visitata con la T. La nave si consuma.
piece-booster = Razzo
piece-booster-help = Aggiunge il suo livello alla velocità di ogni volo. Ce ne stanno tre; quando sono tre, si possono portare al livello 2.
piece-cannon = Cannone
piece-cannon-help = Aggiunge il suo livello in ogni combattimento. Ce ne stanno tre; quando sono tre, si possono portare al livello 2.
word-boost = Spinta
word-boost-help = La somma dei livelli dei razzi. La spinta più il dado giallo dà la velocità.
word-firepower = Potenza di fuoco
word-firepower-help = La somma dei livelli dei cannoni. La potenza di fuoco più il dado blu dà il totale in combattimento.

## Moduli
# `module-NAME` is the room's label; `-full` stands inside a sentence.
module-logistics = Logistico
module-logistics-full = modulo logistico
module-logistics-help = Ogni compartimento tiene 3 unità (livello 2: 4) anziché 2.
module-command = Comando
module-command-full = modulo di comando
module-command-help = Un volo ha 3 azioni (livello 2: 4) anziché 2.
module-sensor = Sensoriale
module-sensor-full = modulo sensoriale
module-sensor-help = Prima del volo osserva le prime 2 carte del settore (livello 2: 3) e metti ognuna in cima o in fondo.
module-trade = Commerciale
module-trade-full = modulo commerciale
module-trade-help = Una volta per turno (livello 2: due) prendi una risorsa all’avversario per 2 Astro.
module-science = Scientifico
module-science-full = modulo scientifico
module-science-help = Produce 1 punto scientifico con il 3 giallo per Luna, con il 2 per Sole; al livello 2 con entrambi.
module-production = Produzione
module-production-full = modulo della produzione
module-production-help = Produce 1 bene commerciale con il 2 giallo per Luna, con il 3 per Sole; al livello 2 con entrambi.
module-level = { $module }, livello { $level }

## Fasi
phase-module = Primo modulo
phase-production = Produzione
phase-production-help = Lancia il dado giallo: producono entrambe le navi, e si fissa la velocità.
phase-flight = Volo
phase-flight-help = Scegli un settore, scopri le sue carte una per una e agisci sulla carta visitata.
phase-trade = Commercio e costruzione
phase-trade-short = Commercio
phase-trade-help = Usa le basi commerciali, fai offerte e costruisci, in qualsiasi ordine. Poi termina il turno.

## Carte: che cosa sono
card-unknown = una carta
card-none = nessuna carta
card-gap = vuoto
family-trade = Pianeta commerciale
family-trade-help = { $thing }: compra e vende a { $price } Astro per unità.
family-colony = Pianeta coloniale
family-colony-help = Come colonia vale 1 punto; se esce { $number }, produce { $what }.
family-adventure = Pianeta avventuroso
family-adventure-help = Qui si compiono le avventure scoperte che nominano questo pianeta.
family-outpost = Avamposto
family-pirates = Pirati
family-pirates-help = Forza 2, 3 o 4. Riscatto 3 Astro. Una sconfitta termina il volo.
family-corsairs = Corsari
family-corsairs-help = Forza da 4 a 7. Riscatto 5 Astro. Una sconfitta costa anche un cannone o un modulo.
post-mark-help = T: qui si può fondare una base commerciale. Dà amicizia: { $count }.

## Colonie iniziali
card-selene = Selene
card-aurelia = Aurelia

## Pianeti commerciali
card-ironhold = Roccaferro
card-cuprion = Cuprion
card-galenor = Galenor
card-basaltia = Basaltia
card-orichal = Oricalco
card-naphtar = Naftar
card-deuteria = Deuteria
card-ignis = Ignis
card-plasmor = Plasmor
card-helion = Helion
card-lampblack = Nerofumo
card-cinderel = Cinerea
card-graphia = Graphia
card-anthrace = Antracia
card-diamant = Diamante
card-granary = Granaio
card-orcharde = Pomaria
card-verdania = Verdania
card-saffra = Zaffera
card-ambrosia = Ambrosia
card-bazaar = Bazar
card-caravan = Carovana
card-emporia = Emporia
card-silkway = Via della Seta
card-marquise = Marchesa

## Pianeti coloniali
card-quarry = Petraia
card-anvil = Incudine
card-ember = Brace
card-tarnwell = Tarnwell
card-meadow = Prateria
card-loam = Gleba
card-kohl = Kohl
card-terrace = Terrazza
card-geyser = Geyser
card-bedrock = Roccamadre

## Pianeti avventurosi e Libreria
card-hades = Hades
card-pallas = Pallas
card-picasso = Picasso
card-poseidon = Poseidon
card-kopernikus = Kopernikus
card-kopernikus-help = La Libreria Galattica. Compra e vende punti scientifici a 3 Astro l’uno.

## Diplomatici, avamposti, pianeti perduti
card-diplomat-planet = Pianeta Diplomatico
card-diplomat-planet-help = Vende 1 risorsa a scelta per 3 Astro. Non compra nulla.
card-diplomat-outpost = Avamposto dei Diplomatici
card-diplomat-outpost-help = Vende 1 risorsa a scelta per 3 Astro. Non compra nulla.
card-merchant-outpost = Avamposto dei Mercanti
card-merchant-outpost-help = Compra 1 o 2 risorse qualsiasi a 3 Astro l’una. Non vende nulla.
card-green-outpost = Avamposto del Popolo Verde
card-green-outpost-help = Compra 1 punto scientifico per 4 Astro. Non vende nulla.
card-scientist-outpost = Avamposto degli Scienziati
card-scientist-outpost-help = Vende 1 punto scientifico per 2 Astro. Non compra nulla.
card-median = Median
card-median-help = Non commercia, ma una base qui dà 2 amicizia.
card-lost-planet = Pianeta Perduto
card-lost-planet-help = Non ci abita nessuno. Non resta che proseguire.

## Pirati
card-pirates-help = Forza { $strength }. Riscatto { $ransom } Astro. Una sconfitta termina il volo.
card-corsairs-cannon-help = Forza { $strength }. Riscatto { $ransom } Astro. Una sconfitta costa anche un cannone.
card-corsairs-module-help = Forza { $strength }. Riscatto { $ransom } Astro. Una sconfitta costa anche un modulo.
card-pirates2 = Pirati 2
card-pirates3 = Pirati 3
card-pirates4 = Pirati 4
card-corsairs4 = Corsari 4
card-corsairs5 = Corsari 5
card-corsairs6 = Corsari 6
card-corsairs7 = Corsari 7

## Avventure
adventure-pollution = Inquinamento
adventure-pollution-help = Paga 1 punto scientifico: ottieni 3 Astro e 1 risorsa.
adventure-diplomat-gift = Regalo dei Diplomatici
adventure-diplomat-gift-help = Gratis: ottieni 1 risorsa.
adventure-merchant-gift = Regalo dei Mercanti
adventure-merchant-gift-help = Gratis: ottieni 1 risorsa.
adventure-help-request = Richiesta di aiuto
adventure-help-request-help = Paga 1 bene commerciale: ottieni 1 risorsa di altro tipo e 1 fama.
adventure-famine = Carestia
adventure-famine-help = Paga 1 cibo: ottieni 1 risorsa di altro tipo e 1 fama.
adventure-invasion = Invasione
adventure-invasion-help = Con potenza di fuoco 3 o più: ottieni 3 Astro e 1 risorsa.
adventure-calamity = Calamità
adventure-calamity-help = Paga 2 punti scientifici: ottieni 1 punto vittoria.
adventure-rescue = S.O.S.
adventure-rescue-help = Con spinta 4 o più: ottieni 1 risorsa e 1 fama.
adventure-council = Concilio Galattico
adventure-council-help = Paga 6 Astro: ottieni 2 risorse e 1 fama.
adventure-second-request = Richiesta di aiuto II
adventure-second-request-help = Paga 2 beni commerciali: ottieni 1 risorsa di altro tipo e 1 fama.
adventure-monument = Monumento
adventure-monument-help = Paga 2 metalli e 1 carbonio: ottieni 1 punto vittoria.
adventure-reconstruction = Ricostruzione
adventure-reconstruction-help = Paga 10 Astro: ottieni 2 fama.
adventure-at = su { $planet }

## Amico, Eroe, punti
special-friend = Amico dei Popoli
special-friend-short = Amico
special-friend-help = 1 punto con almeno 3 amicizia, e più dell’avversario.
special-hero = Eroe dei Popoli
special-hero-short = Eroe
special-hero-help = 1 punto con almeno 3 fama, e più dell’avversario.
word-friendship = Amicizia
word-friendship-help = Dalle basi commerciali: 1 ciascuna, 2 da Median.
word-fame = Fama
word-fame-help = Da ogni carta pirata sconfitta e da alcune avventure.

## Settori e mazzi
sector-number = Settore { $number }
sector-in-text = settore { $number }
pile-reserve = Riserva
pile-reserve-help = Queste carte sostituiscono quelle che lasciano un settore: prima il gruppo 1, poi 2, 3 e 4. I gruppi successivi portano pirati più forti.
pile-adventures = Avventure
pile-adventures-help = Le avventure ancora coperte, prima il gruppo 1. Quando se ne compie una, si scopre la successiva.
pile-group = gruppo { $group }
pile-top = In cima ora: gruppo { $group }.
pile-level-two = Moduli di livello 2
