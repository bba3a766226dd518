//! Observes the learner's actions, advances finished steps, and plays demonstrations.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_table::CurrentPendingOrder;

use super::ActiveLesson;
use super::lessons::{again, next_step, offer};
use crate::game::Game;
use crate::pick;
use crate::state::MenuState;
use orrery_board::{ClickRefused, HoveredTargets, MotionActive};
use orrery_learn::academy::{LessonAction, LookTarget};
use orrery_table::{ChangeCause, MatchIntent, OrderBlocked, OrderRefused, SubmitOrder, Table, TableChange};
use orrery_ui::Overlay;

/// The seconds between two actions of a demonstration.
const BEAT: f32 = 0.9;
/// The seconds needed to read a label.
const READING: f32 = 3.5;
/// The seconds for which the table is shown after the last step, before the lesson ends.
const SEEN: f32 = 0.9;
/// The seconds without an action after which the button that demonstrates the step is emphasized.
const PATIENCE: f32 = 12.0;

/// The messages of the table and the board that lessons react to.
#[derive(SystemParam)]
pub struct LessonMessages<'w, 's, G: Game> {
    announced: MessageReader<'w, 's, TableChange<<G as GameFrontend>::Rules>>,
    refused: MessageReader<'w, 's, OrderRefused<<G as GameFrontend>::Rules>>,
    clicks: MessageReader<'w, 's, ClickRefused<G>>,
    curbed: MessageReader<'w, 's, OrderBlocked<<G as GameFrontend>::Rules>>,
}

/// Records the learner's actions since the last frame.
pub fn notice<G: Game>(
    mut told: LessonMessages<G>,
    course: Option<ResMut<ActiveLesson<G>>>,
    plan: Res<CurrentPendingOrder<G::Rules>>,
    hovered: Res<HoveredTargets>,
    front: Res<MenuState>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let announced: Vec<TableChange<G::Rules>> = told.announced.read().cloned().collect();
    let refused: Vec<game_types::Order<G>> = told.refused.read().map(|refused| refused.order).collect();
    let clicks: Vec<ClickRefused<G>> = told.clicks.read().copied().collect();
    let curbed: Vec<OrderBlocked<G::Rules>> = told.curbed.read().copied().collect();
    let Some(mut course) = course.filter(|course| course.coach.is_none()) else { return };
    let before = course.run.actions.clone();
    let waited = course.waited + time.delta_secs().min(5.0);
    let course = course.bypass_change_detection();
    for one in &announced {
        let deeds = &mut course.run.actions;
        match one.cause {
            ChangeCause::Undo => deeds.undone = deeds.undone.saturating_add(1),
            ChangeCause::Redo => deeds.redone = deeds.redone.saturating_add(1),
            ChangeCause::Opened => course.opened = true,
            _ => {}
        }
        course.note = None;
    }
    course.run.actions.refused.extend(refused);
    // A click or key that the rules would refuse counts as an attempt.
    for target in clicks.iter().filter_map(|click| G::target(click.target)) {
        course.run.actions.refused.extend(G::tried(&plan, target));
    }
    course.run.actions.picked = G::picked(&plan);
    point(course, &hovered, time.delta_secs());
    look(course, LookTarget::Log, front.overlays.contains(&Overlay::Log));
    look(course, LookTarget::Scores, front.overlays.contains(&Overlay::Scores));
    if let Some(one) = curbed.last() {
        course.note = Some(course.why_curbed(one));
    }
    let quiet = announced.is_empty() && curbed.is_empty() && before == course.run.actions;
    course.waited = if quiet { waited } else { 0.0 };
    if course.pointing.is_some() && course.run.points() {
        // The seconds are counted frame by frame, even while nothing moves.
        redraw.write(RequestRedraw);
    }
}

/// Records that the learner has looked at a target: when the pointer or the focus moves on after resting on it, or has rested
/// long enough to read its label.
fn point<G: Game>(course: &mut ActiveLesson<G>, hovered: &HoveredTargets, seconds: f32) {
    let target = hovered.target();
    course.stood = course.stood.filter(|stood| target == Some(*stood));
    let rests = hovered.rested || hovered.by_keys();
    let tells = |target| G::target(target).is_some_and(G::tells_of_itself);
    let thing = target.filter(|&target| course.stood.is_none() && tells(target));
    let before = course.pointing.take();
    let read = match (before, thing.filter(|_| rests)) {
        (Some((known, passed)), Some(now)) if known == now => {
            course.pointing = Some((now, passed + seconds));
            passed + seconds >= READING
        }
        (before, now) => {
            course.pointing = now.map(|now| (now, 0.0));
            before.is_some()
        }
    };
    look(course, LookTarget::Pointed, read);
}

fn look<G: Game>(course: &mut ActiveLesson<G>, sight: LookTarget, seen: bool) {
    if seen && !course.run.actions.looked.contains(&sight) {
        course.run.actions.looked.push(sight);
    }
}

impl<G: Game> ActiveLesson<G> {
    /// Returns the message key of the reason why the lesson blocked an order, a click or an undo.
    fn why_curbed(&self, one: &OrderBlocked<G::Rules>) -> String {
        let step = self.run.step();
        let common = match one {
            OrderBlocked::Undo => "academy-no-undo",
            OrderBlocked::Order(_) | OrderBlocked::Click if self.reads() => "academy-read-first",
            _ if step.check => "academy-not-in-check",
            _ => "academy-not-here",
        };
        match &step.instead {
            Some(say) if common == "academy-not-here" => self.run.lesson().message(say),
            _ => common.to_owned(),
        }
    }

    /// Reports whether the learner has hesitated long enough for the button that demonstrates the step to be emphasized.
    pub(super) fn is_waiting(&self) -> bool {
        self.waited >= PATIENCE
    }
}

/// Advances the lesson when the step is done and its motion has been shown.
pub fn go_on<G: Game>(world: &mut World) {
    pick_again::<G>(world);
    let (Some(course), Some(table)) =
        (world.get_resource::<ActiveLesson<G>>(), world.get_resource::<Table<G::Rules>>())
    else {
        return;
    };
    if course.coach.is_some() || course.over || course.awaits(table) || course.showing.is_some() {
        return;
    }
    let given = course.given(table);
    let done = course.run.is_done(table.view(), &given);
    let last = course.run.is_last();
    let fresh = course.run.lesson().steps.get(course.run.at() + 1).is_none_or(|next| next.board.is_some());
    let moving = world.get_resource::<MotionActive>().is_some_and(|animating| animating.0);
    if done && moving && (last || fresh) {
        // The lesson advances in a later frame, once everything is at rest.
        world.write_message(RequestRedraw);
        return;
    }
    if !done {
        // An undo may have reopened a finished step.
        see::<G>(world, false);
        return;
    }
    if !world.resource::<MenuState>().overlays.is_empty() {
        return;
    }
    if course.run.step().watches() {
        // After other players' turns the step waits for the learner, so that slow readers have time.
        if !course.watched {
            world.resource_mut::<ActiveLesson<G>>().watched = true;
            offer::<G>(world);
            world.write_message(RequestRedraw);
        }
        return;
    }
    if course.run.step().check && course.shown {
        again::<G>(world, false);
        if let Some(mut course) = world.get_resource_mut::<ActiveLesson<G>>() {
            course.note = Some("academy-now-try".to_owned());
        }
        return;
    }
    if last {
        if rests::<G>(world) {
            next_step::<G>(world);
        }
    } else if fresh {
        see::<G>(world, true);
    } else {
        next_step::<G>(world);
    }
}

/// Sets whether the finished step is shown until the learner continues.
fn see<G: Game>(world: &mut World, seen: bool) {
    if world.resource::<ActiveLesson<G>>().seen != seen {
        world.resource_mut::<ActiveLesson<G>>().seen = seen;
        offer::<G>(world);
        world.write_message(RequestRedraw);
    }
}

/// Counts the time after the last step. Returns true once the table has been shown for [`SEEN`] seconds.
fn rests<G: Game>(world: &mut World) -> bool {
    let passed = world.resource::<Time<Real>>().delta_secs().min(0.1);
    world.write_message(RequestRedraw);
    let course = world.resource_mut::<ActiveLesson<G>>().into_inner();
    course.rested += passed;
    course.rested >= SEEN
}

/// Performs the next action of a demonstration, once the previous one is done and has been shown.
pub fn act_out<G: Game>(world: &mut World) {
    let moving = world.get_resource::<MotionActive>().is_some_and(|animating| animating.0);
    let passed = world.resource::<Time<Real>>().delta_secs();
    let awaits = match (world.get_resource::<ActiveLesson<G>>(), world.get_resource::<Table<G::Rules>>()) {
        (Some(course), Some(table)) => course.awaits(table),
        _ => return,
    };
    let busy = moving || awaits || !world.resource::<MenuState>().overlays.is_empty();
    let mut course = world.resource_mut::<ActiveLesson<G>>();
    let Some((lines, wait)) = &mut course.showing else { return };
    if !busy {
        *wait -= passed;
    }
    if *wait > 0.0 || busy {
        world.write_message(RequestRedraw);
        return;
    }
    let line = lines.pop_front();
    *wait = if matches!(line, Some(LessonAction::Look(_))) { READING } else { BEAT };
    match line {
        Some(line) => {
            let_go(world);
            act::<G>(world, line);
        }
        None => {
            course.showing = None;
            course.shown = true;
            let_go(world);
        }
    }
    world.write_message(RequestRedraw);
}

/// Stops pointing at the target of the demonstration.
fn let_go(world: &mut World) {
    let mut hovered = world.resource_mut::<HoveredTargets>();
    let quiet = HoveredTargets { keys: None, ..*hovered };
    hovered.set_if_neq(quiet);
}

/// Repeats the pick of the previous step, which is lost when a new table is announced.
fn pick_again<G: Game>(world: &mut World) {
    let course = world.get_resource_mut::<ActiveLesson<G>>().filter(|course| course.opened && course.picks.is_some());
    if let Some(picked) = course.and_then(|mut course| course.picks.take()) {
        pick_up::<G>(world, picked);
    }
}

/// Clicks the targets of a pick on the learner's behalf.
fn pick_up<G: Game>(world: &mut World, wanted: game_types::LessonSelectionOf<G>) {
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
    for target in G::clicks(wanted, table.view()) {
        pick::pick::<G>(world, G::id(target));
    }
}

/// Performs one action of the demonstration on the learner's behalf.
fn act<G: Game>(world: &mut World, line: LessonAction<G::Rules>) {
    match line {
        LessonAction::Give(order) => {
            world.write_message(SubmitOrder::<G::Rules>::order(order));
        }
        LessonAction::Undo => {
            world.write_message(MatchIntent::Undo);
        }
        LessonAction::Redo => {
            world.write_message(MatchIntent::Redo);
        }
        LessonAction::Refuse(order) => {
            let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
            if let Err(refusal) = G::Rules::check(table.view(), &order) {
                pick::refused::<G>(world, &refusal);
            }
            world.resource_mut::<ActiveLesson<G>>().run.actions.refused.push(order);
        }
        LessonAction::Pick(wanted) => pick_up::<G>(world, wanted),
        LessonAction::Look(LookTarget::Pointed) => {
            let target = world.get_resource::<Table<G::Rules>>().and_then(|table| G::to_point_at(table.view()));
            world.resource_mut::<HoveredTargets>().keys = target.map(G::id);
            world.resource_mut::<ActiveLesson<G>>().run.actions.looked.push(LookTarget::Pointed);
        }
        LessonAction::Look(LookTarget::Log) => world.resource_mut::<MenuState>().overlays.push(Overlay::Log),
        LessonAction::Look(LookTarget::Scores) => world.resource_mut::<MenuState>().overlays.push(Overlay::Scores),
    }
}
