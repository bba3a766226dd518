//! The mirror of cards: the places of known cards, and the number of unknown ones.

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{PilotFace, PilotPlace};
use far_space_foundry::rules::{Pilot, Position};
use orrery_table::TableEntityWriter;

/// A place, and the pilot visible there.
type PlacedPilot = (PilotPlace, Option<Pilot>);

/// Returns the required places of the cards. Unknown cards show their backs.
fn required_slots(p: &Position) -> Vec<PlacedPilot> {
    let mut spots = Vec::new();
    for (seat, player) in (0..).zip(p.playing()) {
        let known = (0..).zip(player.hand.all());
        spots.extend(known.map(|(place, &pilot)| (PilotPlace::Hand(seat, place), Some(pilot))));
        let first = player.hand.len();
        spots.extend((first..first + player.hidden).map(|place| (PilotPlace::Hand(seat, place), None)));
        spots.extend((0..player.in_deck()).map(|_| (PilotPlace::Deck(seat), None)));
        let played = (0..).zip(player.played.all());
        spots.extend(played.map(|(place, &pilot)| (PilotPlace::Played(seat, place), Some(pilot))));
    }
    spots.extend((0..).zip(p.shown.all()).map(|(place, &pilot)| (PilotPlace::Shown(place), Some(pilot))));
    let left = usize::from(p.aliens.len().saturating_sub(p.shown.len()));
    spots.extend(std::iter::repeat_n((PilotPlace::Aliens, None), left));
    spots
}

/// Updates the place and the visible pilot of each card.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &TableEntities, p: &Position) {
    let rest = (PilotPlace::Gone, None);
    table.move_faces(&tokens.pilots, &required_slots(p), rest, (PilotFace, |face| face.0), move_cost);
}

/// Returns the cost of moving a card. A visible pilot that would become another pilot costs most.
fn move_cost((from, old): PlacedPilot, (to, new): PlacedPilot) -> u32 {
    use PilotPlace::{Aliens, Deck, Hand, Played, Shown};
    let turned = match (old, new) {
        (Some(old), Some(new)) if old == new => 0,
        (Some(_), Some(_)) => 40,
        _ => 8,
    };
    let moved = match (from, to) {
        (Hand(a, _), Hand(b, _)) | (Hand(a, _), Played(b, _)) | (Deck(a), Hand(b, _)) if a == b => 0,
        (Shown(_), Hand(..)) | (Aliens, Shown(_)) | (Shown(_), Aliens) => 1,
        _ => 3,
    };
    turned + moved
}
