//! The foundry in the middle: the ring over the melt, the die, the shuttles in docks and in orbit, and the rocks behind it.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::layout::{self, DIE, STATION};
use super::parts::{BoardTextStyle, IconBarStyle, strip, words};
use super::z;
use crate::locale::text;
use crate::table::{ClickTarget, ShuttlePlace};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TransitionKind, id, t};

/// The scale of a free shuttle compared with a shuttle in a dock.
const FREE: f32 = 0.84;
/// Half the width of the die.
const DIE_SIZE: f32 = 46.0;
/// Rocks behind the station: position, number of the picture, and scale.
const ROCKS: [(f32, f32, u8, f32); 22] = [
    (1216.0, 210.0, 2, 1.0),
    (1140.0, 648.0, 1, 0.84),
    (356.0, 486.0, 3, 0.62),
    (486.0, 640.0, 2, 0.94),
    (1246.0, 560.0, 3, 0.72),
    (372.0, 250.0, 1, 0.66),
    (1322.0, 92.0, 1, 0.3),
    (1290.0, 150.0, 3, 0.22),
    (1180.0, 120.0, 2, 0.2),
    (1240.0, 318.0, 1, 0.26),
    (1204.0, 402.0, 3, 0.2),
    (1190.0, 486.0, 2, 0.28),
    (1080.0, 612.0, 3, 0.22),
    (980.0, 654.0, 1, 0.18),
    (640.0, 650.0, 3, 0.2),
    (560.0, 676.0, 1, 0.24),
    (420.0, 590.0, 2, 0.2),
    (340.0, 560.0, 1, 0.3),
    (346.0, 398.0, 2, 0.22),
    (392.0, 330.0, 3, 0.18),
    (420.0, 160.0, 2, 0.22),
    (556.0, 52.0, 3, 0.2),
];

/// Returns the id of a shuttle's picture.
pub fn shuttle_id(which: impl std::hash::Hash) -> SceneNodeId {
    id("shuttle", which)
}

/// Returns the id of the die's picture.
pub fn die_id() -> SceneNodeId {
    id("die", 0)
}

/// Returns the id of the cue that turns the whole station over between the halves.
pub fn turn_id() -> SceneNodeId {
    id("station turns", 0)
}

/// Draws the sky and the station.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for (nth, &(x, y, which, size)) in ROCKS.iter().enumerate() {
        let rock = scene.piece(id("rock", nth), format!("fsf-rock-{which}"), Vec2::new(x, y), z::SKY);
        rock.scale(size).alpha(if size > 0.5 { 0.9 } else { 0.55 });
    }
    scene.piece(id("orbit", 0), "fsf-orbit", STATION, z::SKY + 1.0);
    shuttles(scene, ctx);
    // Each half has its own light: starlight on ice in Alpha, the furnace in Beta.
    let half = if ctx.is_beta() { "beta" } else { "alpha" };
    scene.piece(id("light", half), format!("fsf-light-{half}"), STATION, z::SKY - 1.0).motion(TransitionKind::Fade);
    let first = scene.nodes.len();
    scene.piece(id("station", 0), "fsf-station-body", STATION, z::STATION);
    scene.piece(id("glow", 0), format!("fsf-glow-{half}"), STATION, z::STATION + 1.0);
    die(scene, ctx);
    scene.turn_with(first, turn_id(), STATION);
}

fn shuttles(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &(entity, place) in &ctx.seen.shuttles {
        let (at, picture, size, height) = match place {
            ShuttlePlace::Dock(dock) => (layout::berth(dock), dock, 1.0, z::SHUTTLES),
            ShuttlePlace::Orbit(seat) => {
                let (at, picture) = layout::orbit(seat);
                (at, picture, FREE, z::ORBIT)
            }
        };
        let node = scene.piece(shuttle_id(entity), format!("fsf-shuttle-{picture}"), at, height);
        node.scale(size).motion(TransitionKind::Token).on_piece(entity);
    }
}

/// Draws the die over the melt. It glows while it can be rolled.
fn die(scene: &mut ComposedScene, ctx: &SceneContext) {
    let state = ctx.state(ClickTarget::Roll);
    if state.is_usable() {
        let strength = if ctx.points_at(ClickTarget::Roll) { 0.95 } else { 0.6 };
        let light = RoundedRect::disc(DIE_SIZE + 10.0)
            .rim(2.2, &[PALETTE.act.line.0])
            .glow(PALETTE.act.line.at(strength), 14.0);
        scene.plate(id("die light", 0), light, DIE + Vec2::new(0.0, 4.0), z::DIE - 0.5);
        let items = [RowItem::Icon("fsf-die8"), t(text("ui-roll-short")), RowItem::Icon("fsf-barrier")];
        let look = IconBarStyle::plain(26.0, z::DIE + 2.0).rimmed(PALETTE.act.line.0);
        strip(scene, id("die word", 0), &items, look, RowAlign::Middle, DIE + Vec2::new(0.0, 70.0));
    }
    let name = die_id();
    scene.piece(name, "fsf-station-die", DIE, z::DIE).motion(TransitionKind::Token).piece = ctx.seen.die_entity;
    let figure = BoardTextStyle { colour: PALETTE.ink.0, ..BoardTextStyle::bold(40.0, z::DIE + 0.4) };
    let at = DIE + Vec2::new(0.0, 14.0);
    words(scene, id("die figure", 0), ctx.seen.die.to_string(), figure, RowAlign::Middle, at);
    scene.piece(id("gimbal", 0), "fsf-station-gimbal", STATION, z::DIE + 1.0);
    scene.hit(ClickTarget::Roll, HitShape::Disc(DIE, DIE_SIZE), 4.0);
}

/// Draws the lines from the harbours to the station, and the owners' marks on the ring.
pub fn tethers(scene: &mut ComposedScene, ctx: &SceneContext) {
    for seat in ctx.seats() {
        let (harbour, mark, ink) = (ctx.harbour(seat), layout::mark(seat), ctx.ink(seat));
        let mut from = harbour.tether();
        let side = if harbour.left { 1.0 } else { -1.0 };
        let room = (mark.x - from.x).abs() - 30.0;
        if (from.y - mark.y).abs() > room {
            from.y = mark.y + room * (from.y - mark.y).signum();
        }
        let bend = (from.y - mark.y).abs();
        let first = from + Vec2::new(side * 16.0, 0.0);
        let points = vec![from, first, Vec2::new(first.x + side * bend, mark.y), mark];
        let layers = vec![(5.0, PALETTE.space[0].at(0.55)), (2.8, ink.colour.0), (0.9, ink.light.0)];
        scene.stroke(id("tether", seat), Polyline { points, layers }, z::LINES);
        scene.plate(id("tether end", seat), RoundedRect::disc(4.0).fill(&[ink.light.0]), from, z::LINES + 0.5);
        let disc =
            RoundedRect::disc(13.5).fill(&[PALETTE.space[1].0]).rim(1.8, &[PALETTE.brass[1].0, PALETTE.brass[2].0]);
        scene.plate(id("mark below", seat), disc, mark, z::STATION + 2.0);
        scene.piece(id("mark", seat), format!("owner-{}", ctx.colour(seat)), mark, z::STATION + 2.5).scale(MARK);
    }
}

/// Scale of an owner's mark on the ring.
const MARK: f32 = 0.62;
