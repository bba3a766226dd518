//! Games that are broken on purpose. Tests use them to show that each contract check finds its fault.

use std::sync::atomic::{AtomicU64, Ordering};

use orrery_ai::arena::{ArenaGame, NoBehaviour, NoLuckMeasure};
use orrery_ai::engine::NoEngine;
use orrery_ai::{GameOpponents, NoCoach, Searchable};
use orrery_core::chance::ChanceScript;
use orrery_core::notation::NotationError;
use orrery_core::{
    Chance, Colour, EventSink, GameKey, Invariant, RandomGenerator, Rules, Setup, SetupError, SinglePreset, Standings,
};
use orrery_learn::academy::{GameLessons, NoLessons, NoPick};
use orrery_learn::puzzle::{NoGoal, Puzzles};
use orrery_learn::stats::{NoAchievement, NoGameStats, Statistics};
use orrery_record::{RecordedOrder, ScenarioError, ScenarioFile, Scenarios};

use crate::toy::files::ToyScenario;
use crate::toy::{Event, Order, Position, Refusal, SEALED, ToyChanceNode, ToyGame, View};

/// Views contain the next seat's crate, which the viewer must not know.
const LEAKS: u8 = 1;
/// Views contain the next seat's crate, and the legal orders depend on it.
const PEEKS: u8 = 2;
/// Every view shows the full state.
const OPEN: u8 = 3;
/// A look can be undone.
const FREE_LOOK: u8 = 4;
/// Events are not redacted, so all viewers see drawn crates.
const TELLS: u8 = 5;
/// Draws are hidden from all viewers, including the captain who draws.
const MUTE: u8 = 6;
/// Samples draw each available worth equally often, regardless of its number of crates.
const BIASED: u8 = 7;
/// The legal orders include one that is refused.
const OFFERS: u8 = 8;
/// The notation of a draw omits its outcome.
const FORGETS: u8 = 9;
/// A claim scores no points.
const LOSES: u8 = 10;
/// The match never ends, because its turn number stays 0.
const ENDLESS: u8 = 11;
/// The fingerprint ignores points, crates and the seats that know them.
const VAGUE: u8 = 12;
/// Every third order also changes the first seat's points.
const MOODY: u8 = 13;
/// Scenarios forget looks: a crate is known only to its holder.
const POOR: u8 = 14;
/// The fingerprint differs on each call.
const RESTLESS: u8 = 15;

/// The public points reveal whether a crate is worth more than 2.
const HINTS: u8 = 16;

/// The call counter of the nondeterministic faults [`MOODY`] and [`RESTLESS`].
static MOOD: AtomicU64 = AtomicU64::new(0);

/// The toy game with the fault `FAULT`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenToyGame<const FAULT: u8>;

/// A view of the broken toy, with a secret that it should not contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LeakyToyView {
    view: View,
    secret: u8,
}

fn sound<const FAULT: u8>(setup: &Setup<BrokenToyGame<FAULT>>) -> Setup<ToyGame> {
    Setup { seating: setup.seating.clone(), options: setup.options }
}

impl<const FAULT: u8> Rules for BrokenToyGame<FAULT> {
    const KEY: GameKey = GameKey::new("broken");
    const NUMBER: u32 = 1_001;
    const PLAYERS: std::ops::RangeInclusive<u8> = ToyGame::PLAYERS;
    const RULES_VERSION: u32 = 1;
    const MAX_ORDERS: u32 = ToyGame::MAX_ORDERS;
    const HIDDEN_INFORMATION: bool = true;
    const INVARIANTS: &'static [Invariant<Position>] = ToyGame::INVARIANTS;
    const RULE_NUMBERS: &'static [&'static str] = &[];
    const BASELINES: &'static [&'static str] = &[];
    const CHARACTERS: &'static [&'static str] = &[];
    type Options = ();
    type Preset = SinglePreset;
    type Start = Vec<u8>;
    type Position = Position;
    type View = LeakyToyView;
    type Order = Order;
    type Event = Event;
    type Refusal = Refusal;
    type Node = ToyChanceNode;

    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<ToyChanceNode>) -> Vec<u8> {
        ToyGame::deal(&sound(setup), chance)
    }
    fn position(setup: &Setup<Self>, start: &Vec<u8>) -> Result<Position, SetupError> {
        ToyGame::position(&sound(setup), start)
    }
    fn seats(position: &Position) -> &[Colour] {
        ToyGame::seats(position)
    }
    fn to_act(position: &Position) -> Option<Colour> {
        ToyGame::to_act(position)
    }
    fn on_turn(position: &Position) -> Colour {
        ToyGame::on_turn(position)
    }
    fn ends_turn(order: &Order, after: &Position) -> bool {
        ToyGame::ends_turn(order, after)
    }
    fn legal(leaky: &LeakyToyView, orders: &mut Vec<Order>) {
        ToyGame::legal(&leaky.view, orders);
        match FAULT {
            PEEKS if leaky.secret > 1 => orders.retain(|order| *order != Order::Claim),
            OFFERS if !orders.is_empty() && !orders.contains(&Order::Draw) => orders.push(Order::Draw),
            _ => {}
        }
    }
    fn check(leaky: &LeakyToyView, order: &Order) -> Result<(), Refusal> {
        ToyGame::check(&leaky.view, order)
    }
    fn apply(
        p: &mut Position,
        order: &Order,
        chance: &mut impl Chance<ToyChanceNode>,
        sink: &mut impl EventSink<Event>,
    ) {
        let points = p.points;
        ToyGame::apply(p, order, chance, sink);
        match FAULT {
            LOSES => p.points = points,
            ENDLESS => p.turn = 0,
            HINTS => {
                for (points, worth) in p.points.iter_mut().zip(p.crates) {
                    *points = *points & 63 | u8::from(worth > 2) << 6;
                }
            }
            MOODY if MOOD.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) => p.points[0] ^= 64,
            _ => {}
        }
    }
    fn is_barrier(leaky: &LeakyToyView, order: &Order) -> bool {
        ToyGame::is_barrier(&leaky.view, order) && !(FAULT == FREE_LOOK && matches!(order, Order::Look(_)))
    }
    fn standings(leaky: &LeakyToyView) -> Standings {
        ToyGame::standings(&leaky.view)
    }
    fn fingerprint(p: &Position) -> u64 {
        match FAULT {
            VAGUE => ToyGame::fingerprint(&Position { points: [0; 3], crates: [0; 3], knows: [0; 3], ..*p }),
            RESTLESS => MOOD.fetch_add(1, Ordering::Relaxed),
            _ => ToyGame::fingerprint(p),
        }
    }
    fn write(order: &Order) -> String {
        ToyGame::write(order)
    }
    fn read(line: &str) -> Result<Order, NotationError> {
        ToyGame::read(line)
    }
    fn write_recorded(order: &Order, outcomes: &[u8]) -> String {
        ToyGame::write_recorded(order, if FAULT == FORGETS { &[] } else { outcomes })
    }
    fn read_recorded(line: &str) -> Result<(Order, Vec<u8>), NotationError> {
        ToyGame::read_recorded(line)
    }
    fn view(position: &Position, viewer: Option<Colour>) -> LeakyToyView {
        let mut view = ToyGame::view(position, viewer);
        if FAULT == OPEN {
            view.known = *position;
        }
        let next = position.crates[usize::from(view.eyes.unwrap_or(0) + 1) % usize::from(position.players)];
        LeakyToyView { view, secret: if matches!(FAULT, LEAKS | PEEKS) { next } else { 0 } }
    }
    fn open_view(position: &Position) -> LeakyToyView {
        LeakyToyView { view: ToyGame::open_view(position), secret: 0 }
    }
    fn redact(event: &Event, to: &LeakyToyView, ago: u32) -> Option<Event> {
        match (FAULT, event) {
            (TELLS, _) => Some(*event),
            (MUTE, Event::Drew { .. }) => None,
            _ => ToyGame::redact(event, &to.view, ago),
        }
    }
    fn redact_order(order: &Order, by: Colour, to: &LeakyToyView, ago: u32) -> Option<Order> {
        ToyGame::redact_order(order, by, &to.view, ago).filter(|order| FAULT != MUTE || *order != Order::Draw)
    }
    fn determinize(leaky: &LeakyToyView, generator: &mut RandomGenerator) -> Position {
        if FAULT != BIASED {
            return ToyGame::determinize(&leaky.view, generator);
        }
        let mut truth = leaky.view.known;
        for seat in (0..3).filter(|&seat| leaky.view.known.crates[seat] == SEALED) {
            let worth = generator.resolve(ToyChanceNode(truth.hold.map(|count| count.min(1))));
            truth.crates[seat] = worth;
            truth.hold[usize::from(worth) - 1] -= 1;
        }
        truth
    }
}

impl<const FAULT: u8> ScenarioFile<BrokenToyGame<FAULT>> for ToyScenario {
    fn title(&self) -> &str {
        &self.title
    }
    fn rules(&self) -> &[String] {
        &self.rules
    }
    fn setup(&self) -> Setup<BrokenToyGame<FAULT>> {
        let setup = self.setup.setup();
        Setup { seating: setup.seating, options: setup.options }
    }
    fn preset(&self) -> Option<SinglePreset> {
        self.setup.preset
    }
    fn set_rules_version(&mut self, version: u32) {
        self.setup.rules = Some(version);
    }
    fn play(&self) -> &[String] {
        &self.play
    }
    fn legality(&self) -> (&[String], &[String]) {
        (&self.expect.legal, &self.expect.not_legal)
    }
    fn with_title_and_orders(self, title: &str, play: Vec<String>) -> Self {
        ToyScenario { title: title.to_owned(), play, ..self }
    }
}

impl<const FAULT: u8> Scenarios for BrokenToyGame<FAULT> {
    type Scenario = ToyScenario;
    fn script(scene: &ToyScenario) -> ChanceScript<ToyChanceNode> {
        ToyGame::script(scene)
    }
    fn first_position(scene: &ToyScenario) -> Result<Position, ScenarioError> {
        let position = ToyGame::first_position(scene)?;
        let knows = [0, 1, 2].map(|seat| if position.crates[seat] > 0 { 1 << seat } else { 0 });
        Ok(if FAULT == POOR { Position { knows, ..position } } else { position })
    }
    fn differences(_: &ToyScenario, _: &[RecordedOrder<Self>], _: &Position) -> Vec<String> {
        Vec::new()
    }
    fn scenario_of(position: &Position) -> Result<ToyScenario, ScenarioError> {
        ToyGame::scenario_of(position)
    }
    fn start_of(position: &Position) -> Vec<u8> {
        ToyGame::start_of(position)
    }
}

impl<const FAULT: u8> Searchable for BrokenToyGame<FAULT> {}

impl<const FAULT: u8> GameOpponents for BrokenToyGame<FAULT> {
    type Engine = NoEngine;
    type Coach = NoCoach;
    type Reason = ();
}

impl<const FAULT: u8> ArenaGame for BrokenToyGame<FAULT> {
    type Behaviour = NoBehaviour;
    type Luck = NoLuckMeasure;
}

/// The faults affect only rules and files, so puzzles, lessons and statistics are empty.
impl<const FAULT: u8> Puzzles for BrokenToyGame<FAULT> {
    type Goal = NoGoal;
}

impl<const FAULT: u8> GameLessons for BrokenToyGame<FAULT> {
    type Pick = NoPick;
    type Highlight = NoLessons;
    type Expect = NoLessons;
}

impl<const FAULT: u8> Statistics for BrokenToyGame<FAULT> {
    type Figures = NoGameStats;
    type Achievement = NoAchievement;
}

#[cfg(test)]
mod tests {
    use orrery_core::ChanceNode;

    use super::*;
    use crate::contract::findings::CheckFailures;
    use crate::contract::game::{GameUnderTest, guesses};
    use crate::contract::{fair, orders, records, views};

    fn broken<const FAULT: u8>() -> GameUnderTest<BrokenToyGame<FAULT>> {
        GameUnderTest::new(150, guesses::<BrokenToyGame<FAULT>>)
    }

    #[test]
    fn view_checks_find_leaking_views_and_peeking_plans() {
        views::samples_reproduce_their_view(&broken::<LEAKS>()).assert_say("sees another world");
        views::samples_reproduce_their_view(&broken::<OPEN>()).assert_say("all seats know everything");
        views::plans_ignore_hidden_information(&broken::<PEEKS>()).assert_say("in another world");
    }

    /// Samples reproduce their view, because they copy the hint regardless of the crate. Only comparing events with views finds
    /// it.
    #[test]
    fn view_check_finds_values_derived_from_secrets() {
        views::samples_reproduce_their_view(&broken::<HINTS>()).assert_none();
        views::same_events_lead_to_the_same_view(&broken::<HINTS>()).assert_say("is told the same of");
    }

    #[test]
    fn undo_check_finds_revealing_orders_without_a_barrier() {
        views::undo_reveals_nothing(&broken::<FREE_LOOK>()).assert_say("can be taken back and shows");
    }

    #[test]
    fn event_check_finds_leaking_and_missing_events() {
        views::events_reveal_nothing_hidden(&broken::<TELLS>()).assert_say("sees the same and is told");
        views::events_reveal_nothing_hidden(&broken::<MUTE>()).assert_say("nobody is told");
        views::events_reveal_nothing_hidden(&broken::<MUTE>()).assert_say("is not told its own");
    }

    #[test]
    fn fairness_check_finds_biased_samples() {
        fair::determinize_is_fair(&broken::<BIASED>()).assert_say("unfair to");
        fair::determinize_is_fair(&broken::<OPEN>()).assert_say("0 of several truths");
    }

    #[test]
    fn order_checks_find_listing_notation_and_replay_errors() {
        orders::listed_orders_are_legal_and_round_trip(&broken::<OFFERS>()).assert_say("is listed and refused");
        orders::orders_have_the_same_effect_on_a_copy(&broken::<FORGETS>()).assert_say("is written `draw`");
        orders::orders_have_the_same_effect_on_a_copy(&broken::<LOSES>()).assert_say("neither lost nor made");
        orders::orders_have_the_same_effect_on_a_copy(&broken::<VAGUE>()).assert_say("does not tell");
        orders::orders_have_the_same_effect_on_a_copy(&broken::<MOODY>()).assert_say("goes another way on a copy");
        orders::random_matches_end_within_the_limit(&broken::<ENDLESS>()).assert_say("is longer than");
    }

    #[test]
    fn record_checks_find_incomplete_saves_logs_and_scenarios() {
        records::saves_round_trip_whole_matches::<BrokenToyGame<FORGETS>>().assert_say("is not saved");
        records::saves_round_trip_whole_matches::<BrokenToyGame<RESTLESS>>().assert_say("is not saved");
        records::logs_round_trip_whole_matches::<BrokenToyGame<FORGETS>>().assert_say("a log is not read");
        records::scenarios_round_trip_positions::<BrokenToyGame<POOR>>().assert_say("is another position");
    }

    /// A chance node that rejects its outcome 0, and assigns its outcome 5 to the wrong channel.
    #[derive(Debug, Clone, Copy)]
    struct FaultyChanceNode;

    impl ChanceNode for FaultyChanceNode {
        type Outcome = u8;
        const CHANNELS: &'static [&'static str] = &["dice", "deck"];
        fn outcome_count(&self) -> u32 {
            6
        }
        fn outcome(&self, n: u32) -> u8 {
            n.min(5) as u8
        }
        fn accept(&self, named: &u8) -> Option<u8> {
            (*named > 0).then_some(*named)
        }
        fn channel_of(outcome: &u8) -> usize {
            usize::from(*outcome > 4)
        }
        fn is_draw(&self) -> bool {
            false
        }
    }

    #[test]
    fn chance_check_finds_a_node_refusing_its_own_outcome() {
        let mut found = CheckFailures::default();
        orders::question(&FaultyChanceNode, &mut found);
        found.assert_say("does not take its own answer 0");
        found.assert_say("stands in the list 1");
    }
}
