//! The goals of puzzles in words.

use super::things::{metals_object, place_name};
use super::{message, text_args};
use contraband::puzzle::{PuzzleFoe, TurnGoal};
use contraband::rules::{BoardSpot, MetalCounts};
use orrery_locale::{PlayerNames, percentage};

/// Returns a goal as a line of its own.
pub fn goal_text(goal: &TurnGoal, names: &PlayerNames) -> String {
    let more = match goal {
        TurnGoal::Holds(metals) => {
            let all = metals.iter().fold(MetalCounts::NONE, |sum, metal| sum.plus(MetalCounts::of(metal.0, 1)));
            vec![("what", metals_object(all).into())]
        }
        TurnGoal::At(place) => {
            vec![("place", BoardSpot::from_text(place).map(place_name).unwrap_or_default().into())]
        }
        TurnGoal::Odds { against, percent } => {
            let key = match against.0 {
                PuzzleFoe::Police => "goal-odds-police",
                PuzzleFoe::Raiders => "goal-odds-raiders",
            };
            return text_args(key, &[("chance", percentage(*percent).into())]);
        }
        _ => Vec::new(),
    };
    message("goal", goal, names, &more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::rules::Metal;
    use orrery_core::Colour;
    use orrery_core::words::QuotedKeyword;
    use orrery_locale::{goals_line, speaking};

    fn goals() -> Vec<TurnGoal> {
        vec![
            TurnGoal::Win,
            TurnGoal::Credits(700),
            TurnGoal::Holds(vec![QuotedKeyword(Metal::Iron), QuotedKeyword(Metal::Plutonium)]),
            TurnGoal::At("R4 market".to_owned()),
            TurnGoal::Odds { against: QuotedKeyword(PuzzleFoe::Police), percent: 86 },
            TurnGoal::Odds { against: QuotedKeyword(PuzzleFoe::Raiders), percent: 92 },
        ]
    }

    #[test]
    fn every_goal_has_text_and_several_join_into_one_sentence() {
        let names = PlayerNames::new([(Colour::Green, "Ilse")]);
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                let told: Vec<String> = goals().iter().map(|goal| goal_text(goal, &names)).collect();
                for words in &told {
                    assert!(!words.contains(['{', '$']) && !words.contains("goal-"), "{language}: {words}");
                }
                let line = goals_line(&told);
                let rest = line.split("; ").skip(1);
                assert!(rest.clone().count() == told.len() - 1, "{language}: {line}");
                assert!(rest.into_iter().all(|goal| goal.starts_with(char::is_lowercase)), "{language}: {line}");
                let stopped = goal_text(&TurnGoal::Stopped(QuotedKeyword(Colour::Green)), &names);
                assert!(stopped.contains("Ilse") && !stopped.contains(['{', '$']), "{language}: {stopped}");
            });
        }
        assert_eq!(goal_text(&TurnGoal::Credits(700), &names), "End the turn with 700 credits");
    }
}
