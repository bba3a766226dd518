//! Numbers in codex texts that depend on options.

use crate::rules::{BuildableItem, CombatDie, CommodityCounts, Options, ProductionDie, TurnLimit, price_of};

/// The numbers in codex texts that depend on options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionNumbers {
    /// The option for the faces of the yellow die.
    pub production: ProductionDie,
    /// The option for the faces of the blue dice.
    pub combat: CombatDie,
    /// The price of a cannon of level 1.
    pub cannon: CommodityCounts,
    /// The number of turns after which a match ends, if there is a limit.
    pub limit: TurnLimit,
}

/// Returns the numbers for matches with these options.
pub fn numbers(options: &Options) -> OptionNumbers {
    OptionNumbers {
        production: options.production_die,
        combat: options.combat_die,
        cannon: price_of(BuildableItem::Cannon, options),
        limit: options.turn_limit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Commodity, Preset};

    #[test]
    fn options_change_the_numbers() {
        assert_eq!(numbers(&Options::default()).cannon, CommodityCounts::of(Commodity::Carbon, 2));
        assert_eq!(numbers(&Preset::SeedLiteral.options()).cannon, CommodityCounts::of(Commodity::Fuel, 2));
    }
}
