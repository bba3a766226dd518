//! Texts of puzzle goals.

use super::{message, territory_name, text};
use alien_frontiers::puzzle::TurnGoal;
use orrery_locale::PlayerNames;

/// Returns the text of a goal as a line of its own.
pub fn goal_text(goal: &TurnGoal, names: &PlayerNames) -> String {
    let more = match goal {
        TurnGoal::Holds(territories) => {
            let named: Vec<String> = territories.iter().map(|territory| territory_name(territory.0)).collect();
            vec![("territories", named.join(&text("list-comma")).into())]
        }
        TurnGoal::Rival { who, points } => vec![("name", names.of(who.0).into()), ("count", (*points).into())],
        _ => Vec::new(),
    };
    message("goal", goal, names, &more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_locale::{PlayerNames, goals_line, speaking};

    #[test]
    fn several_goals_join_into_one_sentence() {
        let goals = [TurnGoal::Win, TurnGoal::Gain(2), TurnGoal::Ships(6)];
        let line = |language| {
            speaking(language, || goals_line(&goals.each_ref().map(|goal| goal_text(goal, &PlayerNames::default()))))
        };
        assert_eq!(line("en"), "Win the match this turn; gain 2 points this turn; end the turn with 6 ships");
        for language in ["it", "ru"] {
            assert!(line(language).split("; ").skip(1).all(|goal| goal.starts_with(char::is_lowercase)), "{language}");
        }
    }
}
