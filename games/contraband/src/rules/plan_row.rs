//! The row of movement tokens in simultaneous order (CB-SIM-1).

use super::vocab::MoveStep;

/// The maximum length of a row: all tokens of a player (CB-SET-9).
pub const LONGEST_ROW: usize = 10;

/// A row of steps. In the views of other players, face-down steps are `None`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct MoveTokenRow {
    steps: [Option<MoveStep>; LONGEST_ROW],
    len: u8,
}

impl MoveTokenRow {
    /// Returns a row of these steps; `None` if there are more than [`LONGEST_ROW`].
    pub fn new(steps: &[MoveStep]) -> Option<MoveTokenRow> {
        let mut row = MoveTokenRow::default();
        steps.iter().all(|&step| row.push(step)).then_some(row)
    }

    /// Adds a step. Returns false if there is no room for it.
    pub fn push(&mut self, step: MoveStep) -> bool {
        let place = self.steps.get_mut(usize::from(self.len));
        place.map(|place| *place = Some(step)).map(|()| self.len += 1).is_some()
    }

    /// Returns the steps in order.
    pub fn steps(&self) -> &[Option<MoveStep>] {
        &self.steps[..usize::from(self.len)]
    }

    /// Returns the steps as a mutable slice.
    pub fn steps_mut(&mut self) -> &mut [Option<MoveStep>] {
        &mut self.steps[..usize::from(self.len)]
    }

    /// Returns the number of steps.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Reports whether the row is empty.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of known steps of a kind.
    pub fn count(&self, step: MoveStep) -> u8 {
        self.steps().iter().filter(|&&own| own == Some(step)).count() as u8
    }

    /// Returns a step that occurs more often than a player has tokens for it (CB-SET-9), if any.
    pub fn too_many(&self) -> Option<MoveStep> {
        MoveStep::ALL.iter().copied().find(|&step| self.count(step) > step.tokens())
    }
}
