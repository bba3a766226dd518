### The opponents as persons: the names they go by, and what they say once in a match: after a bribe of their own, when they come to lead, when they have lost.
### A sentence each, in their own voice.

rival-foreman = Bruno
remark-foreman-raid = One coin, and the shift runs smoothly.
remark-foreman-lead = Schedule kept, ladies and gentlemen.
remark-foreman-defeat = Fine work. I would hire that crew.

rival-miner = Gwen
remark-miner-raid = Out of my way: this ore is heavy.
remark-miner-lead = Good rock never lets you down.
remark-miner-defeat = There is still ore out there. I can wait.

rival-trader = Sahim
remark-trader-raid = A credit well spent, for once.
remark-trader-lead = You could have bought my shares at dawn.
remark-trader-defeat = A loss? Let us call it an investment.

rival-recruiter = Lirr
remark-recruiter-raid = He owed me a drink anyway.
remark-recruiter-lead = It is all about the people, you see.
remark-recruiter-defeat = Then the next round is on me.

rival-manufacturer = Anton
remark-manufacturer-raid = Machines wait for nobody.
remark-manufacturer-lead = The line runs, and it runs well.
remark-manufacturer-defeat = The next series will be better.

rival-collector = Quill
remark-collector-raid = A rare occasion; I took it.
remark-collector-lead = A fine collection, and nearly complete.
remark-collector-defeat = Only one piece was missing.

rival-dock-master = Edgar
remark-dock-master-raid = My dock, my rules.
remark-dock-master-lead = I saw this coming from the tower.
remark-dock-master-defeat = Cleared for departure, winner first.
