//! The built-in assets of this game, registered with the shared crates for display and sound.

orrery_synth::carry_sound_list!("far-space-foundry");
