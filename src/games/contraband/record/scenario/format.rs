//! What a scenario file says: the format as types.

use serde::{Deserialize, Serialize};

use super::words::{DealText, MineWord, PlanText};
use crate::core::ron::{self, FileError};
use crate::core::words::{Word, WordMap};
use crate::core::{Colour, KeyOf};
use crate::games::contraband::rules::{
    Ask, Bonus, Breakdowns, Change, Contraband, Engines, Evasion, FirstPlayer, Goal, Line, Metal, Objective,
    Objectives, Options, OutlawBy, Patrols, Pirates, Preset, Prices, Raids, RoundOrder, Rounds, Sector, Setup, Token,
    Upgrade,
};
use crate::record::ExpectOver;

/// Metals by mine.
pub type MineMap = WordMap<MineWord, Vec<Word<Metal>>>;
/// Metals by market.
pub type MarketMap = WordMap<Sector, Vec<Word<Metal>>>;
/// Upgrades by spaceport.
pub type StoreMap = WordMap<Sector, Vec<Word<Upgrade>>>;

/// Who plays and how.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SetupText {
    #[serde(skip)]
    pub rules: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Word<Preset>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Word<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<FirstPlayer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pirates: Option<Pirates>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patrols: Option<Patrols>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evasion: Option<Evasion>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objectives: Option<Objectives>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Rounds>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<RoundOrder>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<Change>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raids: Option<Raids>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breakdowns: Option<Breakdowns>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engines: Option<Engines>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outlaw: Option<OutlawBy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prices: Option<Prices>,
}

impl SetupText {
    /// The options: those of the preset, then the single ones.
    #[must_use]
    pub fn options(&self) -> Options {
        let base = self.preset.map_or_else(Options::default, |preset| preset.0.options());
        let mut options = Options {
            first_player: self.first_player.unwrap_or(base.first_player),
            pirates: self.pirates.unwrap_or(base.pirates),
            patrols: self.patrols.unwrap_or(base.patrols),
            evasion: self.evasion.unwrap_or(base.evasion),
            goal: self.goal.unwrap_or(base.goal),
            objectives: self.objectives.unwrap_or(base.objectives),
            rounds: self.rounds.unwrap_or(base.rounds),
            order: self.order.unwrap_or(base.order),
            change: self.change.unwrap_or(base.change),
            raids: self.raids.unwrap_or(base.raids),
            breakdowns: self.breakdowns.unwrap_or(base.breakdowns),
            engines: self.engines.unwrap_or(base.engines),
            outlaw: self.outlaw.unwrap_or(base.outlaw),
            prices: self.prices.unwrap_or(base.prices),
        };
        if let Some(version) = self.rules {
            crate::record::keep_rules::<crate::games::contraband::Contraband>(version, &mut options);
        }
        options
    }

    /// These options, every one named.
    #[must_use]
    pub const fn of(options: &Options) -> SetupText {
        SetupText {
            rules: None,
            players: None,
            preset: None,
            first: None,
            first_player: Some(options.first_player),
            pirates: Some(options.pirates),
            patrols: Some(options.patrols),
            evasion: Some(options.evasion),
            goal: Some(options.goal),
            objectives: Some(options.objectives),
            rounds: Some(options.rounds),
            order: Some(options.order),
            change: Some(options.change),
            raids: Some(options.raids),
            breakdowns: Some(options.breakdowns),
            engines: Some(options.engines),
            outlaw: Some(options.outlaw),
            prices: Some(options.prices),
        }
    }

    /// Seats and options: the first colours play.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup::plain(self.players.unwrap_or(Colour::COUNT as u8), self.options())
    }
}

/// A scenario as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Scenario {
    pub game: KeyOf<Contraband>,
    pub title: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    #[serde(default)]
    pub setup: SetupText,
    #[serde(default, skip_serializing_if = "is_false")]
    pub new: bool,
    #[serde(default, skip_serializing_if = "DealText::is_empty")]
    pub deal: DealText,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, SeatText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub attacked: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub met: Vec<Word<Token>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub police: Option<Word<Line>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alien: Option<Word<Line>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corsair: Option<Word<Line>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub alien_beaten: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub corsair_beaten: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub rest: bool,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub mines: MineMap,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub markets: MarketMap,
    #[serde(default, skip_serializing_if = "WordMap::is_empty")]
    pub stores: StoreMap,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub metals: Vec<Word<Metal>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<Word<Bonus>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub deck_ends: bool,
    pub play: Vec<String>,
    pub expect: Expect,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// What a player has at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeatText {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cargo: Vec<Word<Metal>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Word<Upgrade>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<Word<Bonus>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Word<Objective>>,
    #[serde(skip_serializing_if = "is_false")]
    pub done: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pirate: Vec<Word<Colour>>,
    #[serde(skip_serializing_if = "is_false")]
    pub breakdown: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Word<Upgrade>>,
    #[serde(skip_serializing_if = "is_false")]
    pub unchecked: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<u8>,
}

/// What must be true; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Expect {
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, ExpectSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Word<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<Word<Ask>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub police: Option<Word<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alien: Option<Word<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corsair: Option<Word<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alien_beaten: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corsair_beaten: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mines: Option<MineMap>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<MarketMap>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub stores: StoreMap,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectOver>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seen: WordMap<Colour, Vec<String>>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub sees: WordMap<Colour, SeesText>,
}

/// What one player must have; only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Vec<Word<Metal>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<Word<Upgrade>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<Word<Bonus>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Word<Objective>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pirate: Option<Vec<Word<Colour>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breakdown: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Vec<Word<Upgrade>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unchecked: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub firsts: Option<u8>,
}

/// What lies before a seat's eyes; a face-down thing is `?`, an upgrade `?1` or `?2`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeesText {
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub seats: WordMap<Colour, SeesSeat>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub mines: WordMap<MineWord, Vec<String>>,
    #[serde(skip_serializing_if = "WordMap::is_empty")]
    pub stores: WordMap<Sector, Vec<String>>,
}

/// What is seen of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct SeesSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    #[serde(skip_serializing_if = "PlanText::is_unnamed")]
    pub plan: PlanText,
}

impl Scenario {
    /// Reads a scenario from text.
    ///
    /// # Errors
    /// The line and what was expected there. Positions and orders are not judged yet.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }
}
