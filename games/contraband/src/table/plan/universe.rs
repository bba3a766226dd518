//! All possible targets in a fixed order, which is also the order of keyboard focus.

use crate::rules::{self, BoardSpot, BonusCard, DecisionKind, Direction, LONGEST_ROW, Metal, Upgrade, View};
use crate::table::types::{OrderDraft, Target};
use orrery_core::Colour;

/// Returns every target that might be clicked now.
pub(super) fn universe(draft: OrderDraft, view: &View) -> Vec<Target> {
    let mut all = match view.known.ask {
        DecisionKind::Turn => acting(view).chain(spots()).collect(),
        DecisionKind::Plan => acting(view).chain(spots()).chain(tokens()).chain([Target::Untoken]).collect(),
        DecisionKind::Act => {
            let row = (1..=LONGEST_ROW as u8).map(Target::Nth);
            acting(view).chain(row).chain(tokens()).collect()
        }
        DecisionKind::Police
        | DecisionKind::Raid
        | DecisionKind::Calm
        | DecisionKind::Fight
        | DecisionKind::Stand
        | DecisionKind::Press => meeting(),
        DecisionKind::Prize => prize(),
        DecisionKind::Hide => gathering().collect(),
        DecisionKind::Loot => gathering().chain(of_metals(Target::Jettison)).collect(),
        DecisionKind::Lose => Upgrade::ALL.iter().map(|&upgrade| Target::Lose(upgrade)).collect(),
        DecisionKind::Excess => of_metals(Target::Jettison).collect(),
        DecisionKind::Nothing | DecisionKind::Over => Vec::new(),
    };
    if draft == OrderDraft::Radar {
        all.extend(Direction::ALL.iter().map(|&way| Target::Radar(way)));
    }
    all.extend([Target::End, Target::Confirm, Target::Cancel]);
    all
}

fn spots() -> impl Iterator<Item = Target> {
    BoardSpot::all().map(Target::Spot)
}

fn tokens() -> impl Iterator<Item = Target> {
    rules::MoveStep::ALL.iter().map(|&step| Target::Token(step))
}

fn cards() -> impl Iterator<Item = Target> {
    BonusCard::ALL.iter().map(|&card| Target::Card(card))
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

/// Iterates over the targets of actions at the current place and of actions possible anywhere.
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
    let submits = (0..=BonusCard::COPIES).map(Target::Submit);
    submits.chain(answers).chain(cards()).collect()
}

fn prize() -> Vec<Target> {
    of_metals(Target::Take).chain(swaps()).chain([Target::Leave]).collect()
}
