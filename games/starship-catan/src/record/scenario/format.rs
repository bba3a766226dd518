//! The format of scenario files, as types.

use serde::{Deserialize, Serialize};

use super::words::{ScenarioCardFace, ScenarioMedal, ScenarioPieces, SectorKey};
use crate::rules::{Adventure, Card, Module, Phase, Resource, Seat, Ship, StarshipCatan};
use orrery_core::FileGameKey;
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_record::{ExpectedMatchEnd, SerializedSetup, file_structs, scenario_file};

/// The players and options of a scenario.
pub type ScenarioSetup = SerializedSetup<StarshipCatan>;
/// Cards listed by sector.
pub type SectorCards = KeywordMap<SectorKey, Vec<QuotedKeyword<Card>>>;

scenario_file! {
    /// A scenario with the fields of its file.
    Scenario of StarshipCatan {
        game: FileGameKey<StarshipCatan>,
        setup: ScenarioSetup,
        expect: ExpectedPosition,
    } with {
        /// True if the scenario starts right after set-up.
        start: bool,
        /// The possessions of the players.
        seats: KeywordMap<Seat, ScenarioSeat>,
        /// The seat whose turn it is; Moon if omitted.
        turn: Option<QuotedKeyword<Seat>>,
        /// The current phase. If omitted, the roll is due or, if `start` is true, the phase is that after set-up.
        phase: Option<QuotedKeyword<Phase>>,
        /// The number of turns already ended.
        turns: u32,
        /// The roll already made, 1 to 4. If omitted before a flight, it is 2.
        die: Option<u8>,
        /// The current flight.
        flight: Option<ScenarioFlight>,
        /// The deals and offers already made this turn.
        used: Option<ScenarioUsedDeals>,
        /// Cards in the sectors, without the flight row.
        sectors: SectorCards,
        /// The number of cards in each sector, the row included.
        sizes: KeywordMap<SectorKey, u8>,
        /// The reserve pile, top first.
        reserve: Option<Vec<QuotedKeyword<Card>>>,
        /// The face-up adventures, starting with the one turned up longest ago.
        adventures: Option<Vec<QuotedKeyword<Adventure>>>,
        /// The pile of face-down adventures, top first.
        adventure_deck: Option<Vec<QuotedKeyword<Adventure>>>,
        /// The values of the next dice rolls.
        dice: Vec<u8>,
        /// The cards that are looked at or revealed next.
        reveal: Vec<QuotedKeyword<Card>>,
    }
}

file_structs! {
    /// A player's possessions at the start of a scenario. Omitted fields are empty or, if `start` is true, as after set-up.
    struct ScenarioSeat {
        astro: Option<u16>,
        science: Option<u8>,
        cargo: Option<KeywordMap<Resource, u8>>,
        hangar: Option<Vec<QuotedKeyword<Ship>>>,
        boosters: Option<ScenarioPieces>,
        cannons: Option<ScenarioPieces>,
        modules: Option<KeywordMap<Module, u8>>,
        colonies: Option<Vec<QuotedKeyword<Card>>>,
        posts: Option<Vec<QuotedKeyword<Card>>>,
        won: Option<Vec<ScenarioMedal>>,
        knows: Option<SectorCards>,
    }

    /// The deals and offers already made this turn.
    struct ScenarioUsedDeals {} written {
        /// The trading posts used.
        posts: Vec<QuotedKeyword<Card>>,
        /// The number of purchases with the Trade module.
        demands: u8,
        /// The number of offers made.
        offers: u8,
    }

    /// The expectation of a scenario. Only the fields that are in the file are compared.
    struct ExpectedPosition {
        seats: KeywordMap<Seat, ExpectedSeat>,
        turn: Option<QuotedKeyword<Seat>>,
        phase: Option<QuotedKeyword<Phase>>,
        decider: Option<QuotedKeyword<Seat>>,
        roll: Option<u8>,
        speed: Option<u8>,
        actions: Option<u8>,
        row: Option<Vec<ScenarioCardFace>>,
        turned: Option<Vec<u8>>,
        adventures: Option<Vec<QuotedKeyword<Adventure>>>,
        level2: Option<Vec<QuotedKeyword<Module>>>,
        reserve: Option<u8>,
        sizes: KeywordMap<SectorKey, u8>,
        contains: SectorCards,
        over: Option<ExpectedMatchEnd<Seat>>,
        legal: Vec<String>,
        not_legal: Vec<String>,
    }

    /// The expected possessions of a player. Only the fields that are in the file are compared.
    struct ExpectedSeat {} written {
        astro: Option<u16>,
        science: Option<u8>,
        cargo: Option<KeywordMap<Resource, u8>>,
        hangar: Option<Vec<QuotedKeyword<Ship>>>,
        boosters: Option<ScenarioPieces>,
        cannons: Option<ScenarioPieces>,
        modules: Option<KeywordMap<Module, u8>>,
        colonies: Option<Vec<QuotedKeyword<Card>>>,
        posts: Option<Vec<QuotedKeyword<Card>>>,
        won: Option<Vec<ScenarioMedal>>,
        knows: Option<SectorCards>,
        vp: Option<u8>,
        fame: Option<u8>,
        friendship: Option<u8>,
        friend: Option<bool>,
        hero: Option<bool>,
        looks: Option<Vec<ScenarioCardFace>>,
    }
}

/// The flight in which a scenario starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioFlight {
    /// The sector, 1 to 4.
    pub sector: u8,
    /// The revealed cards in order; the last one is visited.
    pub row: Vec<QuotedKeyword<Card>>,
    /// The places of the turned cards in the row, counted from 1.
    pub turned: Vec<u8>,
    /// The number of actions done.
    pub actions: u8,
    /// The number of cards that may still be revealed.
    pub speed: u8,
}

impl Default for ScenarioFlight {
    fn default() -> Self {
        ScenarioFlight { sector: 1, row: Vec::new(), turned: Vec::new(), actions: 0, speed: 3 }
    }
}
