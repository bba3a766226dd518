//! Mines and stations: their contents, their prices, and the pirates to whom they are closed.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::{self, SHRINK};
use super::parts::{BoardTextStyle, IconBarStyle, shadowed, strip, words};
use super::z;
use crate::locale::place_name;
use crate::table::plan::route_to;
use crate::table::{ClickTarget, MetalPlace};
use contraband::rules::{
    BoardSpot, GATE_PRICE, MARKET_KIND, MARKET_ROOM, MARKETS, MINES, Metal, Sector, SectorPlace, SectorStructure, price,
};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TransitionKind, id, t};

/// The shelves of a market, from the top.
pub const SHELVES: [Metal; Metal::COUNT] = [Metal::Plutonium, Metal::Iron, Metal::Carbon];

/// Draws mines and structures with everything in them.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    (0..MINES).for_each(|mine| world(scene, ctx, mine));
    for &sector in Sector::ALL {
        structure(scene, ctx, sector);
    }
    (0..MARKETS).for_each(|market| prices(scene, ctx, market));
    metals(scene, ctx);
}

/// Returns the scene node id of a metal, which stays the same at every place.
pub fn metal_id(entity: bevy::prelude::Entity) -> SceneNodeId {
    id("metal", entity)
}

/// Returns the position of a metal in a mine or a market; `None` for a metal anywhere else.
pub fn metal_at(ctx: &SceneContext, place: MetalPlace, metal: Option<Metal>) -> Option<Vec2> {
    match place {
        MetalPlace::Mine(mine, nth) => {
            let mine = usize::from(mine);
            let count = ctx.view.known.mines[mine].pile.len();
            let pitch = if count < 3 { 17.4 } else { 15.6 };
            let off = f32::from(nth) - f32::from(count.saturating_sub(1)) / 2.0;
            Some(layout::pill(mine) + Vec2::new(off * pitch, 0.0))
        }
        MetalPlace::Market(market, nth) => {
            let row = SHELVES.iter().position(|shelf| Some(*shelf) == metal)?;
            Some(layout::shelf(market.into(), row, nth.into()))
        }
        _ => None,
    }
}

fn metals(scene: &mut ComposedScene, ctx: &SceneContext) {
    for seen in &ctx.seen.metals {
        let Some(at) = metal_at(ctx, seen.place, seen.metal) else { continue };
        let picture = seen.metal.map_or("cb-metals", icons::metal);
        let node = scene.piece(metal_id(seen.entity), format!("icon-{picture}"), at, z::STOCK + 2.0);
        node.scale(if seen.metal.is_some() { 0.84 } else { 0.7 }).motion(TransitionKind::Token).on_piece(seen.entity);
    }
}

/// Draws the line from the lane to a place, if the place can be clicked.
fn spoke(scene: &mut ComposedScene, spot: BoardSpot, state: TargetState) {
    if state.is_usable() {
        let points = vec![layout::exit(spot), layout::exit(spot).lerp(layout::place(spot), 0.75)];
        let layers = vec![(4.0, PALETTE.space[0].at(0.5)), (1.8, PALETTE.act.line.0)];
        scene.stroke(id("spoke", spot), Polyline { points, layers }, z::LINES);
    }
}

/// Draws a dot for each move that the flight costs.
fn pips(scene: &mut ComposedScene, ctx: &SceneContext, spot: BoardSpot, at: Vec2) {
    let count = route_to(ctx.view, spot).map_or(1, |leg| leg.steps.len());
    for nth in 0..count {
        let off = 7.0 * nth as f32 - 3.5 * count.saturating_sub(1) as f32;
        let disc = RoundedRect::disc(2.9).fill(&[PALETTE.act.line.0]).rim(1.0, &[PALETTE.space[0].0]);
        scene.plate(id("pip", (spot, nth)), disc, at + Vec2::new(off, 0.0), z::NAMES);
    }
}

fn world(scene: &mut ComposedScene, ctx: &SceneContext, mine: usize) {
    let spot = BoardSpot::of_mine(mine);
    let (at, state) = (layout::place(spot), ctx.at(spot));
    let lies = &ctx.view.known.mines[mine];
    let gone = lies.explored && lies.pile.is_empty();
    spoke(scene, spot, state);
    let picture = format!("cb-world-{}-{}", spot.sector, mine % 2 + 1);
    let node = scene.piece(id("world", mine), picture, at, z::PLACES).scale(SHRINK);
    if gone {
        node.alpha(0.38).scale(0.8 * SHRINK);
        scene.piece(id("exhausted", mine), "cb-exhausted", at, z::PLACES + 1.0).scale(SHRINK);
    }
    if state.is_usable() {
        let alpha = if state == TargetState::Aimed { 1.0 } else { 0.8 };
        scene.piece(id("mine on", mine), "cb-mine-on", at, z::PLACES + 2.0).scale(SHRINK).alpha(alpha);
        pips(scene, ctx, spot, at + Vec2::new(20.0, -23.0));
    }
    if !lies.explored {
        scene.piece(id("unknown", mine), "icon-cb-unknown", at + Vec2::new(16.0, 14.0), z::STOCK).scale(0.9);
    } else if !gone {
        let count = f32::from(lies.pile.len());
        let size = Vec2::new(count * if count < 3.0 { 17.4 } else { 15.6 } + 8.0, 22.0);
        let pill = RoundedRect::new(size, 11.0).fill(&[PALETTE.space[0].at(0.84)]).rim(0.9, &[PALETTE.line.at(0.5)]);
        // Metals that only the finder sees have a dashed outline.
        let pill = if lies.laid { pill } else { pill.dashed() };
        scene.plate(id("pill", (mine, lies.laid)), pill, layout::pill(mine), z::STOCK);
    }
    scene.hit(ClickTarget::Spot(spot), HitShape::Disc(at, 25.0), 4.0);
}

fn structure(scene: &mut ComposedScene, ctx: &SceneContext, sector: Sector) {
    let spot = BoardSpot { sector, place: SectorPlace::Structure };
    let (at, state) = (layout::place(spot), ctx.at(spot));
    spoke(scene, spot, state);
    let (on, half) = match sector.structure() {
        SectorStructure::Market(market) => {
            scene.piece(id("market", market), "cb-market", at, z::PLACES).scale(SHRINK);
            ("cb-market-on", Vec2::new(60.0, 48.0))
        }
        SectorStructure::Port => {
            port(scene, ctx, sector, at);
            ("cb-port-on", Vec2::new(64.0, 50.0))
        }
        SectorStructure::Gate => {
            gate(scene, ctx, spot, at);
            ("cb-gate-on", Vec2::new(44.0, 50.0))
        }
    };
    if state.is_usable() {
        let alpha = if state == TargetState::Aimed { 1.0 } else { 0.8 };
        scene.piece(id("structure on", sector), on, at, z::PLACES + 2.0).scale(SHRINK).alpha(alpha);
        pips(scene, ctx, spot, at - Vec2::new(0.0, 60.0));
    }
    let hand = BoardTextStyle::bold(15.0, z::NAMES);
    shadowed(scene, id("place", sector), &place_name(spot), hand, layout::name_of(sector));
    scene.hit(ClickTarget::Spot(spot), HitShape::Rect(Rect::from_center_half_size(at, half)), 4.0);
}

fn port(scene: &mut ComposedScene, ctx: &SceneContext, sector: Sector, at: Vec2) {
    let (known, quadrant) = (&ctx.view.known, sector.quadrant());
    // The spaceport of a colour that does not play is unlit.
    let alpha = if known.seat_of(quadrant).is_some() { 1.0 } else { 0.55 };
    scene.piece(id("port", sector), format!("cb-port-{quadrant}"), at, z::PLACES).scale(SHRINK).alpha(alpha);
    let items = [RowItem::Icon("cb-upgrade"), t(known.stores[quadrant.index()].len())];
    let look = IconBarStyle::plain(24.0, z::STOCK);
    strip(scene, id("store", sector), &items, look, RowAlign::Middle, at + SHRINK * Vec2::new(0.0, 45.0));
    let shut = ctx.seats().filter(|&seat| ctx.player(seat).is_pirate_in(quadrant));
    for (nth, seat) in shut.enumerate() {
        let place = at + Vec2::new(52.0 + 26.0 * nth as f32, 40.0);
        scene.piece(id("closed", (sector, seat)), format!("cb-closed-{}", ctx.colour(seat)), place, z::STOCK + 2.0);
    }
}

fn gate(scene: &mut ComposedScene, ctx: &SceneContext, spot: BoardSpot, at: Vec2) {
    let me = ctx.player(ctx.mover());
    let dead = me.credits < GATE_PRICE.into() || me.breakdown;
    scene.piece(id("gate", spot), if dead { "cb-gate-dead" } else { "cb-gate" }, at, z::PLACES).scale(SHRINK);
    let items = [RowItem::Icon("cb-credit"), t(GATE_PRICE)];
    strip(
        scene,
        id("fare", spot),
        &items,
        IconBarStyle::plain(24.0, z::STOCK),
        RowAlign::Middle,
        at + SHRINK * Vec2::new(0.0, 42.0),
    );
}

/// Draws the price that a market pays for the next metal of each kind. At the market where the decider's ship is, a click on a
/// row sells a metal.
fn prices(scene: &mut ComposedScene, ctx: &SceneContext, market: usize) {
    let known = &ctx.view.known;
    let there = &known.markets[market];
    let here = known.market_of(ctx.mover()) == Some(market);
    for (row, &metal) in SHELVES.iter().enumerate() {
        let area = layout::shelf_row(market, row);
        let count = there.count(metal);
        let state = if here { ctx.state(ClickTarget::Sell(metal)) } else { TargetState::Rest };
        if state.is_usable() {
            let alpha = if state == TargetState::Aimed { 0.95 } else { 0.6 };
            let lit = RoundedRect::new(area.size(), 4.0).fill(&[PALETTE.act.floor[0].at(alpha)]);
            scene.plate(id("shelf", (market, row)), lit, area.center(), z::STOCK - 1.0);
        }
        if count == 0 {
            // An empty shelf shows the icon of its metal.
            let sign = format!("icon-{}", icons::metal(metal));
            let at = layout::shelf(market, row, 0);
            scene.piece(id("shelf sign", (market, row)), sign, at, z::STOCK + 1.0).scale(0.7).alpha(0.5);
        }
        let right = Vec2::new(area.max.x - 4.0, area.center().y + 5.5);
        let full = count >= MARKET_KIND || there.len() >= MARKET_ROOM;
        let told = if full { "–".to_owned() } else { price(ctx.view.known.options.prices, metal, count).to_string() };
        let ink = [PALETTE.ivory.0, PALETTE.brass[1].0, PALETTE.dim.0][usize::from(count.min(2))];
        let hand = BoardTextStyle::bold(15.5, z::STOCK + 2.0).in_colour(ink);
        words(scene, id("price", (market, row)), told, hand, RowAlign::Right, right);
        if here {
            scene.hit(ClickTarget::Sell(metal), HitShape::Rect(area), 6.0);
        }
    }
}
