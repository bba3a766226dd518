//! Tests of the knowledge of hands and decks, and of the distribution of chance.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::record::Scenario;
use far_space_foundry::rules::{
    ChanceOutcome, ChanceQuestion, Event, Order, Pilot, PilotDeck, PilotSet, Position, Preset, Setup, determinize, view,
};
use orrery_core::{Chance as _, ChanceNode as _, Colour, RandomGenerator, Rules as _};
use orrery_record::Scenarios as _;

const RED: Colour = Colour::Red;
const GREEN: Colour = Colour::Green;

/// Returns the starting position of a scenario with these fields.
fn position(fields: &str) -> Position {
    let text = format!("(game: \"far-space-foundry\", title: \"t\", {fields}, play: [], expect: ())");
    let scenario = Scenario::from_text(&text).expect("a scenario");
    FarSpaceFoundry::first_position(&scenario).expect("a position")
}

fn give(position: &mut Position, line: &str, seed: u64) -> Vec<Event> {
    let (mut events, order) = (Vec::new(), FarSpaceFoundry::read(line).expect("an order"));
    FarSpaceFoundry::apply(position, &order, &mut RandomGenerator::new(seed), &mut events);
    events
}

#[test]
fn other_hands_show_only_pilots_known_to_be_in_them() {
    let hands = "\"green\": (hand: [\"4\", \"Commander\", \"TealForger\"], deck: [\"7\", \"8\"])";
    let alpha = position(&format!("seats: {{{hands}}}"));
    let (own, other) = (view(&alpha, Some(GREEN)).known.players[1], view(&alpha, Some(RED)).known.players[1]);
    assert_eq!(own.hand, alpha.players[1].hand);
    assert_eq!(other.hand.all(), [Pilot::Commander, Pilot::TealForger], "these are known in Alpha");
    assert_eq!((other.in_hand(), other.in_deck()), (3, 2));
    assert_eq!(other.deck, [Pilot::Four, Pilot::Seven, Pilot::Eight].into_iter().collect());
    let beta = position(&format!("half: \"beta\", seats: {{{hands}}}"));
    let other = view(&beta, Some(RED)).known.players[1];
    assert!(other.hand.is_empty() && other.hidden == 3 && other.deck.len() == 5);
}

#[test]
fn blind_aliens_show_only_their_colour_until_drawn() {
    let seats =
        "\"green\": (hand: [\"AmberForger\", \"5\"], deck: [\"VioletMechanic\", \"6\"], played: [\"TealTrucker\"])";
    let p = position(&format!("setup: (mode: \"beta only\"), seats: {{{seats}}}"));
    let own = view(&p, Some(GREEN)).known;
    assert!(own.players[1].hand.has(Pilot::AmberForger) && !own.players[1].deck.has(Pilot::VioletMechanic));
    assert_eq!((own.players[1].blind, own.players[1].in_deck()), (0b010, 2));
    assert!(own.aliens.has(Pilot::VioletMechanic) && !own.aliens.has(Pilot::AmberForger));
    let other = view(&p, Some(RED)).known;
    assert_eq!((other.players[1].blind, other.players[1].hidden), (0b011, 2));
    assert!(other.aliens.has(Pilot::AmberForger), "nobody else has seen it");
    for seed in 0..40 {
        let truth = determinize(&view(&p, Some(RED)), &mut RandomGenerator::new(seed));
        assert_eq!((truth.players[1].in_hand(), truth.players[1].in_deck()), (2, 2));
        assert_eq!(view(&truth, Some(RED)), view(&p, Some(RED)));
    }
}

#[test]
fn draws_are_hidden_from_other_seats() {
    let mut p = position("seats: {\"red\": (hand: [\"5\"], deck: [\"7\", \"8\"])}");
    give(&mut p, "play 5", 1);
    give(&mut p, "land 5", 1);
    let events = give(&mut p, "end", 1);
    let told = |viewer| {
        let view = FarSpaceFoundry::view(&p, viewer);
        events.iter().filter_map(|event| FarSpaceFoundry::redact(event, &view, 0)).collect::<Vec<_>>()
    };
    assert_eq!(told(Some(RED)), events);
    let covered = told(Some(GREEN)).iter().filter(|event| matches!(event, Event::Drawn { pilot: None, .. })).count();
    assert_eq!(covered, 2);
    assert_eq!(FarSpaceFoundry::on_turn(&p), GREEN);
}

#[test]
fn cards_named_by_a_scenario_are_in_no_view() {
    let p = position("dice: [3, 4], aliens: [\"TealForger\"], seats: {\"red\": (hand: [\"4\"], deck: [\"6\", \"7\"])}");
    assert_ne!(p.named, Default::default());
    assert_eq!(view(&p, Some(RED)).known.named, Default::default());
}

/// Named cards that chance deals are as hidden as named cards of decks. Cards picked by players are public.
#[test]
fn random_products_are_hidden_and_picked_ones_public() {
    let before = |products: &str| {
        let setup = format!("setup: (products: \"{products}\", product_cards: [\"Helmet\", \"Drone\", \"RayGun\"])");
        let p = position(&format!("{setup}, stage: \"begin\""));
        assert!(p.named.products[0].is_some());
        view(&p, Some(RED)).known.named.products[0].is_some()
    };
    assert!(!before("random"));
    assert!(before("chosen") && before("first game"));
}

/// A player's whole turn looks the same in every determinization. The effects of the rules on other players' secrets
/// are in no view, even before redaction.
#[test]
fn a_turn_looks_the_same_in_every_sample() {
    let (mut generator, mut orders, mut others) = (RandomGenerator::new(8), Vec::new(), 0);
    for (preset, players) in [(Preset::Seed, 2), (Preset::Seed, 4), (Preset::AlphaOnly, 3), (Preset::FirstGame, 3)] {
        let setup = Setup::plain(players, preset.options());
        let mut truth = setup.position(&setup.deal(&mut generator)).expect("they can play");
        while let Some(decider) = FarSpaceFoundry::to_act(&truth) {
            let mut world = determinize(&view(&truth, Some(decider)), &mut generator);
            others += u32::from(world != truth);
            while FarSpaceFoundry::to_act(&truth) == Some(decider) {
                FarSpaceFoundry::legal(&view(&truth, Some(decider)), &mut orders);
                let order = orders[generator.below(orders.len() as u32) as usize];
                let seed = generator.next();
                let (mut told, mut elsewhere) = (Vec::new(), Vec::new());
                FarSpaceFoundry::apply(&mut truth, &order, &mut RandomGenerator::new(seed), &mut told);
                FarSpaceFoundry::apply(&mut world, &order, &mut RandomGenerator::new(seed), &mut elsewhere);
                let (here, there) = (view(&truth, Some(decider)), view(&world, Some(decider)));
                if FarSpaceFoundry::to_act(&truth).is_none() || order == Order::Begin {
                    break;
                }
                assert_eq!(here, there, "after {order:?}");
                let seen = |events: &[Event], view| -> Vec<_> {
                    events.iter().filter_map(|event| FarSpaceFoundry::redact(event, view, 0)).collect()
                };
                assert_eq!(seen(&told, &here), seen(&elsewhere, &there), "after {order:?}");
            }
        }
    }
    assert!(others > 100, "{others} turns had another world");
}

#[test]
fn undo_barriers_are_chance_orders_and_turn_ends() {
    let fields = "die: 5, piles: {\"Teal\": []}, aliens: [\"TealForger\", \"AmberForger\", \"AmberTrucker\", \"TealTrucker\"], \
                  seats: {\"red\": (hand: [\"5\", \"Commander\"], credits: 2)}";
    let mut p = position(fields);
    let barrier = |p: &Position, line: &str| {
        let view = FarSpaceFoundry::view(p, FarSpaceFoundry::to_act(p));
        FarSpaceFoundry::is_barrier(&view, &FarSpaceFoundry::read(line).expect("an order"))
    };
    assert!(barrier(&p, "play Commander roll") && !barrier(&p, "play Commander") && !barrier(&p, "bribe add 3"));
    give(&mut p, "play 5", 1);
    assert!(!barrier(&p, "land 5"));
    give(&mut p, "land 5", 1);
    assert!(barrier(&p, "cantina") && barrier(&p, "end") && !barrier(&p, "take skyrite 1"));
    give(&mut p, "cantina", 1);
    assert!(barrier(&p, "hire AmberForger") && !barrier(&p, "hire AmberForger alone"));
    assert!(!barrier(&p, "hire TealForger"), "no freighter of its colour is left");
    assert!(!barrier(&p, "hire nobody"));
}

#[test]
fn deck_draws_count_every_card_equally() {
    let deck = PilotDeck {
        known: [Pilot::Four, Pilot::Commander].into_iter().collect(),
        blind: 0b101,
        unseen: [Pilot::AmberForger, Pilot::TealForger, Pilot::TealTrucker, Pilot::TealSmuggler].into_iter().collect(),
    };
    let node = ChanceQuestion::Drawn { deck, named: None };
    let mut counts = std::collections::BTreeMap::<Pilot, u32>::new();
    for n in 0..node.outcome_count() {
        let ChanceOutcome::Drawn(pilot) = node.outcome(n) else { panic!("a pilot is drawn") };
        *counts.entry(pilot).or_default() += 1;
    }
    assert_eq!((counts[&Pilot::Four], counts[&Pilot::AmberForger], counts[&Pilot::TealForger]), (3, 3, 1));
    assert!(!deck.has(Pilot::AmberTrucker) && deck.has(Pilot::TealSmuggler));
    let named = ChanceQuestion::Drawn { deck, named: Some(Pilot::Four) };
    assert_eq!((named.outcome_count(), named.outcome(5)), (1, ChanceOutcome::Drawn(Pilot::Four)));
    assert_eq!(PilotSet::ALIENS.len(), 18);
}

/// Compares the roll that begins a match with rolls made one by one.
#[test]
fn first_roll_distribution_matches_separate_rolls() {
    const ROLLS: u32 = 60_000;
    for players in 1..=4_u8 {
        let mut generator = RandomGenerator::new(9);
        let (mut asked, mut rolled) = ([0_u32; 9], [0_u32; 9]);
        for _ in 0..ROLLS {
            let ChanceOutcome::Die(face) = generator.resolve(ChanceQuestion::FirstRoll { players, named: None }) else {
                panic!("a die")
            };
            asked[usize::from(face)] += 1;
            let mut left = players;
            let best = loop {
                let faces: Vec<u32> = (0..left).map(|_| generator.below(8) + 1).collect();
                let best = faces.iter().copied().max().expect("dice are rolled");
                left = faces.iter().filter(|&&face| face == best).count() as u8;
                if left == 1 {
                    break best;
                }
            };
            rolled[best as usize] += 1;
        }
        for face in 1..=8 {
            let apart = asked[face].abs_diff(rolled[face]);
            assert!(apart < 900, "{players} players, face {face}: {} and {}", asked[face], rolled[face]);
        }
    }
}

#[test]
fn begin_order_belongs_to_the_seat_on_turn() {
    let p =
        position("half: \"beta\", stage: \"begin\", turn: \"green\", seats: {\"red\": (played: [\"AmberForger\"])}");
    assert_eq!(FarSpaceFoundry::to_act(&p), Some(GREEN));
    let mut orders = Vec::new();
    FarSpaceFoundry::legal(&FarSpaceFoundry::view(&p, Some(GREEN)), &mut orders);
    assert_eq!(orders, [Order::Begin]);
}
