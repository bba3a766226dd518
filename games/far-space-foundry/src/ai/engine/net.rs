//! The value nets, one for each part of a match. A net estimates the points that a seat gains from a position to the end of the
//! match.

use super::features::ROWS;
use crate::rules::{MatchHalf, MatchMode, Position};
use orrery_ai::net::{self, NetForm};

/// The form of the nets: each input is a row that a position either has or lacks.
#[derive(Debug, Clone, PartialEq)]
pub struct Form;

impl NetForm for Form {
    type Input = u16;
    const MAGIC: [u8; 8] = *b"FSFNET\x01\0";
    const INPUTS: usize = ROWS;
    const UNTRAINED: [f32; 3] = [0.15, 0.2, 0.1];
}

/// A net with two hidden layers.
pub(super) type Net = net::Net<Form, 48, 16>;
/// The nets, in the order of `MatchPart`.
pub type Nets = net::Nets<Form, 3, 48, 16>;

/// The part of a match that a net evaluates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MatchPart {
    /// Alpha, if Beta follows.
    Alpha,
    /// The second half, Beta.
    Beta,
    /// Alpha, if nothing follows (FSF-END-4).
    Short,
}

impl MatchPart {
    pub(super) fn of(p: &Position) -> Self {
        match (p.half, p.options.mode) {
            (MatchHalf::Alpha, MatchMode::AlphaOnly) => MatchPart::Short,
            (MatchHalf::Alpha, _) => MatchPart::Alpha,
            (MatchHalf::Beta, _) => MatchPart::Beta,
        }
    }
}
