### Il consigliere: perché un piano è buono o cattivo.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome.
### Un motivo comincia con un verbo che ha per soggetto il piano: così sta anche dopo `coach-better`, con la minuscola.

ui-coach-not-now = Il consigliere può aiutare nel turno di un giocatore umano, dopo il lancio.
coach-better = Il piano migliore { $fact }

## Che cosa fa un piano
coach-fact-wins = Vince subito
coach-fact-takes-honour = Dà il titolo: { $honour }, 1 punto
coach-fact-takes-honour-from = Toglie all’avversario il titolo: { $honour }
coach-fact-nears-honour = Avvicina il titolo: { $honour }, ancora { $lacks }
coach-fact-founds-colony = Fonda una colonia su { $card }: 1 punto
coach-fact-covers-roll = Fa produrre anche il { $roll }
coach-fact-founds-post = Fonda una base commerciale su { $card }
coach-fact-does-adventure = Compie un’avventura: { $adventure }
coach-fact-raises-module = Porta al livello 2 il { $module }: 1 punto
coach-fact-denies-module = Porta al livello 2 il { $module } prima dell’avversario
coach-fact-builds-module = Ottiene il { $module }
coach-fact-builds-colony-ship = Costruisce una nave coloniale
coach-fact-builds-trade-ship = Costruisce una nave commerciale
coach-fact-boost = Porta la spinta a { $to }
coach-fact-firepower = Porta la potenza di fuoco a { $to }
coach-fact-affords = Permette di pagare: { $goal }
coach-fact-nears-goal =
    { $lacks ->
        [one] Avvicina: { $goal }, ne manca { $lacks }
       *[other] Avvicina: { $goal }, ne mancano { $lacks }
    }
coach-fact-sells = Vende { $what } per { $astro } Astro
coach-fact-buys = Compra { $what } per { $astro } Astro
coach-fact-takes-from-other = Prende all’avversario { $what }
coach-fact-gains = Ottiene { $what }
coach-fact-keeps = Risparmia { $what }
coach-fact-knows = Vola dove si sa che c’è { $card }
coach-fact-avoids = Evita { $card }: troppo forti
coach-fact-unseen =
    { $cards ->
        [one] Vola dove { $cards } carta è ancora ignota
       *[other] Vola dove { $cards } carte sono ancora ignote
    }
coach-fact-keeps-action =
    { $actions ->
        [one] Tiene un’azione per le carte ancora da venire: { $cards }
       *[other] Tiene { $actions } azioni per le carte ancora da venire: { $cards }
    }
coach-fact-ends-flight = Termina il volo; carte che poteva ancora scoprire: { $cards }
coach-fact-fight-odds = Vince il combattimento; probabilità: { $percent }
coach-fact-saves-ransom = Risparmia il riscatto di { $astro } Astro
coach-fact-risks-nothing = Non rischia di perdere un combattimento
coach-fact-risks =
    { $cards ->
        [0] Rischia di perdere il combattimento
       *[other] Rischia di perdere il combattimento, e con esso il resto del volo
    }
coach-fact-exchange-helps = Trae dallo scambio più dell’avversario
coach-fact-nothing-better = Non ha alternative chiaramente migliori
coach-fact-balance = Vale nel complesso un po’ di più
coach-fact-balance-against = Vale nel complesso un po’ di meno

## Quante volte un volo porta a qualcosa
coach-fact-promises =
    { $other ->
        [0] { $prospect }: { $percent } dei voli
       *[other] { $prospect }: { $percent } dei voli, altrimenti { $otherwise }
    }
coach-prospect-colony = Una colonia
coach-prospect-post = Una base commerciale
coach-prospect-adventure = Un’avventura
coach-prospect-medal = Pirati sconfitti
coach-prospect-defeat = Un combattimento perso

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-modules = livelli dei moduli
coach-more-level-two = moduli di livello 2
coach-more-boost = spinta
coach-more-firepower = potenza di fuoco
coach-more-astro = Astro
