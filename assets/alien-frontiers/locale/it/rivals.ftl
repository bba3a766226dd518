### Gli avversari come persone: i loro nomi, e che cosa dicono una volta in una partita: dopo una propria incursione, quando passano in testa, quando hanno perso.

rival-surveyor = Ines
remark-surveyor-raid = Niente di personale: lo dicevano i conti.
remark-surveyor-lead = In rotta, proprio come da calcoli.
remark-surveyor-defeat = È ora di ricontrollare gli strumenti.

rival-corsair = Zarko
remark-corsair-raid = Perché scavare, se altri scavano così bene?
remark-corsair-lead = Occhi in alto: quel bagliore è il mio motore.
remark-corsair-defeat = Il pianeta ve lo lascio: la nave resta mia.

rival-archivist = Ottilie
remark-archivist-raid = Solo in prestito, e debitamente catalogato.
remark-archivist-lead = La storia ama chi legge con attenzione.
remark-archivist-defeat = Un bel capitolo, anche se il finale doveva essere un altro.

rival-shipwright = Bram
remark-shipwright-raid = Al cantiere mancavano dei pezzi.
remark-shipwright-lead = Gli scafi buoni arrivano primi.
remark-shipwright-defeat = Bel volo, complimenti a chi ha saldato quelle navi.

rival-pioneer = Juno
remark-pioneer-raid = Ai nuovi coloni servono provviste.
remark-pioneer-lead = Oltre il prossimo crinale c’è sempre altra terra.
remark-pioneer-defeat = Da qualche parte ci sarà un altro pianeta.

rival-warden = Kasimir
remark-warden-raid = Confiscato, per amor di equilibrio.
remark-warden-lead = Qualcuno deve pur mantenere l’ordine, anche da davanti.
remark-warden-defeat = Tutto secondo le regole: nessuna obiezione.
