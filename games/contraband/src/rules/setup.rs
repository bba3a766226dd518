//! The set-up of a match (section 1).

use serde::{Deserialize, Serialize};

use super::board::{AXES, Line, MARKETS, MINES, QUADRANTS};
use super::chance::{Node, Outcome, SIDES};
use super::flow;
use super::game::Contraband;
use super::metals::Metals;
use super::options::{Edition, Engines, FirstPlayer, Objectives, Options};
use super::player::{Aim, Pile, Player, Turn};
use super::position::{Memory, Mine, OBSERVERS, Position, SEATS, Stage};
use super::reveal::show_used_cargo;
use super::stock::Stock;
use super::vocab::{Ask, Bonus, Objective, System, Token, Upgrade};
use orrery_core::words::{QuotedKeyword, values, words};
use orrery_core::{Chance, Colour, SetupError};

/// The choices made before a match.
pub type Setup = orrery_core::Setup<Contraband>;

/// The number of cards in a store (CB-SET-4).
const STORE: usize = 8;

/// Returns the number of cards in a store at the start (CB-SET-4): one fewer if the ships' first engines come from the same cards.
#[must_use]
pub fn store_size(options: &Options) -> usize {
    STORE - usize::from(options.engines == Engines::Fitted)
}

/// The outcomes of chance at set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StartText", into = "StartText")]
pub struct Start {
    /// The seat of the first player, from 0 (CB-SET-8).
    pub first: u8,
    /// The lines of the tokens (CB-SET-7, CB-SOL-2).
    pub tokens: [Line; Token::COUNT],
    /// The objectives, indexed by seat; empty without objectives.
    pub objectives: Vec<Objective>,
    /// The cards of each store.
    pub stores: [Stock; QUADRANTS],
}

impl Default for Start {
    fn default() -> Self {
        let tokens = [Line::Y4, Line::G4, Line::B4];
        Start { first: 0, tokens, objectives: Vec::new(), stores: [Stock::of_each(1); QUADRANTS] }
    }
}

/// A start as written in files, in words.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartText {
    first: u8,
    tokens: Vec<QuotedKeyword<Line>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    objectives: Vec<QuotedKeyword<Objective>>,
    stores: Vec<Vec<QuotedKeyword<Upgrade>>>,
}

impl TryFrom<StartText> for Start {
    type Error = &'static str;

    fn try_from(text: StartText) -> Result<Self, Self::Error> {
        let lines: Vec<Line> = values(&text.tokens).collect();
        let stores: Vec<Stock> = text.stores.iter().map(|cards| values(cards).collect()).collect();
        Ok(Start {
            first: text.first,
            tokens: lines.try_into().map_err(|_| "`tokens` are three lines")?,
            objectives: values(&text.objectives).collect(),
            stores: stores.try_into().map_err(|_| "`stores` are four")?,
        })
    }
}

impl From<Start> for StartText {
    fn from(start: Start) -> Self {
        StartText {
            first: start.first,
            tokens: words(start.tokens),
            objectives: words(start.objectives),
            stores: start.stores.iter().map(|store| words(store.iter())).collect(),
        }
    }
}

/// Draws a set-up from chance.
pub(crate) fn deal(setup: &Setup, chance: &mut impl Chance<Node>) -> Start {
    let seats = setup.seating.len();
    let first = match setup.options.first_player {
        FirstPlayer::Chosen => 0,
        FirstPlayer::Random if seats == 1 => 0,
        FirstPlayer::Random => match chance.resolve(Node::First(seats as u8)) {
            Outcome::First(first) => first,
            _ => 0,
        },
    };
    let tokens = axes(seats == 1, || match chance.resolve(Node::Die) {
        Outcome::Die(die) => die,
        _ => 1,
    });
    let dealt = if has_objectives(setup) { seats } else { 0 };
    let mut left = (1 << Objective::COUNT) - 1;
    let mut objectives = Vec::new();
    for _ in 0..dealt {
        if let Outcome::Objective(objective) = chance.resolve(Node::Objective(left)) {
            left &= !(1 << objective as u8);
            objectives.push(objective);
        }
    }
    let mut deck = Stock::of_each(Upgrade::COPIES);
    if setup.options.engines == Engines::Fitted {
        (0..seats).for_each(|_| deck.take(Upgrade::Engine1));
    }
    let mut stores = [Stock::EMPTY; QUADRANTS];
    for store in &mut stores {
        for _ in 0..store_size(&setup.options) {
            if let Outcome::Upgrade(upgrade) = chance.resolve(Node::Upgrade(deck)) {
                deck.take(upgrade);
                store.add(upgrade);
            }
        }
    }
    Start { first, tokens, objectives, stores }
}

/// Reports whether objectives are dealt (CB-OBJ-1, CB-SOL-1).
fn has_objectives(setup: &Setup) -> bool {
    setup.options.objectives == Objectives::On && setup.seating.len() > 1
}

/// The maximum number of dice for a token, so that a source that always rolls a taken axis cannot hang the program.
const MOST_DICE: usize = 1000;

/// Rolls the axes of police, alien and, in a solo match, corsair. A die is rolled again while it gives a taken axis (CB-SET-7,
/// CB-SOL-2).
pub fn axes(solo: bool, mut roll: impl FnMut() -> u8) -> [Line; Token::COUNT] {
    let mut tokens = Start::default().tokens;
    let placed = if solo { Token::COUNT } else { Token::COUNT - 1 };
    for at in 0..placed {
        for _ in 0..MOST_DICE {
            let axis = AXES[usize::from(roll().clamp(1, SIDES)) - 1];
            if !tokens[..at].contains(&axis) {
                tokens[at] = axis;
                break;
            }
        }
    }
    tokens
}

/// Returns the first position of a match.
///
/// # Errors
/// The errors of [`Setup::validate`], or a start that does not fit.
pub fn first_position(setup: &Setup, start: &Start) -> Result<Position, SetupError> {
    let mut p = bare_position(setup)?;
    if usize::from(start.first) >= p.count() {
        return Err(SetupError::Start("the first player's seat is not among the seats"));
    }
    let wanted = if has_objectives(setup) { p.count() } else { 0 };
    if start.objectives.len() != wanted {
        return Err(SetupError::Start("there is one objective for each player, where there are any"));
    }
    // A start numbers the seats as they were set up; a position numbers them clockwise.
    let seat = |p: &Position, nth: usize| p.seat_of(setup.seating[nth]).unwrap_or_default();
    p.first = seat(&p, start.first.into()) as u8;
    p.tokens = start.tokens;
    p.stores = start.stores;
    for (nth, &objective) in start.objectives.iter().enumerate() {
        let seat = seat(&p, nth);
        p.players[seat].aim = Aim::Is(objective);
    }
    p.asks_all = setup.options.edition == Edition::Present;
    begin(&mut p);
    Ok(p)
}

/// Begins the first round, with the upgrades built in from the start (CB-SET-6).
pub fn begin(p: &mut Position) {
    if p.options.engines == Engines::Fitted {
        let count = p.count();
        for player in &mut p.players[..count] {
            player.levels[System::Engine.index()] = 1;
            player.shown |= 1 << System::Engine as u8;
        }
    }
    flow::start_round(p, &mut ());
    p.look_into_stores();
}

/// Returns the colours in the order of play, clockwise round the board (CB-SET-1, CB-SET-8).
fn clockwise(setup: &Setup) -> Vec<Colour> {
    let mut colours = setup.seating.clone();
    if setup.options.edition == Edition::Present {
        colours.sort_unstable_by_key(|colour| colour.index());
    }
    colours
}

/// Returns a position with everything in place, nothing dealt and no round begun, from which scenarios start.
///
/// # Errors
/// The errors of [`Setup::validate`].
pub fn bare_position(setup: &Setup) -> Result<Position, SetupError> {
    setup.validate()?;
    let seats = clockwise(setup);
    let colours: [Colour; SEATS] = std::array::from_fn(|seat| seats.get(seat).copied().unwrap_or(Colour::Red));
    let start = Start::default();
    Ok(Position {
        options: setup.options,
        colours,
        count: seats.len() as u8,
        first: 0,
        asks_all: false,
        round: 1,
        ask: Ask::Turn,
        decider: 0,
        turn: 0,
        stage: Stage::Turn,
        cursor: 0,
        waiting: 0,
        reveals: 0,
        tokens: start.tokens,
        beaten: 0,
        rest: false,
        police_gone: false,
        players: colours.map(Player::new),
        mines: [Mine::default(); MINES],
        markets: [Metals::NONE; MARKETS],
        stores: start.stores,
        memories: [[Memory::default(); QUADRANTS]; SEATS],
        deck: Pile::of(Metals::all()),
        played: [0; Bonus::COUNT],
        certain: [[Metals::NONE; SEATS]; OBSERVERS],
        gone: [Metals::NONE; OBSERVERS],
        rolled: [0; 2],
        meeting: None,
        winners: 0,
    })
}

/// Puts a seat on turn.
pub fn put_on_turn(p: &mut Position, seat: usize) {
    p.turn = seat as u8;
    p.players[seat].now = Turn::begins(p.players[seat].at);
    p.decider = seat as u8;
    p.ask = Ask::Turn;
    p.stage = Stage::Turn;
}

/// Starts the planning of all players, for scenarios.
pub fn put_to_planning(p: &mut Position) {
    for player in &mut p.players {
        player.now = Turn::begins(player.at);
    }
    p.decider = p.in_order(0) as u8;
    p.ask = Ask::Plan;
    p.stage = Stage::Plan;
}

/// Establishes what holds in every position: unmoved ships began their turn at their spot, used upgrades are revealed, and visible
/// stores are remembered.
pub fn settle_start(p: &mut Position) {
    for player in &mut p.players {
        player.now.begun = player.at;
    }
    show_used_cargo(p, &mut ());
    p.look_into_stores();
}
