//! The value of a choice, and its cost.
//!
//! Of several options with about the same value, the option that looks best in some samples was probably lucky in them. So the
//! apparent best is compared with the played option in other samples, with the same dice and cards for both. It counts as better
//! only if its gain exceeds twice the standard error of that comparison: a difference that could be luck is no error. The
//! simulations of both options continue for some turns, so that merely delaying something costs no more than the delay.

use super::evaluate::{ANNOTATION_SAMPLES, PlanEvaluator};
use crate::ai::engine::{FlightResultCounts, PlayoutPolicy};
use crate::rules::{Order, Position, StarshipCatan, View, view};
use orrery_ai::SearchHandle;

/// The number of samples in which the apparent best is compared with the played option.
const COMPARED: u32 = 64;
/// The number of standard errors that the gain of the apparent best must exceed.
const CLEAR: f64 = 2.0;

/// The evaluation of a choice.
#[derive(Debug, Clone, Copy)]
pub(super) struct ChoiceValue {
    /// The win chance with the best option: `played` plus the cost of the choice.
    pub(super) best: f64,
    /// The win chance with the played option.
    pub(super) played: f64,
    /// The win chance with the option that the fast policy would take: the forecast from before the choice arose, because the
    /// fast policy plays every simulated flight.
    pub(super) foreseen: f64,
    /// The outcomes of the flights after the played option, or `None` for Trade and Build.
    pub(super) flight_outcomes: Option<FlightResultCounts>,
}

impl PlanEvaluator {
    /// Evaluates a choice before Trade and Build, in which the order `done` was given, from the mover's view. Returns `None` if
    /// `watch` was cancelled.
    pub(super) fn choice(&self, seen: &View, done: Order, watch: &SearchHandle<StarshipCatan>) -> Option<ChoiceValue> {
        let tried = self.simulated_options(seen, &[done], ANNOTATION_SAMPLES, watch)?;
        let likely = tried.first()?.order;
        let usual = PlayoutPolicy::new(self.evaluator()).step(&seen.known);
        let sought = self.worlds(ANNOTATION_SAMPLES);
        let fresh = sought..sought + self.worlds(COMPARED);
        let mut trials = self.order_simulation(seen);
        let (played, came) = trials.by_sample(&done, fresh.clone());
        let foreseen = if usual == done { mean(&played) } else { mean(&trials.by_sample(&usual, fresh.clone()).0) };
        let mut trials = trials.playing_on();
        let mut plays_on = |order: &Order| trials.by_sample(order, fresh.clone()).0;
        let cost = if likely == done { 0.0 } else { clear_gain(&plays_on(&likely), &plays_on(&done)) };
        let played = mean(&played);
        let best = (played + cost).min(1.0);
        (!watch.stopped()).then_some(ChoiceValue { best, played, foreseen, flight_outcomes: Some(came) })
    }

    /// Evaluates Trade and Build as played up to the position `end`, from the mover's view. Returns `None` if `watch` was
    /// cancelled.
    pub(super) fn building(
        &self,
        seen: &View,
        end: &Position,
        watch: &SearchHandle<StarshipCatan>,
    ) -> Option<ChoiceValue> {
        let p = &seen.known;
        let best = self.best_end(p)?;
        let known = view(end, Some(p.turn)).known;
        let worlds = self.worlds(COMPARED);
        let play_on = |end: &Position| self.simulated_chances(end, p.turn, worlds);
        let cost = if best == known { 0.0 } else { clear_gain(&play_on(&best), &play_on(&known)) };
        let played = self.between(end, p.turn);
        let best = (played + cost).min(1.0);
        (!watch.stopped()).then(|| ChoiceValue { best, played, foreseen: self.foreseen(p), flight_outcomes: None })
    }
}

/// Returns the mean gain of one option over another in the same samples if the gain is clear (see [`CLEAR`]), otherwise 0.
fn clear_gain(one: &[f64], other: &[f64]) -> f64 {
    let gains: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let gain = mean(&gains);
    let squares: f64 = gains.iter().map(|each| (each - gain) * (each - gain)).sum();
    let count = gains.len() as f64;
    let scatter = (squares / (count * (count - 1.0).max(1.0))).sqrt();
    if gain > CLEAR * scatter { gain } else { 0.0 }
}

fn mean(chances: &[f64]) -> f64 {
    chances.iter().sum::<f64>() / chances.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gain_within_the_noise_counts_as_zero() {
        let other = [0.5; 4];
        assert_eq!(clear_gain(&[0.6, 0.6, 0.6, 0.6], &other), 0.6 - 0.5);
        assert_eq!(clear_gain(&[0.9, 0.1, 0.9, 0.2], &other), 0.0, "better by chance");
        assert_eq!(clear_gain(&[0.4, 0.4, 0.4, 0.4], &other), 0.0, "worse");
        assert_eq!(clear_gain(&other, &other), 0.0);
    }
}
