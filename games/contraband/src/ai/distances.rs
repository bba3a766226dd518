//! Distances on the ring, as the simple opponent counts them: in moves, with detours round occupied places and closed spaceports.

use std::collections::VecDeque;

use crate::rules::{BoardSpot, MoveStep, Position, Sector, SectorPlace};

/// The number of spots on the board.
pub(super) const SPOTS: usize = Sector::COUNT * SectorPlace::ALL.len();

/// All steps in order of preference.
pub(super) const PREFERRED: [MoveStep; MoveStep::COUNT] = [
    MoveStep::Out,
    MoveStep::Mine1,
    MoveStep::Mine2,
    MoveStep::Market,
    MoveStep::Port,
    MoveStep::Gate,
    MoveStep::Cw,
    MoveStep::Ccw,
];

/// Returns the index of a spot in the order of [`BoardSpot::all`].
pub(super) const fn index(spot: BoardSpot) -> usize {
    spot.sector as usize * SectorPlace::ALL.len() + spot.place as usize
}

/// Reports whether a ship can enter a spot in the current position.
pub(super) fn is_open(p: &Position, seat: usize, spot: BoardSpot) -> bool {
    let player = &p.players[seat];
    if spot.is_space() {
        return true;
    }
    if let Some(quadrant) = spot.port_quadrant() {
        return !player.is_pirate_in(quadrant) && (player.breakdown || p.ship_in(spot, seat).is_none());
    }
    !player.breakdown && p.ship_in(spot, seat).is_none()
}

/// Iterates over the steps from a spot with their destinations, the preferred ones first.
pub(crate) fn steps_from(p: &Position, seat: usize, from: BoardSpot) -> impl Iterator<Item = (MoveStep, BoardSpot)> {
    let leads = move |&step: &MoveStep| from.after(step).map(|to| (step, to)).filter(|&(_, to)| is_open(p, seat, to));
    PREFERRED.iter().filter_map(leads)
}

/// The distance of every spot from a ship, and the last step to each spot.
pub(super) struct DistanceTable {
    reached: [Option<(u8, MoveStep, BoardSpot)>; SPOTS],
    from: BoardSpot,
}

impl DistanceTable {
    /// Finds the fewest moves to every spot from the position of a ship.
    pub(super) fn of(p: &Position, seat: usize) -> DistanceTable {
        let from = p.players[seat].at;
        let mut reached = [None; SPOTS];
        let mut next = VecDeque::from([(from, 0)]);
        while let Some((at, moves)) = next.pop_front() {
            for (step, to) in steps_from(p, seat, at) {
                if to != from && reached[index(to)].is_none() {
                    reached[index(to)] = Some((moves + 1, step, at));
                    next.push_back((to, moves + 1));
                }
            }
        }
        DistanceTable { reached, from }
    }

    /// Returns the number of moves to a spot; `None` if it cannot be reached.
    pub(super) fn moves(&self, to: BoardSpot) -> Option<u8> {
        if to == self.from { Some(0) } else { self.reached[index(to)].map(|(moves, ..)| moves) }
    }

    /// Returns the steps to a spot, or an empty list if the ship is there or cannot reach it.
    pub(super) fn steps(&self, to: BoardSpot) -> Vec<MoveStep> {
        let mut steps = Vec::new();
        let mut at = to;
        while let Some((_, step, before)) = self.reached[index(at)].filter(|_| at != self.from) {
            steps.push(step);
            at = before;
        }
        steps.reverse();
        steps
    }
}
