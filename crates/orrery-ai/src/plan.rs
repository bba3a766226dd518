//! A decision: the planned orders, their evaluation, and the handle of a running search.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use orrery_core::{RandomGenerator, Rules};

/// The evaluation of a position: the win chance and the expected lead of every seat.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Evaluation {
    /// The win chance of each seat, in turn order. The chances sum to 1.
    pub win: [f32; 4],
    /// The expected final lead of each seat over the best other seat, in points; negative if behind.
    pub margin: [f32; 4],
    /// The expected number of rounds left.
    pub rounds: f32,
}

/// The plan of an opponent for the rest of a turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan<G: Rules> {
    /// The orders to the end of the turn, or to the first order whose outcome the opponent wants to see before it continues. The
    /// list is empty only if there is nothing to decide.
    pub orders: Vec<G::Order>,
    /// The evaluation of the position after the orders; `None` for opponents that do not evaluate.
    pub outlook: Option<Evaluation>,
    /// The number of candidate turns compared.
    pub leaves: u32,
}

impl<G: Rules> Default for Plan<G> {
    fn default() -> Self {
        Plan { orders: Vec::new(), outlook: None, leaves: 0 }
    }
}

impl<G: Rules> Plan<G> {
    /// Creates a plan of one order, without an evaluation.
    pub fn single(order: G::Order) -> Self {
        Plan { orders: vec![order], ..Plan::default() }
    }
}

/// The budget and seeds of a search. The plan depends only on the view, the opponent and these values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchBudget {
    /// The seed of the search's random numbers.
    pub seed: u64,
    /// The seed of the form of every seat, a variation in skill that stays the same throughout a match.
    pub form_seed: u64,
    /// The number of playouts, samples or simulated orders, in percent of the default.
    pub budget: u16,
}

impl SearchBudget {
    /// Returns the default budget with this seed, for a search outside a match.
    pub const fn usual(seed: u64) -> Self {
        SearchBudget { seed, form_seed: 0, budget: 100 }
    }

    /// Returns the form of seat number `seat` in this match, from −1 to 1. The higher it is, the more a level errs.
    pub fn form(&self, seat: u8) -> f32 {
        RandomGenerator::of_series(self.form_seed, u64::from(seat)).below(2001) as f32 / 1000.0 - 1.0
    }
}

/// The phase of a search, which is shown while an opponent or the coach is thinking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum SearchPhase {
    /// The search has not begun.
    #[default]
    Waiting,
    /// The search is finding all candidate turns.
    Finding,
    /// The search is evaluating the candidate turns.
    Judging,
    /// The search is running playouts from the best candidate turns.
    PlayingOn,
}

/// A handle to observe and stop a search that runs on another thread.
#[derive(Debug)]
pub struct SearchHandle<G: Rules> {
    busy: AtomicU32,
    leaves: AtomicU32,
    playouts: AtomicU32,
    stop: AtomicBool,
    favourite: Mutex<Vec<G::Order>>,
}

impl<G: Rules> Default for SearchHandle<G> {
    fn default() -> Self {
        SearchHandle {
            busy: AtomicU32::default(),
            leaves: AtomicU32::default(),
            playouts: AtomicU32::default(),
            stop: AtomicBool::default(),
            favourite: Mutex::default(),
        }
    }
}

impl<G: Rules> SearchHandle<G> {
    /// Returns the phase that the search is in.
    pub fn phase(&self) -> SearchPhase {
        match self.busy.load(Ordering::Relaxed) {
            1 => SearchPhase::Finding,
            2 => SearchPhase::Judging,
            3 => SearchPhase::PlayingOn,
            _ => SearchPhase::Waiting,
        }
    }

    /// Returns the number of candidate turns found so far.
    pub fn ends(&self) -> u32 {
        self.leaves.load(Ordering::Relaxed)
    }

    /// Returns the number of playouts so far.
    pub fn playouts(&self) -> u32 {
        self.playouts.load(Ordering::Relaxed)
    }

    /// Returns the best plan so far, or an empty list if there is none yet.
    pub fn favourite(&self) -> Vec<G::Order> {
        self.favourite.lock().map(|orders| orders.clone()).unwrap_or_default()
    }

    /// Asks the search to stop. The search then decides on the basis of its results so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns true if the search was asked to stop.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Sets the phase that the search is in.
    pub fn set_phase(&self, busy: SearchPhase) {
        self.busy.store(busy as u32, Ordering::Relaxed);
    }

    /// Sets the number of candidate turns found so far.
    pub fn found(&self, leaves: usize) {
        self.leaves.store(leaves as u32, Ordering::Relaxed);
    }

    /// Counts one more playout.
    pub fn count_playout(&self) {
        self.playouts.fetch_add(1, Ordering::Relaxed);
    }

    /// Sets the best plan so far.
    pub fn set_favourite(&self, orders: &[G::Order]) {
        if let Ok(mut favourite) = self.favourite.lock() {
            orders.clone_into(&mut favourite);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_uniform_and_fixed_per_match_and_seat() {
        let forms = |seed, day| {
            [0, 1, 2, 3].map(|seat| SearchBudget { form_seed: day, ..SearchBudget::usual(seed) }.form(seat))
        };
        assert_eq!(forms(1, 7), forms(2, 7), "moments of one match are in one form");
        let all: Vec<f32> = (0..500).flat_map(|day| forms(3, day)).collect();
        let share = |wanted: &dyn Fn(f32) -> bool| all.iter().filter(|&&form| wanted(form)).count();
        assert_eq!(share(&|form| form.abs() <= 1.0), 2000);
        // The expected number is 500 in each interval, with a standard deviation of 19.
        for from in [-1.0, -0.5, 0.0, 0.5] {
            let count = share(&|form| form >= from && form < from + 0.5);
            assert!((400..600).contains(&count), "{count} of 2000 from {from}");
        }
    }
}
