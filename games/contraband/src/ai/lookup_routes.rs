//! Routes for simulations, which need them many thousands of times per decision. Everything beyond the current turn is looked up
//! in tables.
//!
//! As with [`super::routes::SearchedRoutes`], a route costs its turns and the expected cost of patrols. In addition, the used
//! part of the last turn counts, because a ship that arrives early has moves left.

use std::sync::LazyLock;

use super::distances::{PREFERRED, SPOTS, index, is_open};
use super::policy_weights::PolicyWeights;
use super::routes::{MOST_MOVES, MeetingRisks, RouteFinder};
use crate::rules::{BoardSpot, MoveStep, PatrolToken, Position, QUADRANTS, Sector, SectorPlace, due_at, is_at_peace};

/// The strength of the strongest engine without boosts.
const ENGINES: usize = 3;
/// The number of spots in a quadrant. The board looks the same from corresponding spots of all quadrants.
const OWN: usize = SPOTS / QUADRANTS;
/// The maximum number of turns of a route.
const FAR: u8 = 16;

/// The cost of a route from one spot to another, begun with all moves left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RouteCost {
    /// The number of turns that end on the way.
    turns: u8,
    /// The number of times the route enters an open space or ends a turn in one.
    spaces: u8,
    /// The number of moves used in the last turn of the route.
    used: u8,
}

impl RouteCost {
    /// Reports whether another cost is at most as high in every respect.
    const fn is_beaten_by(self, other: RouteCost) -> bool {
        other.turns <= self.turns && other.spaces <= self.spaces && other.used <= self.used
    }
}

/// Route costs by engine, start and destination, without those that another cost beats.
struct RouteCostTable {
    fares: Vec<RouteCost>,
    /// The index of the first cost of each pair of spots; the last entry is the number of all costs.
    begins: Vec<u32>,
}

static ROUTE_COSTS: LazyLock<RouteCostTable> = LazyLock::new(RouteCostTable::of_board);

impl RouteCostTable {
    fn of_board() -> RouteCostTable {
        let mut tables = RouteCostTable { fares: Vec::new(), begins: vec![0] };
        for engine in 1..=ENGINES as u8 {
            for from in BoardSpot::all().take(OWN) {
                for fares in fares_from(engine, from) {
                    tables.fares.extend(fares);
                    tables.begins.push(tables.fares.len() as u32);
                }
            }
        }
        tables
    }

    /// Returns the costs of routes between two spots, given by their indices.
    #[inline]
    fn between(&self, engine: u8, from: usize, to: usize) -> &[RouteCost] {
        let to = (to + SPOTS - from / OWN * OWN) % SPOTS;
        let row = ((usize::from(engine).clamp(1, ENGINES) - 1) * OWN + from % OWN) * SPOTS + to;
        &self.fares[self.begins[row] as usize..self.begins[row + 1] as usize]
    }
}

/// Adds a cost unless another beats it. Returns true if it was added.
fn add(fares: &mut Vec<RouteCost>, fare: RouteCost) -> bool {
    if fares.iter().any(|&known| fare.is_beaten_by(known)) {
        return false;
    }
    fares.retain(|known| !known.is_beaten_by(fare));
    fares.push(fare);
    true
}

/// Returns the route costs from a spot to every spot, indexed by destination.
fn fares_from(engine: u8, from: BoardSpot) -> Vec<Vec<RouteCost>> {
    let mut fares = vec![Vec::new(); SPOTS];
    let mut queue = vec![(from, RouteCost { turns: 0, spaces: 0, used: 0 })];
    let mut next = 0;
    while next < queue.len() {
        let (at, fare) = queue[next];
        next += 1;
        if fare.used > 0 && fare.turns < FAR {
            let rested = RouteCost { turns: fare.turns + 1, spaces: fare.spaces + u8::from(at.is_space()), used: 0 };
            if add(&mut fares[index(at)], rested) {
                queue.push((at, rested));
            }
        }
        if fare.used < engine {
            for to in PREFERRED.iter().filter_map(|&step| at.after(step)).filter(|&to| to != from) {
                let used = if at.crosses_axis(to) { engine } else { fare.used + 1 };
                let moved = RouteCost { spaces: fare.spaces + u8::from(to.is_space()), used, ..fare };
                if add(&mut fares[index(to)], moved) {
                    queue.push((to, moved));
                }
            }
        }
    }
    // A ship that has arrived need not end its turn there.
    fares.iter_mut().for_each(|fares| fares.retain(|fare| fare.used > 0));
    fares
}

/// A spot that is reachable in this turn.
#[derive(Debug, Clone, Copy)]
struct ReachableSpot {
    at: BoardSpot,
    /// The cost of reaching the spot, in turns.
    cost: f64,
    /// The cost of ending the turn at the spot.
    rest: f64,
    moves: u8,
    steps: [Option<MoveStep>; MOST_MOVES],
}

/// The routes of a ship.
pub(super) struct PrecomputedRoutes<'a> {
    p: &'a Position,
    seat: usize,
    stops: Vec<ReachableSpot>,
    /// The engine of the ship in later turns.
    engine: u8,
    /// The cost of an open space in later turns.
    later: f64,
    /// The cost of using all moves in the last turn of a route.
    spare: f64,
}

impl PrecomputedRoutes<'_> {
    /// Returns the cheapest route to a spot: its cost, and the stop at which this turn ends; `None` if there is no route.
    fn best(&self, spot: BoardSpot) -> Option<(f64, &ReachableSpot)> {
        if !is_open(self.p, self.seat, spot) {
            return None;
        }
        let (tables, to) = (&*ROUTE_COSTS, index(spot));
        let each = self.spare / f64::from(self.engine);
        let mut best: Option<(f64, &ReachableSpot)> = None;
        let mut offer = |cost: f64, stop| {
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, stop));
            }
        };
        for stop in &self.stops {
            if stop.at == spot {
                offer(stop.cost + each * f64::from(self.engine.saturating_sub(stop.moves)), stop);
                continue;
            }
            let ended = stop.cost + stop.rest;
            for fare in tables.between(self.engine, index(stop.at), to) {
                let (turns, spaces, used) = (f64::from(fare.turns), f64::from(fare.spaces), f64::from(fare.used));
                offer(ended + turns + self.later * spaces + each * used, stop);
            }
        }
        best
    }

    /// Finds every spot that is reachable in this turn.
    fn find_reachable(&mut self, risks: &MeetingRisks, style: &PolicyWeights) {
        let mut next = 0;
        while next < self.stops.len() {
            let from = self.stops[next];
            next += 1;
            if from.moves == 0 {
                continue;
            }
            for &step in &PREFERRED {
                let Some(to) = from.at.after(step).filter(|&to| is_open(self.p, self.seat, to)) else { continue };
                let stop = self.stepped(from, step, to, risks, style);
                match self.stops.iter_mut().find(|known| known.at == to) {
                    None => self.stops.push(stop),
                    Some(known) if stop.cost < known.cost => *known = stop,
                    Some(_) => {}
                }
            }
        }
    }

    fn stepped(
        &self,
        from: ReachableSpot,
        step: MoveStep,
        to: BoardSpot,
        risks: &MeetingRisks,
        style: &PolicyWeights,
    ) -> ReachableSpot {
        let meets = due_at(self.p, self.seat, to);
        let attacked = meets.is_some_and(|token| token == PatrolToken::Police || !is_at_peace(self.p, self.seat));
        let mut stop = ReachableSpot { at: to, rest: resting(self.p, to, risks, style), moves: from.moves - 1, ..from };
        stop.cost += meets.map_or(0.0, |token| risks.of_token(token).max(0.0));
        if let Some(place) = stop.steps.iter_mut().find(|place| place.is_none()) {
            *place = Some(step);
        }
        if from.at.crosses_axis(to) || attacked {
            stop.moves = 0;
        }
        stop
    }
}

/// Returns the cost of ending this turn at a spot: the turn itself and the expected cost of patrols.
fn resting(p: &Position, spot: BoardSpot, risks: &MeetingRisks, style: &PolicyWeights) -> f64 {
    let ending = if spot.place == SectorPlace::Space { risks.of_ending(p, spot.sector).max(0.0) } else { 0.0 };
    1.0 + style.ending * ending
}

impl<'a> RouteFinder<'a> for PrecomputedRoutes<'a> {
    fn of(p: &'a Position, seat: usize, style: &PolicyWeights) -> Self {
        let player = &p.players[seat];
        let risks = MeetingRisks::of(p, seat, style);
        let engine = if player.breakdown { 1 } else { player.engine() };
        let begun = ReachableSpot {
            at: player.at,
            cost: 0.0,
            rest: resting(p, player.at, &risks, style),
            moves: player.moves_left().min(MOST_MOVES as u8 - 1),
            steps: [None; MOST_MOVES],
        };
        let mut stops = Vec::with_capacity(Sector::COUNT);
        stops.push(begun);
        let later = style.later * risks.of_any(p);
        let mut paths = PrecomputedRoutes { p, seat, stops, engine, later, spare: style.spare };
        paths.find_reachable(&risks, style);
        paths
    }

    fn turns(&self, spot: BoardSpot) -> Option<f64> {
        self.best(spot).map(|(cost, _)| cost)
    }

    fn steps(&self, spot: BoardSpot) -> Vec<MoveStep> {
        self.best(spot).map(|(_, stop)| stop.steps.into_iter().flatten().collect()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fares(engine: u8, from: &str, to: &str) -> Vec<[u8; 3]> {
        let spot = |text: &str| index(BoardSpot::from_text(text).expect("a spot"));
        let fares = ROUTE_COSTS.between(engine, spot(from), spot(to));
        fares.iter().map(|fare| [fare.turns, fare.spaces, fare.used]).collect()
    }

    #[test]
    fn fares_count_turns_spaces_and_moves_of_the_last_turn() {
        assert_eq!(fares(3, "R2 port", "R1 market"), [[0, 2, 3]]);
        assert_eq!(fares(2, "R2 port", "R2 mine1"), [[0, 1, 2]]);
        // With one move, a turn ends in open space.
        assert_eq!(fares(1, "R2 port", "R2 mine1"), [[1, 2, 1]]);
        // The step over the main axis is the last of its turn, wherever it occurs on the route.
        assert_eq!(fares(3, "R1", "Y4 market"), [[1, 2, 1]]);
        assert_eq!(fares(3, "B1", "G4 market"), [[1, 2, 1]]);
    }

    #[test]
    fn fares_across_an_axis_keep_only_undominated_ways() {
        // Across an axis, a ship goes through open space or rests in the market on the way.
        let ways = fares(3, "R3", "G1 market");
        assert!(ways.iter().all(|way| way[0] >= 1) && !ways.is_empty(), "{ways:?}");
        assert!(ways.iter().all(|one| ways.iter().all(|other| one == other || (0..3).any(|at| one[at] < other[at]))));
    }
}
