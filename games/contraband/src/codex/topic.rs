//! The topics of the codex pages.

use crate::rules::{Bonus, Contraband, Metal, Objective, Sector, Structure, System};
use orrery_core::keyword_enum;
use orrery_learn::codex::OptionPage;

keyword_enum! {
    /// A basic rule that belongs to no single thing on the table.
    Basic {
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
        /// Fights (CB-FGT-1).
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
    Site {
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
    /// A token or ship that roams the lines.
    Rover {
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
    Basic(Basic),
    /// A kind of place.
    Site(Site),
    /// A token or ship that roams the lines.
    Rover(Rover),
    /// A metal.
    Metal(Metal),
    /// A system of a ship with its upgrades.
    System(System),
    /// A bonus card.
    Card(Bonus),
    /// An objective.
    Objective(Objective),
    /// A sector of the ring.
    Sector(Sector),
    /// A rule option, or a set of them.
    Option(OptionPage),
}

/// A part of the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Basic rules.
    Basics,
    /// Kinds of places.
    Sites,
    /// Tokens and ships that roam the lines.
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
    /// Rule options and their sets.
    Choices,
}

impl Topic {
    /// Returns every page, in the order of the index.
    #[must_use]
    pub fn all() -> Vec<Topic> {
        let mut all: Vec<Topic> = Basic::ALL.iter().copied().map(Topic::Basic).collect();
        all.extend(Site::ALL.iter().copied().map(Topic::Site));
        all.extend(Rover::ALL.iter().copied().map(Topic::Rover));
        all.extend([Metal::Iron, Metal::Carbon, Metal::Plutonium].map(Topic::Metal));
        all.extend(System::ALL.iter().copied().map(Topic::System));
        all.extend(Bonus::ALL.iter().copied().map(Topic::Card));
        all.extend(Objective::ALL.iter().copied().map(Topic::Objective));
        all.extend(Sector::ALL.iter().copied().map(Topic::Sector));
        all.extend(OptionPage::all::<Contraband>().into_iter().map(Topic::Option));
        all
    }

    /// Returns the part of the index with this page.
    #[must_use]
    pub const fn part(self) -> Part {
        match self {
            Topic::Basic(_) => Part::Basics,
            Topic::Site(_) => Part::Sites,
            Topic::Rover(_) => Part::Rovers,
            Topic::Metal(_) => Part::Metals,
            Topic::System(_) => Part::Ships,
            Topic::Card(_) => Part::Cards,
            Topic::Objective(_) => Part::Objectives,
            Topic::Sector(_) => Part::Sectors,
            Topic::Option(_) => Part::Choices,
        }
    }

    /// Returns the page of a sector's structure.
    #[must_use]
    pub const fn of_structure(structure: Structure) -> Topic {
        Topic::Site(match structure {
            Structure::Market(_) => Site::Market,
            Structure::Port => Site::Port,
            Structure::Gate => Site::Gate,
        })
    }

    /// Returns the number of the written rule of this page; `None` for presets, which combine several.
    #[must_use]
    pub fn rule(self) -> Option<&'static str> {
        Some(match self {
            Topic::Basic(basic) => basic_rule(basic),
            Topic::Site(site) => match site {
                Site::Space => "CB-BRD-3",
                Site::Lines => "CB-MOV-2",
                Site::Mine => "CB-MIN-1",
                Site::Market => "CB-MKT-1",
                Site::Port => "CB-UPG-2",
                Site::Gate => "CB-GAT-1",
            },
            Topic::Rover(rover) => match rover {
                Rover::Police => "CB-POL-4",
                Rover::Raiders => "CB-ALI-2",
                Rover::Miners => "CB-ALI-3",
                Rover::Corsair => "CB-SOL-3",
            },
            Topic::Metal(Metal::Plutonium) => "CB-POL-2",
            Topic::Metal(_) => "CB-SET-2",
            Topic::System(system) => match system {
                System::Engine => "CB-UPG-1",
                System::Cargo => "CB-MIN-4",
                System::Shields => "CB-FGT-2",
                System::Weapon => "CB-FGT-1",
            },
            Topic::Card(card) => card_rule(card),
            Topic::Objective(_) => "CB-OBJ-1",
            Topic::Sector(_) => "CB-BRD-2",
            Topic::Option(page) => return page.rule::<Contraband>(),
        })
    }
}

const fn basic_rule(basic: Basic) -> &'static str {
    match basic {
        Basic::Start => "CB-SET-6",
        Basic::Round => "CB-RND-1",
        Basic::Turn => "CB-RND-2",
        Basic::Movement => "CB-MOV-1",
        Basic::Meetings => "CB-MEET-1",
        Basic::Patrols => "CB-PAT-1",
        Basic::Inspection => "CB-POL-1",
        Basic::Contraband => "CB-POL-3",
        Basic::Fights => "CB-FGT-3",
        Basic::Flight => "CB-FLE-1",
        Basic::Early => "CB-ALI-5",
        Basic::Attack => "CB-FGT-4",
        Basic::Piracy => "CB-PIR-1",
        Basic::Breakdown => "CB-BRK-1",
        Basic::Goal => "CB-END-1",
        Basic::Last => "CB-END-2",
        Basic::Alone => "CB-SOL-1",
        Basic::Together => "CB-SIM-1",
        Basic::Secrets => "CB-HID-2",
    }
}

const fn card_rule(card: Bonus) -> &'static str {
    match card {
        Bonus::Disguise => "CB-BON-1",
        Bonus::SpyRadar => "CB-BON-2",
        Bonus::EngineBoost => "CB-BON-3",
        Bonus::WeaponBoost => "CB-BON-4",
        Bonus::ShieldBoost => "CB-BON-5",
        Bonus::Credits => "CB-BON-6",
        Bonus::FriendlyAlien => "CB-BON-7",
        Bonus::HiddenHold => "CB-BON-8",
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
        let mut parts: Vec<Part> = Topic::all().into_iter().map(Topic::part).collect();
        parts.dedup();
        assert_eq!(parts.len(), 9, "{parts:?}");
    }
}
