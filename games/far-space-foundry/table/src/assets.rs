//! The drawings, texts and sounds of this game, registered with the shared crates that show and play them.

orrery_board::art::carry_art!("far-space-foundry");
orrery_locale::carry_words!("far-space-foundry");
orrery_sound::carry_sounds!("far-space-foundry");
