//! Data of a match in addition to its orders: notices about its conduct.

use std::collections::BTreeSet;

use orrery_core::Colour;
use orrery_core::words::read_word;

/// A notice for all players about the conduct of a match. The match has been practice since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConductNotice {
    /// A human player took this seat, which was set up for an opponent, and could see its secrets.
    SeatTaken(Colour),
    /// Hands were open on the screen.
    OpenHands,
    /// The match branched off from one in progress.
    Branch,
}

impl ConductNotice {
    /// Returns the words for records.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            ConductNotice::SeatTaken(colour) => format!("{SEAT_TAKEN} {}", colour.word()),
            ConductNotice::OpenHands => OPEN_HANDS.to_owned(),
            ConductNotice::Branch => BRANCH.to_owned(),
        }
    }

    /// Parses the words of a record.
    ///
    /// # Errors
    /// The invalid words.
    pub fn from_words(words: &str) -> Result<Self, String> {
        match words.split_once(' ') {
            None if words == OPEN_HANDS => Ok(ConductNotice::OpenHands),
            None if words == BRANCH => Ok(ConductNotice::Branch),
            Some((SEAT_TAKEN, colour)) => read_word(colour).map(ConductNotice::SeatTaken),
            _ => Err(format!("there is no notice `{}`", words.escape_debug())),
        }
    }
}

const SEAT_TAKEN: &str = "seat-taken";
const OPEN_HANDS: &str = "open-hands";
const BRANCH: &str = "branch";

/// A notice and its position in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordedNotice {
    /// The number of orders given before it.
    pub at: usize,
    /// The notice.
    pub what: ConductNotice,
}

/// Data of a match in addition to its orders. Undoing an order does not change it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct ConductRecord {
    /// True if the deal was known before the match began.
    pub(crate) known_deal: bool,
    /// The seats with an order by another controller than their owner.
    pub(crate) changed_hands: BTreeSet<Colour>,
    /// Notices for all players, in order.
    pub(crate) notices: Vec<RecordedNotice>,
    /// The seed of dice and draws, if it is not that of the deal.
    pub(crate) branch_seed: Option<u64>,
}
