//! Updates the entities of the table after every change, so that they match the position.
//!
//! A token is the same entity for the whole match: a die that docks, a colony that is launched and a card that is claimed keep
//! their entities, so that rendering can move them.

mod entities;
mod ships;

use bevy::prelude::*;

pub use self::entities::TableEntities;
use self::entities::of_colour;
use super::components::{
    CardPlace, CardToken, ColonyPlace, ColonyToken, FieldPlace, FieldToken, RelicOwner, ShipPlace, ShipToken, ShipValue,
};
use crate::AlienFrontiersFrontend;
use alien_frontiers::rules::{Card, FLEET, Field, LAST_CIRCLE, Position, Territory};
use alien_frontiers::table::plan::OrderDraft;
use orrery_core::Colour;
use orrery_table::{TableEntityWriter, TableMirror};

impl TableMirror for AlienFrontiersFrontend {
    type TableEntities = TableEntities;

    fn spawn(table: &mut TableEntityWriter, position: &Position) -> TableEntities {
        let seats: Vec<Colour> = position.seats().to_vec();
        let mut ships = Vec::new();
        let mut colonies = Vec::new();
        for &colour in &seats {
            for _ in 0..FLEET {
                ships.push((colour, table.spawn((ShipToken { colour: Some(colour) }, ShipPlace::Stock, ShipValue(0)))));
            }
            for _ in wanted_colonies(position, colour) {
                colonies.push((colour, table.spawn((ColonyToken { colour }, ColonyPlace::Unplaced))));
            }
        }
        let cards: Vec<Card> = wanted_cards(position).into_iter().map(|(card, _)| card).collect();
        TableEntities {
            shown: None,
            ships,
            relic: table.spawn((ShipToken { colour: None }, ShipPlace::Desert, ShipValue(0), RelicOwner(None))),
            colonies,
            fields: Field::ALL.iter().map(|&f| (f, table.spawn((FieldToken(f), FieldPlace(None))))).collect(),
            cards: cards.into_iter().map(|card| (card, table.spawn((CardToken(card), CardPlace::Deck)))).collect(),
        }
    }

    fn sync(table: &mut TableEntityWriter, tokens: &mut TableEntities, position: &Position, made: Option<&OrderDraft>) {
        ships::sync(table, tokens, position, made.map_or(&[], OrderDraft::selected_indices));
        for &colour in position.seats() {
            let colonies = |position: &Position| wanted_colonies(position, colour);
            if tokens.shown.as_ref().map(colonies) != Some(colonies(position)) {
                sync_colonies(table, tokens, position, colour);
            }
        }
        if tokens.shown.as_ref().map(wanted_cards) != Some(wanted_cards(position)) {
            sync_cards(table, tokens, position);
        }
        tokens.shown = Some(*position);
        for &(field, entity) in &tokens.fields {
            table.put(entity, FieldPlace(position.field(field)));
        }
    }
}

fn wanted_colonies(position: &Position, colour: Colour) -> Vec<ColonyPlace> {
    let player = position.player(colour);
    let mut places = vec![ColonyPlace::Unplaced; usize::from(player.unplaced)];
    places.extend((player.hub > 0).then_some(ColonyPlace::Hub(player.hub)));
    for &territory in Territory::ALL {
        places.extend(vec![ColonyPlace::On(territory); usize::from(player.colonies_on(territory))]);
    }
    places
}

fn sync_colonies(table: &mut TableEntityWriter, tokens: &TableEntities, position: &Position, colour: Colour) {
    let mine: Vec<Entity> = of_colour(&tokens.colonies, colour).collect();
    table.move_tokens(&mine, &wanted_colonies(position, colour), ColonyPlace::Unplaced, colony_way);
}

/// Returns the cost of moving a colony token. Advancing and being launched from the last circle are cheapest, then starting on
/// the track, then being placed or moved on the planet.
fn colony_way(from: ColonyPlace, to: ColonyPlace) -> u32 {
    match (from, to) {
        (ColonyPlace::Hub(before), ColonyPlace::Hub(after)) if after >= before => 1,
        (ColonyPlace::Hub(LAST_CIRCLE), ColonyPlace::On(_)) => 1,
        (ColonyPlace::Unplaced, ColonyPlace::Hub(_)) => 2,
        (ColonyPlace::Unplaced, ColonyPlace::On(_)) | (ColonyPlace::On(_), ColonyPlace::On(_)) => 3,
        (ColonyPlace::On(_), ColonyPlace::Unplaced) => 4,
        _ => 5,
    }
}

/// Returns every card with its place in the position.
fn wanted_cards(position: &Position) -> Vec<(Card, CardPlace)> {
    let mut all: Vec<(Card, CardPlace)> = position.deck.iter().map(|card| (card, CardPlace::Deck)).collect();
    let display = (0u8..).zip(&position.display);
    all.extend(display.filter_map(|(slot, &card)| Some((card?, CardPlace::Display(slot)))));
    for &colour in position.seats() {
        all.extend(position.player(colour).cards.iter().map(|card| (card, CardPlace::Held(colour))));
    }
    all.extend(position.discards.iter().map(|card| (card, CardPlace::Discards)));
    all
}

fn sync_cards(table: &mut TableEntityWriter, tokens: &TableEntities, position: &Position) {
    let all = wanted_cards(position);
    for &kind in Card::ALL {
        let mine: Vec<Entity> =
            tokens.cards.iter().filter(|(card, _)| *card == kind).map(|&(_, token)| token).collect();
        let wanted: Vec<CardPlace> = all.iter().filter(|(card, _)| *card == kind).map(|&(_, place)| place).collect();
        table.move_tokens(&mine, &wanted, CardPlace::Deck, card_way);
    }
}

/// Returns the cost of moving a card token. Being drawn, claimed or discarded is cheapest, then being stolen, recovered or
/// shuffled into the deck.
fn card_way(from: CardPlace, to: CardPlace) -> u32 {
    match (from, to) {
        (CardPlace::Deck, CardPlace::Display(_)) | (CardPlace::Display(_), CardPlace::Held(_)) => 1,
        (CardPlace::Held(_) | CardPlace::Display(_), CardPlace::Discards) => 1,
        (CardPlace::Held(_), CardPlace::Held(_)) | (CardPlace::Discards, CardPlace::Deck | CardPlace::Held(_)) => 2,
        (CardPlace::Discards, CardPlace::Display(_)) => 3,
        _ => 4,
    }
}
