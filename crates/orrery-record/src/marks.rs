//! What a match remembers beside its orders: what everybody should know of how it was played.

use std::collections::BTreeSet;

use orrery_core::Colour;
use orrery_core::words::read_word;

/// Something everybody at the table should know of how a match was played. The match has been practice since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// A person took this seat, which an opponent was to play, and could see what it hides.
    SeatTaken(Colour),
    /// Hands lay open on the screen.
    OpenHands,
    /// It goes on from a moment of a match that had not ended.
    Branch,
}

impl Notice {
    /// The words of records.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Notice::SeatTaken(colour) => format!("{SEAT_TAKEN} {}", colour.word()),
            Notice::OpenHands => OPEN_HANDS.to_owned(),
            Notice::Branch => BRANCH.to_owned(),
        }
    }

    /// Reads the words of records.
    ///
    /// # Errors
    /// What was found in place of such words.
    pub fn from_words(words: &str) -> Result<Self, String> {
        match words.split_once(' ') {
            None if words == OPEN_HANDS => Ok(Notice::OpenHands),
            None if words == BRANCH => Ok(Notice::Branch),
            Some((SEAT_TAKEN, colour)) => read_word(colour).map(Notice::SeatTaken),
            _ => Err(format!("there is no notice `{}`", words.escape_debug())),
        }
    }
}

const SEAT_TAKEN: &str = "seat-taken";
const OPEN_HANDS: &str = "open-hands";
const BRANCH: &str = "branch";

/// A notice and its place in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noticed {
    /// How many orders had been given.
    pub at: usize,
    /// What is to be known.
    pub what: Notice,
}

/// What a match remembers beside its orders. No order that is taken back changes it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Marks {
    /// Whether the deal was known before the match began.
    pub(crate) known_deal: bool,
    /// The seats in which somebody else than their owner gave an order.
    pub(crate) changed_hands: BTreeSet<Colour>,
    /// What everybody should know, in the order in which it came about.
    pub(crate) notices: Vec<Noticed>,
    /// Where dice and draws come from in place of the seed of the deal.
    pub(crate) branch_seed: Option<u64>,
}
