//! Current prices for the player to decide, with the reason for each.

use crate::rules::{
    Adventure, Build, Card, Condition, DEMAND_PRICE, Deal, Module, Options, PLACES, Piece, PirateClass, Player,
    Position, Seat, Ship, Thing, Things, Upgrade, price, price_of, price_of_raising,
};

/// Something with a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Priced {
    /// A small ship.
    Ship(Ship),
    /// The next booster or cannon, or the next to be raised if there are three.
    Piece(Piece),
    /// A module, or level 2 of it.
    Module(Module),
    /// The ransom of pirates (SC-CARD-3).
    Ransom(PirateClass),
    /// A resource of the other player, taken with the Trade module (SC-TRADE-2).
    Demand,
    /// One thing bought at a card.
    Bought(Card, Thing),
    /// One thing sold at a card: the price that the card pays.
    Sold(Card, Thing),
    /// The payment for an adventure.
    Adventure(Adventure),
}

/// The reason for a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The price is printed.
    Printed,
    /// The price is that of level 1 plus these (SC-BUILD-1).
    Raised(Things),
    /// The option `cannon_cost` changed the price: the usual one is these.
    CannonCost(Things),
}

/// A price with its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bill {
    /// The amount to be paid, or for [`Priced::Sold`] the amount received.
    pub now: Things,
    /// The reason for the price.
    pub reason: Reason,
    /// The part of it that the player lacks.
    pub lacks: Things,
}

/// The price of something for a player with its reason, or `None` if it cannot be had.
fn priced(player: &Player, what: Priced, options: &Options) -> Option<(Things, Reason)> {
    let printed = |things: Things| Some((things, Reason::Printed));
    let astro = |count: u8| Things::of(Thing::Astro, count);
    match what {
        Priced::Ship(ship) => printed(price_of(Build::Ship(ship), options)),
        Priced::Piece(piece) => piece_price(player, piece, options),
        Priced::Module(module) => match player.level(module) {
            0 => printed(price_of(Build::Module(module), options)),
            1 => Some(raised(Build::Module(module), Upgrade::Module(module), options)),
            _ => None,
        },
        Priced::Ransom(class) => printed(astro(class.ransom())),
        Priced::Demand if player.level(Module::Trade) == 0 => None,
        Priced::Demand => printed(astro(DEMAND_PRICE)),
        Priced::Bought(card, thing) => printed(astro(price(card, Deal::Buy(Things::of(thing, 1)))?)),
        Priced::Sold(card, thing) => printed(astro(price(card, Deal::Sell(Things::of(thing, 1)))?)),
        Priced::Adventure(adventure) => match adventure.quest().condition {
            Condition::Pay(price) => printed(price),
            _ => None,
        },
    }
}

fn raised(first: Build, second: Upgrade, options: &Options) -> (Things, Reason) {
    let (base, now) = (price_of(first, options), price_of_raising(second, options));
    let more = now.iter().map(|(thing, count)| (thing, count - base.count(thing)));
    (now, Reason::Raised(more.fold(Things::NONE, |all, (thing, count)| all.and(thing, count))))
}

/// Boosters and cannons are built until there are three, then raised.
fn piece_price(player: &Player, piece: Piece, options: &Options) -> Option<(Things, Reason)> {
    let (build, upgrade) = match piece {
        Piece::Booster => (Build::Booster, Upgrade::Booster),
        Piece::Cannon => (Build::Cannon, Upgrade::Cannon),
    };
    let pieces = player.pieces(piece);
    if pieces.count() == PLACES {
        return (pieces.ones > 0).then(|| raised(build, upgrade, options));
    }
    let (now, usual) = (price_of(build, options), price_of(build, &Options::default()));
    Some((now, if now == usual { Reason::Printed } else { Reason::CannonCost(usual) }))
}

/// The part of these that a player lacks.
fn lacking(player: &Player, price: Things) -> Things {
    price.iter().fold(Things::NONE, |all, (thing, count)| {
        let has = player.count(thing).min(count.into()) as u8;
        all.and(thing, count - has)
    })
}

/// Returns the current price of `what` for a seat, or `None` if it cannot be had: all pieces or the module are of level
/// 2, the card does not trade this, or the adventure asks for no payment.
#[must_use]
pub fn bill_of(position: &Position, seat: Seat, what: Priced) -> Option<Bill> {
    let player = position.player(seat);
    let (now, reason) = priced(player, what, &position.options)?;
    let got = matches!(what, Priced::Sold(..));
    Some(Bill { now, reason, lacks: if got { Things::NONE } else { lacking(player, now) } })
}

/// Returns the current price for the player to decide.
#[must_use]
pub fn bill(position: &Position, what: Priced) -> Option<Bill> {
    bill_of(position, position.decider, what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;

    fn position(text: &str) -> Position {
        let file = format!("(game: \"starship-catan\", title: \"\", {text}, play: [], expect: ())");
        orrery_core::ron::read::<Scenario>(&file).expect("a scenario").position().expect("a position")
    }

    #[test]
    fn bill_gives_the_price_reason_and_missing_goods() {
        let p = position(
            "phase: \"build\", seats: {\"moon\": (cargo: {\"Ore\": 1, \"Carbon\": 1}, modules: {\"Command\": 1})}",
        );
        let first = bill(&p, Priced::Module(Module::Sensor)).expect("a price");
        assert_eq!((first.reason, first.lacks), (Reason::Printed, Things::of(Thing::Food, 1)));
        let second = bill(&p, Priced::Module(Module::Command)).expect("a price");
        assert_eq!(second.reason, Reason::Raised(Things::of(Thing::Food, 1)));
        assert_eq!(second.now.count(Thing::Food), 2);
        assert_eq!(bill(&p, Priced::Demand), None, "no Trade module");
    }

    #[test]
    fn bill_of_fuel_cannons_gives_the_usual_cost() {
        let p = position("setup: (cannon_cost: \"fuel\"), phase: \"build\"");
        let bill = bill(&p, Priced::Piece(Piece::Cannon)).expect("a price");
        assert_eq!(bill.now, Things::of(Thing::Fuel, 2));
        assert_eq!(bill.reason, Reason::CannonCost(Things::of(Thing::Carbon, 2)));
    }

    #[test]
    fn pieces_cost_more_after_three_and_end_at_six() {
        let p = position("phase: \"build\", seats: {\"moon\": (boosters: \"1 1 2\", cannons: \"2 2 2\")}");
        let booster = bill(&p, Priced::Piece(Piece::Booster)).expect("one can be raised");
        assert_eq!(booster.reason, Reason::Raised(Things::of(Thing::Science, 1)));
        assert_eq!(bill(&p, Priced::Piece(Piece::Cannon)), None);
    }

    #[test]
    fn bill_gives_buy_sell_and_ransom_prices_of_cards() {
        let p = position("phase: \"build\"");
        let astro = |what| bill(&p, what).map(|bill| bill.now.count(Thing::Astro));
        assert_eq!(astro(Priced::Bought(Card::Granary, Thing::Food)), Some(1));
        assert_eq!(astro(Priced::Sold(Card::GreenOutpost, Thing::Science)), Some(4));
        assert_eq!(astro(Priced::Bought(Card::GreenOutpost, Thing::Science)), None);
        assert_eq!(astro(Priced::Ransom(PirateClass::Corsairs)), Some(5));
    }
}
