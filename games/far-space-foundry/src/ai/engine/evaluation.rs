//! The expected points of the seats in a match, and the resulting win chances.

use super::evaluator::PositionEvaluator;
use crate::rules::{MatchHalf, MatchMode, Position, SOLO_TARGET, View, determinize, fingerprint};
use orrery_ai::Evaluation;
use orrery_core::RandomGenerator;

/// Standard deviation of the final points from the expected ones: a base value, and the increase for each turn that a seat has
/// left. Fitted to 140 matches (docs/research/far-space-foundry.md).
const SPREAD: (f32, f32) = (1.6, 0.3);
/// Number of hands sampled for a player whose hand is unknown.
const HANDS: usize = 4;
/// Assumed number of turns of a seat in Beta, while it is not known which aliens will fly in Beta.
const BETA_TURNS: f32 = 9.0;

/// Returns the evaluation of all seats, given that the decider expects `own` points.
pub(in super::super) fn evaluation(judge: &PositionEvaluator<'_>, view: &View, own: f32) -> Evaluation {
    let p = &view.known;
    let decider = usize::from(p.turn);
    let mut points = expected(judge, view);
    points[decider] = own;
    of_points(p, &points)
}

/// Returns the expected points of all seats, based on the known state. For a seat with an unknown hand, returns the mean over a
/// few sampled hands.
pub(in super::super) fn expected(judge: &PositionEvaluator<'_>, view: &View) -> [f32; 4] {
    let p = &view.known;
    let mut generator = RandomGenerator::new(fingerprint(p));
    let worlds: [Position; HANDS] = std::array::from_fn(|_| determinize(view, &mut generator));
    let mut points = [0.0; 4];
    for (seat, points) in points.iter_mut().enumerate().take(p.count.into()) {
        let known = p.players[seat].hidden == 0;
        let mean = || worlds.iter().map(|world| judge.between(world, seat)).sum::<f32>() / HANDS as f32;
        *points = if known { judge.between(p, seat) } else { mean() };
    }
    points
}

/// Returns the mean number of turns that a seat has left in the match.
fn turns_left(p: &Position) -> f32 {
    let left: f32 = p.playing().map(|player| f32::from(player.in_hand() + player.in_deck())).sum();
    let here = left / f32::from(p.count);
    let alpha = p.half == MatchHalf::Alpha;
    here + if alpha && p.options.mode == MatchMode::Full { BETA_TURNS } else { 0.0 }
}

/// Returns the evaluation of all seats, given their expected points.
pub(in super::super) fn of_points(p: &Position, points: &[f32; 4]) -> Evaluation {
    let count = usize::from(p.count);
    let mut outlook = Evaluation { rounds: turns_left(p), ..Evaluation::default() };
    let spread = SPREAD.0 + SPREAD.1 * outlook.rounds;
    let mut odds = [0.0; 4];
    for (seat, odds) in odds.iter_mut().enumerate().take(count) {
        let others = (0..count).filter(|&other| other != seat).map(|other| points[other]);
        // In a solo match the player has to reach a target, and has no rival.
        let rival = others.reduce(f32::max).unwrap_or(SOLO_TARGET as f32 - 0.5);
        outlook.margin[seat] = points[seat] - rival;
        *odds = odds_of((points[seat] - rival) / spread);
    }
    if count == 1 {
        let short = p.options.mode != MatchMode::Full;
        outlook.win[0] = if short { 1.0 } else { odds[0] / (1.0 + odds[0]) };
        return outlook;
    }
    let sum: f32 = odds.iter().sum();
    outlook.win = odds.map(|odds| odds / sum);
    outlook
}

/// Returns the odds of winning with a lead of `ahead` over the best other player, in units of the spread. Uses only the four
/// basic operations, which give the same result on every machine.
fn odds_of(ahead: f32) -> f32 {
    let half = 1.0 + ahead.abs() / 2.0 + ahead * ahead / 8.0;
    let grown = half * half;
    if ahead >= 0.0 { grown } else { 1.0 / grown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{FarSpaceFoundry, Preset, Setup};
    use orrery_core::Rules as _;

    /// The limits come from the matches that the spread is fitted to: see docs/research/far-space-foundry.md.
    #[test]
    fn win_chance_of_a_lead_grows_later_but_stays_bounded() {
        let setup = Setup::plain(2, Preset::default().options());
        let start = FarSpaceFoundry::deal(&setup, &mut RandomGenerator::new(1));
        let early = FarSpaceFoundry::position(&setup, &start).expect("two can play");
        let mut late = early;
        late.half = MatchHalf::Beta;
        let won = |p: &Position, lead: f32| of_points(p, &[20.0 + lead, 20.0, 0.0, 0.0]).win[0];
        assert_eq!(won(&early, 0.0), 0.5);
        assert!((0.6..0.8).contains(&won(&early, 3.0)), "{}", won(&early, 3.0));
        assert!(won(&late, 3.0) > won(&early, 3.0) && won(&late, 3.0) < 0.975, "{}", won(&late, 3.0));
        assert!((won(&late, 3.0) + won(&late, -3.0) - 1.0).abs() < 1e-6);
    }
}
