//! Draws the berths (free, usable, aimed at, closed or not in use) and the signs between berths of a group.

use std::collections::BTreeSet;

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::{DockCondition, DockGroup, LAYOUT};
use super::ships;
use super::z;
use crate::locale::{sum_of, text};
use crate::table::ShipPlace;
use crate::table::plan::{ClickTarget, OrderPreview};
use alien_frontiers::codex::claims;
use alien_frontiers::rules::{Facility, LAST_CIRCLE, Territory};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, TransitionKind, id, row_width, t};
use orrery_core::Colour;

/// Returns the indices of a facility's docks that hold a ship; at the Hub, of the docks of `track`.
fn taken(ctx: &SceneContext, facility: Facility, track: Option<Colour>) -> BTreeSet<usize> {
    let ships = ctx.seen.ships.iter();
    ships
        .filter(|ship| track.is_none() || ship.owner == track)
        .filter_map(|ship| match ship.place {
            ShipPlace::Docked(at, index) if at == facility => Some(usize::from(index)),
            _ => None,
        })
        .collect()
}

/// Returns the number of groups of docks in use with this number of players; for the Hub, the number of docks of a track.
pub fn usable_groups(ctx: &SceneContext, facility: Facility) -> usize {
    facility.groups_usable(ctx.view.player_count()).map_or(0, usize::from)
}

/// Returns the docks that the next ships would take, in order.
pub fn next_docks(ctx: &SceneContext, facility: Facility) -> Vec<Rect> {
    let mover = ctx.view.mover();
    let track = (facility == Facility::ColonistHub).then_some(mover);
    let raid = facility == Facility::RaidersOutpost;
    let taken = if raid { BTreeSet::new() } else { taken(ctx, facility, track) };
    let docks = ctx.layout.docks(facility, ctx.row(mover));
    let groups = usable_groups(ctx, facility);
    let full: BTreeSet<usize> = taken.iter().filter_map(|&index| docks.get(index).map(|dock| dock.1)).collect();
    docks.into_iter().filter(|(_, group)| *group < groups && !full.contains(group)).map(|(rect, _)| rect).collect()
}

/// Returns true if the docks of a facility are lit: the picked ships can dock there. Without picks no docks are lit, even where a
/// click would be unambiguous; otherwise some would glow while others that also accept ships would not.
fn is_lit(ctx: &SceneContext, facility: Facility) -> bool {
    ctx.can(ClickTarget::Facility(facility)) && !ctx.plan.selected_indices().is_empty()
}

/// Adds the berths of all facilities to the scene.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &facility in Facility::ALL {
        let aimed = aimed(ctx, facility);
        match facility {
            Facility::MaintenanceBay => bay(scene, ctx, &aimed),
            Facility::ColonistHub => hub(scene, ctx, &aimed),
            _ => site(scene, ctx, facility, &aimed),
        }
        ghosts(scene, ctx, facility, &aimed);
        chip(scene, ctx, facility);
    }
}

/// Returns the berths that the picked ships would take, or an empty list unless the facility is pointed at and can be clicked.
fn aimed(ctx: &SceneContext, facility: Facility) -> Vec<Rect> {
    let target = ClickTarget::Facility(facility);
    let count = ctx.plan.selected_indices().len();
    if !ctx.can(target) || !ctx.points_at(target) || count == 0 {
        return Vec::new();
    }
    if facility == Facility::MaintenanceBay {
        let there = ctx.seen.ships.iter().filter(|ship| ship.place == ShipPlace::Bay).count();
        return (0..count).map(|index| in_bay(ctx, there + index, there + count)).collect();
    }
    next_docks(ctx, facility).into_iter().take(count).collect()
}

/// Returns the area of the `index`-th of `count` ships in the Bay.
pub fn in_bay(ctx: &SceneContext, index: usize, count: usize) -> Rect {
    let (middle, size) = ctx.layout.bay_ship(index, count);
    Rect::from_center_size(middle, Vec2::new(LAYOUT.berth.width, LAYOUT.berth.height) * size)
}

fn berth(scene: &mut ComposedScene, name: impl std::hash::Hash, rect: Rect, state: &str) {
    let height = if state == "usable" || state == "aimed" { z::BERTHS + 1.0 } else { z::BERTHS };
    scene.piece(id("berth", name), format!("berth-{state}"), rect.center(), height);
}

fn site(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility, aimed: &[Rect]) {
    let site = ctx.layout.facility(facility);
    let taken = taken(ctx, facility, None);
    let in_use = usable_groups(ctx, facility);
    let usable = is_lit(ctx, facility);
    let next = if usable { next_docks(ctx, facility) } else { Vec::new() };
    let mut index = 0;
    for (number, group) in site.groups.iter().enumerate() {
        let rects: Vec<Rect> = LAYOUT.berths(group).collect();
        let lit = rects.iter().all(|rect| next.contains(rect));
        if group.berths > 1 {
            let middle = rects.iter().copied().reduce(|a, b| a.union(b)).map_or(Vec2::ZERO, |all| all.center());
            let state = if lit { "-usable" } else { "" };
            let plate = format!("berth-plate-{}{state}", group.berths);
            scene.piece(id("plate", (facility, number)), plate, middle, z::PLATES);
        }
        for &rect in &rects {
            let state = match () {
                () if number >= in_use => "unused",
                () if aimed.contains(&rect) => "aimed",
                () if lit => "usable",
                () => "free",
            };
            berth(scene, (facility, index), rect, state);
            index += 1;
        }
        let first = index - rects.len();
        links(
            scene,
            facility,
            group,
            &rects,
            (first..index).map(|i| taken.contains(&i)).collect::<Vec<_>>().as_slice(),
        );
    }
}

/// Adds the signs between berths that belong together.
fn links(scene: &mut ComposedScene, facility: Facility, group: &DockGroup, rects: &[Rect], taken: &[bool]) {
    let sign = match group.bound {
        DockCondition::Single => return,
        DockCondition::Equal => "berth-link-equal",
        DockCondition::Run => "berth-link-run",
    };
    for (rect, full) in rects.iter().zip(taken).skip(1) {
        let name = id("link", (facility, rect.min.x as i32, rect.min.y as i32));
        let berth = &LAYOUT.berth;
        if *full {
            let at = rect.min + Vec2::from(berth.taken_link);
            scene.piece(name, sign, at, z::SIGNS).scale(berth.taken_link_scale);
        } else {
            scene.piece(name, sign, rect.min + Vec2::from(berth.link), z::SIGNS);
        }
    }
}

fn hub(scene: &mut ComposedScene, ctx: &SceneContext, aimed: &[Rect]) {
    let facility = Facility::ColonistHub;
    let mover = ctx.view.mover();
    let usable = is_lit(ctx, facility);
    let next = if usable { next_docks(ctx, facility) } else { Vec::new() };
    // The drawing of a track is laid out for a 16:9 window.
    let moved = ctx.layout.hub.circle - LAYOUT.hub.circle;
    // The circles belong to the docks on the same track: ships dock there to advance the colony.
    let circles = (0..ctx.view.seats().len())
        .flat_map(|row| [1, LAST_CIRCLE].map(|circle| ctx.layout.hub_circle(row, circle)))
        .fold(Rect::EMPTY, |all, middle| all.union_point(middle));
    scene.hit(ClickTarget::Facility(facility), HitShape::Rect(circles.inflate(LAYOUT.hub.last_radius)), 1.1);
    for (row, &colour) in ctx.view.seats().iter().enumerate() {
        let middle = ctx.layout.hub_circle(row, 1).y;
        scene.piece(id("track", colour), format!("hub-track-{colour}"), Vec2::new(moved, middle), z::PLATES);
        let closed = ctx.view.player(colour).hub == LAST_CIRCLE;
        for (index, (rect, _)) in ctx.layout.docks(facility, row).into_iter().enumerate() {
            let full = taken(ctx, facility, Some(colour)).contains(&index);
            let state = match () {
                () if aimed.contains(&rect) && colour == mover => "aimed",
                () if colour == mover && next.contains(&rect) => "usable",
                () if closed && !full => "closed",
                () => "free",
            };
            berth(scene, (facility, row, index), rect, state);
        }
    }
}

fn bay(scene: &mut ComposedScene, ctx: &SceneContext, aimed: &[Rect]) {
    let at = Vec2::from(ctx.layout.bay.at);
    scene.piece(id("bay plate", 0), "berth-plate-bay", at, z::PLATES);
    let usable = is_lit(ctx, Facility::MaintenanceBay);
    let there = ctx.seen.ships.iter().filter(|ship| ship.place == ShipPlace::Bay).count();
    // Many ships are closer together than the pads, so the pads are omitted unless they are lit.
    let pads = if there > usize::from(ctx.layout.bay.pads) && !usable { 0 } else { ctx.layout.bay.pads };
    for index in 0..pads {
        let rect = ctx.layout.berth_rect(ctx.layout.bay.at, index);
        berth(scene, ("pad", index), rect, if usable { "usable" } else { "free" });
    }
    for (index, rect) in aimed.iter().enumerate() {
        let size = rect.height() / LAYOUT.berth.height;
        scene.piece(id("aimed pad", index), "berth-aimed", rect.center(), z::BERTHS + 1.0).scale(size);
    }
}

/// Adds the picked ships in the aimed berths, as they would be placed.
fn ghosts(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility, aimed: &[Rect]) {
    let mut picked: Vec<(u8, bool)> = ctx.plan.selected().iter().collect();
    picked.sort_unstable();
    for (index, ((value, relic), rect)) in picked.into_iter().zip(aimed).enumerate() {
        let colour = (!relic).then(|| ctx.view.mover());
        let bay = facility == Facility::MaintenanceBay;
        let look = ships::face(colour, if bay { 0 } else { value });
        let size = rect.height() / LAYOUT.berth.height;
        scene
            .piece(id("ghost", (facility, index)), look, LAYOUT.ship_in(*rect), z::SHIPS + 1.0)
            .scale(size)
            .alpha(0.62);
    }
}

/// Adds a small label with the effect of docking to the berths that could be used.
fn chip(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility) {
    let target = ClickTarget::Facility(facility);
    if ctx.points_at(target) {
        return;
    }
    let Some((_, preview)) = ctx.previews.iter().find(|(f, _)| *f == facility) else { return };
    let mut items = gains(ctx, facility, preview);
    if trades_nothing(ctx, facility) {
        items.push(t(text("tag-trades-nothing")));
    }
    if items.is_empty() {
        return;
    }
    let next = next_docks(ctx, facility);
    let Some(first) = next.first() else { return };
    let row = next.iter().filter(|rect| (rect.min.y - first.min.y).abs() < 1.0);
    let mut row: Vec<Rect> = row.copied().collect();
    row.truncate(ctx.plan.selected_indices().len().max(3));
    let middle = row.iter().map(Rect::center).sum::<Vec2>() / row.len() as f32;
    let style = TextRowStyle { size: 15.0, icons: 0.84, ..TextRowStyle::plain(z::SIGNS + 4.0) };
    let size = Vec2::new(row_width(&items, style) + 14.0, 22.0);
    let plate = RoundedRect::new(size, 11.0).fill(&[PALETTE.act.tag[1].at(0.96)]).rim(1.2, &[PALETTE.act.line.0]);
    scene.plate(id("chip", facility), plate, middle, z::SIGNS + 3.0).motion(TransitionKind::Fade);
    let start = middle - Vec2::new(size.x / 2.0 - 7.0, 0.0);
    scene
        .row(id("chip row", facility), &items, style, RowAlign::Left, start, |node| node.motion = TransitionKind::Fade);
}

/// Returns true if `facility` is the Orbital Market and the picked pair (any pair if no dice are picked) could not trade, for
/// lack of fuel.
pub fn trades_nothing(ctx: &SceneContext, facility: Facility) -> bool {
    let picked = ctx.plan.selected();
    let lowest = ctx.view.bonus(Territory::HeinleinPlains) || picked.is_empty();
    let rate = if lowest { 1 } else { picked.highest() };
    facility == Facility::OrbitalMarket && ctx.view.me().fuel < rate
}

/// Returns the effect of a docking for the mover, in icons.
pub fn gains(ctx: &SceneContext, facility: Facility, preview: &OrderPreview) -> Vec<RowItem> {
    let mover = ctx.view.mover();
    let mut items = Vec::new();
    if facility == Facility::ColonistHub {
        items.extend([t("+"), RowItem::Icon("step")]);
    }
    if facility == Facility::AlienArtifact {
        match claims(ctx.view, ctx.plan.selected()) {
            Some(counted) => {
                let sum = format!("{} = {}", sum_of(counted), counted.total());
                items.extend([t(sum), RowItem::Icon("arrow"), RowItem::Icon("card")]);
            }
            None => items.push(RowItem::Icon("cycle")),
        }
    }
    let Some((_, delta)) = preview.deltas.iter().find(|(colour, _)| *colour == mover) else { return items };
    let changes =
        [(delta.fuel, "fuel"), (delta.ore, "ore"), (delta.ships, "ship"), (delta.cards, "card"), (delta.vp, "vp")];
    for (change, icon) in changes.into_iter().filter(|(change, _)| *change != 0) {
        // The fonts have no minus sign; an en dash is used instead.
        let sign = if change > 0 { "+" } else { "–" };
        items.extend([t(format!("{sign}{}", change.unsigned_abs())), RowItem::Icon(icon)]);
    }
    items
}
