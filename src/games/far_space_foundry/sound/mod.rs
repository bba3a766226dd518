//! What is heard of this game: buttons, turns and music of the house.

use super::FarSpaceFoundry;
use crate::sound::SoundCues;

impl SoundCues for FarSpaceFoundry {}
