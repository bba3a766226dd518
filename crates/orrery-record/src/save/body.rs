//! The body of a save: a match in RON.

use serde::{Deserialize, Serialize};

use crate::conduct_record::{FairPlayNotice, RecordedNotice};
use crate::contract::Scenarios;
use crate::matches::{Match, MatchInfo, ReplayError, Seat, SeatControl};
use crate::scenario_file::ScenarioFile as _;
use crate::setup_text::SerializedSetup;
use orrery_core::ron::{self, FileError};
use orrery_core::words::{QuotedKeyword, name_of};
use orrery_core::{ChanceOutcome, Colour, Setup};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(crate) struct SaveBody<G: Scenarios> {
    id: HexU64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) name: String,
    seed: u64,
    rules: u32,
    /// True if the match counts as practice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
    /// True if the deal was known before the match began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    known_deal: bool,
    /// The seed of dice and draws in a match that branched off from another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branch_seed: Option<u64>,
    setup: SerializedSetup<G>,
    seats: Vec<SavedSeat>,
    /// The private notes of players, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<SavedNotes>,
    /// Notices about the conduct of the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notices: Vec<SavedNotice>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<G::Start>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<G::Scenario>,
    orders: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<String>,
    /// The hash of the position after each turn.
    turns: Vec<HexU64>,
    /// The hash of the position after the last order.
    last: HexU64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSeat {
    colour: QuotedKeyword<Colour>,
    name: String,
    control: String,
    /// The owner, if the seat is currently played by another controller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lent_by: Option<String>,
    /// True if a controller other than the owner gave an order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    changed_hands: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedNotes {
    colour: QuotedKeyword<Colour>,
    text: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedNotice {
    /// The number of orders given before the notice.
    at: usize,
    what: String,
}

impl SavedNotice {
    fn read(&self) -> Result<RecordedNotice, String> {
        FairPlayNotice::from_words(&self.what).map(|what| RecordedNotice { at: self.at, what })
    }
}

/// A 64-bit number, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
struct HexU64(u64);

impl Serialize for HexU64 {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for HexU64 {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16).map(HexU64).map_err(|_| {
            serde::de::Error::custom(format_args!("expected 16 hexadecimal digits, found `{}`", text.escape_debug()))
        })
    }
}

impl<G: Scenarios> SaveBody<G> {
    pub(crate) fn of(played: &Match<G>, name: &str) -> Self {
        let info = played.info();
        let ended = played.entries().iter().enumerate().filter(|(_, entry)| entry.ends_turn);
        let noted = |(seat, text): (Colour, &str)| SavedNotes { colour: QuotedKeyword(seat), text: text.to_owned() };
        let noticed = |noticed: &RecordedNotice| SavedNotice { at: noticed.at, what: noticed.what.words() };
        let seat = |s: &Seat| SavedSeat {
            colour: QuotedKeyword(s.colour),
            name: s.name.clone(),
            control: s.control.word(),
            lent_by: played.owner_control(s.colour).map(SeatControl::word),
            changed_hands: played.changed_hands(s.colour),
        };
        SaveBody {
            id: HexU64(played.id()),
            name: name.to_owned(),
            seed: info.seed,
            rules: G::rules_version(&info.setup.options),
            practice: played.is_practice(),
            known_deal: played.knows_its_deal(),
            branch_seed: played.branch_seed(),
            setup: SerializedSetup::of(info.preset, &info.setup.options),
            seats: info.seats.iter().map(seat).collect(),
            notes: played.all_notes().map(noted).collect(),
            notices: played.notices().iter().map(noticed).collect(),
            start: played.scenario().is_none().then(|| info.start.clone()),
            scenario: played.scenario().cloned(),
            orders: played.entries().iter().map(|e| G::write_recorded(&e.order, &e.outcomes)).collect(),
            undone: played.undone().iter().map(|(order, outcomes)| G::write_recorded(order, outcomes)).collect(),
            turns: ended.map(|(i, _)| HexU64(G::fingerprint(played.position_before(i + 1)))).collect(),
            last: HexU64(played.fingerprint()),
        }
    }

    /// Restores the match, replays every order and compares every hash. Errors take their lines from `text`, the source of the
    /// body.
    pub(crate) fn replay(mut self, text: &str, each: impl FnMut(&Match<G>)) -> Result<Match<G>, FileError> {
        let rules = self.rules;
        if rules < G::RULES_VERSION {
            self.setup.rules = Some(rules);
            if let Some(scenario) = &mut self.scenario {
                scenario.set_rules_version(rules);
            }
        }
        self.replayed(text, each).map_err(|error| error_of_rules::<G>(error, rules))
    }

    fn replayed(self, text: &str, mut each: impl FnMut(&Match<G>)) -> Result<Match<G>, FileError> {
        if let Some(message) = too_many::<G>(self.orders.len() + self.undone.len()) {
            return Err(at(text, "orders", 0, message));
        }
        let mut game = self.open().map_err(|message| FileError { line: 1, message })?;
        game.set_id(self.id.0);
        if self.practice {
            game.mark_practice();
        }
        let notices = self.notices.iter().map(SavedNotice::read).collect::<Result<_, _>>();
        game.set_notices(notices.map_err(|message| at(text, "notices", 0, message))?);
        for noted in self.notes {
            game.set_notes(noted.colour.0, noted.text);
        }
        let orders = recorded::<G>(text, "orders", &self.orders)?;
        let mut turns = self.turns.iter();
        let after = |game: &Match<G>| {
            each(game);
            let ended = game.entries().last().is_some_and(|e| e.ends_turn);
            if ended && turns.next() != Some(&HexU64(game.fingerprint())) {
                return Err("the position after this turn differs from the recorded one".to_owned());
            }
            Ok(())
        };
        game.replay(orders, after).map_err(|ReplayError { index, reason }| {
            at(text, "orders", index, format!("order {} `{}`: {reason}", index + 1, self.orders[index]))
        })?;
        if turns.next().is_some() {
            return Err(at(text, "turns", 0, "there are more turn hashes than turns".to_owned()));
        }
        if HexU64(game.fingerprint()) != self.last {
            return Err(at(text, "last", 0, "the last position differs from the recorded one".to_owned()));
        }
        let undone = recorded::<G>(text, "undone", &self.undone)?;
        game.set_undone(undone).map_err(|e| at(text, "undone", e.index, e.reason))?;
        Ok(game)
    }

    /// Creates the match before its first order.
    fn open(&self) -> Result<Match<G>, String> {
        let mut seats = Vec::with_capacity(self.seats.len());
        for seat in &self.seats {
            let control = who_plays::<G>(seat, seat.lent_by.as_ref().unwrap_or(&seat.control))?;
            seats.push(Seat { colour: seat.colour.0, name: name_of(&seat.name), control });
        }
        let opened = match (&self.start, &self.scenario) {
            (None, Some(scenario)) => Match::from_scenario(scenario, seats, self.seed),
            (Some(start), None) => {
                let seating = seats.iter().map(|s| s.colour).collect();
                let setup = Setup { seating, options: self.setup.options() };
                let (start, preset) = (start.clone(), self.setup.preset);
                Match::new(MatchInfo { setup, start, seats, seed: self.seed, preset })
            }
            _ => return Err("expected either `start` or `scenario`".to_owned()),
        };
        let mut opened = opened.map_err(|e| e.to_string())?;
        for seat in self.seats.iter().filter(|seat| seat.lent_by.is_some()) {
            opened.delegate(seat.colour.0, who_plays::<G>(seat, &seat.control)?);
        }
        if self.known_deal {
            opened.mark_known_deal();
        }
        self.branch_seed.into_iter().for_each(|seed| opened.set_branch_seed(seed));
        let changed = self.seats.iter().filter(|seat| seat.changed_hands);
        changed.for_each(|seat| opened.set_changed_hands(seat.colour.0));
        Ok(opened)
    }

    pub(crate) fn read(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }

    pub(crate) fn write(&self) -> Result<String, String> {
        ron::write(self).map_err(|e| e.to_string())
    }
}

/// The limit on the total size of positions when reading a match, in bytes.
const MOST_BYTES: usize = 256 * 1024 * 1024;

/// Returns an error message if there are more orders than a match of the game can have, or than memory permits. Memory matters
/// because the position before each order is kept.
pub(crate) fn too_many<G: Scenarios>(orders: usize) -> Option<String> {
    let most = (G::MAX_ORDERS as usize).min(MOST_BYTES / size_of::<G::Position>().max(1));
    (orders > most).then(|| format!("{orders} orders are more than the limit of {most}"))
}

/// Finds the controller of a seat by name.
fn who_plays<G: Scenarios>(seat: &SavedSeat, word: &str) -> Result<SeatControl, String> {
    let unknown = || format!("seat {}: there is no player `{}`", seat.colour.0, word.escape_debug());
    SeatControl::from_word::<G>(word).ok_or_else(unknown)
}

/// Adds the rules version of the match to an error, if it differs from the version of this program.
pub(crate) fn error_of_rules<G: Scenarios>(error: FileError, rules: u32) -> FileError {
    let ours = G::RULES_VERSION;
    if rules == ours {
        return error;
    }
    let played = format!("the match was played with rules version {rules}, and this program plays with {ours}");
    FileError { message: format!("{played}: {}", error.message), ..error }
}

type OrderWithOutcomes<G> = (<G as orrery_core::Rules>::Order, Vec<ChanceOutcome<G>>);

/// Parses the orders of the list `field` with their chance outcomes.
fn recorded<G: Scenarios>(text: &str, field: &str, lines: &[String]) -> Result<Vec<OrderWithOutcomes<G>>, FileError> {
    let read = |(index, line): (usize, &String)| {
        G::read_recorded(line).map_err(|e| at(text, field, index, format!("`{line}`: {e}")))
    };
    lines.iter().enumerate().map(read).collect()
}

/// Creates an error at value `index` of the list `field`. The line is exact if the list has one value per line, as this program
/// writes it; otherwise it is the first line of the list.
fn at(text: &str, field: &str, index: usize, message: String) -> FileError {
    let opening = format!("{field}:");
    let start = text.lines().position(|l| l.trim_start().starts_with(&opening)).unwrap_or(0);
    let one_each = text.lines().nth(start).is_some_and(|l| l.trim_end().ends_with('['));
    FileError { line: start + 1 + if one_each { index + 1 } else { 0 }, message }
}
