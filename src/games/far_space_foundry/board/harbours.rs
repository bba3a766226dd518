//! The harbours: a pier for each player, and under each freighter what it costs its owner as it is. The plates are the panels'.

use bevy::math::Vec2;

use super::ctx::Ctx;
use super::parts::{Hand, words};
use super::stores;
use super::z;
use crate::board::paint::Plate;
use crate::board::palette::PALETTE;
use crate::board::scene::{Align, Scene, id};
use crate::games::far_space_foundry::rules::{Freighter, Mode};

/// What a freighter costs with an empty space, and what with its plain side up (FSF-END-1).
const LOSS: u8 = 2;

/// Piers, stores, freighters and what lies in them.
pub fn compose(scene: &mut Scene, ctx: &Ctx) {
    for seat in ctx.seats() {
        let harbour = ctx.harbour(seat);
        let pier = scene.piece(id("pier", seat), format!("fsf-pier-{}", ctx.colour(seat)), harbour.pier(), z::HARBOURS);
        pier.scale(harbour.scale);
        stores::store(scene, ctx, seat);
        stores::fleet(scene, ctx, seat);
        let fleet: Vec<_> = ctx.player(seat).ships().collect();
        for (nth, (ship, freighter)) in fleet.iter().enumerate() {
            let at = harbour.below(harbour.freighter(nth, fleet.len()));
            cost(scene, ctx, (seat, ship.index()), freighter, at);
        }
    }
    stores::goods(scene, ctx);
}

/// What is lost for a freighter as it is: in Alpha for its empty spaces alone, since nothing can be upgraded there.
fn cost(scene: &mut Scene, ctx: &Ctx, which: (usize, usize), freighter: &Freighter, at: Vec2) {
    let plain = ctx.is_beta() && ctx.view.known.options.mode != Mode::AlphaOnly && !freighter.upgraded;
    let lost = LOSS * (u8::from(freighter.free() > 0) + u8::from(plain));
    let pill = Plate::new(Vec2::new(32.0, 19.0), 9.5);
    if lost == 0 {
        scene.plate(id("kept", which), pill.fill(&[PALETTE.space[1].at(0.9)]), at, z::HARBOURS + 8.0);
        scene.piece(id("kept sign", which), "icon-fsf-full", at, z::HARBOURS + 9.0).scale(0.85);
        return;
    }
    scene.plate(id("lost", which), pill.fill(&[PALETTE.ink.at(0.92)]), at, z::HARBOURS + 8.0);
    let hand = Hand::bold(15.5, z::HARBOURS + 9.0).in_colour(PALETTE.refused.0);
    words(scene, id("lost number", which), format!("–{lost}"), hand, Align::Middle, at + Vec2::new(0.0, 5.4));
}
