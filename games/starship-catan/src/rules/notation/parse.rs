//! The parser of orders and outcomes.

use super::super::cards::Card;
use super::super::chance::ChanceOutcome;
use super::super::commodities::{CommodityCounts, Offer};
use super::super::order::{BuildableItem, CardArrangement, LOOK, Order, TradeDeal, Upgrade};
use super::super::vocab::{Adventure, Commodity, Module, Resource, Ship};
use super::words::{ORDER_WORDS, PIECES, is_known, order_word};
use orrery_core::notation::{NotationError, NotationReader, NotationToken};

type ParseResult<T> = Result<T, NotationError>;

/// The maximum number of resources that a reward may have in the notation; no adventure gives that many.
const MOST_TAKEN: u32 = 8;

/// Reads one order.
///
/// # Errors
/// Returns the column of the error and a description of the expected text if `line` is not an order.
pub fn parse_order(line: &str) -> ParseResult<Order> {
    let mut tokens = NotationReader::of(line, is_known)?;
    let order = order(&mut tokens)?;
    tokens.finish()?;
    Ok(order)
}

/// Reads one order with its outcomes of chance.
///
/// # Errors
/// Returns the column of the error and a description of the expected text if `line` is not an order, or if the outcomes do not
/// fit the order. It is also an error if an order that always asks chance has no outcome, or if an order that never asks chance
/// has one.
pub fn parse_recorded(line: &str) -> ParseResult<(Order, Vec<ChanceOutcome>)> {
    let Some((text, told)) = line.split_once("=>") else {
        let order = parse_order(line)?;
        let asks = matches!(order, Order::Roll | Order::Next | Order::Pay | Order::Fight);
        let end = line.chars().count() + 1;
        return if asks { Err(NotationError::at(end, "expected `=>` and the outcome")) } else { Ok((order, vec![])) };
    };
    let order = parse_order(text)?;
    let words: Vec<&str> = told.split_whitespace().collect();
    let column = text.chars().count() + 3;
    outcomes(&order, &words).map(|outcomes| (order, outcomes)).ok_or_else(|| {
        let found = told.trim().escape_debug().to_string();
        NotationError::at(column, format!("expected the outcome of `{}`, found `{found}`", text.trim()))
    })
}

/// Reads the outcomes of chance that the order asks for. Returns `None` if the words do not fit the order.
fn outcomes(order: &Order, words: &[&str]) -> Option<Vec<ChanceOutcome>> {
    match (order, words) {
        (Order::Roll, [die]) => Some(vec![self::die(die)?]),
        (Order::Next, [card]) => Some(vec![ChanceOutcome::Sector(Card::from_word(card)?)]),
        (Order::Fly(_), [_, ..]) if words.len() <= LOOK => {
            words.iter().map(|word| Card::from_word(word).map(ChanceOutcome::Sector)).collect()
        }
        (Order::Pay, [card]) => Some(vec![ChanceOutcome::Shown(Card::from_word(card)?)]),
        (Order::Fight, [own, other, card, rest @ ..]) if rest.len() <= 1 => {
            let mut answers = vec![die(own)?, die(other)?, ChanceOutcome::Shown(Card::from_word(card)?)];
            if let [laid] = rest {
                answers.push(replacement(laid)?);
            }
            Some(answers)
        }
        // Chance was not asked: the reserve or the pile was empty, or a card was laid face down.
        (Order::Settle | Order::Found, ["-" | "?"]) | (Order::Adventure { .. }, ["-"]) => Some(Vec::new()),
        (Order::Settle | Order::Found, [card]) => Some(vec![ChanceOutcome::Reserve(Card::from_word(card)?)]),
        (Order::Adventure { .. }, [adventure]) => {
            Some(vec![ChanceOutcome::Adventure(Adventure::from_word(adventure)?)])
        }
        _ => None,
    }
}

fn die(word: &str) -> Option<ChanceOutcome> {
    word.parse().ok().filter(|value| (1..=4).contains(value)).map(ChanceOutcome::Die)
}

fn replacement(word: &str) -> Option<ChanceOutcome> {
    match word {
        "-" => Some(ChanceOutcome::Empty),
        "?" => Some(ChanceOutcome::FaceDown),
        card => Card::from_word(card).map(ChanceOutcome::Reserve),
    }
}

fn order(t: &mut NotationReader<'_>) -> ParseResult<Order> {
    let Some(NotationToken::Word(word)) = t.peek() else {
        return Err(t.expected("an order"));
    };
    let Some(word) = order_word(word) else {
        return Err(t.expected(&format!("an order ({})", ORDER_WORDS.join(", "))));
    };
    t.advance();
    Ok(match word {
        "module" => Order::Module(module(t)?),
        "roll" => Order::Roll,
        "produce" => Order::Produce(resource(t)?),
        "fly" => Order::Fly(t.number("a sector")?),
        "arrange" => Order::Arrange(arrangement(t)?),
        "next" => Order::Next,
        "buy" => Order::Trade(TradeDeal::Buy(things(t)?)),
        "sell" => Order::Trade(TradeDeal::Sell(things(t)?)),
        "settle" => Order::Settle,
        "found" => Order::Found,
        "adventure" => Order::Adventure { adventure: adventure(t)?, take: reward(t)? },
        "stop" => Order::Stop,
        "pay" => Order::Pay,
        "fight" => Order::Fight,
        "take" => Order::Take(if t.take_word("nothing") { None } else { Some(resource(t)?) }),
        "lose" => Order::Lose(module(t)?),
        "use" => Order::Use { post: t.word("a trading post", Card::from_word)?, deal: deal(t)? },
        "demand" => Order::Demand(resource(t)?),
        "offer" => Order::Offer(offer(t)?),
        "accept" => Order::Accept,
        "refuse" => Order::Refuse,
        "build" => Order::Build(build(t)?),
        "upgrade" => Order::Upgrade(upgrade(t)?),
        _ => Order::End,
    })
}

fn module(t: &mut NotationReader<'_>) -> ParseResult<Module> {
    t.word("a module", Module::from_word)
}

fn resource(t: &mut NotationReader<'_>) -> ParseResult<Resource> {
    t.word("a resource", Resource::from_word)
}

fn adventure(t: &mut NotationReader<'_>) -> ParseResult<Adventure> {
    t.word("an adventure", Adventure::from_word)
}

fn arrangement(t: &mut NotationReader<'_>) -> ParseResult<CardArrangement> {
    let top = if t.take_word("top") { numbers(t)? } else { Vec::new() };
    let bottom = if t.take_word("bottom") { numbers(t)? } else { Vec::new() };
    if top.is_empty() && bottom.is_empty() {
        return Err(t.expected("`top` or `bottom`"));
    }
    CardArrangement::new(&top, &bottom).ok_or_else(|| t.impossible(format!("a look has at most {LOOK} cards")))
}

/// Reads one or more numbers.
fn numbers(t: &mut NotationReader<'_>) -> ParseResult<Vec<u8>> {
    let mut numbers = vec![t.number("the number of a card")?];
    while let Some(NotationToken::Number(_) | NotationToken::TooLarge) = t.peek() {
        numbers.push(t.number("the number of a card")?);
    }
    Ok(numbers)
}

/// Reads amounts such as `Ore 2 Fuel 1`: at least one kind of commodity, each kind once.
fn things(t: &mut NotationReader<'_>) -> ParseResult<CommodityCounts> {
    let mut things = CommodityCounts::NONE;
    while let Some(thing) = peek_thing(t) {
        t.advance();
        if things.count(thing) > 0 {
            return Err(t.impossible(format!("{thing} is named twice")));
        }
        things = things.and(thing, t.number("a number")?);
    }
    if things.is_empty() { Err(t.expected("goods such as `Ore 1`")) } else { Ok(things) }
}

fn peek_thing(t: &NotationReader<'_>) -> Option<Commodity> {
    match t.peek() {
        Some(NotationToken::Word(word)) => Commodity::from_word(word),
        _ => None,
    }
}

/// Reads the resources of a reward, such as `take Ore Fuel`; there may be none.
fn reward(t: &mut NotationReader<'_>) -> ParseResult<CommodityCounts> {
    let mut taken = CommodityCounts::NONE;
    if !t.take_word("take") {
        return Ok(taken);
    }
    taken = taken.and(resource(t)?.into(), 1);
    while t.peek().is_some() {
        taken = taken.and(resource(t)?.into(), 1);
        if taken.total() > MOST_TAKEN {
            return Err(t.impossible("no adventure gives so much"));
        }
    }
    Ok(taken)
}

fn deal(t: &mut NotationReader<'_>) -> ParseResult<TradeDeal> {
    if t.take_word("buy") {
        Ok(TradeDeal::Buy(things(t)?))
    } else if t.take_word("sell") {
        Ok(TradeDeal::Sell(things(t)?))
    } else {
        Err(t.expected("`buy` or `sell`"))
    }
}

fn offer(t: &mut NotationReader<'_>) -> ParseResult<Offer> {
    let give = things(t)?;
    if !t.take_word("for") {
        return Err(t.expected("`for` and the wanted goods"));
    }
    Ok(Offer { give, want: things(t)? })
}

fn build(t: &mut NotationReader<'_>) -> ParseResult<BuildableItem> {
    t.word("a ship, a Booster, a Cannon or a module", |word| {
        let piece = PIECES.iter().position(|piece| piece.eq_ignore_ascii_case(word));
        let piece = piece.map(|at| [BuildableItem::Booster, BuildableItem::Cannon][at]);
        let ship = || Ship::from_word(word).map(BuildableItem::Ship);
        piece.or_else(ship).or_else(|| Module::from_word(word).map(BuildableItem::Module))
    })
}

fn upgrade(t: &mut NotationReader<'_>) -> ParseResult<Upgrade> {
    t.word("a Booster, a Cannon or a module", |word| {
        let piece = PIECES.iter().position(|piece| piece.eq_ignore_ascii_case(word));
        let piece = piece.map(|at| [Upgrade::Booster, Upgrade::Cannon][at]);
        piece.or_else(|| Module::from_word(word).map(Upgrade::Module))
    })
}
