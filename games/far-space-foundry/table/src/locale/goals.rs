//! The texts of puzzle goals.

use super::things::{amount, product_name, ship_name};
use super::{text, text_args};
use far_space_foundry::puzzle::Goal;
use orrery_locale::MessageValue;

/// Returns the goal of a puzzle as a line of text.
#[must_use]
pub fn goal_text(goal: &Goal) -> String {
    let counted = |key: &str, count: MessageValue| text_args(key, &[("count", count)]);
    match goal {
        Goal::Win => text("goal-win"),
        Goal::Points(points) => counted("goal-points", i64::from(*points).into()),
        Goal::Gain(points) => counted("goal-gain", (*points).into()),
        Goal::Aboard { good, count } => text_args("goal-aboard", &[("what", amount(good.0, *count).into())]),
        Goal::Stored { good, count } => text_args("goal-stored", &[("what", amount(good.0, *count).into())]),
        Goal::Full => text("goal-full"),
        Goal::Upgraded(ship) => text_args("goal-upgraded", &[("ship", ship_name(ship.0).into())]),
        Goal::Sold(product) => text_args("goal-sold", &[("product", product_name(product.0).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FarSpaceFoundryWindow;
    use far_space_foundry::puzzle::ladder;
    use far_space_foundry::rules::{FreighterKind, Good, Product};
    use orrery_core::words::QuotedKeyword;
    use orrery_locale::{goals_line, puzzle_hint, puzzle_title, speaking};

    fn goals() -> Vec<Goal> {
        vec![
            Goal::Win,
            Goal::Points(17),
            Goal::Gain(1),
            Goal::Aboard { good: QuotedKeyword(Good::Galactium), count: 3 },
            Goal::Stored { good: QuotedKeyword(Good::RobotCharged), count: 1 },
            Goal::Full,
            Goal::Upgraded(QuotedKeyword(FreighterKind::Amber)),
            Goal::Sold(QuotedKeyword(Product::Drone)),
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
        assert_eq!(goal_text(&Goal::Points(17)), "End the turn with 17 points");
    }

    #[test]
    fn every_puzzle_of_the_ladder_has_a_title_and_a_hint() {
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for rung in ladder() {
                    let title = puzzle_title::<FarSpaceFoundryWindow>(rung.name);
                    assert!(!title.contains("puzzle-"), "{language}: {title}");
                    assert!(puzzle_hint::<FarSpaceFoundryWindow>(rung.name).is_some(), "{language}: {}", rung.name);
                }
            });
        }
    }
}
