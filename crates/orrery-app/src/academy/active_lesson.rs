//! The state of the active lesson.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::Game;
use crate::game_registry::ResumeMatch;
use orrery_board::TargetId;
use orrery_core::Colour;
use orrery_learn::academy::{LessonAction, LessonId, LessonRun};
use orrery_learn::game_types;
use orrery_record::Scenarios as _;
use orrery_record::{Seat, SeatControl};
use orrery_table::Table;
use orrery_ui::CoachRemark;

/// The active lesson. The resource exists only while a lesson is open.
#[derive(Resource)]
pub struct ActiveLesson<G: Game> {
    /// The key of the lesson in the game's list of lessons.
    pub id: LessonId<G::Rules>,
    /// The number that the table gave to the lesson's match.
    pub(super) game: u64,
    /// The coach of a lesson that is a whole match; `None` in a lesson of steps.
    pub(super) coach: Option<LessonCoach<G>>,
    pub(super) run: LessonRun<'static, G::Rules>,
    /// The number of orders given before the learner's first order in this step.
    pub(super) floor: usize,
    /// The message key of the reason why the learner's last action was not possible.
    pub(super) note: Option<String>,
    /// The remaining actions of the demonstration, and the seconds until the next one.
    pub(super) showing: Option<(VecDeque<LessonAction<G::Rules>>, f32)>,
    /// True if the solution was demonstrated since the step was set up.
    pub(super) shown: bool,
    /// True if the step consists only of other players' turns, and they have been played. The learner can then continue.
    pub(super) watched: bool,
    /// True if the step is done, nothing moves, and the next step has another board. The learner can then continue.
    pub(super) seen: bool,
    /// The seconds for which the finished last step has been at rest.
    pub(super) rested: f32,
    /// The seconds since the last action.
    pub(super) waited: f32,
    /// The target under the mouse or the keyboard focus when the step began. The step does not count it as pointed at.
    pub(super) stood: Option<TargetId>,
    /// The target that the learner points at, and for how many seconds.
    pub(super) pointing: Option<(TargetId, f32)>,
    /// Restores the match that was open before the lesson.
    pub(crate) aside: Option<ResumeMatch>,
    /// True if the lesson is over and its card is shown.
    pub(super) over: bool,
    /// The picks made in the previous step, to be repeated once the new table has been announced.
    pub(super) picks: Option<game_types::Pick<G>>,
    /// True once the step's new table has been announced.
    pub(super) opened: bool,
}

impl<G: Game> ActiveLesson<G> {
    /// Reports whether the step is only to be read, so that the keys for continuing advance the lesson.
    #[must_use]
    pub fn reads(&self) -> bool {
        match &self.coach {
            Some(coach) => coach.says.is_some(),
            None => (self.run.reads() || self.watched || self.seen) && !self.over,
        }
    }

    /// Reports whether the lesson consists of steps, each with a bubble that names the next action. A whole match has a coach
    /// instead.
    #[must_use]
    pub const fn steps(&self) -> bool {
        self.coach.is_none()
    }

    /// Returns the index of the current step, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.run.at()
    }

    /// Returns the reason why the learner's last action was not possible, if there is one.
    #[must_use]
    pub fn note(&self) -> Option<String> {
        self.note.as_deref().map(G::text)
    }

    /// Reports whether the lesson's last step is done.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn new(
        id: LessonId<G::Rules>,
        run: LessonRun<'static, G::Rules>,
        game: u64,
        aside: Option<ResumeMatch>,
    ) -> Self {
        ActiveLesson {
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

    /// Returns the learner's orders in this step.
    pub(super) fn given(&self, table: &Table<G::Rules>) -> Vec<game_types::Order<G>> {
        (self.floor..table.orders_given()).filter_map(|entry| table.order(entry)).collect()
    }

    /// Reports whether other players still move before the learner. An undo by the learner does not count.
    pub(super) fn awaits(&self, table: &Table<G::Rules>) -> bool {
        !self.run.step().rival.is_empty() && table.orders_given() < self.floor
    }
}

/// The coach of a lesson that is a whole match: its current message and its past ones.
#[derive(Debug)]
pub struct LessonCoach<G: Game> {
    /// The current message.
    pub says: Option<String>,
    /// True if the current message is the greeting about the match's subject, which stays until the learner has read it.
    pub greets: bool,
    /// The highlights that belong to the current message.
    pub glow: Vec<game_types::Highlight<G>>,
    /// The messages already given in this turn.
    pub said: Vec<&'static str>,
    /// The reminders given in this match, with one entry for each time.
    reminded: Vec<&'static str>,
    /// The seconds since the learner's last action.
    pub(super) idle: f32,
}

/// The maximum number of times one reminder is given in a match.
const REMINDERS: usize = 2;

impl<G: Game> LessonCoach<G> {
    /// Creates a coach that greets the learner with the match's subject.
    pub const fn greeting(message: String, glow: Vec<game_types::Highlight<G>>) -> Self {
        LessonCoach { says: Some(message), greets: true, glow, said: Vec::new(), reminded: Vec::new(), idle: 0.0 }
    }

    /// Shows a message, at most once a turn.
    pub fn say(&mut self, (key, glow): CoachRemark<G>) {
        if self.says.is_none() && !self.said.contains(&key) {
            self.says = Some(key.to_owned());
            self.glow = vec![glow];
            self.said.push(key);
        }
    }

    /// Reminds a hesitating learner of a possible action, at most `REMINDERS` times in a match.
    pub fn remind(&mut self, word: CoachRemark<G>) {
        let often = self.reminded.iter().filter(|key| **key == word.0).count();
        if self.says.is_none() && !self.said.contains(&word.0) && often < REMINDERS {
            self.reminded.push(word.0);
            self.say(word);
        }
    }

    /// Removes the message.
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

/// Returns the seats of a lesson's match, named by their call signs.
pub(super) fn match_seats<G: Game>(
    board: &game_types::Scenario<G>,
    control: impl Fn(Colour) -> SeatControl,
) -> Vec<Seat> {
    let seat = |&colour: &Colour| Seat { colour, name: call_sign::<G>(colour), control: control(colour) };
    G::Rules::setup(board).seating.iter().map(seat).collect()
}
