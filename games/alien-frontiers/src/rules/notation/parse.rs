//! Reads orders and outcomes from text.

use super::words::{is_known, order_word, order_words};
use crate::rules::chance::ChanceOutcome;
use crate::rules::order::{CannonTargets, CardPower, DiscardPower, Loot, Order, PlacedColony, RaidHaul, Ship};
use crate::rules::ships::Ships;
use crate::rules::vocab::{Card, FLEET, Facility, Field, Territory};
use orrery_core::Colour;
use orrery_core::notation::{NotationError, NotationReader, NotationToken};

type ParseResult<T> = Result<T, NotationError>;

/// Largest amount of fuel or ore that the text of a raid may take from one player; far above the limit of the rules.
const MOST_STOLEN: u8 = 15;

/// Reads one order.
///
/// # Errors
/// Returns an error with the column, and the text expected there, if `line` is not an order.
pub fn parse_order(line: &str) -> ParseResult<Order> {
    let mut tokens = NotationReader::of(line, is_known)?;
    let order = order(&mut tokens)?;
    tokens.finish()?;
    Ok(order)
}

/// Reads one order with its chance outcomes.
///
/// # Errors
/// Returns an error with the column, and the text expected there, if `line` is not an order, lacks an outcome that the order has,
/// or has an outcome that the order does not have.
pub fn parse_recorded(line: &str) -> ParseResult<(Order, Vec<ChanceOutcome>)> {
    let mut tokens = NotationReader::of(line, is_known)?;
    let order = order(&mut tokens)?;
    let mut outcomes = Vec::new();
    if order.asks_chance() {
        if !tokens.take(NotationToken::Gives) {
            return Err(tokens.expected("`=>` and the outcome"));
        }
        outcomes = match order {
            Order::Cycle | Order::Claim(_) => drawn(&mut tokens)?,
            _ => rolled(&mut tokens)?,
        };
    }
    tokens.finish()?;
    Ok((order, outcomes))
}

/// Reads a set of ships, such as `3 4 *6`; an empty string means no ships.
///
/// # Errors
/// Returns an error with the column, and the text expected there, if `text` is not a set of ships or has more ships than a player
/// can have.
pub fn parse_ships(text: &str) -> ParseResult<Ships> {
    let mut tokens = NotationReader::of(text, is_known)?;
    let ships = if tokens.peek().is_none() { Ships::NONE } else { ships(&mut tokens)? };
    tokens.finish()?;
    Ok(ships)
}

fn order(t: &mut NotationReader<'_>) -> ParseResult<Order> {
    let Some(NotationToken::Word(word)) = t.peek() else {
        return Err(t.expected("an order"));
    };
    let Some(word) = order_word(word) else {
        return Err(t.expected(&format!("an order ({})", order_words())));
    };
    t.advance();
    Ok(match word {
        "roll" => Order::Roll,
        "dock" => dock(t)?,
        "cycle" => Order::Cycle,
        "claim" => Order::Claim(card(t)?),
        "trade" => Order::Trade(number(t, "an amount of ore")?),
        "launch" => Order::Launch(territory(t)?),
        "relic" => Order::BuyRelic,
        "use" => Order::Use(power(t)?),
        "discard" => Order::Discard(discard(t)?),
        "shed" => {
            let (fuel, ore) = resources(t)?;
            Order::Shed { fuel, ore }
        }
        _ => Order::End,
    })
}

fn dock(t: &mut NotationReader<'_>) -> ParseResult<Order> {
    let facility = facility(t)?;
    let ships = ships(t)?;
    match facility {
        Facility::ColonyConstructor | Facility::TerraformingStation => {
            arrow(t)?;
            Ok(Order::Settle { facility, ships, territory: territory(t)? })
        }
        Facility::RaidersOutpost => Ok(Order::Raid { ships, loot: loot(t)? }),
        _ => Ok(Order::Dock { facility, ships }),
    }
}

fn loot(t: &mut NotationReader<'_>) -> ParseResult<Loot> {
    if t.take_word("take") {
        return Ok(Loot::Card { from: colour(t)?, card: card(t)? });
    }
    if !t.take_word("steal") {
        return Err(t.expected("a ship, `steal` or `take`"));
    }
    if t.take_word("nothing") {
        return Ok(Loot::Resources(RaidHaul::NOTHING));
    }
    let mut haul = RaidHaul::NOTHING;
    loop {
        let from = colour(t)?;
        let (fuel, ore) = resources(t)?;
        let most = |held: u8, more: u8| held.saturating_add(more) > MOST_STOLEN;
        if most(haul.fuel(from), fuel) || most(haul.ore(from), ore) {
            return Err(t.impossible(format!("more than {MOST_STOLEN} from one player")));
        }
        haul = haul.with(from, fuel, ore);
        if !t.take(NotationToken::Comma) {
            return Ok(Loot::Resources(haul));
        }
    }
}

/// Reads amounts as in `fuel 2 ore 1`, in either order; one of them may be missing.
fn resources(t: &mut NotationReader<'_>) -> ParseResult<(u8, u8)> {
    let (mut fuel, mut ore) = (None, None);
    loop {
        if fuel.is_none() && t.take_word("fuel") {
            fuel = Some(number(t, "an amount of fuel")?);
        } else if ore.is_none() && t.take_word("ore") {
            ore = Some(number(t, "an amount of ore")?);
        } else if fuel.is_none() && ore.is_none() {
            return Err(t.expected("`fuel` or `ore`"));
        } else {
            return Ok((fuel.unwrap_or(0), ore.unwrap_or(0)));
        }
    }
}

fn power(t: &mut NotationReader<'_>) -> ParseResult<CardPower> {
    Ok(match card(t)? {
        Card::BoosterPod => CardPower::BoosterPod(ship(t)?),
        Card::StasisBeam => CardPower::StasisBeam(ship(t)?),
        Card::PolarityDevice => CardPower::PolarityDevice(ship(t)?),
        Card::GravityManipulator => CardPower::GravityManipulator { down: ship(t)?, up: ship(t)? },
        Card::TemporalWarper => CardPower::TemporalWarper(ships(t)?),
        Card::DataCrystal => CardPower::DataCrystal(territory(t)?),
        Card::OrbitalTeleporter => CardPower::OrbitalTeleporter { facility: facility(t)?, ship: ship(t)? },
        Card::PlasmaCannon => CardPower::PlasmaCannon { facility: facility(t)?, targets: targets(t)? },
        card => return Err(t.impossible(format!("{card} has no power to use"))),
    })
}

fn targets(t: &mut NotationReader<'_>) -> ParseResult<CannonTargets> {
    let mut targets = CannonTargets::NONE;
    let mut relic_named = false;
    loop {
        let colour = colour(t)?;
        let more = ships(t)?;
        let relic_twice = relic_named && more.relic().is_some();
        relic_named |= more.relic().is_some();
        if relic_twice || targets.of(colour).len() + more.len() > FLEET + 1 {
            return Err(t.impossible("more ships than there are"));
        }
        targets = targets.with(colour, more);
        if !t.take(NotationToken::Comma) {
            return Ok(targets);
        }
    }
}

fn discard(t: &mut NotationReader<'_>) -> ParseResult<DiscardPower> {
    Ok(match card(t)? {
        Card::BoosterPod => DiscardPower::BoosterPod(field(t)?),
        Card::DataCrystal => DiscardPower::DataCrystal(territory(t)?),
        Card::GravityManipulator => DiscardPower::GravityManipulator(territory(t)?),
        Card::StasisBeam => DiscardPower::StasisBeam(territory(t)?),
        Card::OrbitalTeleporter => {
            let colony = colony(t)?;
            arrow(t)?;
            DiscardPower::OrbitalTeleporter { colony, to: territory(t)? }
        }
        Card::PolarityDevice => {
            let one = colony(t)?;
            if !t.take(NotationToken::Comma) {
                return Err(t.expected("`,` and the other colony"));
            }
            DiscardPower::PolarityDevice(one, colony(t)?)
        }
        Card::PlasmaCannon => DiscardPower::PlasmaCannon { colour: colour(t)?, facility: facility(t)?, ship: ship(t)? },
        Card::TemporalWarper => DiscardPower::TemporalWarper(card(t)?),
        card => return Err(t.impossible(format!("{card} has no discard power"))),
    })
}

/// Reads recorded dice: those of the player's colour in the order rolled, the relic ship's die last. A dash means none.
fn rolled(t: &mut NotationReader<'_>) -> ParseResult<Vec<ChanceOutcome>> {
    if t.take(NotationToken::Dash) {
        return Ok(Vec::new());
    }
    let mut dice = vec![one_ship(t, "a die")?];
    while matches!(t.peek(), Some(NotationToken::Number(_) | NotationToken::Star)) {
        dice.push(one_ship(t, "a die")?);
        crowded(t, dice.iter().filter(|d| !d.relic).count(), dice.iter().filter(|d| d.relic).count())?;
    }
    dice.sort_by_key(|d| d.relic);
    Ok(dice.into_iter().map(|d| ChanceOutcome::Die { value: d.value, relic: d.relic }).collect())
}

/// Reads cards in the order drawn. A dash means none.
fn drawn(t: &mut NotationReader<'_>) -> ParseResult<Vec<ChanceOutcome>> {
    if t.take(NotationToken::Dash) {
        return Ok(Vec::new());
    }
    let mut cards = vec![ChanceOutcome::Card(card(t)?)];
    while matches!(t.peek(), Some(NotationToken::Word(_))) {
        cards.push(ChanceOutcome::Card(card(t)?));
    }
    Ok(cards)
}

fn ships(t: &mut NotationReader<'_>) -> ParseResult<Ships> {
    let mut ships = ship(t)?.ships();
    while matches!(t.peek(), Some(NotationToken::Number(_) | NotationToken::Star)) {
        let next = ship(t)?;
        let relics = u8::from(ships.relic().is_some()) + u8::from(next.relic);
        let own = ships.own_len() + u8::from(!next.relic);
        crowded(t, usize::from(own), usize::from(relics))?;
        ships = ships.plus(next.ships());
    }
    Ok(ships)
}

fn crowded(t: &NotationReader<'_>, own: usize, relics: usize) -> ParseResult<()> {
    if relics > 1 {
        return Err(t.impossible("there is only one relic ship"));
    }
    if own > usize::from(FLEET) {
        return Err(t.impossible(format!("no player has more than {FLEET} ships of their colour")));
    }
    Ok(())
}

fn ship(t: &mut NotationReader<'_>) -> ParseResult<Ship> {
    one_ship(t, "a ship's value")
}

fn one_ship(t: &mut NotationReader<'_>, what: &str) -> ParseResult<Ship> {
    let relic = t.take(NotationToken::Star);
    match t.peek() {
        Some(NotationToken::Number(value @ 1..=6)) => {
            t.advance();
            Ok(Ship { value, relic })
        }
        _ => Err(t.expected(&format!("{what} (1 to 6)"))),
    }
}

fn number(t: &mut NotationReader<'_>, what: &str) -> ParseResult<u8> {
    let Some(NotationToken::Number(n)) = t.peek() else {
        return Err(t.expected(&format!("a number up to {} ({what})", u8::MAX)));
    };
    t.advance();
    Ok(n)
}

fn arrow(t: &mut NotationReader<'_>) -> ParseResult<()> {
    if t.take(NotationToken::Arrow) { Ok(()) } else { Err(t.expected("`->` and a territory")) }
}

fn colony(t: &mut NotationReader<'_>) -> ParseResult<PlacedColony> {
    Ok(PlacedColony { colour: colour(t)?, territory: territory(t)? })
}

fn colour(t: &mut NotationReader<'_>) -> ParseResult<Colour> {
    t.word("a colour", Colour::from_word)
}

fn facility(t: &mut NotationReader<'_>) -> ParseResult<Facility> {
    t.word("a facility", Facility::from_word)
}

fn territory(t: &mut NotationReader<'_>) -> ParseResult<Territory> {
    t.word("a territory", Territory::from_word)
}

fn card(t: &mut NotationReader<'_>) -> ParseResult<Card> {
    t.word("a card", Card::from_word)
}

fn field(t: &mut NotationReader<'_>) -> ParseResult<Field> {
    t.word("a field", Field::from_word)
}
