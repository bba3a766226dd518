//! The assets of this game that the program carries, registered with the shared crates that show and play them.

orrery_synth::carry_sound_list!("contraband");
