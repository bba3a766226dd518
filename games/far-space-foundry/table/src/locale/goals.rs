//! The texts of puzzle goals.

use super::things::{amount, product_name, ship_name};
use super::{text, text_args};
use far_space_foundry::puzzle::TurnGoal;
use orrery_locale::MessageValue;

/// Returns the goal of a puzzle as a line of text.
pub fn goal_text(goal: &TurnGoal) -> String {
    let counted = |key: &str, count: MessageValue| text_args(key, &[("count", count)]);
    match goal {
        TurnGoal::Win => text("goal-win"),
        TurnGoal::Points(points) => counted("goal-points", i64::from(*points).into()),
        TurnGoal::Gain(points) => counted("goal-gain", (*points).into()),
        TurnGoal::Aboard { good, count } => text_args("goal-aboard", &[("what", amount(good.0, *count).into())]),
        TurnGoal::Stored { good, count } => text_args("goal-stored", &[("what", amount(good.0, *count).into())]),
        TurnGoal::Full => text("goal-full"),
        TurnGoal::Upgraded(ship) => text_args("goal-upgraded", &[("ship", ship_name(ship.0).into())]),
        TurnGoal::Sold(product) => text_args("goal-sold", &[("product", product_name(product.0).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FarSpaceFoundryFrontend;
    use far_space_foundry::puzzle::ladder;
    use far_space_foundry::rules::{FreighterKind, Good, Product};
    use orrery_core::words::QuotedKeyword;
    use orrery_locale::{goals_line, puzzle_hint, puzzle_title, speaking};

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
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                let told: Vec<String> = goals().iter().map(goal_text).collect();
                for words in &told {
                    assert!(!words.contains(['{', '$']) && !words.contains("goal-"), "{language}: {words}");
                }
                let line = goals_line(&told);
                let rest = line.split("; ").skip(1);
                assert!(rest.clone().count() == told.len() - 1, "{language}: {line}");
                assert!(rest.into_iter().all(|goal| goal.starts_with(char::is_lowercase)), "{language}: {line}");
            });
        }
        assert_eq!(goal_text(&TurnGoal::Points(17)), "End the turn with 17 points");
    }

    #[test]
    fn every_puzzle_of_the_ladder_has_a_title_and_a_hint() {
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for rung in ladder() {
                    let title = puzzle_title::<FarSpaceFoundryFrontend>(rung.name);
                    assert!(!title.contains("puzzle-"), "{language}: {title}");
                    assert!(puzzle_hint::<FarSpaceFoundryFrontend>(rung.name).is_some(), "{language}: {}", rung.name);
                }
            });
        }
    }
}
