//! Data about the conduct of a match, which it has in addition to its orders.

use std::collections::BTreeSet;

use orrery_core::Colour;
use orrery_core::words::read_word;

/// A notice for all players about the conduct of a match. A match with a notice counts as practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FairPlayNotice {
    /// A human player took this seat, which was set up for an opponent, and could see the seat's secrets.
    SeatTaken(Colour),
    /// All hands were shown on the screen to all players.
    OpenHands,
    /// The match branched off from a match in progress.
    Branch,
}

impl FairPlayNotice {
    /// Returns the words that records use for the notice.
    pub fn words(self) -> String {
        match self {
            FairPlayNotice::SeatTaken(colour) => format!("{SEAT_TAKEN} {}", colour.word()),
            FairPlayNotice::OpenHands => OPEN_HANDS.to_owned(),
            FairPlayNotice::Branch => BRANCH.to_owned(),
        }
    }

    /// Parses the words of a record.
    ///
    /// # Errors
    /// Returns a message with the words if there is no such notice.
    pub fn from_words(words: &str) -> Result<Self, String> {
        match words.split_once(' ') {
            None if words == OPEN_HANDS => Ok(FairPlayNotice::OpenHands),
            None if words == BRANCH => Ok(FairPlayNotice::Branch),
            Some((SEAT_TAKEN, colour)) => read_word(colour).map(FairPlayNotice::SeatTaken),
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
    /// The number of orders given before the notice.
    pub at: usize,
    /// The kind of notice, with its details.
    pub what: FairPlayNotice,
}

/// Data about the conduct of a match. Undo does not change it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct FairPlayRecord {
    /// True if the deal was known before the match began.
    pub(crate) known_deal: bool,
    /// The seats for which a controller other than the owner gave an order.
    pub(crate) changed_hands: BTreeSet<Colour>,
    /// Notices for all players, in order.
    pub(crate) notices: Vec<RecordedNotice>,
    /// The seed of dice and draws, if it differs from the seed of the deal.
    pub(crate) branch_seed: Option<u64>,
}
