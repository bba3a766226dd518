//! What the program carries of this game's folder in `assets`, registered with the parts of the house that show and sound it.

orrery_synth::carry_sound_list!("contraband");

#[cfg(feature = "window")]
orrery_board::art::carry_art!("contraband");
#[cfg(feature = "window")]
orrery_locale::carry_words!("contraband");
#[cfg(feature = "window")]
orrery_sound::carry_sounds!("contraband");
