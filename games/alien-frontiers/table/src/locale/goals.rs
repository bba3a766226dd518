//! Texts of puzzle goals.

use super::{card_name, territory_name, text, text_args};
use alien_frontiers::puzzle::TurnGoal;
use orrery_locale::{MessageValue, PlayerNames};

/// Returns the text of a goal as a line of its own.
pub fn goal_text(goal: &TurnGoal, names: &PlayerNames) -> String {
    let counted = |key: &str, count: u8| text_args(key, &[("count", count.into())]);
    match goal {
        TurnGoal::Win => text("goal-win"),
        TurnGoal::Gain(count) => counted("goal-gain", *count),
        TurnGoal::Points(count) => counted("goal-points", *count),
        TurnGoal::Lead(count) => counted("goal-lead", *count),
        TurnGoal::Colonies(count) => counted("goal-colonies", *count),
        TurnGoal::Controls(count) => counted("goal-controls", *count),
        TurnGoal::Ships(count) => counted("goal-ships", *count),
        TurnGoal::Cards(count) => counted("goal-cards", *count),
        TurnGoal::Holds(territories) => {
            let named: Vec<String> = territories.iter().map(|territory| territory_name(territory.0)).collect();
            text_args("goal-holds", &[("territories", named.join(&text("list-comma")).into())])
        }
        TurnGoal::Card(card) => text_args("goal-card", &[("card", card_name(card.0).into())]),
        TurnGoal::Rival { who, points } => {
            let args: [(&str, MessageValue); 2] = [("name", names.of(who.0).into()), ("count", (*points).into())];
            text_args("goal-rival", &args)
        }
        TurnGoal::NoLaunch(who) => text_args("goal-no-launch", &[("name", names.of(who.0).into())]),
    }
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
