//! The embedded files of this game's folder in `assets`, registered with the shared crates that display and play them.

orrery_synth::carry_sound_list!("starship-catan");
