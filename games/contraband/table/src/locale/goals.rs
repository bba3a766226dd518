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
    use crate::ContrabandFrontend;
    use contraband::rules::Metal;
    use orrery_core::Colour;
    use orrery_core::words::QuotedKeyword;
    use orrery_pilot::texts::check_goals;

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
        check_goals::<ContrabandFrontend>(&goals(), &names);
        let stopped = [TurnGoal::Stopped(QuotedKeyword(Colour::Green))];
        let told = check_goals::<ContrabandFrontend>(&stopped, &names);
        assert!(told.values().all(|told| told[0].contains("Ilse")), "{told:?}");
        assert_eq!(goal_text(&TurnGoal::Credits(700), &names), "End the turn with 700 credits");
    }
}
