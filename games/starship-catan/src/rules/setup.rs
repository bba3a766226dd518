//! The set-up (section 2). No cards are dealt, so a set-up has no outcomes of chance.

use serde::{Deserialize, Serialize};

use super::card_counts::CardCounts;
use super::cards::{Card, GROUPS};
use super::game::StarshipCatan;
use super::options::{FirstModule, MoonSeat, Options, SunGift};
use super::player::{EquipmentCounts, PlayerState};
use super::position::{
    AdventureCards, FACE_UP, Flight, OBSERVERS, Position, RESERVE, ReservePile, SECTOR_SIZE, SECTORS, Sector, TurnState,
};
use super::vocab::{Adventure, Commodity, Module, Phase, Resource, Seat, Ship};
use orrery_core::{Colour, RandomGenerator, SetupError};

/// The set-up of a match.
pub type Setup = orrery_core::Setup<StarshipCatan>;

/// The outcomes of chance for a set-up, of which this game has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupOutcomes {}

/// The error for two colours of the same side.
const ONE_SIDE: SetupError = SetupError::Start("one of red and blue is Moon, one of green and yellow is Sun");

/// The number of level-1 boosters at the start (SC-SET-2).
const BOOSTERS: u8 = 2;
/// The number of level-1 cannons at the start (SC-SET-2).
const CANNONS: u8 = 1;
/// The number of level-1 boosters with which a novice starts (SC-VAR-2).
const NOVICE_BOOSTERS: u8 = 3;
/// The number of level-1 cannons with which a novice starts (SC-VAR-2).
const NOVICE_CANNONS: u8 = 2;
/// The money at the start, in Astro (SC-SET-2).
const ASTRO: u16 = 25;
/// The amounts of Astro with which a novice and the other player start (SC-VAR-2).
const NOVICE_ASTRO: [u16; 2] = [30, 20];

/// Returns the first position of a match (SC-SET-1 to SC-SET-7).
///
/// # Errors
/// Returns an error if [`Setup::validate`] does, or if both colours belong to the same side.
pub fn first_position(setup: &Setup) -> Result<Position, SetupError> {
    let mut position = bare_position(setup)?;
    for &seat in Seat::ALL {
        *position.player_mut(seat) = first_holdings(seat, &position.options);
    }
    position.adventures.up = GROUP_ONE.map(Some);
    position.adventures.pile = all_adventures() & !position.adventures.bits();
    position.decide(match setup.options.first_module {
        FirstModule::Choice => Phase::Module,
        FirstModule::Logistics => Phase::Roll,
    });
    Ok(position)
}

/// A constant that is mixed into the match's seed to decide who is Moon, so that the decision is independent of the random
/// numbers of the match.
const SIDES: u64 = 0x6d6f_6f6e_2173_756e;

/// Reports whether the players of a set-up swap seats before a match with this seed is dealt (SC-SET-1). The colours do not move,
/// because they belong to the sides.
pub fn moves_on(setup: &Setup, seed: u64) -> bool {
    let first = setup.seating.first().map(|&colour| Seat::of(colour));
    match setup.options.moon {
        MoonSeat::Drawn => RandomGenerator::new(seed ^ SIDES).below(2) == 1,
        MoonSeat::FirstSeat => first == Some(Seat::Sun),
        MoonSeat::SecondSeat => first == Some(Seat::Moon),
    }
}

/// The adventures of group 1, which are face up at the start (SC-SET-5).
const GROUP_ONE: [Adventure; FACE_UP] = [Adventure::Pollution, Adventure::DiplomatGift, Adventure::MerchantGift];

/// Returns every adventure, as a bit set.
pub fn all_adventures() -> u16 {
    Adventure::ALL.iter().fold(0, |bits, adventure| bits | adventure.bit())
}

/// Returns a player's ship and possessions at the start (SC-SET-2, SC-SET-7, SC-VAR-2, SC-VAR-4).
pub fn first_holdings(seat: Seat, options: &Options) -> PlayerState {
    let mut player = PlayerState { astro: ASTRO, science: 1, ..bare_player() };
    player.cargo[Resource::TradeGoods.index()] = 2;
    player.hangar = [1; Ship::COUNT];
    if let Some(novice) = options.handicap_money.novice() {
        player.astro = NOVICE_ASTRO[usize::from(novice != seat)];
    }
    if options.handicap_ship.novice() == Some(seat) {
        (player.boosters.ones, player.cannons.ones) = (NOVICE_BOOSTERS, NOVICE_CANNONS);
    }
    if seat == Seat::Sun {
        let gift: &[Commodity] = match options.sun_gift {
            SunGift::None => &[],
            SunGift::Carbon => &[Commodity::Carbon],
            SunGift::CarbonAndOre => &[Commodity::Carbon, Commodity::Ore],
        };
        gift.iter().for_each(|&thing| player.gain(thing, 1));
    }
    if options.first_module == FirstModule::Logistics {
        player.modules[Module::Logistics.index()] = 1;
    }
    player
}

/// Returns a ship with the boosters and cannons of the start, and nothing else.
fn bare_player() -> PlayerState {
    let pieces = |ones| EquipmentCounts { ones, twos: 0 };
    PlayerState { boosters: pieces(BOOSTERS), cannons: pieces(CANNONS), ..PlayerState::default() }
}

/// Returns the position from which scenarios start: the players have only the start colonies and the first boosters and cannons,
/// no card was drawn, no adventure is face up, and Moon is to roll.
///
/// # Errors
/// Returns an error in the same cases as [`first_position`].
pub fn bare_position(setup: &Setup) -> Result<Position, SetupError> {
    setup.validate()?;
    let seating: [Colour; 2] = setup.seating[..].try_into().map_err(|_| ONE_SIDE)?;
    if Seat::of(seating[0]) == Seat::of(seating[1]) {
        return Err(ONE_SIDE);
    }
    let mut sector = Sector { size: SECTOR_SIZE, ..Sector::default() };
    sector.unseen[0] = SECTOR_SIZE;
    let mut pools = [CardCounts::EMPTY; GROUPS];
    pools
        .iter_mut()
        .enumerate()
        .for_each(|(group, pool)| *pool = CardCounts::group_under(group, setup.options.first_rules));
    Ok(Position {
        options: setup.options,
        seating,
        turn: Seat::Moon,
        decider: Seat::Moon,
        phase: Phase::Roll,
        turns: 0,
        players: [bare_player(); 2],
        sectors: [sector; SECTORS],
        dealt: CardCounts::sector_cards(),
        reserve: ReservePile {
            pile: pools.map(CardCounts::len),
            pools,
            stack: [Card::LostPlanet; RESERVE],
            stacked: 0,
        },
        adventures: AdventureCards { up: [None; FACE_UP], pile: all_adventures(), stack: [None; Adventure::COUNT] },
        knows: [[CardCounts::EMPTY; SECTORS]; OBSERVERS],
        flight: Flight::none(0),
        now: TurnState::default(),
        winners: [false; 2],
    })
}
