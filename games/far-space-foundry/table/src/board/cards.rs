//! How a pilot's card is drawn: portrait, value, name, and in a strip what he can do.

use bevy::math::{Rect, Vec2};

use super::ctx::State;
use super::icons;
use super::parts::{Hand, Strip, capital, card_plate, name_in_two, strip, words};
use crate::locale::{job_name, text, text_args};
use far_space_foundry::rules::{Half, Job, Pilot};
use orrery_board::paint::Plate;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{Align, Id, Item, Scene, id, t};
use orrery_core::Colour;

/// How far nodes of a card move together.
#[derive(Debug, Clone, Copy)]
pub struct Card {
    /// Its name.
    pub name: Id,
    /// Where.
    pub area: Rect,
    /// How much of its width is seen, from the left: another card may lie over the rest.
    pub seen: f32,
    /// How it stands.
    pub state: State,
    /// 1, or less for one that only lies there.
    pub alpha: f32,
    /// Its height.
    pub z: f32,
}

/// The name under a portrait: of aliens the job alone, for the picture shows the people.
fn called(pilot: Pilot) -> String {
    match (pilot.job(), pilot) {
        (Some(job), _) => capital(&job_name(job)),
        (None, Pilot::Commander) => capital(&text("pilot-commander")),
        (None, Pilot::OneTwoThree) => text_args("ui-pilot-card", &[("number", "1–2–3".into())]),
        (None, _) => text_args("ui-pilot-card", &[("number", pilot.word().into())]),
    }
}

/// What a pilot can do, in signs.
#[must_use]
pub fn ability(pilot: Pilot, half: Half) -> Vec<Item> {
    let die = Item::Icon("fsf-die8");
    let crates = Item::Icon("fsf-crate");
    match pilot.job() {
        Some(Job::Trucker) => vec![crates, t("+1")],
        Some(Job::Navigator) => vec![Item::Icon("back"), die, Item::Icon("forward")],
        Some(Job::Forger) => vec![die, t("±2")],
        Some(Job::Operative) => vec![crates.clone(), t("+"), crates],
        Some(Job::Mechanic) => vec![t("+1"), Item::Icon(if half == Half::Alpha { "fsf-process" } else { "fsf-make" })],
        Some(Job::Smuggler) => vec![crates, t("×2")],
        None if pilot == Pilot::Commander => vec![die],
        None => vec![Item::Icon("fsf-to"), Item::Icon("fsf-from"), t(pilot.word().replace('-', "–"))],
    }
}

/// The face of a card; `strip_of` is what its strip says.
pub fn face(scene: &mut Scene, card: Card, pilot: Pilot, colour: Colour, strip_of: &[Item]) {
    let Card { name, area, seen, state, alpha, z } = card;
    card_plate(scene, name, area, state, z);
    let corner = area.min + 6.0;
    scene.piece(id("portrait", name), icons::portrait(pilot, colour), corner, z + 1.0).alpha(alpha);
    value(scene, name, pilot, corner, z + 2.0);
    let hand = Hand::bold(16.0, z + 2.0).faded(alpha);
    let at = Vec2::new(area.center().x, area.min.y + 126.0);
    // What lies half below another card is told by its picture and its value.
    if seen >= area.width() {
        name_in_two(scene, id("card name", name), &called(pilot), hand, (Align::Middle, at), area.width() - 10.0);
    }
    let at = Vec2::new(area.center().x, area.min.y + 155.0);
    let look = Strip::plain(27.0, z + 1.0);
    strip(scene, id("card strip", name), strip_of, look, Align::Middle, at);
}

/// What a pilot can do, in the upper right corner of his card.
pub fn corner(scene: &mut Scene, card: Card, items: &[Item]) {
    let look = Strip { pad: 5.0, ..Strip::plain(22.0, card.z + 2.0).sized(15.0, 0.7) };
    let at = Vec2::new(card.area.max.x - 5.0, card.area.min.y + 17.0);
    strip(scene, id("card corner", card.name), items, look, Align::Right, at);
}

/// The value in the upper left corner: a number, or the die.
fn value(scene: &mut Scene, name: Id, pilot: Pilot, corner: Vec2, z: f32) {
    let rim = [PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0];
    let plate = |size: Vec2| Plate::new(size, 16.0).fill(&[PALETTE.space[1].at(0.95)]).rim(1.4, &rim);
    if pilot.uses_die() {
        let at = corner + 16.0;
        scene.plate(id("card value", name), plate(Vec2::splat(32.0)), at, z);
        scene.piece(id("card die", name), "icon-fsf-die8", at, z + 1.0).scale(1.2);
        return;
    }
    let text = pilot.word().replace('-', "–");
    let hand = Hand::bold(if text.len() == 1 { 22.0 } else { 17.0 }, z + 1.0);
    let size = Vec2::new((hand.width(&text) + 14.0).max(32.0), 32.0);
    let at = corner + size / 2.0;
    scene.plate(id("card value", name), plate(size), at, z);
    words(scene, id("card number", name), text, hand, Align::Middle, at + Vec2::new(0.0, hand.size * 0.36));
}

/// The back of a card.
pub fn back(scene: &mut Scene, card: Card, colour: Colour) {
    scene.piece(card.name, format!("fsf-back-{colour}"), card.area.min, card.z).alpha(card.alpha);
}
