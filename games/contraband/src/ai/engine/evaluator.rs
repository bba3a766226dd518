//! Evaluates positions as win chances.

use super::features::features;
use super::net::{self, Nets};
use crate::rules::{DecisionKind, Position, RoundPhase, SEATS};

/// An evaluator that uses the nets.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct PositionEvaluator<'a> {
    nets: &'a Nets,
}

/// Returns the seats that have had their turn in this round, one bit each. `done` is true if the player on turn only has to end
/// the turn.
pub(super) fn moved(p: &Position, done: bool) -> u8 {
    let all = (1u8 << p.count()) - 1;
    match p.stage {
        RoundPhase::Turn | RoundPhase::TurnEnd => {
            let before =
                p.order().take_while(|&seat| seat != usize::from(p.turn)).fold(0, |bits, seat| bits | 1 << seat);
            before | if done { 1 << p.turn } else { 0 }
        }
        RoundPhase::Plan => p.players[..p.count()]
            .iter()
            .enumerate()
            .fold(0, |bits, (seat, player)| bits | u8::from(player.row.is_some()) << seat),
        RoundPhase::Patrol | RoundPhase::Reveal | RoundPhase::Act | RoundPhase::Close => all,
    }
}

impl<'a> PositionEvaluator<'a> {
    pub(in super::super) const fn new(nets: &'a Nets) -> Self {
        PositionEvaluator { nets }
    }

    /// Returns the net's value for a seat, not yet compared with the other seats.
    #[inline]
    pub(super) fn standing(&self, p: &Position, seat: usize, moved: u8) -> f32 {
        self.nets.0[net::index(p.count())].value(&features(p, seat, moved))
    }

    /// Returns the win chance of every seat in a full state or, in a solo match, the expected final credits in thousands.
    pub(in super::super) fn chances(&self, p: &Position, done: bool) -> [f32; SEATS] {
        let mut chances = [0.0; SEATS];
        if p.ask == DecisionKind::Over {
            return won(p);
        }
        let moved = moved(p, done);
        for (seat, chance) in chances.iter_mut().enumerate().take(p.count()) {
            *chance = self.standing(p, seat, moved);
        }
        share(&mut chances, p.count());
        chances
    }
}

/// Returns the result of every seat in a finished match: its share of the win or, in a solo match, its credits in thousands.
pub(super) fn won(p: &Position) -> [f32; SEATS] {
    if p.is_solo() {
        return [p.players[0].credits as f32 / 1000.0, 0.0, 0.0, 0.0];
    }
    let winners = p.winners.count_ones().max(1) as f32;
    std::array::from_fn(|seat| f32::from(p.winners >> seat & 1) / winners)
}

/// Converts net values to chances that sum to 1. With one player, the value is not changed.
pub(super) fn share(standings: &mut [f32; SEATS], players: usize) {
    if players < 2 {
        return;
    }
    let best = standings[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for standing in &mut standings[..players] {
        *standing = exp_approx(*standing - best);
        sum += *standing;
    }
    standings[..players].iter_mut().for_each(|standing| *standing /= sum);
}

/// Approximates the exponential function for arguments of at most 0. It uses only basic arithmetic, so that the result is the
/// same on every machine.
fn exp_approx(x: f32) -> f32 {
    let mut value = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        value *= value;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_sum_to_one_and_follow_the_standings() {
        let mut standings = [1.0, 0.0, -2.0, 9.0];
        share(&mut standings, 3);
        assert!((standings[..3].iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(standings[0] > standings[1] && standings[1] > standings[2] && standings[2] > 0.0);
        assert!((standings[0] / standings[1] - std::f32::consts::E).abs() < 0.05);
    }
}
