//! The value nets, one for each number of players, which map the features of a seat to its value.

use super::features::FEATURES;
use crate::rules::SEATS;
use orrery_ai::net::{self, NetForm};

/// The form of the nets: one input, a number, for each feature.
#[derive(Debug, Clone, PartialEq)]
pub struct Form;

impl NetForm for Form {
    type Input = f32;
    const MAGIC: [u8; 8] = *b"CBNET\0\x01\0";
    const INPUTS: usize = FEATURES;
    const UNTRAINED: [f32; 3] = [0.3, 0.0, 0.1];
}

/// A net with one hidden layer.
pub(super) type Net = net::Net<Form, 24, 0>;
/// The nets, indexed by the number of players minus 1.
pub type Nets = net::Nets<Form, SEATS, 24, 0>;

/// Returns the index of the net for this number of players.
#[inline]
pub(super) fn index(players: usize) -> usize {
    players.clamp(1, SEATS) - 1
}
