//! All possible targets in a fixed order, which is also the order of keyboard focus.

use crate::rules::{self, BoardSpot, BonusCard, Direction, LONGEST_ROW, Metal, Question, Upgrade, View};
use crate::table::types::{Draft, Target};
use orrery_core::Colour;

/// Returns every target that might be clicked now.
pub(super) fn universe(draft: Draft, view: &View) -> Vec<Target> {
    let mut all = match view.known.ask {
        Question::Turn => acting(view).chain(spots()).collect(),
        Question::Plan => acting(view).chain(spots()).chain(tokens()).chain([Target::Untoken]).collect(),
        Question::Act => {
            let row = (1..=LONGEST_ROW as u8).map(Target::Nth);
            acting(view).chain(row).chain(tokens()).collect()
        }
        Question::Police | Question::Raid | Question::Calm | Question::Fight | Question::Stand | Question::Press => {
            meeting()
        }
        Question::Prize => prize(),
        Question::Hide => gathering().collect(),
        Question::Loot => gathering().chain(of_metals(Target::Jettison)).collect(),
        Question::Lose => Upgrade::ALL.iter().map(|&upgrade| Target::Lose(upgrade)).collect(),
        Question::Excess => of_metals(Target::Jettison).collect(),
        Question::Nothing | Question::Over => Vec::new(),
    };
    if draft == Draft::Radar {
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
