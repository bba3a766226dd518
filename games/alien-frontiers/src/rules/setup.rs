//! Setup: builds the first position from seats, options and chance outcomes (section 1 of the rules).

use serde::{Deserialize, Serialize};

use super::chance::DiceAndCardSource;
use super::game::AlienFrontiers;
use super::options::{FirstPlayer, MatchLength};
use super::position::{CardCounts, Phase, PlayerState, Position, RelicPlace, TurnState};
use super::vocab::{Card, DISPLAY, FLEET, Field, STARTING_FLEET, Territory};
use orrery_core::words::{QuotedKeyword, values, words};
use orrery_core::{Colour, SetupError};

/// The chance outcomes of a setup. Together with the seats and options, they determine the first position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SetupOutcomesText", into = "SetupOutcomesText")]
pub struct SetupOutcomes {
    /// The first player's index in the seating (SET-7).
    pub first: u8,
    /// The rounds of dice that determined the first player, each with one die for each seat still tied, in seat order; empty if
    /// the first player was chosen or random.
    pub first_rolls: Vec<Vec<u8>>,
    /// The cards of the display, by place.
    pub display: Vec<Card>,
    /// One card for each player, in seating order.
    pub dealt: Vec<Card>,
}

/// The setup outcomes in the text form of files.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupOutcomesText {
    first: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    first_rolls: Vec<Vec<u8>>,
    display: Vec<QuotedKeyword<Card>>,
    dealt: Vec<QuotedKeyword<Card>>,
}

impl From<SetupOutcomesText> for SetupOutcomes {
    fn from(text: SetupOutcomesText) -> Self {
        let SetupOutcomesText { first, first_rolls, display, dealt } = text;
        SetupOutcomes { first, first_rolls, display: values(&display).collect(), dealt: values(&dealt).collect() }
    }
}

impl From<SetupOutcomes> for SetupOutcomesText {
    fn from(start: SetupOutcomes) -> Self {
        let SetupOutcomes { first, first_rolls, display, dealt } = start;
        SetupOutcomesText { first, first_rolls, display: words(display), dealt: words(dealt) }
    }
}

/// The choices before a match: seats and options.
pub type Setup = orrery_core::Setup<AlienFrontiers>;

/// The error for a start with more copies of a card than the game has, or with a wrong number of cards.
const DEAL: SetupError = SetupError::Start("the start does not contain a legal deal of cards");
/// The error for a start whose first player is not seated.
const FIRST_SEAT: SetupError = SetupError::Start("the first player's seat is not among the seats");

/// Determines the first player and deals the cards (SET-5, SET-7).
pub fn deal(setup: &Setup, chance: &mut impl DiceAndCardSource) -> SetupOutcomes {
    let (first, first_rolls) = first_player(setup, chance);
    let mut deck = CardCounts::full();
    let mut next = || {
        let card = chance.draw(&deck);
        deck.take(card);
        card
    };
    let display = (0..DISPLAY).map(|_| next()).collect();
    let dealt = setup.seating.iter().map(|_| next()).collect();
    SetupOutcomes { first, first_rolls, display, dealt }
}

/// Determines the first player by the highest roll, with ties rolled again (SET-7). The option `random` uses two dice instead,
/// read as a number from 0 to 35, modulo the number of seats. All seats are equally likely, since 2, 3 and 4 divide 36.
fn first_player(setup: &Setup, chance: &mut impl DiceAndCardSource) -> (u8, Vec<Vec<u8>>) {
    let seats = setup.seating.len() as u8;
    match setup.options.first_player {
        FirstPlayer::Chosen => (0, Vec::new()),
        FirstPlayer::Random => {
            let (a, b) = (chance.die() - 1, chance.die() - 1);
            ((a * 6 + b) % seats, Vec::new())
        }
        FirstPlayer::Roll => {
            let mut tied: Vec<u8> = (0..seats).collect();
            let mut rounds = Vec::new();
            while tied.len() > 1 {
                let rolls: Vec<u8> = tied.iter().map(|_| chance.die()).collect();
                let best = rolls.iter().copied().max().unwrap_or(0);
                tied = tied.iter().zip(&rolls).filter(|&(_, &r)| r == best).map(|(&s, _)| s).collect();
                rounds.push(rolls);
                if rounds.len() > 64 {
                    // An exhausted script never breaks a tie; this prevents an endless loop.
                    tied.truncate(1);
                }
            }
            (tied[0], rounds)
        }
    }
}

/// Returns the first position of a match, with the starting gifts (SET-1 to SET-9).
///
/// # Errors
/// Returns the errors of [`Setup::validate`], and an error if the start does not fit the setup.
pub fn position(setup: &Setup, start: &SetupOutcomes) -> Result<Position, SetupError> {
    let mut position = bare_position(setup)?;
    let seats = setup.seating.len();
    if usize::from(start.first) >= seats {
        return Err(FIRST_SEAT);
    }
    if start.display.len() != DISPLAY || start.dealt.len() != seats {
        return Err(DEAL);
    }
    position.mover_seat = start.first;
    for (slot, &card) in start.display.iter().enumerate() {
        if !position.deck.take(card) {
            return Err(DEAL);
        }
        position.display[slot] = Some(card);
    }
    for (seat, &card) in start.dealt.iter().enumerate() {
        if !position.deck.take(card) {
            return Err(DEAL);
        }
        position.player_mut(setup.seating[seat]).cards.insert(card);
    }
    for turn in 0..seats {
        let colour = setup.seating[(usize::from(start.first) + turn) % seats];
        let (fuel, ore) = starting_gift(turn);
        let player = position.player_mut(colour);
        player.fuel = fuel;
        player.ore = ore;
    }
    Ok(position)
}

/// Returns the position that scenarios modify: every player has the starting fleet in the Maintenance Bay and all colonies still
/// to place, the relic ship is on Burroughs Desert, the fields are next to the board, nobody has gifts or cards, all cards are in
/// the deck, and the first seat is to roll.
///
/// # Errors
/// Returns the errors of [`Setup::validate`].
pub fn bare_position(setup: &Setup) -> Result<Position, SetupError> {
    setup.validate()?;
    let players = setup.seating.len() as u8;
    let mut seating = [Colour::Red; 4];
    seating[..setup.seating.len()].copy_from_slice(&setup.seating);
    let mut all = [PlayerState::default(); 4];
    for &colour in &setup.seating {
        all[colour.index()] = PlayerState {
            stock: FLEET - STARTING_FLEET,
            bay: STARTING_FLEET,
            unplaced: colonies_each(players, setup.options.length),
            ..PlayerState::default()
        };
    }
    Ok(Position {
        options: setup.options,
        seating,
        players_playing: players,
        mover_seat: 0,
        phase: Phase::Roll,
        players: all,
        turn: TurnState::default(),
        relic: RelicPlace::Desert,
        display: [None; DISPLAY],
        deck: CardCounts::full(),
        discards: CardCounts::EMPTY,
        fields: [None; Field::COUNT],
        control: [None; Territory::COUNT],
        winners: [false; 4],
    })
}

/// Returns the number of colonies of each player (SET-6).
pub const fn colonies_each(players: u8, length: MatchLength) -> u8 {
    match (players, length) {
        (_, MatchLength::Long) | (2, MatchLength::Normal) => 8,
        (3, MatchLength::Normal) => 7,
        (_, MatchLength::Normal) => 6,
    }
}

/// Returns the starting fuel and ore of the player who takes turn number `turn`, counted from 0 (SET-7).
pub const fn starting_gift(turn: usize) -> (u8, u8) {
    match turn {
        1 => (1, 0),
        2 => (0, 1),
        3 => (1, 1),
        _ => (0, 0),
    }
}
