//! Tests of the codex of Far Space Foundry: every page has texts, and reveals nothing hidden.

use far_space_foundry::codex::{CodexFact, Topic, facts};
use far_space_foundry::rules::{FarSpaceFoundry, FreighterKind, Pilot, Position, view};
use orrery_testkit::learning::have_texts;
use orrery_testkit::matches::position;

/// Converts `RayGun` to the form used in messages: `ray-gun`.
fn kebab(word: &str) -> String {
    let mut key = String::new();
    for c in word.chars() {
        if c.is_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.extend(c.to_lowercase());
    }
    key
}

/// Returns the message key of a page's text, or `None` for options, whose messages have keys derived from the option's name.
fn message_key(topic: Topic) -> Option<String> {
    Some(match topic {
        Topic::Basic(basic) => format!("codex-basic-{}-body", basic.word()),
        Topic::Place(place) => format!("codex-place-{}-body", place.word()),
        Topic::Action(action) => format!("codex-action-{}", kebab(action.word())),
        Topic::Crew(crew) => format!("codex-crew-{}-body", crew.word()),
        Topic::Job(job) => format!("codex-job-{}", kebab(job.word())),
        Topic::Ship(FreighterKind::Federal) => "codex-ship-federal-body".to_owned(),
        Topic::Ship(_) => "codex-ship-alien-body".to_owned(),
        Topic::Raw(good) => format!("codex-good-{}-body", good.word()),
        Topic::Product(product) => format!("codex-product-{}-gist", kebab(product.word())),
        Topic::Option(_) => return None,
    })
}

#[test]
fn every_page_has_text_in_every_language() {
    have_texts::<FarSpaceFoundry>("codex", Topic::all().into_iter().filter_map(message_key));
}

/// Returns the facts of all pages for a viewer.
fn told(p: &Position, eyes: Option<orrery_core::Colour>) -> Vec<CodexFact> {
    let view = view(p, eyes);
    Topic::all().into_iter().flat_map(|topic| facts(&view, topic)).collect()
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

#[test]
fn codex_lists_every_topic() {
    use orrery_learn::codex::CodexPages as _;
    assert_eq!(FarSpaceFoundry::topics(), Topic::all());
    assert!(Topic::all().len() >= 60, "things, jobs, products, options");
}
