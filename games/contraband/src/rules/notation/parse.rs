//! Parses orders and outcomes from text.

use super::super::chance::{ChanceOutcome, SIDES};
use super::super::metals::MetalCounts;
use super::super::order::{BonusPlay, Order};
use super::super::plan_row::{LONGEST_ROW, MoveTokenRow};
use super::super::vocab::{BonusCard, Direction, Metal, MoveStep, Upgrade};
use super::words::{NOTHING, ORDER_WORDS, is_known, order_word};
use orrery_core::Colour;
use orrery_core::notation::{NotationError, NotationReader, NotationToken};

type ParseResult<T> = Result<T, NotationError>;

/// The maximum number of metals in an order, which is more than any hold has room for.
const MOST_METALS: u8 = 9;

/// Parses one order.
///
/// # Errors
/// Returns the column of the error, and what was expected there.
pub fn parse_order(line: &str) -> ParseResult<Order> {
    let mut tokens = NotationReader::of(line, is_known)?;
    let order = order(&mut tokens)?;
    tokens.finish()?;
    Ok(order)
}

/// Parses one order with the outcomes recorded for it.
///
/// # Errors
/// Returns the column of the error, and what was expected there. A fight or a passage through a gate without its dice is an
/// error.
pub fn parse_recorded(line: &str) -> ParseResult<(Order, Vec<ChanceOutcome>)> {
    let (text, told) = line.split_once("=>").map_or((line, None), |(text, told)| (text, Some(told)));
    let order = parse_order(text)?;
    let words: Vec<&str> = told.unwrap_or_default().split_whitespace().collect();
    let column = text.chars().count() + 3;
    let outcomes: Option<Vec<ChanceOutcome>> = words.iter().map(|word| outcome(word)).collect();
    let least = match order {
        Order::Fight => 2,
        Order::Warp(_) => 1,
        _ => usize::from(told.is_some()),
    };
    match outcomes.filter(|outcomes| outcomes.len() >= least) {
        Some(outcomes) => Ok((order, outcomes)),
        None => {
            let found = told.unwrap_or_default().trim().escape_debug().to_string();
            let message = format!("expected `=>` and the outcome of `{}`, found `{found}`", text.trim());
            Err(NotationError::at(column, message))
        }
    }
}

/// Parses an outcome in a recorded order: a die, a metal or a bonus card.
fn outcome(word: &str) -> Option<ChanceOutcome> {
    let die = || word.parse().ok().filter(|die| (1..=SIDES).contains(die)).map(ChanceOutcome::Die);
    let metal = || Metal::from_word(word).map(ChanceOutcome::Metal);
    die().or_else(metal).or_else(|| BonusCard::from_word(word).map(ChanceOutcome::Bonus))
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
        "move" => Order::Move(step(t)?),
        "take" => Order::Take(metal(t)?),
        "swap" => Order::Swap { give: metal(t)?, take: metal(t)? },
        "leave" => Order::Leave,
        "jettison" => Order::Jettison(metal(t)?),
        "sell" => Order::Sell(metal(t)?),
        "buy" => Order::Buy(metal(t)?),
        "install" => Order::Install(upgrade(t)?),
        "warp" => Order::Warp(t.word("a quadrant", Colour::from_word)?),
        "play" => Order::Play(play(t)?),
        "attack" => Order::Attack(t.word("a colour", Colour::from_word)?),
        "fight" => Order::Fight,
        "stand" => Order::Stand,
        "flee" => Order::Flee,
        "submit" => Order::Submit(if t.take_word("hide") { t.number("an amount of Plutonium")? } else { 0 }),
        "hide" => Order::Hide(metals(t)?),
        "loot" => Order::Loot(metals(t)?),
        "lose" => Order::Lose(upgrade(t)?),
        "end" => Order::End,
        "plan" => Order::Plan(row(t)?),
        "change" => Order::Change { nth: t.number("the number of a token")?, step: step(t)? },
        _ => Order::Done,
    })
}

fn metal(t: &mut NotationReader<'_>) -> ParseResult<Metal> {
    t.word("a metal", Metal::from_word)
}

fn upgrade(t: &mut NotationReader<'_>) -> ParseResult<Upgrade> {
    t.word("an upgrade", Upgrade::from_word)
}

fn step(t: &mut NotationReader<'_>) -> ParseResult<MoveStep> {
    t.word("a step", MoveStep::from_word)
}

fn play(t: &mut NotationReader<'_>) -> ParseResult<BonusPlay> {
    match t.word("a bonus card", BonusCard::from_word)? {
        BonusCard::SpyRadar => Ok(BonusPlay::Radar(t.word("`cw` or `ccw`", Direction::from_word)?)),
        card => Ok(BonusPlay::Card(card)),
    }
}

/// Parses metals such as `Carbon Iron`, or `nothing`.
fn metals(t: &mut NotationReader<'_>) -> ParseResult<MetalCounts> {
    if t.take_word(NOTHING) {
        return Ok(MetalCounts::NONE);
    }
    let mut metals = MetalCounts::of(metal(t)?, 1);
    while t.peek().is_some() {
        metals.add(metal(t)?);
        if metals.len() > MOST_METALS {
            return Err(t.impossible("no hold has room for this many metals"));
        }
    }
    Ok(metals)
}

/// Parses a row such as `out cw market`, or `nothing`.
fn row(t: &mut NotationReader<'_>) -> ParseResult<MoveTokenRow> {
    let mut row = MoveTokenRow::default();
    if t.take_word(NOTHING) {
        return Ok(row);
    }
    row.push(step(t)?);
    while t.peek().is_some() {
        if !row.push(step(t)?) {
            return Err(t.impossible(format!("a player has only {LONGEST_ROW} tokens")));
        }
    }
    Ok(row)
}
