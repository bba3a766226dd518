### The opponents as persons: the names they go by, and what they say, once in a match for each occasion, in a sentence of their own voice:
### hello in the opening; raid when they attack a ship, the police or miners; raided when somebody attacks, robs or fines them; lead when they come to lead;
### near when they can end the match in their next turn; triumph after something great; win and defeat at the end.

rival-trader = Dalia
remark-trader-hello = Good evening. I never bluff. Hardly ever.
remark-trader-raid = I did the sums. This pays better.
remark-trader-raided = An odd way to open negotiations.
remark-trader-lead = Study my face. It quotes no prices.
remark-trader-near = I may have to smile soon.
remark-trader-triumph = Worth exactly what it cost.
remark-trader-win = There. That was the smile.
remark-trader-defeat = The face is calm. The rest is furious.

rival-hauler = Otto
remark-hauler-hello = The kettle is on. I am in no hurry.
remark-hauler-raid = I am as surprised as anybody.
remark-hauler-raided = Careful, this mug is full.
remark-hauler-lead = Slow and heavy, but it does get there.
remark-hauler-near = The last stretch. I can see my slippers.
remark-hauler-triumph = Well, well. The old tub still has it.
remark-hauler-win = Delivered on time, and the tea still hot.
remark-hauler-defeat = Mine was the scenic route. Tea, anyone?

rival-smuggler = Fenn
remark-smuggler-hello = I carry nothing. You can hardly see it.
remark-smuggler-raid = Let us call it a customs check.
remark-smuggler-raided = Nothing aboard. Please look less closely.
remark-smuggler-lead = All of it declared. Nearly all of it.
remark-smuggler-near = One last run, and I retire. Again.
remark-smuggler-triumph = Nobody saw that? Pity. It was lovely.
remark-smuggler-win = Victory? It just fell into my bag.
remark-smuggler-defeat = I was never here. A fine game, though.

rival-hunter = Dagan
remark-hunter-hello = The dark out there is mostly shy.
remark-hunter-raid = Mere practice. Hold still, please.
remark-hunter-raided = At last, somebody comes to me.
remark-hunter-lead = From here on, the tracks to follow are mine.
remark-hunter-near = Quiet, everyone. It is very close.
remark-hunter-triumph = This will make a fine story by the fire.
remark-hunter-win = The hunt is over. Hardly anyone was hurt.
remark-hunter-defeat = The big one got away. For today.

rival-corsair = Morgana
remark-corsair-hello = What lovely holds. Are they heavy?
remark-corsair-raid = Knock, knock. I brought my own plank.
remark-corsair-raided = Somebody attacking me? How refreshing.
remark-corsair-lead = Honest work, all of it. Ask nobody.
remark-corsair-near = Lock up the silver. I am nearly done.
remark-corsair-triumph = And not a scratch on these boots.
remark-corsair-win = Sing louder, crew. They can still hear us.
remark-corsair-defeat = So this is what losing feels like. Interesting.

rival-broker = Cosima
remark-broker-hello = I knew these markets when they were stalls.
remark-broker-raid = At my age, one skips the small talk.
remark-broker-raided = Mind the vase. It is older than I am.
remark-broker-lead = Buy early, my dears. Always early.
remark-broker-near = The closing bell. I do like its sound.
remark-broker-triumph = I shall allow myself a second biscuit.
remark-broker-win = Markets rise, markets fall. I dine at eight.
remark-broker-defeat = A lesson, at my age. How rejuvenating.

rival-warden = Granit
remark-warden-hello = I am slow. I am also always there.
remark-warden-raid = Stop, in the name of the moss.
remark-warden-raided = Something tickles. Was that a cannon?
remark-warden-lead = Erosion favours the patient.
remark-warden-near = The avalanche has begun. It is still small.
remark-warden-triumph = The flower has opened. A rare event.
remark-warden-win = Stone beats scissors. And the rest, it seems.
remark-warden-defeat = I shall think about this for a century.
