### Perché qualcosa è rifiutato.

refusal-over = La partita è finita.
refusal-not-now-begin = Prima si distribuiscono i piloti.
refusal-not-now-stow = Prima si caricano i cargo.
refusal-not-now-card = Prima si gioca un pilota.
refusal-not-now-fly = Prima vola uno shuttle.
refusal-not-now-work = Lo shuttle ha già volato: muovi merci, usa l’azione o termina il turno.
refusal-not-now-hire = Prima si recluta uno dei piloti mostrati, o nessuno.
refusal-not-now-keep = Prima si scelgono i piloti da tenere.
refusal-not-in-hand = Non in mano: { $pilot }.
refusal-no-die = Vola con il suo numero, senza dado: { $pilot }.
refusal-all-taken = Tutti gli 8 moli sono occupati: nessuno può attraccare.
refusal-all-free = Tutti gli 8 moli sono liberi: nessuno può decollare.
refusal-not-there = La conta non finisce al molo { $dock }: { $pilot }.
refusal-other-way-landed = Lo shuttle è attraccato: le merci arrivano in magazzino.
refusal-other-way-lifted = Lo shuttle è decollato: le merci vanno in un cargo.
refusal-moved-already = Le merci si muovono una volta per turno.
refusal-acted-already = Dopo un’azione non arrivano più merci.
refusal-loaded-already = Dopo il carico non ci sono più azioni.
refusal-over-capacity = Troppe merci: { $total } con capacità { $capacity }.
refusal-one-asteroid = Le merci arrivano da un solo asteroide per turno.
refusal-one-freighter = Si usa un solo cargo per turno.
refusal-not-there-to-take = Non si trova sugli asteroidi: { $good }.
refusal-not-enough = Non ce n’è abbastanza: { $good }.
refusal-no-smuggler = Solo un Contrabbandiere può impilare le merci.
refusal-not-off-pairs = Si prende da una pila solo scaricando un cargo: { $good }.
refusal-no-pair = Non ci sono abbastanza pile: { $good }.
refusal-nothing-below = Nessuna merce singola su cui impilare: { $good }.
refusal-warehouse-full = Il magazzino ha { $size } spazi.
refusal-hold-full = Non c’è posto: { $ship }, spazi { $size }.
refusal-no-freighter = Non fa parte della flotta: { $ship }.
refusal-not-here = Il molo { $dock } non la offre: { $action }.
refusal-used-already = Già usata in questo turno: { $action }.
refusal-only-once = In questa partita solo una volta per uso: { $action }.
refusal-bank-empty = La banca è vuota.
refusal-no-credit = Nessun credito per pagare.
refusal-nobody-to-hire = Non restano piloti alieni.
refusal-not-shown = Non mostrato nella Cantina: { $pilot }.
refusal-none-would-come = Con questo pilota non arriva comunque nessun cargo.
refusal-not-in-play = Non in gioco: { $product }.
refusal-too-often =
    { $most ->
        [one] Al massimo { $most } volta per uso: { $product }.
        [many] Al massimo { $most } volte per uso: { $product }.
       *[other] Al massimo { $most } volte per uso: { $product }.
    }
refusal-no-tokens = Gettoni esauriti: { $product }.
refusal-nothing-to-charge = In magazzino non ci sono prodotti da elettrificare.
refusal-upgraded-already = Già aggiornato: { $ship }.
refusal-not-empty = Si aggiorna solo un cargo vuoto: { $ship }.
refusal-bribed-already = Il capomolo accetta una mazzetta per metà.
refusal-dock-taken = Il molo { $dock } è occupato.
refusal-dock-free = Il molo { $dock } è libero.
refusal-not-to-keep = Non si può tenere: { $pilot }.
refusal-one-each = Tieni un pilota: { $ship }.
refusal-one-at-most = Tieni al massimo un pilota: { $ship }.
refusal-not-stowed = Va caricato tutto: 6 skyrite e 4 galactium.
