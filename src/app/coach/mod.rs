//! The coach in the program: asked, shown on the board, its plans played; turns explained, matches reviewed.

mod guide;

use crate::games::alien_frontiers::board::Suggested;
use bevy::prelude::*;

use self::guide::Following;
use super::schedule::AppSystems;
use super::state::{Front, Play};
use crate::ai::Effort;
use crate::board::{self, Animating};
use crate::games::alien_frontiers::record::TurnRecord;
use crate::games::alien_frontiers::table::{Coach, Give, Mind, Table};
use crate::panels::{CoachPanel, CoachView, Overlay, WhyView, played};
use crate::rules::{Order, Phase, Scripted, apply_with};
use crate::table::Told;

pub use guide::Guide;

/// The plan that is played, and the one that is drawn on the board.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (follow.in_set(AppSystems::PlayPlan), sketch.in_set(AppSystems::SketchPlan)));
}

/// How hard the coach studies: the same match gets the same advice.
fn effort(world: &World) -> Effort {
    let seed = world.get_resource::<Table>().map_or(0, |table| table.info().seed);
    Effort { seed, budget: world.resource::<Mind>().budget }
}

/// Whether the coach can be asked: a person here is to move, and has rolled.
#[must_use]
pub fn can_ask(table: &Table, play: &Play) -> bool {
    let handed_over = play.recap.as_ref().is_some_and(|recap| recap.hand_over);
    table.local_turn() && !handed_over && table.view().phase == Phase::Orders
}

/// Whether a turn has come to its end, so that there is one to explain.
#[must_use]
pub fn can_explain(table: &Table) -> bool {
    table.viewed_order().is_none() && table.record().entries().iter().any(|entry| entry.order == Order::End)
}

/// Opens the panel and asks; an open panel whose advice is of this position closes.
pub fn ask(world: &mut World) {
    let Some(table) = world.get_resource::<Table>() else { return };
    if !can_ask(table, world.resource::<Play>()) {
        return;
    }
    let position = *table.view();
    let asked = world.resource::<Coach>().advice().is_some_and(|(asked, _)| *asked == position);
    let guide = &world.resource::<Play>().guide;
    if guide.open && asked {
        close(world);
        return;
    }
    let effort = effort(world);
    world.resource_mut::<Coach>().advise(position, effort);
    world.resource_mut::<Play>().guide = Guide { open: true, ..Guide::default() };
}

/// Puts the panel away; a study that goes on is given up, a plan that is being played is left where it is.
pub fn close(world: &mut World) {
    world.resource_mut::<Play>().guide = Guide::default();
    let mut coach = world.resource_mut::<Coach>();
    if matches!(coach.advice(), Some((_, Told::Pondering(_) | Told::Nothing))) {
        coach.drop_advice();
    }
}

/// Opens another of the plans, and shows it on the board.
pub fn show_plan(world: &mut World, index: usize) {
    let plans = match world.resource::<Coach>().advice() {
        Some((_, Told::Ready(advice))) => advice.plans.len(),
        _ => 0,
    };
    let guide = &mut world.resource_mut::<Play>().guide;
    if index < plans && !guide.is_playing() {
        guide.shown = index;
    }
}

/// Begins to give a plan's orders.
pub fn play_plan(world: &mut World, index: usize) {
    let Some(table) = world.get_resource::<Table>() else { return };
    let plan = match world.resource::<Coach>().advice() {
        Some((asked, Told::Ready(advice))) if asked == table.view() => advice.plans.get(index),
        _ => None,
    };
    let Some(plan) = plan.filter(|_| table.local_turn()) else { return };
    let orders = played(&plan.orders).iter().copied().collect();
    let following = Following { orders, at: *table.view(), whole: plan.after.is_some() };
    let guide = &mut world.resource_mut::<Play>().guide;
    if guide.open {
        guide.shown = index;
        guide.following = Some(following);
    }
}

/// Gives the next order of the plan that is played, once the one before is done and seen. Anything else that happens to
/// the match, a refusal too, ends it.
pub fn follow(
    table: Option<Res<Table>>,
    animating: Res<Animating>,
    mut play: ResMut<Play>,
    mut orders: MessageWriter<Give>,
) {
    if !play.guide.is_playing() || animating.0 {
        return;
    }
    let Some(mut plan) = play.guide.following.take() else { return };
    if table.is_none_or(|table| !table.local_turn() || *table.view() != plan.at) {
        return;
    }
    let Some(order) = plan.orders.pop_front() else {
        // All of it lies on the table: nothing is left to advise.
        play.guide = Guide::default();
        return;
    };
    orders.write(Give::order(order));
    let known = !order.asks_chance() && apply_with(&mut plan.at, order, &mut Scripted::default(), &mut ()).is_ok();
    if known {
        play.guide.following = Some(plan);
    } else if plan.orders.is_empty() && plan.whole {
        play.guide = Guide::default();
    }
}

/// Shows the open plan on the board, as long as it fits what lies there; and puts the panel away when nobody here moves.
pub fn sketch(table: Option<Res<Table>>, coach: Res<Coach>, mut play: ResMut<Play>, mut suggested: ResMut<Suggested>) {
    let orders = match (&table, coach.advice()) {
        (Some(table), Some((asked, Told::Ready(advice)))) if play.guide.open && asked == table.view() => {
            advice.plans.get(play.guide.shown).map(|plan| plan.orders.clone()).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    suggested.set_if_neq(board::Suggested(orders));
    let gone = table.is_none_or(|table| !can_ask(&table, &play));
    if play.guide.open && gone {
        play.guide = Guide::default();
    }
}

/// Asks what a turn was worth: that which begins with this order, or the last that was another player's.
pub fn explain(world: &mut World, entry: Option<usize>) {
    let Some(table) = world.get_resource::<Table>() else { return };
    let mut turns = table.record().turns();
    turns.retain(TurnRecord::is_whole);
    let mover = table.view().mover();
    let over = table.view().is_over();
    let told = match entry {
        Some(entry) => turns.iter().rposition(|turn| turn.entry <= entry),
        None => turns.iter().rposition(|turn| over || turn.colour() != mover).or(turns.len().checked_sub(1)),
    };
    let Some(told) = told else { return };
    let effort = effort(world);
    world.resource_mut::<Coach>().explain(turns[told].clone(), effort);
    let mut play = world.resource_mut::<Play>();
    (play.guide.turns, play.guide.told) = (turns, told);
    let mut front = world.resource_mut::<Front>();
    if front.overlays.last() != Some(&Overlay::Why) {
        front.overlays.push(Overlay::Why);
    }
}

/// The turn that is explained.
#[must_use]
pub fn why_view<'a>(coach: &'a Coach, play: &Play) -> Option<WhyView<'a>> {
    let (turn, told) = coach.explanation()?;
    let Guide { turns, told: at, .. } = &play.guide;
    let entry = |index: usize| turns.get(index).map(|turn| turn.entry);
    Some(WhyView {
        colour: turn.colour(),
        seat: turn.seat(),
        round: turn.round,
        told,
        earlier: at.checked_sub(1).and_then(entry),
        later: entry(at + 1),
    })
}

/// Opens the review of the match that is over.
pub fn review(world: &mut World) {
    let Some(table) = world.get_resource::<Table>().filter(|table| table.view().is_over()) else { return };
    let (turns, entries) = (table.record().turns(), table.orders_given());
    let effort = effort(world);
    world.resource_mut::<Coach>().review(turns, entries, effort);
    let mut front = world.resource_mut::<Front>();
    if front.overlays.last() != Some(&Overlay::Review) {
        front.overlays.push(Overlay::Review);
    }
}

/// Gives up what an overlay that is closed was waiting for.
pub fn closed(world: &mut World, overlay: &Overlay) {
    let mut coach = world.resource_mut::<Coach>();
    match overlay {
        Overlay::Review => coach.stop_review(),
        Overlay::Why => coach.drop_explanation(),
        _ => {}
    }
}

/// What the panels of the match show of the coach.
#[must_use]
pub fn view<'a>(table: &Table, coach: &'a Coach, play: &Play) -> CoachView<'a> {
    let can_ask = can_ask(table, play);
    let open = coach.advice().filter(|_| play.guide.open && can_ask).map(|(asked, told)| CoachPanel {
        told,
        shown: play.guide.shown,
        stale: asked != table.view(),
        playing: play.guide.is_playing(),
    });
    CoachView { can_ask, can_explain: can_explain(table), open }
}
