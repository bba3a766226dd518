### Gli avversari come persone: i loro nomi, e che cosa dicono, una volta in una partita per ogni occasione, con una frase tutta loro:
### hello all’inizio; raid quando danno una mazzetta; raided quando lo subiscono; lead quando passano in testa;
### near quando possono finire la partita nel prossimo turno; triumph dopo qualcosa di grande; win e defeat alla fine.

rival-foreman = Bruno
remark-foreman-hello = Guanti e casco: comincia il turno.
remark-foreman-raid = Una moneta, e il turno fila liscio.
remark-foreman-raided = Dunque la fila ha un prezzo. Ne prendo nota.
remark-foreman-lead = In orario, signore e signori.
remark-foreman-near = Le ultime casse, poi si chiude.
remark-foreman-triumph = Da incorniciare e appendere in mensa.
remark-foreman-win = Turno perfetto, e a casa prima di sera.
remark-foreman-defeat = Bel lavoro. Una squadra così la assumerei.

rival-miner = Gwen
remark-miner-hello = Sento odore di minerale. Si comincia?
remark-miner-raid = Fatemi largo: questo minerale pesa.
remark-miner-raided = I soldi parlano. La trivella parla più forte.
remark-miner-lead = La buona roccia non delude mai.
remark-miner-near = Ancora una vena, e sono di là.
remark-miner-triumph = Eccolo. Sentite com’è caldo.
remark-miner-win = A forza di scavare si arriva in cima.
remark-miner-defeat = Là fuori c’è altro minerale. So aspettare.

rival-trader = Sahim
remark-trader-hello = La mia borsa è piena, e intende restarlo.
remark-trader-raid = Un credito ben speso, per una volta.
remark-trader-raided = Un credito intero, così? Sbalorditivo.
remark-trader-lead = All’alba potevate ancora comprare le mie quote.
remark-trader-near = Si chiude tra poco. I prezzi non si discutono.
remark-trader-triumph = E a un prezzo onesto, per giunta.
remark-trader-win = Gli interessi, si sa, maturano sempre.
remark-trader-defeat = Una perdita? Chiamiamola investimento.

rival-recruiter = Lirr
remark-recruiter-hello = Che belle facce. Da assumere in blocco.
remark-recruiter-raid = Tanto mi doveva da bere.
remark-recruiter-raided = Accetta soldi? E io che gli cantavo canzoni.
remark-recruiter-lead = Contano le persone, ve l’avevo detto.
remark-recruiter-near = Ultimo giro al bancone, gente.
remark-recruiter-triumph = Tutto merito dei piloti. Io ci metto le chiacchiere.
remark-recruiter-win = Vittoria nostra. Siamo in novantuno.
remark-recruiter-defeat = Allora il prossimo giro lo offro io.

rival-manufacturer = Anton
remark-manufacturer-hello = Lo stesso pezzo mille volte: che pace.
remark-manufacturer-raid = Le macchine non aspettano nessuno.
remark-manufacturer-raided = Un’irregolarità sulla linea. Che disordine.
remark-manufacturer-lead = La linea gira, e gira bene.
remark-manufacturer-near = Ultimo lotto. Non toccate il nastro, grazie.
remark-manufacturer-triumph = Collaudato, approvato, e persino un po’ bello.
remark-manufacturer-win = Il controllo qualità conferma: primo posto.
remark-manufacturer-defeat = La prossima serie verrà meglio.

rival-collector = Quill
remark-collector-hello = Uno per tipo, grazie. Niente doppioni.
remark-collector-raid = Un’occasione rara: presa al volo.
remark-collector-raided = Un favore comprato. Non è da collezione.
remark-collector-lead = Una bella collezione, quasi completa.
remark-collector-near = Resta uno scaffale vuoto. So già per cosa.
remark-collector-triumph = Per favore, non respirateci sopra.
remark-collector-win = Completa. La vetrina non si apre più.
remark-collector-defeat = Mancava un pezzo soltanto.

rival-dock-master = Edgar
remark-dock-master-hello = Corsie libere, prego, e un pensiero per me.
remark-dock-master-raid = Il molo è mio, e così le regole.
remark-dock-master-raided = Una mazzetta sul mio molo? Quasi mi commuovo.
remark-dock-master-lead = Dalla torre si vedeva arrivare.
remark-dock-master-near = Ultime partenze: documenti alla mano.
remark-dock-master-triumph = Stavolta applaude anche la torre.
remark-dock-master-win = Pista chiusa. Vittoria registrata, grazie.
remark-dock-master-defeat = Partenza autorizzata, prima chi ha vinto.
