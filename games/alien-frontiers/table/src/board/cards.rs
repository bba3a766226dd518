//! Draws the display, the deck and the discard pile.

use bevy::ecs::entity::Entity;
use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::LAYOUT;
use super::z;
use crate::locale::card_name;
use crate::table::CardPlace;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::Card;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{
    ComposedScene, RowAlign, RowItem, SceneNode, SceneNodeId, TextLine, TextRowStyle, id, number, row_width, t,
};
use orrery_board::text_metrics;

/// Size of a card's picture in the units of its drawing.
const ART: Vec2 = Vec2::new(120.0, 112.0);

/// Returns the centre of a place of the display.
pub fn slot_middle(slot: u8) -> Vec2 {
    let size = Vec2::from(LAYOUT.display.size);
    let corner = LAYOUT.display.cards.get(usize::from(slot)).copied().unwrap_or_default();
    Vec2::from(corner) + size / 2.0
}

/// Returns the centres of the deck and of the discard pile: the places from which cards are drawn and to which they are
/// discarded.
pub fn piles() -> (Vec2, Vec2) {
    let end = Vec2::from(LAYOUT.display.deck);
    (end - Vec2::new(64.0, 0.0), end - Vec2::new(20.0, 0.0))
}

/// Adds the cards of the display, and the numbers of cards in the deck and the discard pile.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for slot in 0..3 {
        let size = Vec2::from(LAYOUT.display.size);
        let empty =
            RoundedRect::new(size - 4.0, 9.0).fill(&[PALETTE.berth[0].at(0.5)]).rim(1.0, &[PALETTE.line.at(0.35)]);
        scene.plate(id("slot", slot), empty, slot_middle(slot), z::PLATES);
    }
    for &(entity, card, place) in &ctx.seen.cards {
        if let CardPlace::Display(slot) = place {
            face(scene, ctx, entity, card, slot);
        }
    }
    let (deck, discards) = (ctx.view.deck.len(), ctx.view.discards.len());
    let items = [RowItem::Icon("deck"), t(deck), RowItem::Gap, RowItem::Gap, RowItem::Icon("discard"), t(discards)];
    let style = TextRowStyle { size: 16.0, ..TextRowStyle::plain(z::PLATES) };
    scene.row(id("deck", 0), &items, style, RowAlign::Right, Vec2::from(LAYOUT.display.deck), |_| {});
}

fn face(scene: &mut ComposedScene, ctx: &SceneContext, entity: Entity, card: Card, slot: u8) {
    let name = id("card", entity);
    let middle = slot_middle(slot);
    let size = Vec2::from(LAYOUT.display.size);
    let corner = middle - size / 2.0;
    let target = ClickTarget::DisplayCard(slot);
    let part = |what: &str| id(what, name);
    let join = |node: &mut SceneNode| {
        node.part_of(name, middle);
    };
    let mut frame = RoundedRect::new(size, 10.0)
        .fill(&[PALETTE.key[0].at(1.0), PALETTE.key[1].0, PALETTE.key[2].0])
        .rim(1.4, &[PALETTE.brass[1].0, PALETTE.brass[0].0, PALETTE.brass[2].0]);
    frame = if ctx.can(target) {
        frame.rim(2.0, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.8), 10.0)
    } else {
        frame.shadow(PALETTE.shadow.at(0.6), 6.0)
    };
    join(scene.plate(part("frame"), frame, middle, z::CARDS).on_piece(entity));
    let (x, y, width, height) = LAYOUT.display.art;
    let scale = height / ART.y;
    let inside = Vec2::new(x + (width - ART.x * scale) / 2.0, y);
    join(scene.piece(part("art"), format!("art-{card}"), corner + inside, z::CARDS + 0.2).scale(scale));
    let rim = RoundedRect::new(Vec2::new(ART.x * scale, height), 6.0).rim(1.2, &[PALETTE.brass[1].at(0.5)]);
    join(scene.plate(part("art rim"), rim, corner + inside + Vec2::new(ART.x * scale, height) / 2.0, z::CARDS + 0.3));
    let lines = lettering(&card_name(card));
    // A name of more than three lines covers more of the picture, so the pills are raised by the height of the additional lines.
    let lift = lines.len().saturating_sub(3) as f32 * CLOSE;
    pills(scene, ctx, name, card, corner - Vec2::new(0.0, lift), middle);
    title(scene, name, lines, corner, middle);
    scene.hit(target, HitShape::Rect(Rect::from_center_size(middle, size)), 5.0);
}

fn pills(scene: &mut ComposedScene, ctx: &SceneContext, name: SceneNodeId, card: Card, corner: Vec2, middle: Vec2) {
    let display = &LAYOUT.display;
    let style = TextRowStyle { size: 15.0, icons: 0.84, ..TextRowStyle::plain(z::CARDS + 0.6) };
    let row = corner.y + display.pills.1 + display.pill_height / 2.0;
    let pill = |scene: &mut ComposedScene, what: &str, items: &[RowItem], from: RowAlign| {
        let width = row_width(items, style) + 12.0;
        let left = match from {
            RowAlign::Right => corner.x + display.size.0 - display.pills.0 - width,
            _ => corner.x + display.pills.0,
        };
        let at = Vec2::new(left + width / 2.0, row);
        let plate = RoundedRect::new(Vec2::new(width, display.pill_height), display.pill_height / 2.0)
            .fill(&[PALETTE.ink.at(0.88)])
            .rim(0.9, &[PALETTE.ivory.at(0.5)]);
        scene.plate(id(what, ("plate", name)), plate, at, z::CARDS + 0.5).part_of(name, middle);
        scene.row(id(what, name), items, style, RowAlign::Middle, at, |node| {
            node.part_of(name, middle);
        });
    };
    match card.power_price() {
        Some(price) => {
            let now = price.saturating_sub(ctx.view.card_discount());
            pill(scene, "price", &[number(now, price), RowItem::Icon("fuel")], RowAlign::Left);
        }
        None if matches!(card, Card::AlienCity | Card::AlienMonument) => {
            pill(scene, "price", &[t("+1"), RowItem::Icon("vp")], RowAlign::Left);
        }
        None => {}
    }
    if card.has_discard_power() {
        pill(scene, "discards", &[RowItem::Icon("discard")], RowAlign::Right);
    }
}

/// Font size of a card's name if it has at most two words and each fits on a line. Other names have the size [`SMALLEST`].
const NAME: f32 = 15.5;
const SMALLEST: f32 = 15.0;
/// Line spacing of a card's name with more than two lines.
const CLOSE: f32 = 15.5;

/// Returns the lines of a card's name, each with its font size.
fn lettering(name: &str) -> Vec<(String, f32)> {
    let room = LAYOUT.display.size.0 - 5.0;
    let words: Vec<&str> = name.split_whitespace().collect();
    if words.len() <= 2 && words.iter().all(|word| text_metrics::width(word, NAME, true, 0.0) <= room) {
        return words.into_iter().map(|word| (word.to_owned(), NAME)).collect();
    }
    text_metrics::hyphenated(name, SMALLEST, true, room).into_iter().map(|line| (line, SMALLEST)).collect()
}

fn title(scene: &mut ComposedScene, name: SceneNodeId, lines: Vec<(String, f32)>, corner: Vec2, middle: Vec2) {
    let display = &LAYOUT.display;
    let count = lines.len();
    // A name of more than two lines is set more tightly, and ends a little lower.
    let (first, step) = match count {
        0..=2 => (display.title, display.title_step),
        _ => (display.title + display.title_step + 5.0 - CLOSE * (count - 1) as f32, CLOSE),
    };
    if count > 2 {
        let (x, y, width, height) = display.art;
        let high = CLOSE * (count - 3) as f32 + 6.0;
        let shade = RoundedRect::new(Vec2::new(width, high), 4.0).fill(&[PALETTE.ink.at(0.8)]);
        let at = corner + Vec2::new(x + width / 2.0, y + height - high / 2.0);
        scene.plate(id("title shade", name), shade, at, z::CARDS + 0.5).part_of(name, middle);
    }
    for (index, (line, size)) in lines.into_iter().enumerate() {
        let at = Vec2::new(middle.x, corner.y + first + step * index as f32);
        let words = TextLine { text: line, size, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
        scene.words(id("title", (name, index)), words, RowAlign::Middle, at, z::CARDS + 0.6).part_of(name, middle);
    }
}
