//! Facts about the open match for screens that do not know its game.

use bevy::prelude::*;

use super::contract::Playable;
use super::resource::Table;
use super::viewpoint::Viewpoint;
use orrery_core::{Colour, GameKey, Standings};
use orrery_record::{Seat, SeatControl};

/// The open match in game-independent terms. The resource exists only while a match is open, is updated after every change, and
/// contains no secrets.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct MatchStatus {
    /// The key of the game.
    pub key: GameKey,
    /// The unique id of the match.
    pub id: u64,
    /// The seats and their players, in seating order.
    pub seats: Vec<Seat>,
    /// The deciding seat, or `None` if the match is over.
    pub to_act: Option<Colour>,
    /// The seat on turn, or the last one on turn if the match is over.
    pub on_turn: Colour,
    /// The viewer of the table.
    pub viewpoint: Viewpoint,
    /// True if the curtain is down until another player takes the screen.
    pub covered: bool,
    /// True if a human player at this screen may give an order now.
    pub local: bool,
    /// True if orders are accepted: the match is not over, and no earlier position is shown.
    pub goes_on: bool,
    /// True if the last order can be undone now.
    pub can_undo: bool,
    /// True if an undone order can be redone now.
    pub can_redo: bool,
    /// The index of the order before which the match is shown, or `None` for the current position.
    pub viewed_order: Option<usize>,
    /// The number of orders given.
    pub orders: usize,
    /// The round of the shown position, from 1.
    pub round: u32,
    /// The number of turns begun so far.
    pub turns: usize,
    /// The number of orders before the latest run of orders by the deciding seat of the shown position.
    pub began: usize,
    /// True if the shown position is the end of the match.
    pub seen_over: bool,
    /// True if the match is a lesson or a puzzle.
    pub practice: bool,
    /// True if the match can only be watched.
    pub watched: bool,
    /// The standings in the shown position, computed from the information that the viewer has.
    pub standings: Standings,
}

impl MatchStatus {
    pub(super) fn of<G: Playable>(table: &Table<G>) -> Self {
        let game = &table.game;
        MatchStatus {
            key: G::KEY,
            id: game.id(),
            seats: game.info().seats.clone(),
            to_act: game.to_act(),
            on_turn: G::on_turn(game.position()),
            viewpoint: table.viewpoint(),
            covered: table.is_covered(),
            local: table.local_turn(),
            goes_on: table.goes_on(),
            can_undo: table.can_undo(),
            can_redo: table.can_redo(),
            viewed_order: table.viewed_order(),
            orders: table.orders_given(),
            round: table.seen_round(),
            turns: table.turns_begun(),
            began: table.seen_turn(),
            seen_over: table.seen_over(),
            practice: table.is_practice(),
            watched: table.is_watched(),
            standings: G::standings(table.seen()),
        }
    }

    /// Updates the resource if any of its values has changed. Run as a system.
    pub(super) fn renew<G: Playable>(table: Option<Res<Table<G>>>, status: Option<ResMut<MatchStatus>>) {
        if let (Some(table), Some(mut status)) = (table, status) {
            status.set_if_neq(MatchStatus::of(&table));
        }
    }

    /// Returns true if a human player at this screen is to decide or, if the match is over, was last on turn.
    pub fn mover_is_human(&self) -> bool {
        let mover = self.to_act.unwrap_or(self.on_turn);
        self.seats.iter().any(|seat| seat.colour == mover && seat.control == SeatControl::Human)
    }

    /// Returns true if the match is over.
    pub const fn is_over(&self) -> bool {
        self.to_act.is_none()
    }
}
