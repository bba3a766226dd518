//! Tests of drafts, previews and warnings.

use contraband::Contraband;
use contraband::record::Scenario;
use contraband::rules::{BoardSpot, Metal, MoveStep as Token, Order, Position, Sector, SectorPlace, Upgrade};
use contraband::table::plan::{PendingOrder, danger, hover, warnings};
use contraband::table::{ClickResult, ClickTarget, Warning};
use orrery_core::Colour;
use orrery_core::interaction::OrderInput as _;

use super::deciders;

/// Returns the start position of a scenario with red's ship as described by `red`, and green's ship at G4.
fn table(red: &str) -> Position {
    let text = format!(
        r#"(game: "contraband", title: "t", rules: [], setup: (players: 2), seats: {{"red": ({red}), "green": (at: "G4")}},
            police: "B2|B3", alien: "Y2|Y3", play: [], expect: ())"#
    );
    let scenario = Scenario::from_text(&text).expect("it reads");
    scenario.position().expect("it can be set up")
}

fn structure(sector: Sector) -> BoardSpot {
    BoardSpot { sector, place: SectorPlace::Structure }
}

#[test]
fn one_click_flies_two_moves_when_the_route_reveals_nothing() {
    let position = table(r#"at: "R2", upgrades: ["Engine1"], cargo: ["Plutonium"]"#);
    let view = deciders(&position);
    let mut plan = PendingOrder::default();
    let market = ClickTarget::Spot(structure(Sector::R1));
    assert_eq!(Contraband::follows(&plan, &view, market), [Order::Move(Token::Market)]);
    let preview = hover(&plan, &view, market).expect("it can be reached");
    assert_eq!((preview.order, preview.moves_left), (Order::Move(Token::Market), Some(0)));
    assert_eq!(plan.pick(&view, market), ClickResult::Order(Order::Move(Token::Ccw)));
    assert_eq!(plan.pick(&view, ClickTarget::Spot(structure(Sector::R4))), ClickResult::Nothing, "three steps away");
}

#[test]
fn one_click_flies_three_moves_but_not_across_the_axis() {
    let position = table(r#"at: "R2 port", upgrades: ["Engine2"], cargo: ["Plutonium"]"#);
    let view = deciders(&position);
    let mut plan = PendingOrder::default();
    let market = ClickTarget::Spot(structure(Sector::R1));
    let follows = Contraband::follows(&plan, &view, market);
    assert_eq!(follows, [Order::Move(Token::Ccw), Order::Move(Token::Market)]);
    let preview = hover(&plan, &view, market).expect("it can be reached");
    assert_eq!((preview.order, preview.moves_left), (Order::Move(Token::Market), Some(0)));
    assert_eq!(plan.pick(&view, market), ClickResult::Order(Order::Move(Token::Out)));
    // Crossing the axis ends the movement, and the axis is three steps away.
    let (fern, across) =
        (BoardSpot { sector: Sector::G1, place: SectorPlace::Space }, ClickTarget::Spot(structure(Sector::G1)));
    assert_eq!(plan.pick(&view, ClickTarget::Spot(fern)), ClickResult::Nothing, "four steps away");
    let before_it = deciders(&table(r#"at: "R4", upgrades: ["Engine2"]"#));
    assert_eq!(plan.pick(&before_it, across), ClickResult::Nothing, "the axis ends the movement");
    // An unexplored mine reveals metals, so it can only be the last step of a route.
    let mine = ClickTarget::Spot(BoardSpot { sector: Sector::R3, place: SectorPlace::Mine1 });
    assert_eq!(Contraband::follows(&plan, &view, mine), [Order::Move(Token::Cw), Order::Move(Token::Mine1)]);
}

#[test]
fn sale_preview_shows_this_price_and_the_next() {
    let position = table(r#"at: "R1 market", cargo: ["Plutonium"]"#);
    let preview =
        hover(&PendingOrder::default(), &deciders(&position), ClickTarget::Sell(Metal::Plutonium)).expect("it sells");
    assert_eq!((preview.credits, preview.next), (500, Some(250)));
}

#[test]
fn attack_odds_span_the_possible_covered_upgrades() {
    let mut position = table(r#"at: "G4", upgrades: ["Weapon2"]"#);
    position.players[1].levels = [0, 0, 0, 0];
    let bare =
        hover(&PendingOrder::default(), &deciders(&position), ClickTarget::Attack(Colour::Green)).expect("it attacks");
    let [least, most] = bare.odds.expect("of a fight");
    assert!(least == most && most > 80, "{least} to {most}");
    let upgrade = Upgrade::Shields2;
    position.players[1].levels[upgrade.system().index()] = upgrade.level();
    let covered =
        hover(&PendingOrder::default(), &deciders(&position), ClickTarget::Attack(Colour::Green)).expect("it attacks");
    let [low, high] = covered.odds.expect("of a fight");
    assert!(low < least && high == most, "{low} to {high}: it may be a weapon as well as shields");
}

#[test]
fn patrol_danger_is_counted_in_quarters_and_ends_at_rest() {
    let mut position = table(r#"at: "B1""#);
    let quarters = danger(&position, Sector::B1);
    let [police, _, corsair] = quarters;
    assert!((1..=4).contains(&police) && corsair == 0, "{quarters:?}");
    position.rest = true;
    assert_eq!(danger(&position, Sector::B1)[0], 0, "while they rest they stay");
    assert_eq!(danger(&position, Sector::B2)[0], 4);
}

#[test]
fn warnings_precede_police_meetings_and_outlawing() {
    let view = deciders(&table(r#"at: "B1", cargo: ["Plutonium"]"#));
    assert_eq!(warnings(&view, &Order::Move(Token::Cw)), [Warning::MeetPolice]);
    let view = deciders(&table(r#"at: "B1", cargo: ["Iron"]"#));
    assert_eq!(warnings(&view, &Order::Move(Token::Cw)), [], "nothing would be found");
    let view = deciders(&table(r#"at: "G4""#));
    let quadrant = Colour::Green;
    assert_eq!(warnings(&view, &Order::Attack(Colour::Green)), [Warning::Outlaw { quadrant }]);
}
