//! The value of a leaf to a character.

use super::data::{LevelParams, Personality};
use crate::rules::{Facility, Position};
use orrery_ai::Evaluation;
use orrery_core::Colour;

/// The value of a point of margin, in win chances: it keeps the engine playing well in a match that is all but won or lost.
const MARGIN_WEIGHT: f32 = 0.002;
/// Penalty for ending the match as a loser. It is larger than noise, margin and preferences together, so every other leaf is
/// better.
const LOSS_PENALTY: f32 = 8.0;

/// The mover's possessions at the start of the turn, from which the gains of the turn are computed.
#[derive(Debug, Clone, Copy)]
pub(super) struct TurnStartHoldings {
    seat: usize,
    colour: Colour,
    players: u8,
    cards: f32,
    ships: f32,
}

fn ships(position: &Position, colour: Colour) -> f32 {
    let player = position.player(colour);
    let spent = player.docked_at(Facility::TerraformingStation).own_len();
    f32::from(player.out_of_stock() - spent) + f32::from(u8::from(position.relic_owner() == Some(colour)))
}

impl TurnStartHoldings {
    pub(super) fn new(position: &Position) -> Self {
        let colour = position.mover();
        TurnStartHoldings {
            seat: usize::from(position.mover_seat),
            colour,
            players: position.player_count(),
            cards: f32::from(position.me().cards.len()),
            ships: ships(position, colour),
        }
    }

    pub(super) const fn seat(&self) -> usize {
        self.seat
    }

    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// Returns true if the match is over at `end` and the player is not among the winners.
    pub(super) fn is_lost(&self, end: &Position) -> bool {
        end.is_over() && !end.winners[self.colour.index()]
    }

    /// Returns the value of the leaf `end`, whose evaluation is `outlook`, to a character: the win chance, with the character's
    /// preferences added.
    pub(super) fn worth(&self, skill: &LevelParams, temper: &Personality, outlook: &Evaluation, end: &Position) -> f32 {
        let own = outlook.win[self.seat];
        let others = (0..4).filter(|&s| s != self.seat).map(|s| outlook.win[s]).fold(0.0, f32::max);
        let plain = temper.own * own - temper.leader * others + MARGIN_WEIGHT * outlook.margin[self.seat];
        if end.is_over() {
            // The win chance of a lost match is 0. The penalty prevents noise or margin from making up for it.
            let given_away = skill.holds_on && self.is_lost(end);
            return if given_away { plain - LOSS_PENALTY } else { plain };
        }
        plain + self.likes(temper, end)
    }

    fn likes(&self, temper: &Personality, end: &Position) -> f32 {
        let mut likes = 0.0;
        if temper.raid != 0.0 && !end.player(self.colour).docked_at(Facility::RaidersOutpost).is_empty() {
            likes += temper.raid;
        }
        if temper.card != 0.0 {
            likes += temper.card * (f32::from(end.player(self.colour).cards.len()) - self.cards);
        }
        if temper.ship != 0.0 {
            likes += temper.ship * (ships(end, self.colour) - self.ships);
        }
        if temper.hub != 0.0 {
            likes += temper.hub * f32::from(end.player(self.colour).docked_at(Facility::ColonistHub).own_len());
        }
        likes
    }
}
