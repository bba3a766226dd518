//! The pieces on the table, read from its entities: cards outside the piles, adventures, small ships and cargo, and the visible
//! sizes of the piles.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{
    AdventureFace, AdventurePlace, AdventureToken, Bay, BerthedShip, CardFace, CardPile, CardPlace, CardToken,
    HangarBerth, HoldContents, Lab, PileState, RememberedCards, RowCardState,
};
use starship_catan::rules::{Adventure, CardCounts, Commodity, SECTORS, Seat, Ship};

/// A card that is neither in a sector nor in the reserve pile.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardPiece {
    /// The entity, which stays the same wherever the card moves.
    pub entity: Entity,
    /// The place of the card on the table.
    pub place: CardPlace,
    /// The visible side of the card.
    pub face: CardFace,
    /// The state of the card in the flight row.
    pub lies: RowCardState,
}

/// All pieces, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardPieces {
    /// The cards, except those in piles.
    pub cards: Vec<CardPiece>,
    /// The known adventures, each with its entity and place.
    pub adventures: Vec<(Entity, AdventurePlace, Adventure)>,
    /// The berths of the hangars with the ships in them, Moon's hangar first.
    pub hangars: Vec<(HangarBerth, Option<Ship>)>,
    /// For each seat, the amount of each commodity in the bays and the laboratory. Astro is not included.
    pub holds: [[u8; Commodity::COUNT]; 2],
    /// The number of cards in each sector, without those in the flight row.
    pub sectors: [u8; SECTORS],
    /// For each sector, the cards of which the viewer is reminded.
    pub reminders: [CardCounts; SECTORS],
    /// The reserve pile.
    pub reserve: PileState,
    /// The pile of face-down adventures.
    pub pile: PileState,
}

impl BoardPieces {
    /// Iterates over the cards of the flight row, in the order of their places.
    pub fn row(&self) -> impl DoubleEndedIterator<Item = &CardPiece> {
        self.cards.iter().filter(|card| matches!(card.place, CardPlace::Row(_)))
    }

    /// Returns the visited card, or `None` if no card is visited.
    pub fn visited(&self) -> Option<&CardPiece> {
        self.row().find(|card| card.lies.visited)
    }

    /// Iterates over the cards next to a seat's ship.
    pub fn beside(&self, seat: Seat) -> impl Iterator<Item = &CardPiece> {
        self.cards.iter().filter(move |card| card.place == CardPlace::Beside(seat))
    }

    /// Iterates over the berths of a seat's hangar: the index of each, and the ship in it.
    pub fn hangar(&self, seat: Seat) -> impl Iterator<Item = (u8, Option<Ship>)> {
        self.hangars.iter().filter(move |(place, _)| place.seat == seat).map(|&(place, ship)| (place.index, ship))
    }

    /// Iterates over the face-up adventures, each with its entity and slot.
    pub fn face_up(&self) -> impl Iterator<Item = (Entity, u8, Adventure)> {
        self.adventures.iter().filter_map(|&(entity, place, adventure)| match place {
            AdventurePlace::Up(slot) => Some((entity, slot, adventure)),
            _ => None,
        })
    }
}

type CardComponents<'a> = (Entity, &'a CardPlace, &'a CardFace, &'a RowCardState);
type AdventureComponents<'a> = (Entity, &'a AdventurePlace, &'a AdventureFace);

/// Queries for all pieces on the table.
#[derive(SystemParam)]
pub struct PieceQueries<'w, 's> {
    cards: Query<'w, 's, CardComponents<'static>, With<CardToken>>,
    adventures: Query<'w, 's, AdventureComponents<'static>, With<AdventureToken>>,
    hangars: Query<'w, 's, (&'static HangarBerth, &'static BerthedShip)>,
    bays: Query<'w, 's, (&'static Bay, &'static HoldContents)>,
    labs: Query<'w, 's, (&'static Lab, &'static HoldContents)>,
    piles: Query<'w, 's, (&'static CardPile, &'static PileState, Option<&'static RememberedCards>)>,
}

impl PieceQueries<'_, '_> {
    /// Returns the current pieces, in a fixed order.
    pub fn read_pieces(&self) -> BoardPieces {
        let cards = self.cards.iter().map(|(entity, &place, &face, &lies)| CardPiece { entity, place, face, lies });
        let adventures = self.adventures.iter().filter_map(|(entity, &place, face)| Some((entity, place, face.0?)));
        let mut tokens = BoardPieces {
            cards: cards.filter(|card| !matches!(card.place, CardPlace::Reserve | CardPlace::Sector(_))).collect(),
            adventures: adventures.collect(),
            hangars: self.hangars.iter().map(|(&place, berth)| (place, berth.0)).collect(),
            ..BoardPieces::default()
        };
        let bays = self.bays.iter().map(|(bay, stock)| (bay.seat, bay.resource.into(), stock.0));
        let labs = self.labs.iter().map(|(lab, stock)| (lab.0, Commodity::Science, stock.0));
        for (seat, thing, count) in bays.chain(labs) {
            tokens.holds[seat.index()][thing.index()] = count;
        }
        for (deck, &pile, reminder) in &self.piles {
            match *deck {
                CardPile::Sector(sector) => {
                    let at = usize::from(sector) - 1;
                    tokens.sectors[at] = pile.cards;
                    tokens.reminders[at] = reminder.copied().unwrap_or_default().0;
                }
                CardPile::Reserve => tokens.reserve = pile,
                CardPile::Adventures => tokens.pile = pile,
            }
        }
        // The cards are sorted by content first and by entity last: a position looks the same in every match that reaches it.
        tokens.cards.sort_by_key(|card| (card.place, card.face, card.entity));
        tokens.hangars.sort_by_key(|(place, _)| (place.seat, place.index));
        tokens.adventures.sort_by_key(|&(entity, place, adventure)| (place, adventure, entity));
        tokens
    }
}
