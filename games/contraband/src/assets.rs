//! The list of this game's sounds, compiled into the program and registered with the shared synthesiser.

orrery_synth::carry_sound_list!("contraband");
