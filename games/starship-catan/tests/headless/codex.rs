//! Tests of the codex of Starship Catan: every page has texts, nothing hidden is shown, and a click without effect is
//! explained.

use orrery_core::words::Keyword;
use orrery_testkit::learning::have_texts;
use orrery_testkit::matches::position;
use starship_catan::codex::{ClickBlockReason, ClickSubject, CodexFact, Topic, facts, why_not};
use starship_catan::rules::{BuildableItem, Card, Module, Order, Refusal, Seat, StarshipCatan, Upgrade, view};

/// Converts a word to its form in message keys: `DiplomatGift` to `diplomat-gift`.
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
        Topic::Thing(thing) => format!("codex-thing-{}", kebab(thing.word())),
        Topic::Ship(fitting) if fitting.word() == "bays" => "codex-ship-bays-body".to_owned(),
        Topic::Ship(fitting) => format!("codex-ship-{}", fitting.word()),
        Topic::Module(module) => format!("codex-module-{}", kebab(module.word())),
        Topic::Family(family) => format!("codex-family-{}-body", family.word()),
        Topic::Card(sheet) => format!("codex-card-{}", sheet.word()),
        Topic::Adventure(adventure) => format!("codex-adventure-{}", kebab(adventure.word())),
        Topic::Option(_) => return None,
    })
}

#[test]
fn every_page_has_text_in_every_language() {
    have_texts::<StarshipCatan>("codex", Topic::all().into_iter().filter_map(message_key));
}

#[test]
fn seen_cards_list_their_sectors_only_with_open_memory() {
    let seen = |memory: &str| {
        let p = position::<StarshipCatan>(&format!(
            "setup: (memory: \"{memory}\"), seats: {{\"moon\": (knows: {{\"2\": [\"Kopernikus\"]}})}}"
        ));
        let told = |seat| {
            let all = facts(&view(&p, seat), Topic::of_card(Card::Kopernikus));
            all.into_iter().find_map(|fact| match fact {
                CodexFact::SeenIn { sectors, .. } => Some(sectors),
                _ => None,
            })
        };
        (told(Some(Seat::Moon)), told(Some(Seat::Sun)), told(None))
    };
    assert_eq!(seen("none"), (None, None, None));
    assert_eq!(seen("notes"), (None, None, None));
    assert_eq!(seen("open"), (Some([false, true, false, false]), Some([false; 4]), None));
}

#[test]
fn click_without_effect_gives_its_reason() {
    let flying = position::<StarshipCatan>("phase: \"flight\", flight: (row: [\"Hades\", \"Granary\"], turned: [2])");
    let seen = view(&flying, Some(Seat::Moon));
    let build = ClickSubject::Order(Order::Build(BuildableItem::Booster));
    assert_eq!(why_not(&seen, build, true), Some(ClickBlockReason::NeedsBuild));
    assert_eq!(why_not(&seen, build, false), Some(ClickBlockReason::NotToMove));
    assert_eq!(why_not(&seen, ClickSubject::Row(1), true), Some(ClickBlockReason::NeedsVisit));
    let used = ClickBlockReason::Refused(Refusal::CardUsed { card: Card::Granary });
    assert_eq!(why_not(&seen, ClickSubject::Row(2), true), Some(used));
    assert_eq!(why_not(&seen, ClickSubject::Sector(3), true), Some(ClickBlockReason::Covered));
    assert_eq!(why_not(&seen, ClickSubject::Look, true), Some(ClickBlockReason::NotLooking));
    assert_eq!(why_not(&seen, ClickSubject::Order(Order::Next), true), None);
    let yard = position::<StarshipCatan>(
        "phase: \"build\", seats: {\"moon\": (modules: {\"Trade\": 1}), \"sun\": (modules: {\"Trade\": 2})}",
    );
    let seen = view(&yard, Some(Seat::Moon));
    assert_eq!(why_not(&seen, ClickSubject::Order(Order::Settle), true), Some(ClickBlockReason::NeedsFlight));
    let held = ClickBlockReason::Refused(Refusal::LevelTwoHeld { module: Module::Trade, holder: Seat::Sun });
    assert_eq!(why_not(&seen, ClickSubject::Order(Order::Upgrade(Upgrade::Module(Module::Trade))), true), Some(held));
}

#[test]
fn index_lists_every_topic() {
    use orrery_learn::codex::CodexPages as _;
    assert_eq!(StarshipCatan::topics(), Topic::all());
    assert!(Topic::all().len() > 70, "things, cards, adventures, options");
    assert!(Module::all().iter().all(|&module| Topic::all().contains(&Topic::Module(module))));
}
