//! Scenario files: the field as six lines of text, the orders to play, and what is expected afterwards.

use orrery_core::chance::ChanceScript;
use orrery_core::{FileGameKey, Rules, Setup, SinglePreset};
use orrery_record::{RecordedOrder, ScenarioDifferences, ScenarioError, Scenarios, SerializedSetup};
use serde::{Deserialize, Serialize};

use super::rules::{Beacons, FIELDS, Field, FieldContent, Position, RubbleDraw, SIZE};

/// A scenario.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    game: FileGameKey<Beacons>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    setup: SerializedSetup<Beacons>,
    /// The rows of the field: `.` empty, `#` rubble, `1` and `2` a beacon of the first and the second player.
    field: Vec<String>,
    #[serde(default)]
    points: [u8; 2],
    #[serde(default)]
    play: Vec<String>,
    #[serde(default)]
    expect: ExpectedPosition,
}

/// The expectations of a scenario, and the conditions of lessons.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectedPosition {
    /// The points of both players, if they are expected.
    pub points: Option<[u8; 2]>,
    /// Fields that have a beacon.
    pub lit: Vec<String>,
    legal: Vec<String>,
    not_legal: Vec<String>,
}

impl ExpectedPosition {
    /// Reports whether there is a beacon in every listed field.
    pub fn all_lit(&self, position: &Position) -> bool {
        let lit = |field| matches!(position.content(field), FieldContent::Beacon(_));
        self.lit.iter().all(|text| Field::from_text(text).is_some_and(lit))
    }
}

const CONTENTS: [(char, FieldContent); 4] = [
    ('.', FieldContent::Empty),
    ('#', FieldContent::Rubble),
    ('1', FieldContent::Beacon(0)),
    ('2', FieldContent::Beacon(1)),
];

impl Scenarios for Beacons {
    type Scenario = Scenario;

    fn title_and_rules(scenario: &Scenario) -> (&str, &[String]) {
        (&scenario.title, &scenario.rules)
    }

    fn play(scenario: &Scenario) -> &[String] {
        &scenario.play
    }

    fn legality(scenario: &Scenario) -> (&[String], &[String]) {
        (&scenario.expect.legal, &scenario.expect.not_legal)
    }

    fn setup(scenario: &Scenario) -> Setup<Self> {
        scenario.setup.setup()
    }

    fn set_rules_version(scenario: &mut Scenario, version: u32) {
        scenario.setup.rules = Some(version);
    }

    fn preset(scenario: &Scenario) -> Option<SinglePreset> {
        scenario.setup.preset
    }

    fn script(_: &Scenario) -> ChanceScript<RubbleDraw> {
        ChanceScript::new(Vec::new())
    }

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        let wrong = |field: &str, message: String| ScenarioError { field: field.to_owned(), message };
        let mut position =
            Self::position(&Self::setup(scenario), &Vec::new()).map_err(|e| wrong("setup", e.to_string()))?;
        let letters: Vec<char> = scenario.field.iter().flat_map(|row| row.chars()).collect();
        if letters.len() != FIELDS || scenario.field.len() != usize::from(SIZE) {
            return Err(wrong("field", format!("expected {SIZE} rows of {SIZE} letters")));
        }
        for (at, letter) in letters.into_iter().enumerate() {
            let content = CONTENTS.into_iter().find(|(known, _)| *known == letter);
            position.fields[at] =
                content.ok_or_else(|| wrong("field", format!("`{letter}` is none of `.`, `#`, `1` and `2`")))?.1;
        }
        position.points = scenario.points;
        match orrery_core::invariants::first_violation(Self::INVARIANTS, &position) {
            Some(broken) => Err(wrong("field", broken.to_string())),
            None => Ok(position),
        }
    }

    fn differences(scenario: &Scenario, _: &[RecordedOrder<Self>], position: &Position) -> Vec<String> {
        let mut found = ScenarioDifferences::default();
        found.value("points".to_owned(), scenario.expect.points, position.points);
        found.value("lit".to_owned(), Some(true), scenario.expect.all_lit(position));
        found.0
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        let letter = |content| CONTENTS.into_iter().find(|(_, known)| *known == content).map_or('.', |(letter, _)| letter);
        let row = |row: &[FieldContent]| row.iter().copied().map(letter).collect();
        let scenario = Scenario {
            game: FileGameKey::default(),
            title: String::new(),
            rules: Vec::new(),
            setup: SerializedSetup { players: Some(2), ..SerializedSetup::of(None, &()) },
            field: position.fields.chunks(SIZE.into()).map(row).collect(),
            points: position.points,
            play: Vec::new(),
            expect: ExpectedPosition::default(),
        };
        let other = || ScenarioError { field: "setup".to_owned(), message: "other colours play".to_owned() };
        if Self::first_position(&scenario)? == *position { Ok(scenario) } else { Err(other()) }
    }

    fn with_title_and_orders(scenario: Scenario, title: &str, play: Vec<String>) -> Scenario {
        Scenario { title: title.to_owned(), play, ..scenario }
    }

    fn start_of(position: &Position) -> Vec<Field> {
        Field::all().filter(|&field| position.content(field) == FieldContent::Rubble).collect()
    }
}
