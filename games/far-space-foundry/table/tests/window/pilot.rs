//! The test driver of *Far Space Foundry*: the clicks for each of its orders.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{
    CargoTransfer, CargoTransferLine, FreighterKind, Good, KeptAliens, Order, Pilot as Card, Preset, View,
};
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::board::clicked_for;
use far_space_foundry_table::table::plan::{charges, gathered, kept};
use far_space_foundry_table::table::{ClickResult, ClickTarget, GoodsAmount, GoodsDraft, OrderDraft};
use orrery_app::gallery::GalleryGames;
use orrery_core::Setup;
use orrery_pilot::hot_seat::seats;
use orrery_pilot::{ClickCollector, ClickContext, ProgramUnderTest, TestPilot, gallery_of, game_tests};
use orrery_record::{Match, SeatControl};
use orrery_settings::LastSetup;
use orrery_table::OrderInput as _;

/// The test driver that plays Far Space Foundry.
pub struct FarSpaceFoundryDriver;

/// The program with only Far Space Foundry.
pub type Program = orrery_pilot::TestProgram<FarSpaceFoundryDriver>;

/// Writes settings that turn off animation and opponents' pauses.
pub fn settle_settings(folder: &std::path::Path) {
    orrery_pilot::settle_settings::<FarSpaceFoundryDriver>(folder);
}

impl ProgramUnderTest for FarSpaceFoundryDriver {
    type Game = FarSpaceFoundryFrontend;

    fn games() -> GalleryGames {
        gallery_of!(far_space_foundry, far_space_foundry_table => FarSpaceFoundryFrontend)
    }

    fn quick(setup: &mut LastSetup<FarSpaceFoundry>) {
        setup.seats.truncate(2);
    }
}

impl TestPilot for FarSpaceFoundryDriver {
    fn clicks(hand: &ClickContext<'_, Self>, view: &View, order: &Order) -> Vec<ClickTarget> {
        match *order {
            Order::Play { pilot, roll: true } => vec![ClickTarget::Pilot(pilot), ClickTarget::Roll],
            Order::Play { pilot, roll: false } => vec![ClickTarget::Pilot(pilot)],
            Order::Hire { pilot, alone: true } => vec![ClickTarget::Alone, ClickTarget::Hire(pilot)],
            Order::Bribe { dock, .. } => vec![ClickTarget::Bribe, ClickTarget::Dock(dock)],
            Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo) => {
                gather(hand, view, order, &cargo)
            }
            Order::Keep(wanted) => keep(hand.draft, view, wanted),
            ref other => clicked_for(other).into_iter().collect(),
        }
    }

    fn same(one: &Order, other: &Order) -> bool {
        one == other || sorted(one).is_some_and(|lines| Some(lines) == sorted(other))
    }

    fn end() -> ClickTarget {
        ClickTarget::End
    }

    /// Returns the order that the table offers in place of `order`. Charging all products for a credit is not offered if only one
    /// is left to charge, which is free.
    fn offered(view: &View, order: Order) -> Order {
        match (order, &charges(view)[..]) {
            (Order::Charge(None), &[ClickTarget::Charge(product)]) => Order::Charge(Some(product)),
            (order, _) => order,
        }
    }

    fn deal(seed: u64) -> Match<FarSpaceFoundry> {
        let presets = Preset::ALL;
        let setup =
            Setup::<FarSpaceFoundry>::plain(2 + (seed % 3) as u8, presets[seed as usize % presets.len()].options());
        let mut seats = seats(&setup.seating, |_| SeatControl::Human);
        seats.iter_mut().for_each(|seat| seat.name.push_str(" player"));
        Match::deal(setup, seats, seed, None).expect("they can play")
    }

    // The program deals automatically.
    fn kinds() -> Vec<String> {
        const KINDS: [&str; 18] = [
            "Play", "Land", "Lift", "Take", "Unload", "Load", "Process", "Sell", "Cantina", "Hire", "Make", "Charge",
            "Upgrade", "Earn", "Bribe", "End", "Keep", "Stow",
        ];
        KINDS.map(str::to_owned).into()
    }
}

/// Returns the amount of a good that is gathered for a freighter.
fn amount(draft: &OrderDraft, view: &View, (ship, good): (FreighterKind, Good)) -> GoodsAmount {
    let none = GoodsAmount { ship, good, count: 0, off: 0, on: 0 };
    gathered(draft, view).and_then(|goods| goods.amount(ship, good).copied()).unwrap_or(none)
}

/// The clicks that gather the goods of an order.
struct GoodsClicks<'a> {
    view: &'a View,
    lines: &'a [CargoTransferLine],
    clicking: ClickCollector<'a, FarSpaceFoundry>,
}

impl GoodsClicks<'_> {
    /// Returns the goods gathered or proposed.
    fn now(&self) -> GoodsDraft {
        gathered(&self.clicking.draft, self.view).unwrap_or_else(|| GoodsDraft::empty(FreighterKind::Federal))
    }

    /// Returns the amount of a good to move to or from a freighter, in the lines that `counts` accepts.
    fn sum(&self, of: (FreighterKind, Good), counts: fn(&CargoTransferLine) -> bool) -> u8 {
        let same = self.lines.iter().filter(|line| (line.ship, line.good) == of && counts(line));
        same.map(|line| line.count).sum()
    }

    fn until(&mut self, click: ClickTarget, of: (FreighterKind, Good), wanted: impl Fn(GoodsAmount) -> bool) {
        let view = self.view;
        self.clicking.until(click, |draft| wanted(amount(draft, view, of)));
    }

    /// Removes surplus goods gathered for a freighter.
    fn empty(&mut self, ship: FreighterKind) {
        if self.now().ship != ship {
            self.clicking.click(ClickTarget::Ship(ship));
        }
        let here = self.now().amounts.into_iter().filter(|amount| amount.ship == ship);
        for good in here.map(|amount| amount.good) {
            let most = self.sum((ship, good), |_| true);
            self.until(ClickTarget::Less(ship, good), (ship, good), |now| now.count <= most);
        }
    }

    /// Adds the goods that a freighter still lacks, then stacks them or takes them off pairs as required.
    fn fill(&mut self, ship: FreighterKind) {
        self.empty(ship);
        let goods: Vec<Good> = self.lines.iter().filter(|line| line.ship == ship).map(|line| line.good).collect();
        for &good in &goods {
            let least = self.sum((ship, good), |_| true);
            self.until(ClickTarget::More(ship, good), (ship, good), |now| now.count >= least);
        }
        for &good in &goods {
            let (off, on) = (self.sum((ship, good), |line| line.off), self.sum((ship, good), |line| line.on));
            self.until(ClickTarget::OffPair(ship, good), (ship, good), |now| now.off == off);
            self.until(ClickTarget::Stack(ship, good), (ship, good), |now| now.on == on);
        }
    }
}

/// Returns the clicks that gather each of these goods one by one, as required by lessons.
fn one_by_one(cargo: &CargoTransfer) -> Vec<ClickTarget> {
    let one = |line: &CargoTransferLine| vec![ClickTarget::More(line.ship, line.good); line.count.into()];
    cargo.lines().iter().flat_map(one).chain([ClickTarget::Confirm]).collect()
}

/// Reports whether these clicks result in the order.
fn gives(draft: &OrderDraft, view: &View, clicks: &[ClickTarget], order: &Order) -> bool {
    let mut draft = draft.clone();
    let (last, first) = clicks.split_last().expect("an order takes a click");
    let taken = first.iter().all(|&click| matches!(FarSpaceFoundry::step(&mut draft, view, click), ClickResult::More));
    let given = FarSpaceFoundry::step(&mut draft, view, *last);
    taken && matches!(given, ClickResult::Order(given) if FarSpaceFoundryDriver::same(&given, order))
}

/// Returns the clicks for goods: confirms the proposal if it matches the order, otherwise adjusts one freighter after the other.
fn gather(
    hand: &ClickContext<'_, FarSpaceFoundryDriver>,
    view: &View,
    order: &Order,
    cargo: &CargoTransfer,
) -> Vec<ClickTarget> {
    let simple = one_by_one(cargo);
    if hand.by_name && gives(hand.draft, view, &simple, order) {
        return simple;
    }
    let mut loading = GoodsClicks { view, lines: cargo.lines(), clicking: ClickCollector::new(hand, view) };
    let proposed = FarSpaceFoundry::step(&mut hand.draft.clone(), view, ClickTarget::Confirm);
    if !matches!(proposed, ClickResult::Order(proposed) if FarSpaceFoundryDriver::same(&proposed, order)) {
        let proposed = loading.now().amounts;
        if matches!(order, Order::Stow(_)) {
            proposed.iter().for_each(|amount| loading.empty(amount.ship));
        }
        loading.lines.iter().for_each(|line| loading.fill(line.ship));
        let wanted = |ship| loading.lines.iter().any(|line| line.ship == ship);
        let left: Vec<FreighterKind> =
            loading.now().amounts.iter().map(|left| left.ship).filter(|ship| !wanted(*ship)).collect();
        left.into_iter().for_each(|ship| loading.empty(ship));
    }
    loading.clicking.with(ClickTarget::Confirm)
}

/// Returns the lines of goods in a fixed order, because the sequence of freighters makes no difference. Returns `None` for an
/// order without goods.
fn sorted(order: &Order) -> Option<Vec<CargoTransferLine>> {
    let (Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo)) = order else {
        return None;
    };
    let mut lines = cargo.lines().to_vec();
    lines.sort_unstable();
    Some(lines)
}

/// Returns the clicks for keeping aliens. A proposed pilot is deselected if no pilot of its colour is wanted, and replaced if
/// another pilot of its colour is wanted.
fn keep(draft: &OrderDraft, view: &View, wanted: KeptAliens) -> Vec<ClickTarget> {
    let proposed = kept(draft, view);
    let of_colour = |pilot: &Card| wanted.all().iter().any(|one| one.alien() == pilot.alien());
    let left = proposed.all().iter().copied().filter(|pilot| !of_colour(pilot));
    let chosen = wanted.all().iter().copied().filter(|&pilot| !proposed.has(pilot));
    left.chain(chosen).map(ClickTarget::Keep).chain([ClickTarget::Confirm]).collect()
}

game_tests!(FarSpaceFoundryDriver, "pilot");
