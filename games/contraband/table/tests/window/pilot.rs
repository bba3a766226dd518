//! The game-specific part of the window tests of *Contraband*: the clicks for each of its orders.

use contraband::Contraband;
use contraband::rules::{BonusCard, BonusPlay, Metal, MetalCounts, Order, Preset, View};
use contraband_table::ContrabandFrontend;
use contraband_table::board::clicked_for;
use contraband_table::table::plan::gathered;
use contraband_table::table::{ClickTarget, OrderDraft};
use orrery_app::gallery::GalleryGames;
use orrery_core::Setup;
use orrery_pilot::hot_seat::seats;
use orrery_pilot::{ClickContext, ProgramUnderTest, TestPilot, gallery_of, game_tests};
use orrery_record::{Match, SeatControl};
use orrery_settings::LastSetup;

/// The test driver for Contraband.
pub struct ContrabandDriver;

/// The program with Contraband only.
pub type Program = orrery_pilot::TestProgram<ContrabandDriver>;

/// Writes settings that turn off animation and the pauses of opponents.
pub fn settle_settings(folder: &std::path::Path) {
    orrery_pilot::settle_settings::<ContrabandDriver>(folder);
}

impl ProgramUnderTest for ContrabandDriver {
    type Game = ContrabandFrontend;

    fn games() -> GalleryGames {
        gallery_of!(contraband, contraband_table => ContrabandFrontend)
    }

    fn quick(setup: &mut LastSetup<Contraband>) {
        setup.seats.truncate(2);
        (setup.preset, setup.options) = (Preset::Short, Preset::Short.options());
    }
}

/// Presets with different modes of play.
const PRESETS: [Preset; 3] = [Preset::Seed, Preset::Secret, Preset::Draft];

impl TestPilot for ContrabandDriver {
    fn clicks(hand: &ClickContext<'_, Self>, view: &View, order: &Order) -> Vec<ClickTarget> {
        match *order {
            Order::Play(BonusPlay::Radar(way)) => vec![ClickTarget::Card(BonusCard::SpyRadar), ClickTarget::Radar(way)],
            Order::Plan(row) => {
                let steps = row.steps().iter().flatten().copied().map(ClickTarget::Token);
                steps.chain([ClickTarget::Confirm]).collect()
            }
            Order::Hide(metals) | Order::Loot(metals) => gather(hand.draft, view, metals),
            Order::Change { nth, step } => vec![ClickTarget::Nth(nth), ClickTarget::Token(step)],
            ref other => clicked_for(view, other).into_iter().collect(),
        }
    }

    fn end() -> ClickTarget {
        ClickTarget::End
    }

    fn kinds() -> Vec<String> {
        const KINDS: [&str; 22] = [
            "Move", "Take", "Swap", "Leave", "Jettison", "Sell", "Buy", "Install", "Warp", "Play", "Attack", "Fight",
            "Stand", "Flee", "Submit", "Hide", "Loot", "Lose", "End", "Plan", "Change", "Done",
        ];
        KINDS.map(str::to_owned).into()
    }

    fn deal(seed: u64) -> Match<Contraband> {
        let setup = Setup::<Contraband>::plain(2, PRESETS[seed as usize % PRESETS.len()].options());
        let mut seats = seats(&setup.seating, |_| SeatControl::Human);
        seats.iter_mut().for_each(|seat| seat.name.push_str(" player"));
        Match::deal(setup, seats, seed, None).expect("two can play")
    }
}

/// Returns the clicks that change the current selection to these metals.
fn gather(draft: &OrderDraft, view: &View, wanted: MetalCounts) -> Vec<ClickTarget> {
    let now = gathered(*draft, view).expect("metals are asked for");
    let mut clicks = Vec::new();
    for &metal in Metal::ALL {
        clicks.extend((wanted.count(metal)..now.count(metal)).map(|_| ClickTarget::Less(metal)));
    }
    for &metal in Metal::ALL {
        clicks.extend((now.count(metal)..wanted.count(metal)).map(|_| ClickTarget::More(metal)));
    }
    clicks.push(ClickTarget::Confirm);
    clicks
}

game_tests!(ContrabandDriver, "pilot");
