//! The synchronisation of the table's entities with the view after every change.
//!
//! Each card and each adventure has the same entity for the whole match: a card that is revealed, taken or beaten keeps its
//! entity, so that it can be animated. No entity contains anything that the viewer does not know.

mod cards;
mod entities;
mod ships;

pub use self::entities::TableEntities;
use super::components::{CardPile, PileState, RememberedCards};
use super::plan::reminded;
use crate::StarshipCatanFrontend;
use orrery_table::{TableEntityWriter, TableMirror};
use starship_catan::rules::{Adventure, Position, View};
use starship_catan::table::OrderDraft;

impl TableMirror for StarshipCatanFrontend {
    type TableEntities = TableEntities;

    fn spawn(table: &mut TableEntityWriter, view: &View) -> TableEntities {
        TableEntities::spawn(table, cards::required_slots(view).len())
    }

    fn sync(table: &mut TableEntityWriter, tokens: &mut TableEntities, view: &View, _: Option<&OrderDraft>) {
        let p = &view.known;
        ships::sync(table, tokens, p);
        cards::sync(table, &tokens.cards, view);
        cards::sync_adventures(table, &tokens.adventures, p);
        for &(deck, entity) in &tokens.decks {
            table.put(entity, pile(p, deck));
            if let CardPile::Sector(sector) = deck {
                let at = usize::from(sector) - 1;
                table.put(entity, RememberedCards(reminded(view, at)));
            }
        }
    }
}

/// Returns the visible properties of a pile.
fn pile(p: &Position, deck: CardPile) -> PileState {
    match deck {
        CardPile::Sector(sector) => PileState { cards: cards::covered(p, usize::from(sector) - 1), top_group: None },
        CardPile::Reserve => {
            PileState { cards: p.reserve.len(), top_group: p.reserve.top_group().map(|group| group as u8) }
        }
        CardPile::Adventures => {
            let left = Adventure::ALL.iter().filter(|adventure| p.adventures.pile & adventure.bit() != 0);
            PileState {
                cards: p.adventures.pile.count_ones() as u8,
                top_group: left.map(|adventure| adventure.spec().group).min(),
            }
        }
    }
}
