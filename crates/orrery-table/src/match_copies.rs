//! Copies of the match on the table: another match, a file or a share code. Callers cannot read a copied match while it has
//! secrets, but files contain the full state, and share codes determine it.

use super::contract::Playable;
use super::resource::{SuspendedMatch, Table};
use orrery_core::Colour;
use orrery_record::save::{SaveError, SaveStore};
use orrery_record::share::{self, NoShareCodeReason};
use orrery_record::{Match, MatchInfo, SeatControl, export};

impl<G: Playable> Table<G> {
    /// Reports whether a human player who takes this seat would see something that is hidden from all players at the screen. If
    /// the player takes the seat, the match counts as practice.
    pub fn would_show_a_secret(&self, colour: Colour) -> bool {
        self.game.would_show_a_secret(colour)
    }

    /// Returns a new match with the same set-up, start and seed. Its deal counts as known, unless it is a daily deal that was not
    /// known before. `is_of_a_day` recognises daily deals, which are the same for all players.
    ///
    /// # Errors
    /// Returns the reason in plain English if the match cannot be set up.
    pub fn from_start(&self, is_of_a_day: fn(&Match<G>) -> bool) -> Result<SuspendedMatch<G>, String> {
        let info = MatchInfo { seats: self.game.seats_as_set_up(), ..self.game.info().clone() };
        let mut again = Match::new(info).map_err(|error| error.to_string())?;
        if self.game.knows_its_deal() || !is_of_a_day(&self.game) {
            again.mark_known_deal();
        }
        Ok(again.into())
    }

    /// Returns the whole match if nothing in it is secret any more, because it is over or the game has no hidden information.
    /// Otherwise returns `None`.
    pub fn disclosed(&self) -> Option<&Match<G>> {
        (!G::HIDDEN_INFORMATION || self.is_over()).then_some(&self.game)
    }

    /// Returns a copy of the match, to resume it after a lesson, a puzzle, an example or the replay of a file.
    pub fn set_aside(&self) -> SuspendedMatch<G> {
        self.game.clone().into()
    }

    /// Returns a separate match with the same orders up to `entry`, to continue from there with these controllers. If
    /// [`Self::branch_keeps_seats`] is true, the new match keeps the current controllers instead.
    pub fn branch(&self, entry: usize, controls: impl Iterator<Item = (Colour, SeatControl)>) -> SuspendedMatch<G> {
        let mut branch = self.game.branch_at(entry);
        if !self.branch_keeps_seats() {
            controls.for_each(|(colour, control)| branch.set_control(colour, control));
        }
        branch.into()
    }

    /// Returns true if [`Self::branch`] keeps the controllers of all seats, because another controller would see secrets of the
    /// match in progress.
    pub fn branch_keeps_seats(&self) -> bool {
        self.disclosed().is_none()
    }

    /// Reports whether a branch from this order ([`Self::branch`]) would count as practice.
    pub fn branch_is_practice(&self, entry: usize) -> bool {
        self.game.would_be_practice(entry)
    }

    /// Saves the match under this name.
    ///
    /// # Errors
    /// Returns the path and the reason if the match could not be saved.
    pub fn save_as(&self, store: &SaveStore, name: &str) -> Result<(), SaveError> {
        store.save_as(&self.game, name).map(drop)
    }

    /// Saves the match under an unused name derived from `name`, and returns the name used.
    ///
    /// # Errors
    /// Returns the path and the reason if the match could not be saved.
    pub fn save_new(&self, store: &SaveStore, name: &str) -> Result<String, SaveError> {
        store.save_new(&self.game, name).map(|(_, name)| name)
    }

    /// Returns the share code that deals the same match. The seed in the code also determines hidden information.
    ///
    /// # Errors
    /// Returns the reason if the match has no share code.
    pub fn code(&self) -> Result<String, NoShareCodeReason> {
        share::code(&self.game)
    }

    /// Returns the log of the match as text or RON. Like every file of a match, it contains the full state.
    ///
    /// # Errors
    /// Returns a message if the match cannot be written.
    pub fn export(&self, ron: bool) -> Result<String, String> {
        if ron { export::ron(&self.game) } else { Ok(export::text(&self.game)) }
    }
}
