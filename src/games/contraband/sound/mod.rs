//! What is heard of this game: buttons, turns and music of the house.

use super::Contraband;
use crate::sound::SoundCues;

impl SoundCues for Contraband {}
