//! The test pilot of *Alien Frontiers*: gives its orders by each input device, as a person would.

mod keys;
mod mouse;
mod pad;
mod puzzles;
mod targets;

use orrery::app::gallery::GalleryGames;
use orrery::core::{Colour, Opponent};
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{
    Card, DockingDuty, Facility, Loot, Options, Order, Position, Setup, Ships,
};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, OrderEntryMode};
use orrery::panels::player_name;
use orrery::record::{Seat, SeatControl};
use orrery_pilot::mouse::MouseDevice;
use orrery_pilot::{ProgramUnderTest, TestPilot, gallery_of, game_tests};

use self::targets::{amounts, hand_targets};

pub use self::keys::dice as press_dice;
pub use self::mouse::dice as click_dice;

/// The type that connects Alien Frontiers to the shared pilot.
pub struct AlienFrontiersDriver;

/// The program with Alien Frontiers as its only game.
pub type Program = orrery_pilot::TestProgram<AlienFrontiersDriver>;

/// A simulated player of Alien Frontiers with one input device.
pub type AlienFrontiersPlayer<H> = orrery_pilot::SimulatedPlayer<AlienFrontiersDriver, H>;

/// Writes settings that turn off animation and opponents' pauses.
pub fn settle_settings(folder: &std::path::Path) {
    orrery_pilot::settle_settings::<AlienFrontiersDriver>(folder);
}

impl ProgramUnderTest for AlienFrontiersDriver {
    type Game = AlienFrontiersFrontend;

    fn games() -> GalleryGames {
        gallery_of!(orrery::games::alien_frontiers, orrery::games::alien_frontiers_table => AlienFrontiersFrontend)
    }
}

impl TestPilot for AlienFrontiersDriver {
    fn end() -> ClickTarget {
        ClickTarget::End
    }

    fn kinds() -> Vec<String> {
        wanted()
    }

    fn kind(order: &Order) -> String {
        kind(*order)
    }

    fn deal(seed: u64) -> Match {
        // Only with this option may a ship be put in the Bay voluntarily.
        let docking_duty = if seed % 2 == 1 { DockingDuty::Free } else { DockingDuty::default() };
        let options = Options { docking_duty, ..Options::default() };
        let setup = Setup { seating: seats().iter().map(|seat| seat.colour).collect(), options };
        Match::deal(setup, seats(), seed, None).expect("three people can play")
    }

    fn set_up_by_mouse(program: &mut Program) -> Vec<String> {
        MouseDevice::click_label(program, &text("ui-setup-add"));
        MouseDevice::choose(program, 5, &player_name::<AlienFrontiersFrontend>(Some(Opponent::Random)));
        ["human", "simple", "random", "simple"].map(str::to_owned).into()
    }

    fn moment(program: &Program) -> String {
        let game = program.game().expect("a match is open");
        let undone: Vec<Order> = game.undone().iter().map(|(order, _)| *order).collect();
        format!("{:?}", (undone, game.fingerprint(), game.undo_barrier(), game.can_undo()))
    }

    fn decide(position: &Position, opponent: Opponent, seed: u64) -> Order {
        decide(position, opponent, seed)
    }

    fn by_mouse(program: &mut Program, order: &Order) {
        mouse::give(program, *order);
    }

    fn by_keys(program: &mut Program, order: &Order) {
        keys::give(program, *order);
    }

    fn by_pad(program: &mut Program, order: &Order) {
        pad::give(program, *order);
    }
}

game_tests!(AlienFrontiersDriver, "alien_frontiers::pilot");

/// Returns a keyword that is the same for orders given in the same way.
fn kind(order: Order) -> String {
    match order {
        Order::Roll => "roll".to_owned(),
        Order::Dock { facility, .. } | Order::Settle { facility, .. } => format!("dock {facility:?}"),
        Order::Raid { loot: Loot::Card { .. }, .. } => "raid a card".to_owned(),
        Order::Raid { loot: Loot::Resources(haul), .. } => format!("raid {}", haul.total()),
        Order::Cycle => "cycle".to_owned(),
        Order::Claim(_) => "claim".to_owned(),
        Order::Trade(ore) => format!("trade {}", ore.min(2)),
        Order::Launch(_) => "launch".to_owned(),
        Order::BuyRelic => "relic".to_owned(),
        Order::Use(power) => format!("use {:?}", power.card()),
        Order::Discard(power) => format!("discard {:?}", power.card()),
        Order::Shed { fuel: 0, .. } | Order::Shed { ore: 0, .. } => "shed one kind".to_owned(),
        Order::Shed { .. } => "shed both".to_owned(),
        Order::End => "end".to_owned(),
    }
}

fn seats() -> Vec<Seat> {
    let colours = Colour::ALL.iter().take(3);
    colours.map(|&colour| Seat { colour, name: format!("{colour} player"), control: SeatControl::Human }).collect()
}

/// Returns the kinds of orders that must occur.
fn wanted() -> Vec<String> {
    let mut all: Vec<String> = Facility::ALL
        .iter()
        .filter(|&&facility| facility != Facility::RaidersOutpost)
        .map(|facility| format!("dock {facility:?}"))
        .collect();
    for &card in Card::ALL {
        all.extend(card.power_price().map(|_| format!("use {card:?}")));
        all.extend(card.has_discard_power().then(|| format!("discard {card:?}")));
    }
    let others = [
        "roll",
        "raid a card",
        "raid 0",
        "raid 4",
        "cycle",
        "claim",
        "trade 1",
        "trade 2",
        "launch",
        "relic",
        "shed one kind",
        "shed both",
        "end",
    ];
    all.extend(others.map(str::to_owned));
    all
}

/// Returns the tray indices of the dice in `ships`.
fn dice_of(program: &Program, ships: Ships) -> Vec<usize> {
    let index = |target| match target {
        ClickTarget::HandShip { index, .. } => index,
        other => unreachable!("{other:?} is no die"),
    };
    hand_targets(&program.position(), ships).into_iter().map(index).collect()
}

/// Returns the proposed loot of a raid.
fn proposed(program: &Program) -> Loot {
    match program.plan().mode() {
        OrderEntryMode::Loot(draft) => draft.loot,
        mode => panic!("no loot is chosen but {mode:?}"),
    }
}

/// Chooses the loot of a raid, one target after the other, after removing the proposed loot.
fn choose_loot(program: &mut Program, loot: Loot, take: impl Fn(&mut Program, ClickTarget)) {
    match proposed(program) {
        now if now == loot => return,
        Loot::Card { from, card } => {
            if matches!(loot, Loot::Resources(haul) if haul.is_empty()) {
                take(program, ClickTarget::HeldCard { colour: from, card });
            }
        }
        Loot::Resources(haul) => {
            for (colour, fuel, count) in amounts(&program.position(), haul) {
                (0..count).for_each(|_| take(program, ClickTarget::Return { colour, fuel }));
            }
        }
    }
    match loot {
        Loot::Card { from, card } => take(program, ClickTarget::HeldCard { colour: from, card }),
        Loot::Resources(haul) => {
            for (colour, fuel, count) in amounts(&program.position(), haul) {
                (0..count).for_each(|_| take(program, ClickTarget::Resource { colour, fuel }));
            }
        }
    }
}

/// Changes the goods given up until `fuel` of them are fuel.
fn choose_shed(program: &mut Program, fuel: u8, take: impl Fn(&mut Program, ClickTarget)) {
    let colour = program.position().mover();
    for _ in 0..20 {
        let OrderEntryMode::Shed(draft) = program.plan().mode().clone() else {
            panic!("nothing is asked; {}", program.report());
        };
        if draft.fuel == fuel {
            break;
        }
        take(program, ClickTarget::Resource { colour, fuel: draft.fuel < fuel });
    }
}
