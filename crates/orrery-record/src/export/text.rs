//! A match as text in the notation.
//!
//! ```text
//! orrery log 1
//! game alien-frontiers                     the game key; `alien-frontiers` if omitted
//! rules 1                                  the rules version of the match
//! preset 2011                              the preset that the options start from; `none` without one
//! option length long                       each option that differs from the preset
//! seat red human "Anna"                    in seating order: colour, control, name
//! seat green captain:corsair "Green"
//! seed 12                                  the seed of dice and draws
//! first green                              the random results of set-up, in the game's own lines; if
//! …                                        omitted, the seed deals again
//! practice                                 if the match counts as practice
//! known-deal                               if the deal was known before the match began
//! branch-seed 99                           the seed of dice and draws, if the match branched off from another
//! changed-hands red                        each seat for which a controller other than its owner gave an order
//!
//! # Round 1: Green                         lines that begin with `#` are for human readers
//! roll => 3 5 4                            orders with their chance outcomes
//! dock LunarMine 3
//!
//! hash 167ca1ddfbd77be4                    hash of the last position; optional
//! ```
//!
//! A match that begins from a scenario has the scenario's lines after `|` instead of the deal.

use std::fmt::Write as _;

use crate::contract::Scenarios;
use crate::matches::{Match, MatchInfo, ReplayError, Seat, SeatControl};
use crate::save::{error_of_rules, too_many};
use crate::scenario_file::ScenarioFile as _;
use crate::setup_text::keep_rules;
use orrery_core::ron::{self, FileError};
use orrery_core::words::{Keyword as _, name_of, read_word};
use orrery_core::{ChanceOutcome, Colour, FIRST_GAME, RuleOptions as _, RulePreset as _, Setup};

/// The beginning of a text log.
pub(super) const TEXT: &str = "orrery log";

/// The version of the text format that this program writes.
const FORM: u32 = 1;

/// Exports a match as text, without undone orders.
pub fn write<G: Scenarios>(played: &Match<G>) -> String {
    let mut out = format!("{TEXT} {FORM}\n");
    set_up(played, &mut out);
    let mut begins = true;
    for entry in played.entries() {
        if begins {
            let name = played.seat(entry.by).map_or("", |seat| seat.name.as_str());
            let name: String = name.chars().filter(|c| !c.is_control()).collect();
            let _ = writeln!(out, "\n# Round {}: {name}", entry.round);
        }
        let _ = writeln!(out, "{}", G::write_recorded(&entry.order, &entry.outcomes));
        begins = entry.ends_turn;
    }
    let _ = writeln!(out, "\nhash {:016x}", played.fingerprint());
    out
}

fn set_up<G: Scenarios>(played: &Match<G>, out: &mut String) {
    let info = played.info();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    if G::KEY != FIRST_GAME {
        line(format!("game {}", G::KEY));
    }
    line(format!("rules {}", G::rules_version(&info.setup.options)));
    line(format!("preset {}", info.preset.map_or(NONE, |preset| preset.word())));
    let options = &info.setup.options;
    for option in options.differences(&info.preset.unwrap_or_default().options()) {
        line(format!("option {} {}", G::Options::LIST[option].name, options.written(option)));
    }
    for seat in &info.seats {
        // Names are quoted so that they are not mistaken for other syntax.
        let name = ron::line_strict(&seat.name).unwrap_or_default();
        line(format!("seat {} {} {name}", seat.colour, seat.control.word()));
    }
    line(format!("seed {}", info.seed));
    if played.is_practice() {
        line("practice".to_owned());
    }
    if played.knows_its_deal() {
        line(KNOWN_DEAL.to_owned());
    }
    played.branch_seed().into_iter().for_each(|seed| line(format!("{BRANCH_SEED} {seed}")));
    for seat in info.seats.iter().filter(|seat| played.changed_hands(seat.colour)) {
        line(format!("{CHANGED_HANDS} {}", seat.colour));
    }
    match played.scenario() {
        Some(scenario) => {
            let text = ron::write(scenario).unwrap_or_default();
            text.lines().for_each(|part| line(format!("| {part}")));
        }
        None => G::write_start(&info.setup, &info.start).into_iter().for_each(line),
    }
}

/// The preset name that means no preset.
const NONE: &str = "none";
const KNOWN_DEAL: &str = "known-deal";
const BRANCH_SEED: &str = "branch-seed";
const CHANGED_HANDS: &str = "changed-hands";

/// The contents of a log read so far.
struct ParsedLog<G: Scenarios> {
    rules: Option<u32>,
    preset: Option<G::Preset>,
    options: Vec<(usize, String)>,
    seats: Vec<Seat>,
    seed: u64,
    /// The lines that describe the start.
    start: Vec<String>,
    scenario: String,
    /// The number of the line before the first line of the scenario.
    scenario_line: usize,
    practice: bool,
    known_deal: bool,
    branch_seed: Option<u64>,
    changed_hands: Vec<Colour>,
    orders: Vec<(G::Order, Vec<ChanceOutcome<G>>)>,
    /// The line number of each order.
    lines: Vec<usize>,
    hash: Option<(usize, u64)>,
}

/// Returns every line except the first one, empty lines and comments, with its line number.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.skip(1).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Returns the game key that a log names, or `None` if it names none.
pub(super) fn game_of(text: &str) -> Option<String> {
    let (_, first) = lines(text).next()?;
    let (word, key) = first.split_once(char::is_whitespace)?;
    word.eq_ignore_ascii_case("game").then(|| key.trim().to_owned())
}

/// Reads a match from a text log.
///
/// # Errors
/// Returns the line of the first error and a message about the expected content.
pub(super) fn read<G: Scenarios>(text: &str) -> Result<Match<G>, FileError> {
    let wrong = |line: usize, message: String| FileError { line, message };
    let form = text.lines().next().and_then(|first| first.trim().to_lowercase().strip_prefix(TEXT).map(str::to_owned));
    match form.as_deref().map(|form| form.trim().parse::<u32>()) {
        Some(Ok(FORM)) => {}
        Some(Ok(newer)) if newer > FORM => {
            return Err(wrong(1, format!("log format {newer} is newer than this program, which reads {FORM}")));
        }
        _ => return Err(wrong(1, format!("not a log of a match: expected `{TEXT} {FORM}`"))),
    }
    let mut log = ParsedLog::<G>::default();
    for (number, line) in lines(text) {
        log.line(number, line).map_err(|message| wrong(number, message))?;
    }
    log.open()
}

impl<G: Scenarios> Default for ParsedLog<G> {
    fn default() -> Self {
        ParsedLog {
            rules: None,
            preset: None,
            options: Vec::new(),
            seats: Vec::new(),
            seed: 0,
            start: Vec::new(),
            scenario: String::new(),
            scenario_line: 0,
            practice: false,
            known_deal: false,
            branch_seed: None,
            changed_hands: Vec::new(),
            orders: Vec::new(),
            lines: Vec::new(),
            hash: None,
        }
    }
}

impl<G: Scenarios> ParsedLog<G> {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "game" if rest == G::KEY.word() => {}
            "game" => return Err(format!("expected the game `{}`, found `{}`", G::KEY, rest.escape_debug())),
            "rules" => self.rules = Some(number_of(rest)?),
            "preset" => self.preset = if rest.eq_ignore_ascii_case(NONE) { None } else { Some(read_word(rest)?) },
            "option" => self.options.push((number, rest.to_owned())),
            "seat" => self.seats.push(seat::<G>(rest)?),
            "seed" => self.seed = number_of(rest)?,
            "practice" => self.practice = true,
            KNOWN_DEAL => self.known_deal = true,
            BRANCH_SEED => self.branch_seed = Some(number_of(rest)?),
            CHANGED_HANDS => self.changed_hands.push(read_word(rest)?),
            "|" => {
                if self.scenario.is_empty() {
                    self.scenario_line = number - 1;
                }
                self.scenario.push_str(rest);
                self.scenario.push('\n');
            }
            "hash" => {
                let hash = u64::from_str_radix(rest, 16);
                let expected = || format!("expected 16 hexadecimal digits, found `{}`", rest.escape_debug());
                self.hash = Some((number, hash.map_err(|_| expected())?));
            }
            word if G::START_WORDS.contains(&word) => self.start.push(line.to_owned()),
            _ => {
                self.orders.push(G::read_recorded(line).map_err(|e| format!("`{line}`: {e}"))?);
                self.lines.push(number);
            }
        }
        Ok(())
    }

    /// Creates the match and replays every order.
    fn open(self) -> Result<Match<G>, FileError> {
        let rules = self.rules.unwrap_or(G::RULES_VERSION);
        self.replayed().map_err(|error| error_of_rules::<G>(error, rules))
    }

    fn replayed(mut self) -> Result<Match<G>, FileError> {
        let orders = std::mem::take(&mut self.orders);
        if let Some(message) = too_many::<G>(orders.len()) {
            return Err(FileError { line: 0, message });
        }
        let lines = std::mem::take(&mut self.lines);
        let (practice, known, hash) = (self.practice, self.known_deal, self.hash);
        let (seed, changed) = (self.branch_seed, std::mem::take(&mut self.changed_hands));
        let mut played = self.begin()?;
        if practice {
            played.mark_practice();
        }
        if known {
            played.mark_known_deal();
        }
        seed.into_iter().for_each(|seed| played.set_branch_seed(seed));
        changed.into_iter().for_each(|colour| played.set_changed_hands(colour));
        played.replay(orders, |_| Ok(())).map_err(|ReplayError { index, reason }| FileError {
            line: lines.get(index).copied().unwrap_or(0),
            message: reason,
        })?;
        match hash {
            Some((line, hash)) if hash != played.fingerprint() => {
                Err(FileError { line, message: "the last position differs from the recorded one".to_owned() })
            }
            _ => Ok(played),
        }
    }

    /// Creates the match before its first order.
    fn begin(self) -> Result<Match<G>, FileError> {
        let whole = |message: String| FileError { line: 0, message };
        if !self.scenario.is_empty() {
            let shifted = |e: FileError| FileError { line: e.line + self.scenario_line, ..e };
            let mut scenario: G::Scenario = ron::read(&self.scenario).map_err(shifted)?;
            if let Some(version) = self.rules.filter(|&version| version < G::RULES_VERSION) {
                scenario.set_rules_version(version);
            }
            return Match::from_scenario(&scenario, self.seats, self.seed).map_err(|e| whole(e.to_string()));
        }
        let mut options = self.preset.unwrap_or_default().options();
        for (line, option) in &self.options {
            let (name, word) = option.split_once(char::is_whitespace).unwrap_or((option, ""));
            options.set_word(name, word).map_err(|message| FileError { line: *line, message })?;
        }
        if let Some(version) = self.rules {
            keep_rules::<G>(version, &mut options);
        }
        let setup = Setup { seating: self.seats.iter().map(|seat| seat.colour).collect(), options };
        let ParsedLog { seats, seed, preset, .. } = self;
        match G::read_start(&setup, &self.start).map_err(whole)? {
            None => Match::deal(setup, seats, seed, preset).map_err(|e| whole(e.to_string())),
            Some(start) => {
                Match::new(MatchInfo { setup, start, seats, seed, preset }).map_err(|e| whole(e.to_string()))
            }
        }
    }
}

/// Parses a seat: colour, control, and an optional quoted name.
fn seat<G: Scenarios>(text: &str) -> Result<Seat, String> {
    let (colour, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (control, name) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    let colour = read_word(colour)?;
    let control = SeatControl::from_word::<G>(control)
        .ok_or_else(|| format!("there is no player `{}`", control.escape_debug()))?;
    match name.trim() {
        "" => Ok(Seat::unnamed(colour, control)),
        quoted => {
            let name: String = ron::read_strict(quoted)
                .map_err(|_| format!("expected a name in quotes, found `{}`", quoted.escape_debug()))?;
            Ok(Seat { colour, name: name_of(&name), control })
        }
    }
}

fn number_of<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a number, found `{}`", text.escape_debug()))
}
