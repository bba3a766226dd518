//! The panels of the right column, apart from the player panels: round, target and decks; a cutaway view of the viewer's ship;
//! objective and bonus cards.
//!
//! The ship and the hand are those of the viewer or, if all information is open, of the decider. For an onlooker, slats cover
//! them.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::STATUS;
use super::parts::{BoardTextStyle, fitted, glass, halo, words};
use super::places::metal_id;
use super::z;
use crate::locale::{card_name, next_rank, objective_name, rank_name, text, text_args};
use crate::table::{ClickTarget, OrderDraft};
use contraband::rules::{BonusCard, ObjectiveRule, SecretObjective, ShipSystem};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TextRowStyle, TransitionKind, id, t};
use orrery_locale::grouped;

/// Draws the three panels of the column.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    status(scene, ctx);
    match ctx.own() {
        Some(own) => {
            ship(scene, ctx, own);
            hand(scene, ctx, own);
        }
        None => shutter(scene, ctx),
    }
}

fn status(scene: &mut ComposedScene, ctx: &SceneContext) {
    let known = &ctx.view.known;
    let mut area = ctx.column(STATUS);
    // A solo match has one more line.
    let rows = if known.is_solo() { 5.0 } else { 4.0 };
    area.max.y = area.min.y + 14.0 + 27.0 * rows;
    glass(scene, "status", area, false, z::COLUMN);
    let line = |nth: f32| area.min + Vec2::new(14.0, 24.0 + 27.0 * nth);
    let right = |nth: f32| Vec2::new(area.max.x - 14.0, line(nth).y);
    let bold = BoardTextStyle::bold(15.0, z::ON_COLUMN);
    let dim = BoardTextStyle::dim(15.0, z::ON_COLUMN);
    let round = text_args("ui-round", &[("round", known.round.into())]).to_uppercase();
    // The last three rounds are shown in the warning colour.
    let few = known.last_round().is_some_and(|last| known.round + 3 > last);
    let (bold, dim) =
        if few { (bold.in_colour(PALETTE.warning.0), dim.in_colour(PALETTE.warning.0)) } else { (bold, dim) };
    fitted(scene, id("round", 0), &round, bold, RowAlign::Left, line(0.0), 86.0);
    if let Some(last) = known.last_round() {
        let rounds = text_args("ui-rounds", &[("count", last.into())]);
        words(scene, id("rounds", 0), rounds, dim, RowAlign::Right, right(0.0));
    }
    let style = TextRowStyle { size: 16.0, ..TextRowStyle::plain(z::ON_COLUMN) };
    let up = Vec2::new(0.0, 5.0);
    let dim = BoardTextStyle::dim(15.0, z::ON_COLUMN);
    if known.is_solo() {
        ranks(scene, ctx, area, [1.0, 2.0, 3.0].map(line));
    } else {
        let items = [RowItem::Icon("cb-credit"), t(grouped(known.target()))];
        scene.row(id("target", 0), &items, style, RowAlign::Left, line(1.0) - up, |_| {});
        words(scene, id("target word", 0), text("ui-target"), dim, RowAlign::Right, right(1.0));
        if known.options.objectives == ObjectiveRule::On {
            let done = ctx.own().is_some_and(|own| ctx.player(own).done);
            let hand = BoardTextStyle::plain(15.0, z::ON_COLUMN);
            let hand = if done { hand.in_colour(PALETTE.brass[1].0) } else { hand };
            let sign = line(2.0) + Vec2::new(9.0, -5.0);
            scene.piece(id("target aim", 0), "icon-cb-objective", sign, z::ON_COLUMN).scale(0.8);
            let (at, room) = (line(2.0) + Vec2::new(24.0, 0.0), area.width() - 52.0);
            fitted(scene, id("target and", 0), &text("ui-target-objective"), hand, RowAlign::Left, at, room);
        }
    }
    let items = [
        RowItem::Icon("cb-metals"),
        t(known.deck.len()),
        RowItem::Gap,
        RowItem::Icon("cb-bonus"),
        t(known.bonus_deck_len()),
    ];
    scene.row(id("decks", 0), &items, style, RowAlign::Left, line(rows - 1.0) - up, |_| {});
    words(scene, id("decks word", 0), text("ui-left"), dim, RowAlign::Right, right(rows - 1.0));
}

/// Draws the rank for the current credits of a solo match, and the next rank with the credits needed for it.
fn ranks(scene: &mut ComposedScene, ctx: &SceneContext, area: Rect, [now, next, asks]: [Vec2; 3]) {
    let (credits, room) = (ctx.view.known.players[0].credits, area.width() - 28.0);
    fitted(
        scene,
        id("rank", 0),
        &rank_name(credits),
        BoardTextStyle::bold(15.0, z::ON_COLUMN),
        RowAlign::Left,
        now,
        room,
    );
    let Some(least) = next_rank(credits) else { return };
    let dim = BoardTextStyle::dim(15.0, z::ON_COLUMN);
    scene.piece(id("rank up", 0), "icon-arrow", next + Vec2::new(8.0, -5.0), z::ON_COLUMN).scale(0.7);
    fitted(scene, id("rank next", 0), &rank_name(least), dim, RowAlign::Left, next + Vec2::new(20.0, 0.0), room - 20.0);
    let items = [RowItem::Icon("cb-credit"), t(grouped(least))];
    let style = TextRowStyle { size: 16.0, ..TextRowStyle::plain(z::ON_COLUMN) };
    scene.row(id("rank asks", 0), &items, style, RowAlign::Left, asks - Vec2::new(0.0, 5.0), |_| {});
    words(scene, id("rank word", 0), text("ui-rank-next"), dim, RowAlign::Right, asks + Vec2::new(room, 0.0));
}

/// Returns the position of cargo bay `nth`, counted from 0, of the viewer's ship.
pub fn bay(ctx: &SceneContext, nth: usize) -> Vec2 {
    let area = ctx.ship_panel();
    area.min + Vec2::new(area.width() / 2.0 + 4.0, 95.0) + bay_off(nth)
}

/// Returns the offset of a bay from the middle of the picture of a ship.
pub fn bay_off(nth: usize) -> Vec2 {
    Vec2::new(-43.5 + 41.2 * nth as f32, 9.5 - 1.3 * nth as f32)
}

fn ship(scene: &mut ComposedScene, ctx: &SceneContext, own: usize) {
    let area = ctx.ship_panel();
    let player = ctx.player(own);
    glass(scene, "ship", area, false, z::COLUMN);
    let title = text_args("ui-ship-of", &[("name", ctx.names.of(ctx.colour(own)).into())]);
    let at = area.min + Vec2::new(16.0, 24.0);
    fitted(scene, id("ship title", 0), &title, BoardTextStyle::bold(15.0, z::ON_COLUMN), RowAlign::Left, at, 150.0);
    let moves = text_args("ui-moves-of", &[("left", player.moves_left().into()), ("moves", player.moves().into())]);
    let right = Vec2::new(area.max.x - 16.0, at.y);
    words(scene, id("ship moves", 0), moves, BoardTextStyle::dim(15.0, z::ON_COLUMN), RowAlign::Right, right);
    let middle = area.min + Vec2::new(area.width() / 2.0 + 4.0, 95.0);
    for nth in 0..player.moves_left().min(4) {
        let at = middle + Vec2::new(-124.0, [-12.0, 19.0, 3.0, 32.0][usize::from(nth)]);
        scene.piece(id("flame", nth), "cb-flame", at, z::COLUMN + 1.0);
    }
    let alpha = if player.breakdown { 0.5 } else { 1.0 };
    let picture = format!("cb-hauler-{}", ctx.colour(own));
    scene.piece(id("hauler", own), picture, middle, z::COLUMN + 1.5).alpha(alpha);
    if player.breakdown {
        scene
            .piece(id("hauler broken", own), "cb-broken", middle + Vec2::new(0.0, -44.0), z::ON_COLUMN + 4.0)
            .scale(1.6);
    }
    arcs(scene, middle, player.shields());
    bays(scene, ctx, own);
    systems(scene, ctx, own);
}

/// Draws one arc per shield in front of the ship's nose.
fn arcs(scene: &mut ComposedScene, middle: Vec2, shields: u8) {
    for nth in 0..shields {
        let n = f32::from(nth);
        let (from, to) = (Vec2::new(117.0 + 8.0 * n, -34.0 - 5.0 * n), Vec2::new(117.0 + 8.0 * n, 42.0 + 5.0 * n));
        let bend = Vec2::new(137.0 + 9.0 * n, 4.0);
        let point = |part: f32| from.lerp(bend, part).lerp(bend.lerp(to, part), part);
        let points = (0..=8).map(|part| middle + point(part as f32 / 8.0)).collect();
        let layers = vec![(3.0 - 0.4 * n, PALETTE.text.at(0.95 - 0.18 * n))];
        scene.stroke(id("shield", nth), Polyline { points, layers }, z::ON_COLUMN);
    }
}

fn bays(scene: &mut ComposedScene, ctx: &SceneContext, own: usize) {
    let room = usize::from(ctx.player(own).room());
    for nth in 0..3 {
        let picture = if nth < room { "cb-bay" } else { "cb-bay-shut" };
        scene.piece(id("bay", nth), picture, bay(ctx, nth), z::ON_COLUMN);
    }
    for (nth, seen) in ctx.seen.hold(own).enumerate() {
        let picture = seen.metal.map_or_else(|| "cb-load-hidden".to_owned(), |metal| format!("cb-load-{metal}"));
        let at = bay(ctx, nth.min(3));
        let load = scene.piece(metal_id(seen.entity), picture, at, z::ON_COLUMN + 2.0);
        load.motion(TransitionKind::Token).on_piece(seen.entity);
        if let Some(metal) = seen.metal.filter(|_| own == ctx.mover()) {
            let target = ClickTarget::Jettison(metal);
            let area = Rect::from_center_size(at - Vec2::new(0.0, 1.0), Vec2::new(36.0, 48.0));
            if ctx.points_at(target) {
                halo(scene, id("bay on", nth), area, 7.0, ctx.state(target), z::ON_COLUMN + 3.0);
            }
            scene.hit(target, HitShape::Rect(area), 110.0);
        }
    }
}

/// Draws the four systems with their values and levels. A closed eye marks upgrades not revealed to others.
fn systems(scene: &mut ComposedScene, ctx: &SceneContext, own: usize) {
    let area = ctx.ship_panel();
    let player = ctx.player(own);
    let width = (area.width() - 38.0) / 4.0;
    let plain: Vec<_> = PALETTE.key.iter().map(|ink| ink.0).collect();
    for (nth, &system) in ShipSystem::ALL.iter().enumerate() {
        let corner = Vec2::new(area.min.x + 10.0 + nth as f32 * (width + 6.0), area.max.y - 43.0);
        let chip = Rect::from_corners(corner, corner + Vec2::new(width, 34.0));
        let plate = RoundedRect::new(chip.size(), 9.0).fill(&plain).rim(1.0, &[PALETTE.rim[1].0, PALETTE.rim[3].0]);
        scene.plate(id("system", nth), plate, chip.center(), z::ON_COLUMN);
        let sign = format!("icon-{}", icons::system(system));
        scene.piece(id("system sign", nth), sign, corner + Vec2::new(16.0, 17.0), z::ON_COLUMN + 1.0).scale(0.95);
        let hand = BoardTextStyle::bold(17.0, z::ON_COLUMN + 1.0);
        let at = corner + Vec2::new(29.0, 23.0);
        words(scene, id("system figure", nth), brief(system, player.level(system)), hand, RowAlign::Left, at);
        for level in 1..=2_u8 {
            let at = Vec2::new(chip.max.x - 7.5, corner.y + 34.0 - 11.0 * f32::from(level));
            let ink = if level <= player.level(system) { PALETTE.brass[1].0 } else { PALETTE.space[0].0 };
            let bar = RoundedRect::new(Vec2::new(4.6, 8.4), 1.4).fill(&[ink]).rim(0.9, &[PALETTE.brass[0].at(0.7)]);
            scene.plate(id("system bar", (nth, level)), bar, at, z::ON_COLUMN + 1.0);
        }
        if player.level(system) > 0 && !player.is_shown(system) {
            let at = Vec2::new(chip.max.x - 19.0, corner.y + 8.0);
            scene.piece(id("system hidden", nth), "icon-cb-hidden", at, z::ON_COLUMN + 1.0).scale(0.56);
        }
    }
}

/// Returns the value of a system in short form, for narrow spaces: for a weapon, only the bonus to its die.
fn brief(system: ShipSystem, level: u8) -> String {
    if system == ShipSystem::Weapon && level > 0 { format!("+{level}") } else { figure(system, level) }
}

/// Returns the value of a system at a level, as text.
pub fn figure(system: ShipSystem, level: u8) -> String {
    match (system, level) {
        (ShipSystem::Engine | ShipSystem::Cargo, _) => (1 + level).to_string(),
        (ShipSystem::Shields, _) => (2 + level).to_string(),
        (ShipSystem::Weapon, 0) => "d4".to_owned(),
        (ShipSystem::Weapon, _) => format!("d4+{level}"),
    }
}

/// Returns the scene node id of a card.
pub fn card_id(entity: bevy::prelude::Entity) -> SceneNodeId {
    id("card", entity)
}

/// Returns the width reserved for the objective in the hand panel. It is small for a player without an objective.
fn before_cards(ctx: &SceneContext, own: usize) -> f32 {
    if ctx.player(own).aim == SecretObjective::Nothing { 10.0 } else { 116.0 }
}

/// Returns the area of card kind `nth`, counted from 0, in a hand with `count` kinds.
fn card_area(ctx: &SceneContext, own: usize, nth: usize, count: usize) -> Rect {
    let area = ctx.hand_panel();
    let before = before_cards(ctx, own);
    let room = area.width() - before - 8.0;
    let pitch = ((room - 63.0) / count.saturating_sub(1).max(1) as f32).min(67.0);
    let corner = area.min + Vec2::new(before + pitch * nth as f32, 8.0);
    Rect::from_corners(corner, corner + Vec2::new(63.0, 59.0))
}

/// Returns the kinds of cards in a hand, each with its cards; cards of unknown kind come last.
fn kinds(ctx: &SceneContext, own: usize) -> Vec<(Option<BonusCard>, Vec<bevy::prelude::Entity>)> {
    let mut kinds: Vec<(Option<BonusCard>, Vec<bevy::prelude::Entity>)> = Vec::new();
    for &(entity, _, card) in ctx.seen.hand(own) {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, all)) => all.push(entity),
            None => kinds.push((card, vec![entity])),
        }
    }
    kinds
}

fn hand(scene: &mut ComposedScene, ctx: &SceneContext, own: usize) {
    let area = ctx.hand_panel();
    glass(scene, "hand", area, false, z::COLUMN);
    objective(scene, ctx, own, area);
    let kinds = kinds(ctx, own);
    if kinds.is_empty() {
        let at = Vec2::new((area.min.x + before_cards(ctx, own) + area.max.x) / 2.0, area.center().y + 5.0);
        words(
            scene,
            id("no cards", 0),
            text("ui-hand-empty"),
            BoardTextStyle::dim(15.0, z::ON_COLUMN),
            RowAlign::Middle,
            at,
        );
    }
    for (nth, (card, cards)) in kinds.iter().enumerate() {
        let place = card_area(ctx, own, nth, kinds.len());
        let target = card.map(ClickTarget::Card);
        let state = target.map_or(TargetState::Rest, |target| ctx.state(target));
        let picked = *card == Some(BonusCard::SpyRadar) && **ctx.plan == OrderDraft::Radar;
        let up = if state == TargetState::Aimed || picked { 6.0 } else { 0.0 };
        let place = Rect { min: place.min - Vec2::new(0.0, up), max: place.max - Vec2::new(0.0, up) };
        let height = z::ON_COLUMN + nth as f32 * 0.5 + if up > 0.0 { 6.0 } else { 0.0 };
        let picture = card.map_or_else(|| "cb-card-back".to_owned(), icons::card);
        let Some(&first) = cards.first() else { continue };
        let node = scene.piece(card_id(first), picture, place.min, height);
        node.scale(place.width() / 120.0).motion(TransitionKind::Token).on_piece(first);
        halo(scene, id("card on", nth), place, 6.0, state, height + 0.2);
        if cards.len() > 1 {
            let at = Vec2::new(place.max.x - 14.0, place.min.y + 18.0);
            let told = format!("×{}", cards.len());
            words(scene, id("card count", nth), told, BoardTextStyle::bold(16.0, height + 0.3), RowAlign::Middle, at);
        }
        if let Some(card) = *card {
            name(scene, &card_name(card), nth, place, kinds.len());
        }
        if let Some(target) = target.filter(|_| own == ctx.mover()) {
            scene.hit(target, HitShape::Rect(place), 110.0 + 0.1 * nth as f32);
        }
    }
}

/// Draws the name of a card below it, in up to three lines. More than three kinds overlap, and have only their pictures.
fn name(scene: &mut ComposedScene, name: &str, nth: usize, place: Rect, count: usize) {
    if count > 3 {
        return;
    }
    for (line, word) in orrery_board::text_metrics::hyphenated(name, 15.0, true, 66.0).into_iter().take(3).enumerate() {
        let at = Vec2::new(place.center().x, place.max.y + 18.0 + 18.0 * line as f32);
        let hand = BoardTextStyle::bold(15.0, z::ON_COLUMN);
        fitted(scene, id("card word", (nth, line)), &word, hand, RowAlign::Middle, at, place.width() + 8.0);
    }
}

fn objective(scene: &mut ComposedScene, ctx: &SceneContext, own: usize, area: Rect) {
    let player = ctx.player(own);
    let corner = area.min + 8.0;
    let picture = match player.aim {
        SecretObjective::Nothing => return,
        SecretObjective::Hidden => "cb-card-back".to_owned(),
        SecretObjective::Is(objective) => format!("cb-card-{objective}"),
    };
    scene.piece(id("objective", own), picture, corner, z::ON_COLUMN).scale(92.0 / 120.0);
    let middle = corner.x + 46.0;
    if let Some(objective) = player.objective() {
        let name = objective_name(objective);
        let at = Vec2::new(middle, area.min.y + 109.0);
        fitted(
            scene,
            id("objective name", 0),
            &name,
            BoardTextStyle::bold(15.0, z::ON_COLUMN),
            RowAlign::Middle,
            at,
            100.0,
        );
    }
    let told = text(if player.done { "ui-fulfilled" } else { "ui-objective" });
    let at = Vec2::new(middle, area.min.y + 126.0);
    fitted(scene, id("objective word", 0), &told, BoardTextStyle::dim(15.0, z::ON_COLUMN), RowAlign::Middle, at, 100.0);
    let line = RoundedRect::new(Vec2::new(1.2, area.height() - 28.0), 0.6).fill(&[PALETTE.line.at(0.35)]);
    scene.plate(id("hand line", 0), line, Vec2::new(area.min.x + 108.0, area.center().y), z::ON_COLUMN);
}

/// Draws brass slats over private panels. The slats appear at once and are opaque, because earlier contents are still fading out
/// under them.
fn shutter(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (ship, hand) = (ctx.ship_panel(), ctx.hand_panel());
    let whole = ship.union(hand);
    let back = RoundedRect::new(whole.size(), 14.0).fill(&[PALETTE.panel[2].0]);
    scene.plate(id("shutter back", 0), back, whole.center(), z::SHUTTER).motion(TransitionKind::Still);
    glass(scene, "shutter", whole, true, z::SHUTTER + 0.1);
    let slat = RoundedRect::new(Vec2::new(whole.width() - 12.0, 17.6), 2.0)
        .fill(&[PALETTE.brass[0].0, PALETTE.brass[2].0])
        .rim(0.8, &[PALETTE.brass[1].at(0.5)]);
    for nth in 0..17 {
        let at = Vec2::new(whole.center().x, whole.min.y + 17.0 + 19.6 * nth as f32);
        scene.plate(id("slat", nth), slat.clone(), at, z::SHUTTER + 0.2).motion(TransitionKind::Still);
    }
    let seat = ctx.colour(ctx.mover());
    scene.piece(id("shutter mark", 0), format!("crest-{seat}"), whole.center(), z::SHUTTER + 0.4);
    let at = whole.center() + Vec2::new(0.0, 92.0);
    let name = ctx.names.of(seat);
    let hand = BoardTextStyle::bold(18.0, z::SHUTTER + 0.4).in_colour(PALETTE.ink.0);
    fitted(scene, id("shutter name", 0), &name, hand, RowAlign::Middle, at, 260.0);
}
