### La partita e la sua fine.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Che cosa pensa un avversario
think-begins = { $name } pensa
think-likes = { $what } – preferisce: { $plan }
think-ready = { $name } ha deciso ({ $key })
think-after = { $caption }. { $what }

## La partita
# The seat of the only person at the screen: on its panel, and after its name.
ui-you = tu
ui-name-you = { $name } (tu)
ui-to-move = di turno
ui-points-of = Punti in dettaglio, { $name }
ui-key = Tasto: { $key }
ui-undo = Annulla
ui-undo-help = Annulla l’ultima azione.
ui-undo-none = Niente da annullare: lanci, carte pescate e turni finiti sono definitivi.
ui-redo = Ripeti
ui-redo-help = Ripete l’azione annullata.
ui-reset = Ripristina
ui-reset-help = Annulla tutto fino all’ultimo lancio o all’ultima carta pescata del turno.
ui-end-turn = Fine turno
ui-end-turn-help = Passa il turno al prossimo giocatore.
ui-end-turn-not-yours = È di turno un avversario.
ui-not-to-move = È il turno di un altro giocatore.
ui-no-target = Nessun bersaglio valido.
ui-step = Avanti
ui-step-help = Gioca la prossima azione dell’avversario.
ui-log = Diario
ui-log-large = Mostra tutto il diario
ui-log-return = Clic: annulla tutto fino a prima di questa azione
ui-round = giro { $round }
ui-of = { $some } di { $all }
ui-confirm-key = Conferma ({ $key })
ui-cancel-key = Annulla ({ $key })
ui-sure = Confermare?
ui-go-on = Prosegui
ui-end-match = Chiudi la partita
ui-never-ask = Non chiedere più
ui-never-ask-help = Questa domanda non comparirà più. La si riattiva nelle opzioni.
ui-warn-behind = Così la partita finisce: vince { $name }, { $best } a { $mine }.
log-seat-taken = Una persona ha preso il posto di { $name } e ha visto ciò che nasconde: la partita è un allenamento.
log-open-hands = Le mani sono state scoperte sullo schermo: la partita è un allenamento.
log-branch = Da qui in poi la partita ha dadi e carte propri: è un allenamento.
ui-hint-over = La partita è finita.
ui-hint-opponent = Tocca a { $name }.
ui-hand-over = Tocca a { $name }
ui-hand-over-back = Tocca di nuovo a { $name }
ui-hand-over-go = Gioca { $name } ({ $key })
ui-hand-over-answer = Risponde { $name } ({ $key })
ui-hand-over-on = Continua { $name } ({ $key })
ui-recap = Dall’ultimo turno:
ui-recap-none = Niente di nuovo.
ui-recap-more = altre { $count }
ui-recap-fold = meno
ui-recap-unfold = Clic: mostra tutto
# In the strip, after the mark of a player who did nothing in his turn.
ui-recap-idle-short = nulla
ui-recap-idle = { $name } non fa nulla.
ui-player-click = Clic: carte, punti e riserva
ui-player-details = Clic: i dettagli
moment-go-on = Continua ({ $key })
start-rival = { $name }, { $who }: { $line }
opening-title = Al tavolo
opening-first = Comincia { $name }.
opening-swapped = I lati si scambiano: ora sei { $name }.
ui-goal = Obiettivo: { $goal }
ui-goal-what = Come si vince?
opening-human = persona
opening-you = Sei { $name }.
moment-can-end = { $name } può chiudere la partita al prossimo turno
moment-can-end-now = { $name } può chiudere la partita in questo turno o nel prossimo
moment-can-end-you = Puoi chiudere la partita al prossimo turno
moment-can-end-you-now = Puoi chiudere la partita in questo turno o nel prossimo

## I punti e la fine
ui-end-you = Hai vinto!
ui-end-title =
    { $count ->
        [one] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
ui-end-rounds =
    { $rounds ->
        [one] dopo un giro
       *[other] dopo { $rounds } giri
    }
ui-end-place = { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
   *[other] quarto posto
}
ui-end-again = Mostra il risultato
ui-tie-shared = { $name } e { $other } sono alla pari in tutto e condividono la vittoria.
ui-end-led = { $round ->
    [1] In testa fin dal primo giro.
   *[other] In testa dal giro { $round }.
}
ui-end-led-last = Il sorpasso arriva con l’ultima azione.
ui-end-kept = Il risultato resta: «Mostra il risultato» lo riporta sulla plancia, Carica in ogni momento.
ui-rematch-sure = Iniziare una nuova partita con gli stessi giocatori? Quella finita resta sotto Carica.
ui-rematch-begin = Inizia
ui-rematch = Rivincita
ui-play-again = Un’altra partita
ui-look = Guarda la plancia

## Cartellini sulla plancia: che cosa porterebbe un clic
tag-points = { $count ->
        [one] punto
       *[other] punti
    }
tag-final = Non si può annullare
tag-ends-game = Termina la partita
tag-choose-next = Poi si sceglie
