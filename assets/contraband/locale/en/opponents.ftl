# The characters of the opponents: what each of them is after besides winning.
character-trader = Trader
character-trader-about = Cares only about winning.
character-hauler = Hauler
character-hauler-about = Leaves plutonium alone if lawful metals pay nearly as well, so the police rarely find any.
character-smuggler = Smuggler
character-smuggler-about = Loads plutonium and little else, and trusts to luck at inspections.
character-hunter = Hunter
character-hunter-about = Buys weapons and shields first, and goes looking for aliens.
character-corsair = Corsair
character-corsair-about = Attacks any ship that comes near, with the police always close behind.
character-broker = Broker
character-broker-about = Is first into fresh markets, and buys where others sold too low.
character-warden = Warden
character-warden-about = Watches the leader, and gets in the way.
