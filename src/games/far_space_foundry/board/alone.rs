//! Who plays alone sees at the right what he plays for: a mast with a lamp for each rank, and one at its top for the hardest
//! challenge, which light up with the points.

use bevy::math::Vec2;

use super::ctx::Ctx;
use super::parts::{Hand, fitted, words};
use super::z;
use crate::board::paint::{Plate, Stroke};
use crate::board::palette::PALETTE;
use crate::board::scene::{Align, Scene, id};
use crate::games::far_space_foundry::locale::text;
use crate::games::far_space_foundry::rules::{Mode, POINTS_TO_WIN_ALONE};

/// The ranks with their points, the lowest first (FSF-SOLO-1), and the points of the hardest challenge.
const MARKS: [(&str, i32); 4] = [
    ("ui-rank-pilot", POINTS_TO_WIN_ALONE),
    ("ui-rank-messenger", POINTS_TO_WIN_ALONE + 1),
    ("ui-rank-superintendent", POINTS_TO_WIN_ALONE + 2),
    ("ui-mast-challenge", POINTS_TO_WIN_ALONE + 6),
];
/// The foot of the mast, in a 16:9 window, and from lamp to lamp.
const FOOT: Vec2 = Vec2::new(1330.0, 372.0);
const STEP: f32 = 60.0;
/// Room for the name of a rank.
const ROOM: f32 = 210.0;

/// The mast; only in the full game.
pub fn compose(scene: &mut Scene, ctx: &Ctx) {
    if ctx.players() != 1 || ctx.view.known.options.mode != Mode::Full {
        return;
    }
    let points = ctx.view.known.points(0).total();
    let foot = FOOT + Vec2::new(ctx.visible.max.x - 1600.0, 0.0);
    let top = foot - Vec2::new(0.0, STEP * MARKS.len() as f32 + 20.0);
    let layers = vec![(7.0, PALETTE.space[0].at(0.5)), (4.0, PALETTE.brass[0].0), (1.4, PALETTE.brass[1].0)];
    scene.stroke(id("mast", 0), Stroke { points: vec![foot, top], layers }, z::HARBOURS);
    for (nth, (rank, needed)) in MARKS.into_iter().enumerate() {
        let at = foot - Vec2::new(0.0, STEP * (nth as f32 + 0.8));
        let lit = points >= needed;
        let fill = if lit { PALETTE.brass[1].0 } else { PALETTE.space[1].0 };
        let mut lamp = Plate::disc(24.0).fill(&[fill]).rim(2.0, &[PALETTE.brass[1].0, PALETTE.brass[2].0]);
        if lit {
            lamp = lamp.glow(PALETTE.brass[1].at(0.6), 16.0);
        }
        scene.plate(id("lamp", nth), lamp, at, z::HARBOURS + 1.0);
        let ink = if lit { PALETTE.ink.0 } else { PALETTE.ivory.0 };
        let number = Hand::bold(20.0, z::HARBOURS + 2.0).in_colour(ink);
        words(scene, id("lamp number", nth), needed.to_string(), number, Align::Middle, at + Vec2::new(0.0, 7.0));
        let hand = if lit { Hand::bold(16.0, z::SIGNS) } else { Hand::plain(16.0, z::SIGNS) };
        fitted(scene, id("rank", nth), &text(rank), hand, Align::Left, at + Vec2::new(36.0, 5.6), ROOM);
    }
}
