//! The commands of this game: its opponents have nothing to train.

use super::FarSpaceFoundry;
use crate::cli::Trainable;

impl Trainable for FarSpaceFoundry {}
