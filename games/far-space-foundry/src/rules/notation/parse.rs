//! Parsing of orders.

use super::super::data::DOCKS;
use super::super::order::{CargoTransfer, CargoTransferLine, KeptAliens, LINES, Order};
use super::super::pilots::Pilot;
use super::super::vocab::{FreighterKind, Good, Product};
use super::tokens::WordReader;
use super::words::{ORDER_WORDS, order_word};
use orrery_core::notation::NotationError;

type ParseResult<T> = Result<T, NotationError>;

/// The largest number of goods or times that is parsed. It is larger than any number in the game.
const MOST: u8 = 99;

/// Parses an order.
///
/// # Errors
/// Returns an error with the column of the fault and the text expected there, if `line` is not an order.
pub fn parse_order(line: &str) -> ParseResult<Order> {
    let mut words = WordReader::of(line)?;
    let order = order(&mut words)?;
    words.finish()?;
    Ok(order)
}

/// Parses goods in the form used in files, such as `skyrite 2 skyrite* 1`. An empty text means no goods.
///
/// # Errors
/// Returns an error with the column of the fault and the text expected there, if `text` is not a list of goods.
pub fn parse_goods(text: &str) -> ParseResult<Vec<CargoTransferLine>> {
    let mut words = WordReader::of(text)?;
    let mut cargo = CargoTransfer::default();
    goods(&mut words, FreighterKind::Federal, &mut cargo)?;
    words.finish()?;
    Ok(cargo.lines().to_vec())
}

fn order(w: &mut WordReader<'_>) -> ParseResult<Order> {
    let verb = w.word(&format!("an order ({})", ORDER_WORDS.join(", ")), order_word)?;
    Ok(match verb {
        "begin" => Order::Begin,
        "play" => Order::Play { pilot: pilot(w)?, roll: w.take("roll") },
        "land" => Order::Land(dock(w)?),
        "lift" => Order::Lift(dock(w)?),
        "take" => Order::Take(of_asteroids(w)?),
        "unload" => Order::Unload(of_ships(w)?),
        "load" => Order::Load(of_ships(w)?),
        "process" => Order::Process(w.number("a number of times", MOST)?),
        "sell" => Order::Sell(w.number("a number", MOST)?),
        "cantina" => Order::Cantina,
        "hire" => hire(w)?,
        "make" => {
            let product = w.word("a product", Product::from_word)?;
            Order::Make { product, times: w.number("a number of times", MOST)? }
        }
        "charge" if w.take("all") => Order::Charge(None),
        "charge" => Order::Charge(Some(w.word("a product or `all`", Product::from_word)?)),
        "upgrade" => Order::Upgrade(w.word("a freighter", FreighterKind::from_word)?),
        "earn" => Order::Earn,
        "bribe" => {
            let add = w.word("`add` or `remove`", |word| {
                [("add", true), ("remove", false)].into_iter().find(|(w, _)| w.eq_ignore_ascii_case(word))
            })?;
            Order::Bribe { add: add.1, dock: dock(w)? }
        }
        "keep" => keep(w)?,
        "stow" => Order::Stow(of_ships(w)?),
        _ => Order::End,
    })
}

fn pilot(w: &mut WordReader<'_>) -> ParseResult<Pilot> {
    w.word("a pilot", Pilot::from_word)
}

fn dock(w: &mut WordReader<'_>) -> ParseResult<u8> {
    w.number("a dock", DOCKS)
}

fn hire(w: &mut WordReader<'_>) -> ParseResult<Order> {
    if w.take("nobody") {
        return Ok(Order::Hire { pilot: None, alone: false });
    }
    let pilot =
        w.word("an alien pilot or `nobody`", |word| Pilot::from_word(word).filter(|pilot| pilot.job().is_some()))?;
    Ok(Order::Hire { pilot: Some(pilot), alone: w.take("alone") })
}

fn keep(w: &mut WordReader<'_>) -> ParseResult<Order> {
    let mut kept = KeptAliens::default();
    if w.take("nobody") {
        return Ok(Order::Keep(kept));
    }
    while kept.is_empty() || w.peek().is_some() {
        let pilot =
            w.word("an alien pilot or `nobody`", |word| Pilot::from_word(word).filter(|pilot| pilot.job().is_some()))?;
        if kept.has(pilot) {
            return Err(w.impossible(format!("{pilot} is named twice")));
        }
        if usize::from(kept.len()) == super::super::vocab::Alien::COUNT {
            return Err(w.impossible("at most one pilot can be kept for each alien freighter"));
        }
        kept.push(pilot);
    }
    Ok(Order::Keep(kept))
}

/// Parses raw goods from asteroids: `skyrite 1 rubion 1`.
fn of_asteroids(w: &mut WordReader<'_>) -> ParseResult<CargoTransfer> {
    let mut cargo = CargoTransfer::default();
    goods(w, FreighterKind::Federal, &mut cargo)?;
    if cargo.is_empty() { Err(w.expected("goods such as `skyrite 1`")) } else { Ok(cargo) }
}

/// Parses goods by freighter, each freighter once: `Federal skyrite 2 *galactium 1, Amber Robot 1`.
fn of_ships(w: &mut WordReader<'_>) -> ParseResult<CargoTransfer> {
    let mut cargo = CargoTransfer::default();
    loop {
        let ship = w.word("a freighter", FreighterKind::from_word)?;
        if cargo.of(ship).next().is_some() {
            return Err(w.impossible(format!("{ship} is named twice")));
        }
        let before = cargo.lines().len();
        goods(w, ship, &mut cargo)?;
        if cargo.lines().len() == before {
            return Err(w.expected("goods such as `skyrite 1`"));
        }
        if !w.take(",") {
            return Ok(cargo);
        }
    }
}

/// Parses goods with their amounts. A good may be repeated only with different stars.
fn goods(w: &mut WordReader<'_>, ship: FreighterKind, cargo: &mut CargoTransfer) -> ParseResult<()> {
    while let Some((good, off, on)) = w.peek().and_then(form) {
        w.word("a good", form)?;
        let same = |line: &&CargoTransferLine| (line.good, line.off, line.on) == (good, off, on);
        if cargo.of(ship).any(|line| same(&line)) {
            return Err(w.impossible(format!("{good} is named twice")));
        }
        let count = w.number("a number", MOST)?;
        if !cargo.push(CargoTransferLine { ship, good, count, off, on }) {
            return Err(w.impossible(format!("more than {LINES} kinds of goods are named")));
        }
    }
    Ok(())
}

/// Parses a good with its stars. A leading star means that the good is taken off a pair, a trailing star that it is stacked on a
/// single good. Returns `None` for any other word.
fn form(word: &str) -> Option<(Good, bool, bool)> {
    let (rest, off) = word.strip_prefix('*').map_or((word, false), |rest| (rest, true));
    let (rest, on) = rest.strip_suffix('*').map_or((rest, false), |rest| (rest, true));
    Good::from_word(rest).map(|good| (good, off, on))
}
