//! Compares values and messages with those of the ron crate's own functions for the same text.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::ops::{Range, RangeFrom, RangeInclusive};

use proptest::prelude::*;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::*;

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
enum TestColour {
    Red,
    Green,
    Blue,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum TestOrder {
    Pass,
    Move { ship: u8, to: TestPoint },
    Buy(TestCard),
    Trade(TestCard, u8),
    Say(String),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TestPoint {
    x: i16,
    y: i16,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct TestCard(u8);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TestPlayer {
    name: String,
    colour: TestColour,
    #[serde(default)]
    cards: Vec<TestCard>,
    #[serde(default)]
    flag: Option<TestPoint>,
    score: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TestSetup {
    seed: u64,
    players: Vec<TestPlayer>,
    #[serde(default)]
    options: BTreeMap<String, bool>,
    #[serde(default)]
    pair: (u8, i32),
    #[serde(default)]
    lead: Option<TestColour>,
    share: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TestScenario {
    title: String,
    setup: TestSetup,
    play: Vec<TestOrder>,
}

/// An enum deserialised by hand, as in scenarios: the text alone decides the type.
#[derive(Debug, Clone, PartialEq)]
enum TestMatchEnd {
    No,
    Won(Vec<TestColour>),
    By(u8),
}

impl<'de> Deserialize<'de> for TestMatchEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TestMatchEndVisitor)
    }
}

struct TestMatchEndVisitor;

impl<'de> Visitor<'de> for TestMatchEndVisitor {
    type Value = TestMatchEnd;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("`false`, or a list")
    }

    fn visit_bool<E: de::Error>(self, over: bool) -> Result<TestMatchEnd, E> {
        if over { Err(E::custom("expected `false`")) } else { Ok(TestMatchEnd::No) }
    }

    fn visit_u8<E: de::Error>(self, by: u8) -> Result<TestMatchEnd, E> {
        Ok(TestMatchEnd::By(by))
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut colours: A) -> Result<TestMatchEnd, A::Error> {
        let mut won = Vec::new();
        while let Some(colour) = colours.next_element()? {
            won.push(colour);
        }
        Ok(TestMatchEnd::Won(won))
    }
}

/// The kinds of values that [`TestScenario`] does not contain.
#[derive(Debug, Clone, PartialEq, Deserialize)]
struct OtherValueKinds {
    over: TestMatchEnd,
    raw: Option<Box<RawValue>>,
    rest: Option<ron::Value>,
    #[serde(default)]
    pair: TestPair,
    unit: Option<TestUnit>,
    word: Option<char>,
    real: Option<f32>,
    nothing: (),
    from: Option<RangeFrom<u16>>,
    within: Option<Range<i32>>,
    places: Option<Range<TestCard>>,
    upto: Option<RangeInclusive<f64>>,
}

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
struct TestPair(u8, (u8, u8));

#[derive(Debug, Clone, PartialEq, Deserialize)]
struct TestUnit;

/// A value that can be nested to any depth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct NestedValue {
    next: Option<Box<NestedValue>>,
    list: Vec<NestedValue>,
}

const SCENE: &str = r#"(
  title: "3.2",
  setup: (
    seed: 7,
    players: [(name: "A", colour: Red, cards: [(1), (2)], flag: Some((x: 3, y: -4)), score: 12), (name: "B\n\u{e9}", colour: Blue, score: 0)],
    options: {"gentle": true}, pair: (1, -2), lead: Some(Green), share: 0.25,
  ),
  play: [Pass, Move(ship: 1, to: (x: 1, y: 2)), Buy((3)), Trade((4), 5), Say("hm")],
)"#;

const SCENE_CHANGES: &[(&str, &str)] = &[
    ("title: \"3.2\",", ""),
    ("seed: 7", "seed: -7"),
    ("seed: 7", "seed: 7, seed: 8"),
    ("seed", "sead"),
    ("Red, cards", "Pink, cards"),
    ("(1), (2)", "(1), (256)"),
    ("(1), (2)", "1, 2"),
    ("Some((x: 3, y: -4))", "(x: 3, y: -4)"),
    ("x: 3, ", ""),
    ("x: 3", "x: 3, z: 1"),
    ("y: -4", "y: -40000"),
    ("true", "1"),
    ("(1, -2)", "(1)"),
    ("(1, -2)", "(1, -2, 3)"),
    ("Some(Green)", "Green"),
    ("Green", "Grey"),
    ("Some(Green)", "None"),
    ("0.25", "abc"),
    ("0.25", "0..=3"),
    ("Pass", "Past"),
    ("Move(ship: 1, to: (x: 1, y: 2))", "Move(ship: 1)"),
    ("Move(ship: 1,", "Move(ship: 1, shop: 2,"),
    ("Move(ship: 1,", "Move(ship: 300,"),
    ("Move(ship", "Move{ship"),
    ("Buy((3))", "Buy(3)"),
    ("Buy((3))", "Buy"),
    ("Buy((3))", "Buy((3), 4)"),
    ("Trade((4), 5)", "Trade((4))"),
    ("Trade((4), 5)", "Trade((4), \"x\")"),
    ("Say(\"hm\")", "Say(hm)"),
    ("Say(\"hm\")", "Say(\"h"),
    ("name: \"A\"", "name: A"),
    ("{\"gentle\": true}", "{\"gentle\": true, 4: false}"),
    ("{\"gentle\": true}", "(gentle: true)"),
    ("\\u{e9}", "\\u{ffffffff}"),
    ("score: 12", "score: 12 13"),
    ("score: 0", "score: 99999999999"),
    ("(name: \"A\"", "TestPlayer(name: \"A\""),
    ("(name: \"A\"", "Plaier(name: \"A\""),
];

const REST: &str = "OtherValueKinds(over: [Red, Blue], raw: Some((a: 1, b: [\"x\"], /* c */ c: T(1))), rest: Some({\"a\": 1.5, 3: \
     Some([1, 'c', -300]), \"s\": Named(x: 1), \"u\": U, \"r\": 1..3 }), pair: (1, (2, 3)), unit: Some(TestUnit), word: Some('é'), \
     real: Some(0.1), nothing: (), from: Some(4..), within: Some(-1..300), places: None, upto: Some(0.5..=2.0), \
     extra: (1, [2], {3: A(b: 4)}, b\"x\"))";

const REST_CHANGES: &[(&str, &str)] = &[
    ("[Red, Blue]", "true"),
    ("[Red, Blue]", "false"),
    ("[Red, Blue]", "7"),
    ("[Red, Blue]", "700"),
    ("[Red, Blue]", "-7"),
    ("[Red, Blue]", "1.5"),
    ("[Red, Blue]", "\"x\""),
    ("[Red, Blue]", "\"\\n\""),
    ("[Red, Blue]", "'x'"),
    ("[Red, Blue]", "b\"x\""),
    ("[Red, Blue]", "Some(3)"),
    ("[Red, Blue]", "()"),
    ("[Red, Blue]", "None"),
    ("[Red, Blue]", "(Red, Blue)"),
    ("[Red, Blue]", "X(a: 1)"),
    ("[Red, Blue]", "{1: 2}"),
    ("[Red, Blue]", "[Red, Pink]"),
    ("[Red, Blue]", "1..3"),
    ("(1, (2, 3))", "(1, 2)"),
    ("(1, (2, 3))", "(1)"),
    ("(1, (2, 3))", "1"),
    ("Some(TestUnit)", "Some(TestUnat)"),
    ("'é'", "'ab'"),
    ("0.1", "1e99"),
    ("'c'", "\"c\""),
    ("4..", "4..=5"),
    ("4..", "400000.."),
    ("-1..300", "-1..x"),
    ("-1..300", "-1..=300"),
    ("-1..300", "(start: 1, end: 2)"),
    ("-1..300", "1.5..300"),
    ("places: None", "places: Some(1..2)"),
    ("places: None", "places: Some((start: (1), end: (2)))"),
    ("0.5..=2.0", "1..=2"),
];

/// Returns valid and invalid variants of `text`: with each of the changes, cut off at each character, and with each character
/// removed or another one inserted before it. Some variants also enable an extension of the format.
fn texts(text: &str, changes: &[(&str, &str)]) -> Vec<String> {
    let mut all = vec![text.to_owned(), String::new(), format!("{text} x"), format!("// c\n{text}")];
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        all.push(text.replacen(from, to, 1));
    }
    for (at, c) in text.char_indices() {
        let (before, after) = text.split_at(at);
        all.push(before.to_owned());
        all.push(format!("{before}{}", &after[c.len_utf8()..]));
        all.extend(['(', ')', '[', '7', ' '].map(|more| format!("{before}{more}{after}")));
    }
    let extended = ["unwrap_newtypes", "unwrap_variant_newtypes", "implicit_some"].map(|extension| {
        all.iter().step_by(9).map(move |text| format!("#![enable({extension})]\n{text}")).collect::<Vec<_>>()
    });
    all.extend(extended.into_iter().flatten());
    all
}

/// Returns the value or the error as text.
fn said<T: Debug>(read: Result<T, SpannedError>) -> Result<String, String> {
    read.map(|value| format!("{value:?}")).map_err(|error| format!("{error} ({:?})", error.span))
}

/// Checks that a text gives the same results here as with the ron crate alone. Returns true if the text is valid without
/// `implicit_some`.
fn compare<T: serde::de::DeserializeOwned + Debug>(text: &str) -> bool {
    let strict = said(read_strict::<T>(text));
    assert_eq!(strict, said(ron::from_str::<T>(text)), "{text}");
    assert_eq!(said(read_by::<T>(text, &implicit())), said(implicit().from_str::<T>(text)), "{text}");
    strict.is_ok()
}

/// Checks that a value is written here as with the ron crate alone, in every layout.
fn compare_written<T: Serialize>(value: &T) {
    let wide = PrettyConfig::default;
    assert_eq!(line(value), implicit().to_string(value));
    assert_eq!(line_strict(value), ron::to_string(value));
    assert_eq!(write_strict(value, wide().depth_limit(1)), ron::ser::to_string_pretty(value, wide().depth_limit(1)));
    assert_eq!(write_strict(value, wide()), ron::ser::to_string_pretty(value, wide()));
    let ours = PrettyConfig::new().new_line("\n").indentor("  ").depth_limit(4);
    assert_eq!(write(value), implicit().to_string_pretty(value, ours));
}

#[test]
fn derived_types_parse_and_print_like_the_ron_crate() {
    let texts = texts(SCENE, SCENE_CHANGES);
    let good = texts.iter().filter(|text| compare::<TestScenario>(text)).count();
    assert!(good > 100 && texts.len() - good > 1000, "{good} of {} are good", texts.len());
    texts.iter().filter_map(|text| read_strict::<TestScenario>(text).ok()).for_each(|scene| compare_written(&scene));
}

#[test]
fn every_kind_of_value_parses_like_the_ron_crate() {
    let texts = texts(REST, REST_CHANGES);
    let good = texts.iter().filter(|text| compare::<OtherValueKinds>(text)).count();
    assert!(good > 100 && texts.len() - good > 1000, "{good} of {} are good", texts.len());
}

#[test]
fn nesting_limit_matches_the_ron_crate() {
    for depth in [1, 30, 41, 42, 43, 63, 64, 65, 127, 128, 129, 400] {
        let list = format!("{}(list: []){}", "(list: [".repeat(depth), "])".repeat(depth));
        let next = format!("{}None{}", "(list: [], next: ".repeat(depth), ")".repeat(depth));
        let good = compare::<NestedValue>(&list) | compare::<NestedValue>(&next);
        assert!(!good || depth < 128, "{depth}");
    }
}

#[test]
fn parse_error_names_the_field_and_its_position() {
    let wrong = |from: &str, to: &str| read::<TestScenario>(&SCENE.replacen(from, to, 1)).expect_err(to).to_string();
    let missing = wrong("x: 3, ", "");
    assert_eq!(missing, "line 5: column 76: Unexpected missing field named `x` in `TestPoint`");
    assert!(wrong("Pass", "Past").contains("in enum `TestOrder`"), "{}", wrong("Pass", "Past"));
}

fn place() -> impl Strategy<Value = TestPoint> {
    (any::<i16>(), any::<i16>()).prop_map(|(x, y)| TestPoint { x, y })
}

fn order() -> impl Strategy<Value = TestOrder> {
    let card = || any::<u8>().prop_map(TestCard);
    prop_oneof![
        Just(TestOrder::Pass),
        (any::<u8>(), place()).prop_map(|(ship, to)| TestOrder::Move { ship, to }),
        card().prop_map(TestOrder::Buy),
        (card(), any::<u8>()).prop_map(|(card, by)| TestOrder::Trade(card, by)),
        any::<String>().prop_map(TestOrder::Say),
    ]
}

prop_compose! {
    fn player()(
        name in any::<String>(),
        colour in prop::sample::select(vec![TestColour::Red, TestColour::Green, TestColour::Blue]),
        cards in prop::collection::vec(any::<u8>().prop_map(TestCard), 0..3),
        flag in prop::option::of(place()),
        score in any::<u32>(),
    ) -> TestPlayer {
        TestPlayer { name, colour, cards, flag, score }
    }
}

prop_compose! {
    fn scene()(
        title in any::<String>(),
        seed in any::<u64>(),
        players in prop::collection::vec(player(), 0..3),
        options in prop::collection::btree_map(any::<String>(), any::<bool>(), 0..3),
        pair in any::<(u8, i32)>(),
        share in any::<f64>(),
        play in prop::collection::vec(order(), 0..4),
    ) -> TestScenario {
        let setup = TestSetup { seed, players, options, pair, lead: None, share };
        TestScenario { title, setup, play }
    }
}

proptest! {
    #[test]
    fn random_values_print_like_the_ron_crate_and_round_trip(scene in scene()) {
        compare_written(&scene);
        prop_assert_eq!(read::<TestScenario>(&write(&scene).expect("it is written")), Ok(scene.clone()));
        prop_assert_eq!(read_strict::<TestScenario>(&line_strict(&scene).expect("it is written")), Ok(scene));
    }

    #[test]
    fn random_edits_give_the_same_result_as_the_ron_crate(
        scene in scene(),
        at in any::<prop::sample::Index>(),
        len in 0..6usize,
        more in "[ -~]{0,3}",
    ) {
        let text: Vec<char> = write(&scene).expect("it is written").chars().collect();
        let at = at.index(text.len());
        let (before, after) = (&text[..at], &text[(at + len).min(text.len())..]);
        compare::<TestScenario>(&before.iter().copied().chain(more.chars()).chain(after.iter().copied()).collect::<String>());
    }
}
