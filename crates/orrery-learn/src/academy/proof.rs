//! The proof that a lesson can be completed: it is played with every right and every wrong answer in its file.

use super::contract::{GameLessons, HighlightTarget as _, PreOrderPick as _};
use super::lesson::{Lesson, LessonStep};
use super::lesson_action::LessonAction;
use super::run::{LessonRun, StepStart};
use orrery_core::SeededChance;
use orrery_core::chance::ChanceScript;

/// An error in a lesson, found by playing the lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonProofError {
    /// The `say` of the faulty step; empty if the error applies to the whole lesson.
    pub say: String,
    /// A message that describes the error.
    pub message: String,
}

/// A table without a window: a position, the orders given so far, and the scripted chance outcomes still to come.
#[derive(Clone)]
struct HeadlessTable<G: GameLessons> {
    position: G::Position,
    before: Vec<(G::Position, G::Order)>,
    undone: Vec<G::Order>,
    script: ChanceScript<G::Node>,
}

impl<G: GameLessons> HeadlessTable<G> {
    fn at(stand: &StepStart<G>) -> Result<Self, String> {
        let position = G::first_position(stand.board).map_err(|error| error.to_string())?;
        let mut desk =
            HeadlessTable { position, before: Vec::new(), undone: Vec::new(), script: G::script(stand.board) };
        stand.orders.iter().try_for_each(|order| desk.give(*order))?;
        Ok(desk)
    }

    /// Returns the view of the deciding seat.
    fn view(&self) -> G::View {
        G::view(&self.position, G::to_act(&self.position))
    }

    fn give(&mut self, order: G::Order) -> Result<(), String> {
        let (before, script) = (self.position, self.script.clone());
        G::check(&self.view(), &order).map_err(|refusal| format!("refused: {refusal}"))?;
        G::apply(&mut self.position, &order, &mut self.script.then(SeededChance::new(0, 0)), &mut ());
        self.before.push((before, order));
        match G::unnamed(&script, &self.script) {
            Some(fault) => Err(fault),
            None => Ok(()),
        }
    }
}

/// A simulated learner at a table, in one step of a lesson.
#[derive(Clone)]
struct SimulatedLearner<'a, G: GameLessons> {
    run: LessonRun<'a, G>,
    desk: HeadlessTable<G>,
    /// The number of orders given before the step began.
    floor: usize,
}

impl<'a, G: GameLessons> SimulatedLearner<'a, G> {
    fn new(lesson: &'a Lesson<G>, at: usize) -> Result<Self, String> {
        let mut desk = HeadlessTable::at(&lesson.step_start(at))?;
        for line in &lesson.steps[at].rival {
            match line {
                LessonAction::Give(order) => desk.give(*order).map_err(|error| format!("`rival`: {error}"))?,
                _ => return Err("`rival` can contain only orders".to_owned()),
            }
        }
        let floor = desk.before.len();
        Ok(SimulatedLearner { run: LessonRun::new(lesson, at), desk, floor })
    }

    fn view(&self) -> G::View {
        G::view(&self.desk.position, Some(self.run.lesson().learner()))
    }

    fn given(&self) -> Vec<G::Order> {
        self.desk.before.iter().skip(self.floor).map(|(_, order)| *order).collect()
    }

    fn is_done(&self) -> bool {
        self.run.is_done(&self.view(), &self.given())
    }

    /// Performs one action of the learner, with all checks that the lesson makes at that point.
    fn does(&mut self, line: &LessonAction<G>) -> Result<(), String> {
        match *line {
            LessonAction::Give(order) => {
                if !self.run.allows(&order) {
                    return Err(format!("`{}` is not allowed", G::write(&order)));
                }
                self.desk.give(order)?;
                self.desk.undone.clear();
                self.run.actions.picked = G::Pick::default();
            }
            LessonAction::Refuse(order) => {
                if G::check(&self.desk.view(), &order).is_ok() {
                    return Err("the order is legal, but must be refused".to_owned());
                }
                self.run.actions.refused.push(order);
            }
            LessonAction::Undo => {
                let floor = self.run.undo_floor(self.floor);
                let taken = self.desk.before.pop().filter(|_| self.desk.before.len() >= floor);
                let (before, order) = taken.ok_or("there is nothing to undo")?;
                if G::is_barrier(&G::view(&before, G::to_act(&before)), &order) {
                    return Err("this order cannot be undone".to_owned());
                }
                self.desk.position = before;
                self.desk.undone.push(order);
                self.run.actions.undone += 1;
            }
            LessonAction::Redo => {
                let order = self.desk.undone.pop().ok_or("there is nothing to redo")?;
                self.desk.give(order)?;
                self.run.actions.redone += 1;
            }
            LessonAction::Pick(pick) => {
                if let Some(fault) = pick.fault(&self.view()) {
                    return Err(fault);
                }
                self.run.actions.picked = pick;
            }
            LessonAction::Look(sight) => self.run.actions.looked.push(sight),
        }
        Ok(())
    }

    /// Performs all actions of an answer. The last action must complete the step, and no earlier one may.
    fn answers(mut self, lines: &[LessonAction<G>]) -> Result<(), String> {
        for (index, line) in lines.iter().enumerate() {
            if self.is_done() {
                return Err(format!("the step is done before line {} of the answer", index + 1));
            }
            self.does(line).map_err(|error| format!("line {} of the answer: {error}", index + 1))?;
        }
        if self.is_done() { Ok(()) } else { Err("the answer does not complete the step".to_owned()) }
    }

    fn errs(mut self, lines: &[LessonAction<G>], say: &str) -> Result<(), String> {
        lines.iter().try_for_each(|line| self.does(line))?;
        if self.is_done() {
            return Err(format!("the wrong answer `{say}` completes the step"));
        }
        let found = self.run.wrong(&self.view(), &self.given()).map(|wrong| wrong.say.as_str());
        if found == Some(say) { Ok(()) } else { Err(format!("the wrong answer `{say}` is recognised as {found:?}")) }
    }
}

/// Plays a lesson with every answer in its file.
///
/// # Errors
/// Returns an error with the faulty step and a message, for example if a highlighted thing does not exist, if an order is refused
/// or not allowed, or if an answer does not complete the step.
pub fn prove<G: GameLessons>(lesson: &Lesson<G>) -> Result<(), LessonProofError> {
    let whole = |message: &str| LessonProofError { say: String::new(), message: message.to_owned() };
    if !lesson.id.bytes().all(|c| c.is_ascii_lowercase() || c == b'-') {
        return Err(whole("an id can have only lower-case letters and hyphens"));
    }
    G::first_position(&lesson.board).map_err(|error| whole(&error.to_string()))?;
    if lesson.coached {
        return Ok(());
    }
    if !lesson.steps.last().is_some_and(|step| step.check) {
        return Err(whole("the last step must be a check"));
    }
    for (at, step) in lesson.steps.iter().enumerate() {
        let fault = |message: String| LessonProofError { say: step.say.clone(), message };
        shape(step).map_err(fault)?;
        prove_step(lesson, at).map_err(fault)?;
    }
    Ok(())
}

/// Checks that the fields of a step fit together, without using the rules.
fn shape<G: GameLessons>(step: &LessonStep<G>) -> Result<(), String> {
    match &step.until {
        None if !step.allow.is_empty() || !step.show_me.is_empty() => {
            Err("a step without `until` cannot have `allow` or `show_me`".to_owned())
        }
        None if step.check => Err("a check needs `until`".to_owned()),
        None if step.instead.is_some() => Err("a step without `until` cannot have `instead`".to_owned()),
        _ if !step.here.is_empty() && step.board.is_none() => {
            Err("a step with `here` needs its own `board`".to_owned())
        }
        Some(_) if step.show_me.is_empty() && step.rival.is_empty() => Err("`show_me` is missing".to_owned()),
        _ if step.check && (!step.glow.is_empty() || step.also.is_empty()) => {
            Err("a check has no highlight, and has several right answers".to_owned())
        }
        _ => Ok(()),
    }
}

fn prove_step<G: GameLessons>(lesson: &Lesson<G>, at: usize) -> Result<(), String> {
    let step = &lesson.steps[at];
    let learner = SimulatedLearner::new(lesson, at)?;
    if let Some(missing) = step.glow.iter().chain(&step.here).find(|glow| !glow.exists(&learner.view())) {
        return Err(format!("{missing:?} is highlighted, but is not there"));
    }
    if step.until.is_none() {
        return Ok(());
    }
    if step.show_me.is_empty() {
        return if learner.is_done() {
            Ok(())
        } else {
            Err("the step is not done after the opponents' orders".to_owned())
        };
    }
    if learner.run.is_stuck(&learner.view(), G::to_act(&learner.desk.position)) {
        return Err("none of the allowed orders is legal".to_owned());
    }
    learner.clone().answers(&step.show_me).map_err(|error| format!("`show_me`: {error}"))?;
    for (number, answer) in step.also.iter().enumerate() {
        learner.clone().answers(&answer.0).map_err(|error| format!("`also` {}: {error}", number + 1))?;
    }
    step.wrong.iter().try_for_each(|wrong| learner.clone().errs(&wrong.example, &wrong.say))
}
