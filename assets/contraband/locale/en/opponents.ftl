# The characters of the opponents: what each of them is after besides winning.
character-trader = Trader
character-trader-about = Wants nothing but to win.
character-hauler = Hauler
character-hauler-about = Leaves plutonium where lawful metals pay nearly as well, so the police seldom find any.
character-smuggler = Smuggler
character-smuggler-about = Loads plutonium and little else, and trusts in luck at the inspections.
character-hunter = Hunter
character-hunter-about = Buys weapons and shields first, and goes looking for aliens.
character-corsair = Corsair
character-corsair-about = Attacks whatever ship comes near, and lives with the police close behind.
character-broker = Broker
character-broker-about = Is first in fresh markets, and buys where others sold too low.
character-warden = Warden
character-warden-about = Watches whoever leads, and gets in the way.
