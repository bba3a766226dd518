use std::collections::BTreeSet;

use super::*;
use contraband::rules::{
    BoardSpot, BonusCard, BonusPlay, DecisionKind, Direction, Event, FightOpponent, MeetingKind, Metal, MetalCounts,
    MoveStep, MoveTokenRow, Objective, Order, PatrolToken, Refusal, SectorLine, ShipSystem, Upgrade,
};
use orrery_core::Colour;
use orrery_locale::PlayerNames;

/// Reports whether a text is complete. A missing message shows its key, and a missing argument its name.
fn whole(words: &str) -> bool {
    let key = |word: &str| word.contains('-') && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-'));
    !words.is_empty() && !words.contains(['{', '$']) && !words.split_whitespace().any(key)
}

fn worded(words: String) {
    assert!(whole(&words), "{words}");
}

fn in_every_language(say: impl Fn()) {
    for language in ["en", "it", "ru"] {
        orrery_locale::speaking(language, &say);
    }
}

#[test]
fn every_component_has_a_name_in_every_language() {
    in_every_language(|| {
        Metal::ALL.iter().flat_map(|&metal| [metal_name(metal), metal_object(metal)]).for_each(worded);
        Upgrade::ALL.iter().map(|&upgrade| upgrade_name(upgrade)).for_each(worded);
        ShipSystem::ALL.iter().map(|&system| system_name(system)).for_each(worded);
        BonusCard::ALL.iter().flat_map(|&card| [card_name(card), card_help(card)]).for_each(worded);
        Objective::ALL.iter().flat_map(|&one| [objective_name(one), objective_help(one)]).for_each(worded);
        MoveStep::ALL.iter().map(|&step| step_name(step)).for_each(worded);
        PatrolToken::ALL.iter().map(|&token| token_name(token)).for_each(worded);
        DecisionKind::ALL.iter().map(|&ask| ask_text(ask)).for_each(worded);
        SectorLine::ALL.iter().map(|&line| line_name(line)).for_each(worded);
        Colour::ALL.iter().map(|&quadrant| quadrant_name(quadrant)).for_each(worded);
        BoardSpot::all().map(place_name).for_each(worded);
        [0, 500, 1000, 1500, 2000, 9000].into_iter().map(rank_name).for_each(worded);
    });
}

#[test]
fn metals_are_listed_with_their_counts() {
    let metals = MetalCounts::of(Metal::Iron, 2).plus(MetalCounts::of(Metal::Plutonium, 1));
    assert_eq!(metals_object(metals), "2 iron and 1 plutonium");
    assert_eq!(metals_object(MetalCounts::NONE), "nothing");
}

/// Returns orders of every kind.
fn orders() -> Vec<Order> {
    let (metal, some) = (Metal::Iron, MetalCounts::of(Metal::Iron, 1));
    let row = MoveTokenRow::new(&[MoveStep::Cw, MoveStep::Gate]).expect("two tokens");
    vec![
        Order::Move(MoveStep::Out),
        Order::Take(metal),
        Order::Swap { give: metal, take: Metal::Plutonium },
        Order::Leave,
        Order::Jettison(metal),
        Order::Sell(metal),
        Order::Buy(metal),
        Order::Install(Upgrade::Engine2),
        Order::Warp(Colour::Green),
        Order::Play(BonusPlay::Radar(Direction::Cw)),
        Order::Play(BonusPlay::Radar(Direction::Ccw)),
        Order::Play(BonusPlay::Card(BonusCard::Disguise)),
        Order::Attack(Colour::Green),
        Order::Fight,
        Order::Stand,
        Order::Flee,
        Order::Submit(0),
        Order::Submit(2),
        Order::Hide(some),
        Order::Hide(MetalCounts::NONE),
        Order::Loot(some),
        Order::Lose(Upgrade::Cargo1),
        Order::End,
        Order::Plan(row),
        Order::Plan(MoveTokenRow::default()),
        Order::Change { nth: 2, step: MoveStep::Cw },
        Order::Done,
    ]
}

/// Returns the events of fights and meetings.
fn fights() -> Vec<Event> {
    let (seat, other) = (Colour::Red, Colour::Green);
    let meets = [
        MeetingKind::Inspection,
        MeetingKind::Sight,
        MeetingKind::Miners,
        MeetingKind::Raid,
        MeetingKind::Peace,
        MeetingKind::Corsair,
    ]
    .into_iter();
    let mut all: Vec<Event> = meets.map(|how| Event::Met { seat, how, die: 2 }).collect();
    for rival in [
        FightOpponent::Police,
        FightOpponent::Miner,
        FightOpponent::Raiders,
        FightOpponent::Corsair,
        FightOpponent::Ship(other),
    ] {
        all.push(Event::Exchange { seat, rival, totals: [3, 4], shields: [1, 2] });
        all.push(Event::Beat { seat, rival });
    }
    all.extend([
        Event::Attacked { seat, other },
        Event::Outlawed { seat, quadrant: other },
        Event::Stood { seat },
        Event::Fled { seat, hits: [0, 0] },
        Event::Fled { seat, hits: [2, 3] },
        Event::BrokeDown { seat },
        Event::Left { seat },
        Event::LetGo { seat },
        Event::Hid { seat, count: 2 },
        Event::Cleared { seat, hidden: 0 },
        Event::Cleared { seat, hidden: 1 },
        Event::Fined { seat, credits: 500 },
        Event::Rested,
    ]);
    for metals in [None, Some(MetalCounts::of(Metal::Iron, 1))] {
        all.push(Event::HoldLost { seat, count: 1, metals });
        all.push(Event::HoldSeen { seat, other, metals });
        all.push(Event::Looted { seat, other, count: 1, metals });
    }
    all
}

/// Returns the events at places and between rounds.
fn others() -> Vec<Event> {
    let (seat, to) = (Colour::Red, BoardSpot::of_mine(3));
    let mut all = vec![
        Event::Moved { seat, to },
        Event::StepLost { seat, step: MoveStep::Gate },
        Event::Laid { mine: to, metals: MetalCounts::of(Metal::Iron, 1) },
        Event::PrizeLeft { seat },
        Event::Sold { seat, metal: Metal::Iron, price: 200 },
        Event::Bought { seat, metal: Metal::Iron, price: 200 },
        Event::Shown { seat, upgrade: Upgrade::Engine1 },
        Event::UpgradeLost { seat, upgrade: Upgrade::Engine1 },
        Event::Warped { seat, die: 2, to },
        Event::Played { seat, play: BonusPlay::Card(BonusCard::Credits) },
        Event::Played { seat, play: BonusPlay::Radar(Direction::Cw) },
        Event::Played { seat, play: BonusPlay::Radar(Direction::Ccw) },
        Event::Gained { seat, credits: 200 },
        Event::Repaired { seat, price: 0 },
        Event::Repaired { seat, price: 200 },
        Event::Sent { seat, to },
        Event::Declared { seat, objective: Objective::Fortune },
        Event::TokenMoved { token: PatrolToken::Alien, die: 2, to: SectorLine::R1 },
        Event::TokenMoved { token: PatrolToken::Police, die: 0, to: SectorLine::R1 },
        Event::TurnEnded { seat },
        Event::RoundBegan { round: 2 },
        Event::MatchOver { winners: 1, alone: None },
        Event::MatchOver { winners: 1, alone: Some(1200) },
        Event::MatchOver { winners: 3, alone: None },
    ];
    for metal in [None, Some(Metal::Iron)] {
        all.push(Event::BonusDrawn { seat, card: metal.map(|_| BonusCard::HiddenHold) });
        all.push(Event::Found { seat, metal });
        all.push(Event::Taken { seat, metal, open: false });
        all.push(Event::Swapped { seat, metals: metal.map(|metal| (metal, Metal::Carbon)), open: false });
        all.push(Event::PrizeWon { seat, metal });
        all.push(Event::PrizeTaken { seat, metal });
        all.push(Event::Jettisoned { seat, metal });
        all.push(Event::Installed { seat, upgrade: metal.map(|_| Upgrade::Cargo1), level: 1 });
        all.push(Event::Planned { seat, count: 1, row: metal.and_then(|_| MoveTokenRow::new(&[MoveStep::Cw])) });
        all.push(Event::Changed { seat, nth: 1, step: metal.map(|_| MoveStep::Cw) });
    }
    all
}

#[test]
fn every_order_and_event_has_text_in_every_language() {
    assert!(Order::KEYS.iter().all(|key| orders().iter().any(|order| order.key() == *key)));
    let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
    in_every_language(|| {
        for order in orders() {
            worded(order_brief(&order, &names));
            worded(order_text(Colour::Red, &order, &[], &names));
        }
        fights().iter().chain(&others()).for_each(|event| worded(event_text(event, &names)));
    });
}

#[test]
fn order_text_describes_its_outcome() {
    let names = PlayerNames::new([(Colour::Red, "Vera")]);
    let moved = Event::Moved { seat: Colour::Red, to: BoardSpot::port(Colour::Red) };
    let order = Order::Move(MoveStep::Port);
    assert_eq!(order_text(Colour::Red, &order, &[moved], &names), "Vera flew to Hearthport");
    assert_eq!(order_text(Colour::Red, &order, &[], &names), "Vera: Fly: spaceport");
    // A move is also a headline, because no order covers it during a reveal.
    assert!(is_told_by(&moved, &order) && is_headline(&moved));
}

fn refusals() -> Vec<Refusal> {
    let (metal, seat, step) = (Metal::Iron, Colour::Green, MoveStep::Gate);
    let at = BoardSpot::port(seat);
    let upgrade = Upgrade::Engine1;
    vec![
        Refusal::Over,
        Refusal::NotNow { ask: DecisionKind::Police },
        Refusal::NotNow { ask: DecisionKind::Turn },
        Refusal::NoWay { step, at },
        Refusal::MovementOver,
        Refusal::NoMoves { moves: 2 },
        Refusal::Occupied { by: seat },
        Refusal::Closed { quadrant: seat },
        Refusal::InBreakdown,
        Refusal::NotWhereBegun { at },
        Refusal::NoMine,
        Refusal::NoMarket,
        Refusal::NoPort,
        Refusal::NoGate,
        Refusal::NotThere { metal },
        Refusal::NotHeld { metal },
        Refusal::NoRoom { room: 1 },
        Refusal::SameKind,
        Refusal::SwapsUsed { most: 3 },
        Refusal::KindFull { metal, most: 3 },
        Refusal::MarketFull { most: 5 },
        Refusal::BoughtHere { metal },
        Refusal::SoldHere { metal },
        Refusal::TooDear { price: 300, credits: 20 },
        Refusal::NotInStore { upgrade },
        Refusal::NoBetter { upgrade },
        Refusal::NoCard { card: BonusCard::Disguise },
        Refusal::NotPlayable { card: BonusCard::Disguise },
        Refusal::NoSuchShip { seat },
        Refusal::OutOfReach { seat },
        Refusal::TheirBreakdown { seat },
        Refusal::AttackedAlready,
        Refusal::NotFaster { own: 1, theirs: 3 },
        Refusal::AtSight,
        Refusal::CannotHide { plutonium: 1, cards: 0 },
        Refusal::TooMuchHidden { cards: 1 },
        Refusal::NotSeen,
        Refusal::NotBuiltIn { upgrade },
        Refusal::RowTooLong { moves: 3 },
        Refusal::TooFewTokens { step, tokens: 1 },
        Refusal::NoChanges,
        Refusal::ChangedAlready,
        Refusal::TooFewFaceDown,
        Refusal::NoSuchToken { nth: 4 },
        Refusal::SameToken { nth: 1, step },
    ]
}

/// Credits reach thousands, so the messages of the end show the grouped number and use the plain one only to choose the plural
/// form.
#[test]
fn distances_at_the_end_show_the_grouped_number() {
    in_every_language(|| {
        for (key, argument) in [("ui-end-mine", "behind"), ("ui-end-by", "by")] {
            let args =
                [("name", "Vera".into()), ("place", 2.into()), (argument, 1250.into()), ("shown", "1_250".into())];
            let said = text_args(key, &args);
            assert!(said.contains("1_250") && !said.contains("1250"), "{said}");
        }
    });
}

/// Returns the keys of the messages in an English file that start with this prefix.
fn keys_of(file: &str, begin: &str) -> BTreeSet<String> {
    let named = file.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()));
    named.filter(|key| key.starts_with(begin)).collect()
}

#[test]
fn every_refusal_and_event_has_its_own_message() {
    let keys: BTreeSet<&str> = refusals().iter().map(Refusal::key).collect();
    assert_eq!(keys, Refusal::KEYS.iter().copied().collect(), "the list above names them all");
    let mut said: BTreeSet<String> = keys.iter().map(|key| format!("refusal-{key}")).collect();
    said.insert("refusal-not-met".to_owned());
    assert_eq!(said, keys_of(include_str!("../../../../../assets/contraband/locale/en/refusals.ftl"), "refusal-"));
    let events = [fights(), others()].concat();
    let keys: BTreeSet<&str> = events.iter().map(Event::key).collect();
    assert_eq!(keys, Event::KEYS.iter().copied().collect(), "the lists above name them all");
    let said: BTreeSet<String> = events.iter().map(events::key).collect();
    let (hidden, known): (BTreeSet<_>, BTreeSet<_>) =
        keys_of(include_str!("../../../../../assets/contraband/locale/en/orders.ftl"), "event-")
            .into_iter()
            .partition(|key| key.ends_with("-hidden"));
    assert_eq!(said, known);
    assert!(hidden.iter().all(|key| said.contains(key.trim_end_matches("-hidden"))), "{hidden:?}");
    in_every_language(|| {
        let mut told = BTreeSet::new();
        for refusal in refusals() {
            let text = refusal_text(&refusal, &PlayerNames::default());
            assert!(told.insert(text.clone()), "{refusal:?} is told as another: {text}");
        }
    });
}

#[test]
fn every_refusal_has_text_in_every_language() {
    in_every_language(|| refusals().iter().for_each(|refusal| worded(refusal_text(refusal, &PlayerNames::default()))));
}
