//! What is heard of this game: buttons, turns and music of the house.

use super::StarshipCatan;
use crate::sound::SoundCues;

impl SoundCues for StarshipCatan {}
