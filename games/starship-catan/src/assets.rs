//! What the program carries of this game's folder in `assets`, registered with the parts of the house that show and sound it.

orrery_synth::carry_sound_list!("starship-catan");
