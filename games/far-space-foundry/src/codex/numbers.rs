//! The numbers in the texts of pages, read from the rules.

use crate::rules::{Action, DOCKS, MatchHalf, Options, ProcessLimit, SalesLimit, action_of};

/// The numbers in texts that depend on the options of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionNumbers {
    /// Limit on the rubion processed in one use of Process.
    pub process: ProcessLimit,
    /// Limit on the rubion sold in one use of Traders.
    pub traders: SalesLimit,
}

/// Returns the numbers for matches with these options.
pub const fn numbers(options: &Options) -> OptionNumbers {
    OptionNumbers { process: options.process, traders: options.traders }
}

/// Returns the half in which docks offer an action.
pub const fn half_of(action: Action) -> MatchHalf {
    match action {
        Action::Process | Action::Traders | Action::Cantina => MatchHalf::Alpha,
        Action::Manufacture | Action::Charge | Action::Upgrade => MatchHalf::Beta,
    }
}

/// Returns the docks that offer the action in its half.
pub fn docks_of(action: Action) -> impl Iterator<Item = u8> {
    (1..=DOCKS).filter(move |&dock| action_of(half_of(action), dock) == action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn every_action_is_offered_only_in_its_half() {
        for &action in Action::ALL {
            assert!(docks_of(action).next().is_some(), "{action}");
            let other = if half_of(action) == MatchHalf::Alpha { MatchHalf::Beta } else { MatchHalf::Alpha };
            assert!((1..=DOCKS).all(|dock| action_of(other, dock) != action), "{action}");
        }
    }

    #[test]
    fn options_change_the_numbers() {
        assert_eq!(numbers(&Options::default()).process, ProcessLimit::Any);
        assert_eq!(numbers(&Preset::Lean.options()).process, ProcessLimit::Once);
    }
}
