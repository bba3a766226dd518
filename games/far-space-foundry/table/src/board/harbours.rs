//! The harbours: a pier for each player with the warehouse and the freighters, and under each freighter its current loss of
//! points. The module `panels` draws the player panels.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::explain::counts_engines;
use super::parts::{BoardTextStyle, words};
use super::stores;
use super::z;
use crate::table::ClickTarget;
use far_space_foundry::rules::{Freighter, Score};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, id};

/// Size of the marks of a freighter, and the distance between them.
const MARKS: Vec2 = Vec2::new(52.0, 19.0);
const SIGN: f32 = 13.0;

/// Draws piers, stores, freighters and their contents.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for seat in ctx.seats() {
        let harbour = ctx.harbour(seat);
        let pier = scene.piece(id("pier", seat), format!("fsf-pier-{}", ctx.colour(seat)), harbour.pier(), z::HARBOURS);
        pier.scale(harbour.scale);
        stores::store(scene, ctx, seat);
        stores::fleet(scene, ctx, seat);
        for (ship, freighter) in ctx.player(seat).ships() {
            let Some(floor) = stores::floor(ctx, seat, ship) else { continue };
            let at = harbour.below(floor);
            cost(scene, ctx, (seat, ship.index()), freighter, at);
            // The whole freighter with its marks has a tooltip; its clickable parts are above that zone.
            let hull = harbour.hull_area(floor, freighter.size);
            let zone = hull.union(Rect::from_center_size(at, MARKS));
            scene.hit(ClickTarget::Hull(seat as u8, ship), HitShape::Rect(zone), 2.0);
        }
    }
    stores::goods(scene, ctx);
}

/// Draws the loss for a freighter: a mark for a hold with an empty space, a mark for an engine that is not upgraded, and their
/// total. In Alpha, where no upgrade is possible, the mark of the engine is faint.
fn cost(scene: &mut ComposedScene, ctx: &SceneContext, which: (usize, usize), freighter: &Freighter, at: Vec2) {
    let (empty, plain) = (freighter.free() > 0, counts_engines(ctx.view) && !freighter.upgraded);
    let lost = Score::PENALTY * (i32::from(empty) + i32::from(plain));
    let pill = |wide: f32| RoundedRect::new(Vec2::new(wide, MARKS.y), MARKS.y / 2.0);
    if lost == 0 {
        scene.plate(id("kept", which), pill(32.0).fill(&[PALETTE.space[1].at(0.9)]), at, z::HARBOURS + 8.0);
        scene.piece(id("kept sign", which), "icon-fsf-full", at, z::HARBOURS + 9.0).scale(0.85);
        return;
    }
    let signs = [(empty, "icon-fsf-crate", 1.0), (plain, "icon-fsf-upgrade", if ctx.is_beta() { 1.0 } else { 0.5 })];
    let signs: Vec<_> = signs.into_iter().filter(|(is, ..)| *is).collect();
    let wide = 24.0 + SIGN * signs.len() as f32;
    scene.plate(id("lost", which), pill(wide).fill(&[PALETTE.ink.at(0.92)]), at, z::HARBOURS + 8.0);
    let left = at.x - wide / 2.0 + 9.0;
    for (nth, (_, sign, alpha)) in signs.into_iter().enumerate() {
        let place = Vec2::new(left + SIGN * nth as f32, at.y);
        scene.piece(id("lost sign", (which, nth)), sign, place, z::HARBOURS + 9.0).scale(0.62).alpha(alpha);
    }
    let hand = BoardTextStyle::bold(15.0, z::HARBOURS + 9.0).in_colour(PALETTE.refused.0);
    let number = Vec2::new(at.x + wide / 2.0 - 4.0, at.y + 5.4);
    words(scene, id("lost number", which), format!("–{lost}"), hand, RowAlign::Right, number);
}
