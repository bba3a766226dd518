### The opponents as persons: the names they go by, and what they say, once in a match for each occasion, in a sentence of their own voice:
### hello in the opening; raid when they take goods by the Trade module; raided when that is done to them; beaten when they lose a fight; lead when they come to lead;
### near when they can end the match in their next turn; triumph after something great; win and defeat at the end.

rival-navigator = Halima
remark-navigator-hello = The stars are all out. Choose yours well.
remark-navigator-raid = Today I need it more. Here is the money.
remark-navigator-raided = Well, the hold was a little heavy anyway.
remark-navigator-beaten = The current took us. We shall row harder.
remark-navigator-lead = From here I can see the harbour lights.
remark-navigator-near = One more leg, and the course is flown.
remark-navigator-triumph = That one was on my chart all along.
remark-navigator-win = Engines off. It was good to fly in company.
remark-navigator-defeat = The wrong star, then. But a lovely one.

rival-trader = Tibor
remark-trader-hello = Everything is for sale, except the beret.
remark-trader-raid = Cash in hand. Who could say no?
remark-trader-raided = Sold? I had not even named a price.
remark-trader-beaten = They drive a hard bargain, those pirates.
remark-trader-lead = Business is good. I blame myself.
remark-trader-near = Last offer of the day. Step closer, please.
remark-trader-triumph = I would have paid double for this.
remark-trader-win = Sold out. We open again tomorrow.
remark-trader-defeat = Outbid. It was worth every coin.

rival-settler = Matis
remark-settler-hello = I brought seeds. Has anyone got a planet?
remark-settler-raid = A cup of sugar, neighbour. Well, a barrel.
remark-settler-raided = Neighbours share. I want the barrel back, though.
remark-settler-beaten = A bit of hail. The seedlings will recover.
remark-settler-lead = It grows best when nobody is looking.
remark-settler-near = Can you smell it? Harvest is in the air.
remark-settler-triumph = First of all, we plant a tree here.
remark-settler-win = The harvest is in. There is bread for two.
remark-settler-defeat = A dry year. The soil is still good.

rival-hunter = Ilka
remark-hunter-hello = Fair warning: I sleep with one eye open.
remark-hunter-raid = I asked nicely. The cannons merely listened.
remark-hunter-raided = Bold. I do like bold.
remark-hunter-beaten = Missed. I shall deny it later.
remark-hunter-lead = Something is after me, and falling behind.
remark-hunter-near = One shot left, and my aim is good.
remark-hunter-triumph = A long chase. Worth every drop of fuel.
remark-hunter-win = Hunt over. Let the cannons cool.
remark-hunter-defeat = A clean shot. I never even heard it.

rival-engineer = Pim
remark-engineer-hello = Systems warm. Manners loaded. Hello.
remark-engineer-raid = Spare part located. Thank you in advance.
remark-engineer-raided = A part is missing. Was it important? Checking.
remark-engineer-beaten = Hull integrity: artistic.
remark-engineer-lead = Output at one hundred and four per cent.
remark-engineer-near = One last screw. Where is the screwdriver?
remark-engineer-triumph = It works. I checked three times, for joy.
remark-engineer-win = Task complete. Starting happiness.
remark-engineer-defeat = Fault found: the other ship was better.

rival-diplomat = Iolan
remark-diplomat-hello = Two ships, one sky. Let us be generous.
remark-diplomat-raid = A small request. It is already granted.
remark-diplomat-raided = Let us call it a gift. It sounds far better.
remark-diplomat-beaten = They did not let me finish my sentence.
remark-diplomat-lead = At home we call this treading softly.
remark-diplomat-near = The treaty lacks only a signature.
remark-diplomat-triumph = The right word opens every gate.
remark-diplomat-win = Peace at last, and on excellent terms.
remark-diplomat-defeat = I yield the floor. It was well argued.

rival-scout = Nika
remark-scout-hello = Is that bit of space taken? No? Mine.
remark-scout-raid = Borrowed in passing. Sorry, in a hurry.
remark-scout-raided = Hey. I had plans for that.
remark-scout-beaten = That was not on the map at all.
remark-scout-lead = Wait, am I in front? Don’t look down.
remark-scout-near = I can see it from here. Right there, look.
remark-scout-triumph = My name on the map. In large letters, please.
remark-scout-win = Got there. Shall we go a little farther?
remark-scout-defeat = Fine. But I had the better view.
