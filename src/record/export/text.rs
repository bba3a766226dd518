//! A match as text in the notation.
//!
//! ```text
//! orrery log 1
//! rules 1                                  the version of the rules that was played by
//! preset 2011                              where the options start from; `none` without one
//! option length long                       for each option that is another than the preset's
//! seat red human "Anna"                    in seating order: colour, who plays, name
//! seat green captain:corsair "Green"
//! seed 12                                  where dice and draws come from
//! first green                              who begins, as the deal settled it, with the rolls for it,
//! first_roll 5 6                           the display and the cards dealt in seating order; without these
//! display BoosterPod DataCrystal AlienCity the seed deals anew
//! dealt StasisBeam AlienMonument
//! practice                                 if it went back over what had come to light
//!
//! # Round 1: Green                         what follows `#` is for people
//! roll => 3 5 4                            orders with what chance answered
//! dock LunarMine 3
//!
//! hash 167ca1ddfbd77be4                    of the last position; may be left out
//! ```
//!
//! A match that begins from a scenario has its lines after `|` in place of the deal.

use crate::rules::Options;
use std::fmt::Write as _;

use super::super::game::{Control, Match, MatchInfo, ReplayError, Seat};
use super::super::scenario::{FileError, Scenario};
use super::super::share::RULES_VERSION;
use super::super::words::{each_option, read_word};
use super::super::{read_ron, write_ron};
use crate::rules::notation::{parse_recorded, write_recorded};
use crate::rules::{Card, Colour, Order, Outcome, Preset, Setup, Start};

/// What a log as text begins with.
pub(super) const TEXT: &str = "orrery log";

/// The form of text that is written.
const FORM: u32 = 1;

/// A match as text; orders taken back are left out.
#[must_use]
pub fn write(game: &Match) -> String {
    let mut out = format!("{TEXT} {FORM}\n");
    set_up(game, &mut out);
    let mut begins = true;
    for entry in game.entries() {
        if begins {
            let name = game.seat(entry.mover).map_or("", |seat| seat.name.as_str());
            let name: String = name.chars().filter(|c| !c.is_control()).collect();
            let _ = writeln!(out, "\n# Round {}: {name}", entry.round);
        }
        let _ = writeln!(out, "{}", write_recorded(&entry.order, &entry.outcome));
        begins = entry.order == Order::End;
    }
    let _ = writeln!(out, "\nhash {:016x}", game.fingerprint());
    out
}

fn set_up(game: &Match, out: &mut String) {
    let info = game.info();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line(format!("rules {RULES_VERSION}"));
    line(format!("preset {}", info.preset.map_or(NONE, Preset::word)));
    let base = words_of(&info.preset.unwrap_or_default().options());
    for ((name, word), (_, usual)) in words_of(&info.setup.options).into_iter().zip(base) {
        if word != usual {
            line(format!("option {name} {word}"));
        }
    }
    for seat in &info.seats {
        // In quotes, so that no name is anything else.
        let name = ron::to_string(&seat.name).unwrap_or_default();
        line(format!("seat {} {} {name}", seat.colour, seat.control.word()));
    }
    line(format!("seed {}", info.seed));
    if game.is_practice() {
        line("practice".to_owned());
    }
    if let Some(scenario) = game.scenario() {
        let text = write_ron(scenario).unwrap_or_default();
        text.lines().for_each(|part| line(format!("| {part}")));
        return;
    }
    let start = &info.start;
    if let Some(first) = info.setup.seating.get(usize::from(start.first)) {
        line(format!("first {first}"));
    }
    for rolls in &start.first_rolls {
        line(format!("first_roll {}", joined(rolls.iter().map(u8::to_string))));
    }
    line(format!("display {}", joined(start.display.iter().map(|card| card.word().to_owned()))));
    line(format!("dealt {}", joined(start.dealt.iter().map(|card| card.word().to_owned()))));
}

/// In place of a preset: there is none.
const NONE: &str = "none";

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// Names and words of the options, and how an option is set by them.
macro_rules! options {
    ($($name:ident),+) => {
        fn words_of(options: &Options) -> Vec<(&'static str, &'static str)> {
            vec![$( (stringify!($name), options.$name.word()) ),+]
        }

        fn set_option(options: &mut Options, name: &str, word: &str) -> Result<(), String> {
            match name {
                $( stringify!($name) => options.$name = read_word(word)?, )+
                _ => {
                    let names = [$( stringify!($name) ),+].join(", ");
                    return Err(format!("expected an option ({names}), found `{}`", name.escape_debug()));
                }
            }
            Ok(())
        }
    };
}

each_option!(options);

/// What was read of a log so far.
#[derive(Default)]
struct Log {
    rules: Option<u32>,
    preset: Option<Preset>,
    options: Vec<(usize, String)>,
    seats: Vec<Seat>,
    seed: u64,
    first: Option<Colour>,
    first_rolls: Vec<Vec<u8>>,
    display: Vec<Card>,
    dealt: Vec<Card>,
    scenario: String,
    /// The line before the scenario's first.
    scenario_line: usize,
    practice: bool,
    orders: Vec<(Order, Outcome)>,
    /// The line of each order.
    lines: Vec<usize>,
    hash: Option<(usize, u64)>,
}

/// The match of a log as text.
///
/// # Errors
/// The line and what was expected there.
pub(super) fn read(text: &str) -> Result<Match, FileError> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let wrong = |line: usize, message: String| FileError { line, message };
    let form = lines.next().and_then(|(_, first)| first.to_lowercase().strip_prefix(TEXT).map(str::to_owned));
    match form.as_deref().map(|form| form.trim().parse::<u32>()) {
        Some(Ok(FORM)) => {}
        Some(Ok(newer)) if newer > FORM => {
            return Err(wrong(1, format!("form {newer} of logs is newer than this program, which reads {FORM}")));
        }
        _ => return Err(wrong(1, format!("not a log of a match: expected `{TEXT} {FORM}`"))),
    }
    let mut log = Log::default();
    for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        log.line(number, line).map_err(|message| wrong(number, message))?;
    }
    log.open()
}

impl Log {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "rules" => self.rules = Some(number_of(rest)?),
            "preset" => self.preset = if rest.eq_ignore_ascii_case(NONE) { None } else { Some(read_word(rest)?) },
            "option" => self.options.push((number, rest.to_owned())),
            "seat" => self.seats.push(seat(rest)?),
            "seed" => self.seed = number_of(rest)?,
            "first" => self.first = Some(read_word(rest)?),
            "first_roll" => {
                self.first_rolls.push(rest.split_whitespace().map(number_of).collect::<Result<_, _>>()?);
            }
            "display" => self.display = cards(rest)?,
            "dealt" => self.dealt = cards(rest)?,
            "practice" => self.practice = true,
            "|" => {
                if self.scenario.is_empty() {
                    self.scenario_line = number - 1;
                }
                self.scenario.push_str(rest);
                self.scenario.push('\n');
            }
            "hash" => {
                let hash = u64::from_str_radix(rest, 16);
                self.hash = Some((
                    number,
                    hash.map_err(|_| format!("expected 16 hexadecimal digits, found `{}`", rest.escape_debug()))?,
                ));
            }
            _ => {
                self.orders.push(parse_recorded(line).map_err(|e| format!("`{line}`: {e}"))?);
                self.lines.push(number);
            }
        }
        Ok(())
    }

    /// The match, every order replayed.
    fn open(self) -> Result<Match, FileError> {
        let other = self.rules.filter(|&rules| rules != RULES_VERSION);
        self.replayed().map_err(|error| match other {
            None => error,
            Some(other) => FileError {
                message: format!(
                    "the match was played by rules version {other}, and this program plays by {RULES_VERSION}: {}",
                    error.message
                ),
                ..error
            },
        })
    }

    fn replayed(mut self) -> Result<Match, FileError> {
        let orders = std::mem::take(&mut self.orders);
        let lines = std::mem::take(&mut self.lines);
        let (practice, hash) = (self.practice, self.hash);
        let mut game = self.begin()?;
        if practice {
            game.mark_practice();
        }
        game.replay(orders, |_| Ok(())).map_err(|ReplayError { index, reason }| FileError {
            line: lines.get(index).copied().unwrap_or(0),
            message: reason,
        })?;
        match hash {
            Some((line, hash)) if hash != game.fingerprint() => {
                Err(FileError { line, message: "the last position is not the recorded one".to_owned() })
            }
            _ => Ok(game),
        }
    }

    /// The match before its first order.
    fn begin(self) -> Result<Match, FileError> {
        let whole = |message: String| FileError { line: 0, message };
        if !self.scenario.is_empty() {
            let shifted = |e: FileError| FileError { line: e.line + self.scenario_line, ..e };
            let scenario: Scenario = read_ron(&self.scenario).map_err(shifted)?;
            return Match::from_scenario(&scenario, self.seats, self.seed).map_err(|e| whole(e.to_string()));
        }
        let mut options = self.preset.unwrap_or_default().options();
        for (line, option) in &self.options {
            let (name, word) = option.split_once(char::is_whitespace).unwrap_or((option, ""));
            set_option(&mut options, name, word).map_err(|message| FileError { line: *line, message })?;
        }
        let setup = Setup { seating: self.seats.iter().map(|seat| seat.colour).collect(), options };
        let Some(first) = self.first else {
            return Match::deal(setup, self.seats, self.seed, self.preset).map_err(|e| whole(e.to_string()));
        };
        let Some(first) = setup.seating.iter().position(|&colour| colour == first) else {
            return Err(whole(format!("{first} begins and does not play")));
        };
        let Log { first_rolls, display, dealt, seats, seed, preset, .. } = self;
        let start = Start { first: first as u8, first_rolls, display, dealt };
        Match::new(MatchInfo { setup, start, seats, seed, preset }).map_err(|e| whole(e.to_string()))
    }
}

/// Colour, who plays, and the name in quotes, which may be left out.
fn seat(text: &str) -> Result<Seat, String> {
    let (colour, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (control, name) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    let colour = read_word(colour)?;
    let control =
        Control::from_word(control).ok_or_else(|| format!("nobody is called `{}`", control.escape_debug()))?;
    match name.trim() {
        "" => Ok(Seat::unnamed(colour, control)),
        quoted => {
            let name = ron::from_str(quoted)
                .map_err(|_| format!("expected a name in quotes, found `{}`", quoted.escape_debug()))?;
            Ok(Seat { colour, name, control })
        }
    }
}

fn number_of<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a number, found `{}`", text.escape_debug()))
}

fn cards(text: &str) -> Result<Vec<Card>, String> {
    text.split_whitespace().map(read_word).collect()
}
