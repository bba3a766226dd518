//! Tests of the panels of Starship Catan without a window: their contents, their spoken texts and their requests.

use bevy_egui::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use orrery_core::{Colour, RandomGenerator, Rules as _};
use orrery_settings::keys::Action;
use orrery_ui::{self, HintLine, KeyContext, KeyEffect, MatchPanels as _, Overlay, UiIntent};
use starship_catan::StarshipCatan;
use starship_catan::record::Scenario;
use starship_catan::rules::{Adventure, Card, Commodity, Module, Order, Resource, Seat, Ship, View, view};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::locale::{card_name, text, text_args};
use starship_catan_table::settings::keys::TableKeyAction;
use starship_catan_table::table::{AdjustableAmount, ClickTarget, Warning};

use super::panel_fixture::{PanelFixture, fixture, scenario};
use orrery_pilot::panels::{RecordedIntents, panel_harness, press};

/// Shows the panels of a match.
fn in_match(laid: PanelFixture) -> (Harness<'static>, RecordedIntents) {
    panel_harness(move |ui, out| orrery_ui::match_panels(ui.ctx(), &laid.shown(), out))
}

fn is_off(harness: &Harness, label: &str) -> bool {
    harness.get_by_label(label).accesskit_node().is_disabled()
}

/// The fields of a scenario in which Moon is to roll and has some of every commodity.
const RICH: &str = r#"seats: {
    "moon": (astro: 14, science: 1, cargo: {"Ore": 1, "Fuel": 2}, hangar: ["TradeShip"], boosters: "2 1 1", cannons: "1 1",
        modules: {"Logistics": 2, "Command": 1}, colonies: ["Tarnwell"], posts: ["Galenor", "Median"], won: ["Pirates2"]),
    "sun": (astro: 21, modules: {"Logistics": 1}),
}"#;

/// Returns the scenario [`RICH`] with additional fields, such as a phase.
fn with(more: &str) -> String {
    format!("{RICH}, {more}")
}

#[test]
fn player_panels_list_everything_on_their_ships() {
    let (mut harness, asked) = in_match(scenario(RICH, &[]));
    let moon =
        "Vera: 14 Astro, cargo: 1 ore and 2 fuel; science 1, boost 4, firepower 2, friendship 3, fame 1, points 4";
    let sun = "Ilse: 21 Astro, cargo: nothing; science 0, boost 2, firepower 1, friendship 0, fame 0, points 1";
    for plate in [moon, sun] {
        assert!(harness.query_by_label(plate).is_some(), "{plate}");
    }
    press(&mut harness, sun);
    press(&mut harness, &text_args("ui-points-of", &[("name", "Vera".into())]));
    assert_eq!(*asked.borrow(), [UiIntent::Open(Overlay::Player(Colour::Green)), UiIntent::Open(Overlay::Scores)]);
}

#[test]
fn lower_ship_has_the_lower_player_panel() {
    let (harness, _) = in_match(scenario(RICH, &[]));
    let top = |harness: &Harness, name: &str| {
        let label = text_args("ui-points-of", &[("name", name.into())]);
        harness.get_by_label(&label).rect().top()
    };
    assert!(top(&harness, "Ilse") < top(&harness, "Vera"), "Moon decides, and looks");
    let (harness, _) = in_match(scenario(&with(r#"turn: "sun""#), &[]));
    assert!(top(&harness, "Vera") < top(&harness, "Ilse"), "Sun decides, and looks");
}

#[test]
fn turn_phases_are_labelled() {
    let (harness, _) = in_match(scenario(RICH, &[]));
    for part in ["ui-roll", "phase-flight", "phase-trade-short"] {
        assert!(harness.query_by_label(&text(part)).is_some(), "{part}");
    }
}

/// Asserts that the hint for this position has this key and these arguments, in addition to the player's name.
fn hint(laid: &PanelFixture, name: &str, key: &str, args: &[(&str, orrery_locale::MessageValue)]) {
    let mut all = vec![("name", orrery_locale::MessageValue::from(name))];
    all.extend(args.iter().cloned());
    assert_eq!(laid.said(), HintLine::plain(text_args(key, &all)), "{key}");
    assert!(!laid.said().words.contains(['{', '$']), "{key}: {:?}", laid.said());
}

/// Returns a view in which Moon has just founded a colony in flight, so that the card that replaced the planet is not visited.
fn settled() -> View {
    let founding = r#"(game: "starship-catan", title: "founds", seats: {"moon": (astro: 9, hangar: ["ColonyShip"])}, phase: "flight",
        flight: (row: ["Loam"]), sectors: {"1": ["Ignis"]}, reserve: ["Pirates2"], reveal: ["Pirates2"], play: ["settle"], expect: ())"#;
    let scenario = Scenario::from_text(founding).expect("a scenario");
    let mut position = scenario.position().expect("a position");
    let mut chance = RandomGenerator::new(1);
    StarshipCatan::apply(&mut position, &Order::Settle, &mut chance, &mut ());
    view(&position, Some(position.decider))
}

#[test]
fn every_phase_has_a_hint() {
    let space = || ("key", "Space".into());
    let at = |more: &str| scenario(&with(more), &[]);
    hint(&at(r#"phase: "module""#), "Ilse", "ui-hint-module", &[]);
    hint(&at(r#"phase: "roll""#), "Vera", "ui-hint-roll", &[space()]);
    hint(&at(r#"phase: "fly", die: 3"#), "Vera", "ui-hint-fly", &[("speed", 7.into())]);
    let flight = |row: &str| at(&format!(r#"phase: "flight", flight: ({row}), sectors: {{"1": ["Loam"]}}"#));
    hint(&flight("row: []"), "Vera", "ui-hint-flight-first", &[space()]);
    hint(&flight(r#"row: ["Ignis"]"#), "Vera", "ui-hint-flight", &[space()]);
    hint(&flight(r#"row: ["LostPlanet"]"#), "Vera", "ui-hint-flight-nothing", &[space()]);
    hint(&flight(r#"row: ["Ignis"], turned: [1]"#), "Vera", "ui-hint-flight-used", &[space()]);
    let settled = settled();
    assert!(settled.known.flight.is_laid() && settled.known.flight.is_turned(), "{:?}", settled.known.flight);
    hint(&fixture(settled, &[]), "Vera", "ui-hint-flight-laid", &[space()]);
    hint(&flight(r#"row: ["Ignis"], speed: 0"#), "Vera", "ui-hint-flight-last", &[]);
    hint(&flight(r#"row: ["LostPlanet"], speed: 0"#), "Vera", "ui-hint-flight-over", &[("stop", "S".into())]);
    let pirates = |card: &str| at(&format!(r#"phase: "pirates", flight: (row: ["{card}"])"#));
    hint(&pirates("Pirates3"), "Vera", "ui-hint-pirates", &[("price", 3.into())]);
    hint(&pirates("Corsairs5"), "Vera", "ui-hint-corsairs", &[("price", 5.into())]);
    let poor = scenario(r#"seats: {"moon": (astro: 2)}, phase: "pirates", flight: (row: ["Pirates2"])"#, &[]);
    hint(&poor, "Vera", "ui-hint-must-fight", &[("price", 3.into())]);
    hint(&at(r#"phase: "build""#), "Vera", "ui-hint-build", &[("key", "E".into())]);
}

#[test]
fn draft_hint_replaces_the_phase_hint() {
    let deal = [ClickTarget::More(AdjustableAmount::Buy(Commodity::Fuel))];
    let visits = with(r#"phase: "flight", flight: (row: ["Ignis"])"#);
    hint(&scenario(&visits, &deal), "Vera", "ui-hint-deal", &[("key", "Enter".into()), ("more", "B".into())]);
    let visits = with(r#"phase: "flight", flight: (row: ["DiplomatPlanet"])"#);
    hint(&scenario(&visits, &deal), "Vera", "ui-hint-deal-any", &[("key", "Enter".into()), ("more", "B".into())]);
    let offers = scenario(&with(r#"phase: "build""#), &[ClickTarget::Offer]);
    hint(&offers, "Vera", "ui-hint-offer", &[("key", "Enter".into())]);
    // With the keyboard, the focus moves to the parts of the offer.
    let before = scenario(&with(r#"phase: "build""#), &[]);
    assert!(
        StarshipCatanFrontend::asks_anew(&before.plan, &offers.plan)
            && !StarshipCatanFrontend::asks_anew(&offers.plan, &offers.plan)
    );
    assert_eq!(
        offers.targets.first(),
        Some(&ClickTarget::More(AdjustableAmount::Give(Commodity::Ore))),
        "{:?}",
        offers.targets
    );
    let council = with(r#"phase: "flight", flight: (row: ["Poseidon"]), adventures: ["Council"]"#);
    let reward = scenario(&council, &[ClickTarget::Adventure(Adventure::Council)]);
    hint(&reward, "Vera", "ui-hint-reward", &[("key", "Enter".into())]);
}

/// Returns the view of the next decider after an order.
fn after(laid: &PanelFixture, order: Order) -> View {
    let mut position = laid.view.known;
    let mut sink = Vec::new();
    StarshipCatan::apply(&mut position, &order, &mut orrery_core::SeededChance::new(3, 1), &mut sink);
    StarshipCatan::view(&position, Some(position.colour(position.decider)))
}

#[test]
fn offer_is_answered_by_the_other_seat() {
    let laid = scenario(&with(r#"phase: "build""#), &[]);
    let offer = starship_catan::rules::Offer {
        give: starship_catan::rules::CommodityCounts::of(Commodity::Ore, 1),
        want: starship_catan::rules::CommodityCounts::of(Commodity::Astro, 2),
    };
    let answers = fixture(after(&laid, Order::Offer(offer)), &[]);
    hint(&answers, "Ilse", "ui-hint-answer", &[]);
    assert_eq!(answers.targets, [ClickTarget::Accept, ClickTarget::Refuse]);
    // No key answers an offer before the player has chosen an answer.
    assert!(!StarshipCatanFrontend::ADVANCE.iter().any(|target| answers.targets.contains(target)));
    let (harness, _) = in_match(answers);
    assert!(is_off(&harness, &text("ui-end-turn")));
}

#[test]
fn end_turn_button_works_only_in_trade_and_build() {
    let (mut harness, asked) = in_match(scenario(&with(r#"phase: "build""#), &[]));
    press(&mut harness, &text("ui-end-turn"));
    assert_eq!(*asked.borrow(), [UiIntent::Pick(starship_catan_table::board::target_id(ClickTarget::End))]);
    let (harness, _) = in_match(scenario(&with(r#"phase: "flight", flight: (row: ["Ignis"])"#), &[]));
    assert!(is_off(&harness, &text("ui-end-turn")));
}

#[test]
fn buttons_are_disabled_while_an_opponent_decides() {
    let laid = PanelFixture { local: false, ..scenario(&with(r#"phase: "build""#), &[]) };
    let (harness, _) = in_match(laid);
    for label in ["ui-undo", "ui-redo", "ui-reset", "ui-end-turn"] {
        assert!(is_off(&harness, &text(label)), "{label}");
    }
}

/// Returns a fixture in which Moon looks at two cards.
fn looking() -> PanelFixture {
    let text = r#"seats: {"moon": (modules: {"Logistics": 1, "Sensor": 1})}, phase: "fly", die: 2,
        sectors: {"2": ["Verdania", "Hades", "Loam", "Ember", "Kohl", "Anvil", "Quarry", "Meadow", "Terrace", "Geyser"]}"#;
    let laid = scenario(text, &[]);
    fixture(after(&laid, Order::Fly(2)), &[])
}

#[test]
fn sensor_cards_show_only_while_the_key_is_held() {
    let laid = looking();
    let cards: Vec<String> = laid.view.looked_at().iter().map(|card| card_name(card.expect("Moon sees it"))).collect();
    assert_eq!(cards.len(), 2);
    hint(&laid, "Vera", "ui-hint-arrange", &[]);
    let (mut harness, _) = in_match(laid);
    let shows = |harness: &Harness| cards.iter().filter(|card| harness.query_by_label_contains(card).is_some()).count();
    assert_eq!(shows(&harness), 0, "at rest the shutters are closed");
    harness.key_down(Key::H);
    harness.run();
    assert_eq!(shows(&harness), 2);
    harness.key_up(Key::H);
    harness.run();
    assert_eq!(shows(&harness), 0, "let go, they close");
    let middle = harness.get_by_label(&text("ui-sensor-hold")).rect().center();
    harness.drag_at(middle);
    harness.run();
    assert_eq!(shows(&harness), 2, "the button does the same");
    harness.drop_at(middle);
    harness.run();
    assert_eq!(shows(&harness), 0);
    harness.get_by_label(&text("ui-sensor-hold")).focus();
    for held in [true, false] {
        orrery_ui::set_choose_held(&harness.ctx, held);
        harness.run();
        assert_eq!(shows(&harness) == 2, held, "and so does the gamepad");
    }
}

#[test]
fn hold_button_is_absent_against_a_program() {
    let mut laid = looking();
    laid.sits[Colour::Green.index()].name = "Pilot".to_owned();
    let (harness, _) = in_match(laid);
    assert!(harness.query_by_label(&text("ui-sensor-hold")).is_none());
}

#[test]
fn hold_button_is_absent_for_the_other_seat() {
    let mut laid = looking();
    let position = laid.view.known;
    laid.view = starship_catan::rules::view(&position, Some(Seat::Sun));
    let (harness, _) = in_match(laid);
    assert!(harness.query_by_label(&text("ui-sensor-hold")).is_none());
}

#[test]
fn loss_question_buttons_send_their_answers() {
    let warning = Some(Warning::FightForModules { ransom: 5, modules: 2 });
    let laid = PanelFixture { warning, ..scenario(&with(r#"phase: "pirates", flight: (row: ["Corsairs5"])"#), &[]) };
    let (mut harness, asked) = in_match(laid);
    for label in ["ui-fight", "ui-cancel", "ui-never-ask"] {
        press(&mut harness, &text(label));
    }
    assert_eq!(*asked.borrow(), [UiIntent::Answer(true), UiIntent::Answer(false), UiIntent::Unask(true)]);
}

/// Returns the effect of a key, or `None` if it has none.
fn keyed(laid: &PanelFixture, action: TableKeyAction) -> Option<KeyEffect<ClickTarget>> {
    let Action::Own(own) = action.action() else { panic!("{action:?} is the game's own") };
    let of = KeyContext {
        view: &laid.view,
        plan: &laid.plan,
        targets: &laid.targets,
        focus: None,
        stands: false,
        repeat: false,
    };
    StarshipCatanFrontend::key_effect(own, &of)
}

#[test]
fn game_keys_pick_their_targets() {
    let fly = scenario(&with(r#"phase: "fly""#), &[]);
    assert_eq!(keyed(&fly, TableKeyAction::Sector(3)), Some(KeyEffect::Pick(ClickTarget::Sector(3))));
    let visits = scenario(&with(r#"phase: "flight", flight: (row: ["Ignis"])"#), &[]);
    let buy = ClickTarget::More(AdjustableAmount::Buy(Commodity::Fuel));
    assert_eq!(keyed(&visits, TableKeyAction::Buy), Some(KeyEffect::Pick(buy)));
    assert_eq!(keyed(&visits, TableKeyAction::Found), Some(KeyEffect::Pick(ClickTarget::Found)));
    assert_eq!(keyed(&visits, TableKeyAction::Stop), Some(KeyEffect::Pick(ClickTarget::Stop)));
    let settles = r#"seats: {"moon": (hangar: ["ColonyShip"])}, phase: "flight", flight: (row: ["Loam"])"#;
    assert_eq!(keyed(&scenario(settles, &[]), TableKeyAction::Found), Some(KeyEffect::Pick(ClickTarget::Settle)));
    let build = scenario(&with(r#"phase: "build""#), &[]);
    assert!(matches!(keyed(&build, TableKeyAction::Shipyard), Some(KeyEffect::Stand(_))));
    assert_eq!(keyed(&build, TableKeyAction::Offer), Some(KeyEffect::Pick(ClickTarget::Offer)));
    assert_eq!(keyed(&fly, TableKeyAction::Shipyard), None);
}

#[test]
fn every_target_has_readable_text() {
    let mut laid = scenario(&with(r#"phase: "build""#), &[ClickTarget::Offer]);
    let more = [
        ClickTarget::Die,
        ClickTarget::Colony(Resource::Ore),
        ClickTarget::Sector(2),
        ClickTarget::ToTop(1),
        ClickTarget::ToBottom(2),
        ClickTarget::LookCard(1),
        ClickTarget::Prize(None),
        ClickTarget::Prize(Some(Resource::Food)),
        ClickTarget::Module(Module::Sensor),
        ClickTarget::Ship(Ship::TradeShip),
        ClickTarget::Post(Card::Galenor),
        ClickTarget::More(AdjustableAmount::Take(Resource::Fuel)),
    ];
    laid.targets.extend(more);
    let names: Vec<String> = laid
        .targets
        .iter()
        .map(|&target| StarshipCatanFrontend::target_text(&laid.view, target, &laid.names))
        .collect();
    for name in &names {
        assert!(!name.is_empty() && !name.contains(['{', '$']) && !name.contains("ui-"), "{name:?}");
    }
    assert!(names.contains(&"Vera gives, One more: Ore".to_owned()), "{names:?}");
}
