### Il gioco nel titolo, i suoi avversari, le sue opzioni.

## I giochi nel titolo
game-far-space-foundry = Far Space Foundry
game-far-space-foundry-line = shuttle, cargo e una stazione che si capovolge
game-far-space-foundry-credit = Una versione non ufficiale del gioco da tavolo di Dan Manfredini. Grafica e testi originali.

## Avversari
opponent-simple = Scaricatore
opponent-simple-help = Muove più merci che può e usa l’azione che trova. Non lancia il dado e non corrompe mai.
opponent-greedy = Gazza
opponent-greedy-help = Cerca il turno che vale di più subito, e non guarda oltre.
level-cadet-about = Sbaglia spesso a stimare un turno. Di solito perde anche contro lo Scaricatore, l’avversario più semplice.
level-pilot-about = Gioca turni sensati ma gli sfugge molto, e ha giorni buoni e cattivi.
level-captain-about = Pianifica con cura l’intero turno, e ogni tanto sbaglia.
level-commodore-about = Gli sfugge poco, corrompe quando conviene e sbaglia di rado.
level-admiral-about = Prima di decidere prova i piani migliori in molti mondi possibili. Il più forte.
character-foreman = Caposquadra
character-foreman-about = Gli importa solo di vincere.
character-miner = Minatrice
character-miner-about = Crede nel minerale: estrae, trasforma e tiene a bordo il galactium fino alla fine.
character-trader = Mercante
character-trader-about = Non spende un credito senza bisogno e ama la borsa piena.
character-recruiter = Reclutatore
character-recruiter-about = Vive nella Cantina: quanti più piloti e cargo può.
character-manufacturer = Fabbricante
character-manufacturer-about = Sceglie un prodotto e lo fa in serie.
character-collector = Collezionista
character-collector-about = Vuole a bordo un pezzo di ogni tipo.
character-dock-master = Capomolo
character-dock-master-about = Sa quando dare una mazzetta, e bada a ciò che serve agli altri.

## Insiemi di regole
preset-seed = Standard
preset-seed-help = Entrambe le metà, prodotti a caso. Il valore predefinito.
preset-first-game = Prima partita
preset-first-game-help = Entrambe le metà con i prodotti più facili da imparare.
preset-lean = Scarna
preset-lean-help = Un galactium per uso della Trasformazione: il galactium è prezioso.
preset-alpha-only = Solo Alpha
preset-alpha-only-help = Soltanto la prima metà, in metà tempo.
preset-beta-only = Solo Beta
preset-beta-only-help = Soltanto la seconda metà, con i cargo già carichi.
preset-busy-solo = Solitario trafficato
preset-busy-solo-help = In solitario, con altri shuttle che vanno e vengono.

## Opzioni delle regole
rule-mode = Durata
rule-mode-help = Quali metà si giocano.
rule-mode-full = Entrambe le metà
rule-mode-full-help = Alpha, poi Beta.
rule-mode-alpha-only = Solo Alpha
rule-mode-alpha-only-help = Soltanto raccolta e carico; i punti sono le materie prime.
rule-mode-beta-only = Solo Beta
rule-mode-beta-only-help = Soltanto produzione e carico; ogni flotta comincia con 10 materie prime.
rule-products = Prodotti
rule-products-help = Quali carte prodotto sono in gioco.
rule-products-random = A caso
rule-products-random-help = Pescati all’inizio della partita.
rule-products-first-game = Prima partita
rule-products-first-game-help = Robot, cannone ionico e batteria; in tre anche il drone, in quattro anche la pistola a raggi.
rule-products-chosen = Scelti
rule-products-chosen-help = Scelti insieme dai giocatori prima della partita.
ui-setup-picks = Carte prodotto in gioco: { $picked } di { $count } scelte
ui-fault-picks = Carte prodotto da scegliere: { $count }. Scelte finora: { $picked }.
setup-product-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
rule-first-player = Primo giocatore
rule-first-player-help = Chi comincia.
rule-first-player-roll = Lancio più alto
rule-first-player-roll-help = Tutti lanciano; comincia chi ha il lancio più alto.
rule-first-player-random = A caso
rule-first-player-random-help = Può cominciare chiunque.
rule-first-player-chosen = Primo posto
rule-first-player-chosen-help = Comincia chi è al primo posto.
rule-process = Trasformazione
rule-process-help = Quanti rubion diventano galactium in un uso.
rule-process-any = Quante si vuole
rule-process-any-help = Quanti ne permettono skyrite e rubion.
rule-process-once = Una
rule-process-once-help = Un galactium per uso.
rule-traders = Commercianti
rule-traders-help = Quanti rubion si possono vendere in un uso.
rule-traders-once = Uno
rule-traders-once-help = Un rubion per 2 crediti.
rule-traders-any = Quanti si vuole
rule-traders-any-help = Quanti la banca ne può pagare.
rule-solo-traffic = Traffico in solitario
rule-solo-traffic-help = In solitario: altri shuttle che vanno e vengono.
rule-solo-traffic-off = Nessuno
rule-solo-traffic-off-help = I moli cambiano solo con i voli del giocatore.
rule-solo-traffic-on = Dopo ogni turno
rule-solo-traffic-on-help = Il dado indica un molo: se è libero arriva uno shuttle, se è occupato si svuota.

## Da dove vengono i punti, come si risolve un pareggio
score-raw = Materie prime
score-products = Prodotti
score-charged = Carica
score-kinds = Varietà
score-credits = Crediti
score-unfilled = Stive non piene
score-plain = Non aggiornati
tie-credits = { $name } e { $other } sono pari a punti; vince chi ha più crediti.
tie-warehouse = { $name } e { $other } sono pari a punti e crediti; vince chi ha più merci in magazzino.

ui-setup-alone = In solitario: una partita intera si vince con almeno 22 punti.
