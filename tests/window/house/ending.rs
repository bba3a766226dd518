//! Tests of the end screen: what screen readers get before and after the count.

use egui_kittest::kittest::NodeT;
use orrery::core::{Colour, FIRST_GAME};
use orrery::locale::PlayerNames;
use orrery::panels::{self, EndScreenTexts, EndScreenView, ScoreRow, Scores};
use orrery_pilot::panels::panel_harness;

const HEADLINE: &str = "Vera’s last sale decides it.";

/// Returns the labels on the end screen of a match that Vera has won, `counting` seconds after the count began, or after the count.
fn labels(counting: Option<f32>) -> Vec<String> {
    let row = |colour, points, place| ScoreRow { colour, parts: vec![points], place, winner: place == 1 };
    let scores = Scores {
        game: FIRST_GAME,
        sources: vec!["In hand".to_owned()],
        rows: vec![row(Colour::Red, 3750, 1), row(Colour::Green, 2500, 2)],
        tie: None,
        verdict: None,
        next_rank: None,
    };
    let (harness, _) = panel_harness(move |ui, out| {
        let view = EndScreenView {
            scores: &scores,
            names: &PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]),
            rounds: 9,
            review_key: "R",
            people: &[Colour::Green],
            sits: &Default::default(),
            closing: &EndScreenTexts { headline: Some(HEADLINE.to_owned()), words: Vec::new() },
            counting,
        };
        panels::end(ui.ctx(), &view, out);
    });
    let spoken = |node: egui_kittest::Node| node.accesskit_node().label().or_else(|| node.accesskit_node().value());
    harness.root().children_recursive().filter_map(spoken).collect()
}

#[test]
fn screen_readers_do_not_get_the_result_before_the_count_ends() {
    let (during, after) = (labels(Some(0.1)), labels(None));
    for told in [HEADLINE, "3,750", "1,250"] {
        assert!(after.iter().any(|label| label.contains(told)), "{told}: {after:?}");
        assert!(!during.iter().any(|label| label.contains(told)), "{told}: {during:?}");
    }
}
