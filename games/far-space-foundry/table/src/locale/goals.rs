//! The texts of puzzle goals.

use super::message;
use super::things::{amount, ship_name};
use far_space_foundry::puzzle::TurnGoal;
use orrery_locale::PlayerNames;

/// Returns the goal of a puzzle as a line of text.
pub fn goal_text(goal: &TurnGoal) -> String {
    let more = match goal {
        TurnGoal::Aboard { good, count } | TurnGoal::Stored { good, count } => {
            vec![("what", amount(good.0, *count).into())]
        }
        TurnGoal::Upgraded(ship) => vec![("ship", ship_name(ship.0).into())],
        _ => Vec::new(),
    };
    message("goal", goal, &PlayerNames::default(), &more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FarSpaceFoundryFrontend;
    use far_space_foundry::rules::{FreighterKind, Good, Product};
    use orrery_core::words::QuotedKeyword;
    use orrery_pilot::texts::check_goals;

    fn goals() -> Vec<TurnGoal> {
        vec![
            TurnGoal::Win,
            TurnGoal::Points(17),
            TurnGoal::Gain(1),
            TurnGoal::Aboard { good: QuotedKeyword(Good::Galactium), count: 3 },
            TurnGoal::Stored { good: QuotedKeyword(Good::RobotCharged), count: 1 },
            TurnGoal::Full,
            TurnGoal::Upgraded(QuotedKeyword(FreighterKind::Amber)),
            TurnGoal::Sold(QuotedKeyword(Product::Drone)),
        ]
    }

    #[test]
    fn every_goal_has_text_and_several_join_into_one_sentence() {
        assert_eq!(goals().iter().map(TurnGoal::key).collect::<Vec<_>>(), TurnGoal::KEYS);
        check_goals::<FarSpaceFoundryFrontend>(&goals(), &PlayerNames::default());
        assert_eq!(goal_text(&TurnGoal::Points(17)), "End the turn with 17 points");
    }
}
