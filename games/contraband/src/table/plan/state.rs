//! Helpers for all clicks: checks of orders, and orders that need no choice.

use crate::rules::{Contraband, DecisionKind, Order, PlanChanges, Position, Refusal, View};
use crate::table::types::ClickResult;
use orrery_core::Rules as _;

/// Checks that the decider may give this order.
pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    Contraband::check(view, order)
}

/// Returns the result of a click that gives this order: the order itself, or the reason why it is refused.
pub(super) fn as_click_result(view: &View, order: Order) -> ClickResult {
    match check(view, &order) {
        Ok(()) => ClickResult::Order(order),
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Reports whether it is public that the player who may act after a reveal can do nothing: an empty hold and hand, no ship to
/// attack in the same space, and no token to change. Private knowledge is ignored so that skipping reveals nothing.
pub(super) fn has_nothing_to_do(known: &Position) -> bool {
    let (asked, me) = (known.asked(), known.me());
    let alone = (0..known.count()).all(|seat| seat == asked || known.players[seat].at != me.at);
    let covered = me.row.map_or(0, |row| row.steps().len().saturating_sub(known.reveals.into()));
    let changes = known.options.change == PlanChanges::On && !me.now.changed && covered > 1;
    known.ask == DecisionKind::Act && me.at.is_space() && me.hold.is_empty() && me.hand_len() == 0 && alone && !changes
}

/// Returns the decider's only order if it is public that there is no choice.
pub(super) fn only_choice(known: &Position) -> Option<Order> {
    let me = known.me();
    match known.ask {
        DecisionKind::Act => has_nothing_to_do(known).then_some(Order::Done),
        // All upgrades of a broken-down ship are visible.
        DecisionKind::Lose if me.upgrade_count() == 1 => me.upgrades().next().map(Order::Lose),
        DecisionKind::Excess if me.hold.hidden == 0 => {
            let mut kinds = me.hold.known.kinds();
            kinds.next().filter(|_| kinds.next().is_none()).map(Order::Jettison)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::notation::parse_order;
    use orrery_core::RandomGenerator;

    /// Returns a position in which red has revealed its first token.
    fn after_a_reveal(red: &str, preset: &str, plan: &str) -> Position {
        let text = format!(
            "(game: \"contraband\", title: \"\", setup: (players: 2, preset: \"{preset}\", order: \"simultaneous\"), \
            seats: {{\"red\": (at: \"R2 port\", {red})}}, police: \"B1|B2\", alien: \"B3|B4\", play: [], expect: ())"
        );
        let mut p = Scenario::from_text(&text).expect("a scenario").position().expect("a position");
        for line in [plan, "plan nothing"] {
            let order = parse_order(line).expect("an order");
            Contraband::apply(&mut p, &order, &mut RandomGenerator::new(1), &mut ());
        }
        p
    }

    #[test]
    fn single_choice_is_made_without_asking() {
        let beaten = |red: &str| {
            let text = format!(
                "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {{\"red\": (at: \"R2 port\", {red})}}, \
                police: \"R1|R2\", alien: \"B3|B4\", play: [], expect: ())"
            );
            let mut p = Scenario::from_text(&text).expect("a scenario").position().expect("a position");
            let mut generator = RandomGenerator::new(3);
            Contraband::apply(&mut p, &parse_order("move out").expect("an order"), &mut generator, &mut ());
            while matches!(p.ask, DecisionKind::Police | DecisionKind::Fight) {
                Contraband::apply(&mut p, &Order::Fight, &mut generator, &mut ());
            }
            p
        };
        let one = beaten("upgrades: [\"Cargo1\"]");
        assert_eq!(one.ask, DecisionKind::Lose, "the police has won");
        let cargo = crate::rules::Upgrade::Cargo1;
        assert_eq!(only_choice(&one), Some(Order::Lose(cargo)));
        let two = beaten("upgrades: [\"Cargo1\", \"Engine1\"]");
        assert_eq!((two.ask, only_choice(&two)), (DecisionKind::Lose, None));
    }

    #[test]
    fn reveal_skips_a_player_with_nothing_to_do() {
        assert!(has_nothing_to_do(&after_a_reveal("credits: 500", "seed", "plan out")));
        assert!(
            !has_nothing_to_do(&after_a_reveal("cargo: [\"Iron\"]", "seed", "plan out")),
            "cargo may be thrown out"
        );
        assert!(
            !has_nothing_to_do(&after_a_reveal("bonus: [\"SpyRadar\"]", "seed", "plan out")),
            "a card may be played"
        );
        let three = "upgrades: [\"Engine2\"]";
        assert!(has_nothing_to_do(&after_a_reveal(three, "seed", "plan out cw cw")));
        assert!(!has_nothing_to_do(&after_a_reveal(three, "secret", "plan out cw cw")), "a token may be changed");
    }
}
