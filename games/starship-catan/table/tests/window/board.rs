//! Tests of the board scene, composed after every order of many random matches: everything with a scene name is drawn, every
//! clickable target can be pointed at, and nothing reveals hidden information.

use std::collections::BTreeSet;

use super::pilot::StarshipCatanDriver;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use orrery_board::scene::{ComposedScene, NodeLook};
use orrery_board::{BoardScene, SceneContext};
use orrery_core::{Colour, RandomGenerator, Rules, SeededChance};
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_table::{ClickResult, mirror_view};
use starship_catan::StarshipCatan;
use starship_catan::rules::{Phase, Position, Preset, Setup, View, VisibleFace};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::board::{BoardPieces, PieceQueries, target_id};
use starship_catan_table::locale::{card_name, text};
use starship_catan_table::table::plan::PendingOrder;
use starship_catan_table::table::{AdjustableAmount, ClickTarget, OrderDraft};

/// A table as one viewer sees it.
struct ViewedTable {
    world: World,
    keys: KeyMap,
    /// True if two people share the screen.
    shared: bool,
}

impl ViewedTable {
    fn new(view: &View) -> Self {
        let mut world = World::new();
        mirror_view::<StarshipCatanFrontend>(&mut world, view);
        ViewedTable { world, keys: orrery_pilot::key_map::<StarshipCatanDriver>(), shared: false }
    }

    fn seen(&mut self, view: &View) -> BoardPieces {
        mirror_view::<StarshipCatanFrontend>(&mut self.world, view);
        let mut state: SystemState<PieceQueries> = SystemState::new(&mut self.world);
        state.get(&self.world).expect("the queries of the board").read_pieces()
    }

    fn scene(
        &mut self,
        view: &View,
        plan: &PendingOrder,
        targets: &[ClickTarget],
        aimed: Option<ClickTarget>,
    ) -> ComposedScene {
        let seen = self.seen(view);
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Blue, "Ilse")]);
        let pointed = aimed.map(|target| orrery_board::PointedTarget { target, explain: true, by_keys: false });
        let ctx = SceneContext {
            names: &names,
            local: !targets.is_empty(),
            shared: self.shared,
            targets,
            pointed,
            keys: &self.keys,
            ..SceneContext::bare(view, plan, &seen, Rect::new(0.0, 0.0, 1600.0, 900.0))
        };
        StarshipCatanFrontend::compose(&ctx).0
    }
}

/// Reports whether the panels, and not the board, show a target: the end of the turn, cancelling, and "all" in panels in which
/// resources are picked one by one.
fn is_of_panels(target: ClickTarget, draft: &OrderDraft) -> bool {
    match target {
        ClickTarget::End | ClickTarget::Cancel | ClickTarget::All(_) => true,
        ClickTarget::Confirm => matches!(draft, OrderDraft::Nothing),
        // While a reward or a deal is being picked, the other choices are not offered.
        ClickTarget::Adventure(_) => false,
        ClickTarget::Settle | ClickTarget::Found => matches!(draft, OrderDraft::Reward(_)),
        ClickTarget::More(counter) | ClickTarget::Less(counter) => match counter {
            AdjustableAmount::Buy(_) | AdjustableAmount::Sell(_) => matches!(draft, OrderDraft::Reward(_)),
            _ => false,
        },
        ClickTarget::Offer => matches!(draft, OrderDraft::Deal(_) | OrderDraft::Offer(_)),
        _ => false,
    }
}

fn check(scene: &ComposedScene, targets: &[ClickTarget], draft: &OrderDraft, phase: Phase) {
    let mut names = BTreeSet::new();
    for node in &scene.nodes {
        assert!(names.insert(node.id), "two things have one name: {:?} in {phase:?}", node.look);
        assert!(node.at.is_finite() && node.scale > 0.0, "{node:?}");
        if let NodeLook::Piece(piece) = &node.look {
            assert!(orrery_board::art::get(piece).is_some(), "no drawing is called {piece}");
        }
    }
    for &target in targets.iter().filter(|target| !is_of_panels(**target, draft)) {
        let there = scene.hits.iter().any(|hit| hit.target == target_id(target) && !hit.zone.area().is_empty());
        assert!(there, "{target:?} cannot be pointed at in {phase:?} with {draft:?}");
    }
}

fn setup(seed: u64) -> Setup {
    Setup::plain(2, Preset::ALL[seed as usize % Preset::ALL.len()].options())
}

/// Plays a match by random clicks, and calls `look` after every step.
fn play(seed: u64, orders: usize, mut look: impl FnMut(&Position, &PendingOrder, &[ClickTarget], Option<ClickTarget>)) {
    let (mut chance, mut generator) = (SeededChance::new(seed, 1), RandomGenerator::new(seed));
    let setup = setup(seed);
    let start = StarshipCatan::deal(&setup, &mut chance);
    let mut truth = StarshipCatan::position(&setup, &start).expect("two may play");
    let (mut plan, mut given) = (PendingOrder::default(), 0);
    // Random clicks on a draft may go round in circles, so the draft is cancelled after a while.
    let mut clicks = 0;
    while given < orders && !truth.is_over() {
        let view = StarshipCatan::view(&truth, StarshipCatan::to_act(&truth));
        let targets = plan.targets(&view);
        let aimed = (!targets.is_empty()).then(|| targets[generator.below(targets.len() as u32) as usize]);
        look(&truth, &plan, &targets, aimed);
        clicks += 1;
        let step = aimed.map(|target| plan.pick_with_proposal(&view, target));
        let order = match step {
            Some(ClickResult::Order(order)) => Some(order),
            _ if clicks > 12 || targets.is_empty() => {
                let mut all = Vec::new();
                StarshipCatan::legal(&view, &mut all);
                Some(all[generator.below(all.len() as u32) as usize])
            }
            _ => None,
        };
        if let Some(order) = order {
            StarshipCatan::apply(&mut truth, &order, &mut chance, &mut ());
            (plan, clicks) = (PendingOrder::default(), 0);
            given += 1;
        }
    }
}

#[test]
fn every_piece_has_a_drawing_and_every_target_a_hit_area() {
    for seed in 0..6 {
        let mut table = None;
        play(seed, 150, |truth, plan, targets, aimed| {
            let view = StarshipCatan::view(truth, StarshipCatan::to_act(truth));
            let table = table.get_or_insert_with(|| ViewedTable::new(&view));
            check(&table.scene(&view, plan, targets, None), targets, plan, truth.phase);
            check(&table.scene(&view, plan, targets, aimed), &[], plan, truth.phase);
        });
    }
}

#[test]
fn spectator_board_never_shows_sensor_cards() {
    for seed in 0..4 {
        let mut table = None;
        play(seed, 150, |truth, _, _, _| {
            let view = StarshipCatan::view(truth, None);
            let table = table.get_or_insert_with(|| ViewedTable::new(&view));
            let scene = table.scene(&view, &PendingOrder::default(), &[], None);
            check(&scene, &[], &OrderDraft::Nothing, truth.phase);
            if truth.phase == Phase::Arrange {
                let looked: Vec<String> =
                    truth.flight.look.cards().iter().flatten().map(|card| format!("world-{card:?}")).collect();
                let shown = |node: &orrery_board::scene::SceneNode| matches!(&node.look, NodeLook::Piece(piece) if looked.contains(piece));
                assert!(!scene.nodes.iter().any(shown), "a card of the look is shown to all");
            }
        });
    }
}

#[test]
fn hovered_sensor_card_stays_closed_on_a_shared_screen() {
    let (mut alone, mut beside) = (0, 0);
    for seed in 0..12 {
        let mut table = None;
        play(seed, 150, |truth, plan, targets, _| {
            let view = StarshipCatan::view(truth, StarshipCatan::to_act(truth));
            if truth.phase != Phase::Arrange || !matches!(**plan, OrderDraft::Nothing) {
                return;
            }
            let table = table.get_or_insert_with(|| ViewedTable::new(&view));
            let names: Vec<String> = view.looked_at().iter().flatten().map(|card| card_name(*card)).collect();
            let mut told = |shared: bool| {
                table.shared = shared;
                let scene = table.scene(&view, plan, targets, Some(ClickTarget::LookCard(1)));
                let is_name = |node: &orrery_board::scene::SceneNode| matches!(&node.look, NodeLook::Words(words) if names.contains(&words.text));
                scene.nodes.iter().filter(|node| is_name(node)).count()
            };
            (alone, beside) = (alone + told(false), beside + told(true));
        });
    }
    assert!(alone > 0, "no match came to a look");
    assert_eq!(beside, 0, "a card is shown to a spectator");
}

#[test]
fn won_fight_hides_the_next_card_until_the_prize_is_chosen() {
    let mut prizes = 0;
    for seed in 0..30 {
        let mut table = None;
        play(seed, 150, |truth, plan, targets, _| {
            let view = StarshipCatan::view(truth, StarshipCatan::to_act(truth));
            if truth.phase != Phase::Take || !truth.flight.is_laid() {
                return;
            }
            let Some(VisibleFace::Card(card)) = view.row().last() else { return };
            let table = table.get_or_insert_with(|| ViewedTable::new(&view));
            let scene = table.scene(&view, plan, targets, None);
            let title = card_name(card).to_uppercase();
            let told = |wanted: &str| {
                scene.nodes.iter().any(|node| matches!(&node.look, NodeLook::Words(words) if words.text == wanted))
            };
            assert!(!told(&title), "{title} stands over the prize");
            assert!(told(&text("ui-fight-is-won").to_uppercase()), "the fight is not told");
            prizes += 1;
        });
    }
    assert!(prizes > 0, "no match came to a prize");
}
