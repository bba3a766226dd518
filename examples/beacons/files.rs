//! Scenario files: the field as six lines of text, the orders to play, and the expectations afterwards.

use orrery_core::{FileGameKey, Rules};
use orrery_record::{
    RecordedOrder, ScenarioDifferences, ScenarioError, Scenarios, SerializedSetup, scenario_file, wrong,
};
use serde::{Deserialize, Serialize};

use super::rules::{Beacons, FIELDS, Field, FieldContent, Position, SIZE};

scenario_file! {
    /// A scenario.
    Scenario of Beacons {
        game: FileGameKey<Beacons>,
        setup: SerializedSetup<Beacons>,
        expect: ExpectedPosition,
    } with {
        /// The rows of the field: `.` empty, `#` rubble, `1` and `2` a beacon of the first and the second player.
        field: Vec<String>,
        points: [u8; 2],
    }
}

/// The expectations of a scenario, and the conditions of lessons.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectedPosition {
    /// The points of both players, if they are expected.
    pub points: Option<[u8; 2]>,
    /// Fields that have a beacon.
    pub lit: Vec<String>,
    /// Orders that are legal.
    pub legal: Vec<String>,
    /// Orders that are not legal.
    pub not_legal: Vec<String>,
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

    fn first_position(scenario: &Scenario) -> Result<Position, ScenarioError> {
        let setup = scenario.setup.setup();
        let mut position =
            Self::position(&setup, &Vec::new()).map_err(|e| ScenarioError::new("setup", e.to_string()))?;
        let letters: Vec<char> = scenario.field.iter().flat_map(|row| row.chars()).collect();
        if letters.len() != FIELDS || scenario.field.len() != usize::from(SIZE) {
            return wrong("field", format!("expected {SIZE} rows of {SIZE} letters"));
        }
        for (at, letter) in letters.into_iter().enumerate() {
            let Some((_, content)) = CONTENTS.into_iter().find(|(known, _)| *known == letter) else {
                return wrong("field", format!("`{letter}` is none of `.`, `#`, `1` and `2`"));
            };
            position.fields[at] = content;
        }
        position.points = scenario.points;
        match orrery_core::invariants::first_violation(Self::INVARIANTS, &position) {
            Some(broken) => wrong("field", broken.to_string()),
            None => Ok(position),
        }
    }

    fn differences(scenario: &Scenario, _: &[RecordedOrder<Self>], position: &Position) -> Vec<String> {
        let mut found = ScenarioDifferences::default();
        for seat in 0..2 {
            found.value(
                format!("points.{seat}"),
                scenario.expect.points.map(|points| points[seat]),
                position.points[seat],
            );
        }
        found.value("lit".to_owned(), Some(true), scenario.expect.all_lit(position));
        found.0
    }

    fn scenario_of(position: &Position) -> Result<Scenario, ScenarioError> {
        let letter =
            |content| CONTENTS.into_iter().find(|(_, known)| *known == content).map_or('.', |(letter, _)| letter);
        let row = |row: &[FieldContent]| row.iter().copied().map(letter).collect();
        let setup = SerializedSetup { players: Some(2), ..SerializedSetup::of(None, &()) };
        let field = position.fields.chunks(SIZE.into()).map(row).collect();
        let scenario = Scenario { setup, field, points: position.points, ..Scenario::default() };
        if Self::first_position(&scenario)? == *position { Ok(scenario) } else { wrong("setup", "other colours play") }
    }

    fn start_of(position: &Position) -> Vec<Field> {
        Field::all().filter(|&field| position.content(field) == FieldContent::Rubble).collect()
    }
}
