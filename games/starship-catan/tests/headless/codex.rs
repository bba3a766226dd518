//! Tests of the codex of Starship Catan: it shows nothing hidden, and it explains every click without effect.

use orrery_testkit::matches::position;
use starship_catan::codex::{ClickBlockReason, CodexClickable, CodexFact, Topic, facts, why_not};
use starship_catan::rules::{BuildableItem, Card, Module, Order, Refusal, Seat, StarshipCatan, Upgrade, view};

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
    let build = CodexClickable::Order(Order::Build(BuildableItem::Booster));
    assert_eq!(why_not(&seen, build, true), Some(ClickBlockReason::NeedsBuild));
    assert_eq!(why_not(&seen, build, false), Some(ClickBlockReason::NotToMove));
    assert_eq!(why_not(&seen, CodexClickable::Row(1), true), Some(ClickBlockReason::NeedsVisit));
    let used = ClickBlockReason::Refused(Refusal::CardUsed { card: Card::Granary });
    assert_eq!(why_not(&seen, CodexClickable::Row(2), true), Some(used));
    assert_eq!(why_not(&seen, CodexClickable::Sector(3), true), Some(ClickBlockReason::Covered));
    assert_eq!(why_not(&seen, CodexClickable::Look, true), Some(ClickBlockReason::NotLooking));
    assert_eq!(why_not(&seen, CodexClickable::Order(Order::Next), true), None);
    let yard = position::<StarshipCatan>(
        "phase: \"build\", seats: {\"moon\": (modules: {\"Trade\": 1}), \"sun\": (modules: {\"Trade\": 2})}",
    );
    let seen = view(&yard, Some(Seat::Moon));
    assert_eq!(why_not(&seen, CodexClickable::Order(Order::Settle), true), Some(ClickBlockReason::NeedsFlight));
    let held = ClickBlockReason::Refused(Refusal::LevelTwoHeld { module: Module::Trade, holder: Seat::Sun });
    assert_eq!(why_not(&seen, CodexClickable::Order(Order::Upgrade(Upgrade::Module(Module::Trade))), true), Some(held));
}
