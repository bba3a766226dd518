//! The synchronisation of the card entities: their places and their visible sides.

use bevy::prelude::*;

use crate::table::components::{AdventureFace, AdventurePlace, CardFace, CardPlace, RowCardState};
use orrery_table::TableEntityWriter;
use starship_catan::rules::{Adventure, Card, Position, SECTORS, Seat, View, VisibleFace};

/// A place with the side that is visible there.
type PlacedCard = (CardPlace, CardFace);

/// Reports whether a flight is under way in the sector with index `at`.
fn is_flown(p: &Position, at: usize) -> bool {
    p.phase.in_flight() && usize::from(p.flight.sector) == at
}

/// Returns the number of cards of the sector with index `at`, without those in the flight row and those that a Sensor has looked
/// at.
pub(super) fn covered(p: &Position, at: usize) -> u8 {
    let flight = &p.flight;
    let taken = flight.len() + flight.look.len() + flight.top.len() + flight.bottom.len();
    p.sectors[at].size.saturating_sub(if is_flown(p, at) { taken } else { 0 })
}

/// Returns the required places of the cards of the sectors and the reserve. Cards that are face down show their backs.
pub(super) fn required_slots(view: &View) -> Vec<PlacedCard> {
    let p = &view.known;
    let backs = |place, count: u8| std::iter::repeat_n((place, CardFace::BACK), usize::from(count));
    let mut spots: Vec<PlacedCard> = backs(CardPlace::Reserve, p.reserve.len()).collect();
    for at in 0..SECTORS {
        spots.extend(backs(CardPlace::Sector(at as u8 + 1), covered(p, at)));
    }
    if p.phase.in_flight() {
        let face = |card: Option<Card>| CardFace::Seen(card.map_or(VisibleFace::Back, VisibleFace::Card));
        let fixed = |cards: &[Option<Card>], place: fn(u8) -> CardPlace| -> Vec<PlacedCard> {
            (1..).zip(cards).map(|(number, &card)| (place(number), face(card))).collect()
        };
        spots.extend(fixed(p.flight.look.cards(), CardPlace::Look));
        spots.extend(fixed(p.flight.top.cards(), CardPlace::Top));
        spots.extend(fixed(p.flight.bottom.cards(), CardPlace::Bottom));
        spots.extend((1..).zip(view.row()).map(|(place, face)| (CardPlace::Row(place), CardFace::Seen(face))));
    }
    for &seat in Seat::ALL {
        let player = p.player(seat);
        let cards = player.colonies.iter().chain(player.posts.iter()).chain(player.beaten.iter());
        spots.extend(cards.map(|card| (CardPlace::Beside(seat), CardFace::Seen(VisibleFace::Card(card)))));
    }
    spots
}

/// Updates the place and the visible side of each card to match `view`.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &[Entity], view: &View) {
    let faces: (fn(_) -> _, fn(&_) -> _) = (|face: CardFace| face, |face: &CardFace| *face);
    let rest = (CardPlace::Reserve, CardFace::BACK);
    let places = table.move_faces(tokens, &required_slots(view), rest, faces, move_cost);
    for (&token, place) in tokens.iter().zip(places) {
        table.put(token, lies(&view.known, place));
    }
}

fn lies(p: &Position, place: CardPlace) -> RowCardState {
    let CardPlace::Row(place) = place else { return RowCardState::default() };
    let is = |places: u16| places >> (place - 1) & 1 == 1;
    RowCardState {
        turned: is(p.flight.turned),
        laid: is(p.flight.laid),
        visited: p.flight.visiting && place == p.flight.len(),
    }
}

/// Returns the cost of moving a card from one place to another. A visible card never becomes another card, and the moves that the
/// game itself makes cost the least.
fn move_cost((from, old): PlacedCard, (to, new): PlacedCard) -> u32 {
    match (old, new) {
        (CardFace::Seen(VisibleFace::Card(old)), CardFace::Seen(VisibleFace::Card(new))) if old == new => return 0,
        (CardFace::Seen(VisibleFace::Card(_)), CardFace::Seen(VisibleFace::Card(_))) => return 20,
        (CardFace::Seen(VisibleFace::Class(old)), CardFace::Seen(VisibleFace::Card(new))) => {
            if new.pirates().is_none_or(|(class, _)| class != old) {
                return 20;
            }
            // Beaten pirates move next to the ship, although other pirates of the same kind may take their place.
            return if matches!(to, CardPlace::Beside(_)) { 0 } else { 1 + u32::from(from != to) };
        }
        _ => {}
    }
    use CardPlace::{Beside, Bottom, Look, Reserve, Row, Sector, Top};
    match (from, to) {
        _ if from == to => 1,
        (Top(1), Row(_)) | (Look(_), Top(_) | Bottom(_)) | (Top(_) | Bottom(_), Look(_)) => 2,
        (Top(before), Top(after)) | (Bottom(before), Bottom(after)) if before == after + 1 => 2,
        (Row(_), Top(_)) => 2,
        (Row(_), Beside(_)) | (Beside(_), Row(_)) => 3,
        (Sector(_), Row(_) | Look(_) | Top(_) | Bottom(_)) | (Row(_) | Look(_) | Top(_) | Bottom(_), Sector(_)) => 4,
        (Reserve, Row(_)) | (Row(_), Reserve) => 5,
        _ => 6,
    }
}

/// Updates the place and the face of each adventure to match `p`.
pub(super) fn sync_adventures(table: &mut TableEntityWriter, tokens: &[Entity], p: &Position) {
    let rest = (AdventurePlace::Pile, None);
    table.move_faces(tokens, &wanted_adventures(p), rest, (AdventureFace, |face| face.0), adventure_way);
}

/// Returns the required places of the adventures. Adventures in the pile have no identity.
fn wanted_adventures(p: &Position) -> Vec<(AdventurePlace, Option<Adventure>)> {
    let place = |&adventure: &Adventure| {
        let up = p.adventures.face_up().position(|there| there == adventure);
        let keeper = Seat::ALL.iter().find(|&&seat| p.player(seat).adventures & adventure.bit() != 0);
        match (up, keeper) {
            (Some(at), _) => (AdventurePlace::Up(at as u8), Some(adventure)),
            (_, Some(&seat)) => (AdventurePlace::Beside(seat), Some(adventure)),
            _ if p.adventures.pile & adventure.bit() != 0 => (AdventurePlace::Pile, None),
            _ => (AdventurePlace::Gone, Some(adventure)),
        }
    };
    Adventure::ALL.iter().map(place).collect()
}

/// Returns the cost of moving an adventure. A visible adventure never becomes another adventure.
fn adventure_way(from: (AdventurePlace, Option<Adventure>), to: (AdventurePlace, Option<Adventure>)) -> u32 {
    match (from.1, to.1) {
        (Some(old), Some(new)) if old == new => 0,
        (Some(_), Some(_)) => 20,
        (None, Some(_)) if matches!(to.0, AdventurePlace::Up(_)) => 1,
        _ => 2,
    }
}
