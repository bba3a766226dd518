//! The proof that a lesson can be finished: it is played by every answer its file calls right and wrong.

use super::glow::Glow;
use super::lesson::{Lesson, Step};
use super::line::Line;
use super::run::{Run, Stand};
use crate::core::Seeded;
use crate::games::alien_frontiers::record::DICE;
use crate::games::alien_frontiers::record::Script;
use crate::rules::Asking;
use crate::rules::{Order, Position, Ships, apply_with, check};

/// What is wrong with a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The step's `say`, or nothing where the whole lesson is meant.
    pub say: String,
    /// What is wrong.
    pub message: String,
}

/// A table without a window: a position, what was ordered, and what chance answers next.
#[derive(Clone)]
struct Desk {
    position: Position,
    before: Vec<(Position, Order)>,
    undone: Vec<Order>,
    script: Script,
}

impl Desk {
    fn at(stand: &Stand) -> Result<Self, String> {
        let position = stand.board.position().map_err(|error| error.to_string())?;
        let mut desk = Desk { position, before: Vec::new(), undone: Vec::new(), script: stand.board.script() };
        stand.orders.iter().try_for_each(|order| desk.give(*order))?;
        Ok(desk)
    }

    fn give(&mut self, order: Order) -> Result<(), String> {
        let (before, missing) = (self.position, self.script.missing(DICE));
        apply_with(&mut self.position, order, &mut Asking(self.script.then(Seeded::new(0, 0))), &mut ())
            .map_err(|refusal| format!("refused: {refusal}"))?;
        self.before.push((before, order));
        if self.script.missing(DICE) > missing {
            return Err("`dice` does not name what is rolled".to_owned());
        }
        Ok(())
    }
}

/// A learner at a desk, in one step.
#[derive(Clone)]
struct Learner<'a> {
    run: Run<'a>,
    desk: Desk,
    /// How many orders were given before the step began.
    floor: usize,
}

impl<'a> Learner<'a> {
    fn new(lesson: &'a Lesson, at: usize) -> Result<Self, String> {
        let mut desk = Desk::at(&lesson.stand(at))?;
        for line in &lesson.steps[at].rival {
            match line {
                Line::Give(order) => desk.give(*order).map_err(|error| format!("`rival`: {error}"))?,
                _ => return Err("`rival` has orders only".to_owned()),
            }
        }
        let floor = desk.before.len();
        Ok(Learner { run: Run::new(lesson, at), desk, floor })
    }

    fn given(&self) -> Vec<Order> {
        self.desk.before.iter().skip(self.floor).map(|(_, order)| *order).collect()
    }

    fn is_done(&self) -> bool {
        self.run.is_done(&self.desk.position, &self.given())
    }

    /// Does one thing as a learner would, with everything the lesson checks then.
    fn does(&mut self, line: &Line) -> Result<(), String> {
        match *line {
            Line::Give(order) => {
                if !self.run.allows(&order) {
                    return Err(format!("`{}` is not allowed", crate::rules::notation::write_order(&order)));
                }
                self.desk.give(order)?;
                self.desk.undone.clear();
                self.run.deeds.picked = Ships::NONE;
            }
            Line::Refuse(order) => {
                if check(&self.desk.position, order).is_ok() {
                    return Err("the order is legal, but is to be refused".to_owned());
                }
                self.run.deeds.refused.push(order);
            }
            Line::Undo => {
                let floor = self.run.undo_floor(self.floor);
                let taken = self.desk.before.pop().filter(|_| self.desk.before.len() >= floor);
                let (before, order) = taken.ok_or("nothing can be taken back")?;
                if order.asks_chance() || order == Order::End {
                    return Err("an order that cannot be taken back".to_owned());
                }
                self.desk.position = before;
                self.desk.undone.push(order);
                self.run.deeds.undone += 1;
            }
            Line::Redo => {
                let order = self.desk.undone.pop().ok_or("nothing was taken back")?;
                self.desk.give(order)?;
                self.run.deeds.redone += 1;
            }
            Line::Pick(ships) => {
                if !self.desk.position.hand().contains(ships) {
                    return Err(format!("{ships} are not in hand"));
                }
                self.run.deeds.picked = ships;
            }
            Line::Look(sight) => self.run.deeds.looked.push(sight),
        }
        Ok(())
    }

    /// Does all of it; the step is done with the last thing and not before.
    fn answers(mut self, lines: &[Line]) -> Result<(), String> {
        for (index, line) in lines.iter().enumerate() {
            if self.is_done() {
                return Err(format!("done before line {} of the answer", index + 1));
            }
            self.does(line).map_err(|error| format!("line {} of the answer: {error}", index + 1))?;
        }
        if self.is_done() { Ok(()) } else { Err("the answer does not do it".to_owned()) }
    }

    fn errs(mut self, lines: &[Line], say: &str) -> Result<(), String> {
        lines.iter().try_for_each(|line| self.does(line))?;
        if self.is_done() {
            return Err(format!("the wrong way `{say}` is right"));
        }
        let found = self.run.wrong(&self.desk.position, &self.given()).map(|wrong| wrong.say.as_str());
        if found == Some(say) { Ok(()) } else { Err(format!("the wrong way `{say}` is told as {found:?}")) }
    }
}

/// Plays a lesson by everything its file says.
///
/// # Errors
/// The step and what is wrong with it: something that glows is not there, an order is refused or not allowed, an answer
/// does not do what the step asks.
pub fn prove(lesson: &Lesson) -> Result<(), Fault> {
    let whole = |message: &str| Fault { say: String::new(), message: message.to_owned() };
    if !lesson.id.bytes().all(|c| c.is_ascii_lowercase() || c == b'-') {
        return Err(whole("an id has small letters and hyphens only"));
    }
    lesson.board.position().map_err(|error| whole(&error.to_string()))?;
    if lesson.coached {
        return Ok(());
    }
    if !lesson.steps.last().is_some_and(|step| step.check) {
        return Err(whole("the last step is a check"));
    }
    for (at, step) in lesson.steps.iter().enumerate() {
        let fault = |message: String| Fault { say: step.say.clone(), message };
        shape(step).map_err(fault)?;
        prove_step(lesson, at).map_err(fault)?;
    }
    Ok(())
}

/// What a step's file must have, whatever the rules say.
fn shape(step: &Step) -> Result<(), String> {
    match &step.until {
        None if !step.allow.is_empty() || !step.show_me.is_empty() => {
            Err("a step that is only read allows and shows nothing".to_owned())
        }
        None if step.check => Err("a check needs `until`".to_owned()),
        Some(_) if step.show_me.is_empty() && step.rival.is_empty() => Err("`show_me` is missing".to_owned()),
        _ if step.check && (!step.glow.is_empty() || step.also.is_empty()) => {
            Err("in a check nothing glows, and there are several right answers".to_owned())
        }
        _ => Ok(()),
    }
}

fn prove_step(lesson: &Lesson, at: usize) -> Result<(), String> {
    let step = &lesson.steps[at];
    let learner = Learner::new(lesson, at)?;
    if let Some(missing) = step.glow.iter().find(|glow: &&Glow| !glow.exists(&learner.desk.position)) {
        return Err(format!("{missing:?} glows, but is not there"));
    }
    if step.until.is_none() {
        return Ok(());
    }
    if step.show_me.is_empty() {
        return if learner.is_done() { Ok(()) } else { Err("not done when the others have played".to_owned()) };
    }
    if learner.run.is_stuck(&learner.desk.position) {
        return Err("nothing that is allowed is legal".to_owned());
    }
    learner.clone().answers(&step.show_me).map_err(|error| format!("`show_me`: {error}"))?;
    for (number, answer) in step.also.iter().enumerate() {
        learner.clone().answers(&answer.0).map_err(|error| format!("`also` {}: {error}", number + 1))?;
    }
    step.wrong.iter().try_for_each(|wrong| learner.clone().errs(&wrong.example, &wrong.say))
}
