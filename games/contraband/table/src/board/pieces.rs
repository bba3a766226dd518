//! The moving pieces: the ships, the police, the alien and the corsair, and the lines to which the next roll may take a token.

use bevy::math::Vec2;

use super::board_pieces::ShipPiece;
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::{self, INNER, OUTER};
use super::parts::{BoardTextStyle, words};
use super::z;
use crate::table::plan::{planned, route_to};
use crate::table::{ClickTarget, OrderDraft};
use contraband::rules::{Direction, PatrolToken, SIDES};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, SceneNodeId, TransitionKind, id};

/// Returns the scene node id of a seat's ship.
pub fn ship_id(seat: usize) -> SceneNodeId {
    id("ship", seat)
}

/// Returns the scene node id of a token.
pub fn roamer_id(token: PatrolToken) -> SceneNodeId {
    id("roamer", token)
}

/// Draws the tokens with their possible next lines, the choice for a Spy Radar, the ships and the route.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &(token, at, entity) in &ctx.seen.roamers {
        if token == PatrolToken::Corsair && !ctx.view.known.is_solo() {
            continue;
        }
        let picture = format!("cb-{}", icons::roamer(token));
        // Two tokens on one line are drawn next to each other, across the lane.
        let shares = ctx.seen.roamers.iter().any(|&(other, there, _)| other != token && there.line == at.line);
        let ratio = match token {
            _ if !shares => 1.0,
            PatrolToken::Police => OUTER - 0.03,
            PatrolToken::Alien => INNER + 0.03,
            PatrolToken::Corsair => 1.0,
        };
        let place = layout::line(at.line, ratio);
        let resting = at.beaten || ctx.view.known.rest && token != PatrolToken::Corsair;
        let node = scene.piece(roamer_id(token), picture, place, z::ROAMERS);
        node.alpha(if resting { 0.45 } else { 1.0 }).motion(TransitionKind::Token).on_piece(entity);
        if at.beaten {
            let cross = scene.piece(id("beaten", token), "icon-close", place, z::ROAMERS + 1.0);
            cross.scale(1.6).part_of(roamer_id(token), place);
        }
        // The next lines disappear with the view, so not before the dice that beat the token are at rest.
        if !ctx.view.known.is_beaten(token) && (!resting || at.beaten) {
            next(scene, ctx, token);
        }
    }
    radar(scene, ctx);
    for drawn in &ctx.seen.ships {
        ship(scene, ctx, drawn);
    }
    route(scene, ctx);
}

/// Draws the lines to which the next d4 may move a token.
fn next(scene: &mut ComposedScene, ctx: &SceneContext, token: PatrolToken) {
    let ratio = match token {
        PatrolToken::Police => OUTER - 0.018,
        PatrolToken::Alien => INNER + 0.018,
        PatrolToken::Corsair => 1.0,
    };
    let (picture, ink) = match token {
        PatrolToken::Police => ("cb-next-police", PALETTE.ivory.0),
        PatrolToken::Alien => ("cb-next-alien", PALETTE.field[1].0),
        PatrolToken::Corsair => ("cb-next-corsair", PALETTE.refused.0),
    };
    for die in 1..=SIDES {
        let at = layout::line(ctx.view.known.token(token).patrolled(die), ratio);
        scene.piece(id("next", (token, die)), picture, at, z::NEXT);
        let hand = BoardTextStyle::bold(15.0, z::NEXT + 1.0).in_colour(ink);
        words(scene, id("next die", (token, die)), die.to_string(), hand, RowAlign::Middle, at + Vec2::new(0.0, 5.4));
    }
}

/// Draws the two lines to which a Spy Radar can move the police, while its direction is to be chosen.
fn radar(scene: &mut ComposedScene, ctx: &SceneContext) {
    if **ctx.plan != OrderDraft::Radar {
        return;
    }
    for &way in Direction::ALL {
        let target = ClickTarget::Radar(way);
        let at = layout::line(ctx.view.known.token(PatrolToken::Police).moved(way, 2), 1.0);
        let aimed = ctx.state(target) == TargetState::Aimed;
        scene.piece(id("radar", way), "cb-police", at, z::ROAMERS + 2.0).alpha(if aimed { 0.9 } else { 0.55 });
        let disc = RoundedRect::disc(29.0).rim(2.0, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.7), 9.0);
        scene.plate(id("radar on", way), disc, at, z::ROAMERS + 3.0);
        scene.hit(target, HitShape::Disc(at, 29.0), 8.0);
    }
}

fn ship(scene: &mut ComposedScene, ctx: &SceneContext, drawn: &ShipPiece) {
    let (seat, broken) = (usize::from(drawn.seat), drawn.broken);
    let (at, colour) = (ctx.ship_at(seat), ctx.colour(seat));
    let scale = layout::ship_scale(ctx.ship_spot(seat));
    let attack = ClickTarget::Attack(colour);
    let lit = ctx.can(attack) || seat == ctx.mover() && !ctx.view.known.is_over();
    if lit {
        scene.piece(id("ship on", seat), "cb-craft-on", at, z::SHIPS - 1.0).scale(scale);
    }
    let node = scene.piece(ship_id(seat), format!("cb-craft-{colour}"), at, z::SHIPS + seat as f32);
    node.scale(scale).alpha(if broken { 0.72 } else { 1.0 }).motion(TransitionKind::Token).on_piece(drawn.entity);
    if broken {
        node.turn = 0.21;
        let corner = at + Vec2::new(17.0, -15.0);
        scene.piece(id("broken", seat), "cb-broken", corner, z::SHIPS + 6.0).part_of(ship_id(seat), at);
    }
    if seat != ctx.mover() {
        scene.hit(attack, HitShape::Disc(at, 20.0), 9.0);
    }
}

/// Draws the route of the planned row or, if no row is being planned, the route to the target under the pointer.
fn route(scene: &mut ComposedScene, ctx: &SceneContext) {
    let from = ctx.player(ctx.mover()).at;
    let spots = match (ctx.pointed.map(|pointed| pointed.target), &**ctx.plan) {
        (_, &OrderDraft::Row(_)) => {
            let mut at = from;
            let steps = planned(**ctx.plan);
            let all = steps.steps().iter().copied().flatten();
            all.filter_map(|step| at.after(step).inspect(|&next| at = next)).collect()
        }
        (Some(ClickTarget::Spot(spot)), _) if ctx.local => {
            route_to(ctx.view, spot).map(|leg| leg.spots).unwrap_or_default()
        }
        _ => return,
    };
    if spots.is_empty() {
        return;
    }
    let mut points = vec![ctx.ship_at(ctx.mover())];
    let mut last = from;
    for spot in spots {
        points.extend(between(last, spot));
        last = spot;
    }
    let end = points.last().copied().unwrap_or_default();
    let layers = vec![(6.0, PALETTE.space[0].at(0.7)), (2.6, PALETTE.act.line.0)];
    scene.stroke(id("route", 0), Polyline { points, layers }, z::NEXT + 3.0);
    let disc = RoundedRect::disc(5.0).fill(&[PALETTE.act.tag[1].0]).rim(2.0, &[PALETTE.act.line.0]);
    scene.plate(id("route end", 0), disc, end, z::NEXT + 4.0);
}

/// Returns the points from one spot to the next, along the lane or the spoke.
fn between(from: contraband::rules::BoardSpot, to: contraband::rules::BoardSpot) -> Vec<Vec2> {
    if from.is_space() && to.is_space() {
        let way = if from.sector.on(1) == to.sector { 1.0 } else { -1.0 };
        return (1..=6).map(|part| layout::space(from.sector, way * part as f32 / 6.0)).collect();
    }
    let place = if from.is_space() { to } else { from };
    let mut points = vec![layout::exit(place), layout::place(place)];
    if to.is_space() {
        points = vec![layout::exit(place), layout::space(to.sector, 0.0)];
    }
    points
}
