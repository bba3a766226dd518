//! All targets that might be clicked, in a fixed order. The keyboard focus starts at the first target.

use super::goods_direction::{CargoOrderKind, goods_direction, sources};
use crate::rules::{Asteroid, DOCKS, FreighterKind, Good, Phase, Pilot, Product, RAW_GOODS, View};
use crate::table::types::{ClickTarget, OrderDraft};

/// Returns all targets that might be clicked now.
pub(super) fn universe(draft: &OrderDraft, view: &View) -> Vec<ClickTarget> {
    let known = &view.known;
    let mut all = match known.stage {
        Phase::Begin => vec![ClickTarget::Begin],
        Phase::Stow => goods(view),
        Phase::Card => cards(view),
        Phase::Fly => flights().collect(),
        Phase::Work => work(draft, view),
        Phase::Hire => hires(view),
        Phase::Keep => Pilot::ALL.iter().map(|&pilot| ClickTarget::Keep(pilot)).collect(),
        Phase::Over => Vec::new(),
    };
    if matches!(known.stage, Phase::Card | Phase::Fly | Phase::Work) {
        if *draft == OrderDraft::Bribe && known.stage == Phase::Work {
            all.extend((1..=DOCKS).map(ClickTarget::Dock));
        }
        all.push(ClickTarget::Bribe);
    }
    all.extend([ClickTarget::Confirm, ClickTarget::Cancel]);
    all
}

fn flights() -> impl Iterator<Item = ClickTarget> {
    (1..=DOCKS).map(ClickTarget::Dock).chain([ClickTarget::Land, ClickTarget::Lift])
}

fn cards(view: &View) -> Vec<ClickTarget> {
    let hand = view.known.mover().hand.all().iter().map(|&pilot| ClickTarget::Pilot(pilot));
    hand.chain([ClickTarget::Roll]).chain(flights()).collect()
}

fn goods(view: &View) -> Vec<ClickTarget> {
    let mut all = Vec::new();
    match goods_direction(view) {
        Some(CargoOrderKind::Take) => all.extend(Asteroid::ALL.iter().map(|&asteroid| ClickTarget::Asteroid(asteroid))),
        Some(_) => all.extend(FreighterKind::ALL.iter().map(|&ship| ClickTarget::Ship(ship))),
        None => {}
    }
    let sources = sources(view);
    let kinds: [fn(FreighterKind, Good) -> ClickTarget; 4] =
        [ClickTarget::More, ClickTarget::Less, ClickTarget::Stack, ClickTarget::OffPair];
    for kind in kinds {
        all.extend(sources.iter().map(|&(ship, good)| kind(ship, good)));
    }
    all
}

fn work(draft: &OrderDraft, view: &View) -> Vec<ClickTarget> {
    let mut all = if *draft == OrderDraft::Bribe { Vec::new() } else { goods(view) };
    all.extend((1..=RAW_GOODS).map(ClickTarget::Process));
    all.extend((1..=RAW_GOODS).map(ClickTarget::Sell));
    all.push(ClickTarget::Cantina);
    for product in view.known.products() {
        all.extend((1..=product.card().times).map(|times| ClickTarget::Make(product, times)));
    }
    all.extend(Product::ALL.iter().map(|&product| ClickTarget::Charge(product)));
    all.push(ClickTarget::ChargeAll);
    all.extend(FreighterKind::ALL.iter().map(|&ship| ClickTarget::Upgrade(ship)));
    all.extend([ClickTarget::Earn, ClickTarget::End]);
    all
}

fn hires(view: &View) -> Vec<ClickTarget> {
    let shown = view.known.shown.all().iter().map(|&pilot| ClickTarget::Hire(Some(pilot)));
    shown.chain([ClickTarget::Hire(None), ClickTarget::Alone]).collect()
}
