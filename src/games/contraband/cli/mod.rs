//! The commands of this game: its opponents have nothing to train.

use super::Contraband;
use crate::cli::Trainable;

impl Trainable for Contraband {}
