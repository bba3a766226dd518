### Il gioco nel titolo, i suoi avversari, le sue varianti.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## I giochi del titolo
# What a game is called, what it is in at most 50 letters, and whose it is.
game-starship-catan = Starship Catan
game-starship-catan-line = due astronavi, quattro settori, dieci punti
game-starship-catan-credit = Una versione non ufficiale del gioco da tavolo di Klaus Teuber. Disegni e testi originali.

## Avversari
# What a level remembers is said to the player: covered cards are the heart of this game.
opponent-simple = Mozzo
opponent-simple-help = Prende il guadagno più vicino: compra a poco, vende caro, costruisce appena può. Ignora l’avversario.
opponent-greedy = Gazza
opponent-greedy-help = Fa ciò che in quel momento vale di più, e non guarda oltre.
level-cadet-about = Sbaglia spesso a stimare quanto valgono le cose, e a ogni turno dimentica circa 1 carta nota su 3.
level-pilot-about = Gioca turni discreti ma gli sfugge qualcosa, e a ogni turno dimentica circa 1 carta nota su 7.
level-captain-about = Pianifica tutto il turno, con qualche errore. A ogni turno dimentica circa 1 carta nota su 20.
level-commodore-about = Trova il turno migliore che vede, e non dimentica nulla.
level-admiral-about = Simula i piani migliori prima di decidere, e non dimentica nulla. L’avversario più forte.
character-navigator = Navigatrice
character-navigator-about = Pensa soltanto a vincere.
character-trader = Commerciante
character-trader-about = Raccoglie basi commerciali, e compra e vende dovunque ci sia un guadagno.
character-settler = Colono
character-settler-about = Vola per i pianeti coloniali, con una nave coloniale sempre pronta.
character-hunter = Cacciatrice
character-hunter-about = Si arma presto e va a cercare i pirati.
character-engineer = Ingegnere
character-engineer-about = Vuole i moduli di livello 2 prima dell’avversario.
character-diplomat = Diplomatico
character-diplomat-about = Farebbe di tutto per diventare Amico dei Popoli.
character-scout = Esploratrice
character-scout-about = Costruisce prima di tutto il modulo sensoriale e vola dove non è ancora stato nessuno.

## Regole pronte
preset-seed = Standard
preset-seed-help = Le regole con ogni lacuna colmata. La scelta predefinita.
preset-seed-literal = Alla lettera
preset-seed-literal-help = Il regolamento parola per parola: i cannoni costano carburante.
preset-first-flight = Primo volo
preset-first-flight-help = Per imparare: entrambi cominciano con il modulo logistico, e le carte viste restano in vista.
preset-discovery = Scoperta
preset-discovery-help = Le nuove carte entrano nei settori coperte: più sorprese, meno piani.
preset-even = Partenza pari
preset-even-help = Per giocatori alla pari: Sole riceve 1 carbonio e 1 metallo perché gioca per secondo.

## Varianti
rule-moon = Chi è Luna e comincia
rule-moon-help = Luna comincia e ha il carbonio, Sole il carburante.
rule-moon-drawn = A sorte
rule-moon-drawn-help = I lati si tirano a sorte. Nomi e vantaggi seguono i giocatori; i colori restano ai lati: rosso e blu sono Luna.
rule-moon-first-seat = Primo posto
rule-moon-first-seat-help = È Luna chi sta nella prima riga.
rule-moon-second-seat = Secondo posto
rule-moon-second-seat-help = È Luna chi sta nella seconda riga.
rule-production-die = Dado di produzione
rule-production-die-help = Le facce del dado giallo, che decide produzione e velocità.
rule-production-die-1-3 = 1–3
rule-production-die-1-3-help = 1 1 2 2 3 3: ogni numero con la stessa frequenza.
rule-production-die-1-4 = 1–4
rule-production-die-1-4-help = 1 2 2 3 3 4: il 4 non produce nulla, ma vola veloce.
rule-combat-die = Dado di combattimento
rule-combat-die-help = Le facce del dado blu, che le due parti lanciano in combattimento.
rule-combat-die-1-4 = 1–4
rule-combat-die-1-4-help = 1 2 2 3 3 4: si può recuperare uno svantaggio di 3.
rule-combat-die-1-3 = 1–3
rule-combat-die-1-3-help = 1 1 2 2 3 3: conta più la forza e meno la fortuna.
rule-cannon-cost = Prezzo dei cannoni
rule-cannon-cost-help = Quanto costano i cannoni.
rule-cannon-cost-carbon = Carbonio
rule-cannon-cost-carbon-help = 2 carbonio per un cannone, 2 carbonio e 1 punto scientifico per il livello 2.
rule-cannon-cost-fuel = Carburante
rule-cannon-cost-fuel-help = 2 carburanti per un cannone, 2 carburanti e 1 punto scientifico per il livello 2, come per i razzi.
rule-first-module = Primo modulo
rule-first-module-help = Il modulo gratuito con cui comincia ogni nave.
rule-first-module-choice = A scelta
rule-first-module-choice-help = Sceglie prima Luna, poi Sole, apertamente.
rule-first-module-logistics = Logistico
rule-first-module-logistics-help = Entrambi cominciano con il modulo logistico. Adatto a una prima partita.
rule-after-pirates = Dopo i pirati
rule-after-pirates-help = Che cosa accade alla carta che sostituisce i pirati sconfitti.
rule-after-pirates-pass = Si prosegue
rule-after-pirates-pass-help = Entra nella sequenza ma non è visitata: si prosegue o ci si ferma.
rule-after-pirates-visit = Si visita
rule-after-pirates-visit-help = Si visita subito, senza costi di velocità; se sono pirati, vanno affrontati anche quelli.
rule-exchange = Scambi
rule-exchange-help = Se i giocatori possono proporsi scambi.
rule-exchange-offers = Con offerte
rule-exchange-offers-help = Fino a 3 offerte per turno; l’avversario accetta o rifiuta subito.
rule-exchange-off = Senza
rule-exchange-off-help = Nessuna offerta: più rapido, e nessuno si fa convincere.
rule-reserve = Carte nuove
rule-reserve-help = Come le carte della riserva entrano nei settori.
rule-reserve-face-up = Scoperte
rule-reserve-face-up-help = Entrambi vedono che cosa riempie un vuoto.
rule-reserve-face-down = Coperte
rule-reserve-face-down-help = Nessuno le vede finché un volo successivo non le scopre.
rule-memory = Memoria
rule-memory-help = Se il gioco aiuta a ricordare quali carte sono in quale settore.
rule-memory-none = A memoria
rule-memory-none-help = Nessun aiuto: dopo un volo le carte sono coperte, e il diario tiene solo l’ultimo volo.
rule-memory-notes = Appunti
rule-memory-notes-help = Ogni giocatore può segnare carte su un foglio privato. Nulla si segna da solo.
rule-memory-open = In vista
rule-memory-open-help = Mostra a ogni giocatore le carte che ha visto e che devono essere ancora lì. Ideale per cominciare.
rule-handicap-money = Vantaggio: Astro
rule-handicap-money-help = Per giocatori di forza diversa. Il principiante comincia con 30 Astro, l’esperto con 20.
rule-handicap-money-none = Nessuno
rule-handicap-money-moon = A Luna
rule-handicap-money-sun = A Sole
rule-handicap-ship = Vantaggio: nave
rule-handicap-ship-help = Per giocatori di forza diversa. Il principiante comincia con 3 razzi e 2 cannoni.
rule-handicap-ship-none = Nessuno
rule-handicap-ship-moon = A Luna
rule-handicap-ship-sun = A Sole
rule-handicap-notes = Vantaggio: appunti
rule-handicap-notes-help = Per giocatori di forza diversa. Il principiante può segnare carte su un foglio privato, l’esperto no.
rule-handicap-notes-none = Nessuno
rule-handicap-notes-moon = A Luna
rule-handicap-notes-sun = A Sole
rule-sun-gift = Dono a Sole
rule-sun-gift-help = Luna gioca per prima e tra pari vince 57 partite su 100. Un dono riequilibra.
rule-sun-gift-none = Nessuno
rule-sun-gift-carbon = 1 carbonio
rule-sun-gift-carbon-help = Sole comincia con 1 carbonio in più.
rule-sun-gift-carbon-and-ore = Carbonio, metallo
rule-sun-gift-carbon-and-ore-help = Sole comincia con 1 carbonio e 1 metallo in più: quasi alla pari.
rule-turn-limit = Limite di turni
rule-turn-limit-help = Se una partita che nessuno vince viene interrotta.
rule-turn-limit-200 = 200 turni
rule-turn-limit-200-help = La partita finisce dopo 200 turni, contando quelli di entrambi: vince chi ha più punti.
rule-turn-limit-off = Senza limite
rule-turn-limit-off-help = Si continua finché un giocatore non ha 10 punti.

## Da dove vengono i punti, che cosa rompe la parità
score-colonies = Colonie
score-level-two = Livello 2
score-adventures = Avventure
score-friend = Amico
score-hero = Eroe
tie-renown = { $name } e { $other } sono pari a punti; vince chi ha più fama e amicizia in tutto.
tie-astro = { $name } e { $other } sono pari a punti, fama e amicizia; vince chi ha più Astro.

## Nomi
# Chi non ha nome porta quello del suo lato, qualunque sia il colore.
unnamed-red = { seat-moon }
unnamed-green = { seat-sun }
unnamed-blue = { seat-moon }
unnamed-yellow = { seat-sun }
ui-setup-name-help = Il nome del giocatore. Se manca, si usa il lato, Luna o Sole.
ui-setup-name-drawn = Luna o Sole
