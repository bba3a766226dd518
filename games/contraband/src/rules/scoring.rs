//! Objectives, the goal and the end of the match (section 11).

use super::event::Event;
use super::options::{CreditTarget, GoalTiming, ObjectiveRule, OutlawCondition, RoundLimit};
use super::player::SHIP_BEATEN;
use super::position::Position;
use super::vocab::{DecisionKind, Objective, PatrolToken, ShipSystem};
use orrery_core::{EventSink, Standings};

/// The value in credits of a fulfilled objective after the last round (CB-END-2).
pub const OBJECTIVE_WORTH: u32 = 1000;
/// The credits beyond the target that the Fortune objective needs (CB-OBJ-1).
pub const FORTUNE: u32 = 1000;
/// The number of rounds of a solo match (CB-SOL-1).
pub const SOLO_ROUNDS: u16 = 16;
/// The ranks of the solo game, highest first, each with the minimum number of credits for it (CB-SOL-1).
pub const RANKS: [(u32, &str); 6] = [
    (3000, "legend"),
    (2000, "captain of industry"),
    (1500, "smuggler"),
    (1000, "trader"),
    (500, "hauler"),
    (0, "stranded"),
];

/// Returns the target in credits for this number of players (CB-END-1).
pub const fn target_of(players: usize, target: CreditTarget) -> u32 {
    match (players, target) {
        (2, CreditTarget::Full) => 3000,
        (3, CreditTarget::Full) => 2500,
        (2 | 3, CreditTarget::Near) | (_, CreditTarget::Full) => 2000,
        (_, CreditTarget::Near) => 1500,
    }
}

impl Position {
    /// Returns the target of the match in credits (CB-END-1).
    pub const fn target(&self) -> u32 {
        target_of(self.count(), self.options.target)
    }

    /// Returns the number of the last round; `None` if the match has no last round (CB-END-2, CB-SOL-1).
    pub const fn last_round(&self) -> Option<u16> {
        Some(match (self.count(), self.options.rounds) {
            (1, _) => SOLO_ROUNDS,
            (_, RoundLimit::None) => return None,
            (2, RoundLimit::Standard) => 60,
            (3, RoundLimit::Standard) => 50,
            (_, RoundLimit::Standard) => 40,
            (2, RoundLimit::Short) => 40,
            (3, RoundLimit::Short) => 30,
            (_, RoundLimit::Short) => 25,
        })
    }

    /// Returns the credits that a player needs for the goal, including those for the Fortune objective if the player is known to
    /// have it.
    pub fn needed(&self, seat: usize) -> u32 {
        let fortune = self.players[seat].objective() == Some(Objective::Fortune);
        self.target() + if fortune { FORTUNE } else { 0 }
    }

    /// Reports whether a player has reached the goal (CB-END-1).
    pub fn is_at_goal(&self, seat: usize) -> bool {
        let player = &self.players[seat];
        let aimed = player.done || self.options.objectives == ObjectiveRule::Off;
        !self.is_solo() && aimed && player.credits >= self.needed(seat)
    }

    /// Reports whether a player fulfils an objective, which need not be their own. Public information is enough to decide this.
    pub fn fulfils(&self, seat: usize, objective: Objective) -> bool {
        let player = &self.players[seat];
        match objective {
            Objective::Outlaw => match self.options.outlaw {
                OutlawCondition::Attack => player.pirate != 0,
                OutlawCondition::Win => player.beaten & SHIP_BEATEN > 0,
            },
            Objective::PoliceBane => player.beaten & PatrolToken::Police.bit() > 0,
            Objective::RaiderBane => player.beaten & PatrolToken::Alien.bit() > 0,
            Objective::Fortune => player.credits >= self.target() + FORTUNE,
            Objective::Shipwright => usize::from(player.upgrade_count()) == ShipSystem::COUNT,
        }
    }

    /// Returns a player's total after the last round, followed by the tie-breakers.
    fn sum(&self, seat: usize) -> (u32, u32, u16) {
        let player = &self.players[seat];
        let objective = if player.done { OBJECTIVE_WORTH } else { 0 };
        (player.credits.saturating_add(objective), player.credits, player.hold.known.worth())
    }
}

/// Declares fulfilled objectives (CB-OBJ-1).
pub(super) fn declare(p: &mut Position, sink: &mut impl EventSink<Event>) {
    for seat in p.order() {
        let open = p.players[seat].objective().filter(|_| !p.players[seat].done);
        if let Some(objective) = open.filter(|&objective| p.fulfils(seat, objective)) {
            p.players[seat].done = true;
            sink.emit(Event::Declared { seat: p.colour(seat), objective });
        }
    }
}

/// Ends the match if a player has reached the goal. Returns false if none has.
pub(super) fn end_at_goal(p: &mut Position, sink: &mut impl EventSink<Event>) -> bool {
    let there: Vec<usize> = (0..p.count()).filter(|&seat| p.is_at_goal(seat)).collect();
    let keys: Vec<_> =
        there.iter().map(|&seat| (p.players[seat].credits, p.players[seat].hold.known.worth())).collect();
    end_with(p, &there, &keys, sink)
}

/// Reports whether reaching the goal ends the match after any order, instead of at the end of the round.
pub fn ends_at_once(p: &Position) -> bool {
    p.options.goal == GoalTiming::AtOnce && !p.is_solo()
}

/// Ends the match after its last round (CB-END-2).
pub(super) fn end_with_rounds(p: &mut Position, sink: &mut impl EventSink<Event>) {
    let all: Vec<usize> = (0..p.count()).collect();
    let sums: Vec<_> = all.iter().map(|&seat| p.sum(seat)).collect();
    end_with(p, &all, &sums, sink);
}

/// Ends the match; the seats with the highest key win. Returns false if there are no seats.
fn end_with<K: Ord>(p: &mut Position, seats: &[usize], keys: &[K], sink: &mut impl EventSink<Event>) -> bool {
    let Some(best) = keys.iter().max() else { return false };
    let winners = seats.iter().zip(keys).filter(|(_, key)| *key == best);
    p.winners = winners.fold(0, |bits, (&seat, _)| bits | 1 << seat);
    p.ask = DecisionKind::Over;
    p.meeting = None;
    let won = |bits: u8, seat: usize| bits | (p.winners >> seat & 1) << p.colour(seat) as u8;
    let winners = (0..p.count()).fold(0, won);
    let alone = p.is_solo().then(|| p.players[0].credits);
    sink.emit(Event::MatchOver { winners, alone });
    true
}

/// Converts credits to the type of the standings, saturating.
fn counted(credits: u32) -> i32 {
    i32::try_from(credits).unwrap_or(i32::MAX)
}

/// Returns the standings of all seats, in the order of the seats: credits, objectives, tie-breakers and winners.
pub(crate) fn standings(p: &Position) -> Standings {
    let row = |seat: usize| {
        let (sum, credits, worth) = p.sum(seat);
        let credits = counted(credits);
        let mut points = vec![("credits", credits)];
        // A solo match has no objectives (CB-SOL-1).
        if !p.is_solo() {
            points.push(("objective", counted(sum).saturating_sub(credits)));
        }
        (p.colour(seat), points, vec![("cash", credits), ("hold", i32::from(worth))])
    };
    let mut standings = Standings::ranked(p.is_over(), (0..p.count()).map(row));
    if p.is_over() {
        let winners = p.winners.count_ones() as u8;
        for (seat, standing) in standings.0.iter_mut().enumerate() {
            standing.winner = p.winners >> seat & 1 == 1;
            standing.rank = if standing.winner { 1 } else { standing.rank.max(winners + 1) };
        }
    }
    standings
}
