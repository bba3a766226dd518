//! What the planet shows of the match.

use super::sky::land::number;
use alien_frontiers::rules::{Field, Territory};
use orrery_core::Colour;

/// What the planet has to show; by territory as the shaders number them.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Surface {
    /// Who controls it.
    pub owners: [Option<Colour>; 8],
    /// How strongly it glows because one can act there, 0 to 1.
    pub usable: [f32; 8],
    /// What is pointed at.
    pub hover: Option<Territory>,
    /// Where the fields are, in the order of [`Field::ALL`].
    pub fields: [Option<Territory>; Field::COUNT],
    /// The round, which moves the terminator.
    pub round: u32,
    /// Whether it belongs to no match: what comes and goes with it is there at once.
    pub apart: bool,
}

impl Surface {
    /// Lets a territory glow at least this strongly.
    pub fn light(&mut self, territory: Territory, strength: f32) {
        let at = &mut self.usable[number(territory)];
        *at = at.max(strength);
    }
}
