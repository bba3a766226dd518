//! The embedded drawings, texts and sounds of this game, registered with the crates that display and play them.

orrery_board::art::carry_art!("alien-frontiers");
orrery_locale::carry_words!("alien-frontiers");
orrery_sound::carry_sounds!("alien-frontiers");
