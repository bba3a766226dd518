### The opponents as persons: the names they go by, and what they say, in a sentence of their own voice. Each remark is made
### once in a match; those with a number come when their occasion comes again after some rounds:
### hello in the opening; raid when they attack a ship, the police or miners; raided when somebody attacks, robs or fines them; beaten when they lose a fight;
### lead when they come to lead; near when they can end the match in their next turn; triumph after something great; win and defeat at the end.

rival-trader = Dalia
remark-trader-hello = Good evening. I never bluff. Hardly ever.
remark-trader-raid = I did the sums. This pays better.
remark-trader-raid-2 = The terms have changed. So has my aim.
remark-trader-raided = An odd way to open negotiations.
remark-trader-raided-2 = I charge extra for repeated visits.
remark-trader-beaten = A bad bargain. I signed it myself.
remark-trader-beaten-2 = I shall write this off. Slowly.
remark-trader-lead = Study my face. It quotes no prices.
remark-trader-lead-2 = Up again. Read nothing into it.
remark-trader-near = I may have to smile soon.
remark-trader-triumph = Worth exactly what it cost.
remark-trader-triumph-2 = I got this moment at a discount.
remark-trader-win = There. That was the smile.
remark-trader-defeat = The face is calm. The rest is furious.

rival-hauler = Otto
remark-hauler-hello = The kettle is on. I am in no hurry.
remark-hauler-raid = I am as surprised as anybody.
remark-hauler-raid-2 = That was my parking space.
remark-hauler-raided = Careful, this mug is full.
remark-hauler-raided-2 = There goes the saucer as well.
remark-hauler-beaten = She still floats. Most of her does.
remark-hauler-beaten-2 = Has anyone seen my other engine?
remark-hauler-lead = Slow and heavy, but it does get there.
remark-hauler-lead-2 = In front? I only went out for sugar.
remark-hauler-near = The last stretch. I can see my slippers.
remark-hauler-triumph = Well, well. The old tub still has it.
remark-hauler-triumph-2 = Forty years, and she still surprises me.
remark-hauler-win = Delivered on time, and the tea still hot.
remark-hauler-defeat = Mine was the scenic route. Tea, anyone?

rival-smuggler = Fenn
remark-smuggler-hello = I carry nothing. You can hardly see it.
remark-smuggler-raid = Let us call it a customs check.
remark-smuggler-raid-2 = Another spot check. Pure routine.
remark-smuggler-raided = Nothing aboard. Please look less closely.
remark-smuggler-raided-2 = Whatever you find, it is not mine.
remark-smuggler-beaten = Only the evidence fell off. Lucky me.
remark-smuggler-beaten-2 = Tell nobody. I was never hit here.
remark-smuggler-lead = All of it declared. Nearly all of it.
remark-smuggler-lead-2 = Look over there. No, really, over there.
remark-smuggler-near = One last run, and I retire. Again.
remark-smuggler-triumph = Nobody saw that? Pity. It was lovely.
remark-smuggler-triumph-2 = Officially, that never took place.
remark-smuggler-win = Victory? It just fell into my bag.
remark-smuggler-defeat = I was never here. A fine game, though.

rival-hunter = Dagan
remark-hunter-hello = The dark out there is mostly shy.
remark-hunter-raid = Mere practice. Hold still, please.
remark-hunter-raid-2 = You left tracks. I do like tracks.
remark-hunter-raided = At last, somebody comes to me.
remark-hunter-raided-2 = Good. I was getting sleepy.
remark-hunter-beaten = A scar with a story. I collect them.
remark-hunter-beaten-2 = Well bitten. I shall remember the teeth.
remark-hunter-lead = From here on, the tracks to follow are mine.
remark-hunter-lead-2 = The pack is behind me again.
remark-hunter-near = Quiet, everyone. It is very close.
remark-hunter-triumph = This will make a fine story by the fire.
remark-hunter-triumph-2 = Patience, then one step. That was all.
remark-hunter-win = The hunt is over. Hardly anyone was hurt.
remark-hunter-defeat = The big one got away. For today.

rival-corsair = Morgana
remark-corsair-hello = What lovely holds. Are they heavy?
remark-corsair-raid = Knock, knock. I brought my own plank.
remark-corsair-raid-2 = Me again. Did you miss me?
remark-corsair-raided = Somebody attacking me? How refreshing.
remark-corsair-raided-2 = Mind the paint. It is nearly paid for.
remark-corsair-beaten = Ouch. Somebody has been practising.
remark-corsair-beaten-2 = Fine. That hull was out of fashion.
remark-corsair-lead = Honest work, all of it. Ask nobody.
remark-corsair-lead-2 = First again. Do check your pockets.
remark-corsair-near = Lock up the silver. I am nearly done.
remark-corsair-triumph = And not a scratch on these boots.
remark-corsair-triumph-2 = Quick, somebody write a song about it.
remark-corsair-win = Sing louder, crew. They can still hear us.
remark-corsair-defeat = So this is what losing feels like. Interesting.

rival-broker = Cosima
remark-broker-hello = I knew these markets when they were stalls.
remark-broker-raid = At my age, one skips the small talk.
remark-broker-raid-2 = Hand it over, dear. I am expected for lunch.
remark-broker-raided = Mind the vase. It is older than I am.
remark-broker-raided-2 = Young people today. Not even an appointment.
remark-broker-beaten = I have survived three crashes. Now four.
remark-broker-beaten-2 = Sweep up, please. I shall need a new vase.
remark-broker-lead = Buy early, my dears. Always early.
remark-broker-lead-2 = Back on top. One merely had to wait.
remark-broker-near = The closing bell. I do like its sound.
remark-broker-triumph = I shall allow myself a second biscuit.
remark-broker-triumph-2 = My diary has had this down since spring.
remark-broker-win = Markets rise, markets fall. I dine at eight.
remark-broker-defeat = A lesson, at my age. How rejuvenating.

rival-warden = Granit
remark-warden-hello = I am slow. I am also always there.
remark-warden-raid = Stop, in the name of the moss.
remark-warden-raid-2 = A landslide asks no permission.
remark-warden-raided = Something tickles. Was that a cannon?
remark-warden-raided-2 = Knock harder. I am rather thick.
remark-warden-beaten = A crack. It will let in the light.
remark-warden-beaten-2 = Gravel is stone too, in its way.
remark-warden-lead = Erosion favours the patient.
remark-warden-lead-2 = Mountains never hurry. Just look at them.
remark-warden-near = The avalanche has begun. It is still small.
remark-warden-triumph = The flower has opened. A rare event.
remark-warden-triumph-2 = For a moment, I almost moved.
remark-warden-win = Stone beats scissors. And the rest, it seems.
remark-warden-defeat = I shall think about this for a century.
