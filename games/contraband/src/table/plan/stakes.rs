//! The stakes of a fight (CB-BRK-1, CB-FGT-5, CB-POL-5, CB-ALI-4, CB-ALI-5), from known information.

use super::odds;
use crate::rules::{BreakdownCost, FINE, Meeting, MeetingOpponent, Metal, Position, ShipSystem};
use crate::table::FightStakes;

/// Returns the decider's gains and losses in the current fight.
pub(super) fn of_fight(p: &Position, meeting: &Meeting) -> FightStakes {
    let me = p.me();
    let plain = FightStakes { upgrade: strips(p), ..FightStakes::default() };
    match meeting.foe {
        MeetingOpponent::Police => {
            let fined = !meeting.sight && me.hold.known.has(Metal::Plutonium);
            FightStakes { hold: me.hold.len(), fine: if fined { me.credits.min(FINE) } else { 0 }, ..plain }
        }
        // The deck may have no metal left to win.
        MeetingOpponent::Miner | MeetingOpponent::Corsair => {
            FightStakes { won: p.deck.len().min(1), hold: me.hold.len(), ..plain }
        }
        MeetingOpponent::Raiders => FightStakes { hold: me.hold.len(), ..plain },
        MeetingOpponent::Ship(other) if usize::from(other) == p.asked() => {
            let robber = &p.players[usize::from(meeting.ship)];
            let room = 1 + odds::most(robber, ShipSystem::Cargo);
            FightStakes { hold: me.hold.len().min(room), ..plain }
        }
        MeetingOpponent::Ship(other) => of_attack(p, other.into()),
    }
}

/// Returns the decider's gains and losses in an attack on a seat. An attacker who breaks down is not robbed.
pub(super) fn of_attack(p: &Position, other: usize) -> FightStakes {
    let me = p.me();
    // The attacker may throw out cargo to make room.
    let won = p.players[other].hold.len().min(me.room());
    FightStakes { won, upgrade: strips(p), ..FightStakes::default() }
}

/// Reports whether a breakdown would cost the decider an upgrade.
fn strips(p: &Position) -> bool {
    p.options.wrecks == BreakdownCost::Stripped && p.me().upgrade_count() > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::{Contraband, MetalPile};
    use orrery_record::Scenarios as _;

    /// Returns a position in which red's ship carries two metals, and its meeting with `foe`.
    fn met(foe: MeetingOpponent, sight: bool) -> (Position, Meeting) {
        let text = r#"(game: "contraband", title: "", setup: (players: 2), seats: {"red": (at: "R2", credits: 300,
            cargo: ["Iron", "Plutonium"], upgrades: ["Cargo2"]), "green": (at: "R2", cargo: ["Carbon"])},
            play: [], expect: ())"#;
        let scenario = Scenario::from_text(text).expect("a scenario");
        let p = Contraband::first_position(&scenario).expect("a position");
        let meeting = Meeting { sight, ..Meeting::new(0, foe, [2, 3]) };
        (p, meeting)
    }

    fn stake(foe: MeetingOpponent, sight: bool) -> FightStakes {
        let (p, meeting) = met(foe, sight);
        of_fight(&p, &meeting)
    }

    #[test]
    fn police_stakes_are_the_hold_and_a_fine_only_at_inspection() {
        assert_eq!(stake(MeetingOpponent::Police, false), FightStakes { won: 0, hold: 2, fine: 300, upgrade: true });
        assert_eq!(stake(MeetingOpponent::Police, true), FightStakes { won: 0, hold: 2, fine: 0, upgrade: true });
    }

    #[test]
    fn no_upgrade_is_at_stake_when_breakdowns_cost_none() {
        let (mut p, meeting) = met(MeetingOpponent::Police, false);
        p.options.wrecks = BreakdownCost::Whole;
        assert!(!of_fight(&p, &meeting).upgrade && !of_attack(&p, 1).upgrade);
    }

    #[test]
    fn alien_fights_stake_the_hold_and_miners_yield_a_metal() {
        assert_eq!(stake(MeetingOpponent::Raiders, false), FightStakes { won: 0, hold: 2, fine: 0, upgrade: true });
        assert_eq!(stake(MeetingOpponent::Miner, false), FightStakes { won: 1, hold: 2, fine: 0, upgrade: true });
        let (mut p, meeting) = met(MeetingOpponent::Miner, false);
        p.deck = MetalPile::default();
        assert_eq!(of_fight(&p, &meeting).won, 0, "the deck is empty");
    }

    #[test]
    fn robbery_stakes_are_limited_by_the_robbers_room() {
        assert_eq!(stake(MeetingOpponent::Ship(1), false), FightStakes { won: 1, hold: 0, fine: 0, upgrade: true });
        let (p, _) = met(MeetingOpponent::Ship(0), false);
        // Green has room for one metal.
        let attacked = Meeting::new(1, MeetingOpponent::Ship(0), [2, 3]);
        assert_eq!(of_fight(&p, &attacked), FightStakes { won: 0, hold: 1, fine: 0, upgrade: true });
    }
}
