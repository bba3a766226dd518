//! All targets that might be clicked, in a fixed order: the first one gets the keyboard focus first.

use super::way::{Way, sources, way};
use crate::rules::{Asteroid, DOCKS, Good, Pilot, Product, RAW_GOODS, Ship, Stage, View};
use crate::table::types::{Draft, Target};

/// Returns all targets that might be clicked now.
pub(super) fn universe(draft: &Draft, view: &View) -> Vec<Target> {
    let known = &view.known;
    let mut all = match known.stage {
        Stage::Begin => vec![Target::Begin],
        Stage::Stow => goods(view),
        Stage::Card => cards(view),
        Stage::Fly => flights().collect(),
        Stage::Work => work(draft, view),
        Stage::Hire => hires(view),
        Stage::Keep => Pilot::ALL.iter().map(|&pilot| Target::Keep(pilot)).collect(),
        Stage::Over => Vec::new(),
    };
    if matches!(known.stage, Stage::Card | Stage::Fly | Stage::Work) {
        if *draft == Draft::Bribe && known.stage == Stage::Work {
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
    match way(view) {
        Some(Way::Take) => all.extend(Asteroid::ALL.iter().map(|&asteroid| Target::Asteroid(asteroid))),
        Some(_) => all.extend(Ship::ALL.iter().map(|&ship| Target::Ship(ship))),
        None => {}
    }
    let sources = sources(view);
    let kinds: [fn(Ship, Good) -> Target; 4] = [Target::More, Target::Less, Target::Stack, Target::OffPair];
    for kind in kinds {
        all.extend(sources.iter().map(|&(ship, good)| kind(ship, good)));
    }
    all
}

fn work(draft: &Draft, view: &View) -> Vec<Target> {
    let mut all = if *draft == Draft::Bribe { Vec::new() } else { goods(view) };
    all.extend((1..=RAW_GOODS).map(Target::Process));
    all.extend((1..=RAW_GOODS).map(Target::Sell));
    all.push(Target::Cantina);
    for product in view.known.products() {
        all.extend((1..=product.card().times).map(|times| Target::Make(product, times)));
    }
    all.extend(Product::ALL.iter().map(|&product| Target::Charge(product)));
    all.push(Target::ChargeAll);
    all.extend(Ship::ALL.iter().map(|&ship| Target::Upgrade(ship)));
    all.extend([Target::Earn, Target::End]);
    all
}

fn hires(view: &View) -> Vec<Target> {
    let shown = view.known.shown.all().iter().map(|&pilot| Target::Hire(Some(pilot)));
    shown.chain([Target::Hire(None), Target::Alone]).collect()
}
