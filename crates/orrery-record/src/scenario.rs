//! Runs scenarios. A scenario consists of a position, orders and expectations.
//!
//! The rules' own tests are scenario files, and lessons and puzzles contain scenarios. The format is public and documented with
//! the notation of each game. A file is RON; unknown fields are refused. The first entry names the game; files of Alien
//! Frontiers, the first game, may omit it.

use std::fmt;
use std::path::PathBuf;

use super::contract::{ScenarioError, Scenarios, wrong};
use super::recorded_order::RecordedOrder;
use super::scenario_file::ScenarioFile as _;
use orrery_core::chance::{ChanceScript, RecordingChance};
use orrery_core::notation::NotationError;
use orrery_core::ron::{self, FileError};
use orrery_core::{ChanceNode as _, ChanceOutcome, SeededChance, invariants};

/// The size limit of a scenario file that is read, in bytes.
pub const LARGEST_SCENARIO: u64 = 256 * 1024;

/// The result of running one scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScenarioReport {
    /// The path of the file.
    pub path: PathBuf,
    /// The title; empty if it could not be read.
    pub title: String,
    /// The numbers of the rules that the scenario demonstrates.
    pub rules: Vec<String>,
    /// The reason for the failure, or `None` if the scenario passed.
    pub failure: Option<FileError>,
}

impl fmt::Display for ScenarioReport {
    /// Writes one line: the result, the file, and after a failure the line and the reason.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.failure {
            None => write!(f, "passed {path}"),
            Some(FileError { line: 0, message }) => write!(f, "FAILED {path}: {message}"),
            Some(FileError { line, message }) => write!(f, "FAILED {path}:{line}: {message}"),
        }
    }
}

impl ScenarioReport {
    /// Creates the report of a scenario that could not be run.
    pub const fn failed(error: FileError) -> Self {
        ScenarioReport { path: PathBuf::new(), title: String::new(), rules: Vec::new(), failure: Some(error) }
    }
}

/// Runs every scenario file in `paths`, and every `.ron` file of the folders in `paths` and of their subfolders, sorted by name.
/// A missing path counts as a failed scenario. `run` runs a scenario given as text.
pub fn check_paths(paths: &[PathBuf], run: impl Fn(&str) -> ScenarioReport) -> Vec<ScenarioReport> {
    let report = |path: PathBuf| {
        let ran = ron::text_of(&path, LARGEST_SCENARIO).map_or_else(ScenarioReport::failed, |text| run(&text));
        ScenarioReport { path, ..ran }
    };
    ron::files(paths).into_iter().map(report).collect()
}

/// Runs a scenario of the game `G`, given as text.
pub fn run_text<G: Scenarios>(text: &str) -> ScenarioReport {
    match ron::read::<G::Scenario>(text) {
        Ok(scenario) => {
            let (title, rules) = (scenario.title().to_owned(), scenario.rules().to_vec());
            ScenarioReport { path: PathBuf::new(), title, rules, failure: run::<G>(&scenario, text).err() }
        }
        Err(error) => ScenarioReport::failed(error),
    }
}

fn run<G: Scenarios>(scenario: &G::Scenario, text: &str) -> Result<(), FileError> {
    let at = |needle: &[&str], message: String| FileError { line: line_of(text, needle), message };
    let position = G::first_position(scenario).map_err(|e| {
        let path: Vec<&str> = e.field.split('.').collect();
        at(&path, e.to_string())
    })?;
    let script = G::script(scenario);
    let mut player = ScenarioRunner::<G> { script, chance: SeededChance::new(0, 0), position, played: Vec::new() };
    let orders = scenario.play();
    for (index, line) in orders.iter().enumerate() {
        let before = orders[..index].iter().filter(|l| *l == line).count();
        player.play(line).map_err(|message| FileError {
            line: line_of_order(text, "play", line, before),
            message: format!("order {} `{line}`: {message}", index + 1),
        })?;
    }
    let mut found = G::differences(scenario, &player.played, &player.position);
    found.extend(G::script_rest(&player.script));
    found.extend(legality::<G>(scenario, text, &player.position)?);
    if found.is_empty() { Ok(()) } else { Err(at(&["expect"], found.join("; "))) }
}

/// Returns the differences in legality: orders that must be legal now and are not, and the reverse.
fn legality<G: Scenarios>(
    scenario: &G::Scenario,
    text: &str,
    position: &G::Position,
) -> Result<Vec<String>, FileError> {
    let view = G::view(position, G::to_act(position));
    let (legal, not_legal) = scenario.legality();
    let mut found = Vec::new();
    for (field, lines) in [("legal", legal), ("not_legal", not_legal)] {
        for line in lines {
            match (parse::<G>(line), field == "legal") {
                (Err(OrderLineError::Typo(e)), _) => {
                    let line_number = line_of_order(text, field, line, 0);
                    return Err(FileError { line: line_number, message: format!("{field} `{line}`: {e}") });
                }
                (Err(OrderLineError::NoSuchOrder(e)), true) => found.push(format!("legal `{line}`: {e}")),
                (Ok(order), true) => {
                    found.extend(G::check(&view, &order).err().map(|e| format!("legal `{line}`: refused, {e}")));
                }
                (Ok(order), false) if G::check(&view, &order).is_ok() => {
                    found.push(format!("not_legal `{line}`: it is legal"));
                }
                _ => {}
            }
        }
    }
    Ok(found)
}

/// The reason why a line is not an order.
enum OrderLineError {
    /// The line cannot be parsed. This is an error in the file, even if a refusal is expected.
    Typo(NotationError),
    /// The syntax of the line is valid, but it names something that the game does not have, so the order counts as refused.
    NoSuchOrder(NotationError),
}

fn parse<G: Scenarios>(line: &str) -> Result<G::Order, OrderLineError> {
    G::read(line).map_err(|e| if e.impossible { OrderLineError::NoSuchOrder(e) } else { OrderLineError::Typo(e) })
}

struct ScenarioRunner<G: Scenarios> {
    script: ChanceScript<G::Node>,
    chance: SeededChance,
    position: G::Position,
    played: Vec<RecordedOrder<G>>,
}

impl<G: Scenarios> ScenarioRunner<G> {
    fn play(&mut self, line: &str) -> Result<(), String> {
        match line.trim_start().strip_prefix('!') {
            Some(order) => self.must_refuse(order),
            None if line.contains("=>") => {
                let (order, answers) = G::read_recorded(line).map_err(|e| e.to_string())?;
                self.must_take(order)?;
                self.must_have_come(&answers)
            }
            None => match parse::<G>(line) {
                Ok(order) => self.must_take(order),
                Err(OrderLineError::Typo(e) | OrderLineError::NoSuchOrder(e)) => Err(e.to_string()),
            },
        }
    }

    fn view(&self) -> G::View {
        G::view(&self.position, G::to_act(&self.position))
    }

    fn must_refuse(&self, line: &str) -> Result<(), String> {
        match parse::<G>(line) {
            Ok(order) if G::check(&self.view(), &order).is_ok() => {
                Err("expected a refusal, but it is legal".to_owned())
            }
            Ok(_) | Err(OrderLineError::NoSuchOrder(_)) => Ok(()),
            Err(OrderLineError::Typo(e)) => Err(e.to_string()),
        }
    }

    /// Compares the chance outcomes given in an order line with the actual outcomes.
    fn must_have_come(&self, answers: &[ChanceOutcome<G>]) -> Result<(), String> {
        match self.played.last() {
            Some(entry) if entry.outcomes != answers => {
                Err(format!("expected this outcome, got `{}`", G::write_recorded(&entry.order, &entry.outcomes)))
            }
            _ => Ok(()),
        }
    }

    fn must_take(&mut self, order: G::Order) -> Result<(), String> {
        let (before, view, script) = (self.position, self.view(), self.script.clone());
        G::check(&view, &order).map_err(|e| format!("refused: {e}"))?;
        let by = G::to_act(&before).unwrap_or_else(|| G::on_turn(&before));
        let mut recording = RecordingChance::new(self.script.then(&mut self.chance));
        G::apply(&mut self.position, &order, &mut recording, &mut ());
        let outcomes = recording.outcomes();
        let ends_turn = G::ends_turn(&order, &self.position);
        let barrier = G::is_barrier(&view, &order);
        self.played.push(RecordedOrder { order, outcomes, by, round: 0, ends_turn, barrier });
        if let Some(fault) = G::script_fault(&script, &self.script) {
            return Err(fault);
        }
        invariants::first_new_violation(G::INVARIANTS, &before, &self.position)
            .map_or(Ok(()), |b| Err(format!("it breaks an invariant: {b}")))
    }
}

/// Returns the scenario if it starts from `position`.
///
/// # Errors
/// Returns an error if the scenario starts from another position, or describes an impossible one.
pub fn complete<G: Scenarios>(scenario: G::Scenario, position: &G::Position) -> Result<G::Scenario, ScenarioError> {
    if G::first_position(&scenario)? == *position {
        return Ok(scenario);
    }
    wrong("position", "a scenario cannot describe this position completely")
}

/// Returns a message about the first of the `named` outcomes that was not possible and was replaced by another, or `None` if
/// there is none. Only the lists of [`Scenarios::LISTS`] are compared.
pub fn impossible_outcome<G: Scenarios>(
    named: &[ChanceOutcome<G>],
    played: &[RecordedOrder<G>],
    word: impl Fn(&ChanceOutcome<G>) -> String,
) -> Option<String> {
    G::LISTS.iter().find_map(|&(list, name)| {
        let is_of_list = |outcome: &&ChanceOutcome<G>| G::Node::channel_of(outcome) == list;
        let came = played.iter().flat_map(|entry| &entry.outcomes).filter(is_of_list);
        let mut pairs = named.iter().filter(is_of_list).zip(came).enumerate();
        let (at, (named, _)) = pairs.find(|(_, (named, came))| named != came)?;
        Some(format!("{name}: {} is not possible as number {}", word(named), at + 1))
    })
}

/// Returns the line of the field at the end of a path of names. If a name is missing, returns the line of the name before it, or
/// 1 if there is none.
fn line_of(text: &str, path: &[&str]) -> usize {
    let mut at = 0;
    for name in path {
        match text[at..].match_indices(name).find(|(found, _)| is_whole_name(text, at + found, name.len())) {
            Some((found, _)) => at += found,
            None => break,
        }
    }
    text[..at].matches('\n').count() + 1
}

/// Reports whether the `length` bytes at `start` are a whole name, and not a part of a longer one.
fn is_whole_name(text: &str, start: usize, length: usize) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    !text[..start].ends_with(is_part) && !text[start + length..].starts_with(is_part)
}

/// Returns the line of an order in the list `field`, skipping `before` equal orders.
fn line_of_order(text: &str, field: &str, order: &str, before: usize) -> usize {
    let start = text.find(&format!("{field}:")).unwrap_or(0);
    let quoted = format!("\"{order}\"");
    let found = text[start..].match_indices(&quoted).nth(before).map_or(start, |(at, _)| start + at);
    text[..found].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::line_of;

    #[test]
    fn fields_are_not_found_inside_longer_names() {
        let text = "(\n titles: 1,\n turn_limit: 2,\n seats: {\n  \"red\": (at: \"R2\"),\n },\n turn: \"red\",\n)";
        assert_eq!(line_of(text, &["turn"]), 7);
        assert_eq!(line_of(text, &["seats", "red", "at"]), 5);
        assert_eq!(line_of(text, &["seats", "blue"]), 4, "the last name that was found");
        assert_eq!(line_of(text, &["title"]), 1);
    }
}
