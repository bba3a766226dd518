//! The state of the active lesson.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::Game;
use orrery_board::TargetId;
use orrery_core::Colour;
use orrery_learn::academy::{LessonAction, LessonId, LessonRun};
use orrery_learn::game_types;
use orrery_record::ScenarioFile as _;
use orrery_record::{Seat, SeatControl};
use orrery_table::Table;
use orrery_ui::{CoachRemark, Overlay};

/// The active lesson. The resource exists only while a lesson is open.
#[derive(Resource)]
pub struct ActiveLesson<G: Game> {
    /// The key of the lesson in the game's list of lessons.
    pub id: LessonId<G::Rules>,
    /// The coach of a lesson that is a whole match; `None` in a lesson of steps.
    pub(super) coach: Option<LessonCoach<G>>,
    pub(super) run: LessonRun<'static, G::Rules>,
    /// The number of orders given before the learner's first order in this step.
    pub(super) floor: usize,
    /// The message key of the note in the bubble, such as the reason why the learner's last action was not possible.
    pub(super) note: Option<String>,
    /// The remaining actions of the demonstration, and the time in seconds until the next one; `None` if no demonstration is
    /// running.
    pub(super) showing: Option<(VecDeque<LessonAction<G::Rules>>, f32)>,
    /// The window that the latest demonstration opened last, whether or not it is still open.
    pub(super) opened_overlay: Option<Overlay>,
    /// True if the solution has been demonstrated since the step was set up.
    pub(super) shown: bool,
    /// True if the step consists only of other players' turns, and they have been played. The learner can then continue.
    pub(super) watched: bool,
    /// True if the step is done, nothing moves, and the next step has another board. The learner can then continue.
    pub(super) seen: bool,
    /// The time since the lesson's final step was done and its motion ended, in seconds.
    pub(super) rested: f32,
    /// The time since the learner's last action, in seconds.
    pub(super) waited: f32,
    /// The target under the mouse or the keyboard focus when the step began. It does not count as pointed at until the learner
    /// has left it.
    pub(super) stood: Option<TargetId>,
    /// The target at which the learner is pointing, with the time spent on it so far, in seconds.
    pub(super) pointing: Option<(TargetId, f32)>,
    /// True once the last step is done or the lesson's match has ended. The lesson's closing card is then shown.
    pub(super) over: bool,
    /// The pick made in the previous step, to be repeated once the new table has been announced.
    pub(super) picks: Option<game_types::PreOrderPickOf<G>>,
    /// True once the step's new table has been announced.
    pub(super) opened: bool,
}

impl<G: Game> ActiveLesson<G> {
    /// Reports whether the lesson waits for the learner to continue after reading a message or looking at a finished step.
    pub fn reads(&self) -> bool {
        match &self.coach {
            Some(coach) => coach.says.is_some(),
            None => (self.run.reads() || self.watched || self.seen) && !self.over,
        }
    }

    /// Reports whether the lesson consists of steps, each with a bubble that names the next action. A whole match has a coach
    /// instead.
    pub const fn steps(&self) -> bool {
        self.coach.is_none()
    }

    /// Returns the index of the current step, from 0.
    pub const fn at(&self) -> usize {
        self.run.at()
    }

    /// Returns the note in the bubble, such as the reason why the learner's last action was not possible, or `None` if there is
    /// no note.
    pub fn note(&self) -> Option<String> {
        self.note.as_deref().map(G::text)
    }

    /// Reports whether the last step is done or the lesson's match has ended.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn new(id: LessonId<G::Rules>, run: LessonRun<'static, G::Rules>) -> Self {
        ActiveLesson {
            id,
            coach: None,
            run,
            floor: 0,
            note: None,
            showing: None,
            opened_overlay: None,
            shown: false,
            watched: false,
            seen: false,
            rested: 0.0,
            waited: 0.0,
            stood: None,
            pointing: None,
            over: false,
            picks: None,
            opened: false,
        }
    }

    /// Marks the coach's current message as read.
    pub(super) fn hear_coach(&mut self) {
        if let Some(coach) = &mut self.coach {
            coach.fall_silent();
            coach.idle = 0.0;
        }
    }

    /// Returns the learner's orders in this step.
    pub(super) fn given(&self, table: &Table<G::Rules>) -> Vec<game_types::Order<G>> {
        (self.floor..table.orders_given()).filter_map(|entry| table.order(entry)).collect()
    }

    /// Reports whether other players are still to move before the learner. Always returns false in a step without moves of other
    /// players, even if the learner has undone orders.
    pub(super) fn awaits(&self, table: &Table<G::Rules>) -> bool {
        !self.run.step().rival.is_empty() && table.orders_given() < self.floor
    }
}

/// The coach of a lesson that is a whole match, with the current message and past ones.
#[derive(Debug)]
pub struct LessonCoach<G: Game> {
    /// The key of the current message, if there is one.
    pub says: Option<String>,
    /// True if the current message is the greeting about the match's subject, which stays until the learner has read it.
    pub greets: bool,
    /// The highlights of the current message.
    pub glow: Vec<game_types::Highlight<G>>,
    /// The keys of the messages already given in this turn.
    pub said: Vec<&'static str>,
    /// The keys of the reminders given in this match, including repeated ones.
    reminded: Vec<&'static str>,
    /// The time since the learner's last action, in seconds.
    pub(super) idle: f32,
}

/// The maximum number of times that the same reminder is given in a match.
const REMINDERS: usize = 2;

impl<G: Game> LessonCoach<G> {
    /// Creates a coach that greets the learner with a message about the match's subject.
    pub const fn greeting(message: String, glow: Vec<game_types::Highlight<G>>) -> Self {
        LessonCoach { says: Some(message), greets: true, glow, said: Vec::new(), reminded: Vec::new(), idle: 0.0 }
    }

    /// Shows a message, unless another one is shown or it has already been given in this turn.
    pub fn say(&mut self, (key, glow): CoachRemark<G>) {
        if self.says.is_none() && !self.said.contains(&key) {
            self.says = Some(key.to_owned());
            self.glow = vec![glow];
            self.said.push(key);
        }
    }

    /// Reminds a hesitating learner of a possible action, unless another message is shown. A reminder is given at most once a
    /// turn and `REMINDERS` times a match.
    pub fn remind(&mut self, word: CoachRemark<G>) {
        let often = self.reminded.iter().filter(|key| **key == word.0).count();
        if self.says.is_none() && !self.said.contains(&word.0) && often < REMINDERS {
            self.reminded.push(word.0);
            self.say(word);
        }
    }

    /// Removes the current message and its highlights.
    pub fn fall_silent(&mut self) {
        self.says = None;
        self.greets = false;
        self.glow.clear();
    }
}

/// Returns the call sign of a player in a lesson.
pub(super) fn call_sign<G: Game>(colour: Colour) -> String {
    G::text(&format!("academy-name-{colour}"))
}

/// Returns the seats of a lesson's match, with the players' call signs as names.
pub(super) fn match_seats<G: Game>(
    board: &game_types::Scenario<G>,
    control: impl Fn(Colour) -> SeatControl,
) -> Vec<Seat> {
    let seat = |&colour: &Colour| Seat { colour, name: call_sign::<G>(colour), control: control(colour) };
    board.setup().seating.iter().map(seat).collect()
}
