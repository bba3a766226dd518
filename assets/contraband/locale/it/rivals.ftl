### Gli avversari come persone: i loro nomi, e che cosa dicono, una volta in una partita per ogni occasione, con una frase tutta loro:
### hello all’inizio; raid quando attaccano una nave, la polizia o i minatori; raided quando qualcuno li attacca, li deruba o li multa; lead quando passano in testa;
### near quando possono finire la partita nel prossimo turno; triumph dopo qualcosa di grande; win e defeat alla fine.

rival-trader = Dalia
remark-trader-hello = Buonasera. Non bluffo mai. Quasi mai.
remark-trader-raid = Due conti veloci: così rende di più.
remark-trader-raided = Strano modo di aprire una trattativa.
remark-trader-lead = Studiate la mia faccia: non fa prezzi.
remark-trader-near = Tra poco potrei perfino sorridere.
remark-trader-triumph = Vale esattamente quel che costa.
remark-trader-win = Ecco. Quello era il sorriso.
remark-trader-defeat = La faccia è calma. Il resto, furibondo.

rival-hauler = Otto
remark-hauler-hello = Il tè è sul fuoco. Non ho fretta.
remark-hauler-raid = Sorprende anche me, giuro.
remark-hauler-raided = Piano, che la tazza è piena.
remark-hauler-lead = Piano e a pieno carico: funziona.
remark-hauler-near = Ultimo tratto: si vedono le pantofole.
remark-hauler-triumph = Guarda guarda, la vecchia carretta.
remark-hauler-win = Consegna puntuale, e il tè è ancora caldo.
remark-hauler-defeat = La mia strada era panoramica. Un tè?

rival-smuggler = Fenn
remark-smuggler-hello = Non trasporto niente. Si vede appena.
remark-smuggler-raid = Chiamiamolo un controllo doganale.
remark-smuggler-raided = A bordo non c’è nulla. Guardate meno bene.
remark-smuggler-lead = Tutto dichiarato. Quasi tutto.
remark-smuggler-near = Un ultimo viaggio, e smetto. Di nuovo.
remark-smuggler-triumph = Nessuno ha visto? Peccato, che eleganza.
remark-smuggler-win = La vittoria? È caduta da sola nella borsa.
remark-smuggler-defeat = Qui non c’era nessuno. Bella partita, però.

rival-hunter = Dagan
remark-hunter-hello = Il buio là fuori, più che altro, è timido.
remark-hunter-raid = Semplice allenamento. Immobili, per favore.
remark-hunter-raided = Finalmente qualcuno viene da me.
remark-hunter-lead = Da qui in poi, le orme sono mie.
remark-hunter-near = Silenzio. È vicinissimo.
remark-hunter-triumph = Una bella storia da raccontare al fuoco.
remark-hunter-win = Fine della caccia. Quasi nessun ferito.
remark-hunter-defeat = La preda grossa è scappata. Per oggi.

rival-corsair = Morgana
remark-corsair-hello = Che belle stive. Sono pesanti?
remark-corsair-raid = Toc toc. La passerella la porto io.
remark-corsair-raided = Qualcuno attacca me? Che novità.
remark-corsair-lead = Tutto lavoro onesto. Non chiedete in giro.
remark-corsair-near = Nascondete l’argento: ho quasi finito.
remark-corsair-triumph = E neanche un graffio agli stivali.
remark-corsair-win = Cantate forte, ragazzi: ci sentono ancora.
remark-corsair-defeat = Ah, perdere è così? Interessante.

rival-broker = Cosima
remark-broker-hello = Questi mercati li ricordo da bancarelle.
remark-broker-raid = Alla mia età si saltano i convenevoli.
remark-broker-raided = Attenzione al vaso: ha più anni di me.
remark-broker-lead = Comprare presto. Sempre e solo presto.
remark-broker-near = La campana di chiusura. Che bel suono.
remark-broker-triumph = Mi concedo un secondo biscotto.
remark-broker-win = I mercati salgono e scendono. Io ceno alle otto.
remark-broker-defeat = Una lezione alla mia età: mi ringiovanisce.

rival-warden = Granit
remark-warden-hello = Piano, vado piano. Ma arrivo sempre.
remark-warden-raid = Alt, in nome del muschio.
remark-warden-raided = Sento solletico. Era un cannone?
remark-warden-lead = L’erosione premia chi ha pazienza.
remark-warden-near = La valanga è partita. Per ora è piccola.
remark-warden-triumph = Il fiore si è aperto. Capita di rado.
remark-warden-win = Il sasso batte le forbici. E pure gli altri.
remark-warden-defeat = Ci penserò sopra un secolo.
