//! Fighting on: the same answer to every exchange until a new choice appears.

use crate::rules::{DecisionKind, Order, Position};

/// Returns the order that continues a fight.
pub(super) fn order(known: &Position) -> Order {
    if known.ask == DecisionKind::Stand { Order::Stand } else { Order::Fight }
}

/// Reports whether the same fight continues and the other player has played no card, so that the decider has nothing new to
/// consider.
pub(super) fn again(before: &Position, given: Order, now: &Position) -> bool {
    let (Some(was), Some(is)) = (&before.meeting, &now.meeting) else { return false };
    let rival = if is.side(now.asked()) == 0 { is.defender() } else { Some(usize::from(is.ship)) };
    let cards = |p: &Position| rival.map(|seat| p.players[seat].hand_len());
    let same = (was.ship, was.foe) == (is.ship, is.foe) && cards(before) == cards(now);
    same && matches!(now.ask, DecisionKind::Fight | DecisionKind::Stand | DecisionKind::Press) && given == order(now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contraband;
    use crate::record::Scenario;
    use crate::rules::notation::parse_order;
    use orrery_core::{RandomGenerator, Rules as _};

    fn begun(seats: &str) -> Position {
        let text = format!(
            "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {{{seats}}}, police: \"R1|R2\", alien: \"B3|B4\", \
            play: [], expect: ())"
        );
        Scenario::from_text(&text).expect("a scenario").position().expect("a position")
    }

    fn give(p: &mut Position, line: &str, seed: u64) -> Order {
        let order = parse_order(line).expect("an order");
        Contraband::apply(p, &order, &mut RandomGenerator::new(seed), &mut ());
        order
    }

    #[test]
    fn fight_on_repeats_until_the_fight_is_decided() {
        for seed in 0..40 {
            let mut p = begun("\"red\": (at: \"R2 port\", upgrades: [\"Weapon2\", \"Shields2\"])");
            give(&mut p, "move out", seed);
            assert_eq!(p.ask, DecisionKind::Police);
            for round in 0.. {
                let before = p;
                let given = give(&mut p, "fight", 100 * seed + round);
                assert_eq!(again(&before, given, &p), p.ask == DecisionKind::Fight, "seed {seed}, exchange {round}");
                if p.ask != DecisionKind::Fight {
                    break;
                }
            }
        }
    }

    #[test]
    fn fight_on_stops_when_the_rival_plays_a_card() {
        let mut p = begun(
            "\"red\": (at: \"Y2\", upgrades: [\"Shields2\"]), \
            \"green\": (at: \"Y2\", bonus: [\"WeaponBoost\", \"ShieldBoost\", \"EngineBoost\"], upgrades: [\"Shields2\"])",
        );
        give(&mut p, "attack green", 0);
        assert_eq!(p.ask, DecisionKind::Stand);
        give(&mut p, "stand", 0);
        let (before, given) = (p, Order::Fight);
        give(&mut p, "fight", 0);
        for card in ["", "play WeaponBoost", "play ShieldBoost", "play EngineBoost"] {
            let mut now = p;
            if !card.is_empty() {
                give(&mut now, card, 0);
            }
            give(&mut now, "stand", 0);
            assert_eq!(now.ask, DecisionKind::Press);
            assert_eq!(again(&before, given, &now), card.is_empty(), "{card}");
        }
    }
}
