### Gli avversari come persone: i loro nomi, e che cosa dicono, una volta in una partita per ogni occasione, con una frase tutta loro:
### hello all’inizio; raid quando fanno un raid; raided quando lo subiscono; lead quando passano in testa;
### near quando possono finire la partita nel prossimo turno; triumph dopo qualcosa di grande; win e defeat alla fine.

rival-surveyor = Ines
remark-surveyor-hello = Ogni pianeta sta su un foglio. Cominciamo?
remark-surveyor-raid = Niente di personale: lo dicevano i conti.
remark-surveyor-raided = Questo non era in nessuna previsione.
remark-surveyor-lead = In rotta, proprio come da calcoli.
remark-surveyor-near = Ancora un passo, e la mappa è finita.
remark-surveyor-triumph = Proprio dov’era sul disegno.
remark-surveyor-win = Il margine d’errore era minimo. Che sollievo.
remark-surveyor-defeat = È ora di ricontrollare gli strumenti.

rival-corsair = Zarko
remark-corsair-hello = Contate il minerale due volte. Lo farò anch’io.
remark-corsair-raid = Perché scavare, se altri scavano così bene?
remark-corsair-raided = Rubato con stile. Fa male, e applaudo.
remark-corsair-lead = Occhi in alto: quel bagliore è il mio motore.
remark-corsair-near = Qualcuno mi fermi: è quasi troppo tardi.
remark-corsair-triumph = Guardate come brilla. Si prega di non toccare.
remark-corsair-win = Da bere per tutti, pagato col minerale di tutti.
remark-corsair-defeat = Il pianeta ve lo lascio: la nave resta mia.

rival-archivist = Ottilie
remark-archivist-hello = Una pagina bianca: che delizia.
remark-archivist-raid = Solo in prestito, e debitamente catalogato.
remark-archivist-raided = Lo considero un prestito: quattordici giorni.
remark-archivist-lead = La storia ama chi legge con attenzione.
remark-archivist-near = L’ultima pagina è già tra le mie dita.
remark-archivist-triumph = Questo merita un catalogo a parte.
remark-archivist-win = E così finisce, come dicevano gli antichi segni.
remark-archivist-defeat = Un bel capitolo. Il finale, però, era un altro.

rival-shipwright = Bram
remark-shipwright-hello = Le navi le porto io. Il resto si vedrà.
remark-shipwright-raid = Al cantiere mancavano dei pezzi.
remark-shipwright-raided = La roba va e viene. Il martello resta a me.
remark-shipwright-lead = Gli scafi buoni arrivano primi.
remark-shipwright-near = Ancora un rivetto, e vola.
remark-shipwright-triumph = Fatto per durare. Si può anche bussare.
remark-shipwright-win = Niente colla, poca fortuna: buone saldature.
remark-shipwright-defeat = Bel volo, complimenti a chi ha saldato quelle navi.

rival-pioneer = Juno
remark-pioneer-hello = Quanta terra libera. Ho valigie per tutta.
remark-pioneer-raid = Ai nuovi coloni servono provviste.
remark-pioneer-raided = Prendete pure: sappiamo ripartire da zero.
remark-pioneer-lead = Oltre il prossimo crinale c’è sempre altra terra.
remark-pioneer-near = Gli ultimi coloni sono già a bordo.
remark-pioneer-triumph = Sentite? Vernice fresca e aria nuova.
remark-pioneer-win = Finalmente a casa. C’è minestra per tutti.
remark-pioneer-defeat = Da qualche parte ci sarà un altro pianeta.

rival-warden = Kasimir
remark-warden-hello = Documenti, prego. Scherzo. Quasi.
remark-warden-raid = Confiscato, per amor di equilibrio.
remark-warden-raided = Ne verrà fuori un verbale molto lungo.
remark-warden-lead = Qualcuno deve pur mantenere l’ordine, anche da davanti.
remark-warden-near = Modulo nove: preavviso di fine imminente.
remark-warden-triumph = Protocollato, timbrato, e davvero magnifico.
remark-warden-win = L’ordine è ristabilito. Mi somiglia parecchio.
remark-warden-defeat = Tutto secondo le regole: nessuna obiezione.
