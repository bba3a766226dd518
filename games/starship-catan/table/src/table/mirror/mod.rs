//! Synchronises the table's entities with the view after every change.
//!
//! A token is the same entity for the whole match: a card that is revealed, taken or beaten keeps its entity, so that
//! it can be animated. No entity contains anything that the viewer does not know.

mod cards;
mod ships;
mod tokens;

use bevy::prelude::*;

pub use self::tokens::Tokens;
use super::components::{Deck, Die, Flown, Holder, Pile, Reminder, Terms, Value};
use super::plan::reminded;
use crate::StarshipCatanWindow;
use orrery_table::{TableMirror, put};
use starship_catan::rules::{Adventure, Honour, Position, View};

impl TableMirror for StarshipCatanWindow {
    type TableEntities = Tokens;

    fn spawn(world: &mut World, view: &View) -> Tokens {
        let mut tokens = Tokens::spawn(world, cards::wanted(view).len());
        sync(world, &mut tokens, view);
        tokens
    }

    fn sync(world: &mut World, tokens: &mut Tokens, view: &View) {
        sync(world, tokens, view);
    }
}

/// Synchronises the entities with `view`.
fn sync(world: &mut World, tokens: &mut Tokens, view: &View) {
    let p = &view.known;
    ships::sync(world, tokens, p);
    cards::sync(world, &tokens.cards, view);
    cards::sync_adventures(world, &tokens.adventures, p);
    for &(deck, entity) in &tokens.decks {
        put(world, entity, pile(p, deck));
        if let Deck::Sector(sector) = deck {
            let at = usize::from(sector) - 1;
            put(world, entity, Reminder(reminded(view, at)));
            put(world, entity, Flown(cards::is_flown(p, at)));
        }
    }
    for &(module, entity) in &tokens.level_two {
        put(world, entity, Holder(p.level_two_holder(module)));
    }
    for &(honour, entity) in &tokens.special {
        let holder = match honour {
            Honour::Friend => p.friend(),
            Honour::Hero => p.hero(),
        };
        put(world, entity, Holder(holder));
    }
    for &(die, entity) in &tokens.dice {
        let value = if die == Die::Yellow { p.now.roll } else { 0 };
        put(world, entity, Value(value));
    }
    put(world, tokens.offer, Terms(p.now.offer));
}

/// The visible properties of a pile.
fn pile(p: &Position, deck: Deck) -> Pile {
    match deck {
        Deck::Sector(sector) => Pile { cards: cards::covered(p, usize::from(sector) - 1), top_group: None },
        Deck::Reserve => Pile { cards: p.reserve.len(), top_group: p.reserve.top_group().map(|group| group as u8) },
        Deck::Adventures => {
            let left = Adventure::ALL.iter().filter(|adventure| p.adventures.pile & adventure.bit() != 0);
            Pile {
                cards: p.adventures.pile.count_ones() as u8,
                top_group: left.map(|adventure| adventure.quest().group).min(),
            }
        }
    }
}
