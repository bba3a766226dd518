//! The target of a solo player, shown at the right: a mast with a lamp for each rank, and a lamp at its top for the hardest
//! challenge. The lamps light up as points are gained.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::parts::{BoardTextStyle, fitted, words};
use super::z;
use crate::locale::text;
use crate::table::ClickTarget;
use far_space_foundry::rules::{MatchMode, SOLO_TARGET};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TransitionKind, id};

/// The ranks with their points, the lowest first (FSF-SOLO-1), and the points of the hardest challenge.
const MARKS: [(&str, i32); 4] = [
    ("ui-rank-pilot", SOLO_TARGET),
    ("ui-rank-messenger", SOLO_TARGET + 1),
    ("ui-rank-superintendent", SOLO_TARGET + 2),
    ("ui-mast-challenge", SOLO_TARGET + 6),
];
/// The foot of the mast in a 16:9 window, and the distance between lamps.
const FOOT: Vec2 = Vec2::new(1330.0, 372.0);
const STEP: f32 = 60.0;
/// The distance of the first lamp from the foot, in steps between lamps.
const FIRST: f32 = 0.8;
/// Maximum width of the name of a rank.
const ROOM: f32 = 210.0;

/// Draws the mast, which only a solo match of the full game has.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if ctx.players() != 1 || ctx.view.known.options.mode != MatchMode::Full {
        return;
    }
    let points = ctx.view.known.points(0).total();
    let foot = FOOT + Vec2::new(ctx.visible.max.x - 1600.0, 0.0);
    let top = foot - Vec2::new(0.0, STEP * MARKS.len() as f32 + 20.0);
    scene.hit(
        ClickTarget::Mast,
        HitShape::Rect(Rect::from_corners(top - 26.0, foot + Vec2::new(36.0 + ROOM, 0.0))),
        2.0,
    );
    climber(scene, points, foot);
    let layers = vec![(7.0, PALETTE.space[0].at(0.5)), (4.0, PALETTE.brass[0].0), (1.4, PALETTE.brass[1].0)];
    scene.stroke(id("mast", 0), Polyline { points: vec![foot, top], layers }, z::HARBOURS);
    for (nth, (rank, needed)) in MARKS.into_iter().enumerate() {
        let at = foot - Vec2::new(0.0, STEP * (nth as f32 + FIRST));
        let lit = points >= needed;
        let fill = if lit { PALETTE.brass[1].0 } else { PALETTE.space[1].0 };
        let mut lamp = RoundedRect::disc(24.0).fill(&[fill]).rim(2.0, &[PALETTE.brass[1].0, PALETTE.brass[2].0]);
        if lit {
            lamp = lamp.glow(PALETTE.brass[1].at(0.6), 16.0);
        }
        scene.plate(id("lamp", nth), lamp, at, z::HARBOURS + 1.0);
        let ink = if lit { PALETTE.ink.0 } else { PALETTE.ivory.0 };
        let number = BoardTextStyle::bold(20.0, z::HARBOURS + 2.0).in_colour(ink);
        words(scene, id("lamp number", nth), needed.to_string(), number, RowAlign::Middle, at + Vec2::new(0.0, 7.0));
        let hand = if lit { BoardTextStyle::bold(16.0, z::SIGNS) } else { BoardTextStyle::plain(16.0, z::SIGNS) };
        fitted(scene, id("rank", nth), &text(rank), hand, RowAlign::Left, at + Vec2::new(36.0, 5.6), ROOM);
    }
}

/// Returns the height of a number of points on the mast, in steps. The distance to the first lamp represents all points that it
/// requires.
fn height(points: i32) -> f32 {
    let Some(next) = MARKS.iter().position(|&(_, needed)| points < needed) else {
        return MARKS.len() as f32 - 1.0 + FIRST;
    };
    let (below, from) = next.checked_sub(1).map_or((0.0, 0), |lower| (lower as f32 + FIRST, MARKS[lower].1));
    let way = (points - from).max(0) as f32 / (MARKS[next].1 - from) as f32;
    below + (next as f32 + FIRST - below) * way
}

/// Draws the current points next to the mast at their height, and lights the mast up to this height.
fn climber(scene: &mut ComposedScene, points: i32, foot: Vec2) {
    let at = foot - Vec2::new(0.0, STEP * height(points));
    if at != foot {
        let layers = vec![(6.0, PALETTE.brass[1].at(0.5)), (3.0, PALETTE.ivory.0)];
        scene.stroke(id("mast climbed", 0), Polyline { points: vec![foot, at], layers }, z::HARBOURS + 0.5);
    }
    let plate =
        RoundedRect::new(Vec2::new(40.0, 24.0), 12.0).fill(&[PALETTE.act.tag[1].0]).rim(1.4, &[PALETTE.ivory.0]);
    let middle = at - Vec2::new(50.0, 0.0);
    scene.plate(id("climber", 0), plate, middle, z::HARBOURS + 2.5).motion(TransitionKind::Token);
    let words_at = middle + Vec2::new(0.0, 5.8);
    let hand = BoardTextStyle::bold(16.0, z::HARBOURS + 3.0);
    let told = if points < 0 { format!("–{}", -points) } else { points.to_string() };
    words(scene, id("climber number", 0), told, hand, RowAlign::Middle, words_at);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solo_score_marker_reaches_each_lamp_at_its_points() {
        assert!(height(-4).abs() < 1e-6 && height(0).abs() < 1e-6);
        let lamps = MARKS.iter().enumerate().map(|(nth, &(_, needed))| (nth as f32 + FIRST, needed));
        assert!(lamps.into_iter().all(|(at, needed)| (height(needed) - at).abs() < 1e-5));
        assert!((-5..40).all(|points| height(points) <= height(points + 1)));
    }
}
