//! The commands of this game: its opponents have nothing to train.

use super::StarshipCatan;
use crate::cli::Trainable;

impl Trainable for StarshipCatan {}
