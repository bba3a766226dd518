//! The format of scenario files, as types.

use serde::{Deserialize, Serialize};

use super::setup::ScenarioSetup;
use super::words::{MineKey, ScenarioObjectives, ScenarioPlanRow};
use crate::rules::{BonusCard, Contraband, DecisionKind, Metal, Objective, PatrolToken, Sector, SectorLine, Upgrade};
use orrery_core::ron::{self, FileError};
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_core::{Colour, FileGameKey};
use orrery_record::ExpectedMatchEnd;

/// Metals, keyed by mine.
pub type MetalsByMine = KeywordMap<MineKey, Vec<QuotedKeyword<Metal>>>;
/// Metals, keyed by the sector of the market.
pub type MetalsByMarket = KeywordMap<Sector, Vec<QuotedKeyword<Metal>>>;
/// Upgrades, keyed by the sector of the spaceport.
pub type UpgradesBySpaceport = KeywordMap<Sector, Vec<QuotedKeyword<Upgrade>>>;

/// A scenario as written in its file.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct Scenario {
    pub game: FileGameKey<Contraband>,
    pub title: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    #[serde(default)]
    pub setup: ScenarioSetup,
    #[serde(default, skip_serializing_if = "is_false")]
    pub new: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub asks_all: bool,
    #[serde(default, skip_serializing_if = "ScenarioObjectives::is_empty")]
    pub deal: ScenarioObjectives,
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ScenarioSeat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Colour>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub attacked: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub met: Vec<QuotedKeyword<PatrolToken>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub police: Option<QuotedKeyword<SectorLine>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alien: Option<QuotedKeyword<SectorLine>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corsair: Option<QuotedKeyword<SectorLine>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub alien_beaten: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub corsair_beaten: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub rest: bool,
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub mines: MetalsByMine,
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub markets: MetalsByMarket,
    #[serde(default, skip_serializing_if = "KeywordMap::is_empty")]
    pub stores: UpgradesBySpaceport,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub metals: Vec<QuotedKeyword<Metal>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<QuotedKeyword<BonusCard>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub deck_ends: bool,
    pub play: Vec<String>,
    pub expect: ExpectedPosition,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// The state of a player at the start of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cargo: Vec<QuotedKeyword<Metal>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<QuotedKeyword<Upgrade>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<QuotedKeyword<BonusCard>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<QuotedKeyword<Objective>>,
    #[serde(skip_serializing_if = "is_false")]
    pub done: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pirate: Vec<QuotedKeyword<Colour>>,
    #[serde(skip_serializing_if = "is_false")]
    pub breakdown: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<QuotedKeyword<Upgrade>>,
    #[serde(skip_serializing_if = "is_false")]
    pub unchecked: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<u8>,
}

/// The expectations; only named fields are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedPosition {
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ExpectedSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<QuotedKeyword<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<QuotedKeyword<DecisionKind>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub police: Option<QuotedKeyword<SectorLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alien: Option<QuotedKeyword<SectorLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corsair: Option<QuotedKeyword<SectorLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alien_beaten: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corsair_beaten: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mines: Option<MetalsByMine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<MetalsByMarket>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub stores: UpgradesBySpaceport,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<ExpectedMatchEnd>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_legal: Vec<String>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub seen: KeywordMap<Colour, Vec<String>>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub sees: KeywordMap<Colour, ScenarioView>,
}

/// The expected state of a player; only named fields are compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ExpectedSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Vec<QuotedKeyword<Metal>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<QuotedKeyword<Upgrade>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<QuotedKeyword<BonusCard>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<QuotedKeyword<Objective>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pirate: Option<Vec<QuotedKeyword<Colour>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breakdown: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Vec<QuotedKeyword<Upgrade>>>,
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

/// The expected view of a seat. Face-down metals and cards are written as `?`, face-down upgrades as `?1` or `?2`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioView {
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub seats: KeywordMap<Colour, ScenarioViewSeat>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub mines: KeywordMap<MineKey, Vec<String>>,
    #[serde(skip_serializing_if = "KeywordMap::is_empty")]
    pub stores: KeywordMap<Sector, Vec<String>>,
}

/// The possessions of one player as a seat sees them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the format, named as there")]
pub struct ScenarioViewSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    #[serde(skip_serializing_if = "ScenarioPlanRow::is_unnamed")]
    pub plan: ScenarioPlanRow,
}

impl Scenario {
    /// Parses a scenario. Neither its position nor its orders are checked.
    ///
    /// # Errors
    /// Returns the line of the error, and what was expected there.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        ron::read(text)
    }
}
