//! The row of movement tokens of simultaneous order (CB-SIM-1).

use super::vocab::Step;

/// The most tokens a row can have: all of a player's (CB-SET-9).
pub const LONGEST_ROW: usize = 10;

/// A row of steps; in views those face down are nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Row {
    steps: [Option<Step>; LONGEST_ROW],
    len: u8,
}

impl Row {
    /// These steps; nothing if they are more than a player has tokens.
    #[must_use]
    pub fn new(steps: &[Step]) -> Option<Row> {
        let mut row = Row::default();
        steps.iter().all(|&step| row.push(step)).then_some(row)
    }

    /// Adds a step, if there is room for it.
    pub fn push(&mut self, step: Step) -> bool {
        let place = self.steps.get_mut(usize::from(self.len));
        place.map(|place| *place = Some(step)).map(|()| self.len += 1).is_some()
    }

    /// The steps, the first first.
    #[must_use]
    pub fn steps(&self) -> &[Option<Step>] {
        &self.steps[..usize::from(self.len)]
    }

    /// The steps, to change.
    pub fn steps_mut(&mut self) -> &mut [Option<Step>] {
        &mut self.steps[..usize::from(self.len)]
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of a kind, as far as they are known.
    #[must_use]
    pub fn count(&self, step: Step) -> u8 {
        self.steps().iter().filter(|&&own| own == Some(step)).count() as u8
    }

    /// A step there are more of than a player has tokens (CB-SET-9), if any.
    #[must_use]
    pub fn too_many(&self) -> Option<Step> {
        Step::ALL.iter().copied().find(|&step| self.count(step) > step.tokens())
    }
}
