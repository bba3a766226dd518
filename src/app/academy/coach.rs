//! The coach of the first match: silent, but for something missed or a long wait.

use crate::games::alien_frontiers::AlienFrontiers;
use crate::table::Aside;
use bevy::prelude::*;

use super::course::{Coach, Course, match_seats};
use super::keeper;
use crate::app::matches;
use crate::app::state::{Front, Screen};
use crate::core::Colour;
use crate::core::{Level, Opponent};
use crate::games::alien_frontiers::academy::{Glow, LessonId, Place, Run};
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::table::{Announced, Cause, Table};
use crate::panels::{Overlay, Toast};
use crate::record::Control;
use crate::rules::{Facility, Order, Phase, Position, legal};

/// Seconds without a move after which the coach helps.
const IDLE: f32 = 20.0;

/// Begins the first match.
pub fn begin(world: &mut World, id: LessonId, aside: Option<Aside<AlienFrontiers>>) {
    let lesson = id.lesson();
    let seats = match_seats(&lesson.board, |colour| {
        if colour == lesson.learner() { Control::Human } else { Control::Ai(Opponent::engine(Level::Cadet)) }
    });
    let game = match Match::from_scenario(&lesson.board, seats, matches::any_seed()) {
        Ok(game) => game,
        Err(error) => return world.resource_mut::<Front>().toasts.push(Toast::trouble(error.to_string())),
    };
    let number = game.id();
    matches::open(world, game);
    let step = &lesson.steps[0];
    let coach = Coach { says: Some(lesson.message(&step.say)), glow: step.glow.clone(), ..Coach::default() };
    world.insert_resource(Course { coach: Some(coach), ..Course::new(id, Run::new(lesson, 0), number, aside) });
    keeper::change(world, |progress| progress.stands(id, 0));
}

/// The learner has read it.
pub fn heard(world: &mut World) {
    if let Some(coach) = &mut world.resource_mut::<Course>().coach {
        coach.says = None;
        coach.glow.clear();
        coach.idle = 0.0;
    }
}

/// What is there for the taking, with all ships docked.
fn free_gain(position: &Position) -> Option<(&'static str, Glow)> {
    let mut orders = Vec::new();
    legal(position, &mut orders);
    let found = |wanted: fn(&Order) -> bool| orders.iter().any(wanted);
    let me = position.me();
    if found(|order| matches!(order, Order::Launch(_))) {
        return Some(("academy-coach-launch", Glow::Place(Place::Launch)));
    }
    if found(|order| matches!(order, Order::Claim(_))) {
        return Some(("academy-coach-claim", Glow::Place(Place::Display)));
    }
    if found(|order| matches!(order, Order::BuyRelic)) {
        return Some(("academy-coach-relic", Glow::Place(Place::Relic)));
    }
    // Fuel beyond what can be kept is lost, so it might as well be traded.
    let spills = me.resources() > crate::rules::KEEP_LIMIT;
    (spills && found(|order| matches!(order, Order::Trade(_))))
        .then_some(("academy-coach-trade", Glow::Place(Place::Trade)))
}

/// What was missed in the turn that ended from `before`.
fn missed(before: &Position) -> Option<&'static str> {
    let mut orders = Vec::new();
    legal(before, &mut orders);
    if orders.iter().any(|order| matches!(order, Order::Launch(_))) {
        return Some("academy-coach-missed-launch");
    }
    orders.iter().any(|order| matches!(order, Order::Claim(_))).then_some("academy-coach-missed-claim")
}

/// What may be done next, for who has waited long.
fn next_thing(position: &Position) -> (&'static str, Glow) {
    if position.phase == Phase::Roll {
        ("academy-coach-idle-roll", Glow::Place(Place::Roll))
    } else if position.hand().is_empty() {
        ("academy-coach-idle-end", Glow::Place(Place::End))
    } else {
        ("academy-coach-idle-dock", Glow::Place(Place::Hand))
    }
}

/// Watches the first match, and speaks only when it helps.
pub fn attend(
    mut told: MessageReader<Announced>,
    course: Option<ResMut<Course>>,
    table: Option<Res<Table>>,
    front: Res<Front>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let news: Vec<Announced> = told.read().cloned().collect();
    let (Some(mut course), Some(table)) = (course, table) else { return };
    let (learner, id, over) = (course.run.lesson().learner(), course.id, course.over);
    let course = course.bypass_change_detection();
    let Some(coach) = &mut course.coach else { return };
    let position = table.view();
    for one in &news {
        follow(coach, one, learner);
    }
    if position.is_over() {
        coach.says = None;
        if !over && *screen.get() == Screen::End {
            course.over = true;
            commands.queue(move |world: &mut World| {
                keeper::change(world, |progress| progress.finished(id));
                world.resource_mut::<Front>().overlays.push(Overlay::LessonDone(id.number()));
            });
        }
        return;
    }
    if !table.local_turn() || !front.overlays.is_empty() {
        return;
    }
    coach.idle += time.delta_secs().min(5.0);
    if position.phase == Phase::Orders
        && position.hand().is_empty()
        && !news.is_empty()
        && let Some((key, glow)) = free_gain(position)
    {
        coach.say(key, &[glow]);
    }
    if coach.idle >= IDLE {
        coach.idle = 0.0;
        let (key, glow) = next_thing(position);
        coach.say(key, &[glow]);
    }
}

/// Takes in one thing that happened.
fn follow(coach: &mut Coach, one: &Announced, learner: Colour) {
    if one.mover != learner || one.cause == Cause::Opened {
        return;
    }
    coach.idle = 0.0;
    // What was said of the step before is over; the greeting stays until it is read.
    if coach.says.as_ref().is_some_and(|says| says.starts_with("academy-")) {
        coach.says = None;
        coach.glow.clear();
    }
    if one.cause == Cause::Order(Order::End) {
        coach.said.clear();
        if let Some(key) = missed(&one.before) {
            coach.say(key, &[Glow::Facility(Facility::ColonistHub)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alien_frontiers::record::Scenario;

    fn position(seats: &str) -> Position {
        let text = format!("(title: \"\", setup: (players: 2), seats: {seats}, hand: \"\", play: [], expect: ())");
        Scenario::from_text(&text).expect("reads").position().expect("a position")
    }

    #[test]
    fn the_coach_speaks_of_what_is_missed_and_of_nothing_else() {
        let ready = position("{\"red\": (fuel: 1, ore: 1, hub: 7)}");
        assert_eq!(free_gain(&ready).map(|found| found.0), Some("academy-coach-launch"));
        assert_eq!(missed(&ready), Some("academy-coach-missed-launch"));
        let poor = position("{\"red\": (fuel: 1, hub: 7)}");
        assert_eq!((free_gain(&poor), missed(&poor)), (None, None), "what cannot be paid is no miss");
        let desert = position("{\"red\": (fuel: 1, ore: 1, colonies: {\"BurroughsDesert\": 1})}");
        assert_eq!(free_gain(&desert).map(|found| found.0), Some("academy-coach-relic"));
        let rich = position("{\"red\": (fuel: 9, docked: {\"OrbitalMarket\": \"2 2\"})}");
        assert_eq!(free_gain(&rich).map(|found| found.0), Some("academy-coach-trade"));
        let saving = position("{\"red\": (fuel: 6, docked: {\"OrbitalMarket\": \"2 2\"})}");
        assert_eq!(free_gain(&saving), None, "fuel may be kept");
    }

    #[test]
    fn nothing_is_said_twice_in_a_turn() {
        let mut coach = Coach::default();
        coach.say("academy-coach-launch", &[]);
        assert!(coach.says.take().is_some());
        coach.say("academy-coach-launch", &[]);
        assert_eq!(coach.says, None);
    }

    #[test]
    fn who_waits_is_told_the_next_thing() {
        let done = position("{\"red\": (docked: {\"SolarConverter\": \"1 2 3\"})}");
        assert_eq!(next_thing(&done).0, "academy-coach-idle-end");
    }
}
