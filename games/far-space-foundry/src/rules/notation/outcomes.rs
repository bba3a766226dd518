//! Reading and writing orders with their chance outcomes, as in `ORDER => OUTCOME`.

use super::super::chance::ChanceOutcome;
use super::super::order::Order;
use super::super::pilots::Pilot;
use super::super::vocab::{Alien, Product};
use super::parse::parse_order;
use super::write::{spaced, write_order};
use orrery_core::Colour;
use orrery_core::notation::NotationError;

/// The sign for an outcome without a pilot or a freighter.
const NOTHING: &str = "-";

/// Returns the canonical text of `order` with its outcomes, as stored in records.
pub fn write_recorded(order: &Order, outcomes: &[ChanceOutcome]) -> String {
    write_with_names(order, outcomes, |_, pilot| pilot.word())
}

/// Returns the text of [`write_recorded`] with the name that `name` gives to each pilot dealt or drawn. `name` gets the player
/// and the pilot; the player is `None` for a pilot drawn at the end of the turn.
pub(super) fn write_with_names(
    order: &Order,
    outcomes: &[ChanceOutcome],
    name: impl Fn(Option<Colour>, Pilot) -> &'static str,
) -> String {
    let text = write_order(order);
    let answer = match order {
        Order::Begin => begin(outcomes, name),
        Order::End => end(outcomes, name),
        _ => spaced(outcomes.iter().map(|outcome| match outcome {
            ChanceOutcome::Die(value) => DIGITS[usize::from(*value).min(DIGITS.len() - 1)],
            ChanceOutcome::Top(_, 0) => NOTHING,
            ChanceOutcome::Top(_, size) => DIGITS[usize::from(*size).min(DIGITS.len() - 1)],
            ChanceOutcome::Shown(pilot) | ChanceOutcome::Drawn(pilot) | ChanceOutcome::Dealt(_, pilot) => pilot.word(),
            ChanceOutcome::Product(product) => product.word(),
            ChanceOutcome::First(seat) | ChanceOutcome::Fleet(seat, _) => seat.word(),
        })),
    };
    if answer.is_empty() { text } else { format!("{text} => {answer}") }
}

const DIGITS: [&str; 9] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];

fn end(outcomes: &[ChanceOutcome], name: impl Fn(Option<Colour>, Pilot) -> &'static str) -> String {
    let drawn = |outcome: &ChanceOutcome| {
        if let ChanceOutcome::Drawn(pilot) = outcome { Some(name(None, *pilot)) } else { None }
    };
    let drawn = spaced(outcomes.iter().filter_map(drawn));
    let die =
        outcomes.iter().find_map(|outcome| if let ChanceOutcome::Die(value) = outcome { Some(value) } else { None });
    let drawn = if drawn.is_empty() { NOTHING.to_owned() } else { drawn };
    die.map_or_else(|| drawn.clone(), |die| format!("{drawn}, die {die}"))
}

fn begin(outcomes: &[ChanceOutcome], name: impl Fn(Option<Colour>, Pilot) -> &'static str) -> String {
    let mut parts: Vec<String> = Vec::new();
    // Outcomes of the same part follow each other, so each outcome either begins a part or continues the last one.
    let mut part = |head: String, text: String| match parts.last_mut() {
        Some(last) if last.split(' ').next() == Some(&head) && head != "die" => *last += &format!(" {text}"),
        _ => parts.push(format!("{head} {text}")),
    };
    for outcome in outcomes {
        match *outcome {
            ChanceOutcome::Product(product) => part("products".to_owned(), product.to_string()),
            ChanceOutcome::Top(alien, size) => part("tops".to_owned(), format!("{alien} {size}")),
            ChanceOutcome::Die(value) => part("die".to_owned(), value.to_string()),
            ChanceOutcome::First(seat) => part("first".to_owned(), seat.to_string()),
            ChanceOutcome::Fleet(seat, number) => part(seat.to_string(), format!("fleet {number}")),
            ChanceOutcome::Dealt(seat, pilot) => part(seat.to_string(), name(Some(seat), pilot).to_owned()),
            ChanceOutcome::Drawn(_) | ChanceOutcome::Shown(_) => {}
        }
    }
    if outcomes.iter().any(|outcome| matches!(outcome, ChanceOutcome::First(_))) {
        // At set-up every hand gets the Commander, without asking chance (FSF-SET-4).
        let hand = |part: &&mut String| part.split(' ').next().is_some_and(|word| Colour::from_word(word).is_some());
        for part in parts.iter_mut().filter(hand).filter(|part| !part.contains(" fleet ")) {
            *part += &format!(" {}", Pilot::Commander);
        }
    }
    parts.join(", ")
}

/// Parses an order with its outcomes.
///
/// # Errors
/// Returns an error with the column of the fault and the text expected there, if `line` is malformed, if an order that always
/// depends on chance has no outcome, or if an order that never depends on chance has one.
pub fn parse_recorded(line: &str) -> Result<(Order, Vec<ChanceOutcome>), NotationError> {
    let Some((text, answer)) = line.split_once("=>") else {
        let order = parse_order(line)?;
        let asks = matches!(order, Order::Begin | Order::Play { roll: true, .. } | Order::Cantina | Order::End);
        let end = line.chars().count() + 1;
        return if asks {
            Err(NotationError::at(end, "expected `=>` and the outcome"))
        } else {
            Ok((order, Vec::new()))
        };
    };
    let order = parse_order(text)?;
    let column = text.chars().count() + 3;
    outcomes(&order, answer).map(|outcomes| (order, outcomes)).ok_or_else(|| {
        let found = answer.trim().escape_debug().to_string();
        NotationError::at(column, format!("expected the outcome of `{}`, found `{found}`", text.trim()))
    })
}

/// Parses the outcomes of an order. Returns `None` if they do not suit the order.
fn outcomes(order: &Order, answer: &str) -> Option<Vec<ChanceOutcome>> {
    let words: Vec<&str> = answer.split_whitespace().collect();
    match (order, &words[..]) {
        (Order::Begin, _) => read_begin(answer),
        (Order::End, _) => read_end(answer),
        (Order::Play { roll: true, .. }, [value]) => Some(vec![die(value)?]),
        (Order::Cantina, [_, ..]) => words.iter().map(|word| pilot(word).map(ChanceOutcome::Shown)).collect(),
        (Order::Hire { pilot: Some(pilot), alone: false }, [size]) => {
            let size = if *size == NOTHING { 0 } else { size.parse().ok().filter(|size| (1..=4).contains(size))? };
            Some(vec![ChanceOutcome::Top(pilot.alien()?, size)])
        }
        _ => None,
    }
}

fn die(word: &str) -> Option<ChanceOutcome> {
    word.parse().ok().filter(|value| (1..=8).contains(value)).map(ChanceOutcome::Die)
}

fn pilot(word: &str) -> Option<Pilot> {
    Pilot::from_word(word)
}

fn read_end(answer: &str) -> Option<Vec<ChanceOutcome>> {
    let (drawn, rolled) = answer.split_once(',').map_or((answer, None), |(drawn, rolled)| (drawn, Some(rolled)));
    let mut outcomes = Vec::new();
    let words: Vec<&str> = drawn.split_whitespace().collect();
    if words != [NOTHING] {
        if words.is_empty() {
            return None;
        }
        for word in words {
            outcomes.push(ChanceOutcome::Drawn(pilot(word)?));
        }
    }
    if let Some(rolled) = rolled {
        match rolled.split_whitespace().collect::<Vec<_>>()[..] {
            [word, value] if word.eq_ignore_ascii_case("die") => outcomes.push(die(value)?),
            _ => return None,
        }
    }
    Some(outcomes)
}

fn read_begin(answer: &str) -> Option<Vec<ChanceOutcome>> {
    let parts: Vec<Vec<&str>> = answer.split(',').map(|part| part.split_whitespace().collect()).collect();
    let sets_up = parts.iter().any(|part| part.first().is_some_and(|word| word.eq_ignore_ascii_case("first")));
    let mut outcomes = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let (head, rest) = part.split_first()?;
        let again = parts[..at].iter().any(|told| told.first().is_some_and(|word| word.eq_ignore_ascii_case(head)));
        if again || rest.is_empty() {
            return None;
        }
        match head.to_ascii_lowercase().as_str() {
            "products" => {
                for word in rest {
                    outcomes.push(ChanceOutcome::Product(Product::from_word(word)?));
                }
            }
            "tops" => {
                for pair in rest.chunks(2) {
                    let [alien, size] = pair else { return None };
                    let size = size.parse().ok().filter(|size| *size <= 4)?;
                    outcomes.push(ChanceOutcome::Top(Alien::from_word(alien)?, size));
                }
            }
            "die" => outcomes.push(die(rest.first().filter(|_| rest.len() == 1)?)?),
            "first" => {
                outcomes.push(ChanceOutcome::First(Colour::from_word(rest.first().filter(|_| rest.len() == 1)?)?));
            }
            seat => read_seat(Colour::from_word(seat)?, rest, sets_up, &mut outcomes)?,
        }
    }
    Some(outcomes)
}

/// Parses the fleet or the hand of a seat. At set-up, the hand must end with the Commander, who is not dealt by chance.
fn read_seat(seat: Colour, words: &[&str], sets_up: bool, outcomes: &mut Vec<ChanceOutcome>) -> Option<()> {
    if let [word, number] = words
        && word.eq_ignore_ascii_case("fleet")
    {
        outcomes.push(ChanceOutcome::Fleet(seat, number.parse().ok().filter(|number| (1..=4).contains(number))?));
        return Some(());
    }
    let mut pilots: Vec<Pilot> = words.iter().map(|word| pilot(word)).collect::<Option<_>>()?;
    if sets_up && pilots.pop() != Some(Pilot::Commander) {
        return None;
    }
    outcomes.extend(pilots.into_iter().map(|pilot| ChanceOutcome::Dealt(seat, pilot)));
    Some(())
}
