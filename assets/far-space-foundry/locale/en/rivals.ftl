### The opponents as persons: the names they go by, and what they say, once in a match for each occasion, in a sentence of their own voice:
### hello in the opening; raid when they bribe the dock master; raided when that is done to them; lead when they come to lead;
### near when they can end the match in their next turn; triumph after something great; win and defeat at the end.

rival-foreman = Bruno
remark-foreman-hello = Gloves on, helmets on. The shift begins.
remark-foreman-raid = One coin, and the shift runs smoothly.
remark-foreman-raided = So the queue has a price now. Noted.
remark-foreman-lead = On schedule, ladies and gentlemen.
remark-foreman-near = The last crates, then we close the gates.
remark-foreman-triumph = This one goes up on the canteen wall.
remark-foreman-win = Full marks, and home before dark.
remark-foreman-defeat = Fine work. I would hire that crew.

rival-miner = Gwen
remark-miner-hello = I smell ore. Mind if I start digging?
remark-miner-raid = Out of my way: this ore is heavy.
remark-miner-raided = Money talks. My drill talks louder.
remark-miner-lead = Good rock never lets you down.
remark-miner-near = One more vein, and I am through.
remark-miner-triumph = Got it. Feel how warm it is.
remark-miner-win = Dig deep enough and you come out on top.
remark-miner-defeat = There is still ore out there. I can wait.

rival-trader = Sahim
remark-trader-hello = My purse is full. It means to stay that way.
remark-trader-raid = A credit well spent, for once.
remark-trader-raided = A whole credit, just like that? Astonishing.
remark-trader-lead = My shares were cheap at dawn.
remark-trader-near = Closing time is near. Prices are final.
remark-trader-triumph = And at a very fair price, too.
remark-trader-win = Interest, my friends, always accrues.
remark-trader-defeat = A loss? Let us call it an investment.

rival-recruiter = Lirr
remark-recruiter-hello = Such faces. I would hire the lot.
remark-recruiter-raid = He owed me a drink anyway.
remark-recruiter-raided = He takes money? And there was I, singing.
remark-recruiter-lead = It is all about the people, you see.
remark-recruiter-near = Last call at the bar, my dears.
remark-recruiter-triumph = All the crew’s doing. I only did the talking.
remark-recruiter-win = Victory for us. All ninety-one of us.
remark-recruiter-defeat = Then the next round is on me.

rival-manufacturer = Anton
remark-manufacturer-hello = The same part a thousand times. Bliss.
remark-manufacturer-raid = Machines wait for no one.
remark-manufacturer-raided = An irregularity on the line. How untidy.
remark-manufacturer-lead = The line runs, and it runs well.
remark-manufacturer-near = Last batch. Please do not touch the belt.
remark-manufacturer-triumph = Tested, approved, and even a little beautiful.
remark-manufacturer-win = Quality control confirms: first place.
remark-manufacturer-defeat = The next production run will be better.

rival-collector = Quill
remark-collector-hello = One of each, please. Two of nothing.
remark-collector-raid = A rare occasion; I took it.
remark-collector-raided = A bought favour. Not a collector’s item.
remark-collector-lead = A fine collection, and nearly complete.
remark-collector-near = One shelf is empty. I know what goes there.
remark-collector-triumph = Please, nobody breathe on it.
remark-collector-win = Complete. I may never open the case again.
remark-collector-defeat = Only one piece was missing.

rival-dock-master = Edgar
remark-dock-master-hello = Keep the lanes clear, and me in mind.
remark-dock-master-raid = My dock, my rules.
remark-dock-master-raided = A bribe, on my own dock? I am almost moved.
remark-dock-master-lead = I saw this coming from the tower.
remark-dock-master-near = Final departures. Have your papers ready.
remark-dock-master-triumph = Even the tower stood up for that one.
remark-dock-master-win = Runway closed. Victory logged, thank you.
remark-dock-master-defeat = Cleared for departure, winner first.
