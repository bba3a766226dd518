//! The writer of the canonical form of orders and outcomes.

use super::super::chance::ChanceOutcome;
use super::super::commodities::CommodityCounts;
use super::super::order::{BuildableItem, CardArrangement, Order, TradeDeal, Upgrade};
use super::words::PIECES;

/// Returns the canonical text of `order`.
pub fn write_order(order: &Order) -> String {
    match *order {
        Order::Module(module) => format!("module {module}"),
        Order::Roll => "roll".to_owned(),
        Order::Produce(resource) => format!("produce {resource}"),
        Order::Fly(sector) => format!("fly {sector}"),
        Order::Arrange(arrangement) => write_arrangement(&arrangement),
        Order::Next => "next".to_owned(),
        Order::Trade(deal) => write_deal(deal),
        Order::Settle => "settle".to_owned(),
        Order::Found => "found".to_owned(),
        Order::Adventure { adventure, take } => {
            let taken: String = take.resources().map(|resource| format!(" {resource}")).collect();
            let word = if taken.is_empty() { "" } else { " take" };
            format!("adventure {adventure}{word}{taken}")
        }
        Order::Stop => "stop".to_owned(),
        Order::Pay => "pay".to_owned(),
        Order::Fight => "fight".to_owned(),
        Order::Take(Some(resource)) => format!("take {resource}"),
        Order::Take(None) => "take nothing".to_owned(),
        Order::Lose(module) => format!("lose {module}"),
        Order::Use { post, deal } => format!("use {post} {}", write_deal(deal)),
        Order::Demand(resource) => format!("demand {resource}"),
        Order::Offer(offer) => format!("offer{} for{}", write_things(offer.give), write_things(offer.want)),
        Order::Accept => "accept".to_owned(),
        Order::Refuse => "refuse".to_owned(),
        Order::Build(BuildableItem::Ship(ship)) => format!("build {ship}"),
        Order::Build(BuildableItem::Booster) => format!("build {}", PIECES[0]),
        Order::Build(BuildableItem::Cannon) => format!("build {}", PIECES[1]),
        Order::Build(BuildableItem::Module(module)) => format!("build {module}"),
        Order::Upgrade(Upgrade::Booster) => format!("upgrade {}", PIECES[0]),
        Order::Upgrade(Upgrade::Cannon) => format!("upgrade {}", PIECES[1]),
        Order::Upgrade(Upgrade::Module(module)) => format!("upgrade {module}"),
        Order::End => "end".to_owned(),
    }
}

fn write_deal(deal: TradeDeal) -> String {
    let word = match deal {
        TradeDeal::Buy(_) => "buy",
        TradeDeal::Sell(_) => "sell",
    };
    format!("{word}{}", write_things(deal.things()))
}

/// Returns amounts of commodities as text with a leading space, such as ` Ore 2 Fuel 1`.
fn write_things(things: CommodityCounts) -> String {
    things.iter().map(|(thing, count)| format!(" {thing} {count}")).collect()
}

fn write_arrangement(arrangement: &CardArrangement) -> String {
    let part = |word: &str, numbers: &[u8]| match numbers {
        [] => String::new(),
        _ => numbers.iter().fold(format!(" {word}"), |text, number| format!("{text} {number}")),
    };
    format!("arrange{}{}", part("top", arrangement.top()), part("bottom", arrangement.bottom()))
}

/// Returns the canonical text of `order` with the outcomes of chance, as in records.
pub fn write_recorded(order: &Order, outcomes: &[ChanceOutcome]) -> String {
    let text = write_order(order);
    if outcomes.is_empty() {
        // An adventure without an outcome was done with an empty pile; otherwise, chance would have been asked.
        let empty = matches!(order, Order::Adventure { .. });
        return if empty { format!("{text} => -") } else { text };
    }
    let words: Vec<String> = outcomes.iter().map(|outcome| write_outcome(*outcome)).collect();
    format!("{text} => {}", words.join(" "))
}

fn write_outcome(outcome: ChanceOutcome) -> String {
    match outcome {
        ChanceOutcome::Die(value) => value.to_string(),
        ChanceOutcome::Sector(card)
        | ChanceOutcome::Fixed(card)
        | ChanceOutcome::Shown(card)
        | ChanceOutcome::Reserve(card) => card.word().to_owned(),
        ChanceOutcome::Adventure(adventure) => adventure.word().to_owned(),
        ChanceOutcome::Empty => "-".to_owned(),
        ChanceOutcome::FaceDown => "?".to_owned(),
    }
}
