//! Evaluation of a position for a seat, in points expected at the end of the match.

use super::data::Personality;
use super::features::{EvaluationPoint, rows};
use super::net::{MatchPart, Nets};
use crate::rules::{Good, PilotSet, Position, Product, Score};

/// An evaluator of positions: nets, and the preferences of a character.
#[derive(Debug, Clone)]
pub(in super::super) struct PositionEvaluator<'a> {
    nets: &'a Nets,
    personality: Personality,
    has_preferences: bool,
}

impl<'a> PositionEvaluator<'a> {
    pub(in super::super) fn new(nets: &'a Nets, personality: &Personality) -> Self {
        PositionEvaluator { nets, personality: personality.clone(), has_preferences: personality.has_preferences() }
    }

    /// Returns the value for the mover when only the end of the turn is left.
    #[inline]
    pub(in super::super) fn after(&self, p: &Position) -> f32 {
        self.worth(p, p.turn.into(), EvaluationPoint::Done)
    }

    /// Returns the value for a seat between two turns, or after the end of the match.
    #[inline]
    pub(in super::super) fn between(&self, p: &Position, seat: usize) -> f32 {
        self.worth(p, seat, EvaluationPoint::Between)
    }

    /// Reports whether the evaluation includes the preferences of a character.
    pub(super) const fn has_preferences(&self) -> bool {
        self.has_preferences || self.personality.spite != 0.0
    }

    /// Returns the same evaluator without the preferences of the character.
    pub(super) fn plain(&self) -> Self {
        let mut plain = self.clone();
        (plain.has_preferences, plain.personality.spite) = (false, 0.0);
        plain
    }

    fn worth(&self, p: &Position, seat: usize, moment: EvaluationPoint) -> f32 {
        let plain = self.points(p, seat, moment);
        if !self.has_preferences() || p.is_over() {
            return plain;
        }
        let liked = if self.has_preferences { self.preference_value(p, seat) } else { 0.0 };
        let rival = usize::from(p.next_seat(seat as u8));
        let spite =
            if rival == seat { 0.0 } else { self.personality.spite * self.points(p, rival, EvaluationPoint::Between) };
        plain + liked - spite
    }

    /// Returns the points that a seat can expect at the end of the match, without preferences.
    fn points(&self, p: &Position, seat: usize, moment: EvaluationPoint) -> f32 {
        let points = Score::of(&p.players[seat], p.options.mode).total() as f32;
        if p.is_over() {
            return points;
        }
        points + self.nets.0[MatchPart::of(p) as usize].value(rows(p, seat, moment).all())
    }

    /// Returns the value, in points, that the character adds for the things a seat has.
    fn preference_value(&self, p: &Position, seat: usize) -> f32 {
        let (player, temper) = (&p.players[seat], &self.personality);
        let on_board = |good: Good| player.fleet.iter().map(|ship| ship.hold.count(good)).sum::<u8>();
        let of = |product: &Product| on_board(product.plain()) + on_board(product.charged());
        let kinds = Product::ALL.iter().filter(|product| of(product) > 0).count()
            + Good::RAWS.iter().filter(|&&good| on_board(good) > 0).count();
        let most = Product::ALL.iter().map(of).max().unwrap_or(0);
        let aliens = player.hand.set().and(player.deck).and(player.played.set()).common(PilotSet::ALIENS);
        let raws: u8 = Good::RAWS.iter().map(|&good| on_board(good)).sum();
        temper.raws * f32::from(raws)
            + temper.galactium * f32::from(on_board(Good::Galactium))
            + temper.credits * f32::from(player.credits)
            + temper.pilots * f32::from(aliens.len())
            + temper.number * f32::from(most)
            + temper.kinds * kinds as f32
            + temper.bribes * f32::from(u8::from(player.bribed))
    }
}
