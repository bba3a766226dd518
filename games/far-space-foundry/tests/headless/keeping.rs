//! Tests of the aliens kept for Beta (FSF-MID-2): at most one for each freighter. In matches begun under version 1 of the rules
//! exactly one is kept for each, and players without a choice are not asked.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::record::{Match, Scenario};
use far_space_foundry::rules::{
    Alien, KeptAliens, Options, Order, Phase, Pilot, PilotSet, Position, ProductChoice, Refusal, Setup,
};
use far_space_foundry::table::plan::PendingOrder;
use far_space_foundry::table::{ClickResult, ClickTarget};
use orrery_ai::decide;
use orrery_core::{Colour, Level, Opponent, RandomGenerator, Rules as _};
use orrery_record::{Scenarios as _, Seat, SeatControl, export, share};

/// Returns the position after the last order of Alpha, which red gives, with these aliens played and with red's Teal and Amber
/// freighters.
fn last_turn(played: &[Pilot], keeps_each: bool) -> Position {
    let words: Vec<String> = played.iter().map(|pilot| format!("\"{pilot}\"")).collect();
    let ships = "freighters: {\"Teal\": (size: 2), \"Amber\": (size: 1)}";
    let text = format!(
        "(game: \"far-space-foundry\", title: \"t\", seats: {{\"red\": (hand: [\"8\"], played: [{}], {ships}), \
         \"green\": (hand: [])}}, play: [], expect: ())",
        words.join(", ")
    );
    let mut p = FarSpaceFoundry::first_position(&Scenario::from_text(&text).expect("a scenario")).expect("a position");
    p.options.keeps_each = keeps_each;
    ["play 8", "land 8", "end"].iter().for_each(|line| give(&mut p, &FarSpaceFoundry::read(line).expect("an order")));
    p
}

fn give(p: &mut Position, order: &Order) {
    let view = FarSpaceFoundry::view(p, FarSpaceFoundry::to_act(p));
    assert_eq!(FarSpaceFoundry::check(&view, order), Ok(()), "{order:?}");
    FarSpaceFoundry::apply(p, order, &mut RandomGenerator::new(1), &mut ());
}

fn keep(pilots: &[Pilot]) -> Order {
    let mut kept = KeptAliens::default();
    pilots.iter().for_each(|&pilot| kept.push(pilot));
    Order::Keep(kept)
}

fn listed(p: &Position) -> Vec<Order> {
    let mut orders = Vec::new();
    FarSpaceFoundry::legal(&FarSpaceFoundry::view(p, Some(Colour::Red)), &mut orders);
    orders.sort_unstable();
    orders
}

const FORGER: Pilot = Pilot::TealForger;
const SMUGGLER: Pilot = Pilot::TealSmuggler;
const TRUCKER: Pilot = Pilot::AmberTrucker;

#[test]
fn single_pilot_may_be_kept_or_refused() {
    let p = last_turn(&[FORGER], false);
    assert_eq!(p.stage, Phase::Keep);
    let mut both = vec![keep(&[]), keep(&[FORGER])];
    both.sort_unstable();
    assert_eq!(listed(&p), both);
    for order in both {
        let mut after = p;
        give(&mut after, &order);
        assert_eq!(after.stage, Phase::Begin);
        let aliens = after.players[0].played.set().common(PilotSet::ALIENS);
        assert_eq!(aliens.len(), u8::from(order != keep(&[])), "between the halves those who are kept lie there");
        give(&mut after, &Order::Begin);
        let pilots = after.players[0].in_hand() + after.players[0].in_deck();
        assert_eq!(pilots, if order == keep(&[]) { 7 } else { 8 });
    }
    assert_eq!(last_turn(&[], false).stage, Phase::Begin, "who has nobody to keep is not asked");
    assert_eq!(last_turn(&[Pilot::VioletForger], false).stage, Phase::Begin, "nor who has no freighter of the colour");
}

#[test]
fn at_most_one_pilot_is_kept_per_colour() {
    let p = last_turn(&[FORGER, SMUGGLER, TRUCKER], false);
    assert_eq!(listed(&p).len(), 3 * 2, "each of two or nobody, and one or nobody");
    let check = |pilots: &[Pilot]| FarSpaceFoundry::check(&FarSpaceFoundry::view(&p, Some(Colour::Red)), &keep(pilots));
    assert!(check(&[TRUCKER]).is_ok() && check(&[SMUGGLER, TRUCKER]).is_ok());
    assert_eq!(check(&[FORGER, SMUGGLER]), Err(Refusal::OneAtMost { alien: Alien::Teal }));
    assert_eq!(check(&[FORGER, FORGER]), Err(Refusal::OneAtMost { alien: Alien::Teal }));
    assert_eq!(check(&[Pilot::TealTrucker]), Err(Refusal::NotToKeep { pilot: Pilot::TealTrucker }));
}

#[test]
fn version_1_matches_keep_exactly_one_pilot_per_colour() {
    assert_eq!(last_turn(&[FORGER, TRUCKER], true).stage, Phase::Begin, "there is no choice");
    let p = last_turn(&[FORGER, SMUGGLER, TRUCKER], true);
    assert_eq!(listed(&p), [keep(&[TRUCKER, FORGER]), keep(&[TRUCKER, SMUGGLER])]);
    let view = FarSpaceFoundry::view(&p, Some(Colour::Red));
    assert_eq!(FarSpaceFoundry::check(&view, &keep(&[TRUCKER])), Err(Refusal::OneEach { alien: Alien::Teal }));
}

/// A match begun under version 1 keeps that version in its logs and share code, also after these are read again.
#[test]
fn logs_and_codes_keep_the_rules_version() {
    for (keeps_each, version) in [(true, 1), (false, 2)] {
        let setup = Setup::plain(2, Options { keeps_each, ..Options::default() });
        let seats = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
        let mut played = Match::deal(setup, seats, 4, None).expect("two can play");
        played.give(Order::Begin).expect("the table deals");
        let text = export::text(&played);
        assert!(text.contains(&format!("rules {version}\n")), "{text}");
        let log = export::read::<FarSpaceFoundry>(&text).expect("read");
        let ron = export::read::<FarSpaceFoundry>(&export::ron(&played).expect("written")).expect("read");
        let code = share::read::<FarSpaceFoundry>(&share::code(&played).expect("dealt")).expect("read");
        let read = [log.info().setup.options, ron.info().setup.options, code.setup.options];
        assert!(read.iter().all(|options| options.keeps_each == keeps_each), "{read:?}");
    }
}

/// A rematch is a new match: it keeps the set-up, but not the old rules.
#[test]
fn rematch_uses_the_current_rules_version() {
    let before = Options { keeps_each: true, picked: 0b111, products: ProductChoice::Chosen, ..Options::default() };
    let mut now = before;
    FarSpaceFoundry::use_rules_of(FarSpaceFoundry::RULES_VERSION, &mut now);
    assert_eq!(now, Options { keeps_each: false, ..before });
    assert_eq!(FarSpaceFoundry::rules_version(&now), FarSpaceFoundry::RULES_VERSION);
}

#[test]
fn keep_nobody_order_round_trips() {
    assert_eq!(FarSpaceFoundry::write(&keep(&[])), "keep nobody");
    assert_eq!(FarSpaceFoundry::read("keep nobody"), Ok(keep(&[])));
    assert!(FarSpaceFoundry::read("keep").is_err() && FarSpaceFoundry::read("keep nobody TealForger").is_err());
}

#[test]
fn a_second_click_unkeeps_a_pilot() {
    let p = last_turn(&[FORGER, SMUGGLER, TRUCKER], false);
    let view = FarSpaceFoundry::view(&p, Some(Colour::Red));
    let mut plan = PendingOrder::default();
    let clicked = |targets: &[ClickTarget], plan: &mut PendingOrder| {
        targets.iter().for_each(|&target| assert_eq!(plan.pick(&view, target), ClickResult::More, "{target:?}"));
        let mut done = plan.clone();
        done.pick(&view, ClickTarget::Confirm)
    };
    assert_eq!(clicked(&[], &mut plan), ClickResult::Order(keep(&[TRUCKER, FORGER])), "as many as can be are proposed");
    assert_eq!(clicked(&[ClickTarget::Keep(FORGER)], &mut plan), ClickResult::Order(keep(&[TRUCKER])));
    assert_eq!(clicked(&[ClickTarget::Keep(TRUCKER)], &mut plan), ClickResult::Order(keep(&[])));
    assert_eq!(
        clicked(&[ClickTarget::Keep(SMUGGLER), ClickTarget::Keep(FORGER)], &mut plan),
        ClickResult::Order(keep(&[FORGER]))
    );
    // Under version 1 of the rules, one alien must be kept for each freighter.
    let p = last_turn(&[FORGER, SMUGGLER, TRUCKER], true);
    let view = FarSpaceFoundry::view(&p, Some(Colour::Red));
    assert_eq!(PendingOrder::default().pick(&view, ClickTarget::Keep(FORGER)), ClickResult::Nothing);
    assert_eq!(PendingOrder::default().pick(&view, ClickTarget::Keep(SMUGGLER)), ClickResult::More);
}

#[test]
fn baselines_and_engine_give_legal_keep_orders() {
    let p = last_turn(&[FORGER, SMUGGLER, TRUCKER], false);
    let view = FarSpaceFoundry::view(&p, Some(Colour::Red));
    for opponent in Opponent::baselines::<FarSpaceFoundry>().chain([Opponent::engine(Level::Cadet)]) {
        let order = decide::<FarSpaceFoundry>(&view, opponent, 3).expect("it chooses");
        assert!(matches!(order, Order::Keep(_)), "{opponent:?}: {order:?}");
        assert_eq!(FarSpaceFoundry::check(&view, &order), Ok(()));
    }
}
