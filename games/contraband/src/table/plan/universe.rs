//! All possible targets in a fixed order, which is also the order of keyboard focus.

use crate::rules::{self, BoardSpot, BonusCard, DecisionKind, Direction, LONGEST_ROW, Metal, Upgrade, View};
use crate::table::types::{ClickTarget, OrderDraft};
use orrery_core::Colour;

/// Returns every target that might be clicked now.
pub(super) fn universe(draft: OrderDraft, view: &View) -> Vec<ClickTarget> {
    let mut all = match view.known.ask {
        DecisionKind::Turn => acting(view).chain(spots()).collect(),
        DecisionKind::Plan => acting(view).chain(spots()).chain(tokens()).chain([ClickTarget::Untoken]).collect(),
        DecisionKind::Act => {
            let row = (1..=LONGEST_ROW as u8).map(ClickTarget::Nth);
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
        DecisionKind::Loot => gathering().chain(of_metals(ClickTarget::Jettison)).collect(),
        DecisionKind::Lose => Upgrade::ALL.iter().map(|&upgrade| ClickTarget::Lose(upgrade)).collect(),
        DecisionKind::Excess => of_metals(ClickTarget::Jettison).collect(),
        DecisionKind::Nothing | DecisionKind::Over => Vec::new(),
    };
    if draft == OrderDraft::Radar {
        all.extend(Direction::ALL.iter().map(|&way| ClickTarget::Radar(way)));
    }
    all.extend([ClickTarget::End, ClickTarget::Confirm, ClickTarget::Cancel]);
    all
}

fn spots() -> impl Iterator<Item = ClickTarget> {
    BoardSpot::all().map(ClickTarget::Spot)
}

fn tokens() -> impl Iterator<Item = ClickTarget> {
    rules::MoveStep::ALL.iter().map(|&step| ClickTarget::Token(step))
}

fn cards() -> impl Iterator<Item = ClickTarget> {
    BonusCard::ALL.iter().map(|&card| ClickTarget::Card(card))
}

fn of_metals(target: fn(Metal) -> ClickTarget) -> impl Iterator<Item = ClickTarget> {
    Metal::ALL.iter().map(move |&metal| target(metal))
}

fn gathering() -> impl Iterator<Item = ClickTarget> {
    of_metals(ClickTarget::More).chain(of_metals(ClickTarget::Less))
}

fn swaps() -> impl Iterator<Item = ClickTarget> {
    Metal::ALL.iter().flat_map(|&give| Metal::ALL.iter().map(move |&take| ClickTarget::Swap(give, take)))
}

/// Iterates over the targets of actions at the current place and of actions possible anywhere.
fn acting(view: &View) -> impl Iterator<Item = ClickTarget> + use<> {
    let at = view.known.me().at;
    let mut all = Vec::new();
    if at.mine().is_some() {
        all.extend(of_metals(ClickTarget::Take).chain(swaps()));
    }
    if at.market().is_some() {
        all.extend(of_metals(ClickTarget::Sell).chain(of_metals(ClickTarget::Buy)));
    }
    if at.port_quadrant().is_some() {
        all.extend(Upgrade::ALL.iter().map(|&upgrade| ClickTarget::Install(upgrade)));
    }
    if at.is_gate() {
        all.extend(Colour::ALL.iter().map(|&quadrant| ClickTarget::Warp(quadrant)));
    }
    all.extend(view.known.seats().iter().map(|&colour| ClickTarget::Attack(colour)));
    all.extend(cards().chain(of_metals(ClickTarget::Jettison)));
    all.into_iter()
}

fn meeting() -> Vec<ClickTarget> {
    let answers = [ClickTarget::Leave, ClickTarget::Stand, ClickTarget::Fight, ClickTarget::FightOn, ClickTarget::Flee];
    let submits = (0..=BonusCard::COPIES).map(ClickTarget::Submit);
    submits.chain(answers).chain(cards()).collect()
}

fn prize() -> Vec<ClickTarget> {
    of_metals(ClickTarget::Take).chain(swaps()).chain([ClickTarget::Leave]).collect()
}
