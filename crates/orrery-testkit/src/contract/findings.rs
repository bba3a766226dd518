//! The list of failures that a check returns.

/// The failures that a check found.
#[derive(Debug, Default)]
pub struct CheckFailures(Vec<String>);

impl CheckFailures {
    /// The maximum number of failures kept.
    const ENOUGH: usize = 10;

    /// Adds the failure `wrong` unless `holds` is true.
    pub fn check(&mut self, holds: bool, wrong: impl FnOnce() -> String) {
        if !holds && self.0.len() < Self::ENOUGH {
            self.0.push(wrong());
        }
    }

    /// Reports whether a failure contains `part`.
    pub fn say(&self, part: &str) -> bool {
        self.0.iter().any(|found| found.contains(part))
    }

    /// Panics with the failures, if there are any.
    ///
    /// # Panics
    ///
    /// Panics if a check found a failure.
    #[track_caller]
    pub fn assert_none(&self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }

    /// Panics unless a failure contains `part`, for games that are broken on purpose.
    ///
    /// # Panics
    ///
    /// Panics if no failure contains `part`.
    #[track_caller]
    pub fn assert_say(&self, part: &str) {
        assert!(self.say(part), "nothing found says `{part}`: {:?}", self.0);
    }
}
