//! Warehouses, freighters and the goods in their windows. Movable goods have a rim of light; gathered goods are lifted,
//! and also drawn faintly at their destination.

use bevy::math::{Rect, Vec2};

use super::board_pieces::GoodPiece;
use super::ctx::{SceneContext, TargetState};
use super::icons::good_picture;
use super::layout::{HALF_SPACE, HarbourLayout};
use super::parts::{SMALLEST, badge, halo};
use super::z;
use crate::table::plan::{CargoOrderKind, goods_direction};
use crate::table::{ClickTarget, GoodPlace, GoodsDraft};
use far_space_foundry::rules::{FreighterKind, Good, warehouse_size};
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, SceneNodeId, TransitionKind, id};

/// The upward shift of gathered goods, and their scale.
const LIFT: f32 = 6.0;
const LARGER: f32 = 1.14;

/// Returns the id of a good's picture.
pub fn good_id(which: impl std::hash::Hash) -> SceneNodeId {
    id("good", which)
}

/// Returns the id of a freighter's picture.
pub fn hull_id(seat: usize, ship: FreighterKind) -> SceneNodeId {
    id("hull", (seat, ship.index()))
}

/// Returns the position of the floor of a seat's freighter, or `None` if the freighter does not exist or has left at the end of
/// the match.
pub fn floor(ctx: &SceneContext, seat: usize, ship: FreighterKind) -> Option<Vec2> {
    if ctx.view.known.is_over() { None } else { last_floor(ctx, seat, ship) }
}

/// Returns the position of the floor of a seat's freighter, even after it has left, or `None` if the freighter does not exist.
pub fn last_floor(ctx: &SceneContext, seat: usize, ship: FreighterKind) -> Option<Vec2> {
    let fleet: Vec<FreighterKind> = ctx.player(seat).ships().map(|(ship, _)| ship).collect();
    let nth = fleet.iter().position(|&one| one == ship)?;
    Some(ctx.harbour(seat).freighter(nth, fleet.len()))
}

/// Returns the position and scale of a good, or `None` if the good is not in a store on the board.
pub fn space(ctx: &SceneContext, place: GoodPlace) -> Option<(Vec2, f32)> {
    match place {
        GoodPlace::Warehouse(seat, space, _) => {
            let harbour = ctx.harbour(seat.into());
            let spaces = warehouse_size(ctx.view.known.half).max(space + 1);
            Some((harbour.bay(spaces, space), harbour.scale))
        }
        GoodPlace::Hold(seat, ship, space, _) => {
            let harbour = ctx.harbour(seat.into());
            Some((harbour.space(floor(ctx, seat.into(), ship)?, space), harbour.scale))
        }
        _ => None,
    }
}

/// Draws a store with its pennant.
pub fn store(scene: &mut ComposedScene, ctx: &SceneContext, seat: usize) {
    let (harbour, spaces) = (ctx.harbour(seat), warehouse_size(ctx.view.known.half));
    let pennant = format!("fsf-pennant-{}", ctx.colour(seat));
    scene.piece(id("pennant", seat), pennant, harbour.pennant(spaces), z::HARBOURS + 1.0).scale(harbour.scale);
    let node =
        scene.piece(id("store", (seat, spaces)), format!("fsf-store-{spaces}"), harbour.store(), z::HARBOURS + 2.0);
    node.scale(harbour.scale).motion(TransitionKind::Fade);
}

/// Draws the freighters of a seat.
pub fn fleet(scene: &mut ComposedScene, ctx: &SceneContext, seat: usize) {
    let harbour = ctx.harbour(seat);
    for &(entity, token, hull) in ctx.seen.fleet(seat) {
        let Some(floor) = floor(ctx, seat, token.ship) else { continue };
        let side = if hull.upgraded { "-upgraded" } else { "" };
        let picture = format!("fsf-freighter-{}-{}{side}", token.ship.word(), hull.size);
        let node = scene.piece(hull_id(seat, token.ship), picture, floor, z::HARBOURS + 3.0);
        node.scale(harbour.scale).motion(TransitionKind::Token).on_piece(entity);
        if seat == ctx.mover() {
            reach(scene, ctx, &harbour, token.ship, harbour.hull_area(floor, hull.size));
        }
    }
}

/// Makes a freighter of the mover clickable: as a whole for filling or emptying it, and at its prow for upgrading it.
fn reach(scene: &mut ComposedScene, ctx: &SceneContext, harbour: &HarbourLayout, ship: FreighterKind, area: Rect) {
    let (whole, upgrade) = (ctx.state(ClickTarget::Ship(ship)), ctx.state(ClickTarget::Upgrade(ship)));
    let state = whole.max(upgrade);
    if state.is_usable() {
        let soft = if state == TargetState::Aimed { TargetState::Aimed } else { TargetState::Usable };
        halo(
            scene,
            id("hull halo", ship),
            Rect { min: area.min + 2.0, max: area.max - 2.0 },
            18.0,
            soft,
            z::HARBOURS + 2.6,
        );
    }
    scene.hit(ClickTarget::Ship(ship), HitShape::Rect(area), 4.0);
    if upgrade.is_usable() {
        let prow = Rect { max: Vec2::new(area.max.x, area.min.y + 38.0 * harbour.scale), ..area };
        // If goods can move as well, clicks on the windows move goods; otherwise a click anywhere on the freighter upgrades it.
        let zone = if whole.is_usable() { prow } else { area };
        scene.hit(ClickTarget::Upgrade(ship), HitShape::Rect(zone), 4.5);
        let sign = Vec2::new(prow.center().x, prow.min.y - 2.0);
        scene.piece(id("upgrade sign", ship), "icon-fsf-upgrade", sign, z::SIGNS).scale(1.05);
    }
}

/// Draws all goods in their spaces. Gathered goods are lifted, and also drawn at their destinations.
pub fn goods(scene: &mut ComposedScene, ctx: &SceneContext) {
    let mut marked = UnmarkedGoods::new(ctx);
    for good in &ctx.seen.goods {
        let Some((at, scale)) = space(ctx, good.place) else { continue };
        let means = if ctx.local { marked.click(ctx, good) } else { GoodClickEffect::default() };
        one(scene, ctx, good, (at, scale), &means);
    }
    ghosts(scene, ctx);
}

/// The effect of clicking a good in a store.
#[derive(Default)]
struct GoodClickEffect {
    /// The target of a click; `None` if a click has no effect.
    target: Option<ClickTarget>,
    /// True if the good is gathered.
    gathered: bool,
}

/// The numbers of goods that still have to be marked as gathered.
struct UnmarkedGoods {
    way: Option<CargoOrderKind>,
    left: Vec<(FreighterKind, Good, u8)>,
    ship: FreighterKind,
}

impl UnmarkedGoods {
    fn new(ctx: &SceneContext) -> Self {
        let gathered = ctx.gathered.map(|goods| goods.amounts.clone()).unwrap_or_default();
        let left = gathered.iter().map(|amount| (amount.ship, amount.good, amount.count)).collect();
        UnmarkedGoods { way: goods_direction(ctx.view), left, ship: aimed_ship(ctx) }
    }

    /// Marks one more of a good as gathered, and returns the freighter to or from which it moves. A good in the hold `from` can
    /// be marked for that freighter only. Returns `None` if no more are gathered.
    fn take(&mut self, from: Option<FreighterKind>, good: Good) -> Option<FreighterKind> {
        let fits = |&&mut (ship, kind, count): &&mut (FreighterKind, Good, u8)| {
            kind == good && count > 0 && from.is_none_or(|from| from == ship)
        };
        let (ship, _, count) = self.left.iter_mut().find(fits)?;
        *count -= 1;
        Some(*ship)
    }

    fn click(&mut self, ctx: &SceneContext, good: &GoodPiece) -> GoodClickEffect {
        let mover = ctx.mover();
        let (from, layer) = match good.place {
            GoodPlace::Warehouse(seat, _, layer) if usize::from(seat) == mover => (None, layer),
            GoodPlace::Hold(seat, ship, _, layer) if usize::from(seat) == mover => (Some(ship), layer),
            _ => return GoodClickEffect::default(),
        };
        let moves =
            matches!((self.way, from), (Some(CargoOrderKind::Load), None) | (Some(CargoOrderKind::Unload), Some(_)));
        if moves {
            let ship = self.take(from, good.good);
            let gathered = ship.is_some();
            let ship = ship.or(from).unwrap_or(self.ship);
            let target = if gathered { ClickTarget::Less(ship, good.good) } else { ClickTarget::More(ship, good.good) };
            return GoodClickEffect { target: Some(target), gathered };
        }
        let charges = good.good.product().filter(|_| from.is_none() && layer == 0 && !good.good.is_charged());
        let target = charges.map(ClickTarget::Charge).filter(|&target| ctx.can(target));
        GoodClickEffect { target, gathered: false }
    }
}

/// Returns the freighter that receives the next good from the warehouse or the tray.
pub fn aimed_ship(ctx: &SceneContext) -> FreighterKind {
    let proposed = ctx.gathered.filter(|goods| !goods.amounts.is_empty()).map(|goods| goods.ship);
    let room = || {
        let player = ctx.player(ctx.mover());
        player.ships().find(|(_, freighter)| freighter.free() > 0).map(|(ship, _)| ship)
    };
    proposed.or_else(room).unwrap_or(FreighterKind::Federal)
}

/// Returns the area of a space of a store.
fn square(at: Vec2, scale: f32) -> Rect {
    Rect::from_center_half_size(at, Vec2::splat(HALF_SPACE * scale))
}

fn one(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    good: &GoodPiece,
    (at, scale): (Vec2, f32),
    means: &GoodClickEffect,
) {
    let upper = matches!(good.place, GoodPlace::Warehouse(_, _, 1) | GoodPlace::Hold(_, _, _, 1));
    let lift = if means.gathered { Vec2::new(0.0, -LIFT) } else { Vec2::ZERO };
    let larger = if means.gathered { LARGER } else { 1.0 };
    let height = z::PIECES + if means.gathered { 2.0 } else { 0.0 } + if upper { 0.5 } else { 0.0 };
    if let Some(target) = means.target {
        let state = if ctx.points_at(target) { ctx.state(target).max(TargetState::Usable) } else { ctx.state(target) };
        let state = if means.gathered { state.max(TargetState::Usable) } else { state };
        halo(scene, id("good halo", good.entity), square(at, scale), 5.0, state, height - 0.2);
        scene.hit(target, HitShape::Rect(square(at, scale)), 6.0);
    }
    // The upper good of a pair covers the lower one, so a number marks the pair. It has its own id for motion.
    let node = scene.piece(good_id(good.entity), good_picture(good.good), at + lift, height);
    node.scale(scale * larger).motion(TransitionKind::Token).on_piece(good.entity);
    if upper {
        badge(scene, id("pair", good.entity), "2", SMALLEST, at + Vec2::new(9.0, 8.0) * scale, height + 1.0);
    }
}

/// Draws gathered goods at their destination.
fn ghosts(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (Some(way), Some(goods)) = (goods_direction(ctx.view), ctx.gathered) else { return };
    if !ctx.local {
        return;
    }
    let mover = ctx.mover();
    let harbour = ctx.harbour(mover);
    let player = ctx.player(mover);
    match way {
        CargoOrderKind::Take | CargoOrderKind::Unload => {
            let (first, spaces) = (player.warehouse.spaces(), warehouse_size(ctx.view.known.half));
            let places = (first..spaces).map(|space| harbour.bay(spaces, space));
            lay(scene, ctx, goods, None, places, harbour.scale);
        }
        CargoOrderKind::Load | CargoOrderKind::Stow => {
            for (ship, freighter) in player.ships() {
                let Some(floor) = floor(ctx, mover, ship) else { continue };
                let places = (freighter.hold.spaces()..freighter.size).map(|space| harbour.space(floor, space));
                lay(scene, ctx, goods, Some(ship), places, harbour.scale);
            }
        }
    }
}

/// Draws gathered goods in free spaces, except for goods that are stacked on others.
fn lay(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    goods: &GoodsDraft,
    ship: Option<FreighterKind>,
    places: impl Iterator<Item = Vec2>,
    scale: f32,
) {
    let mine = goods.amounts.iter().filter(|amount| ship.is_none_or(|ship| amount.ship == ship));
    let each = mine.flat_map(|amount| {
        let alone = amount.count - amount.on;
        std::iter::repeat_n((amount.ship, amount.good), usize::from(alone))
    });
    for (nth, ((ship, good), at)) in each.zip(places).enumerate() {
        let target = ClickTarget::Less(ship, good);
        let state = if ctx.points_at(target) { TargetState::Aimed } else { TargetState::Usable };
        halo(scene, id("ghost halo", (ship, nth)), square(at, scale), 5.0, state, z::PIECES - 0.2);
        scene.piece(id("ghost", (ship, nth)), good_picture(good), at, z::PIECES).scale(scale).alpha(0.6);
        scene.hit(target, HitShape::Rect(square(at, scale)), 6.0);
    }
}
