//! Texts of puzzle goals.

use super::message;
use super::things::module_name;
use orrery_locale::PlayerNames;
use starship_catan::puzzle::TurnGoal;

/// Returns the goal of a puzzle as a line of text.
pub fn goal_text(goal: &TurnGoal) -> String {
    let more = match goal {
        TurnGoal::Module { module, .. } | TurnGoal::Deny(module) => vec![("module", module_name(module.0).into())],
        _ => Vec::new(),
    };
    message("goal", goal, &PlayerNames::default(), &more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StarshipCatanFrontend;
    use orrery_core::words::QuotedKeyword;
    use orrery_pilot::texts::check_goals;
    use starship_catan::rules::{Module, Ship};

    fn goals() -> Vec<TurnGoal> {
        let module = QuotedKeyword(Module::Command);
        vec![
            TurnGoal::Win,
            TurnGoal::Points(7),
            TurnGoal::Astro(30),
            TurnGoal::Hero,
            TurnGoal::Friend,
            TurnGoal::Module { module, level: 2 },
            TurnGoal::Ship(QuotedKeyword(Ship::TradeShip)),
            TurnGoal::Deny(module),
        ]
    }

    #[test]
    fn every_goal_has_text_and_several_join_into_one_sentence() {
        assert_eq!(goals().iter().map(TurnGoal::key).collect::<Vec<_>>(), TurnGoal::KEYS);
        check_goals::<StarshipCatanFrontend>(&goals(), &PlayerNames::default());
        assert_eq!(goal_text(&TurnGoal::Points(7)), "End the turn with 7 points");
    }
}
