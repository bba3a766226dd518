//! A decision: the orders an opponent means to give, what it expects of them, and a window on the thought.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use orrery_core::{Generator, Rules};

/// What a position is thought to be worth.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Outlook {
    /// Chance to win of each seat, by its place in the turn order; they sum to 1.
    pub win: [f32; 4],
    /// Points each seat is expected to finish ahead of the best other (behind: negative).
    pub margin: [f32; 4],
    /// Rounds still to be played.
    pub rounds: f32,
}

/// What an opponent means to do.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan<G: Rules> {
    /// The orders, up to the end of the turn or up to and with the first one whose outcome it wants to see before it
    /// goes on. Empty only if the match is over.
    pub orders: Vec<G::Order>,
    /// What it expects after them; none from opponents that do not judge.
    pub outlook: Option<Outlook>,
    /// Ends of the turn it compared.
    pub ends: u32,
}

impl<G: Rules> Default for Plan<G> {
    fn default() -> Self {
        Plan { orders: Vec::new(), outlook: None, ends: 0 }
    }
}

/// What a thought may cost and what its whims come from. The plan is a function of the position, the opponent and this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// What its chances are drawn from.
    pub seed: u64,
    /// What the form of its level is drawn from: the same through the whole of a match, for all its seats.
    pub day: u64,
    /// How much the highest level plays on in thought, in percent of the usual.
    pub budget: u16,
}

impl Effort {
    /// The usual budget with this seed, of no match in particular.
    #[must_use]
    pub const fn usual(seed: u64) -> Self {
        Effort { seed, day: 0, budget: 100 }
    }

    /// The form of the `seat`-th seat in this match, from -1 to 1: where it is large, a level errs more than it usually does.
    #[must_use]
    pub fn form(&self, seat: u8) -> f32 {
        Generator::of_series(self.day, u64::from(seat)).below(2001) as f32 / 1000.0 - 1.0
    }
}

/// What a thought is busy with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Busy {
    /// It has not begun.
    #[default]
    Waiting,
    /// Finding everything the turn may come to.
    Finding,
    /// Judging the ends found.
    Judging,
    /// Playing the best ends on in thought.
    PlayingOn,
}

/// A window on a thought that goes on elsewhere, with a bell to stop it.
#[derive(Debug)]
pub struct Watch<G: Rules> {
    busy: AtomicU32,
    ends: AtomicU32,
    playouts: AtomicU32,
    stop: AtomicBool,
    favourite: Mutex<Vec<G::Order>>,
}

impl<G: Rules> Default for Watch<G> {
    fn default() -> Self {
        Watch {
            busy: AtomicU32::default(),
            ends: AtomicU32::default(),
            playouts: AtomicU32::default(),
            stop: AtomicBool::default(),
            favourite: Mutex::default(),
        }
    }
}

impl<G: Rules> Watch<G> {
    /// What it is busy with.
    #[must_use]
    pub fn busy(&self) -> Busy {
        match self.busy.load(Ordering::Relaxed) {
            1 => Busy::Finding,
            2 => Busy::Judging,
            3 => Busy::PlayingOn,
            _ => Busy::Waiting,
        }
    }

    /// Ends of the turn found so far.
    #[must_use]
    pub fn ends(&self) -> u32 {
        self.ends.load(Ordering::Relaxed)
    }

    /// Times it played on in thought so far.
    #[must_use]
    pub fn playouts(&self) -> u32 {
        self.playouts.load(Ordering::Relaxed)
    }

    /// The plan it likes best so far; empty before it has one.
    #[must_use]
    pub fn favourite(&self) -> Vec<G::Order> {
        self.favourite.lock().map(|orders| orders.clone()).unwrap_or_default()
    }

    /// Asks the thought to come to an end; it then decides by what it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to come to an end.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Records what the thought is doing now.
    pub fn now(&self, busy: Busy) {
        self.busy.store(busy as u32, Ordering::Relaxed);
    }

    /// Records how many ends of the turn it has found.
    pub fn found(&self, ends: usize) {
        self.ends.store(ends as u32, Ordering::Relaxed);
    }

    /// Counts one more playout.
    pub fn played_on(&self) {
        self.playouts.fetch_add(1, Ordering::Relaxed);
    }

    /// Records the best orders so far.
    pub fn likes(&self, orders: &[G::Order]) {
        if let Ok(mut favourite) = self.favourite.lock() {
            orders.clone_into(&mut favourite);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_is_drawn_evenly_once_for_a_match_and_a_seat() {
        let forms = |seed, day| [0, 1, 2, 3].map(|seat| Effort { day, ..Effort::usual(seed) }.form(seat));
        assert_eq!(forms(1, 7), forms(2, 7), "moments of one match are in one form");
        let all: Vec<f32> = (0..500).flat_map(|day| forms(3, day)).collect();
        let share = |wanted: &dyn Fn(f32) -> bool| all.iter().filter(|&&form| wanted(form)).count();
        assert_eq!(share(&|form| form.abs() <= 1.0), 2000);
        // 500 of each with a standard deviation of 19.
        for from in [-1.0, -0.5, 0.0, 0.5] {
            let count = share(&|form| form >= from && form < from + 0.5);
            assert!((400..600).contains(&count), "{count} of 2000 from {from}");
        }
    }
}
