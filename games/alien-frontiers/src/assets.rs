//! The embedded part of this game's `assets` folder, registered with the crates that display and play it.

orrery_synth::carry_sound_list!("alien-frontiers");
