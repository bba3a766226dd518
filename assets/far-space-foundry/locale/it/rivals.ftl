### Gli avversari come persone: i loro nomi, e che cosa dicono una volta in una partita: dopo una propria mazzetta, quando passano in testa, quando hanno perso.

rival-foreman = Bruno
remark-foreman-raid = Una moneta, e il turno fila liscio.
remark-foreman-lead = In orario, signore e signori.
remark-foreman-defeat = Bel lavoro. Una squadra così la assumerei.

rival-miner = Gwen
remark-miner-raid = Fatemi largo: questo minerale pesa.
remark-miner-lead = La buona roccia non delude mai.
remark-miner-defeat = Là fuori c’è altro minerale. So aspettare.

rival-trader = Sahim
remark-trader-raid = Un credito ben speso, per una volta.
remark-trader-lead = All’alba potevate ancora comprare le mie quote.
remark-trader-defeat = Una perdita? Chiamiamola investimento.

rival-recruiter = Lirr
remark-recruiter-raid = Tanto mi doveva da bere.
remark-recruiter-lead = Contano le persone, ve l’avevo detto.
remark-recruiter-defeat = Allora il prossimo giro lo offro io.

rival-manufacturer = Anton
remark-manufacturer-raid = Le macchine non aspettano nessuno.
remark-manufacturer-lead = La linea gira, e gira bene.
remark-manufacturer-defeat = La prossima serie verrà meglio.

rival-collector = Quill
remark-collector-raid = Un’occasione rara: presa al volo.
remark-collector-lead = Una bella collezione, quasi completa.
remark-collector-defeat = Mancava un pezzo soltanto.

rival-dock-master = Edgar
remark-dock-master-raid = Il molo è mio, e così le regole.
remark-dock-master-lead = Dalla torre si vedeva arrivare.
remark-dock-master-defeat = Partenza autorizzata, prima chi ha vinto.
