### The opponents as persons: the names they go by, and what they say once in a match: after a raid of their own, when they come to lead, when they have lost.
### A sentence each, in their own voice.

rival-surveyor = Ines
remark-surveyor-raid = Nothing personal: the figures said so.
remark-surveyor-lead = On course, exactly as plotted.
remark-surveyor-defeat = Time to check the instruments.

rival-corsair = Zarko
remark-corsair-raid = Why dig, when others dig so well?
remark-corsair-lead = Look up, everyone: that glow is my engine.
remark-corsair-defeat = Keep the planet: the ship is still mine.

rival-archivist = Ottilie
remark-archivist-raid = Only borrowed, and duly catalogued.
remark-archivist-lead = History is fond of careful readers.
remark-archivist-defeat = A fine chapter, though not the ending I had in mind.

rival-shipwright = Bram
remark-shipwright-raid = The yard was short of parts.
remark-shipwright-lead = Good hulls get there first.
remark-shipwright-defeat = Well flown, whoever welded those ships.

rival-pioneer = Juno
remark-pioneer-raid = New settlers need supplies.
remark-pioneer-lead = There is always more land beyond the next ridge.
remark-pioneer-defeat = Then there must be another planet somewhere.

rival-warden = Kasimir
remark-warden-raid = Confiscated, for the sake of balance.
remark-warden-lead = Somebody has to keep order, even from the front.
remark-warden-defeat = All according to the rules: no objections.
