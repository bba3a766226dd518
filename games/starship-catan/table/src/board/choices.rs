//! The choices of the flight: the actions at the visited card, rewards and prizes, the buttons for continuing and for ending the
//! flight, and the colony that produces.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::deals;
use super::goods::{self, PickableResource, ResourcePanel};
use super::icons;
use super::layout::rect;
use super::parts::{barrier, key};
use super::rows::{ChoiceRow, area, preview, row, taller};
use super::z;
use crate::locale::{adventure_name, text, text_args};
use crate::table::{AdjustableAmount, ClickTarget, OrderDraft, RewardDraft};
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, RowItem, t};
use starship_catan::rules::{Card, CardKind, Phase, PlayerState, Resource};

/// The distance by which the choices are moved up if there are several and one of them is a panel of goods.
const PANEL_RISE: f32 = 40.0;

/// Draws the choices and buttons of the flight, and the choice of the colony that produces.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    match ctx.view.known.phase {
        Phase::Flight => {
            keys(scene, ctx);
            if let OrderDraft::Reward(reward) = &**ctx.plan {
                rewards(scene, ctx, reward);
            } else if let Some(card) = ctx.view.known.flight.visited().filter(|_| ctx.local) {
                at_card(scene, ctx, card);
            }
        }
        Phase::Take => {
            keys(scene, ctx);
            if ctx.local {
                prize(scene, ctx);
            }
        }
        Phase::Pirates => keys(scene, ctx),
        Phase::Produce if ctx.local => production(scene, ctx),
        _ => {}
    }
}

/// Draws the buttons for continuing and for ending the flight.
fn keys(scene: &mut ComposedScene, ctx: &SceneContext) {
    let both = [
        (ClickTarget::Next, ctx.layout.fly_on, "fly-on", "ui-next"),
        (ClickTarget::Stop, ctx.layout.stop, "halt", "ui-stop"),
    ];
    for (target, place, icon, words) in both {
        let place = rect(place);
        key(scene, target, place, icon, &text(words), ctx.state(target), z::CHOICES);
        if preview(ctx, target).is_some_and(|preview| preview.barrier) {
            barrier(scene, ("key", target), Vec2::new(place.max.x - 15.0, place.min.y + 13.0), z::CHOICES + 2.0);
        }
        scene.hit(target, HitShape::Rect(place), 5.0);
    }
}

/// Reports whether the visited card was already used in this flight. Such a card offers no deal, colony or trading post.
fn used(ctx: &SceneContext) -> bool {
    ctx.seen.row().last().is_some_and(|card| card.lies.turned)
}

/// Draws a row for each action at a card. For a deal in several kinds of goods, it draws a panel instead.
fn at_card(scene: &mut ComposedScene, ctx: &SceneContext, card: Card) {
    let mut rows = Vec::new();
    let fresh = !used(ctx);
    if fresh && matches!(card.kind(), CardKind::Colony { .. }) {
        rows.push(ChoiceRow {
            target: ClickTarget::Settle,
            icon: "colony-ship",
            text: text("ui-settle"),
            right: points(1, "vp"),
            beside: 0.0,
        });
    }
    if fresh && card.has_post() {
        let right = points(card.friendship(), "friendship");
        rows.push(ChoiceRow {
            target: ClickTarget::Found,
            icon: "trade-ship",
            text: text("ui-found"),
            right,
            beside: 0.0,
        });
    }
    for adventure in ctx.view.known.adventures.face_up().filter(|adventure| adventure.spec().planet == card) {
        let right = icons::quest(adventure);
        let gives = right.iter().position(|item| *item == RowItem::Icon("arrow")).map_or(0, |arrow| arrow + 1);
        let right = if ctx.can(ClickTarget::Adventure(adventure)) { right[gives..].to_vec() } else { Vec::new() };
        rows.push(ChoiceRow {
            target: ClickTarget::Adventure(adventure),
            icon: "vp",
            text: adventure_name(adventure),
            right,
            beside: 0.0,
        });
    }
    for one in &mut rows {
        if !ctx.can(one.target) {
            one.right.clear();
        }
    }
    // A panel of goods below a row would reach down to the ship.
    let mut down = if fresh && !rows.is_empty() && deals::is_mixed(card) { -PANEL_RISE } else { 0.0 };
    for (nth, one) in rows.iter().enumerate() {
        let (place, more) = (area(ctx, nth), taller(ctx, one));
        row(scene, ctx, one, Rect::new(place.min.x, place.min.y + down, place.max.x, place.max.y + down + more));
        down += more;
    }
    let first = rows.len();
    if fresh {
        deals::compose(scene, ctx, card, None, |nth| {
            let place = area(ctx, first + nth);
            Rect::new(place.min.x, place.min.y + down, place.max.x, place.max.y + down)
        });
    }
}

fn points(count: u8, icon: &'static str) -> Vec<RowItem> {
    vec![t(format!("+{count}")), RowItem::Icon(icon)]
}

/// Draws the choice of an adventure's reward.
fn rewards(scene: &mut ComposedScene, ctx: &SceneContext, reward: &RewardDraft) {
    let quest = reward.adventure.spec();
    let good = |&resource: &Resource| {
        let counter = AdjustableAmount::Take(resource);
        let count = reward.take().count(resource.into());
        let less = (count > 0).then_some(ClickTarget::Less(counter));
        PickableResource { resource, target: ClickTarget::More(counter), count, less }
    };
    let allowed = Resource::ALL.iter().filter(|&&resource| Some(resource) != quest.except);
    let panel = ResourcePanel {
        heading: adventure_name(reward.adventure),
        beside: vec![t(quest.resources), RowItem::Icon(icons::any(quest.except))],
        goods: allowed.map(good).collect(),
        result: ctx.preview.map(|preview| super::changes::all(ctx, preview, ctx.decider())).unwrap_or_default(),
        key: Some((ClickTarget::Confirm, text("ui-done"))),
    };
    goods::compose(scene, ctx, &panel, Vec2::ZERO);
}

/// Draws the choice of the colony that produces, below the die, with the fill levels of the bays.
fn production(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (seat, roll) = (ctx.decider(), ctx.view.known.now.roll);
    let player = ctx.player(seat);
    let pointed = ctx.pointed.map(|pointed| pointed.target);
    let good = |&resource: &Resource| {
        let target = ClickTarget::Colony(resource);
        let count = u8::from(pointed == Some(target) && ctx.can(target));
        PickableResource { resource, target, count, less: None }
    };
    let asked = |resource: &&Resource| ctx.can(ClickTarget::Colony(**resource));
    let panel = ResourcePanel {
        heading: text_args("ui-produce-heading", &[("name", ctx.name(seat).into())]),
        beside: vec![RowItem::Icon(icons::yellow(roll))],
        goods: Resource::ALL.iter().filter(asked).map(good).collect(),
        result: match pointed {
            Some(ClickTarget::Colony(resource)) => will_hold(player, resource),
            _ => goods::bays(ctx, Resource::ALL.iter().filter(asked).copied()),
        },
        key: None,
    };
    let by = Vec2::from(ctx.layout.production) - rect(ctx.layout.prize.panel).min;
    goods::compose(scene, ctx, &panel, by);
}

/// Draws the choice of a prize after a won fight.
fn prize(scene: &mut ComposedScene, ctx: &SceneContext) {
    let good = |&resource: &Resource| {
        let target = ClickTarget::Prize(Some(resource));
        let count = u8::from(ctx.points_at(target) && ctx.can(target));
        PickableResource { resource, target, count, less: None }
    };
    let panel = ResourcePanel {
        heading: text("ui-take"),
        beside: points(1, "fame"),
        goods: Resource::ALL.iter().map(good).collect(),
        result: held(ctx),
        key: Some((ClickTarget::Prize(None), text("ui-take-nothing"))),
    };
    goods::compose(scene, ctx, &panel, Vec2::ZERO);
}

/// Returns the fill level that the bay will have after the pointed-at prize is taken, or no items if the player points at no
/// prize.
fn held(ctx: &SceneContext) -> Vec<RowItem> {
    let Some(ClickTarget::Prize(Some(resource))) = ctx.pointed.map(|pointed| pointed.target) else { return Vec::new() };
    will_hold(ctx.player(ctx.decider()), resource)
}

/// Returns the fill level of a bay with one more unit of `resource`.
fn will_hold(player: &PlayerState, resource: Resource) -> Vec<RowItem> {
    let after = (player.resource(resource) + 1).min(player.bay());
    vec![RowItem::Icon(icons::thing(resource.into())), RowItem::Icon("arrow"), t(format!("{after}/{}", player.bay()))]
}
