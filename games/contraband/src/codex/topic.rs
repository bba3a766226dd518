//! The topics of the codex pages.

use crate::rules::{BonusCard, Contraband, Metal, Objective, Sector, SectorStructure, ShipSystem};
use orrery_core::keyword_enum;
use orrery_learn::codex::OptionPage;

keyword_enum! {
    /// A basic rule that is not about one kind of place, token or card.
    BasicTopic {
        /// Players and their start (CB-SET-6).
        Start = "start",
        /// The round (CB-RND-1).
        Round = "round",
        /// The turn (CB-RND-2).
        Turn = "turn",
        /// Movement (CB-MOV-1).
        Movement = "movement",
        /// Meetings (CB-MEET-1).
        Meetings = "meetings",
        /// The patrol step (CB-PAT-1).
        Patrols = "patrols",
        /// Inspections (CB-POL-1).
        Inspection = "inspection",
        /// Contraband and the penalty for it (CB-POL-3).
        Contraband = "contraband",
        /// Fights (CB-FGT-3).
        Fights = "fights",
        /// Fleeing (CB-FLE-1).
        Flight = "flight",
        /// The first raids, and ways to survive them (CB-ALI-5).
        Early = "early",
        /// Attack and loot (CB-FGT-4).
        Attack = "attack",
        /// Piracy (CB-PIR-1).
        Piracy = "piracy",
        /// Breakdown (CB-BRK-1).
        Breakdown = "breakdown",
        /// The goal (CB-END-1).
        Goal = "goal",
        /// The last round (CB-END-2).
        Last = "last",
        /// Solo matches (CB-SOL-1).
        Alone = "alone",
        /// Simultaneous order (CB-SIM-1).
        Together = "together",
        /// Hidden information (CB-HID-2).
        Secrets = "secrets",
    }
}

keyword_enum! {
    /// A kind of place on the ring.
    PlaceKind {
        /// Open space (CB-BRD-3).
        Space = "space",
        /// Lines and main axes (CB-MOV-2).
        Lines = "lines",
        /// Mines (CB-MIN-1).
        Mine = "mine",
        /// Markets (CB-MKT-1).
        Market = "market",
        /// Spaceports and their stores (CB-UPG-2).
        Port = "port",
        /// Gates (CB-GAT-1).
        Gate = "gate",
    }
}

keyword_enum! {
    /// A token or ship that moves along the lines.
    RoamerKind {
        /// The police.
        Police = "police",
        /// Alien raiders.
        Raiders = "raiders",
        /// Alien miners.
        Miners = "miners",
        /// The corsair of the solo game.
        Corsair = "corsair",
    }
}

/// The topic of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A basic rule.
    Basic(BasicTopic),
    /// A kind of place.
    Site(PlaceKind),
    /// A token or ship that moves along the lines.
    Rover(RoamerKind),
    /// A metal.
    Metal(Metal),
    /// A system of a ship with its upgrades.
    System(ShipSystem),
    /// A bonus card.
    Card(BonusCard),
    /// An objective.
    Objective(Objective),
    /// A sector of the ring.
    Sector(Sector),
    /// A rule option or a preset.
    Option(OptionPage),
}

/// A part of the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexSection {
    /// Basic rules.
    Basics,
    /// Kinds of places.
    Sites,
    /// Tokens and ships that move along the lines.
    Rovers,
    /// The three kinds of metal.
    Metals,
    /// Systems and upgrades.
    Ships,
    /// The eight kinds of bonus card.
    Cards,
    /// The five objectives.
    Objectives,
    /// The sixteen sectors.
    Sectors,
    /// Rule options and presets.
    Choices,
}

impl Topic {
    /// Returns every page, in the order of the index.
    pub fn all() -> Vec<Topic> {
        let mut all: Vec<Topic> = BasicTopic::ALL.iter().copied().map(Topic::Basic).collect();
        all.extend(PlaceKind::ALL.iter().copied().map(Topic::Site));
        all.extend(RoamerKind::ALL.iter().copied().map(Topic::Rover));
        all.extend([Metal::Iron, Metal::Carbon, Metal::Plutonium].map(Topic::Metal));
        all.extend(ShipSystem::ALL.iter().copied().map(Topic::System));
        all.extend(BonusCard::ALL.iter().copied().map(Topic::Card));
        all.extend(Objective::ALL.iter().copied().map(Topic::Objective));
        all.extend(Sector::ALL.iter().copied().map(Topic::Sector));
        all.extend(OptionPage::all::<Contraband>().into_iter().map(Topic::Option));
        all
    }

    /// Returns the part of the index that contains this page.
    pub const fn part(self) -> IndexSection {
        match self {
            Topic::Basic(_) => IndexSection::Basics,
            Topic::Site(_) => IndexSection::Sites,
            Topic::Rover(_) => IndexSection::Rovers,
            Topic::Metal(_) => IndexSection::Metals,
            Topic::System(_) => IndexSection::Ships,
            Topic::Card(_) => IndexSection::Cards,
            Topic::Objective(_) => IndexSection::Objectives,
            Topic::Sector(_) => IndexSection::Sectors,
            Topic::Option(_) => IndexSection::Choices,
        }
    }

    /// Returns the page of a sector's structure.
    pub const fn of_structure(structure: SectorStructure) -> Topic {
        Topic::Site(match structure {
            SectorStructure::Market(_) => PlaceKind::Market,
            SectorStructure::Port => PlaceKind::Port,
            SectorStructure::Gate => PlaceKind::Gate,
        })
    }

    /// Returns the number of the written rule of this page; `None` for presets, which combine several rules.
    pub fn rule(self) -> Option<&'static str> {
        Some(match self {
            Topic::Basic(basic) => basic_rule(basic),
            Topic::Site(site) => match site {
                PlaceKind::Space => "CB-BRD-3",
                PlaceKind::Lines => "CB-MOV-2",
                PlaceKind::Mine => "CB-MIN-1",
                PlaceKind::Market => "CB-MKT-1",
                PlaceKind::Port => "CB-UPG-2",
                PlaceKind::Gate => "CB-GAT-1",
            },
            Topic::Rover(rover) => match rover {
                RoamerKind::Police => "CB-POL-4",
                RoamerKind::Raiders => "CB-ALI-2",
                RoamerKind::Miners => "CB-ALI-3",
                RoamerKind::Corsair => "CB-SOL-3",
            },
            Topic::Metal(Metal::Plutonium) => "CB-POL-2",
            Topic::Metal(_) => "CB-SET-2",
            Topic::System(system) => match system {
                ShipSystem::Engine => "CB-UPG-1",
                ShipSystem::Cargo => "CB-MIN-4",
                ShipSystem::Shields => "CB-FGT-2",
                ShipSystem::Weapon => "CB-FGT-1",
            },
            Topic::Card(card) => card_rule(card),
            Topic::Objective(_) => "CB-OBJ-1",
            Topic::Sector(_) => "CB-BRD-2",
            Topic::Option(page) => return page.rule::<Contraband>(),
        })
    }
}

const fn basic_rule(basic: BasicTopic) -> &'static str {
    match basic {
        BasicTopic::Start => "CB-SET-6",
        BasicTopic::Round => "CB-RND-1",
        BasicTopic::Turn => "CB-RND-2",
        BasicTopic::Movement => "CB-MOV-1",
        BasicTopic::Meetings => "CB-MEET-1",
        BasicTopic::Patrols => "CB-PAT-1",
        BasicTopic::Inspection => "CB-POL-1",
        BasicTopic::Contraband => "CB-POL-3",
        BasicTopic::Fights => "CB-FGT-3",
        BasicTopic::Flight => "CB-FLE-1",
        BasicTopic::Early => "CB-ALI-5",
        BasicTopic::Attack => "CB-FGT-4",
        BasicTopic::Piracy => "CB-PIR-1",
        BasicTopic::Breakdown => "CB-BRK-1",
        BasicTopic::Goal => "CB-END-1",
        BasicTopic::Last => "CB-END-2",
        BasicTopic::Alone => "CB-SOL-1",
        BasicTopic::Together => "CB-SIM-1",
        BasicTopic::Secrets => "CB-HID-2",
    }
}

const fn card_rule(card: BonusCard) -> &'static str {
    match card {
        BonusCard::Disguise => "CB-BON-1",
        BonusCard::SpyRadar => "CB-BON-2",
        BonusCard::EngineBoost => "CB-BON-3",
        BonusCard::WeaponBoost => "CB-BON-4",
        BonusCard::ShieldBoost => "CB-BON-5",
        BonusCard::Credits => "CB-BON-6",
        BonusCard::FriendlyAlien => "CB-BON-7",
        BonusCard::HiddenHold => "CB-BON-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RULE_NUMBERS;
    use orrery_learn::codex::CodexPages as _;

    #[test]
    fn pages_are_unique_and_cite_known_rules() {
        let all = Topic::all();
        for (index, topic) in all.iter().enumerate() {
            assert!(!all[..index].contains(topic), "{topic:?} twice");
            assert_eq!(Contraband::topic(index), Some(*topic));
            let rule = topic.rule();
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(rule.map_or(preset, |rule| RULE_NUMBERS.contains(&rule)), "{topic:?}: {rule:?}");
        }
    }

    #[test]
    fn pages_of_a_part_are_adjacent() {
        let mut parts: Vec<IndexSection> = Topic::all().into_iter().map(Topic::part).collect();
        parts.dedup();
        assert_eq!(parts.len(), 9, "{parts:?}");
    }
}
