//! Writing orders and the contents of stores in their canonical form.

use std::fmt::Write as _;

use super::super::order::{CargoTransfer, CargoTransferLine, Order};
use super::super::store::GoodsStore;
use super::super::vocab::FreighterKind;

/// Returns the canonical text of `order`.
pub fn write_order(order: &Order) -> String {
    match order {
        Order::Begin => "begin".to_owned(),
        Order::Play { pilot, roll } => format!("play {pilot}{}", if *roll { " roll" } else { "" }),
        Order::Land(dock) => format!("land {dock}"),
        Order::Lift(dock) => format!("lift {dock}"),
        Order::Take(cargo) => format!("take{}", write_lines(cargo.lines())),
        Order::Unload(cargo) => format!("unload{}", write_ships(cargo)),
        Order::Load(cargo) => format!("load{}", write_ships(cargo)),
        Order::Process(times) => format!("process {times}"),
        Order::Sell(count) => format!("sell {count}"),
        Order::Cantina => "cantina".to_owned(),
        Order::Hire { pilot: None, .. } => "hire nobody".to_owned(),
        Order::Hire { pilot: Some(pilot), alone } => format!("hire {pilot}{}", if *alone { " alone" } else { "" }),
        Order::Make { product, times } => format!("make {product} {times}"),
        Order::Charge(None) => "charge all".to_owned(),
        Order::Charge(Some(product)) => format!("charge {product}"),
        Order::Upgrade(ship) => format!("upgrade {ship}"),
        Order::Earn => "earn".to_owned(),
        Order::Bribe { add, dock } => format!("bribe {} {dock}", if *add { "add" } else { "remove" }),
        Order::End => "end".to_owned(),
        Order::Keep(kept) if kept.is_empty() => "keep nobody".to_owned(),
        Order::Keep(kept) => kept.all().iter().fold("keep".to_owned(), |text, pilot| text + " " + pilot.word()),
        Order::Stow(cargo) => format!("stow{}", write_ships(cargo)),
    }
}

/// Returns the goods of the lines, with a leading blank: ` skyrite 2 *Robot+* 1`.
fn write_lines(lines: &[CargoTransferLine]) -> String {
    lines.iter().fold(String::new(), |mut text, line| {
        let star = |starred: bool| if starred { "*" } else { "" };
        let _ = write!(text, " {}{}{} {}", star(line.off), line.good, star(line.on), line.count);
        text
    })
}

/// Returns the goods by freighter, with a leading blank: ` Federal skyrite 2, Amber Robot 1`. Freighters are in the order in
/// which they are first named.
fn write_ships(cargo: &CargoTransfer) -> String {
    let mut ships: Vec<FreighterKind> = cargo.lines().iter().map(|line| line.ship).collect();
    ships.dedup();
    let part = |ship: &FreighterKind| {
        let lines: Vec<CargoTransferLine> = cargo.of(*ship).copied().collect();
        format!(" {ship}{}", write_lines(&lines))
    };
    ships.iter().map(part).collect::<Vec<_>>().join(",")
}

/// Returns the contents of a store: `skyrite 2 skyrite* 1`. A good with a star is stacked on a single good of the same kind.
pub fn write_store(store: &GoodsStore) -> String {
    let mut lines = Vec::new();
    for (good, count) in store.iter() {
        let pairs = store.pairs(good);
        lines.push(CargoTransferLine::plain(FreighterKind::Federal, good, count - pairs));
        if pairs > 0 {
            lines.push(CargoTransferLine { on: true, ..CargoTransferLine::plain(FreighterKind::Federal, good, pairs) });
        }
    }
    write_lines(&lines).trim_start().to_owned()
}

/// Joins words with blanks.
pub(super) fn spaced<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" ")
}
