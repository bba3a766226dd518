//! Writes the canonical form of orders and outcomes.

use super::super::chance::ChanceOutcome;
use super::super::metals::MetalCounts;
use super::super::order::{BonusPlay, Order};
use super::words::NOTHING;

/// Returns the canonical text of `order`.
pub fn write_order(order: &Order) -> String {
    match *order {
        Order::Move(step) => format!("move {step}"),
        Order::Take(metal) => format!("take {metal}"),
        Order::Swap { give, take } => format!("swap {give} {take}"),
        Order::Leave => "leave".to_owned(),
        Order::Jettison(metal) => format!("jettison {metal}"),
        Order::Sell(metal) => format!("sell {metal}"),
        Order::Buy(metal) => format!("buy {metal}"),
        Order::Install(upgrade) => format!("install {upgrade}"),
        Order::Warp(quadrant) => format!("warp {quadrant}"),
        Order::Play(BonusPlay::Radar(way)) => format!("play {} {way}", BonusPlay::Radar(way).card()),
        Order::Play(BonusPlay::Card(card)) => format!("play {card}"),
        Order::Attack(seat) => format!("attack {seat}"),
        Order::Fight => "fight".to_owned(),
        Order::Stand => "stand".to_owned(),
        Order::Flee => "flee".to_owned(),
        Order::Submit(0) => "submit".to_owned(),
        Order::Submit(hidden) => format!("submit hide {hidden}"),
        Order::Hide(metals) => write_metals("hide", metals),
        Order::Loot(metals) => write_metals("loot", metals),
        Order::Lose(upgrade) => format!("lose {upgrade}"),
        Order::End => "end".to_owned(),
        Order::Plan(row) if row.is_empty() => format!("plan {NOTHING}"),
        Order::Plan(row) => row.steps().iter().flatten().fold("plan".to_owned(), |text, step| format!("{text} {step}")),
        Order::Change { nth, step } => format!("change {nth} {step}"),
        Order::Done => "done".to_owned(),
    }
}

fn write_metals(word: &str, metals: MetalCounts) -> String {
    if metals.is_empty() {
        return format!("{word} {NOTHING}");
    }
    metals.iter().fold(word.to_owned(), |text, metal| format!("{text} {metal}"))
}

/// Returns the notation's word for an outcome.
pub(super) fn write_outcome(outcome: ChanceOutcome) -> String {
    match outcome {
        ChanceOutcome::Die(die) => die.to_string(),
        ChanceOutcome::Metal(metal) => metal.word().to_owned(),
        ChanceOutcome::Bonus(card) => card.word().to_owned(),
        ChanceOutcome::Upgrade(upgrade) => upgrade.word().to_owned(),
        ChanceOutcome::Objective(objective) => objective.word().to_owned(),
        ChanceOutcome::First(seat) => seat.to_string(),
    }
}

/// Returns the canonical text of `order` with its outcomes, in the form used in records.
pub fn write_recorded(order: &Order, outcomes: &[ChanceOutcome]) -> String {
    let text = write_order(order);
    if outcomes.is_empty() {
        return text;
    }
    let words: Vec<String> = outcomes.iter().map(|outcome| write_outcome(*outcome)).collect();
    format!("{text} => {}", words.join(" "))
}
