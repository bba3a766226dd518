//! The lesson that is open.

use crate::games::alien_frontiers::AlienFrontiers;
use crate::table::Aside;
use crate::table::Playable;
use std::any::Any;
use std::collections::VecDeque;

use bevy::prelude::*;

use crate::board::TargetId;
use crate::core::Colour;
use crate::games::alien_frontiers::academy::{Glow, LessonId, Line, Run};
use crate::games::alien_frontiers::board::target_of;
use crate::games::alien_frontiers::locale::text;
use crate::games::alien_frontiers::record::Scenario;
use crate::games::alien_frontiers::table::Table;
use crate::games::alien_frontiers::table::plan::{Plan, Step, Target};
use crate::record::{Control, Seat};
use crate::rules::{Order, Ships};

/// The lesson that is open. Exists only while there is one.
#[derive(Resource)]
pub struct Course {
    /// Which.
    pub id: LessonId,
    /// The match on the table that is this lesson.
    pub(super) game: u64,
    /// What the coach of a whole match knows; nothing in a lesson of steps.
    pub(super) coach: Option<Coach>,
    pub(super) run: Run<'static>,
    /// How many orders were given before the learner's first of this step.
    pub(super) floor: usize,
    /// The message of why something was not possible.
    pub(super) note: Option<&'static str>,
    /// What is still to be shown of the step, and seconds until the next of it.
    pub(super) showing: Option<(VecDeque<Line>, f32)>,
    /// Whether the step was shown since it was set up.
    pub(super) shown: bool,
    /// Whether others have played before the learner's eyes, which is all of the step: it can be passed.
    pub(super) watched: bool,
    /// Seconds since something was done.
    pub(super) waited: f32,
    /// What mouse or keys stood on when the step began: that was not pointed at for its sake.
    pub(super) stood: Option<Target>,
    /// What is pointed at, and for how many seconds.
    pub(super) pointing: Option<(Target, f32)>,
    /// The match that was open before.
    pub(super) aside: Option<Aside<AlienFrontiers>>,
    /// Whether the lesson is over and its card shown.
    pub(super) over: bool,
    /// The dice that the step before left picked: to be picked once the table that was set up was announced.
    pub(super) picks: Option<Ships>,
    /// Whether it was.
    pub(super) opened: bool,
}

impl Course {
    /// Whether the step is only to be read, and can be passed by the keys that go on.
    #[must_use]
    pub fn reads(&self) -> bool {
        match &self.coach {
            Some(coach) => coach.says.is_some(),
            None => (self.run.reads() || self.watched) && !self.over,
        }
    }

    /// Whether it is a lesson of steps, whose bubble always says what is next; a whole match has a coach instead.
    #[must_use]
    pub const fn steps(&self) -> bool {
        self.coach.is_none()
    }

    /// Which step the learner is at, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.run.at()
    }

    /// Why something was not possible, if anything.
    #[must_use]
    pub fn note(&self) -> Option<String> {
        self.note.map(text)
    }

    /// Whether the lesson's last step is done.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn new(id: LessonId, run: Run<'static>, game: u64, aside: Option<Aside<AlienFrontiers>>) -> Self {
        Course {
            id,
            game,
            coach: None,
            run,
            floor: 0,
            note: None,
            showing: None,
            shown: false,
            watched: false,
            waited: 0.0,
            stood: None,
            pointing: None,
            aside,
            over: false,
            picks: None,
            opened: false,
        }
    }

    /// The learner's orders of this step.
    pub(super) fn given(&self, table: &Table) -> Vec<Order> {
        table.record().entries().iter().skip(self.floor).map(|entry| entry.order).collect()
    }

    /// Whether others play before the learner does. What the learner takes back is no such thing.
    pub(super) fn awaits(&self, table: &Table) -> bool {
        !self.run.step().rival.is_empty() && table.orders_given() < self.floor
    }
}

/// Closes the lesson that is open and gives the match that waited behind it.
pub fn take_aside<G: Playable>(world: &mut World) -> Option<Aside<G>> {
    let aside: Box<dyn Any> = Box::new(world.remove_resource::<Course>().and_then(|course| course.aside)?);
    aside.downcast().ok().map(|aside| *aside)
}

/// What the coach says and has said.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Coach {
    /// The message that is shown.
    pub says: Option<String>,
    /// What glows with it.
    pub glow: Vec<Glow>,
    /// What was said in this turn already.
    pub(super) said: Vec<&'static str>,
    /// Seconds since the learner did something.
    pub(super) idle: f32,
}

impl Coach {
    /// Says something, once a turn.
    pub(super) fn say(&mut self, key: &'static str, glow: &[Glow]) {
        if self.says.is_none() && !self.said.contains(&key) {
            self.says = Some(key.to_owned());
            self.glow = glow.to_vec();
            self.said.push(key);
        }
    }
}

/// A click or key that the rules would refuse counts as tried.
pub fn tried(world: &mut World, target: TargetId) {
    let Some(target @ Target::Facility(facility)) = target_of(target) else { return };
    let (Some(table), Some(plan)) = (world.get_resource::<Table>(), world.get_resource::<Plan>()) else { return };
    let ships = plan.selected();
    let refused = matches!(plan.clone().pick(table.view(), target), Step::Refused(_));
    if let Some(mut course) = world.get_resource_mut::<Course>().filter(|_| refused) {
        course.run.deeds.refused.push(Order::Dock { facility, ships });
    }
}

/// What a player of a lesson is called.
pub(super) fn call_sign(colour: Colour) -> String {
    text(&format!("academy-name-{colour}"))
}

/// The seats of a lesson's board, by their call signs.
pub(super) fn match_seats(board: &Scenario, control: impl Fn(Colour) -> Control) -> Vec<Seat> {
    let seat = |&colour: &Colour| Seat { colour, name: call_sign(colour), control: control(colour) };
    board.set_up().seating.iter().map(seat).collect()
}
