//! The lower deck: hangar, laboratory and bays, with their contents.

use bevy::math::{Rect, Vec2};

use super::cargo_letters::letter;
use super::ctx::{SceneContext, TargetState};
use super::hull::side;
use super::icons;
use super::layout::{HoldLayout, ShipLayout, rect};
use super::parts::{BoardTextStyle, IconBarStyle, fitted, room, strip, words};
use super::rooms::price_items;
use super::z;
use crate::locale::{ship_short, text, thing_short};
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, SceneNodeId, TransitionKind, id};
use starship_catan::rules::{BuildableItem, Commodity, LABORATORY, Phase, Seat, Ship, price_of};

/// The number of cells drawn for a bay: its largest capacity.
const CELLS: u8 = 4;
/// The opacity of cargo that the previewed action would add.
const GHOST: f32 = 0.55;
/// The opacity of cargo that the previewed action would remove.
const GOING: f32 = 0.4;

/// Returns the scene name of the `nth` piece of cargo of a bay.
pub fn cargo_id(seat: Seat, thing: Commodity, nth: u8) -> SceneNodeId {
    id("cargo", (seat, thing, nth))
}

/// Returns the scene name of the small ship in a berth of a hangar.
pub fn vessel_id(seat: Seat, index: u8) -> SceneNodeId {
    id("vessel", (seat, index))
}

/// Returns the rectangle of the bay or the laboratory for a commodity, or `None` for Astro.
pub fn area(places: &ShipLayout, thing: Commodity) -> Option<Rect> {
    match thing {
        Commodity::Astro => None,
        Commodity::Science => Some(rect(places.laboratory)),
        other => places.bays.get(other.index()).map(|&bay| rect(bay)),
    }
}

/// Returns the centre of the `nth` cell for a commodity, or `None` for Astro.
pub fn cell(places: &ShipLayout, thing: Commodity, nth: u8) -> Option<Vec2> {
    let cells = &places.cells;
    let (first, pitch) = match thing {
        Commodity::Science => (cells.laboratory, cells.pitch.1),
        _ => (cells.bay, cells.pitch.0),
    };
    let corner = area(places, thing)?.min + Vec2::from(first) + Vec2::new(pitch * f32::from(nth), 0.0);
    Some(corner + Vec2::from(cells.size) / 2.0)
}

/// Draws the lower decks of both ships.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &seat in Seat::ALL {
        hangar(scene, ctx, seat);
        for &thing in &Commodity::ALL[..Commodity::Astro.index()] {
            hold(scene, ctx, seat, thing);
        }
    }
}

/// Returns the display state of a bay. The other player's bay is a target for purchases with the Trade module, and the decider's
/// own bay is lit while they point at a prize for it.
fn hold_state(ctx: &SceneContext, seat: Seat, thing: Commodity) -> TargetState {
    let Some(resource) = thing.resource() else { return TargetState::Rest };
    let taken = if seat == ctx.decider() { TargetState::Rest } else { ctx.state(ClickTarget::RivalBay(resource)) };
    let prize = ClickTarget::Prize(Some(resource));
    if seat == ctx.decider() && ctx.state(prize) == TargetState::Aimed { TargetState::Aimed } else { taken }
}

fn hold(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, thing: Commodity) {
    let places = ctx.ship(seat);
    let Some(area) = area(places, thing) else { return };
    let (name, player) = (id("hold", (seat, thing)), ctx.player(seat));
    room(scene, name, area, hold_state(ctx, seat, thing), z::ROOMS);
    let capacity = if thing == Commodity::Science { LABORATORY } else { player.bay() };
    let count = player.count(thing).min(CELLS.into()) as u8;
    let change = ctx.preview.map_or(0, |preview| preview.of(seat).thing(thing));
    let after = (i16::from(count) + change).clamp(0, CELLS.into()) as u8;
    for nth in 0..CELLS {
        let Some(middle) = cell(places, thing, nth) else { continue };
        let gains = (count..after).contains(&nth);
        frame(scene, (name, nth), middle, &places.cells, nth >= capacity, gains);
        let icon = format!("icon-{}", icons::thing(thing));
        if nth < count {
            let alpha = if nth >= after { GOING } else { 1.0 };
            let piece = scene.piece(cargo_id(seat, thing, nth), icon, middle, z::PIECES);
            piece.scale(places.cells.icon).alpha(alpha).motion(TransitionKind::Token);
            letter(scene, id("cargo letter", (name, nth)), thing, middle, (places.cells.icon, z::PIECES + 0.2));
        } else if gains {
            let piece = scene.piece(id("cargo ghost", (name, nth)), icon, middle, z::PIECES);
            piece.scale(places.cells.icon).alpha(GHOST);
        } else if nth == 0 {
            let piece = scene.piece(id("cargo none", name), icon, middle, z::ROOMS + 2.0);
            piece.scale(places.cells.icon * 0.94).alpha(0.2);
        }
    }
    lettering(scene, name, places, area, (thing, count, capacity));
    if let Some(resource) = thing.resource().filter(|_| seat != ctx.decider()) {
        scene.hit(ClickTarget::RivalBay(resource), HitShape::Rect(area), 3.0);
    }
}

/// Draws the name of a bay or of the laboratory, with its amount and its capacity.
fn lettering(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    places: &ShipLayout,
    area: Rect,
    (thing, count, capacity): (Commodity, u8, u8),
) {
    let cells = &places.cells;
    let told = format!("{count}/{capacity}");
    let hand = BoardTextStyle::bold(15.0, z::ROOMS + 2.0);
    let named = cells.name != (0.0, 0.0);
    // If there is no room for names, the laboratory has no room for its count either.
    if !named && thing == Commodity::Science {
        return;
    }
    let y = if named { area.min.y + cells.name.1 } else { area.center().y + 5.4 };
    let right = Vec2::new(area.max.x - cells.count, y);
    let wide = hand.width(&told);
    words(scene, id("hold count", name), told, hand, RowAlign::Right, right);
    if named {
        let at = Vec2::new(area.min.x + cells.name.0, y);
        let room = area.width() - cells.name.0 - cells.count - wide - 5.0;
        fitted(
            scene,
            id("hold name", name),
            &thing_short(thing),
            hand.in_colour(PALETTE.text.0),
            RowAlign::Left,
            at,
            room,
        );
    }
}

/// Draws a cell, with a slanted bar if only a module would unlock it.
fn frame(
    scene: &mut ComposedScene,
    name: (SceneNodeId, u8),
    middle: Vec2,
    cells: &HoldLayout,
    locked: bool,
    gains: bool,
) {
    let size = Vec2::from(cells.size);
    let (fill, rim) = if locked { (0.35, 0.22) } else { (0.8, 0.5) };
    let mut plate = RoundedRect::new(size, 5.0).fill(&[PALETTE.space[0].at(fill)]).rim(0.9, &[PALETTE.line.at(rim)]);
    if gains {
        plate = plate.rim(1.6, &[PALETTE.act.line.0]);
    }
    scene.plate(id("cell", name), plate, middle, z::ROOMS + 1.0);
    if locked {
        let bar = RoundedRect::new(Vec2::new(size.y * 0.8, 1.2), 0.6).fill(&[PALETTE.line.at(0.4)]);
        scene.plate(id("cell bar", name), bar, middle, z::ROOMS + 1.5).turn = -0.95;
    }
}

/// Draws the two berths of the hangar.
fn hangar(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat) {
    let places = ctx.ship(seat);
    let ships: Vec<_> = ctx.seen.hangar(seat).collect();
    let free = ships.iter().position(|(_, ship)| ship.is_none());
    let founding = founder(ctx).filter(|_| seat == ctx.turn());
    let leaves = founding.and_then(|kind| ships.iter().position(|&(_, ship)| ship == Some(kind)));
    for (at, &(index, ship)) in ships.iter().enumerate() {
        let Some(area) = places.hangar.get(usize::from(index)).map(|&place| rect(place)) else { continue };
        let builds = if free == Some(at) && seat == ctx.decider() { build_state(ctx) } else { TargetState::Rest };
        let state = if leaves == Some(at) { TargetState::Aimed } else { builds };
        room(scene, ("hangar", seat, index), area, state, z::ROOMS);
        berth(scene, ctx, seat, (index, area), ship, state);
        if free == Some(at) && seat == ctx.decider() {
            orders(scene, ctx, area);
        }
    }
    if free.is_none() && seat == ctx.decider() {
        // With a full hangar, hovering here explains why no ship can be built.
        for (&kind, &area) in Ship::ALL.iter().zip(&places.hangar) {
            scene.hit(ClickTarget::Ship(kind), HitShape::Rect(rect(area)), 3.0);
        }
    }
}

/// Returns the small ship that the pointed-at action would use, or `None` if that action founds nothing.
pub fn founder(ctx: &SceneContext) -> Option<Ship> {
    [(ClickTarget::Settle, Ship::ColonyShip), (ClickTarget::Found, Ship::TradeShip)]
        .into_iter()
        .find_map(|(target, ship)| (ctx.state(target) == TargetState::Aimed).then_some(ship))
}

/// Returns the display state of the empty berth, which is the highest state of the ships that may be built there.
fn build_state(ctx: &SceneContext) -> TargetState {
    Ship::ALL.iter().map(|&ship| ctx.state(ClickTarget::Ship(ship))).max().unwrap_or(TargetState::Rest)
}

fn berth(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    seat: Seat,
    (index, area): (u8, Rect),
    ship: Option<Ship>,
    state: TargetState,
) {
    let places = ctx.ship(seat);
    if let Some(kind) = ship {
        let stem = vessel_stem(kind);
        let piece = format!("vessel-{stem}{}-{}", side(places), ctx.colour(seat));
        let at = area.min + Vec2::from(places.vessel.place);
        scene
            .piece(vessel_id(seat, index), piece, at, z::PIECES)
            .scale(places.vessel.size)
            .motion(TransitionKind::Token);
    }
    if !places.left && state == TargetState::Rest {
        scene.piece(id("light hangar", (seat, index)), "light-hangar", area.min, z::ROOMS + 0.5);
    }
    if places.vessel.name > 0.0 && !(ship.is_none() && state.is_usable()) {
        let told = ship.map_or_else(|| text("ui-free-place"), ship_short);
        let hand = BoardTextStyle::bold(15.0, z::ROOMS + 2.0);
        let hand = if ship.is_some() { hand } else { hand.in_colour(PALETTE.dim.0) };
        let at = Vec2::new(area.center().x, area.min.y + places.vessel.name);
        fitted(scene, id("vessel name", (seat, index)), &told, hand, RowAlign::Middle, at, area.width() - 4.0);
    }
}

/// Returns the stem of the drawing names of a small ship.
pub const fn vessel_stem(ship: Ship) -> &'static str {
    match ship {
        Ship::ColonyShip => "colony",
        Ship::TradeShip => "trade",
    }
}

/// Draws the prices of the ships that may be built in an empty berth, one above the other, and adds the ships' clickable areas.
fn orders(scene: &mut ComposedScene, ctx: &SceneContext, area: Rect) {
    let middle = area.center();
    let halves = [
        Rect::from_corners(area.min, Vec2::new(area.max.x, middle.y)),
        Rect::from_corners(Vec2::new(area.min.x, middle.y), area.max),
    ];
    let builds = ctx.view.known.phase == Phase::Build && area.height() > 60.0;
    for (&kind, half) in Ship::ALL.iter().zip(halves) {
        let target = ClickTarget::Ship(kind);
        scene.hit(target, HitShape::Rect(half), 3.5);
        let state = ctx.state(target);
        if builds && state.is_usable() {
            let price = price_of(BuildableItem::Ship(kind), &ctx.view.known.options);
            let alpha = if state == TargetState::Aimed { 1.0 } else { 0.7 };
            let look = IconBarStyle { pad: 6.0, ..IconBarStyle::plain(23.0, z::ROOMS + 2.0) }.sized(15.0, 0.78);
            let look = look.rimmed(PALETTE.act.line.at(alpha));
            strip(scene, id("ship price", kind), &price_items(price), look, RowAlign::Middle, half.center());
        }
    }
}
