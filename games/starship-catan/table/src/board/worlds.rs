//! How cards of the sectors look: worlds, outposts, raiders, beads of dark glass.

use bevy::math::Vec2;

use super::tokens::CardSeen;
use crate::locale::{card_name, class_name, text};
use crate::table::{CardFace, CardPlace};
use orrery_board::paint::Plate;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{Id, Motion, Scene, id};
use starship_catan::rules::{Card, Face, Seat};

/// The largest radius at which a world is drawn without its ring.
const GLOBE: f32 = 32.0;
/// The radius at which worlds are drawn.
const DRAWN: f32 = 100.0;
/// How many faces the lost planets have.
const LOST: usize = 3;

/// The name of a card on the board, from scene to scene.
#[must_use]
pub fn card_id(card: &CardSeen) -> Id {
    id("card", card.entity)
}

/// Whether it is drawn as a thing of its own shape rather than a globe.
#[must_use]
pub fn is_outpost(card: Card) -> bool {
    use Card::{DiplomatOutpost, GreenOutpost, MerchantOutpost, ScientistOutpost};
    matches!(card, DiplomatOutpost | GreenOutpost | MerchantOutpost | ScientistOutpost) || card.pirates().is_some()
}

/// The picture of what is seen of a card that is drawn this large.
#[must_use]
pub fn picture(seen: &CardSeen, radius: f32) -> String {
    let at = match seen.place {
        CardPlace::Row(place) | CardPlace::Look(place) => usize::from(place),
        _ => 1,
    };
    match seen.face {
        CardFace::StartColony(seat) => start_colony(seat).to_owned(),
        CardFace::Seen(Face::Back) => "world-unknown".to_owned(),
        CardFace::Seen(Face::Class(class)) => format!("raider-{class:?}-met"),
        CardFace::Seen(Face::Card(card)) => card_picture(card, at, radius),
    }
}

/// The picture of a card that is drawn this large; lost planets have several, told apart by their place.
#[must_use]
pub fn card_picture(card: Card, at: usize, radius: f32) -> String {
    if let Some((class, _)) = card.pirates() {
        return format!("raider-{class:?}");
    }
    let kind = if radius <= GLOBE && !is_outpost(card) { "globe" } else { "world" };
    match card {
        Card::LostPlanet => format!("{kind}-LostPlanet-{}", at % LOST + 1),
        card => format!("{kind}-{card:?}"),
    }
}

/// The picture of the start colony of a seat.
#[must_use]
pub const fn start_colony(seat: Seat) -> &'static str {
    match seat {
        Seat::Moon => "globe-Selene",
        Seat::Sun => "globe-Aurelia",
    }
}

/// What is seen of a card in words.
#[must_use]
pub fn seen_name(face: CardFace) -> String {
    match face {
        CardFace::StartColony(Seat::Moon) => text("card-selene"),
        CardFace::StartColony(Seat::Sun) => text("card-aurelia"),
        CardFace::Seen(Face::Back) => text("card-unknown"),
        CardFace::Seen(Face::Class(class)) => class_name(class),
        CardFace::Seen(Face::Card(card)) => card_name(card),
    }
}

/// A card as a world of this radius; a used one is dimmed.
pub fn world(scene: &mut Scene, seen: &CardSeen, at: Vec2, radius: f32, z: f32) {
    let name = card_id(seen);
    let outpost = seen.face.card().is_some_and(is_outpost);
    let alpha = if seen.lies.turned && outpost { 0.62 } else { 1.0 };
    scene.piece(name, picture(seen, radius), at, z).scale(radius / DRAWN).alpha(alpha).motion(Motion::Token);
    if seen.lies.turned && !outpost {
        let shade = Plate::disc(DRAWN + 0.5).fill(&[PALETTE.space[2].at(0.52)]);
        scene.plate(id("shade", name), shade, at, z + 0.3).scale(radius / DRAWN).part_of(name, at);
    }
}

/// A small world of a strip or a grid, under a name of its own.
pub fn small(scene: &mut Scene, name: Id, card: Card, at: Vec2, radius: f32, z: f32) {
    scene.piece(name, card_picture(card, 1, radius), at, z).scale(radius / DRAWN).motion(Motion::Fade);
}
