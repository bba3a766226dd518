//! The appearance of sector cards: planets, outposts, raiders and unknown cards.

use bevy::math::Vec2;

use super::board_pieces::CardPiece;
use crate::locale::{card_name, class_name, text};
use crate::table::{CardFace, CardPlace};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, SceneNodeId, TransitionKind, id};
use starship_catan::rules::{Card, Seat, VisibleFace};

/// The largest radius of a planet that is drawn without its ring.
const GLOBE: f32 = 32.0;
/// The radius of a planet in its drawing.
const DRAWN: f32 = 100.0;
/// The number of different pictures of lost planets.
const LOST: usize = 3;

/// Returns the scene name of a card.
pub fn card_id(card: &CardPiece) -> SceneNodeId {
    id("card", card.entity)
}

/// Reports whether a card is an outpost or raiders, which are drawn with a shape of their own instead of a globe.
pub fn is_outpost(card: Card) -> bool {
    use Card::{DiplomatOutpost, GreenOutpost, MerchantOutpost, ScientistOutpost};
    matches!(card, DiplomatOutpost | GreenOutpost | MerchantOutpost | ScientistOutpost) || card.pirates().is_some()
}

/// Returns the name of the picture for the visible side of a card that is drawn with this radius.
pub fn picture(seen: &CardPiece, radius: f32) -> String {
    let at = match seen.place {
        CardPlace::Row(place) | CardPlace::Look(place) => usize::from(place),
        _ => 1,
    };
    match seen.face {
        CardFace::StartColony(seat) => start_colony(seat).to_owned(),
        CardFace::Seen(VisibleFace::Back) => "world-unknown".to_owned(),
        CardFace::Seen(VisibleFace::Class(class)) => format!("raider-{class:?}-met"),
        CardFace::Seen(VisibleFace::Card(card)) => card_picture(card, at, radius),
    }
}

/// Returns the name of the picture for a card that is drawn with this radius. For a lost planet, the picture depends on the place
/// `at`.
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

/// Returns the name of the picture of a seat's start colony.
pub const fn start_colony(seat: Seat) -> &'static str {
    match seat {
        Seat::Moon => "globe-Selene",
        Seat::Sun => "globe-Aurelia",
    }
}

/// Returns a text that names the visible side of a card.
pub fn visible_face_text(face: CardFace) -> String {
    match face {
        CardFace::StartColony(Seat::Moon) => text("card-selene"),
        CardFace::StartColony(Seat::Sun) => text("card-aurelia"),
        CardFace::Seen(VisibleFace::Back) => text("card-unknown"),
        CardFace::Seen(VisibleFace::Class(class)) => class_name(class),
        CardFace::Seen(VisibleFace::Card(card)) => card_name(card),
    }
}

/// Draws a card with this radius, dimmed if the card was used. Outposts and raiders have shapes of their own; all other cards are
/// planets.
pub fn world(scene: &mut ComposedScene, seen: &CardPiece, at: Vec2, radius: f32, z: f32) {
    let name = card_id(seen);
    let outpost = seen.face.card().is_some_and(is_outpost);
    let alpha = if seen.lies.turned && outpost { 0.62 } else { 1.0 };
    let node = scene.piece(name, picture(seen, radius), at, z);
    node.scale(radius / DRAWN).alpha(alpha).motion(TransitionKind::Token).on_piece(seen.entity);
    if seen.lies.turned && !outpost {
        let shade = RoundedRect::disc(DRAWN + 0.5).fill(&[PALETTE.space[2].at(0.52)]);
        scene.plate(id("shade", name), shade, at, z + 0.3).scale(radius / DRAWN).part_of(name, at);
    }
}

/// Draws a small card in a strip or a grid, under the given scene name.
pub fn small(scene: &mut ComposedScene, name: SceneNodeId, card: Card, at: Vec2, radius: f32, z: f32) {
    scene.piece(name, card_picture(card, 1, radius), at, z).scale(radius / DRAWN).motion(TransitionKind::Fade);
}
