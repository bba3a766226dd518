//! Puts the whole scene together from the table's entities, the plan and what the mouse points at.

use super::ctx::Ctx;
use super::surface::Surface;
use super::{cards, colonies, docks, fields, hover, planet, prices, ships, spotlight, stations, suggest, tray};
use crate::board::outlook::Outlook;
use crate::board::scene::Scene;

/// The scene of a match.
#[must_use]
pub fn compose(ctx: &Ctx) -> Scene {
    let mut scene = Scene::default();
    stations::compose(&mut scene, ctx);
    planet::compose(&mut scene, ctx);
    prices::compose(&mut scene, ctx);
    docks::compose(&mut scene, ctx);
    colonies::compose(&mut scene, ctx);
    fields::compose(&mut scene, ctx);
    cards::compose(&mut scene, ctx);
    tray::compose(&mut scene, ctx);
    ships::compose(&mut scene, ctx);
    suggest::compose(&mut scene, ctx);
    spotlight::compose(&mut scene, ctx);
    hover::compose(&mut scene, ctx);
    scene
}

/// The scene while no match is open: nothing but the sky. What belongs to the title is no part of a board.
#[must_use]
pub fn compose_sky(outlook: Outlook) -> Scene {
    let surface = Surface { apart: outlook == Outlook::Title, ..Surface::default() };
    Scene { surface, ..Scene::default() }
}
