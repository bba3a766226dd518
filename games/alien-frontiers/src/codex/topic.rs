//! The topics of the codex pages.

use crate::rules::{AlienFrontiers, Card, Facility, Field, Options, Position, Preset, Territory};
use crate::table::plan::{CardUse, DraftMode, OrderDraft, Target, TerritoryPurpose};
use orrery_learn::codex::CodexPages as _;

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every topic of this kind, in index order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Returns the keyword used in message keys.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }
    };
}

words! {
    /// A topic of the basics, as opposed to a page about one facility, territory, field, card, option or preset.
    BasicTopic {
        /// Players, turn order, starting resources (SET-1, SET-2, SET-5 to SET-8).
        Players = "players",
        /// The turn from gathering ships to its end (section 2).
        Turn = "turn",
        /// Docks, groups of ships, the duty to dock (SET-8, TURN-4, TURN-5).
        Docking = "docking",
        /// Fuel and ore, the limit of eight (SET-4, TURN-6).
        Resources = "resources",
        /// Ships in the fleet, in stock and in the Bay (SET-2, TURN-1).
        Fleet = "fleet",
        /// The relic ship (SET-3, TER-BD).
        Relic = "relic",
        /// Colonies and the control of territories (SET-6, section 4).
        Colonies = "colonies",
        /// Alien tech in general (SET-5, TECH-1 to TECH-4).
        Tech = "tech",
        /// Victory points (END-1).
        Scoring = "scoring",
        /// The end of the match and ties (END-2 to END-4).
        End = "end",
    }
}

words! {
    /// A rule option of the setup (section 8).
    OptionTopic {
        /// The number of colonies (SET-6).
        Length = "length",
        /// The first player (SET-7).
        FirstPlayer = "first",
        /// The points that end the match (END-4).
        VpTarget = "vp",
        /// The duty to dock (TURN-5).
        DockingDuty = "duty",
        /// The limit of the supply of fuel and ore (SET-4).
        Supply = "supply",
        /// The ships that set the lowest value at the Lunar Mine (FAC-LM).
        Mine = "mine",
        /// The time for which surplus advances are kept (FAC-CH 4).
        HubSurplus = "surplus",
        /// The ship that earns the extra circle of Asimov Crater (TER-AC).
        Asimov = "asimov",
        /// The price of the sixth ship (FAC-SY).
        SixthShip = "sixth",
        /// Trades at the Market after one ship of the pair was teleported out (FAC-OM).
        Market = "market",
        /// The number of ships that a victim of the Plasma Cannon's discard must have (TECH-PC).
        Cannon = "cannon",
        /// The number of players whose ships one use of the Plasma Cannon may hit (TECH-PC).
        CannonOwners = "owners",
        /// The facilities that may take the last colony off the Hub track (FAC-CH 5).
        LastHubColony = "last",
        /// The effect of cards on ships in the Bay (FAC-MB).
        Bay = "bay",
    }
}

impl OptionTopic {
    /// Returns the option's field name in [`Options`], which is also its name in set-up files.
    pub const fn field(self) -> &'static str {
        match self {
            OptionTopic::Length => "length",
            OptionTopic::FirstPlayer => "first_player",
            OptionTopic::VpTarget => "vp_target",
            OptionTopic::DockingDuty => "docking_duty",
            OptionTopic::Supply => "supply",
            OptionTopic::Mine => "mine",
            OptionTopic::HubSurplus => "hub_surplus",
            OptionTopic::Asimov => "asimov",
            OptionTopic::SixthShip => "sixth_ship",
            OptionTopic::Market => "market_after_teleport",
            OptionTopic::Cannon => "cannon_minimum",
            OptionTopic::CannonOwners => "cannon_owners",
            OptionTopic::LastHubColony => "last_hub_colony",
            OptionTopic::Bay => "bay",
        }
    }

    /// Returns the index of the option's value in `options`; the default has index 0.
    pub const fn value(self, options: &Options) -> usize {
        match self {
            OptionTopic::Length => options.length as usize,
            OptionTopic::FirstPlayer => options.first_player as usize,
            OptionTopic::VpTarget => options.vp_target as usize,
            OptionTopic::DockingDuty => options.docking_duty as usize,
            OptionTopic::Supply => options.supply as usize,
            OptionTopic::Mine => options.mine as usize,
            OptionTopic::HubSurplus => options.hub_surplus as usize,
            OptionTopic::Asimov => options.asimov as usize,
            OptionTopic::SixthShip => options.sixth_ship as usize,
            OptionTopic::Market => options.market_after_teleport as usize,
            OptionTopic::Cannon => options.cannon_minimum as usize,
            OptionTopic::CannonOwners => options.cannon_owners as usize,
            OptionTopic::LastHubColony => options.last_hub_colony as usize,
            OptionTopic::Bay => options.bay as usize,
        }
    }

    /// Returns the message keys of the option's values as shown in the setup, the default first.
    pub const fn value_keys(self) -> &'static [&'static str] {
        match self {
            OptionTopic::Length => &["rule-length-normal", "rule-length-long"],
            OptionTopic::FirstPlayer => &["option-first-roll", "option-first-random", "option-first-chosen"],
            OptionTopic::VpTarget => &["rule-vp-off", "rule-vp-standard", "rule-vp-short"],
            OptionTopic::DockingDuty => &["rule-duty-soft", "rule-duty-free", "rule-duty-strict"],
            OptionTopic::Supply => &["rule-supply-unlimited", "rule-supply-limited"],
            OptionTopic::Mine => &["rule-mine-strict", "rule-mine-forgiving"],
            OptionTopic::HubSurplus => &["rule-surplus-immediate", "rule-surplus-turn"],
            OptionTopic::Asimov => &["rule-asimov-second", "rule-asimov-first"],
            OptionTopic::SixthShip => &["rule-sixth-dear", "rule-sixth-cheap"],
            OptionTopic::Market => &["rule-market-ends", "rule-market-kept"],
            OptionTopic::Cannon => &["rule-cannon-apart", "rule-cannon-counted"],
            OptionTopic::CannonOwners => &["rule-owners-several", "rule-owners-single"],
            OptionTopic::LastHubColony => &["rule-last-any", "rule-last-terraforming"],
            OptionTopic::Bay => &["rule-bay-out", "rule-bay-in"],
        }
    }

    /// Returns the keyword of the option's value in message keys, such as `free` in `rule-duty-free`.
    pub fn value_word(self, options: &Options) -> &'static str {
        let key = self.value_keys()[self.value(options)];
        key.rsplit_once('-').map_or(key, |(_, word)| word)
    }
}

/// The topic of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A general topic.
    Basic(BasicTopic),
    /// A page about a facility.
    Facility(Facility),
    /// A page about a territory.
    Territory(Territory),
    /// A page about a field generator.
    Field(Field),
    /// A page about a kind of card.
    Card(Card),
    /// A page about a rule option.
    Choice(OptionTopic),
    /// A page about a preset of rule options.
    Preset(Preset),
}

/// A section of the index, which groups pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexSection {
    /// General topics.
    Basics,
    /// The ten facilities.
    Facilities,
    /// The eight territories.
    Territories,
    /// The three field generators.
    Fields,
    /// The kinds of cards.
    Cards,
    /// Rule options and presets.
    Choices,
}

impl Topic {
    /// Returns every page, in the order of the index.
    pub fn all() -> Vec<Topic> {
        let mut all: Vec<Topic> = BasicTopic::ALL.iter().map(|&basic| Topic::Basic(basic)).collect();
        all.extend(Facility::ALL.iter().map(|&facility| Topic::Facility(facility)));
        all.extend(Territory::ALL.iter().map(|&territory| Topic::Territory(territory)));
        all.extend(Field::ALL.iter().map(|&field| Topic::Field(field)));
        all.extend(Card::ALL.iter().map(|&card| Topic::Card(card)));
        all.extend(OptionTopic::ALL.iter().map(|&choice| Topic::Choice(choice)));
        all.extend(Preset::ALL.iter().map(|&preset| Topic::Preset(preset)));
        all
    }

    /// Returns the number by which requests and tooltips refer to the topic.
    pub fn number(self) -> usize {
        // A test ensures that every page is in the index.
        AlienFrontiers::number_of(self).unwrap_or_default()
    }

    /// Returns the section of the index with this topic.
    pub const fn part(self) -> IndexSection {
        match self {
            Topic::Basic(_) => IndexSection::Basics,
            Topic::Facility(_) => IndexSection::Facilities,
            Topic::Territory(_) => IndexSection::Territories,
            Topic::Field(_) => IndexSection::Fields,
            Topic::Card(_) => IndexSection::Cards,
            Topic::Choice(_) | Topic::Preset(_) => IndexSection::Choices,
        }
    }

    /// Returns the topic that explains a click target.
    pub fn of(target: Target, position: &Position) -> Topic {
        match target {
            Target::Facility(facility) => Topic::Facility(facility),
            Target::Territory(territory) => Topic::Territory(territory),
            Target::Field(field) => Topic::Field(field),
            Target::DisplayCard(slot) => {
                let shown = position.display.get(usize::from(slot)).copied().flatten();
                shown.map_or(Topic::Facility(Facility::AlienArtifact), Topic::Card)
            }
            Target::PileCard(card) | Target::HeldCard { card, .. } | Target::Use(card, _) => Topic::Card(card),
            Target::DockedShip { facility, .. } | Target::Dock { facility, .. } => Topic::Facility(facility),
            Target::HandShip { ship, .. } if ship.relic => Topic::Basic(BasicTopic::Relic),
            Target::HandShip { .. } => Topic::Basic(BasicTopic::Docking),
            Target::Colony(_) => Topic::Basic(BasicTopic::Colonies),
            Target::Resource { .. } | Target::Return { .. } | Target::Shed => Topic::Basic(BasicTopic::Resources),
            Target::More | Target::Less | Target::Trade => Topic::Facility(Facility::OrbitalMarket),
            Target::Launch(_) => Topic::Facility(Facility::ColonistHub),
            Target::Relic => Topic::Basic(BasicTopic::Relic),
            Target::Cycle => Topic::Facility(Facility::AlienArtifact),
            Target::Roll | Target::End | Target::Confirm | Target::Cancel => Topic::Basic(BasicTopic::Turn),
        }
    }

    /// Returns the topic that explains the draft in progress; `None` while only dice are picked.
    pub fn of_draft(draft: &OrderDraft) -> Option<Topic> {
        Some(match draft.mode() {
            DraftMode::Docking => return None,
            DraftMode::Card { card, usage: CardUse::Power | CardUse::Discard, .. } => Topic::Card(*card),
            DraftMode::Territory { purpose: TerritoryPurpose::Settle { facility, .. }, .. } => {
                Topic::Facility(*facility)
            }
            DraftMode::Territory { purpose: TerritoryPurpose::Launch, .. } => Topic::Facility(Facility::ColonistHub),
            DraftMode::Loot(_) => Topic::Facility(Facility::RaidersOutpost),
            DraftMode::Shed(_) => Topic::Basic(BasicTopic::Resources),
            DraftMode::Trade { .. } => Topic::Facility(Facility::OrbitalMarket),
        })
    }

    /// Returns the number of the written rule that the topic explains. For presets, which have no numbered rule, it is `SET-1`.
    pub const fn rule(self) -> &'static str {
        match self {
            Topic::Basic(basic) => basic_rule(basic),
            Topic::Facility(facility) => facility_rule(facility),
            Topic::Territory(territory) => territory_rule(territory),
            Topic::Field(Field::Isolation) => "FLD-I",
            Topic::Field(Field::Positron) => "FLD-P",
            Topic::Field(Field::Repulsor) => "FLD-R",
            Topic::Card(card) => card_rule(card),
            Topic::Choice(choice) => choice_rule(choice),
            Topic::Preset(_) => "SET-1",
        }
    }
}

const fn basic_rule(basic: BasicTopic) -> &'static str {
    match basic {
        BasicTopic::Players => "SET-1",
        BasicTopic::Turn => "TURN-4",
        BasicTopic::Docking => "TURN-5",
        BasicTopic::Resources => "TURN-6",
        BasicTopic::Fleet => "TURN-1",
        BasicTopic::Relic => "TER-BD",
        BasicTopic::Colonies => "TER-1",
        BasicTopic::Tech => "TECH-2",
        BasicTopic::Scoring => "END-1",
        BasicTopic::End => "END-2",
    }
}

const fn facility_rule(facility: Facility) -> &'static str {
    match facility {
        Facility::SolarConverter => "FAC-SC",
        Facility::LunarMine => "FAC-LM",
        Facility::OrbitalMarket => "FAC-OM",
        Facility::Shipyard => "FAC-SY",
        Facility::ColonyConstructor => "FAC-CC",
        Facility::ColonistHub => "FAC-CH",
        Facility::AlienArtifact => "FAC-AA",
        Facility::TerraformingStation => "FAC-TS",
        Facility::RaidersOutpost => "FAC-RO",
        Facility::MaintenanceBay => "FAC-MB",
    }
}

const fn territory_rule(territory: Territory) -> &'static str {
    match territory {
        Territory::AsimovCrater => "TER-AC",
        Territory::BradburyPlateau => "TER-BP",
        Territory::BurroughsDesert => "TER-BD",
        Territory::HeinleinPlains => "TER-HP",
        Territory::HerbertValley => "TER-HV",
        Territory::LemBadlands => "TER-LB",
        Territory::PohlFoothills => "TER-PF",
        Territory::VanVogtMountains => "TER-VM",
    }
}

const fn card_rule(card: Card) -> &'static str {
    match card {
        Card::AlienCity => "TECH-AC",
        Card::AlienMonument => "TECH-AM",
        Card::BoosterPod => "TECH-BP",
        Card::DataCrystal => "TECH-DC",
        Card::GravityManipulator => "TECH-GM",
        Card::HolographicDecoy => "TECH-HD",
        Card::OrbitalTeleporter => "TECH-OT",
        Card::PlasmaCannon => "TECH-PC",
        Card::PolarityDevice => "TECH-PD",
        Card::ResourceCache => "TECH-RC",
        Card::StasisBeam => "TECH-SB",
        Card::TemporalWarper => "TECH-TW",
    }
}

const fn choice_rule(choice: OptionTopic) -> &'static str {
    match choice {
        OptionTopic::Length => "SET-6",
        OptionTopic::FirstPlayer => "SET-7",
        OptionTopic::VpTarget => "END-4",
        OptionTopic::DockingDuty => "TURN-5",
        OptionTopic::Supply => "SET-4",
        OptionTopic::Mine => "FAC-LM",
        OptionTopic::HubSurplus => "FAC-CH",
        OptionTopic::Asimov => "TER-AC",
        OptionTopic::SixthShip => "FAC-SY",
        OptionTopic::Market => "FAC-OM",
        OptionTopic::Cannon | OptionTopic::CannonOwners => "TECH-PC",
        OptionTopic::LastHubColony => "FAC-CH",
        OptionTopic::Bay => "FAC-MB",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setup_option_is_a_choice_with_several_values() {
        let written = orrery_core::ron::line_strict(&Options::default()).expect("options are words");
        let fields: Vec<&str> = written
            .trim_matches(['(', ')'])
            .split(',')
            .filter_map(|part| part.split_once(':'))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(fields.len(), OptionTopic::ALL.len(), "{written}");
        for choice in OptionTopic::ALL {
            assert!(fields.contains(&choice.field()), "{} is no option", choice.field());
            assert!(choice.value_keys().len() > 1);
        }
    }

    #[test]
    fn pages_are_unique_and_cite_known_rules() {
        let all = Topic::all();
        let things = Facility::COUNT + Territory::COUNT + Field::COUNT + Card::COUNT;
        assert_eq!(all.len(), things + BasicTopic::ALL.len() + OptionTopic::ALL.len() + Preset::ALL.len());
        for (index, topic) in all.iter().enumerate() {
            assert!(!all[..index].contains(topic), "{topic:?} twice");
            assert_eq!((topic.number(), AlienFrontiers::topic(index)), (index, Some(*topic)));
            assert!(crate::rules::RULE_NUMBERS.contains(&topic.rule()), "{topic:?}: {}", topic.rule());
        }
    }

    #[test]
    fn option_values_are_counted_from_the_default() {
        let usual = Options::default();
        assert!(OptionTopic::ALL.iter().all(|choice| choice.value(&usual) == 0));
        let app = Preset::App.options();
        assert_eq!(OptionTopic::DockingDuty.value_keys()[OptionTopic::DockingDuty.value(&app)], "rule-duty-free");
        assert_eq!(OptionTopic::Mine.value_keys()[OptionTopic::Mine.value(&app)], "rule-mine-forgiving");
        assert_eq!((OptionTopic::Mine.value_word(&app), OptionTopic::Mine.value_word(&usual)), ("forgiving", "strict"));
    }
}
