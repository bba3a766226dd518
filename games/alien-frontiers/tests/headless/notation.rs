//! Tests of the notation in both directions: every line of the format, lenient input, and refusals with their positions.

use alien_frontiers::rules::notation::{
    LONGEST_LINE, parse_order, parse_recorded, parse_ships, write_order, write_recorded,
};
use alien_frontiers::rules::{
    ChanceAdapter, Facility, Loot, Order, Preset, RaidHaul, Setup, Ships, apply_unchecked, legal,
};
use orrery_core::Colour;
use orrery_core::RandomGenerator;
use orrery_core::chance::RecordingChance;
use proptest::prelude::*;

/// Every form of order in the notation's table, in canonical form.
const CANONICAL: &[&str] = &[
    "roll",
    "dock LunarMine 4 6",
    "dock Shipyard 2 2",
    "dock OrbitalMarket 3 *3",
    "dock ColonistHub 1",
    "dock AlienArtifact 2 6",
    "dock MaintenanceBay 1",
    "dock SolarConverter 1 2 3 4 5 6 *6",
    "dock ColonyConstructor 5 5 5 -> LemBadlands",
    "dock TerraformingStation 6 -> AsimovCrater",
    "dock RaidersOutpost 1 2 3 steal green fuel 2 ore 1, blue ore 1",
    "dock RaidersOutpost 1 2 3 steal nothing",
    "dock RaidersOutpost 4 5 *6 take green PlasmaCannon",
    "cycle",
    "claim PlasmaCannon",
    "trade 2",
    "launch LemBadlands",
    "relic",
    "use BoosterPod 3",
    "use StasisBeam 2",
    "use PolarityDevice *1",
    "use GravityManipulator 2 5",
    "use TemporalWarper 1 2",
    "use DataCrystal HeinleinPlains",
    "use OrbitalTeleporter LunarMine 6",
    "use PlasmaCannon LunarMine red 4, green 6",
    "use PlasmaCannon SolarConverter red 4 5, green 6 *6, yellow 1",
    "discard BoosterPod Isolation",
    "discard DataCrystal LemBadlands",
    "discard GravityManipulator PohlFoothills",
    "discard StasisBeam BurroughsDesert",
    "discard OrbitalTeleporter red LemBadlands -> AsimovCrater",
    "discard PolarityDevice red LemBadlands, green HerbertValley",
    "discard PlasmaCannon red LunarMine 6",
    "discard TemporalWarper AlienCity",
    "shed fuel 2 ore 1",
    "shed fuel 3",
    "shed ore 3",
    "end",
];

#[test]
fn canonical_orders_round_trip_in_any_case_and_spacing() {
    for line in CANONICAL {
        let order = parse_order(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(write_order(&order), *line);
        assert_eq!(parse_order(&line.to_uppercase()), Ok(order), "{line} in capitals");
        assert_eq!(parse_order(&format!("  {}\t", line.replace(' ', "   "))), Ok(order), "{line} with blanks");
    }
}

#[test]
fn liberal_input_becomes_canonical_output() {
    let same = [
        ("dock lunarmine *6 6 4", "dock LunarMine 4 6 *6"),
        ("dock RaidersOutpost 3 1 2 steal blue ore 1,green ore 1 fuel 2", CANONICAL[10]),
        ("dock RaidersOutpost 1 2 3 steal green fuel 0", "dock RaidersOutpost 1 2 3 steal nothing"),
        ("dock ColonyConstructor 5 5 5->LemBadlands", CANONICAL[8]),
        ("use PlasmaCannon LunarMine green 6, red 4", CANONICAL[25]),
        ("use PlasmaCannon LunarMine red 5, red 4", "use PlasmaCannon LunarMine red 4 5"),
        ("shed ore 1 fuel 2", "shed fuel 2 ore 1"),
    ];
    for (input, output) in same {
        assert_eq!(parse_order(input).map(|o| write_order(&o)), Ok(output.to_owned()), "{input}");
    }
}

#[test]
fn order_text_parses_to_the_expected_order() {
    let loot = Loot::Resources(RaidHaul::NOTHING.with(Colour::Green, 2, 1).with(Colour::Blue, 0, 1));
    assert_eq!(parse_order(CANONICAL[10]), Ok(Order::Raid { ships: Ships::of(&[1, 2, 3]), loot }));
    let ships = Ships::of(&[3]).plus(Ships::relic_ship(3));
    assert_eq!(parse_order(CANONICAL[3]), Ok(Order::Dock { facility: Facility::OrbitalMarket, ships }));
    assert_eq!(parse_order("shed ore 3"), Ok(Order::Shed { fuel: 0, ore: 3 }));
}

#[test]
fn recorded_orders_keep_their_outcomes() {
    let lines = [
        "roll => 1 3 6 *2",
        "roll => 6 1 3",
        "use TemporalWarper 1 2 => 4 6",
        "cycle => BoosterPod AlienCity DataCrystal",
        "cycle => -",
        "claim PlasmaCannon => StasisBeam",
        "claim PlasmaCannon => -",
        "dock LunarMine 4 6",
        "end",
    ];
    for line in lines {
        let (order, outcome) = parse_recorded(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(write_recorded(&order, &outcome), line);
        assert_eq!(outcome.is_empty(), !line.contains("=>") || line.ends_with('-'), "{line}");
    }
    assert_eq!(parse_recorded("roll").unwrap_err().column, 5);
    assert_eq!(parse_recorded("end => 3").unwrap_err().column, 5);
    assert_eq!(parse_recorded("roll => BoosterPod").unwrap_err().column, 9);
    assert_eq!(parse_recorded("cycle => 3").unwrap_err().column, 10);
}

#[test]
fn parse_errors_give_the_column_and_what_was_expected() {
    let wrong = [
        ("", 1, "an order"),
        ("dance", 1, "an order (roll, dock"),
        ("dock", 5, "a facility"),
        ("dock Moon 3", 6, "a facility, found `Moon`"),
        ("dock LunarMine", 15, "a ship's value (1 to 6)"),
        ("dock LunarMine 7", 16, "a ship's value (1 to 6), found `7`"),
        ("dock LunarMine 3 999", 18, "the end of the line, found `999`"),
        ("trade 256", 7, "a number up to 255 (an amount of ore), found `256`"),
        ("dock LunarMine 3 x", 18, "the end of the line, found `x`"),
        ("dock LunarMine *3 *4", 20, "only one relic"),
        ("dock LunarMine 1 1 1 1 1 1 1", 28, "more than 6 ships"),
        ("dock ColonyConstructor 5 5 5", 29, "`->` and a territory"),
        ("dock RaidersOutpost 1 2 3", 26, "`steal` or `take`"),
        ("dock RaidersOutpost 1 2 3 steal green", 38, "`fuel` or `ore`"),
        ("dock RaidersOutpost 1 2 3 steal green fuel 16", 44, "more than 15"),
        ("use AlienCity", 5, "no power"),
        ("discard ResourceCache", 9, "no discard power"),
        ("use GravityManipulator 2", 25, "a ship's value"),
        ("discard PolarityDevice red LemBadlands", 39, "`,` and the other colony"),
        ("trade", 6, "a number"),
        ("shed", 5, "`fuel` or `ore`"),
        ("dock LunarMine 3 ; end", 18, "`;` is not valid"),
        ("énd", 1, "is not valid"),
    ];
    for (line, column, part) in wrong {
        let error = parse_order(line).expect_err(line);
        assert_eq!(error.column, column, "{line}: {error}");
        assert!(error.message.contains(part), "{line}: {error}");
    }
}

#[test]
fn overlong_lines_are_refused() {
    let long = format!("dock LunarMine 3{}", " ".repeat(LONGEST_LINE));
    assert_eq!(parse_order(&long).unwrap_err().column, LONGEST_LINE + 1);
}

#[test]
fn ship_lists_are_parsed_in_any_order() {
    assert_eq!(parse_ships(" 3 *4 1 ").map(|s| s.to_string()), Ok("1 3 *4".to_owned()));
    assert_eq!(parse_ships(""), Ok(Ships::NONE));
    assert!(parse_ships("3 4,").is_err());
}

#[test]
fn every_legal_order_of_random_matches_survives_the_round_trip() {
    let mut orders = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..120u64 {
        let mut generator = RandomGenerator::new(seed);
        let setup = Setup::plain(2 + (seed % 3) as u8, Preset::ALL[seed as usize % 4].options());
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("a dealt start");
        while !position.is_over() {
            legal(&position, &mut orders);
            for order in &orders {
                let text = write_order(order);
                assert_eq!(parse_order(&text), Ok(*order), "{text}");
                seen.insert(text.split(' ').take(2).collect::<Vec<_>>().join(" "));
            }
            let order = orders[generator.below(orders.len() as u32) as usize];
            let mut recording = RecordingChance::new(&mut generator);
            apply_unchecked(&mut position, order, &mut ChanceAdapter(&mut recording), &mut ());
            let outcomes = recording.outcomes();
            let text = write_recorded(&order, &outcomes);
            assert_eq!(parse_recorded(&text), Ok((order, outcomes)), "{text}");
        }
    }
    assert!(seen.len() > 60, "only {} kinds of order came up: {seen:?}", seen.len());
}

proptest! {
    #[test]
    fn reading_never_panics(line in ".{0,80}") {
        let _ = (parse_order(&line), parse_recorded(&line), parse_ships(&line));
    }

    #[test]
    fn mangled_orders_never_panic_and_parsed_ones_round_trip(
        which in 0..CANONICAL.len(), at in 0..60usize, with in "[ -~]{0,3}", drop in 0..4usize,
    ) {
        let line = CANONICAL[which];
        let at = at.min(line.len());
        let rest = &line[(at + drop).min(line.len())..];
        if let Ok(order) = parse_order(&format!("{}{with}{rest}", &line[..at])) {
            prop_assert_eq!(parse_order(&write_order(&order)), Ok(order));
        }
    }
}
