//! All targets that might be clicked, in a fixed order. The keyboard focus starts at the first target.

use super::goods_direction::{GoodsDirection, goods_direction, sources};
use crate::rules::{Asteroid, DOCKS, FreighterKind, Good, Phase, Pilot, Product, RAW_GOODS, View};
use crate::table::types::{OrderDraft, Target};

/// Returns all targets that might be clicked now.
pub(super) fn universe(draft: &OrderDraft, view: &View) -> Vec<Target> {
    let known = &view.known;
    let mut all = match known.stage {
        Phase::Begin => vec![Target::Begin],
        Phase::Stow => goods(view),
        Phase::Card => cards(view),
        Phase::Fly => flights().collect(),
        Phase::Work => work(draft, view),
        Phase::Hire => hires(view),
        Phase::Keep => Pilot::ALL.iter().map(|&pilot| Target::Keep(pilot)).collect(),
        Phase::Over => Vec::new(),
    };
    if matches!(known.stage, Phase::Card | Phase::Fly | Phase::Work) {
        if *draft == OrderDraft::Bribe && known.stage == Phase::Work {
            all.extend((1..=DOCKS).map(Target::Dock));
        }
        all.push(Target::Bribe);
    }
    all.extend([Target::Confirm, Target::Cancel]);
    all
}

fn flights() -> impl Iterator<Item = Target> {
    (1..=DOCKS).map(Target::Dock).chain([Target::Land, Target::Lift])
}

fn cards(view: &View) -> Vec<Target> {
    let hand = view.known.mover().hand.all().iter().map(|&pilot| Target::Pilot(pilot));
    hand.chain([Target::Roll]).chain(flights()).collect()
}

fn goods(view: &View) -> Vec<Target> {
    let mut all = Vec::new();
    match goods_direction(view) {
        Some(GoodsDirection::Take) => all.extend(Asteroid::ALL.iter().map(|&asteroid| Target::Asteroid(asteroid))),
        Some(_) => all.extend(FreighterKind::ALL.iter().map(|&ship| Target::Ship(ship))),
        None => {}
    }
    let sources = sources(view);
    let kinds: [fn(FreighterKind, Good) -> Target; 4] = [Target::More, Target::Less, Target::Stack, Target::OffPair];
    for kind in kinds {
        all.extend(sources.iter().map(|&(ship, good)| kind(ship, good)));
    }
    all
}

fn work(draft: &OrderDraft, view: &View) -> Vec<Target> {
    let mut all = if *draft == OrderDraft::Bribe { Vec::new() } else { goods(view) };
    all.extend((1..=RAW_GOODS).map(Target::Process));
    all.extend((1..=RAW_GOODS).map(Target::Sell));
    all.push(Target::Cantina);
    for product in view.known.products() {
        all.extend((1..=product.card().times).map(|times| Target::Make(product, times)));
    }
    all.extend(Product::ALL.iter().map(|&product| Target::Charge(product)));
    all.push(Target::ChargeAll);
    all.extend(FreighterKind::ALL.iter().map(|&ship| Target::Upgrade(ship)));
    all.extend([Target::Earn, Target::End]);
    all
}

fn hires(view: &View) -> Vec<Target> {
    let shown = view.known.shown.all().iter().map(|&pilot| Target::Hire(Some(pilot)));
    shown.chain([Target::Hire(None), Target::Alone]).collect()
}
