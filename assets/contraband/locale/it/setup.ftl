### Il gioco nel titolo, i suoi avversari, le sue varianti.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## I giochi del titolo
game-contraband = Contraband
game-contraband-line = mercanti, contrabbandieri e pirati su un anello
game-contraband-credit = Da una bozza di un autore italiano. Nome, disegni e testi propri.

## Avversari
opponent-simple = Corriere
opponent-simple-help = Vola verso ciò che è più vicino e lo vende. Non guarda nessuno.
opponent-greedy = Speculatore
opponent-greedy-help = Conta turni, prezzi e rischi, e sceglie ciò che ora rende di più.
level-cadet-about = Segue regole semplici e sbaglia spesso.
level-pilot-about = Pensa un poco avanti, e qualcosa gli sfugge.
level-captain-about = Prova molte strade prima di decidere.
level-commodore-about = Prova ancora più strade, e sbaglia di rado.
level-admiral-about = Pensa più a lungo di tutti. Il più forte.

## Regole pronte
preset-seed = Standard
preset-seed-help = Le regole con ogni lacuna colmata. La scelta abituale.
preset-short = Breve
preset-short-help = La partita finisce prima: giro 40, 30 o 25.
preset-sharp = Dura
preset-sharp-help = La polizia arriva a due settori per lato.
preset-secret = Segreta
preset-secret-help = Tutti pianificano in segreto e muovono insieme; un piano si può cambiare.

## Varianti
rule-first-player = Primo giocatore
rule-first-player-help = Chi comincia.
rule-first-player-random = A sorte
rule-first-player-random-help = Si tira a sorte.
rule-first-player-chosen = Primo posto
rule-first-player-chosen-help = Chi siede al primo posto.
rule-pirates = Pirati
rule-pirates-help = Dove polizia e predoni riconoscono un pirata.
rule-pirates-galaxy = Ovunque
rule-pirates-galaxy-help = Pirata una volta, pirata ovunque.
rule-pirates-quadrant = Per quadrante
rule-pirates-quadrant-help = Solo nei quadranti con il suo segnalino.
rule-patrols = Portata della polizia
rule-patrols-help = Fin dove arriva la polizia dalla sua linea.
rule-patrols-seed = Un settore
rule-patrols-seed-help = Un settore per lato.
rule-patrols-alert = Due settori
rule-patrols-alert-help = Due settori per lato: il contrabbando è più duro.
rule-evasion = Evasione
rule-evasion-help = Quanto costa fuggire da un’ispezione prima del primo colpo.
rule-evasion-one-hit = Un colpo
rule-evasion-one-hit-help = Al massimo un colpo.
rule-evasion-table = Come sempre
rule-evasion-table-help = Tanti colpi quanti ogni fuga.
rule-goal = Traguardo
rule-goal-help = Quando il traguardo chiude la partita.
rule-goal-round = Fine del giro
rule-goal-round-help = Il giro si gioca fino in fondo, pattuglie comprese.
rule-goal-at-once = Subito
rule-goal-at-once-help = L’ordine che lo raggiunge chiude la partita.
rule-objectives = Obiettivi
rule-objectives-help = Se ogni giocatore ha un obiettivo segreto.
rule-objectives-on = Segreti
rule-objectives-on-help = I soli crediti non bastano.
rule-objectives-off = Nessuno
rule-objectives-off-help = Basta il traguardo in crediti.
rule-rounds = Giri
rule-rounds-help = Dopo quale giro la partita finisce comunque.
rule-rounds-standard = 60, 50, 40
rule-rounds-standard-help = In due, tre e quattro.
rule-rounds-short = 40, 30, 25
rule-rounds-short-help = In due, tre e quattro.
rule-order = Ordine del giro
rule-order-help = Se i giocatori muovono uno dopo l’altro.
rule-order-turns = A turni
rule-order-turns-help = Un turno dopo l’altro.
rule-order-simultaneous = Insieme
rule-order-simultaneous-help = Tutti pianificano in segreto; i passi si scoprono insieme.
rule-change = Cambio di piano
rule-change-help = Se ogni giro si può cambiare un segnalino coperto, quando si muove insieme.
rule-change-off = No
rule-change-off-help = Il piano resta.
rule-change-on = Sì
rule-change-on-help = Un segnalino per giro, finché due sono coperti.
