//! The hand of the viewer: their pilots, each with its docks for landing and lifting off.

use bevy::math::{Rect, Vec2};

use super::cards::{self, CardNodeProps, ability};
use super::ctx::{SceneContext, TargetState};
use super::layout::{TAKEN_UP, card};
use super::z;
use crate::table::plan::flights;
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::rules::{Phase, Pilot};
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, RowItem, SceneNodeId, id, t};

/// Returns the id of a card's body.
pub fn card_id(which: impl std::hash::Hash) -> SceneNodeId {
    id("card", which)
}

/// Returns the area of a pilot in the hand shown, or `None` if the pilot is not in it.
pub fn area_of(ctx: &SceneContext, pilot: Pilot) -> Option<Rect> {
    let own = ctx.own();
    let count = ctx.seen.hand(own).count();
    let nth = ctx.seen.hand(own).position(|&(_, _, there)| there == Some(pilot))?;
    Some(card(nth, count))
}

/// Difference in depth from each card to the next.
const STEP: f32 = 4.0;
/// Additional depth of a card that is picked up or under the pointer.
const OVER: f32 = 30.0;

/// Draws the cards of the hand.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let own = ctx.own();
    let count = ctx.seen.hand(own).count();
    let colour = ctx.colour(own);
    let acts = own == ctx.mover() && ctx.view.known.stage == Phase::Card;
    for (nth, &(entity, _, pilot)) in ctx.seen.hand(own).enumerate() {
        let area = card(nth, count);
        let height = z::BAND + nth as f32 * STEP;
        let next = (nth + 1 < count).then(|| card(nth + 1, count).min.x - area.min.x);
        let seen = next.map_or(area.width(), |next| next.min(area.width()));
        let (name, piece, state) = (card_id(entity), Some(entity), TargetState::Rest);
        let still = CardNodeProps { name, piece, area, seen, state, alpha: 1.0, z: height };
        let Some(pilot) = pilot else {
            cards::back(scene, still, colour);
            continue;
        };
        let target = ClickTarget::Pilot(pilot);
        let picked = **ctx.plan == OrderDraft::Pilot(pilot);
        let up = picked || ctx.points_at(target) && ctx.can(target);
        let area = if up {
            Rect { min: area.min - Vec2::new(0.0, TAKEN_UP), max: area.max - Vec2::new(0.0, TAKEN_UP) }
        } else {
            area
        };
        let state = if up { TargetState::Aimed } else { TargetState::Rest };
        let alpha = if own == ctx.mover() { 1.0 } else { 0.62 };
        let told = if acts { where_to(ctx, pilot) } else { ability(pilot, ctx.view.known.half) };
        let (over, seen) = if up { (OVER, area.width()) } else { (0.0, seen) };
        let card = CardNodeProps { area, seen, state, alpha, z: height + over, ..still };
        cards::face(scene, card, pilot, colour, &told);
        // For an alien the docks replace the ability, which then goes to a corner of the card.
        if acts && seen >= area.width() && pilot.job().is_some() && told != ability(pilot, ctx.view.known.half) {
            cards::corner(scene, card, &ability(pilot, ctx.view.known.half));
        }
        if own == ctx.mover() {
            scene.hit(target, HitShape::Rect(area), 6.0 + 0.1 * nth as f32);
        }
    }
}

/// Returns the docks that a pilot reaches by landing and by lifting off if there is room for them, otherwise the pilot's ability.
fn where_to(ctx: &SceneContext, pilot: Pilot) -> Vec<RowItem> {
    let all = flights(&ctx.view.known, pilot);
    let docks = |landing: bool| {
        let of = all.iter().filter(|flight| flight.landing == landing).map(|flight| flight.dock.to_string());
        of.collect::<Vec<String>>().join("·")
    };
    let (to, from) = (docks(true), docks(false));
    let alike = to == from && !to.is_empty();
    if !alike && to.chars().count() + from.chars().count() > MOST_DOCKS {
        return ability(pilot, ctx.view.known.half);
    }
    if alike {
        return vec![RowItem::Icon("fsf-to"), RowItem::Icon("fsf-from"), t(to)];
    }
    let mut items = Vec::new();
    for (docks, sign) in [(to, "fsf-to"), (from, "fsf-from")] {
        if !docks.is_empty() {
            items.extend([RowItem::Icon(sign), t(docks)]);
        }
    }
    items
}

/// The maximum number of characters for the docks below a pilot.
const MOST_DOCKS: usize = 6;
