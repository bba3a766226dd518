//! The drawings, texts and sounds of this game, registered with the shared crates that display and play them.

orrery_board::art::carry_art!("starship-catan");
orrery_locale::carry_words!("starship-catan");
orrery_sound::carry_sounds!("starship-catan");
