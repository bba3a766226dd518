### The opponents as persons: the names they go by, and what they say, once in a match for each occasion, in a sentence of their own voice:
### hello in the opening; raid when they raid somebody; raided when that is done to them; lead when they come to lead;
### near when they can end the match in their next turn; triumph after something great; win and defeat at the end.

rival-surveyor = Ines
remark-surveyor-hello = Every planet fits on paper. Shall we begin?
remark-surveyor-raid = Nothing personal: the figures said so.
remark-surveyor-raided = That was in nobody’s forecast.
remark-surveyor-lead = On course, exactly as plotted.
remark-surveyor-near = One more step, and the map is finished.
remark-surveyor-triumph = Exactly where I drew it.
remark-surveyor-win = The margin of error was small. What a relief.
remark-surveyor-defeat = Time to check the instruments.

rival-corsair = Zarko
remark-corsair-hello = Count the ore twice tonight. I certainly will.
remark-corsair-raid = Why dig, when others dig so well?
remark-corsair-raided = Neatly stolen. It hurts, and I applaud.
remark-corsair-lead = Look up, everyone: that glow is my engine.
remark-corsair-near = Somebody stop me: it is nearly too late.
remark-corsair-triumph = See how it shines. Nobody touch it, please.
remark-corsair-win = Drinks for all, paid for with everybody’s ore.
remark-corsair-defeat = Keep the planet: the ship is still mine.

rival-archivist = Ottilie
remark-archivist-hello = A blank page. How I enjoy those.
remark-archivist-raid = Only borrowed, and duly catalogued.
remark-archivist-raided = A loan, I trust. Due back in fourteen days.
remark-archivist-lead = History is fond of careful readers.
remark-archivist-near = The last page is already between my fingers.
remark-archivist-triumph = This deserves a catalogue of its own.
remark-archivist-win = And so it ends, just as the old signs foretold.
remark-archivist-defeat = A fine chapter, though not the ending I had in mind.

rival-shipwright = Bram
remark-shipwright-hello = I bring the ships. The rest will turn up.
remark-shipwright-raid = The yard was short of parts.
remark-shipwright-raided = Goods come and go. The hammer stays with me.
remark-shipwright-lead = Good hulls get there first.
remark-shipwright-near = One last rivet, and she flies.
remark-shipwright-triumph = Built to last. Go on, knock on it.
remark-shipwright-win = No glue, no luck: just good welding.
remark-shipwright-defeat = Well flown, whoever welded those ships.

rival-pioneer = Juno
remark-pioneer-hello = So much empty land. I have packed for all of it.
remark-pioneer-raid = New settlers need supplies.
remark-pioneer-raided = Take it. We know how to start from nothing.
remark-pioneer-lead = There is always more land beyond the next ridge.
remark-pioneer-near = The last settlers are already on board.
remark-pioneer-triumph = Smell that: fresh paint and new air.
remark-pioneer-win = Home at last. There is soup for everyone.
remark-pioneer-defeat = Then there must be another planet somewhere.

rival-warden = Kasimir
remark-warden-hello = Papers, please. I am joking. Mostly.
remark-warden-raid = Confiscated, for the sake of balance.
remark-warden-raided = This will be a very long report.
remark-warden-lead = Somebody has to keep order, even from the front.
remark-warden-near = Form nine: notice of an imminent end.
remark-warden-triumph = Filed, stamped, and quite magnificent.
remark-warden-win = Order is restored. It looks rather like me.
remark-warden-defeat = All by the book. No objections.
