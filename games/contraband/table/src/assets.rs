//! The drawings, texts and sounds of this game, registered with the parts of the program that show and play them.

orrery_board::art::carry_art!("contraband");
orrery_locale::carry_words!("contraband");
orrery_sound::carry_sounds!("contraband");
