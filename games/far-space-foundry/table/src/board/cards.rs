//! Drawing of pilot cards: portrait, value, name, and a strip with the ability.

use bevy::ecs::entity::Entity;
use bevy::math::{Rect, Vec2};

use super::ctx::TargetState;
use super::icons;
use super::parts::{BoardTextStyle, IconBarStyle, capital, card_plate, name_in_two, strip, words};
use crate::locale::{job_name, text, text_args};
use far_space_foundry::rules::{Job, MatchHalf, Pilot};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, id, t};
use orrery_core::Colour;

/// The properties shared by all nodes of a card.
#[derive(Debug, Clone, Copy)]
pub struct CardNodeProps {
    /// The id of the card.
    pub name: SceneNodeId,
    /// The entity of the card; `None` for a card that is only offered as a choice.
    pub piece: Option<Entity>,
    /// The area of the card.
    pub area: Rect,
    /// The width of the visible part, from the left. Another card may cover the rest.
    pub seen: f32,
    /// The state of the card as a target.
    pub state: TargetState,
    /// Opacity: 1, or less for a card that is inactive.
    pub alpha: f32,
    /// The drawing depth of the card.
    pub z: f32,
}

/// Returns the name under a portrait. Aliens have only their job, because the picture shows which people they belong to.
fn called(pilot: Pilot) -> String {
    match (pilot.job(), pilot) {
        (Some(job), _) => capital(&job_name(job)),
        (None, Pilot::Commander) => capital(&text("pilot-commander")),
        (None, Pilot::OneTwoThree) => text_args("ui-pilot-card", &[("number", "1–2–3".into())]),
        (None, _) => text_args("ui-pilot-card", &[("number", pilot.word().into())]),
    }
}

/// Returns a pilot's ability in the given half, in symbols.
pub fn ability(pilot: Pilot, half: MatchHalf) -> Vec<RowItem> {
    let die = RowItem::Icon("fsf-die8");
    let crates = RowItem::Icon("fsf-crate");
    match pilot.job() {
        Some(Job::Trucker) => vec![crates, t("+1")],
        Some(Job::Navigator) => vec![RowItem::Icon("back"), die, RowItem::Icon("forward")],
        Some(Job::Forger) => vec![die, t("±2")],
        Some(Job::Operative) => vec![crates.clone(), t("+"), crates],
        Some(Job::Mechanic) => {
            vec![t("+1"), RowItem::Icon(if half == MatchHalf::Alpha { "fsf-process" } else { "fsf-make" })]
        }
        Some(Job::Smuggler) => vec![crates, t("×2")],
        None if pilot == Pilot::Commander => vec![die],
        None => vec![RowItem::Icon("fsf-to"), RowItem::Icon("fsf-from"), t(pilot.word().replace('-', "–"))],
    }
}

/// Draws the face of a card; `strip_of` is the content of its strip.
pub fn face(scene: &mut ComposedScene, card: CardNodeProps, pilot: Pilot, colour: Colour, strip_of: &[RowItem]) {
    let CardNodeProps { name, piece, area, seen, state, alpha, z } = card;
    card_plate(scene, name, area, state, z).piece = piece;
    let corner = area.min + 6.0;
    scene.piece(id("portrait", name), icons::portrait(pilot, colour), corner, z + 1.0).alpha(alpha);
    value(scene, name, pilot, corner, z + 2.0);
    let hand = BoardTextStyle::bold(16.0, z + 2.0).faded(alpha);
    let at = Vec2::new(area.center().x, area.min.y + 126.0);
    // A partly covered card has no name, because its picture and its value identify it.
    if seen >= area.width() {
        name_in_two(scene, id("card name", name), &called(pilot), hand, (RowAlign::Middle, at), area.width() - 10.0);
    }
    let at = Vec2::new(area.center().x, area.min.y + 155.0);
    let look = IconBarStyle::plain(27.0, z + 1.0);
    strip(scene, id("card strip", name), strip_of, look, RowAlign::Middle, at);
}

/// Draws a pilot's ability in the upper right corner of the card.
pub fn corner(scene: &mut ComposedScene, card: CardNodeProps, items: &[RowItem]) {
    let look = IconBarStyle { pad: 5.0, ..IconBarStyle::plain(22.0, card.z + 2.0).sized(15.0, 0.7) };
    let at = Vec2::new(card.area.max.x - 5.0, card.area.min.y + 17.0);
    strip(scene, id("card corner", card.name), items, look, RowAlign::Right, at);
}

/// Draws the value in the upper left corner: a number, or the die.
fn value(scene: &mut ComposedScene, name: SceneNodeId, pilot: Pilot, corner: Vec2, z: f32) {
    let rim = [PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0];
    let plate = |size: Vec2| RoundedRect::new(size, 16.0).fill(&[PALETTE.space[1].at(0.95)]).rim(1.4, &rim);
    if pilot.uses_die() {
        let at = corner + 16.0;
        scene.plate(id("card value", name), plate(Vec2::splat(32.0)), at, z);
        scene.piece(id("card die", name), "icon-fsf-die8", at, z + 1.0).scale(1.2);
        return;
    }
    let text = pilot.word().replace('-', "–");
    let hand = BoardTextStyle::bold(if text.len() == 1 { 22.0 } else { 17.0 }, z + 1.0);
    let size = Vec2::new((hand.width(&text) + 14.0).max(32.0), 32.0);
    let at = corner + size / 2.0;
    scene.plate(id("card value", name), plate(size), at, z);
    words(scene, id("card number", name), text, hand, RowAlign::Middle, at + Vec2::new(0.0, hand.size * 0.36));
}

/// Draws the back of a card.
pub fn back(scene: &mut ComposedScene, card: CardNodeProps, colour: Colour) {
    scene.piece(card.name, format!("fsf-back-{colour}"), card.area.min, card.z).alpha(card.alpha).piece = card.piece;
}
