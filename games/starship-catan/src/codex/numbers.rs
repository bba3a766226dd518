//! Numbers in the texts of pages that depend on options.

use crate::rules::{Build, CombatDie, Options, ProductionDie, Things, TurnLimit, price_of};

/// The values that options put into the texts of pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// The option for the faces of the yellow die.
    pub production: ProductionDie,
    /// The option for the faces of the blue dice.
    pub combat: CombatDie,
    /// The price of a cannon of level 1.
    pub cannon: Things,
    /// The number of turns after which a match ends.
    pub limit: TurnLimit,
}

/// Returns the numbers of matches with these options.
#[must_use]
pub fn numbers(options: &Options) -> Numbers {
    Numbers {
        production: options.production_die,
        combat: options.combat_die,
        cannon: price_of(Build::Cannon, options),
        limit: options.turn_limit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, Thing};

    #[test]
    fn options_change_the_numbers() {
        assert_eq!(numbers(&Options::default()).cannon, Things::of(Thing::Carbon, 2));
        assert_eq!(numbers(&Preset::SeedLiteral.options()).cannon, Things::of(Thing::Fuel, 2));
    }
}
