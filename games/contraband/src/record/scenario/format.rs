//! The format of scenario files, as types.

use super::words::{ExpectedMoveTokenRow, MineKey, ScenarioObjectives};
use crate::rules::{BonusCard, Contraband, DecisionKind, Metal, Objective, PatrolToken, Sector, SectorLine, Upgrade};
use orrery_core::words::{KeywordMap, QuotedKeyword};
use orrery_core::{Colour, FileGameKey};
use orrery_record::{ExpectedMatchEnd, OwnSetupEntry, SerializedSetup, file_structs, scenario_file};

/// Metals, keyed by mine.
pub type MetalsByMine = KeywordMap<MineKey, Vec<QuotedKeyword<Metal>>>;
/// Metals, keyed by the sector of the market.
pub type MetalsByMarket = KeywordMap<Sector, Vec<QuotedKeyword<Metal>>>;
/// Upgrades, keyed by the sector of the spaceport.
pub type UpgradesBySpaceport = KeywordMap<Sector, Vec<QuotedKeyword<Upgrade>>>;

/// The players and options of a scenario, and the first player.
pub type ScenarioSetup = SerializedSetup<Contraband, FirstPlayerEntry>;

/// The entry `first` of a set-up: the first player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstPlayerEntry {}

impl OwnSetupEntry for FirstPlayerEntry {
    const NAME: &'static str = "first";
    const BEFORE_OPTIONS: bool = true;
    type Value = QuotedKeyword<Colour>;
}

scenario_file! {
    /// A scenario as written in its file.
    Scenario of Contraband {
        game: FileGameKey<Contraband>,
        setup: ScenarioSetup,
        expect: ExpectedPosition,
    } with {
        new: bool,
        asks_all: bool,
        deal: ScenarioObjectives,
        seats: KeywordMap<Colour, ScenarioSeat>,
        turn: Option<QuotedKeyword<Colour>>,
        round: Option<u16>,
        moved: Option<u8>,
        stopped: bool,
        attacked: bool,
        met: Vec<QuotedKeyword<PatrolToken>>,
        police: Option<QuotedKeyword<SectorLine>>,
        alien: Option<QuotedKeyword<SectorLine>>,
        corsair: Option<QuotedKeyword<SectorLine>>,
        alien_beaten: bool,
        corsair_beaten: bool,
        rest: bool,
        mines: MetalsByMine,
        markets: MetalsByMarket,
        stores: UpgradesBySpaceport,
        dice: Vec<u8>,
        metals: Vec<QuotedKeyword<Metal>>,
        bonus: Vec<QuotedKeyword<BonusCard>>,
        deck_ends: bool,
    }
}

file_structs! {
    /// The state of a player at the start of a scenario.
    struct ScenarioSeat {
        at: Option<String>,
        credits: Option<u32>,
        cargo: Vec<QuotedKeyword<Metal>>,
        upgrades: Vec<QuotedKeyword<Upgrade>>,
        bonus: Vec<QuotedKeyword<BonusCard>>,
        objective: Option<QuotedKeyword<Objective>>,
        done: bool,
        pirate: Vec<QuotedKeyword<Colour>>,
        breakdown: bool,
        shown: Vec<QuotedKeyword<Upgrade>>,
        unchecked: bool,
        boost: Option<u8>,
    }

    /// The expectations; only named fields are compared.
    struct ExpectedPosition {
        seats: KeywordMap<Colour, ExpectedSeat>,
        turn: Option<QuotedKeyword<Colour>>,
        asks: Option<QuotedKeyword<DecisionKind>>,
        round: Option<u16>,
        police: Option<QuotedKeyword<SectorLine>>,
        alien: Option<QuotedKeyword<SectorLine>>,
        corsair: Option<QuotedKeyword<SectorLine>>,
        alien_beaten: Option<bool>,
        corsair_beaten: Option<bool>,
        rest: Option<bool>,
        opponent: Option<u8>,
        mines: Option<MetalsByMine>,
        markets: Option<MetalsByMarket>,
        stores: UpgradesBySpaceport,
        over: Option<ExpectedMatchEnd>,
        legal: Vec<String>,
        not_legal: Vec<String>,
        seen: KeywordMap<Colour, Vec<String>>,
        sees: KeywordMap<Colour, ScenarioView>,
    }

    /// The expected state of a player; only named fields are compared.
    struct ExpectedSeat {
        at: Option<String>,
        credits: Option<u32>,
        cargo: Option<Vec<QuotedKeyword<Metal>>>,
        upgrades: Option<Vec<QuotedKeyword<Upgrade>>>,
        bonus: Option<Vec<QuotedKeyword<BonusCard>>>,
        objective: Option<QuotedKeyword<Objective>>,
        done: Option<bool>,
        pirate: Option<Vec<QuotedKeyword<Colour>>>,
        breakdown: Option<bool>,
        shown: Option<Vec<QuotedKeyword<Upgrade>>>,
        unchecked: Option<bool>,
        boost: Option<u8>,
        moves: Option<u8>,
        shields: Option<u8>,
        firsts: Option<u8>,
    }

    /// The expected view of a seat. Face-down metals and cards are written as `?`, face-down upgrades as `?1` or `?2`.
    struct ScenarioView {
        seats: KeywordMap<Colour, ScenarioViewSeat>,
        mines: KeywordMap<MineKey, Vec<String>>,
        stores: KeywordMap<Sector, Vec<String>>,
    }

    /// The possessions of one player as a seat sees them.
    struct ScenarioViewSeat {
        cargo: Option<Vec<String>>,
        bonus: Option<Vec<String>>,
        upgrades: Option<Vec<String>>,
        objective: Option<String>,
        plan: ExpectedMoveTokenRow,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::ron;

    /// A set-up in the form written by an earlier release.
    const WRITTEN: &str = "(
  players: 2,
  preset: \"secret\",
  first: \"green\",
  first_player: \"chosen\",
  pirates: \"quadrant\",
  evasion: \"one hit\",
  outlaw: \"won attack\",
)";

    #[test]
    fn scenario_setup_round_trips() {
        let text: ScenarioSetup = ron::read(WRITTEN).expect("a set-up");
        assert_eq!(text.own, Some(QuotedKeyword(Colour::Green)));
        assert_eq!(text.setup().seating.len(), 2);
        assert_eq!(ron::write(&text).expect("written").trim(), WRITTEN);
        let empty: ScenarioSetup = ron::read("()").expect("a set-up");
        assert_eq!(empty, ScenarioSetup::default());
    }

    #[test]
    fn unknown_setup_fields_and_values_are_rejected() {
        for (wrong, told) in [
            ("(players: \"two\")", "Expected integer"),
            ("(first: \"pink\")", "expected a colour"),
            ("(last: \"red\")", "expected an option"),
            ("(rounds: \"ten\")", "expected rounds (standard, short, none)"),
        ] {
            let error = ron::read::<ScenarioSetup>(wrong).expect_err(wrong);
            assert!(error.to_string().contains(told), "{wrong}: {error}");
        }
    }
}
