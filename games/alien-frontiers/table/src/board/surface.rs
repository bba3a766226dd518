//! The state of a match that the planet shows.

use super::sky::land::number;
use alien_frontiers::rules::{Field, Territory};
use orrery_core::Colour;

/// The state that the planet shows; arrays by territory are in the order that the shaders use.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct PlanetState {
    /// The controller of each territory.
    pub owners: [Option<Colour>; 8],
    /// Strength of the glow of usable territories, 0 to 1.
    pub usable: [f32; 8],
    /// The territory pointed at.
    pub hover: Option<Territory>,
    /// The territory of each field, in the order of [`Field::ALL`].
    pub fields: [Option<Territory>; Field::COUNT],
    /// The round number, which moves the terminator.
    pub round: u32,
    /// True if the planet belongs to no match and is shown without transitions.
    pub apart: bool,
}

impl PlanetState {
    /// Sets the glow of a territory to at least this strength.
    pub fn light(&mut self, territory: Territory, strength: f32) {
        let at = &mut self.usable[number(territory)];
        *at = at.max(strength);
    }
}
