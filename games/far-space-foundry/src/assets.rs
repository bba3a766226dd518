//! The built-in assets of this game, which the shared crates for display and sound read.

orrery_synth::carry_sound_list!("far-space-foundry");
