//! All possible targets in a fixed order, which is also the order of keyboard focus.

use crate::rules::{self, Ask, Bonus, LONGEST_ROW, Metal, Spot, Upgrade, View, Way};
use crate::table::types::{Draft, Target};
use orrery_core::Colour;

/// Returns every target that might be clicked now.
pub(super) fn universe(draft: Draft, view: &View) -> Vec<Target> {
    let mut all = match view.known.ask {
        Ask::Turn => acting(view).chain(spots()).collect(),
        Ask::Plan => acting(view).chain(spots()).chain(tokens()).chain([Target::Untoken]).collect(),
        Ask::Act => {
            let row = (1..=LONGEST_ROW as u8).map(Target::Nth);
            acting(view).chain(row).chain(tokens()).collect()
        }
        Ask::Police | Ask::Raid | Ask::Calm | Ask::Fight | Ask::Stand | Ask::Press => meeting(),
        Ask::Prize => prize(),
        Ask::Hide => gathering().collect(),
        Ask::Loot => gathering().chain(of_metals(Target::Jettison)).collect(),
        Ask::Lose => Upgrade::ALL.iter().map(|&upgrade| Target::Lose(upgrade)).collect(),
        Ask::Excess => of_metals(Target::Jettison).collect(),
        Ask::Nothing | Ask::Over => Vec::new(),
    };
    if draft == Draft::Radar {
        all.extend(Way::ALL.iter().map(|&way| Target::Radar(way)));
    }
    all.extend([Target::End, Target::Confirm, Target::Cancel]);
    all
}

fn spots() -> impl Iterator<Item = Target> {
    Spot::all().map(Target::Spot)
}

fn tokens() -> impl Iterator<Item = Target> {
    rules::Step::ALL.iter().map(|&step| Target::Token(step))
}

fn cards() -> impl Iterator<Item = Target> {
    Bonus::ALL.iter().map(|&card| Target::Card(card))
}

fn of_metals(target: fn(Metal) -> Target) -> impl Iterator<Item = Target> {
    Metal::ALL.iter().map(move |&metal| target(metal))
}

fn gathering() -> impl Iterator<Item = Target> {
    of_metals(Target::More).chain(of_metals(Target::Less))
}

fn swaps() -> impl Iterator<Item = Target> {
    Metal::ALL.iter().flat_map(|&give| Metal::ALL.iter().map(move |&take| Target::Swap(give, take)))
}

/// Iterates over the actions in the current place and those possible anywhere.
fn acting(view: &View) -> impl Iterator<Item = Target> + use<> {
    let at = view.known.me().at;
    let mut all = Vec::new();
    if at.mine().is_some() {
        all.extend(of_metals(Target::Take).chain(swaps()));
    }
    if at.market().is_some() {
        all.extend(of_metals(Target::Sell).chain(of_metals(Target::Buy)));
    }
    if at.port_quadrant().is_some() {
        all.extend(Upgrade::ALL.iter().map(|&upgrade| Target::Install(upgrade)));
    }
    if at.is_gate() {
        all.extend(Colour::ALL.iter().map(|&quadrant| Target::Warp(quadrant)));
    }
    all.extend(view.known.seats().iter().map(|&colour| Target::Attack(colour)));
    all.extend(cards().chain(of_metals(Target::Jettison)));
    all.into_iter()
}

fn meeting() -> Vec<Target> {
    let answers = [Target::Leave, Target::Stand, Target::Fight, Target::FightOn, Target::Flee];
    let submits = (0..=Bonus::COPIES).map(Target::Submit);
    submits.chain(answers).chain(cards()).collect()
}

fn prize() -> Vec<Target> {
    of_metals(Target::Take).chain(swaps()).chain([Target::Leave]).collect()
}
