//! What the program carries of this game's folder in `assets`, registered with the parts of the house that show and sound it.

crate::synth::carry_sound_list!("alien-frontiers");

#[cfg(feature = "window")]
crate::art::carry_art!("alien-frontiers");
#[cfg(feature = "window")]
crate::locale::carry_words!("alien-frontiers");
#[cfg(feature = "window")]
crate::sound::carry_sounds!("alien-frontiers");
