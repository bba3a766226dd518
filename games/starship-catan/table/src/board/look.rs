//! The cards that the Sensor looks at, drawn in eyepieces. Their shutters are open only if the viewer may see the cards and does
//! not share the screen.

use bevy::math::{Rect, Vec2};

use super::card_looks::{is_outpost, picture, visible_face_text};
use super::ctx::{SceneContext, TargetState};
use super::icons::offer;
use super::layout::{LayoutPoint, rect};
use super::parts::{BoardTextStyle, IconBarStyle, choice, fitted, key, label, strip};
use super::rows::rim;
use super::sectors::coin;
use super::z;
use crate::board::board_pieces::CardPiece;
use crate::locale::text;
use crate::table::{CardArrangementDraft, CardFace, CardPlace, ClickTarget, OrderDraft};
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, RowAlign, SceneNodeId, TransitionKind, id};
use starship_catan::rules::{Phase, VisibleFace};

/// The distance between the buttons for putting a card on top and at the bottom.
const BETWEEN: f32 = 8.0;
/// The width of a button for putting a card on top or at the bottom, in radii of the eyepiece. It leaves more space between the
/// buttons of two eyepieces than between the two buttons of one.
const WIDE: f32 = 1.28;

/// Draws the eyepieces while the Sensor looks at cards.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if ctx.view.known.phase != Phase::Arrange {
        return;
    }
    let cards: Vec<&CardPiece> =
        ctx.seen.cards.iter().filter(|card| matches!(card.place, CardPlace::Look(_))).collect();
    let middles: &[LayoutPoint] = if cards.len() > 2 { &ctx.layout.look.three } else { &ctx.layout.look.two };
    for (card, &middle) in cards.iter().zip(middles) {
        if let CardPlace::Look(number) = card.place {
            eyepiece(scene, ctx, card, number, Vec2::from(middle));
        }
    }
    if ctx.local {
        let [_, done] = ctx.layout.look.keys.map(rect);
        key(scene, ClickTarget::Confirm, done, "check", &text("ui-done"), ctx.state(ClickTarget::Confirm), z::CHOICES);
        scene.hit(ClickTarget::Confirm, HitShape::Rect(done), 6.0);
    }
}

/// The height of the strip with a card's offer.
const OFFER: f32 = 28.0;

/// Returns the scene name of a shutter.
pub fn shutter_id(number: u8) -> SceneNodeId {
    id("shutter", number)
}

/// Reports whether the shutters are open: for a viewer who may see the cards, unless several people share the screen. On a shared
/// screen, only the panels show the cards, while the viewer holds the key.
fn is_open(ctx: &SceneContext) -> bool {
    ctx.local && !ctx.shared
}

fn eyepiece(scene: &mut ComposedScene, ctx: &SceneContext, card: &CardPiece, number: u8, at: Vec2) {
    let places = &ctx.layout.look;
    scene.piece(id("eyepiece floor", number), "eyepiece-floor", at, z::VISITED).motion(TransitionKind::Fade);
    let open = is_open(ctx) && card.face != CardFace::Seen(VisibleFace::Back);
    if open {
        let wide =
            card.face.card().is_some_and(is_outpost) || matches!(card.face, CardFace::Seen(VisibleFace::Class(_)));
        let radius = if wide { places.wide } else { places.world };
        let world = scene.piece(id("look world", number), picture(card, radius), at, z::VISITED + 1.0);
        world.scale(radius / 100.0).motion(TransitionKind::Fade);
        let name = at + Vec2::new(0.0, places.name);
        label(
            scene,
            id("look name", number),
            &visible_face_text(card.face),
            BoardTextStyle::bold(18.0, z::VISITED + 5.0),
            0.0,
            name,
        );
        let offers = card.face.card().map(offer).unwrap_or_default();
        if !offers.is_empty() {
            let look = IconBarStyle { pad: 9.0, ..IconBarStyle::plain(OFFER, z::VISITED + 5.0) }.sized(16.0, 0.92);
            let below = at + Vec2::new(0.0, places.radius - OFFER / 2.0);
            strip(scene, id("look offer", number), &offers, look, RowAlign::Middle, below);
        }
    } else {
        scene.piece(shutter_id(number), "eyepiece-shutter", at, z::VISITED + 2.0).motion(TransitionKind::Fade);
    }
    scene.piece(id("eyepiece rim", number), "eyepiece-rim", at, z::VISITED + 3.0).motion(TransitionKind::Fade);
    coin(scene, ("look", number), at + Vec2::from(places.coin), places.coin_scale, z::VISITED + 4.0);
    scene.hit(ClickTarget::LookCard(number), HitShape::Disc(at, places.radius), 3.0);
    if ctx.local {
        answers(scene, ctx, number, at);
    }
}

/// Draws the two buttons of a card, for the top and for the bottom. A button also shows the card's place there if several cards
/// have one.
fn answers(scene: &mut ComposedScene, ctx: &SceneContext, number: u8, at: Vec2) {
    let (top, height) = ctx.layout.look.answers;
    let draft = match &**ctx.plan {
        OrderDraft::Look(look) => look.clone(),
        _ => CardArrangementDraft::default(),
    };
    let both = [
        (ClickTarget::ToTop(number), "ui-on-top", &draft.top, -1.0),
        (ClickTarget::ToBottom(number), "ui-at-bottom", &draft.bottom, 1.0),
    ];
    let width = ctx.layout.look.radius * WIDE;
    for (target, words, put, side) in both {
        let middle = at + Vec2::new(side * (width + BETWEEN) / 2.0, top + height / 2.0);
        let area = Rect::from_center_size(middle, Vec2::new(width, height));
        let place = put.iter().position(|&there| there == number);
        let state = if place.is_some() { TargetState::Aimed } else { ctx.state(target) };
        choice(scene, target, area, state, rim(ctx), z::PANEL);
        let order = place.filter(|_| put.len() > 1).map(|place| format!(" {}", place + 1)).unwrap_or_default();
        let told = format!("{}{order}", text(words));
        let baseline = middle + Vec2::new(0.0, 6.0);
        fitted(
            scene,
            id("answer", target),
            &told,
            BoardTextStyle::bold(16.0, z::ON_PANEL),
            RowAlign::Middle,
            baseline,
            width - 10.0,
        );
        scene.hit(target, HitShape::Rect(area), 6.0);
    }
}
