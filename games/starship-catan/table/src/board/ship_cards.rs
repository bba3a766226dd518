//! The things next to the ships: colonies and producing modules by their rolls, then trading posts.

use bevy::math::{Rect, Vec2};

use super::board_pieces::CardPiece;
use super::card_looks::{card_id, picture, start_colony};
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::ShipCardsLayout;
use super::parts::{BoardTextStyle, IconBarStyle, words};
use super::z;
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TextRowStyle, TransitionKind, id, row_width};
use starship_catan::rules::{Card, Commodity, Module, Phase, Resource, START_COLONY_NUMBER, Seat, produces};

/// The rolls that have a strip.
const ROLLS: std::ops::RangeInclusive<u8> = 1..=3;
/// The space for the die at the left end of a strip.
const DIE: f32 = 30.0;
/// The free space at the right end of a strip.
const END: f32 = 4.0;

/// A producer: a colony or a module.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Producer<'a> {
    /// The start colony.
    Start(Resource),
    /// A founded colony.
    Colony(&'a CardPiece, Resource),
    /// A producing module.
    Module(Module, Commodity),
}

impl Producer<'_> {
    /// Returns the commodity that the producer gives.
    pub fn gives(self) -> Commodity {
        match self {
            Producer::Start(resource) | Producer::Colony(_, resource) => resource.into(),
            Producer::Module(_, thing) => thing,
        }
    }
}

/// Returns the producers of a seat for a roll.
pub fn sources<'a>(ctx: &'a SceneContext, seat: Seat, roll: u8) -> Vec<Producer<'a>> {
    let start = (roll == START_COLONY_NUMBER).then(|| Producer::Start(seat.start_colony()));
    let founded = ctx.seen.beside(seat).filter_map(|card| {
        let (resource, number) = card.face.card()?.colony()?;
        (number == roll).then_some(Producer::Colony(card, resource))
    });
    let modules = Module::ALL.iter().filter_map(|&module| {
        let level = ctx.player(seat).level(module);
        produces(seat, module, level, roll).then(|| Some(Producer::Module(module, icons::product(module)?)))?
    });
    start.into_iter().chain(founded).chain(modules).collect()
}

/// Iterates over the trading posts of a seat, in a fixed order.
pub fn posts<'a>(ctx: &'a SceneContext, seat: Seat) -> impl Iterator<Item = (&'a CardPiece, Card)> {
    let post = |card: &'a CardPiece| card.face.card().filter(|card| card.has_post()).map(|kind| (card, kind));
    ctx.seen.beside(seat).filter_map(post)
}

/// The positions of producers and trading posts next to a ship.
#[derive(Debug, Clone, Default)]
pub struct ShipCardPositions {
    /// The strips of the rolls 1 to 3.
    pub rolls: Vec<Rect>,
    /// The distance between planets in a strip.
    pub step: f32,
    /// The trading posts for which there is room, each with its rectangle.
    pub posts: Vec<(Card, Rect)>,
    /// The number of trading posts for which there is no room, and the position at which this number is drawn, or `None` if there
    /// is room for all.
    pub more: Option<(usize, Vec2)>,
}

/// Computes the positions of the producers and trading posts next to a ship. If there is not enough room for all planets, they
/// move closer together.
pub fn places(ctx: &SceneContext, seat: Seat) -> ShipCardPositions {
    let beside = &ctx.ship(seat).beside;
    let whole = laid(ctx, seat, beside, beside.step.0);
    if whole.more.is_none() { whole } else { laid(ctx, seat, beside, beside.step.1) }
}

fn laid(ctx: &SceneContext, seat: Seat, beside: &ShipCardsLayout, step: f32) -> ShipCardPositions {
    let mut places = ShipCardPositions { step, ..ShipCardPositions::default() };
    let (mut x, y) = beside.at;
    let strip = |x: f32, width: f32| Rect::new(x, y, x + width, y + beside.height);
    for roll in ROLLS {
        let count = sources(ctx, seat, roll).len().max(1);
        let area = strip(x, DIE + step * count as f32 + END);
        places.rolls.push(area);
        x = area.max.x + beside.gap;
    }
    x += 8.0;
    let all: Vec<Card> = posts(ctx, seat).map(|(_, card)| card).collect();
    for (index, &card) in all.iter().enumerate() {
        let width = beside.world * 2.0 + row_width(&icons::post(card), post_row()) + 20.0;
        let last = index + 1 == all.len();
        if x + width + if last { 0.0 } else { 40.0 } > beside.right {
            places.more = Some((all.len() - index, Vec2::new(x, y + beside.height / 2.0)));
            break;
        }
        places.posts.push((card, strip(x, width)));
        x += width + beside.gap;
    }
    places
}

fn post_row() -> TextRowStyle {
    TextRowStyle { size: 15.0, icons: 0.88, ..TextRowStyle::plain(z::BESIDE + 3.0) }
}

/// Returns the position of a planet in its strip.
pub fn world_at(places: &ShipCardPositions, roll: u8, index: usize) -> Vec2 {
    let area = places.rolls.get(usize::from(roll.saturating_sub(1))).copied().unwrap_or(Rect::EMPTY);
    Vec2::new(area.min.x + DIE + 16.0 + places.step * index as f32, area.center().y)
}

/// Draws everything next to both ships.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &seat in Seat::ALL {
        let places = places(ctx, seat);
        for roll in ROLLS {
            row(scene, ctx, seat, roll, &places);
        }
        for &(card, area) in &places.posts {
            if let Some((token, _)) = posts(ctx, seat).find(|(_, kind)| *kind == card) {
                post(scene, ctx, seat, token, card, area);
            }
        }
        if let Some((count, at)) = places.more {
            let look = IconBarStyle::plain(26.0, z::BESIDE);
            super::parts::strip(
                scene,
                id("posts more", seat),
                &[RowItem::Text(format!("+{count}"))],
                look,
                RowAlign::Left,
                at,
            );
        }
    }
}

/// Draws the background of a strip.
fn plate(scene: &mut ComposedScene, name: SceneNodeId, area: Rect, lit: bool, state: TargetState) {
    let mut plate = RoundedRect::new(area.size(), area.height() / 2.0).fill(&[PALETTE.space[1].at(0.8)]);
    plate = match (state, lit) {
        (TargetState::Rest, true) => plate
            .fill(&[PALETTE.brass[2].at(0.85)])
            .rim(1.8, &[PALETTE.brass[1].0])
            .glow(PALETTE.brass[1].at(0.45), 8.0),
        (TargetState::Rest, false) => plate.rim(1.0, &[PALETTE.line.at(0.5)]),
        (state, _) => {
            let strength = if state == TargetState::Aimed { 0.9 } else { 0.5 };
            let floor = if state == TargetState::Aimed { PALETTE.act.floor[1] } else { PALETTE.act.tag[0] };
            plate.fill(&[floor.at(0.95)]).rim(1.8, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), 8.0)
        }
    };
    scene.plate(id("beside", name), plate, area.center(), z::BESIDE);
}

fn row(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, roll: u8, places: &ShipCardPositions) {
    let area = places.rolls[usize::from(roll - 1)];
    let name = id("roll", (seat, roll));
    let known = &ctx.view.known;
    plate(scene, name, area, known.now.roll == roll && known.phase != Phase::Over, TargetState::Rest);
    let die = Vec2::new(area.min.x + area.height() / 2.0 + 1.0, area.center().y);
    scene.piece(id("roll die", name), format!("icon-{}", icons::yellow(roll)), die, z::BESIDE + 1.0).scale(1.05);
    let all = sources(ctx, seat, roll);
    if all.is_empty() {
        let at = world_at(places, roll, 0) + Vec2::new(0.0, 5.4);
        words(scene, id("roll none", name), "–", BoardTextStyle::dim(15.0, z::BESIDE + 1.0), RowAlign::Middle, at);
    }
    let radius = ctx.ship(seat).beside.world;
    for (index, source) in all.into_iter().enumerate() {
        let at = world_at(places, roll, index);
        producer(scene, (seat, roll), source, at, radius);
        if let Some(resource) = source.gives().resource().filter(|_| !matches!(source, Producer::Module(..))) {
            let target = ClickTarget::Colony(resource);
            let asked = seat == ctx.decider() && known.phase == Phase::Produce && known.now.roll == roll;
            if asked {
                ring(scene, (name, index), at, radius + 4.0, ctx.state(target));
                scene.hit(target, HitShape::Disc(at, radius + 8.0), 6.0);
            }
        }
    }
}

/// Draws a ring of light around a colony that can be picked for production.
fn ring(scene: &mut ComposedScene, name: (SceneNodeId, usize), at: Vec2, radius: f32, state: TargetState) {
    if state.is_usable() {
        let strength = if state == TargetState::Aimed { 1.0 } else { 0.6 };
        let ring = RoundedRect::disc(radius).rim(2.2, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), 9.0);
        scene.plate(id("ring", name), ring, at, z::PIECES + 3.0);
    }
}

/// Draws a colony or a module with the icon of its product.
fn producer(scene: &mut ComposedScene, (seat, roll): (Seat, u8), source: Producer, at: Vec2, radius: f32) {
    let (name, scale) = match source {
        Producer::Start(_) => (id("start colony", seat), radius / 100.0),
        Producer::Colony(card, _) => (card_id(card), radius / 100.0),
        // A module of level 2 may be in two strips, so the roll is a part of its name.
        Producer::Module(module, _) => (id("producer", (seat, module, roll)), radius * 0.02),
    };
    let piece = match source {
        Producer::Start(_) => start_colony(seat).to_owned(),
        Producer::Colony(card, _) => picture(card, radius),
        Producer::Module(module, _) => format!("module-{module:?}"),
    };
    let node = scene.piece(name, piece, at, z::PIECES).scale(scale).motion(TransitionKind::Token);
    if let Producer::Colony(card, _) = source {
        node.on_piece(card.entity);
    }
    let sign = at + Vec2::new(radius * 0.82, radius * 0.66);
    for (what, piece, height) in [
        ("gives", "badge-plain".to_owned(), z::SIGNS),
        ("gives-what", format!("icon-{}", icons::thing(source.gives())), z::SIGNS + 0.5),
    ] {
        scene.piece(id(what, name), piece, sign, height).scale(0.74).part_of(name, at);
    }
}

fn post(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, token: &CardPiece, card: Card, area: Rect) {
    let target = ClickTarget::Post(card);
    let own = seat == ctx.turn();
    let state = if own { ctx.state(target) } else { TargetState::Rest };
    let name = id("post", (seat, card));
    plate(scene, name, area, false, state);
    let radius = ctx.ship(seat).beside.world;
    let at = Vec2::new(area.min.x + radius + 3.0, area.center().y);
    let used = own && ctx.view.known.now.posts.has(card);
    let alpha = if used { 0.5 } else { 1.0 };
    let world = scene.piece(card_id(token), picture(token, radius), at, z::PIECES);
    world.scale(radius / 106.0).alpha(alpha).motion(TransitionKind::Token).on_piece(token.entity);
    let row = Vec2::new(area.min.x + radius * 2.0 + 9.0, area.center().y);
    scene.row(name, &icons::post(card), post_row(), RowAlign::Left, row, |node| {
        node.alpha(alpha);
    });
    if used {
        scene
            .piece(id("post used", name), "badge-used", at + Vec2::new(radius * 0.7, -radius * 0.6), z::SIGNS)
            .scale(0.7);
    }
    if own {
        scene.hit(target, HitShape::Rect(area), 5.0);
    }
}
