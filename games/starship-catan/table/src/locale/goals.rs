//! Texts of puzzle goals.

use super::things::{module_name, ship_name};
use super::{text, text_args};
use starship_catan::puzzle::Goal;

/// Returns the goal of a puzzle as a line of text.
#[must_use]
pub fn goal_text(goal: &Goal) -> String {
    match goal {
        Goal::Win => text("goal-win"),
        Goal::Points(count) => text_args("goal-points", &[("count", (*count).into())]),
        Goal::Astro(count) => text_args("goal-astro", &[("count", (*count).into())]),
        Goal::Hero => text("goal-hero"),
        Goal::Friend => text("goal-friend"),
        Goal::Module { module, level } => {
            let args = [("level", (*level).into()), ("module", module_name(module.0).into())];
            text_args("goal-module", &args)
        }
        Goal::Ship(ship) => text_args("goal-ship", &[("ship", ship_name(ship.0).into())]),
        Goal::Deny(module) => text_args("goal-deny", &[("module", module_name(module.0).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StarshipCatanWindow;
    use orrery_core::words::QuotedKeyword;
    use orrery_locale::{goals_line, puzzle_hint, puzzle_title, speaking};
    use starship_catan::puzzle::ladder;
    use starship_catan::rules::{Module, Ship};

    fn goals() -> Vec<Goal> {
        let module = QuotedKeyword(Module::Command);
        vec![
            Goal::Win,
            Goal::Points(7),
            Goal::Astro(30),
            Goal::Hero,
            Goal::Friend,
            Goal::Module { module, level: 2 },
            Goal::Ship(QuotedKeyword(Ship::TradeShip)),
            Goal::Deny(module),
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
        assert_eq!(goal_text(&Goal::Points(7)), "End the turn with 7 points");
    }

    #[test]
    fn every_puzzle_of_the_ladder_has_a_title_and_a_hint() {
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for rung in ladder() {
                    let title = puzzle_title::<StarshipCatanWindow>(rung.name);
                    assert!(!title.contains("puzzle-"), "{language}: {title}");
                    assert!(puzzle_hint::<StarshipCatanWindow>(rung.name).is_some(), "{language}: {}", rung.name);
                }
            });
        }
    }
}
