//! The coach: the times at which players can ask for advice, and the coach's reasons in words.

use crate::ContrabandFrontend;
use crate::locale::{foreseen, plan_briefs, reason_text, text};
use contraband::ai::coach::CoachReason;
use contraband::rules::{DecisionKind, Order, PlayerState, View};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_ui::CoachTexts;

impl CoachTexts for ContrabandFrontend {
    // A solo match cannot be won: the expected result is shown as a fraction of the credits of the highest rank (CB-SOL-1).
    const COUNTS_ALONE: &'static str = "ui-coach-legend";

    fn can_advise(view: &View) -> bool {
        view.known.ask != DecisionKind::Over
    }

    fn only_ends(order: &Order) -> bool {
        matches!(order, Order::End | Order::Done)
    }

    fn compared(view: &View, one: Colour, other: Colour) -> Vec<(String, [u32; 2])> {
        let seats = [one, other].map(|colour| view.known.seat_of(colour).unwrap_or(0));
        let players = seats.map(|seat| &view.known.players[seat]);
        let of = |key: &str, count: fn(&PlayerState) -> u32| (text(key), players.map(count));
        vec![
            of("coach-more-credits", |player| player.credits),
            // The number of others' upgrades is visible, though not always their kind.
            of("coach-more-upgrades", |player| player.upgrade_count().into()),
            of("coach-more-metals", |player| player.hold.len().into()),
        ]
    }

    fn plan_briefs(view: &View, orders: &[Order], names: &PlayerNames) -> Vec<String> {
        plan_briefs(view, orders, names)
    }

    fn foreseen(view: &View, orders: &[Order], names: &PlayerNames) -> Vec<String> {
        foreseen(view, orders, names)
    }

    fn reason_text(reason: &CoachReason, _: &PlayerNames) -> String {
        reason_text(reason)
    }

    fn is_against(reason: &CoachReason) -> bool {
        reason.against
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::ai::coach::CoachFact;
    use contraband::rules::PatrolToken;

    #[test]
    fn coach_marks_reasons_against_a_plan() {
        let fact = CoachFact::Meets { token: PatrolToken::Police };
        assert!(ContrabandFrontend::is_against(&CoachReason { fact, against: true }));
        assert!(ContrabandFrontend::only_ends(&Order::End) && !ContrabandFrontend::only_ends(&Order::Fight));
    }
}
