### Come si chiamano le cose.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Metalli
# `metal-NAME-object` and `amount-NAME-object` stand after a verb.
metal-iron = Ferro
metal-carbon = Carbonio
metal-plutonium = Plutonio
metal-iron-object = ferro
metal-carbon-object = carbonio
metal-plutonium-object = plutonio
amount-nothing = niente
amount-iron-object = { $count } ferro
amount-carbon-object = { $count } carbonio
amount-plutonium-object = { $count } plutonio

## Navi
system-engine = Motore
system-cargo = Stiva
system-shields = Scudi
system-weapon = Arma
upgrade = { $system } { $level }

## Carte bonus
card-disguise = Camuffamento elettronico
card-disguise-help = La polizia ispeziona un pirata invece di attaccarlo a vista.
card-disguise-when = Si gioca quando la polizia attacca a vista un pirata.
card-spy-radar = Radar spia
card-spy-radar-help = Sposta la polizia di due linee, in un verso o nell’altro. Non provoca incontri.
card-spy-radar-when = Si gioca nel proprio turno, fuori dagli incontri.
card-engine-boost = Boost al motore
card-engine-boost-help = Motore +1 fino alla fine del giro.
card-engine-boost-when = Si gioca nel proprio turno, prima della fine del movimento, o in un incontro.
card-weapon-boost = Boost all’arma
card-weapon-boost-help = Arma +1 fino alla fine dell’incontro.
card-weapon-boost-when = Si gioca in uno scontro.
card-shield-boost = Boost agli scudi
card-shield-boost-help = Scudi +1 fino alla fine dell’incontro.
card-shield-boost-when = Si gioca in uno scontro.
card-credits = Crediti
card-credits-help = 200 crediti, nel proprio turno.
card-credits-when = Si gioca nel proprio turno.
card-friendly-alien = Alieno amico
card-friendly-alien-help = I predoni lasciano passare la nave.
card-friendly-alien-when = Si gioca quando attaccano i predoni.
card-hidden-hold = Scomparto segreto
card-hidden-hold-help = Nasconde un’unità di plutonio a un’ispezione o un metallo a un pirata.
card-hidden-hold-when = Si gioca durante un’ispezione o quando si è derubati.

## Obiettivi
objective-outlaw = Fuorilegge
objective-outlaw-help = Diventare pirata.
objective-outlaw-won-help = Attaccare un’altra nave e vincere lo scontro.
objective-police-bane = Flagello della polizia
objective-police-bane-help = Sconfiggere una volta la polizia.
objective-raider-bane = Flagello dei predoni
objective-raider-bane-help = Sconfiggere una volta i predoni alieni.
objective-fortune = Patrimonio
objective-fortune-help = Avere 1.000 crediti oltre il traguardo.
objective-fortune-sum-help = Avere { $credits } crediti.
objective-shipwright = Mastro costruttore
objective-shipwright-help = Avere un potenziamento in tutti e quattro i sistemi.

## Passi e segnalini
step-out = spazio aperto
step-cw = senso orario
step-ccw = senso antiorario
step-mine1 = prima miniera
step-mine2 = seconda miniera
step-market = mercato
step-port = spazioporto
step-gate = portale
step-hidden = un segnalino coperto
# Between two steps of a row of tokens
step-then = , poi{ " " }
token-police = Polizia
token-alien = Alieni
token-corsair = Corsaro
foe-police = la polizia
foe-miner = un minatore alieno
foe-raiders = i predoni alieni
foe-corsair = il corsaro

## Luoghi
quadrant-red = Distesa di Cenere
quadrant-green = Abisso di Muschio
quadrant-blue = Deriva di Cobalto
quadrant-yellow = Secche d’Ambra
space = { $name } ({ $sector })
line = tra { $one } e { $other }
place-r1 = Incudine
place-r1-mine-one = Cuore di Scoria
place-r1-mine-two = Scia di Ferro
place-r1-structure = Borsa dell’Incudine
place-r2 = Focolare
place-r2-mine-one = Pioggia di Braci
place-r2-mine-two = Fornace
place-r2-structure = Porto Focolare
place-r3 = Mantice
place-r3-mine-one = Campo di Coke
place-r3-mine-two = Luna di Fuliggine
place-r3-structure = Portale Rosso
place-r4 = Loppa
place-r4-mine-one = Pomice
place-r4-mine-two = Ultima Scintilla
place-r4-structure = Bazar Loppa
place-g1 = Felce
place-g1-mine-one = Radice Cava
place-g1-mine-two = Roccia Verde
place-g1-structure = Fiera della Felce
place-g2 = Volta di Foglie
place-g2-mine-one = Pioggia di Spore
place-g2-mine-two = Letto di Nebbia
place-g2-structure = Porto Volta
place-g3 = Pantano
place-g3-mine-one = Vena Sommersa
place-g3-mine-two = Luna di Torba
place-g3-structure = Portale Verde
place-g4 = Spina
place-g4-mine-one = Rovo
place-g4-mine-two = Pietra d’Aculei
place-g4-structure = Via della Spina
place-b1 = Marea
place-b1-mine-one = Vena di Sale
place-b1-mine-two = Nono Abisso
place-b1-structure = Casa della Marea
place-b2 = Ancora
place-b2-mine-one = Campanula
place-b2-mine-two = Chiglia Fredda
place-b2-structure = Ancoraggio
place-b3 = Scandaglio
place-b3-mine-one = Fossa
place-b3-mine-two = Luna Annegata
place-b3-structure = Portale Blu
place-b4 = Spruzzo
place-b4-mine-one = Scoglio di Schiuma
place-b4-mine-two = Punta Gabbiano
place-b4-structure = Banchina Spruzzo
place-y1 = Duna
place-y1-mine-one = Conca di Vetro
place-y1-mine-two = Sabbia Chiara
place-y1-structure = Carovana della Duna
place-y2 = Lanterna
place-y2-mine-one = Favo
place-y2-mine-two = Vecchia Torcia
place-y2-structure = Rocca Lanterna
place-y3 = Miraggio
place-y3-mine-one = Falsa Alba
place-y3-mine-two = Luna di Polvere
place-y3-structure = Portale Giallo
place-y4 = Meridiana
place-y4-mine-one = Mezzogiorno
place-y4-mine-two = Ombra Lunga
place-y4-structure = Corte Meridiana

## La fine
score-credits = In cassa
score-objective = Obiettivo
tie-cash = { $name } e { $other } arrivano alla stessa somma; decidono i crediti in cassa, a favore di { $name }.
tie-hold = { $name } e { $other } hanno gli stessi crediti; decide la stiva di maggior valore, a favore di { $name }.
rank-stranded = alla deriva
rank-hauler = trasportatore
rank-trader = mercante
rank-smuggler = contrabbandiere
rank-captain-of-industry = capitano d’industria
rank-legend = leggenda

## Che cosa si chiede
ask-turn = il turno
ask-police = la polizia ha fermato la nave
ask-raid = la nave è sotto attacco
ask-calm = alieni che non attaccano
ask-fight = si combatte
ask-stand = resistere o fuggire
ask-press = continuare o fuggire
ask-prize = c’è un metallo vinto
ask-hide = che cosa nascondere al pirata
ask-loot = che cosa prendere dalla stiva
ask-lose = quale potenziamento va perso
ask-excess = che cosa espellere
ask-plan = il piano del giro
ask-act = che cosa fare dopo la rivelazione
ask-nothing = niente
ask-over = la partita è finita

## In che cosa si conta una partita: crediti, non punti
ui-score-total = Crediti
ui-end-counting = Conteggio finale
ui-end-by = { $by ->
    [one] Vince { $name } con { $shown } credito di vantaggio.
   *[other] Vince { $name } con { $shown } crediti di vantaggio.
}
ui-end-mine = { $place ->
    [1] { $name }: primo posto,
    [2] { $name }: secondo posto,
    [3] { $name }: terzo posto,
   *[other] { $name }: quarto posto,
} { $behind ->
    [0] a pari crediti
    [one] a { $shown } credito dalla vetta
   *[other] a { $shown } crediti dalla vetta
}
stats-summary = { $played ->
    [one] { $played } partita, vinte: { $won } ({ $share }), { $points } crediti di media
   *[other] { $played } partite, vinte: { $won } ({ $share }), { $points } crediti di media
}
stats-mean = Crediti
