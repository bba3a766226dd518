//! Tests of reading and writing the notation.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::notation::write_redacted;
use orrery_core::{Colour, Rules as _};
use orrery_testkit::matches::assert_orders_round_trip;

/// Lines for all kinds of orders, in canonical form.
const LINES: &[&str] = &[
    "begin",
    "play 5",
    "play 1-2-3",
    "play Commander",
    "play Commander roll",
    "play AmberForger roll",
    "land 6",
    "lift 8",
    "take skyrite 2",
    "take rubion 1 skyrite 1",
    "take rubion 1 rubion* 1",
    "unload Federal skyrite 2 *galactium 1",
    "unload Federal *skyrite* 1",
    "unload Teal skyrite 1, Amber Robot 1",
    "load Federal galactium 2",
    "load Federal skyrite 1, Teal Robot+ 1 Robot+* 1",
    "process 2",
    "sell 1",
    "cantina",
    "hire AmberTrucker",
    "hire AmberTrucker alone",
    "hire nobody",
    "make Battery 2",
    "charge Robot",
    "charge all",
    "upgrade Amber",
    "earn",
    "bribe add 3",
    "bribe remove 8",
    "end",
    "keep TealForger AmberTrucker",
    "keep nobody",
    "stow Federal skyrite 3, Amber galactium 1 skyrite 1",
];

#[test]
fn orders_round_trip_in_any_case_and_spacing() {
    assert_orders_round_trip::<FarSpaceFoundry>(LINES);
}

/// Orders with their chance outcomes, as stored in records.
const RECORDED: &[&str] = &[
    "begin => products Robot IonCannon Battery, tops Amber 3 Violet 1 Teal 4, die 7, first green, red 4 8 Commander, \
     green 7 1-2-3 Commander",
    "begin => tops Amber 3 Violet 1 Teal 4, die 7, first red, red 4 8 Commander",
    "begin => products Robot IonCannon Battery, die 7, first green, red fleet 2, green fleet 4",
    "begin => die 5, red 4 7 AmberForger, green 8 6 Commander",
    "play Commander roll => 3",
    "cantina => AmberTrucker AmberForger VioletMechanic TealSmuggler",
    "cantina => AmberTrucker",
    "hire AmberTrucker => 1",
    "hire AmberTrucker => -",
    "hire AmberTrucker",
    "end => 8 4",
    "end => -",
    "end => 8, die 3",
    "end => -, die 3",
    "play 5",
    "load Federal skyrite 1",
];

#[test]
fn recorded_orders_round_trip() {
    for line in RECORDED {
        let (order, outcomes) = FarSpaceFoundry::read_recorded(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(FarSpaceFoundry::write_recorded(&order, &outcomes), *line);
        assert_eq!(FarSpaceFoundry::read_recorded(&line.to_uppercase()), Ok((order, outcomes)), "{line}");
    }
}

#[test]
fn hidden_outcomes_are_written_as_question_marks() {
    let seen = [
        ("end => 8 4", "end => ? ?"),
        ("end => -", "end => -"),
        ("end => 8, die 3", "end => ?, die 3"),
        ("begin => die 5, red 4 7 AmberForger, green 8 6 Commander", "begin => die 5, red ? ? ?, green 8 6 Commander"),
        (
            "begin => tops Amber 3 Violet 1 Teal 4, die 7, first red, red 4 8 Commander, green 7 5 Commander",
            "begin => tops Amber 3 Violet 1 Teal 4, die 7, first red, red ? ? Commander, green 7 5 Commander",
        ),
        ("hire AmberTrucker => 1", "hire AmberTrucker => 1"),
    ];
    for (whole, told) in seen {
        let (order, outcomes) = FarSpaceFoundry::read_recorded(whole).expect("a record");
        assert_eq!(write_redacted(&order, &outcomes, Colour::Red, Some(Colour::Green)), told);
    }
    let (order, outcomes) = FarSpaceFoundry::read_recorded("end => 8 4").expect("a record");
    assert_eq!(write_redacted(&order, &outcomes, Colour::Red, Some(Colour::Red)), "end => 8 4");
    assert_eq!(write_redacted(&order, &outcomes, Colour::Red, None), "end => ? ?");
}

/// Repeated and empty parts are refused, because a line with them would be written differently after it was read.
#[test]
fn start_record_refuses_repeated_and_empty_parts() {
    let start = "begin => products Robot, tops Amber 3, die 5, first red, red 4 Commander, green 8 Commander";
    assert!(FarSpaceFoundry::read_recorded(start).is_ok());
    for (part, broken) in [
        ("products Robot", "products"),
        ("tops Amber 3", "tops"),
        ("first red", "first red, first red"),
        ("red 4 Commander", "red 4 Commander, red 5 Commander"),
        ("green 8 Commander", "green fleet 2, green fleet 3"),
        ("green 8 Commander", "green"),
    ] {
        let line = start.replace(part, broken);
        assert!(FarSpaceFoundry::read_recorded(&line).is_err(), "{line}");
    }
}

#[test]
fn parse_errors_distinguish_typos_from_impossible_orders() {
    let slips = ["", "dance", "fly 3", "play Lander", "take gold 1", "load Fedral skyrite 1", "charge Robo", "end now"];
    for line in slips {
        let error = FarSpaceFoundry::read(line).expect_err(line);
        assert!(error.to_string().contains("expected") && !error.impossible, "{line}: {error}");
    }
    let impossible = [
        "land 9",
        "land 0",
        "take skyrite 0",
        "take skyrite 1 skyrite 1",
        "take skyrite 999",
        "load skyrite 1",
        "load Federal skyrite 1, Federal rubion 1",
        "load Federal",
        "charge Robot+",
        "charge skyrite",
        "hire nobody alone",
        "hire 5",
        "keep TealForger TealForger",
        "make Battery",
        "bribe add 0",
        "upgrade all",
        "end roll",
    ];
    for line in impossible {
        let error = FarSpaceFoundry::read(line).expect_err(line);
        assert!(error.impossible, "{line}: {error}");
    }
    for line in
        ["begin", "end", "cantina", "play Commander roll", "end => ?", "end => ", "hire nobody => 1", "land 3 => 1"]
    {
        assert!(FarSpaceFoundry::read_recorded(line).is_err(), "{line}");
    }
    assert!(FarSpaceFoundry::read(&"load ".repeat(200)).is_err());
}
