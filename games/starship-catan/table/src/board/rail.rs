//! The flight: a string of planets on a brass rail. Passed cards hang behind the visited card, which is large, and beads of dark
//! glass are ahead.

use bevy::math::Vec2;

use super::board_pieces::CardPiece;
use super::card_looks::{card_id, is_outpost, visible_face_text, world};
use super::ctx::{SceneContext, TargetState};
use super::headings::{heading, offer};
use super::icons;
use super::layout::{PassedCardPosition, RailLayout};
use super::parts::{BoardTextStyle, IconBarStyle, label, strip};
use super::sectors;
use super::sky::flown;
use super::z;
use crate::locale::text;
use crate::table::{CardFace, CardPlace, ClickTarget};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::Polyline;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TransitionKind, id};
use starship_catan::rules::{CardKind, Phase, VisibleFace};

/// The radius of a bead in its drawing.
const BEAD: f32 = 26.0;
/// The height of the strip on a card from the reserve.
const NEW: f32 = 27.0;
/// The number of strokes into which the flown part of the rail is cut, because long strokes would need large, mostly empty
/// pictures.
const CUTS: usize = 26;
/// The parameter at which the line from a sector's window joins the rail.
const JOINS: f32 = 0.03;
/// The bend of the line from a sector's window, in units.
const BEND: f32 = 44.0;
/// The radius of the planet in the drawing of the orbit.
const ORBIT: f32 = 112.0;

/// Draws the rail with everything that hangs on it.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if flown(ctx).is_none() {
        return;
    }
    line(scene, ctx);
    if ctx.view.known.phase == Phase::Arrange {
        return;
    }
    let (visited, passed) = split(ctx);
    let count = passed.len();
    for (index, card) in passed.into_iter().enumerate() {
        hung(scene, ctx, card, index, count);
    }
    if let Some(card) = visited {
        if matches!(card.face, CardFace::Seen(VisibleFace::Class(_))) || raiders_to_settle(ctx) {
            super::raiders::met(scene, ctx, card);
        } else {
            host(scene, ctx, card);
        }
    }
    if awaits_prize(ctx) {
        heading(scene, ctx, &text("ui-fight-is-won"), PALETTE.brass[1].0);
    }
    beads(scene, ctx);
}

/// Reports whether the player still has to pay or fight the visited raiders.
fn raiders_to_settle(ctx: &SceneContext) -> bool {
    ctx.view.known.phase == Phase::Pirates
}

/// Returns the card that is drawn large, if there is one, and the passed cards that hang behind it. The visited card stays large
/// until the next card is revealed. While the prize of a won fight is chosen, no card is large: the card that replaces the beaten
/// raiders appears afterwards.
pub fn split<'a>(ctx: &'a SceneContext) -> (Option<&'a CardPiece>, Vec<&'a CardPiece>) {
    let mut row: Vec<&CardPiece> = ctx.seen.row().collect();
    if awaits_prize(ctx) {
        row.retain(|card| !is_next(ctx, card));
        return (None, row);
    }
    let last = row.pop();
    (last, row)
}

/// Reports whether the prize of a won fight is being chosen.
fn awaits_prize(ctx: &SceneContext) -> bool {
    ctx.view.known.phase == Phase::Take
}

/// Reports whether this card is the last of the row and came from the reserve in this flight. After a won fight, it is the card
/// that replaces the beaten raiders.
pub fn is_next(ctx: &SceneContext, card: &CardPiece) -> bool {
    let flight = &ctx.view.known.flight;
    flight.is_laid() && card.place == CardPlace::Row(flight.len())
}

/// Returns the distance flown along the rail, as a parameter of the curve.
fn come(ctx: &SceneContext) -> f32 {
    if ctx.seen.row().next().is_some() { ctx.layout.visited.at } else { 0.06 }
}

fn line(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (rail, flown) = (&ctx.layout.rail, come(ctx));
    from_window(scene, ctx);
    let layers = vec![(7.0, PALETTE.space[0].at(0.4)), (2.4, PALETTE.brass[1].at(0.95))];
    let cuts = ((CUTS as f32 * flown / ctx.layout.visited.at).ceil() as usize).max(1);
    for cut in 0..cuts {
        let part = |nth: usize| rail.at(JOINS + (flown - JOINS) * (cut as f32 + nth as f32 / 3.0) / cuts as f32);
        let stroke = Polyline { points: (0..=3).map(part).collect(), layers: layers.clone() };
        scene.stroke(id("rail", (cuts, cut)), stroke, z::RAIL);
    }
    for nth in (JOINS / rail.tick) as usize..=(flown / rail.tick) as usize {
        let t = nth as f32 * rail.tick;
        let piece = if nth.is_multiple_of(5) { "rail-tick-fifth" } else { "rail-tick" };
        scene.piece(id("rail tick", nth), piece, rail.at(t), z::RAIL + 1.0).turn = rail.angle(t);
    }
    // The dots are placed at equal distances, because the curve's speed is not uniform.
    let (mut t, mut nth) = (flown, 0);
    while t < 1.0 {
        scene.piece(id("rail dot", nth), "rail-dot", rail.at(t), z::RAIL + 1.0);
        let speed = (rail.at(t + 0.002) - rail.at(t)).length() / 0.002;
        t += rail.dots / speed.max(1.0);
        nth += 1;
    }
}

/// Draws the line from the window of the flight's sector to the rail.
fn from_window(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(sector) = flown(ctx) else { return };
    let (middle, radius) = sectors::window(ctx, sector);
    let start = middle + Vec2::new(radius + ctx.layout.sectors.rim, 0.0);
    let (end, angle) = (ctx.layout.rail.at(JOINS), ctx.layout.rail.angle(JOINS));
    let far = ((end.y - start.y).abs() / 100.0).min(1.0);
    let rail = RailLayout {
        curve: [
            start,
            start + Vec2::new(BEND * far, 0.0),
            end - Vec2::from_angle(angle) * BEND * (0.2 + 0.5 * far),
            end,
        ]
        .map(|at| (at.x, at.y)),
        ..ctx.layout.rail
    };
    let layers = vec![(7.0, PALETTE.space[0].at(0.4)), (2.4, PALETTE.brass[1].at(0.95))];
    let stroke = Polyline { points: (0..=16).map(|nth| rail.at(nth as f32 / 16.0)).collect(), layers };
    scene.stroke(id("rail from window", sector), stroke, z::RAIL);
}

/// Draws a passed card on its pin.
fn hung(scene: &mut ComposedScene, ctx: &SceneContext, card: &CardPiece, index: usize, count: usize) {
    let hung = ctx.layout.passed_at(index, count);
    let name = card_id(card);
    let pin = Polyline { points: vec![hung.pin, hung.middle], layers: vec![(1.6, PALETTE.brass[1].at(0.85))] };
    scene.stroke(id("pin line", (index, count)), pin, z::RAIL + 2.0).motion(TransitionKind::Fade);
    let few = count <= ctx.layout.passed.few.four.len();
    scene.piece(id("pin", index), "rail-pin", hung.pin, z::RAIL + 2.0).scale(if few { 1.0 } else { 0.75 });
    let kind = card.face.card();
    let outpost = kind.is_some_and(is_outpost);
    let radius = hung.radius * if outpost { ctx.layout.passed.outpost } else { 1.0 };
    world(scene, card, hung.middle, radius, z::WORLDS);
    badge(scene, ctx, card, hung, few, outpost);
    draw_passed_label(scene, card, name, hung, (ctx, few));
    if few && card.face == CardFace::Seen(VisibleFace::Back) {
        scene.piece(id("gap", name), "rail-gap", hung.middle, z::WORLDS + 0.5).motion(TransitionKind::Fade);
    }
}

/// Draws the badge of a used card, or of raiders that were paid. A card from the reserve has none, because no player has used it.
fn badge(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    card: &CardPiece,
    hung: PassedCardPosition,
    few: bool,
    outpost: bool,
) {
    let passed = &ctx.layout.passed;
    let (place, scale) = match (few, outpost) {
        (true, false) => (passed.few.badge, 1.0),
        (true, true) => (passed.few.outpost_badge, 1.0),
        (false, false) => (passed.many.badge, 0.8),
        (false, true) => (passed.many.outpost_badge, 0.8),
    };
    if card.lies.turned && !card.lies.laid {
        let at = hung.middle + Vec2::from(place);
        scene.piece(id("badge", card_id(card)), "badge-used", at, z::SIGNS).scale(scale).motion(TransitionKind::Fade);
    }
}

/// Draws the name and the offer of a passed card, on the side away from the rail.
fn draw_passed_label(
    scene: &mut ComposedScene,
    card: &CardPiece,
    name: SceneNodeId,
    hung: PassedCardPosition,
    (ctx, few): (&SceneContext, bool),
) {
    let far = if hung.up { hung.middle.y - hung.radius } else { hung.middle.y + hung.radius };
    let mut items = card.face.card().map(icons::offer).unwrap_or_default();
    let at = |y: f32| Vec2::new(hung.middle.x, y);
    let (top, height) = if few {
        let passed = &ctx.layout.passed.few;
        let baseline = far + if hung.up { passed.name.0 } else { passed.name.1 };
        label(
            scene,
            id("passed name", name),
            &visible_face_text(card.face),
            BoardTextStyle::bold(15.5, z::WORLDS + 4.0),
            0.0,
            at(baseline),
        );
        (baseline + passed.offer.0, passed.offer.1)
    } else {
        let passed = &ctx.layout.passed.many;
        (far + if hung.up { passed.name.0 } else { passed.name.1 } + passed.offer.0, passed.offer.1)
    };
    if !few {
        // There is only room for icons; the name appears while the player points at the card. The money icon is left out, because
        // all prices are in money.
        items.retain(|item| *item != RowItem::Icon(icons::thing(starship_catan::rules::Commodity::Astro)));
    }
    if !items.is_empty() {
        let look = IconBarStyle { pad: 8.0, ..IconBarStyle::plain(height, z::WORLDS + 4.0) }.sized(15.0, 0.88);
        strip(scene, id("passed offer", name), &items, look, RowAlign::Middle, at(top + height / 2.0));
    }
}

/// Draws the visited card in its large size, with an orbit if a colony or a trading post can be founded there.
fn host(scene: &mut ComposedScene, ctx: &SceneContext, card: &CardPiece) {
    let (at, places) = (ctx.layout.visited_at(), &ctx.layout.visited);
    let kind = card.face.card();
    let outpost = kind.is_some_and(is_outpost);
    let radius = places.radius * if outpost { 0.9 } else { 1.0 };
    world(scene, card, at, radius, z::VISITED);
    if [ClickTarget::Settle, ClickTarget::Found].into_iter().any(|target| ctx.can(target)) {
        let aimed =
            [ClickTarget::Settle, ClickTarget::Found].into_iter().any(|target| ctx.state(target) == TargetState::Aimed);
        let alpha = if aimed { 1.0 } else { 0.55 };
        for (what, height) in [("rail-orbit-far", z::VISITED - 1.0), ("rail-orbit-near", z::VISITED + 1.0)] {
            let orbit = scene.piece(id(what, 0), what, at, height);
            orbit.scale(places.radius / ORBIT).alpha(alpha).motion(TransitionKind::Fade);
        }
    }
    let sign = at + Vec2::new(places.radius * 0.72, -places.radius * 0.62);
    if card.lies.laid {
        let look = IconBarStyle { pad: 11.0, ..IconBarStyle::plain(NEW, z::SIGNS) }.sized(15.0, 1.0);
        strip(scene, id("laid", card_id(card)), &[RowItem::Text(text("ui-laid"))], look, RowAlign::Left, sign);
    } else if card.lies.turned {
        scene.piece(id("badge", card_id(card)), "badge-used", sign, z::SIGNS).scale(1.3).motion(TransitionKind::Fade);
    }
    heading(scene, ctx, &visible_face_text(card.face), PALETTE.ivory.0);
    let items = match kind {
        Some(card) if card.kind() != CardKind::Adventures => icons::full_offer(card),
        _ => Vec::new(),
    };
    offer(scene, ctx, &items, PALETTE.rim[1].at(0.75));
}

/// Returns the number of beads ahead: the number of cards that the mover can still reveal.
pub fn ahead(ctx: &SceneContext) -> usize {
    let known = &ctx.view.known;
    usize::from(known.now.speed.min(known.cards_left()))
}

/// Draws the beads. Each bead is named after the place in the row that its card would take, so that it keeps its name while the
/// string advances.
fn beads(scene: &mut ComposedScene, ctx: &SceneContext) {
    let count = ahead(ctx);
    let row = ctx.seen.row().filter(|card| matches!(card.place, CardPlace::Row(_))).count();
    for index in 0..count {
        let (at, radius) = ctx.layout.bead_at(index, count);
        let next = index == 0 && ctx.can(ClickTarget::Next);
        let piece = if next { "rail-bead-next" } else { "rail-bead" };
        let bead = scene.piece(id("bead", row + index), piece, at, z::WORLDS + 2.0 - index as f32 * 0.01);
        bead.scale(radius / BEAD).motion(TransitionKind::Token);
        if next {
            let lead: Vec<Vec2> = ctx.layout.lead.iter().map(|&place| at + Vec2::from(place)).collect();
            let key = super::layout::rect(ctx.layout.fly_on);
            let points = lead.into_iter().chain([Vec2::new(key.min.x, at.y + ctx.layout.lead[1].1)]).collect();
            let stroke = Polyline { points, layers: vec![(1.2, PALETTE.brass[1].at(0.8))] };
            scene.stroke(id("lead", 0), stroke, z::RAIL + 2.0).motion(TransitionKind::Fade);
        }
        if index == 0 {
            scene.hit(ClickTarget::Next, HitShape::Disc(at, radius + 6.0), 4.0);
        }
    }
}
