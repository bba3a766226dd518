use std::collections::BTreeSet;

use super::*;
use alien_frontiers::codex::{BasicTopic, OptionTopic, Topic};
use alien_frontiers::rules::{
    CannonTargets, Card, CardPower, DiscardPower, Event, Facility, Field, Loot, Options, Order, PlacedColony, Preset,
    RaidHaul, Refusal, Ship, Ships, Territory, TransferCause,
};
use orrery_core::{Colour, RuleOptions as _};
use orrery_locale::{PlayerNames, colour_name, speaking};

#[test]
fn every_component_has_a_name_and_help_text() {
    let worded =
        |text: String| assert!(text.contains(' ') || text.chars().next().is_some_and(char::is_uppercase), "{text}");
    let usual = Options::default();
    Colour::ALL.iter().for_each(|&c| worded(colour_name(c)));
    for &facility in Facility::ALL {
        worded(facility_name(facility));
        worded(facility_help(facility, &usual));
    }
    for &territory in Territory::ALL {
        worded(territory_name(territory));
        worded(territory_help(territory, &usual));
    }
    for &field in Field::ALL {
        worded(field_name(field));
        worded(field_help(field));
    }
    for &card in Card::ALL {
        worded(card_name(card));
        worded(card_power(card, &usual));
        worded(card_power_short(card));
        card_discard(card, &usual).into_iter().chain(card_discard_short(card)).for_each(worded);
    }
}

#[test]
fn plurals_and_lists_are_formatted() {
    assert_eq!(resources(2, 1), "2 fuel and 1 ore");
    assert_eq!(resources(0, 0), "nothing");
    assert_eq!(ships_text(Ships::of(&[3, 1, 4])), "1, 3 and 4");
    assert_eq!(ships_text(Ships::relic_ship(5)), "the relic’s 5");
    assert_eq!(
        event_text(&Event::Gathered { colour: Colour::Red, ships: 1 }, &PlayerNames::default()),
        "Red gathered one ship"
    );
    assert_eq!(
        event_text(&Event::Gathered { colour: Colour::Red, ships: 4 }, &PlayerNames::default()),
        "Red gathered 4 ships"
    );
}

#[test]
fn refusal_texts_name_players_and_values() {
    let names = PlayerNames::new([(Colour::Blue, "Ilse"), (Colour::Red, "  ")]);
    let said = refusal_text(&Refusal::VictimHasLess { colour: Colour::Blue, fuel: 1, ore: 0 }, &names);
    assert_eq!(said, "Ilse has only 1 fuel.");
    assert_eq!(names.of(Colour::Red), "Red");
    let said = refusal_text(&Refusal::MineTooLow { value: 3, highest: 5 }, &names);
    assert_eq!(said, "The Lunar Mine already holds a 5; a 3 is too low.");
    let said = refusal_text(&Refusal::ValueRange { value: 6, wanted: 7 }, &names);
    assert_eq!(said, "A 6 cannot go higher.");
}

/// Returns one refusal of every kind.
fn refusals() -> Vec<Refusal> {
    [refusals_at_facilities(), refusals_of_cards()].concat()
}

/// Returns the refusals of turns and facilities.
fn refusals_at_facilities() -> Vec<Refusal> {
    let (facility, card, colour, ships) = (Facility::LunarMine, Card::StasisBeam, Colour::Green, Ships::one(2));
    vec![
        Refusal::MatchOver,
        Refusal::RollFirst,
        Refusal::AlreadyRolled,
        Refusal::NoShips,
        Refusal::NotInHand { wanted: ships, hand: Ships::NONE },
        Refusal::WrongOrder { facility },
        Refusal::GroupSize { facility, needed: 1, given: 2 },
        Refusal::NotEqual { facility },
        Refusal::NotARun,
        Refusal::NoDock { facility, free: 0, needed: 1 },
        Refusal::MineTooLow { value: 1, highest: 2 },
        Refusal::Price { fuel: 1, ore: 1, have_fuel: 0, have_ore: 0 },
        Refusal::NoStock,
        Refusal::NoColonyLeft,
        Refusal::HubWaits,
        Refusal::HubColonyKept,
        Refusal::NothingToLaunch { circle: 3 },
        Refusal::NotASix { value: 2 },
        Refusal::FleetTooSmall { others: 2 },
        Refusal::RaidTooWeak { total: 6, needed: 9 },
        Refusal::RaidTooMuch { asked: 5 },
        Refusal::VictimHasLess { colour, fuel: 1, ore: 1 },
        Refusal::OwnColour { colour },
        Refusal::NotPlaying { colour },
        Refusal::DecoyProtects { colour },
        Refusal::DecoyFirst { colour },
        Refusal::NotHeld { colour, card },
        Refusal::NoCycle,
        Refusal::NoCards,
        Refusal::ClaimTooLow { total: 7 },
        Refusal::NotOnDisplay { card },
        Refusal::AlreadyHeld { card },
    ]
}

/// Returns the refusals of trades, territories and cards.
fn refusals_of_cards() -> Vec<Refusal> {
    let (facility, territory, card, colour, ship, ships, field) = (
        Facility::LunarMine,
        Territory::LemBadlands,
        Card::StasisBeam,
        Colour::Green,
        Ship::own(2),
        Ships::one(2),
        Field::Positron,
    );
    vec![
        Refusal::NoPair,
        Refusal::EmptyTrade,
        Refusal::SupplyShort { left: 1 },
        Refusal::RelicAway,
        Refusal::RelicBought,
        Refusal::NoControl { territory },
        Refusal::OwnControl { territory },
        Refusal::NotTheDesert,
        Refusal::Isolated { territory },
        Refusal::Repulsed { territory },
        Refusal::NoPower { card },
        Refusal::UsedAlready { card },
        Refusal::DiscardDone,
        Refusal::ValueRange { value: 1, wanted: 0 },
        Refusal::ValueFixed { ship },
        Refusal::NotBack { facility },
        Refusal::NotThere { card, facility },
        Refusal::NotDocked { colour, facility, wanted: ships, docked: Ships::NONE },
        Refusal::CannonMinimum { colour, out: 3, least: 3 },
        Refusal::OneOwner,
        Refusal::NoColony { territory },
        Refusal::NoColonyOf { colour, territory },
        Refusal::SameTerritory { territory },
        Refusal::FieldAway { field },
        Refusal::FieldThere { field, territory },
        Refusal::NotInPile { card },
        Refusal::NothingToShed { held: 5 },
        Refusal::ShedExactly { needed: 2, given: 1 },
        Refusal::OverLimit { held: 9 },
        Refusal::MustDock { ship, facility },
    ]
}

#[test]
fn every_refusal_has_text_in_every_language() {
    let named: BTreeSet<&str> = refusals().iter().map(Refusal::key).collect();
    assert_eq!(named, Refusal::KEYS.iter().copied().collect(), "the list above names them all");
    for language in LANGUAGES {
        for refusal in refusals() {
            let said = speaking(language, || refusal_text(&refusal, &PlayerNames::default()));
            assert_ne!(said, refusal.to_string(), "{language}: {refusal:?} has no words of its own");
            assert!(said.ends_with('.') && !said.contains(['{', '$']), "{language}: {refusal:?}: {said}");
            assert!(!said.contains("refusal-"), "{language}: {refusal:?} has no message: {said}");
        }
    }
}

const LANGUAGES: [&str; 3] = ["en", "it", "ru"];

#[test]
fn every_order_and_event_has_text_in_every_language() {
    let named: BTreeSet<&str> = events().iter().map(Event::key).collect();
    assert_eq!(named, Event::KEYS.iter().copied().collect(), "the list below names them all");
    let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Tomas")]);
    for language in LANGUAGES {
        for event in events() {
            let said = speaking(language, || event_text(&event, &names));
            assert!(!said.contains(['{', '$']) && !said.contains("event-"), "{language}: {event:?}: {said}");
            assert!(!said.to_lowercase().contains("you"), "{said}");
        }
    }
    assert!(Order::KEYS.iter().all(|key| orders().iter().any(|order| order.key() == *key)));
    for order in orders() {
        let said = order_text(Colour::Red, &order, &events(), &names);
        assert!(said.contains("Vera") && !said.contains(['{', '$', '-']), "{order:?}: {said}");
        let brief = order_brief(&order, &names);
        assert!(!brief.starts_with("Vera") && !brief.contains(['{', '$', '-']), "{order:?}: {brief}");
    }
    let haul = RaidHaul::NOTHING.with(Colour::Green, 2, 0);
    let raid = Order::Raid { ships: Ships::of(&[1, 2, 3]), loot: Loot::Resources(haul) };
    assert_eq!(order_text(Colour::Red, &raid, &[], &names), "Vera raided Tomas: 2 fuel");
}

#[test]
fn texts_give_a_ship_in_the_bay_no_value() {
    let (colour, facility) = (Colour::Green, Facility::MaintenanceBay);
    let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Tomas")]);
    for language in LANGUAGES {
        for ship in [Ship::of_no_value(false), Ship::of_no_value(true)] {
            let shot = Order::Discard(DiscardPower::PlasmaCannon { colour, facility, ship });
            let event = Event::ShipToStock { colour, facility, ship };
            let said = speaking(language, || {
                [order_text(Colour::Red, &shot, &[], &names), order_brief(&shot, &names), event_text(&event, &names)]
            });
            assert!(!said.iter().any(|said| said.contains(char::is_numeric)), "{language}: {said:?}");
        }
    }
}

/// Returns the texts about a topic under these rules: the text of the tag on the board, and the points of the page.
fn topic_texts(topic: Topic, options: &Options) -> (String, String) {
    let help = match topic {
        Topic::Facility(facility) => facility_help(facility, options),
        Topic::Territory(territory) => territory_help(territory, options),
        Topic::Card(card) => {
            format!("{} {}", card_power(card, options), card_discard(card, options).unwrap_or_default())
        }
        _ => topic_gist(topic, options),
    };
    (help, topic_points(topic, options).join(" "))
}

/// Returns the pages whose points depend on an option; the flag is true if the tag on the board depends on it too.
fn told_of(choice: OptionTopic) -> &'static [(Topic, bool)] {
    match choice {
        OptionTopic::Length => &[(Topic::Basic(BasicTopic::Players), false)],
        // Only the option's own page mentions it.
        OptionTopic::FirstPlayer => &[],
        OptionTopic::VpTarget => &[(Topic::Basic(BasicTopic::End), false)],
        OptionTopic::DockingDuty => {
            &[(Topic::Facility(Facility::MaintenanceBay), true), (Topic::Basic(BasicTopic::Docking), false)]
        }
        OptionTopic::Supply => &[(Topic::Basic(BasicTopic::Resources), false)],
        OptionTopic::Mine => &[(Topic::Facility(Facility::LunarMine), true)],
        OptionTopic::HubSurplus => &[(Topic::Facility(Facility::ColonistHub), true)],
        OptionTopic::Asimov => &[(Topic::Territory(Territory::AsimovCrater), true)],
        OptionTopic::SixthShip => &[(Topic::Facility(Facility::Shipyard), true)],
        OptionTopic::Market => {
            &[(Topic::Facility(Facility::OrbitalMarket), true), (Topic::Card(Card::OrbitalTeleporter), false)]
        }
        OptionTopic::Cannon | OptionTopic::CannonOwners => &[(Topic::Card(Card::PlasmaCannon), true)],
        OptionTopic::LastHubColony => &[(Topic::Facility(Facility::ColonyConstructor), false)],
        OptionTopic::Bay => {
            &[(Topic::Facility(Facility::MaintenanceBay), false), (Topic::Card(Card::OrbitalTeleporter), true)]
        }
    }
}

#[test]
fn tooltips_and_codex_change_with_every_option() {
    for &choice in OptionTopic::ALL {
        let option = choice.option();
        let by_value: Vec<Options> = (0..Options::LIST[option].values.len())
            .map(|value| {
                let mut options = Options::default();
                options.set(option, value);
                options
            })
            .collect();
        for (language, &(topic, on_the_board)) in
            LANGUAGES.into_iter().flat_map(|language| told_of(choice).iter().map(move |told| (language, told)))
        {
            let said = by_value.iter().map(|options| speaking(language, || topic_texts(topic, options)));
            let (tips, points): (BTreeSet<String>, BTreeSet<String>) = said.unzip();
            assert_eq!(points.len(), by_value.len(), "{language}, {choice:?}: the page {topic:?} says {points:?}");
            if on_the_board {
                assert_eq!(tips.len(), by_value.len(), "{language}, {choice:?}: the tip of {topic:?} says {tips:?}");
            }
        }
    }
}

#[test]
fn sixth_ship_price_text_follows_the_preset() {
    let yard = Topic::Facility(Facility::Shipyard);
    for (preset, tip, page) in [
        (Preset::Rules2011, "the sixth 3 fuel and 3 ore.", "the sixth 3 and 3."),
        (Preset::Literal2011, "the sixth 3 fuel and 2 ore.", "the sixth 3 and 2."),
    ] {
        let (help, points) = topic_texts(yard, &preset.options());
        assert!(help.ends_with(tip) && points.contains(page), "{preset:?}: {help} {points}");
    }
    let crater = |preset: Preset| territory_help(Territory::AsimovCrater, &preset.options());
    assert!(
        crater(Preset::Rules2011).contains("the second ship") && crater(Preset::Literal2011).contains("the first ship")
    );
}

fn events() -> Vec<Event> {
    let (colour, facility, territory, card) =
        (Colour::Red, Facility::LunarMine, Territory::LemBadlands, Card::StasisBeam);
    let (ship, ships, cause) = (Ship::own(2), Ships::of(&[2, 3]), TransferCause::Facility(facility));
    let (from, to) = (Colour::Green, Colour::Red);
    vec![
        Event::TurnBegan { colour },
        Event::ShipToStock { colour, facility, ship },
        Event::Gathered { colour, ships: 3 },
        Event::Rolled { colour, ships },
        Event::Rerolled { colour, before: ships, after: ships },
        Event::Docked { colour, facility, ships },
        Event::Gained { colour, fuel: 0, ore: 1, cause },
        Event::Paid { colour, fuel: 4, ore: 0, cause: TransferCause::Trade },
        Event::Stolen { from, to, fuel: 1, ore: 1 },
        Event::CardStolen { from, to, card, kept: true },
        Event::CardStolen { from, to, card, kept: false },
        Event::ShipBuilt { colour },
        Event::Evicted { colour, facility, ships },
        Event::Teleported { colour, facility, ship },
        Event::ValueChanged { colour, before: ship, after: Ship::own(3), card },
        Event::ColonyPlaced { colour, territory, circle: 0 },
        Event::ColonyAdvanced { colour, from: 0, to: 1 },
        Event::ColonyAdvanced { colour, from: 1, to: 2 },
        Event::SurplusWaits { colour, advances: 1 },
        Event::SurplusLost { colour, advances: 2 },
        Event::ColonyMoved { colour, from: territory, to: Territory::AsimovCrater },
        Event::ControlChanged { territory, before: None, after: Some(colour) },
        Event::ControlChanged { territory, before: Some(colour), after: None },
        Event::FieldMoved { field: Field::Positron, from: None, to: Some(territory) },
        Event::FieldMoved { field: Field::Positron, from: Some(territory), to: None },
        Event::RelicBought { colour },
        Event::RelicReturned { colour },
        Event::CardUsed { colour, card },
        Event::CardDiscarded { colour, card },
        Event::CardClaimed { colour, card, slot: 0 },
        Event::CardRecovered { colour, card },
        Event::DisplayDiscarded,
        Event::CardLaidOut { slot: 0, card },
        Event::DeckReshuffled,
        Event::BonusBorrowed { colour, territory },
        Event::TurnEnded { colour },
        Event::GameOver { winners: [true, false, false, false] },
        Event::GameOver { winners: [true, true, false, false] },
    ]
}

fn orders() -> Vec<Order> {
    let (territory, ship, ships) = (Territory::LemBadlands, Ship::own(2), Ships::one(2));
    let (one, other) = (
        PlacedColony { colour: Colour::Red, territory },
        PlacedColony { colour: Colour::Green, territory: Territory::AsimovCrater },
    );
    let facility = Facility::LunarMine;
    let mut all = vec![
        Order::Roll,
        Order::Settle { facility: Facility::ColonyConstructor, ships, territory },
        Order::Settle { facility: Facility::TerraformingStation, ships, territory },
        Order::Raid { ships, loot: Loot::Resources(RaidHaul::NOTHING) },
        Order::Raid { ships, loot: Loot::Card { from: Colour::Green, card: Card::DataCrystal } },
        Order::Cycle,
        Order::Claim(Card::DataCrystal),
        Order::Trade(2),
        Order::Launch(territory),
        Order::BuyRelic,
        Order::Shed { fuel: 1, ore: 0 },
        Order::End,
    ];
    all.extend(Facility::ALL.iter().map(|&facility| Order::Dock { facility, ships }));
    let powers = [
        CardPower::BoosterPod(ship),
        CardPower::StasisBeam(ship),
        CardPower::PolarityDevice(ship),
        CardPower::GravityManipulator { down: ship, up: ship },
        CardPower::TemporalWarper(ships),
        CardPower::DataCrystal(territory),
        CardPower::OrbitalTeleporter { facility, ship },
        CardPower::PlasmaCannon { facility, targets: CannonTargets::NONE.with(Colour::Green, ships) },
    ];
    all.extend(powers.map(Order::Use));
    let discards = [
        DiscardPower::BoosterPod(Field::Positron),
        DiscardPower::DataCrystal(territory),
        DiscardPower::GravityManipulator(territory),
        DiscardPower::StasisBeam(territory),
        DiscardPower::OrbitalTeleporter { colony: one, to: Territory::AsimovCrater },
        DiscardPower::PolarityDevice(one, other),
        DiscardPower::PlasmaCannon { colour: Colour::Green, facility, ship },
        DiscardPower::TemporalWarper(Card::DataCrystal),
    ];
    all.extend(discards.map(Order::Discard));
    all
}
