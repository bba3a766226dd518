//! The two ships in cross-section: hulls in the colours of their seats, and boosters and cannons with their totals.

use std::f32::consts::PI;

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::layout::{MountsLayout, ShipLayout, rect};
use super::parts::{BoardTextStyle, words};
use super::z;
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, RowAlign, SceneNodeId, TransitionKind, id};
use starship_catan::rules::{EquipmentKind, Seat};

/// Half the clickable size of a booster or a cannon drawn at scale 1.
const REACH: Vec2 = Vec2::new(46.0, 24.0);
/// The distance from the mount of a booster or a cannon to its centre, at scale 1.
const MIDDLE: f32 = 38.0;

/// Returns the stem of the drawing names of a ship, such as `moon` or `sun-left`.
fn stem(seat: Seat, places: &ShipLayout) -> String {
    format!("{}{}", seat.word(), side(places))
}

/// Returns the suffix of the drawing names: `-left` for a ship that faces left, otherwise an empty string.
pub const fn side(places: &ShipLayout) -> &'static str {
    if places.left { "-left" } else { "" }
}

/// Draws both ships without the contents of their rooms.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &seat in Seat::ALL {
        let places = ctx.ship(seat);
        mounts(scene, ctx, seat, EquipmentKind::Booster);
        mounts(scene, ctx, seat, EquipmentKind::Cannon);
        hull(scene, ctx, seat, places);
        for (piece, (x, y, radius, above)) in
            [(EquipmentKind::Booster, places.boost), (EquipmentKind::Cannon, places.firepower)]
        {
            let power = ctx.player(seat).pieces(piece).power();
            lens(scene, id("lens", (seat, power_name(piece))), power, piece, (Vec2::new(x, y), radius, above));
        }
        let (x, y, size) = places.seal;
        let seal = format!("seal-{}", ctx.colour(seat));
        scene.piece(id("seal", seat), seal, Vec2::new(x, y), z::ROOMS + 2.0).scale(size);
    }
}

fn hull(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, places: &ShipLayout) {
    let (at, stem, colour) = (Vec2::from(places.at), stem(seat, places), ctx.colour(seat));
    let side = side(places);
    let layers = [
        ("hull", format!("hull-{stem}"), z::HULL),
        ("stern", format!("paint-{stem}-stern-{colour}"), z::HULL + 1.0),
        ("bow", format!("paint-{stem}-bow-{colour}"), z::HULL + 1.2),
        ("case", format!("hull-case{side}"), z::HULL + 2.0),
    ];
    for (what, piece, height) in layers {
        scene.piece(id(what, seat), piece, at, height).scale(places.scale);
    }
}

const fn power_name(piece: EquipmentKind) -> &'static str {
    match piece {
        EquipmentKind::Booster => "boost",
        EquipmentKind::Cannon => "firepower",
    }
}

/// Draws the boost or the firepower in a brass lens, with its icon above.
fn lens(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    sum: u8,
    piece: EquipmentKind,
    (at, radius, above): (Vec2, f32, f32),
) {
    scene.piece(id("lens glass", name), "dial-lens", at, z::ROOMS + 2.0).scale(radius / 19.0);
    let size = if radius > 16.0 { 17.0 } else { 15.0 };
    let baseline = at + Vec2::new(0.0, size * 0.36);
    words(
        scene,
        id("lens sum", name),
        sum.to_string(),
        BoardTextStyle::bold(size, z::ROOMS + 4.0),
        RowAlign::Middle,
        baseline,
    );
    let sign = format!("icon-{}", super::icons::piece(piece));
    scene.piece(id("lens sign", name), sign, at + Vec2::new(0.0, above), z::ROOMS + 2.0).scale(radius / 18.0);
}

/// Returns a ship's places for boosters or cannons, in the order in which these are built.
pub const fn mounts_of(places: &ShipLayout, piece: EquipmentKind) -> &MountsLayout {
    match piece {
        EquipmentKind::Booster => &places.boosters,
        EquipmentKind::Cannon => &places.cannons,
    }
}

/// Returns the level of the booster or cannon in each place, the highest level first. An empty place has level 0.
pub fn levels(ctx: &SceneContext, seat: Seat, piece: EquipmentKind) -> [u8; 3] {
    let pieces = ctx.player(seat).pieces(piece);
    std::array::from_fn(|at| match at as u8 {
        at if at < pieces.twos => 2,
        at if at < pieces.count() => 1,
        _ => 0,
    })
}

/// Returns the index of the first empty place for a booster or a cannon. If all places are taken, returns the index of the first
/// piece of level 1, or 0 if all pieces are of level 2.
pub fn next_place(ctx: &SceneContext, seat: Seat, piece: EquipmentKind) -> usize {
    let levels = levels(ctx, seat, piece);
    let first = |wanted| levels.iter().position(|&level| level == wanted);
    first(0).or_else(|| first(1)).unwrap_or_default()
}

/// Returns the rectangle of a booster or a cannon.
pub fn mount_area(places: &ShipLayout, piece: EquipmentKind, at: usize) -> Rect {
    let mounts = mounts_of(places, piece);
    let astern = (piece == EquipmentKind::Booster) != places.left;
    let out = if astern { -MIDDLE } else { MIDDLE } * mounts.size;
    Rect::from_center_half_size(Vec2::from(mounts.at[at]) + Vec2::new(out, 0.0), REACH * mounts.size)
}

/// Returns the scene name of a booster or a cannon.
pub fn mount_id(seat: Seat, piece: EquipmentKind, at: usize) -> SceneNodeId {
    id("mount", (seat, power_name(piece), at))
}

fn mounts(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, piece: EquipmentKind) {
    let places = ctx.ship(seat);
    let (mounts, side) = (mounts_of(places, piece), side(places));
    let stem = super::icons::piece(piece);
    let own = seat == ctx.decider();
    let state = if own { ctx.state(ClickTarget::Piece(piece)) } else { TargetState::Rest };
    let next = next_place(ctx, seat, piece);
    let flies = ctx.view.known.phase.in_flight() && seat == ctx.turn();
    for (at, level) in levels(ctx, seat, piece).into_iter().enumerate() {
        let name = mount_id(seat, piece, at);
        let lit = state.is_usable() && at == next;
        if level == 0 {
            let usable = if lit { "-usable" } else { "" };
            let empty = format!("{stem}-0{side}{usable}");
            // Empty places for cannons are in front of the hull, those for boosters behind it.
            let height = if piece == EquipmentKind::Cannon { z::HULL + 3.0 } else { z::MOUNTS + 1.0 };
            scene.piece(id("empty", name), empty, Vec2::from(mounts.none[at]), height).scale(mounts.none_size);
        } else {
            let built = format!("{stem}-{level}{side}");
            let here = Vec2::from(mounts.at[at]);
            scene.piece(name, built, here, z::MOUNTS + 1.0).scale(mounts.size).motion(TransitionKind::Token);
            if flies && piece == EquipmentKind::Booster {
                flame(scene, places, name, here, level);
            }
        }
        if lit {
            raised(scene, places, piece, at, state);
        }
    }
    if own && !matches!(ctx.view.known.phase, starship_catan::rules::Phase::Over) {
        let area = mount_area(places, piece, next);
        scene.hit(ClickTarget::Piece(piece), HitShape::Rect(area), 4.0);
    }
}

/// Draws a ring of light around a piece that can be built or upgraded.
fn raised(scene: &mut ComposedScene, places: &ShipLayout, piece: EquipmentKind, at: usize, state: TargetState) {
    use orrery_board::paint::RoundedRect;
    use orrery_board::palette::PALETTE;
    let area = mount_area(places, piece, at);
    let strength = if state == TargetState::Aimed { 0.9 } else { 0.45 };
    let frame = RoundedRect::new(area.size(), 14.0).rim(1.6, &[PALETTE.act.line.at(strength)]);
    let frame = frame.glow(PALETTE.act.line.at(strength * 0.8), 9.0);
    scene.plate(id("mount lit", (power_name(piece), places.left)), frame, area.center(), z::HULL + 4.0);
}

/// Draws the flame of a booster while its ship is in flight.
fn flame(scene: &mut ComposedScene, places: &ShipLayout, name: SceneNodeId, mount: Vec2, level: u8) {
    let out = if level == 1 { places.flame.0 } else { places.flame.1 };
    let size = places.boosters.size;
    let node = scene.piece(id("flame", name), format!("flame-{level}"), mount + Vec2::new(out, 0.0), z::MOUNTS);
    node.scale(size).motion(TransitionKind::Fade).turn = if places.left { PI } else { 0.0 };
}

/// Returns the rectangle of the whole ship, with a margin of 18 units.
pub fn ship_area(places: &ShipLayout) -> Rect {
    rect(places.case).inflate(18.0)
}
