//! The embedded files of this game's `assets` folder, registered with the crates that display and play the game.

orrery_synth::carry_sound_list!("alien-frontiers");
