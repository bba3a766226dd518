//! What the program carries of this game's folder in `assets`, registered with the parts of the house that show and sound it.

crate::synth::carry_sound_list!("far-space-foundry");

#[cfg(feature = "window")]
crate::art::carry_art!("far-space-foundry");
#[cfg(feature = "window")]
crate::locale::carry_words!("far-space-foundry");
#[cfg(feature = "window")]
crate::sound::carry_sounds!("far-space-foundry");
