//! Tests that the table's entities contain exactly the viewer's knowledge, after every order of many random matches.

use std::collections::BTreeSet;

use bevy::prelude::*;
use orrery_core::{RandomGenerator, Rules, SeededChance};
use orrery_record::{Match, SeatControl};
use orrery_table::{
    MatchIntent, MatchStatus, OrderRefused, SubmitOrder, Table, TableChange, TableEntityMarker, TableSchedule,
    Viewpoint, mirror_view, open_match,
};
use starship_catan::StarshipCatan;
use starship_catan::rules::{
    Adventure, AfterPirates, Card, Commodity, HANGAR, MemoryAid, Phase, Position, Preset, ReserveFacing, Resource,
    SECTORS, Seat, Setup, Ship, View, VisibleFace,
};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::table::{
    AdventureFace, AdventurePlace, AdventureToken, Bay, BerthedShip, CardFace, CardPile, CardPlace, CardToken,
    HangarBerth, HoldContents, Lab, PileState, RememberedCards, RowCardState,
};

use orrery_pilot::hot_seat::seats;
use orrery_pilot::mirror_matches;
use orrery_pilot::{below, table_app};

/// Returns a line of text for every entity, sorted.
fn shown(world: &mut World) -> Vec<String> {
    let mut lines = Vec::new();
    let mut of = |line: String| lines.push(line);
    let mut bays = world.query::<(&Bay, &HoldContents)>();
    bays.iter(world).for_each(|(bay, stock)| of(format!("{:?} {:?} {stock:?}", bay.seat, bay.resource)));
    let mut labs = world.query::<(&Lab, &HoldContents)>();
    labs.iter(world).for_each(|(lab, stock)| of(format!("lab {:?} {stock:?}", lab.0)));
    let mut berths = world.query::<(&HangarBerth, &BerthedShip)>();
    berths.iter(world).for_each(|(place, berth)| of(format!("hangar {:?} {:?}", place.seat, berth.0)));
    let mut decks = world.query::<(&CardPile, &PileState, Option<&RememberedCards>)>();
    decks.iter(world).for_each(|(deck, pile, reminder)| of(format!("{deck:?} {pile:?} {reminder:?}")));
    let mut cards = world.query_filtered::<(&CardPlace, &CardFace, &RowCardState), With<CardToken>>();
    cards.iter(world).for_each(|(place, face, lies)| of(card_line(*place, *face, *lies)));
    let mut adventures = world.query_filtered::<(&AdventurePlace, &AdventureFace), With<AdventureToken>>();
    adventures.iter(world).for_each(|(place, face)| of(format!("adventure {place:?} {:?}", face.0)));
    lines.sort();
    lines
}

fn card_line(place: CardPlace, face: CardFace, lies: RowCardState) -> String {
    format!("card {place:?} {face:?} {lies:?}")
}

/// Returns the lines that a view should result in.
fn known(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    Seat::ALL.iter().for_each(|&seat| ship_lines(&view.known, seat, &mut lines));
    table_lines(view, &mut lines);
    card_lines(view, &mut lines);
    lines.sort();
    lines
}

fn ship_lines(p: &Position, seat: Seat, lines: &mut Vec<String>) {
    let player = p.player(seat);
    for &resource in Resource::ALL {
        lines.push(format!("{seat:?} {resource:?} {:?}", HoldContents(player.count(resource.into()) as u8)));
    }
    lines.push(format!("lab {seat:?} {:?}", HoldContents(player.count(Commodity::Science) as u8)));
    let mut left = usize::from(HANGAR);
    for &ship in Ship::ALL {
        let there = usize::from(player.ships(ship));
        lines.extend(vec![format!("hangar {seat:?} {:?}", Some(ship)); there]);
        left -= there;
    }
    lines.extend(vec![format!("hangar {seat:?} {:?}", None::<Ship>); left]);
}

fn table_lines(view: &View, lines: &mut Vec<String>) {
    let p = &view.known;
    let open = view.open || view.viewer.is_some_and(|seat| p.options.memory_of(seat) == MemoryAid::Open);
    for at in 0..SECTORS {
        let flown = p.phase.in_flight() && usize::from(p.flight.sector) == at;
        let row: usize = view.row().filter(|_| flown).count();
        let fixed = p.flight.look.len() + p.flight.top.len() + p.flight.bottom.len();
        let cards = p.sectors[at].size - row as u8 - if flown { fixed } else { 0 };
        let mut certain = if open { view.knows(at) } else { Default::default() };
        for face in view.row().filter(|_| flown) {
            if let VisibleFace::Card(card) = face {
                certain.take(card);
            }
        }
        let deck = CardPile::Sector(at as u8 + 1);
        let pile = PileState { cards, top_group: None };
        lines.push(format!("{deck:?} {pile:?} {:?}", Some(RememberedCards(certain))));
    }
    let pile =
        PileState { cards: p.reserve.pile.iter().sum(), top_group: p.reserve.top_group().map(|group| group as u8) };
    lines.push(format!("Reserve {pile:?} None"));
    let left = Adventure::ALL.iter().filter(|adventure| p.adventures.pile & adventure.bit() != 0);
    let top_group = left.clone().map(|adventure| adventure.spec().group).next();
    lines.push(format!("Adventures {:?} None", PileState { cards: left.count() as u8, top_group }));
}

fn card_lines(view: &View, lines: &mut Vec<String>) {
    let p = &view.known;
    let lying = RowCardState::default();
    let mut left = [0; SECTORS];
    (0..SECTORS).for_each(|at| left[at] = p.sectors[at].size);
    if p.phase.in_flight() {
        let face = |card: &Option<Card>| CardFace::Seen(card.map_or(VisibleFace::Back, VisibleFace::Card));
        let fixed: [(&[Option<Card>], fn(u8) -> CardPlace); 3] = [
            (p.flight.look.cards(), CardPlace::Look),
            (p.flight.top.cards(), CardPlace::Top),
            (p.flight.bottom.cards(), CardPlace::Bottom),
        ];
        for (cards, place) in fixed {
            left[usize::from(p.flight.sector)] -= cards.len() as u8;
            lines.extend((1..).zip(cards).map(|(number, card)| card_line(place(number), face(card), lying)));
        }
        for (place, face) in (1u8..).zip(view.row()) {
            left[usize::from(p.flight.sector)] -= 1;
            let [turned, laid] = [p.flight.turned, p.flight.laid].map(|places| places & 1 << (place - 1) != 0);
            let visited = p.flight.visiting && usize::from(place) == p.flight.row().len();
            lines.push(card_line(CardPlace::Row(place), CardFace::Seen(face), RowCardState { turned, laid, visited }));
        }
    }
    for (sector, &cards) in (1..).zip(&left) {
        lines.extend(vec![card_line(CardPlace::Sector(sector), CardFace::BACK, lying); cards.into()]);
    }
    lines.extend(vec![card_line(CardPlace::Reserve, CardFace::BACK, lying); p.reserve.len().into()]);
    for &seat in Seat::ALL {
        let player = p.player(seat);
        let seen = |card| card_line(CardPlace::Beside(seat), CardFace::Seen(VisibleFace::Card(card)), lying);
        lines.extend(player.colonies.iter().chain(player.posts.iter()).chain(player.beaten.iter()).map(seen));
        lines.push(card_line(CardPlace::Beside(seat), CardFace::StartColony(seat), lying));
        let kept = |adventure| format!("adventure {:?} {:?}", AdventurePlace::Beside(seat), Some(adventure));
        lines.extend(player.kept().map(kept));
    }
    for (at, adventure) in (0..).zip(p.adventures.face_up()) {
        lines.push(format!("adventure {:?} {:?}", AdventurePlace::Up(at), Some(adventure)));
    }
    for &adventure in Adventure::ALL {
        let kept = Seat::ALL.iter().any(|&seat| p.player(seat).adventures & adventure.bit() != 0);
        if p.adventures.pile & adventure.bit() != 0 {
            lines.push(format!("adventure {:?} {:?}", AdventurePlace::Pile, None::<Adventure>));
        } else if !kept && p.adventures.face_up().all(|up| up != adventure) {
            lines.push(format!("adventure {:?} {:?}", AdventurePlace::Gone, Some(adventure)));
        }
    }
}

/// A table as one viewer sees it.
struct MirroredTable {
    eyes: Viewpoint,
    world: World,
    all: BTreeSet<Entity>,
}

fn entities(world: &mut World) -> BTreeSet<Entity> {
    world.query_filtered::<Entity, With<TableEntityMarker>>().iter(world).collect()
}

impl MirroredTable {
    fn new(eyes: Viewpoint, truth: &Position) -> Self {
        let mut world = World::new();
        mirror_view::<StarshipCatanFrontend>(&mut world, &eyes.view::<StarshipCatan>(truth));
        let all = entities(&mut world);
        MirroredTable { eyes, world, all }
    }

    fn look(&mut self, truth: &Position) {
        let view = self.eyes.view::<StarshipCatan>(truth);
        mirror_view::<StarshipCatanFrontend>(&mut self.world, &view);
        assert_eq!(shown(&mut self.world), known(&view), "{:?} of {truth:?}", self.eyes);
        assert_eq!(entities(&mut self.world), self.all, "tokens live as long as the match");
        self.keeps_secrets(truth);
    }

    /// Asserts that face-down cards have no face, that only the seat with the Sensor sees the inspected cards, and that pirates
    /// to settle show only their class.
    fn keeps_secrets(&mut self, truth: &Position) {
        let mover = self.eyes == Viewpoint::Seat(truth.colour(truth.turn)) || self.eyes == Viewpoint::All;
        let foreseen = self.eyes == Viewpoint::All || mover && truth.flight.foreseen;
        let last = truth.flight.row().len() as u8;
        let mut cards = self.world.query_filtered::<(&CardPlace, &CardFace), With<CardToken>>();
        for (place, face) in cards.iter(&self.world) {
            match *place {
                CardPlace::Reserve | CardPlace::Sector(_) => assert_eq!(*face, CardFace::BACK),
                CardPlace::Look(_) | CardPlace::Top(_) | CardPlace::Bottom(_) => {
                    assert_eq!(face.card().is_some(), mover, "{place:?} for {:?}", self.eyes);
                }
                CardPlace::Row(place) if place == last && truth.phase == Phase::Pirates => {
                    assert_eq!(face.card().is_some(), foreseen, "pirates for {:?}", self.eyes);
                }
                CardPlace::Row(_) | CardPlace::Beside(_) => {}
            }
        }
        let reminders: Vec<RememberedCards> =
            self.world.query::<&RememberedCards>().iter(&self.world).copied().collect();
        let open = match self.eyes {
            Viewpoint::All => true,
            Viewpoint::Nobody => false,
            Viewpoint::Seat(colour) => truth.options.memory_of(Seat::of(colour)) == MemoryAid::Open,
        };
        assert!(open || reminders.iter().all(|reminder| reminder.0.is_empty()), "nobody is reminded of anything");
    }
}

/// Returns the set-up of a match. The options depend on the seed.
fn setup(seed: u64) -> Setup {
    let mut options = Preset::ALL[seed as usize % Preset::ALL.len()].options();
    if seed % 3 == 1 {
        options.after_pirates = AfterPirates::Visit;
    }
    if seed % 4 == 2 {
        (options.memory, options.reserve) = (MemoryAid::Open, ReserveFacing::FaceDown);
    }
    Setup::plain(2, options)
}

#[test]
fn entities_match_what_the_viewer_knows() {
    for seed in 0..mirror_matches(40) {
        let mut chance = SeededChance::new(seed, 1);
        let mut generator = RandomGenerator::new(seed);
        let setup = setup(seed);
        let start = StarshipCatan::deal(&setup, &mut chance);
        let mut truth = StarshipCatan::position(&setup, &start).expect("two may play");
        let eyes =
            [Viewpoint::Seat(setup.seating[0]), Viewpoint::Seat(setup.seating[1]), Viewpoint::Nobody, Viewpoint::All];
        let mut tables: Vec<MirroredTable> = eyes.into_iter().map(|eyes| MirroredTable::new(eyes, &truth)).collect();
        let mut orders = Vec::new();
        for _ in 0..600 {
            if truth.is_over() {
                break;
            }
            let before = truth;
            StarshipCatan::legal(&StarshipCatan::view(&truth, StarshipCatan::to_act(&truth)), &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            StarshipCatan::apply(&mut truth, &order, &mut chance, &mut ());
            for table in &mut tables {
                table.look(&truth);
                if generator.below(12) == 0 {
                    // These two calls correspond to an undo and a redo.
                    table.look(&before);
                    table.look(&truth);
                }
            }
        }
    }
}

#[test]
fn table_shows_each_person_only_what_they_know() {
    let mut app = table_app::<StarshipCatanFrontend>();
    for seed in 0..4 {
        let setup = setup(seed);
        let people = seats(&setup.seating, |_| SeatControl::Human);
        let game = Match::<StarshipCatan>::deal(setup, people, seed, None).expect("two may play");
        open_match(app.world_mut(), game);
        let (mut state, mut orders) = (seed, Vec::new());
        for _ in 0..300 {
            let world = app.world_mut();
            world.run_schedule(TableSchedule(StarshipCatan::KEY));
            let view = *world.resource::<Table<StarshipCatan>>().view();
            assert_eq!(shown(world), known(&view));
            let now = world.resource::<MatchStatus>().clone();
            if now.is_over() {
                break;
            }
            world.resource_mut::<Messages<MatchIntent>>().clear();
            world.resource_mut::<Messages<SubmitOrder<StarshipCatan>>>().clear();
            if now.covered {
                world.write_message(MatchIntent::Uncover);
            } else if below(&mut state, 10) == 0 {
                world.write_message(MatchIntent::Undo);
            } else {
                StarshipCatan::legal(&view, &mut orders);
                let order = orders[below(&mut state, orders.len())];
                world.write_message(SubmitOrder::<StarshipCatan>::order(order));
            }
            // No frame ends in this test, so the messages must be cleared by hand.
            world.resource_mut::<Messages<TableChange<StarshipCatan>>>().clear();
            world.resource_mut::<Messages<OrderRefused<StarshipCatan>>>().clear();
            world.clear_trackers();
        }
    }
}

/// Returns the token of a card with its place, or `None` if the card is not visible.
fn token(table: &mut MirroredTable, card: Card) -> Option<(Entity, CardPlace)> {
    let mut cards = table.world.query_filtered::<(Entity, &CardPlace, &CardFace), With<CardToken>>();
    let found = cards.iter(&table.world).find(|(_, _, face)| face.card() == Some(card));
    found.map(|(entity, &place, _)| (entity, place))
}

#[test]
fn taken_card_keeps_its_entity_from_the_row() {
    let mut taken = 0;
    for seed in 0..12 {
        let mut chance = SeededChance::new(seed, 2);
        let mut generator = RandomGenerator::new(seed);
        let setup = setup(seed);
        let start = StarshipCatan::deal(&setup, &mut chance);
        let mut truth = StarshipCatan::position(&setup, &start).expect("two may play");
        let mut table = MirroredTable::new(Viewpoint::Nobody, &truth);
        let mut orders = Vec::new();
        for _ in 0..400 {
            if truth.is_over() {
                break;
            }
            StarshipCatan::legal(&StarshipCatan::view(&truth, StarshipCatan::to_act(&truth)), &mut orders);
            use starship_catan::rules::Order::{Found, Settle};
            let takes = orders.iter().copied().find(|order| matches!(order, Settle | Found));
            let card = truth.flight.visited().filter(|_| takes.is_some());
            let before = card.and_then(|card| token(&mut table, card));
            let order = takes.unwrap_or(orders[generator.below(orders.len() as u32) as usize]);
            StarshipCatan::apply(&mut truth, &order, &mut chance, &mut ());
            table.look(&truth);
            if let (Some(card), Some((entity, CardPlace::Row(_)))) = (card, before) {
                let (still, place) = token(&mut table, card).expect("it is next to the ship");
                assert_eq!((still, matches!(place, CardPlace::Beside(_))), (entity, true));
                taken += 1;
            }
        }
    }
    assert!(taken > 12, "{taken} cards were taken");
}
