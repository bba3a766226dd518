//! Tests that meetings do not reveal the built-in shields of a ship or a Hidden Hold.

use contraband::Contraband;
use contraband::record::Scenario;
use contraband::rules::{DecisionKind, Order, Position, View};
use orrery_core::{Colour, RandomGenerator, Rules as _};

const RED: Option<Colour> = Some(Colour::Red);
const GREEN: Option<Colour> = Some(Colour::Green);
const BLUE: Option<Colour> = Some(Colour::Blue);

fn position(fields: &str) -> Position {
    let text = format!("(game: \"contraband\", title: \"\", {fields}, play: [], expect: ())");
    Scenario::from_text(&text).expect("a scenario").position().expect("a position")
}

/// Carries out orders with dice of 4, 1, 4, 1, and returns the resulting position.
fn played(mut p: Position, orders: &[&str]) -> Position {
    let dice = [4, 1, 4, 1].map(contraband::rules::ChanceOutcome::Die);
    let mut script = orrery_core::chance::ChanceScript::new(dice);
    let mut rest = RandomGenerator::new(1);
    for line in orders {
        let order = Contraband::read(line).expect("an order");
        let view = Contraband::view(&p, Contraband::to_act(&p));
        assert_eq!(Contraband::check(&view, &order), Ok(()), "{line}");
        Contraband::apply(&mut p, &order, &mut script.then(&mut rest), &mut ());
    }
    p
}

fn shields(view: &View) -> u8 {
    view.known.meeting.expect("a meeting").shields[0]
}

#[test]
fn inspection_hides_shields_from_other_viewers() {
    let inspected = |upgrades: &str| {
        let fields = format!(
            "setup: (players: 3), police: \"R3|R4\", alien: \"B3|B4\", \
             seats: {{\"red\": (at: \"R2\", upgrades: [{upgrades}], bonus: [\"ShieldBoost\"])}}"
        );
        played(position(&fields), &["move cw"])
    };
    let (strong, plain) = (inspected("\"Shields2\""), inspected("\"Weapon2\""));
    assert_eq!((strong.ask, plain.ask), (DecisionKind::Police, DecisionKind::Police));
    for viewer in [GREEN, BLUE, None] {
        let view = Contraband::view(&strong, viewer);
        assert_eq!(shields(&view), 2, "{viewer:?} knows of a plain ship");
        assert_eq!(view, Contraband::view(&plain, viewer), "{viewer:?} sees which upgrade it is");
        let mut generator = RandomGenerator::new(3);
        let mut drawn = [false; 2];
        for _ in 0..200 {
            let world = Contraband::determinize(&view, &mut generator);
            let built = world.players[0].shields();
            assert_eq!(world.meeting.expect("a meeting").shields[0], built, "drawn shields stand in the meeting");
            assert_eq!(Contraband::view(&world, viewer), view);
            drawn[usize::from(built > 2)] = true;
        }
        assert_eq!(drawn, [true; 2]);
    }
    assert_eq!(shields(&Contraband::view(&strong, RED)), 4);
    // A played boost is visible, and the first exchange reveals all.
    let boosted = played(strong, &["play ShieldBoost"]);
    assert_eq!([RED, GREEN].map(|viewer| shields(&Contraband::view(&boosted, viewer))), [5, 3]);
    let shot = played(boosted, &["fight"]);
    assert_eq!([RED, GREEN, None].map(|viewer| shields(&Contraband::view(&shot, viewer))), [5; 3]);
}

/// Returns a position in which red robs green of iron and green holds this card. Every robbed player is asked what to hide, as in
/// every match.
fn robbed(card: &str) -> Position {
    let fields = format!(
        "setup: (players: 3), asks_all: true, police: \"B2|B3\", alien: \"B3|B4\", \
         seats: {{\"red\": (at: \"R1\", upgrades: [\"Weapon2\"]), \
         \"green\": (at: \"R1\", cargo: [\"Iron\"], bonus: [\"{card}\"])}}"
    );
    played(position(&fields), &["attack green", "stand", "fight", "stand", "fight"])
}

#[test]
fn hide_question_does_not_reveal_a_hidden_hold() {
    let (with, without) = (robbed("HiddenHold"), robbed("Credits"));
    let nothing = Contraband::read("hide nothing").expect("an order");
    for viewer in [RED, BLUE, None] {
        for p in [&with, &without] {
            assert_eq!((p.ask, Contraband::to_act(p)), (DecisionKind::Hide, GREEN));
        }
        assert_eq!(Contraband::view(&with, viewer), Contraband::view(&without, viewer), "{viewer:?}");
        let told = |p: &Position| Contraband::redact_order(&nothing, Colour::Green, &Contraband::view(p, viewer), 0);
        assert_eq!(told(&with), told(&without));
        let after = [&with, &without].map(|p| Contraband::view(&played(*p, &["hide nothing"]), viewer));
        assert_eq!(after[0], after[1], "{viewer:?}");
    }
    let mut orders = Vec::new();
    Contraband::legal(&Contraband::view(&without, GREEN), &mut orders);
    assert_eq!(orders, [nothing]);
    Contraband::legal(&Contraband::view(&with, GREEN), &mut orders);
    assert!(orders.len() == 2 && orders.iter().all(|order| matches!(order, Order::Hide(_))), "{orders:?}");
}

#[test]
fn current_rules_ask_every_robbed_player_to_hide() {
    use contraband::rules::{Preset, Setup};
    let asks = |version: u32| {
        let mut options = Preset::default().options();
        Contraband::use_rules_of(version, &mut options);
        let setup = Setup::plain(2, options);
        let start = setup.deal(&mut RandomGenerator::new(1));
        setup.position(&start).expect("two can play").asks_all
    };
    assert!(asks(Contraband::RULES_VERSION) && !asks(1));
}
