//! The texts around the station: the half, the bank, the number of shuttles in orbit, and the dock master.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::layout::{self, DOCK_MASTER, FREE_SHUTTLES, HALF};
use super::parts::{BoardTextStyle, IconBarStyle, fitted, strip, words};
use super::z;
use crate::locale::text;
use crate::settings::keys::TableKeyAction;
use crate::table::ClickTarget;
use far_space_foundry::rules::DOCKS;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextLine, TextRowStyle, id, t};

/// The maximum width of the line under the name of the half. It keeps the line clear of the dock master's text.
const TASK: f32 = 300.0;

/// Draws the half with its task and the bank, the number of shuttles in orbit, and the dock master.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    half(scene, ctx);
    let free = DOCKS - ctx.view.known.docks.count_ones() as u8;
    let items = [RowItem::Icon("fsf-shuttle"), t(free), t(text("ui-in-orbit"))];
    strip(scene, id("free", 0), &items, IconBarStyle::plain(26.0, z::SIGNS), RowAlign::Left, FREE_SHUTTLES);
    dock_master(scene, ctx);
}

/// Draws the name of the half, its task, and the credits in the bank.
fn half(scene: &mut ComposedScene, ctx: &SceneContext) {
    let right = HALF.x + ctx.visible.max.x - 1600.0;
    let (name, task) = if ctx.is_beta() { ("ui-beta", "ui-beta-task") } else { ("ui-alpha", "ui-alpha-task") };
    let title = TextLine { text: text(name), size: 33.0, bold: true, spacing: 4.0, colour: PALETTE.ivory.0 };
    scene.words(id("half", 0), title, RowAlign::Right, Vec2::new(right, HALF.y), z::SIGNS);
    let at = Vec2::new(right, HALF.y + 23.0);
    fitted(scene, id("task", 0), &text(task), BoardTextStyle::plain(16.0, z::SIGNS), RowAlign::Right, at, TASK);
    let items = [RowItem::Icon("fsf-coin"), t(ctx.view.known.bank), t(text("ui-in-bank"))];
    scene.row(
        id("bank", 0),
        &items,
        TextRowStyle::plain(z::SIGNS),
        RowAlign::Right,
        Vec2::new(right, HALF.y + 42.0),
        |_| {},
    );
}

/// Returns the area of the dock master's text and price.
pub fn master_area() -> Rect {
    Rect::from_corners(DOCK_MASTER + Vec2::new(-6.0, -24.0), DOCK_MASTER + Vec2::new(204.0, 40.0))
}

fn dock_master(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (at, state) = (DOCK_MASTER, ctx.state(ClickTarget::Bribe));
    let mover = ctx.player(ctx.mover());
    let tower = layout::tower();
    let points = vec![tower + Vec2::new(26.0, 10.0), at + Vec2::new(-26.0, -6.0), at + Vec2::new(-5.0, -6.0)];
    let line = if state.is_usable() { PALETTE.act.line.0 } else { PALETTE.brass[1].at(0.8) };
    let layers = vec![(3.4, PALETTE.space[0].at(0.5)), (1.3, line)];
    scene.stroke(id("master line", 0), Polyline { points, layers }, z::SIGNS);
    let alpha = if mover.bribed { 0.5 } else { 1.0 };
    let ring = at + Vec2::new(9.5, -5.7);
    let disc = RoundedRect::disc(10.5).fill(&[PALETTE.act.tag[1].0]).rim(1.6, &[line]);
    let disc = if state.is_usable() {
        disc.glow(PALETTE.act.line.at(0.7), if state == TargetState::Aimed { 11.0 } else { 6.0 })
    } else {
        disc
    };
    scene.plate(id("master disc", 0), disc, ring, z::SIGNS + 1.0);
    let letter = ctx.keys.mark(TableKeyAction::Bribe.action());
    let ink = if state.is_usable() { PALETTE.act.line.0 } else { PALETTE.brass[1].0 };
    if letter.chars().count() <= 2 {
        let hand = BoardTextStyle::bold(15.0, z::SIGNS + 2.0).in_colour(ink);
        words(scene, id("master key", 0), letter, hand, RowAlign::Middle, ring + Vec2::new(0.0, 5.4));
    }
    let hand = BoardTextStyle::bold(16.0, z::SIGNS + 1.0).faded(alpha);
    fitted(
        scene,
        id("master name", 0),
        &text("ui-dock-master"),
        hand,
        RowAlign::Left,
        at + Vec2::new(26.0, 0.0),
        180.0,
    );
    let items = if mover.bribed {
        vec![RowItem::Icon("fsf-tower-off"), RowItem::Icon("fsf-coin")]
    } else {
        let price = [t(1), RowItem::Icon("fsf-coin"), RowItem::Icon("arrow"), RowItem::Icon("fsf-plusminus")];
        price.into_iter().chain([RowItem::Icon("fsf-shuttle"), t(text("ui-once-a-half"))]).collect()
    };
    strip(
        scene,
        id("master price", 0),
        &items,
        IconBarStyle::plain(26.0, z::SIGNS),
        RowAlign::Left,
        at + Vec2::new(0.0, 24.0),
    );
    scene.hit(ClickTarget::Bribe, HitShape::Rect(master_area()), 5.0);
}
