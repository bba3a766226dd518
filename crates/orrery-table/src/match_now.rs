//! What the screens of the program know of the match that is open, whatever game it is of.

use bevy::prelude::*;

use super::contract::Playable;
use super::eyes::Eyes;
use super::resource::Table;
use orrery_core::{Colour, GameKey, Standings};
use orrery_record::{Control, Seat};

/// The match that is open, in words of the house; exists only while there is one, and is written after every change. Nothing in
/// it is hidden from anybody.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct MatchNow {
    /// Which game.
    pub key: GameKey,
    /// What tells the match from every other.
    pub id: u64,
    /// Who sits where, in turn order.
    pub seats: Vec<Seat>,
    /// Who decides; nobody when the match is over.
    pub to_act: Option<Colour>,
    /// Whose turn it is; of a match that is over, whose it was.
    pub on_turn: Colour,
    /// Whose eyes look at the table.
    pub eyes: Eyes,
    /// Whether the screen waits for another person to take it.
    pub covered: bool,
    /// Whether a person may give an order now.
    pub local: bool,
    /// Whether orders are taken: the match is not over, and it is played, not looked at.
    pub goes_on: bool,
    /// Whether the last order can be taken back now.
    pub can_undo: bool,
    /// Whether what was taken back can be done again now.
    pub can_redo: bool,
    /// The order before which the match is looked at; `None` while it is played.
    pub viewed_order: Option<usize>,
    /// How many orders were given.
    pub orders: usize,
    /// The round of what is seen, from 1.
    pub round: u32,
    /// How many turns have begun.
    pub turns: usize,
    /// How many orders were given before those of whoever decides in what is seen.
    pub began: usize,
    /// Whether what is seen is the end of the match.
    pub seen_over: bool,
    /// Whether this is a lesson or a puzzle.
    pub practice: bool,
    /// Whether the match is here only to be watched.
    pub watched: bool,
    /// Who has what, as far as whoever looks knows, and who wins, of what is seen.
    pub standings: Standings,
}

impl MatchNow {
    pub(super) fn of<G: Playable>(table: &Table<G>) -> Self {
        let game = &table.game;
        MatchNow {
            key: G::KEY,
            id: game.id(),
            seats: game.info().seats.clone(),
            to_act: game.to_act(),
            on_turn: G::on_turn(game.position()),
            eyes: table.eyes(),
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

    /// Is written anew, if anything in it changed.
    pub(super) fn renew<G: Playable>(world: &mut World) {
        let Some(fresh) = world.get_resource::<Table<G>>().map(MatchNow::of) else { return };
        if world.get_resource::<MatchNow>() != Some(&fresh) {
            world.insert_resource(fresh);
        }
    }

    /// Whether a person at this screen decides.
    #[must_use]
    pub fn mover_is_human(&self) -> bool {
        let mover = self.to_act.unwrap_or(self.on_turn);
        self.seats.iter().any(|seat| seat.colour == mover && seat.control == Control::Human)
    }

    /// Whether the match is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.to_act.is_none()
    }
}
