//! What is made of the match on the table: another match, a file, a code; and whether its secrets may be told.

use super::contract::Playable;
use super::resource::{Aside, Table};
use orrery_core::Colour;
use orrery_record::save::{SaveError, Store};
use orrery_record::share::{self, NoCode};
use orrery_record::{Control, Match, MatchInfo, export};

impl<G: Playable> Table<G> {
    /// Whether a person who takes this seat would see what is hidden from everybody at the screen; the match is practice then.
    #[must_use]
    pub fn would_show_a_secret(&self, colour: Colour) -> bool {
        self.game.would_show_a_secret(colour)
    }

    /// The same match once more, from its first order. Its deal is known then; that of a day, which is the same for everybody, is
    /// told apart by `is_of_a_day`.
    ///
    /// # Errors
    /// In plain English, when it cannot be played.
    pub fn from_start(&self, is_of_a_day: fn(&Match<G>) -> bool) -> Result<Aside<G>, String> {
        let info = MatchInfo { seats: self.game.seats_as_set_up(), ..self.game.info().clone() };
        let mut again = Match::new(info).map_err(|error| error.to_string())?;
        if self.game.knows_its_deal() || !is_of_a_day(&self.game) {
            again.mark_known_deal();
        }
        Ok(Aside(Box::new(again)))
    }

    /// The whole match, once nothing of it is a secret any more: it is over, or nothing was ever hidden in it.
    #[must_use]
    pub fn disclosed(&self) -> Option<&Match<G>> {
        (!G::HIDES || self.is_over()).then_some(&self.game)
    }

    /// The match, to wait behind a lesson, a puzzle or an example until it is opened again.
    #[must_use]
    pub fn set_aside(&self) -> Aside<G> {
        Aside(Box::new(self.game.clone()))
    }

    /// A match of its own that goes the same way up to the order at `entry`, to be opened and played on from there by these; where
    /// [`Self::branch_keeps_seats`] says so, by whoever plays this one.
    #[must_use]
    pub fn branch(&self, entry: usize, controls: impl Iterator<Item = (Colour, Control)>) -> Aside<G> {
        let mut branch = self.game.branch_at(entry);
        if !self.branch_keeps_seats() {
            controls.for_each(|(colour, control)| branch.set_control(colour, control));
        }
        Aside(Box::new(branch))
    }

    /// Whether everybody keeps the seat in [`Self::branch`]: another one would show what is hidden in a match that goes on.
    #[must_use]
    pub fn branch_keeps_seats(&self) -> bool {
        self.disclosed().is_none()
    }

    /// Whether [`Self::branch`] at this order would be practice.
    #[must_use]
    pub fn branch_is_practice(&self, entry: usize) -> bool {
        self.game.would_be_practice(entry)
    }

    /// Writes the match into a file of its own.
    ///
    /// # Errors
    /// The file and what went wrong.
    pub fn save_as(&self, store: &Store, name: &str) -> Result<(), SaveError> {
        store.save_as(&self.game, name).map(drop)
    }

    /// Writes the match into a file of its own that takes the place of none; the name it has there.
    ///
    /// # Errors
    /// The file and what went wrong.
    pub fn save_new(&self, store: &Store, name: &str) -> Result<String, SaveError> {
        store.save_new(&self.game, name).map(|(_, name)| name)
    }

    /// The code that deals the same match; it holds the truth, as every file of a match does.
    ///
    /// # Errors
    /// Why there is none.
    pub fn code(&self) -> Result<String, NoCode> {
        share::code(&self.game)
    }

    /// The log of the match as text, or as RON; it holds the truth, as every file of a match does.
    ///
    /// # Errors
    /// What cannot be written.
    pub fn export(&self, ron: bool) -> Result<String, String> {
        if ron { export::ron(&self.game) } else { Ok(export::text(&self.game)) }
    }
}
