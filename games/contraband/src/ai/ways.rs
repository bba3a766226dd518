//! Distances round the ring, as the simple opponent counts them: in moves, round ships in places and closed spaceports.

use std::collections::VecDeque;

use crate::rules::{Place, Position, Sector, Spot, Step};

/// The number of spots on the board.
pub(super) const SPOTS: usize = Sector::COUNT * Place::ALL.len();

/// All steps in order of preference.
pub(super) const PREFERRED: [Step; Step::COUNT] =
    [Step::Out, Step::Mine1, Step::Mine2, Step::Market, Step::Port, Step::Gate, Step::Cw, Step::Ccw];

/// Returns the index of a spot in the order of [`Spot::all`].
pub(super) const fn index(spot: Spot) -> usize {
    spot.sector as usize * Place::ALL.len() + spot.place as usize
}

/// Reports whether a ship can enter a spot in the current position.
pub(super) fn is_open(p: &Position, seat: usize, spot: Spot) -> bool {
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
pub(super) fn steps_from(p: &Position, seat: usize, from: Spot) -> impl Iterator<Item = (Step, Spot)> {
    let leads = move |&step: &Step| from.after(step).map(|to| (step, to)).filter(|&(_, to)| is_open(p, seat, to));
    PREFERRED.iter().filter_map(leads)
}

/// The distance of every spot from a ship, and the last step to it.
pub(super) struct Ways {
    reached: [Option<(u8, Step, Spot)>; SPOTS],
    from: Spot,
}

impl Ways {
    /// Finds the fewest moves to every spot from the position of a ship.
    pub(super) fn of(p: &Position, seat: usize) -> Ways {
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
        Ways { reached, from }
    }

    /// Returns the moves to a spot, if it can be reached.
    pub(super) fn moves(&self, to: Spot) -> Option<u8> {
        if to == self.from { Some(0) } else { self.reached[index(to)].map(|(moves, ..)| moves) }
    }

    /// Returns the steps to a spot that can be reached.
    pub(super) fn steps(&self, to: Spot) -> Vec<Step> {
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
