//! Observes the learner's actions, advances finished steps, and plays demonstrations.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_table::CurrentPendingOrder;

use super::ActiveLesson;
use super::lessons::{LessonParams, StepOpening};
use crate::game::Game;
use crate::pick;
use crate::state::{MatchUiState, MenuState};
use orrery_board::{ClickRefused, HoveredTargets, MotionActive};
use orrery_learn::academy::{LessonAction, LookTarget};
use orrery_table::{ChangeCause, MatchIntent, OrderBlocked, OrderRefused, SubmitOrder, Table, TableChange};
use orrery_ui::Overlay;

/// The time between two actions of a demonstration, in seconds.
const BEAT: f32 = 0.9;
/// The time needed to read a label, in seconds.
const READING: f32 = 3.5;
/// The time for which the table is shown after the last step, before the lesson ends, in seconds.
const SEEN: f32 = 0.9;
/// The time without an action after which the button that demonstrates the step is emphasised, in seconds.
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
        // The time is counted frame by frame, even while nothing moves.
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
            _ if self.reads() => "academy-read-first",
            OrderBlocked::NoEffect if step.check => "academy-not-yet",
            _ if step.check => "academy-not-in-check",
            _ => "academy-not-here",
        };
        match &step.instead {
            Some(say) if common == "academy-not-here" => self.run.lesson().message(say),
            _ => common.to_owned(),
        }
    }

    /// Reports whether the learner has hesitated long enough for the button that demonstrates the step to be emphasised.
    pub(super) fn is_waiting(&self) -> bool {
        self.waited >= PATIENCE
    }
}

/// Advances the lesson when the step is done and its motion has been shown.
pub fn go_on<G: Game>(
    mut params: LessonParams<G>,
    (motion, time): (Res<MotionActive>, Res<Time<Real>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(course), Some(table)) = (&mut params.lesson, &params.table) else { return };
    // The pick of the previous step was lost when the new table was announced.
    if course.opened
        && course.picks.is_some()
        && let Some(picked) = course.picks.take()
    {
        pick_up::<G>(picked, table, &mut params.commands);
    }
    if course.coach.is_some() || course.over || course.awaits(table) || course.showing.is_some() {
        return;
    }
    let done = course.run.is_done(table.view(), &course.given(table));
    let last = course.run.is_last();
    let fresh = course.run.lesson().steps.get(course.run.at() + 1).is_none_or(|next| next.board.is_some());
    if done && motion.0 && (last || fresh) {
        // The lesson advances in a later frame, once everything is at rest.
        redraw.write(RequestRedraw);
        return;
    }
    // An undo may have reopened a finished step.
    let mut seen = false;
    if done {
        if !params.store.files.menus.overlays.is_empty() {
            return;
        }
        if course.run.step().watches() {
            // After other players' turns the step waits for the learner, so that slow readers have time.
            if !course.watched {
                course.watched = true;
                params.offer();
                redraw.write(RequestRedraw);
            }
            return;
        }
        if course.run.step().check && course.shown {
            return params.again(false, StepOpening::NowTry);
        }
        if last {
            redraw.write(RequestRedraw);
            course.rested += time.delta_secs().min(0.1);
            if course.rested >= SEEN {
                params.next_step();
            }
            return;
        }
        if !fresh {
            return params.next_step();
        }
        seen = true;
    }
    // The finished step is shown until the learner continues.
    if course.seen != seen {
        course.seen = seen;
        params.offer();
        redraw.write(RequestRedraw);
    }
}

/// The parts of the match on which a demonstration acts.
#[derive(SystemParam)]
pub struct Demonstration<'w, 's, G: Game> {
    table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    hovered: ResMut<'w, HoveredTargets>,
    menus: ResMut<'w, MenuState>,
    play: ResMut<'w, MatchUiState>,
    submitted: MessageWriter<'w, SubmitOrder<<G as GameFrontend>::Rules>>,
    intents: MessageWriter<'w, MatchIntent>,
    commands: Commands<'w, 's>,
}

/// Performs the next action of a demonstration, once the previous one is done and has been shown.
pub fn act_out<G: Game>(
    mut course: ResMut<ActiveLesson<G>>,
    mut hands: Demonstration<G>,
    (motion, time): (Res<MotionActive>, Res<Time<Real>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = &hands.table else { return };
    let overlays = hands.menus.overlays.as_slice();
    let opened = matches!(overlays, [only] if course.opened_overlay.as_ref() == Some(only));
    let covered = !opened && !overlays.is_empty();
    let busy = motion.0 || course.awaits(table) || covered;
    let Some((lines, wait)) = &mut course.showing else { return };
    redraw.write(RequestRedraw);
    if !busy {
        *wait -= time.delta_secs();
    }
    if *wait > 0.0 || busy {
        return;
    }
    if opened {
        // The learner has had time to read it.
        hands.menus.overlays.clear();
        *wait = BEAT;
        return;
    }
    let line = lines.pop_front();
    *wait = if matches!(line, Some(LessonAction::Look(_))) { READING } else { BEAT };
    // The demonstration stops pointing at its last target.
    let quiet = HoveredTargets { keys: None, ..*hands.hovered };
    hands.hovered.set_if_neq(quiet);
    match line {
        Some(line) => hands.act(line, &mut course),
        None => {
            course.showing = None;
            course.shown = true;
        }
    }
}

/// Clicks the targets of a pick on the learner's behalf.
fn pick_up<G: Game>(wanted: game_types::PreOrderPickOf<G>, table: &Table<G::Rules>, commands: &mut Commands) {
    for target in G::clicks(wanted, table.view()) {
        commands.run_system_cached_with(pick::pick::<G>, G::id(target));
    }
}

impl<G: Game> Demonstration<'_, '_, G> {
    /// Performs one action of the demonstration on the learner's behalf.
    fn act(&mut self, line: LessonAction<G::Rules>, course: &mut ActiveLesson<G>) {
        let Some(table) = &self.table else { return };
        match line {
            LessonAction::Give(order) => {
                self.submitted.write(SubmitOrder::order(order));
            }
            LessonAction::Undo => {
                self.intents.write(MatchIntent::Undo);
            }
            LessonAction::Redo => {
                self.intents.write(MatchIntent::Redo);
            }
            LessonAction::Refuse(order) => {
                if let Err(refusal) = G::Rules::check(table.view(), &order) {
                    pick::refused::<G>(&mut self.play, &refusal);
                }
                course.run.actions.refused.push(order);
            }
            LessonAction::Pick(wanted) => pick_up::<G>(wanted, table, &mut self.commands),
            LessonAction::Look(LookTarget::Pointed) => {
                self.hovered.keys = G::to_point_at(table.view()).map(G::id);
                course.run.actions.looked.push(LookTarget::Pointed);
            }
            LessonAction::Look(LookTarget::Log) => self.open(Overlay::Log, course),
            LessonAction::Look(LookTarget::Scores) => self.open(Overlay::Scores, course),
        }
    }

    /// Opens a window that the demonstration closes again once it can have been read.
    fn open(&mut self, overlay: Overlay, course: &mut ActiveLesson<G>) {
        self.menus.overlays.push(overlay.clone());
        course.opened_overlay = Some(overlay);
    }
}
