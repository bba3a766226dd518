//! The set-up of a match (section 1).

use serde::{Deserialize, Serialize};

use super::board::{AXES, MARKETS, MINES, QUADRANTS, SectorLine};
use super::chance::{ChanceOutcome, ChanceQuestion, SIDES};
use super::flow;
use super::game::Contraband;
use super::metals::MetalCounts;
use super::options::{FirstPlayer, ObjectiveRule, Options, RulesEdition, StartingEngine};
use super::player::{MetalPile, PlayerState, SecretObjective, TurnState};
use super::position::{LastSeenStore, Mine, OBSERVERS, Position, RoundPhase, SEATS};
use super::reveal::show_used_cargo;
use super::stock::UpgradeStock;
use super::vocab::{BonusCard, DecisionKind, Objective, PatrolToken, ShipSystem, Upgrade};
use orrery_core::words::{QuotedKeyword, values, words};
use orrery_core::{Chance, Colour, SetupError};

/// The choices made before a match.
pub type Setup = orrery_core::Setup<Contraband>;

/// The number of cards in a store (CB-SET-4).
const STORE: usize = 8;

/// Returns the number of cards in a store at the start (CB-SET-4): one fewer if ships begin with an `Engine1`, because these are
/// taken from the same cards.
pub fn store_size(options: &Options) -> usize {
    STORE - usize::from(options.engines == StartingEngine::Fitted)
}

/// The outcomes of chance at set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupOutcomesText", into = "SetupOutcomesText")]
pub struct SetupOutcomes {
    /// The seat of the first player, counted from 0 in the order of the set-up (CB-SET-8).
    pub first: u8,
    /// The lines of the tokens (CB-SET-7, CB-SOL-2).
    pub tokens: [SectorLine; PatrolToken::COUNT],
    /// The objectives of the seats in the order of the set-up; empty if the match has no objectives.
    pub objectives: Vec<Objective>,
    /// The cards of each store.
    pub stores: [UpgradeStock; QUADRANTS],
}

impl Default for SetupOutcomes {
    fn default() -> Self {
        let tokens = [SectorLine::Y4, SectorLine::G4, SectorLine::B4];
        SetupOutcomes { first: 0, tokens, objectives: Vec::new(), stores: [UpgradeStock::of_each(1); QUADRANTS] }
    }
}

/// The outcomes of a set-up in the form used in files, with keywords.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupOutcomesText {
    first: u8,
    tokens: Vec<QuotedKeyword<SectorLine>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    objectives: Vec<QuotedKeyword<Objective>>,
    stores: Vec<Vec<QuotedKeyword<Upgrade>>>,
}

impl TryFrom<SetupOutcomesText> for SetupOutcomes {
    type Error = &'static str;

    fn try_from(text: SetupOutcomesText) -> Result<Self, Self::Error> {
        let lines: Vec<SectorLine> = values(&text.tokens).collect();
        let stores: Vec<UpgradeStock> = text.stores.iter().map(|cards| values(cards).collect()).collect();
        Ok(SetupOutcomes {
            first: text.first,
            tokens: lines.try_into().map_err(|_| "`tokens` must have three lines")?,
            objectives: values(&text.objectives).collect(),
            stores: stores.try_into().map_err(|_| "`stores` must have four entries")?,
        })
    }
}

impl From<SetupOutcomes> for SetupOutcomesText {
    fn from(start: SetupOutcomes) -> Self {
        SetupOutcomesText {
            first: start.first,
            tokens: words(start.tokens),
            objectives: words(start.objectives),
            stores: start.stores.iter().map(|store| words(store.iter())).collect(),
        }
    }
}

/// Draws the random parts of a set-up: the first player, the lines of the tokens, the objectives and the stores.
pub(crate) fn deal(setup: &Setup, chance: &mut impl Chance<ChanceQuestion>) -> SetupOutcomes {
    let seats = setup.seating.len();
    let first = match setup.options.first_player {
        FirstPlayer::Chosen => 0,
        FirstPlayer::Random if seats == 1 => 0,
        FirstPlayer::Random => match chance.resolve(ChanceQuestion::First(seats as u8)) {
            ChanceOutcome::First(first) => first,
            _ => 0,
        },
    };
    let tokens = axes(seats == 1, || match chance.resolve(ChanceQuestion::Die) {
        ChanceOutcome::Die(die) => die,
        _ => 1,
    });
    let dealt = if has_objectives(setup) { seats } else { 0 };
    let mut left = (1 << Objective::COUNT) - 1;
    let mut objectives = Vec::new();
    for _ in 0..dealt {
        if let ChanceOutcome::Objective(objective) = chance.resolve(ChanceQuestion::Objective(left)) {
            left &= !(1 << objective as u8);
            objectives.push(objective);
        }
    }
    let mut deck = UpgradeStock::of_each(Upgrade::COPIES);
    if setup.options.engines == StartingEngine::Fitted {
        (0..seats).for_each(|_| deck.take(Upgrade::Engine1));
    }
    let mut stores = [UpgradeStock::EMPTY; QUADRANTS];
    for store in &mut stores {
        for _ in 0..store_size(&setup.options) {
            if let ChanceOutcome::Upgrade(upgrade) = chance.resolve(ChanceQuestion::Upgrade(deck)) {
                deck.take(upgrade);
                store.add(upgrade);
            }
        }
    }
    SetupOutcomes { first, tokens, objectives, stores }
}

/// Reports whether objectives are dealt (CB-OBJ-1, CB-SOL-1).
fn has_objectives(setup: &Setup) -> bool {
    setup.options.objectives == ObjectiveRule::On && setup.seating.len() > 1
}

/// The maximum number of rolls for a token, so that a source that always rolls a taken axis cannot hang the program.
const MOST_DICE: usize = 1000;

/// Rolls the axes of the police, the alien and, in a solo match, the corsair. A die is rolled again while it shows an axis that
/// is taken (CB-SET-7, CB-SOL-2).
pub fn axes(solo: bool, mut roll: impl FnMut() -> u8) -> [SectorLine; PatrolToken::COUNT] {
    let mut tokens = SetupOutcomes::default().tokens;
    let placed = if solo { PatrolToken::COUNT } else { PatrolToken::COUNT - 1 };
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
/// Returns the errors of [`Setup::validate`], or [`SetupError::Start`] if `start` does not fit the set-up.
pub fn first_position(setup: &Setup, start: &SetupOutcomes) -> Result<Position, SetupError> {
    let mut p = bare_position(setup)?;
    if usize::from(start.first) >= p.count() {
        return Err(SetupError::Start("the first player's seat is not among the seats"));
    }
    let wanted = if has_objectives(setup) { p.count() } else { 0 };
    if start.objectives.len() != wanted {
        return Err(SetupError::Start("expected one objective for each player, or none without objectives"));
    }
    // A start numbers the seats as they were set up; a position numbers them clockwise.
    let seat = |p: &Position, nth: usize| p.seat_of(setup.seating[nth]).unwrap_or_default();
    p.first = seat(&p, start.first.into()) as u8;
    p.tokens = start.tokens;
    p.stores = start.stores;
    for (nth, &objective) in start.objectives.iter().enumerate() {
        let seat = seat(&p, nth);
        p.players[seat].aim = SecretObjective::Is(objective);
    }
    p.asks_all = setup.options.edition == RulesEdition::Present;
    begin(&mut p);
    Ok(p)
}

/// Begins the first round, with the upgrades installed from the start (CB-SET-6).
pub fn begin(p: &mut Position) {
    if p.options.engines == StartingEngine::Fitted {
        let count = p.count();
        for player in &mut p.players[..count] {
            player.levels[ShipSystem::Engine.index()] = 1;
            player.shown |= 1 << ShipSystem::Engine as u8;
        }
    }
    flow::start_round(p, &mut ());
    p.update_store_memories();
}

/// Returns the colours clockwise round the board or, in the first edition, in the order of the set-up (CB-SET-1, CB-SET-8).
fn clockwise(setup: &Setup) -> Vec<Colour> {
    let mut colours = setup.seating.clone();
    if setup.options.edition == RulesEdition::Present {
        colours.sort_unstable_by_key(|colour| colour.index());
    }
    colours
}

/// Returns a position with everything in place, nothing dealt and no round begun, from which scenarios start.
///
/// # Errors
/// Returns the errors of [`Setup::validate`].
pub fn bare_position(setup: &Setup) -> Result<Position, SetupError> {
    setup.validate()?;
    let seats = clockwise(setup);
    let colours: [Colour; SEATS] = std::array::from_fn(|seat| seats.get(seat).copied().unwrap_or(Colour::Red));
    let start = SetupOutcomes::default();
    Ok(Position {
        options: setup.options,
        colours,
        count: seats.len() as u8,
        first: 0,
        asks_all: false,
        round: 1,
        ask: DecisionKind::Turn,
        decider: 0,
        turn: 0,
        stage: RoundPhase::Turn,
        cursor: 0,
        waiting: 0,
        reveals: 0,
        tokens: start.tokens,
        beaten: 0,
        rest: false,
        police_gone: false,
        players: colours.map(PlayerState::new),
        mines: [Mine::default(); MINES],
        markets: [MetalCounts::NONE; MARKETS],
        stores: start.stores,
        memories: [[LastSeenStore::default(); QUADRANTS]; SEATS],
        deck: MetalPile::of(MetalCounts::all()),
        played: [0; BonusCard::COUNT],
        certain: [[MetalCounts::NONE; SEATS]; OBSERVERS],
        gone: [MetalCounts::NONE; OBSERVERS],
        rolled: [0; 2],
        meeting: None,
        winners: 0,
    })
}

/// Gives the turn to a seat, for scenarios.
pub fn put_on_turn(p: &mut Position, seat: usize) {
    p.turn = seat as u8;
    p.players[seat].now = TurnState::begins(p.players[seat].at);
    p.decider = seat as u8;
    p.ask = DecisionKind::Turn;
    p.stage = RoundPhase::Turn;
}

/// Starts the planning of all players, for scenarios.
pub fn put_to_planning(p: &mut Position) {
    for player in &mut p.players {
        player.now = TurnState::begins(player.at);
    }
    p.decider = p.in_order(0) as u8;
    p.ask = DecisionKind::Plan;
    p.stage = RoundPhase::Plan;
}

/// Establishes the invariants of a start position: each turn began at the current spot of the ship, used cargo upgrades are
/// revealed, and stores in view are remembered.
pub fn settle_start(p: &mut Position) {
    for player in &mut p.players {
        player.now.begun = player.at;
    }
    show_used_cargo(p, &mut ());
    p.update_store_memories();
}
