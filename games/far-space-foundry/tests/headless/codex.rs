//! Tests of the codex of Far Space Foundry: no page reveals anything hidden.

use far_space_foundry::codex::{CodexFact, Topic, facts};
use far_space_foundry::rules::{FarSpaceFoundry, Pilot, Position, view};
use orrery_learn::codex::CodexPages as _;
use orrery_testkit::matches::position;

/// Returns the facts of all pages for a viewer.
fn told(p: &Position, eyes: Option<orrery_core::Colour>) -> Vec<CodexFact> {
    let view = view(p, eyes);
    FarSpaceFoundry::topics().into_iter().flat_map(|topic| facts(&view, topic)).collect()
}

#[test]
fn pages_do_not_reveal_hidden_hands() {
    let hands = |hand: &str, deck: &str| {
        position::<FarSpaceFoundry>(&format!(
            "seats: {{\"red\": (hand: [\"4\"]), \"green\": (hand: [{hand}, \"Commander\"], deck: [{deck}])}}"
        ))
    };
    let (one, other) = (hands("\"5\"", "\"6\", \"7\""), hands("\"7\"", "\"5\", \"6\""));
    for eyes in [Some(orrery_core::Colour::Red), None] {
        assert_eq!(told(&one, eyes), told(&other, eyes), "{eyes:?}");
    }
}

#[test]
fn hired_pilots_are_public() {
    let p = position::<FarSpaceFoundry>(
        "seats: {\"red\": (hand: [\"4\"]), \"green\": (hand: [\"TealTrucker\"], played: [\"AmberTrucker\"])}",
    );
    let hired: Vec<Pilot> = facts(&view(&p, Some(orrery_core::Colour::Red)), Topic::of_pilot(Pilot::AmberTrucker))
        .into_iter()
        .filter_map(|fact| match fact {
            CodexFact::Hired { pilot, .. } => Some(pilot),
            _ => None,
        })
        .collect();
    assert_eq!(hired, [Pilot::AmberTrucker, Pilot::TealTrucker]);
}
