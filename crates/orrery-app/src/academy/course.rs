//! The lesson that is open.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::Game;
use crate::hosts::Back;
use orrery_board::TargetId;
use orrery_core::Colour;
use orrery_learn::academy::{LessonId, Line, Run};
use orrery_learn::of;
use orrery_record::Scenarios as _;
use orrery_record::{Control, Seat};
use orrery_table::Table;
use orrery_ui::CoachWord;

/// The lesson that is open. Exists only while there is one.
#[derive(Resource)]
pub struct Course<G: Game> {
    /// Which.
    pub id: LessonId<G::Rules>,
    /// The match on the table that is this lesson.
    pub(super) game: u64,
    /// What the coach of a whole match knows; nothing in a lesson of steps.
    pub(super) coach: Option<Coach<G>>,
    pub(super) run: Run<'static, G::Rules>,
    /// How many orders were given before the learner's first of this step.
    pub(super) floor: usize,
    /// The message of why something was not possible.
    pub(super) note: Option<String>,
    /// What is still to be shown of the step, and seconds until the next of it.
    pub(super) showing: Option<(VecDeque<Line<G::Rules>>, f32)>,
    /// Whether the step was shown since it was set up.
    pub(super) shown: bool,
    /// Whether others have played before the learner's eyes, which is all of the step: it can be passed.
    pub(super) watched: bool,
    /// Whether the step is done and lies still, and another table comes next: it can be passed once it was seen.
    pub(super) seen: bool,
    /// Seconds that the last step is done and lies still.
    pub(super) rested: f32,
    /// Seconds since something was done.
    pub(super) waited: f32,
    /// What mouse or keys stood on when the step began: that was not pointed at for its sake.
    pub(super) stood: Option<TargetId>,
    /// What is pointed at, and for how many seconds.
    pub(super) pointing: Option<(TargetId, f32)>,
    /// The match that was open before.
    pub(crate) aside: Option<Back>,
    /// Whether the lesson is over and its card shown.
    pub(super) over: bool,
    /// What the step before left picked: to be picked once the table that was set up was announced.
    pub(super) picks: Option<of::Pick<G>>,
    /// Whether it was.
    pub(super) opened: bool,
}

impl<G: Game> Course<G> {
    /// Whether the step is only to be read, and can be passed by the keys that go on.
    #[must_use]
    pub fn reads(&self) -> bool {
        match &self.coach {
            Some(coach) => coach.says.is_some(),
            None => (self.run.reads() || self.watched || self.seen) && !self.over,
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
        self.note.as_deref().map(G::text)
    }

    /// Whether the lesson's last step is done.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn new(id: LessonId<G::Rules>, run: Run<'static, G::Rules>, game: u64, aside: Option<Back>) -> Self {
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
            seen: false,
            rested: 0.0,
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
    pub(super) fn given(&self, table: &Table<G::Rules>) -> Vec<of::Order<G>> {
        (self.floor..table.orders_given()).filter_map(|entry| table.order(entry)).collect()
    }

    /// Whether others play before the learner does. What the learner takes back is no such thing.
    pub(super) fn awaits(&self, table: &Table<G::Rules>) -> bool {
        !self.run.step().rival.is_empty() && table.orders_given() < self.floor
    }
}

/// What the coach says and has said.
#[derive(Debug)]
pub struct Coach<G: Game> {
    /// The message that is shown.
    pub says: Option<String>,
    /// Whether that is what the match is about: it stays until it is read.
    pub greets: bool,
    /// What glows with it.
    pub glow: Vec<of::Glow<G>>,
    /// What was said in this turn already.
    pub said: Vec<&'static str>,
    /// What may be done next, as often as it was said in this match.
    reminded: Vec<&'static str>,
    /// Seconds since the learner did something.
    pub(super) idle: f32,
}

/// How often one thing that may be done next is said in a match.
const REMINDERS: usize = 2;

impl<G: Game> Coach<G> {
    /// A coach who says what the match is about.
    pub const fn greeting(message: String, glow: Vec<of::Glow<G>>) -> Self {
        Coach { says: Some(message), greets: true, glow, said: Vec::new(), reminded: Vec::new(), idle: 0.0 }
    }

    /// Says something, once a turn.
    pub fn say(&mut self, (key, glow): CoachWord<G>) {
        if self.says.is_none() && !self.said.contains(&key) {
            self.says = Some(key.to_owned());
            self.glow = vec![glow];
            self.said.push(key);
        }
    }

    /// Says what may be done next to who waits long; who has read it twice knows it.
    pub fn remind(&mut self, word: CoachWord<G>) {
        let often = self.reminded.iter().filter(|key| **key == word.0).count();
        if self.says.is_none() && !self.said.contains(&word.0) && often < REMINDERS {
            self.reminded.push(word.0);
            self.say(word);
        }
    }

    /// What was said is over.
    pub fn fall_silent(&mut self) {
        self.says = None;
        self.greets = false;
        self.glow.clear();
    }
}

/// What a player of a lesson is called.
pub(super) fn call_sign<G: Game>(colour: Colour) -> String {
    G::text(&format!("academy-name-{colour}"))
}

/// The seats of a lesson's board, by their call signs.
pub(super) fn match_seats<G: Game>(board: &of::Scenario<G>, control: impl Fn(Colour) -> Control) -> Vec<Seat> {
    let seat = |&colour: &Colour| Seat { colour, name: call_sign::<G>(colour), control: control(colour) };
    G::Rules::setup(board).seating.iter().map(seat).collect()
}
