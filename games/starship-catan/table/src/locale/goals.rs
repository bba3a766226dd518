//! Texts of puzzle goals.

use super::things::{module_name, ship_name};
use super::{text, text_args};
use starship_catan::puzzle::TurnGoal;

/// Returns the goal of a puzzle as a line of text.
pub fn goal_text(goal: &TurnGoal) -> String {
    match goal {
        TurnGoal::Win => text("goal-win"),
        TurnGoal::Points(count) => text_args("goal-points", &[("count", (*count).into())]),
        TurnGoal::Astro(count) => text_args("goal-astro", &[("count", (*count).into())]),
        TurnGoal::Hero => text("goal-hero"),
        TurnGoal::Friend => text("goal-friend"),
        TurnGoal::Module { module, level } => {
            let args = [("level", (*level).into()), ("module", module_name(module.0).into())];
            text_args("goal-module", &args)
        }
        TurnGoal::Ship(ship) => text_args("goal-ship", &[("ship", ship_name(ship.0).into())]),
        TurnGoal::Deny(module) => text_args("goal-deny", &[("module", module_name(module.0).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StarshipCatanFrontend;
    use orrery_core::words::QuotedKeyword;
    use orrery_locale::{goals_line, puzzle_hint, puzzle_title, speaking};
    use starship_catan::puzzle::ladder;
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
        assert_eq!(goal_text(&TurnGoal::Points(7)), "End the turn with 7 points");
    }

    #[test]
    fn every_puzzle_of_the_ladder_has_a_title_and_a_hint() {
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for rung in ladder() {
                    let title = puzzle_title::<StarshipCatanFrontend>(rung.name);
                    assert!(!title.contains("puzzle-"), "{language}: {title}");
                    assert!(puzzle_hint::<StarshipCatanFrontend>(rung.name).is_some(), "{language}: {}", rung.name);
                }
            });
        }
    }
}
