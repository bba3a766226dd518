//! The topics of the codex pages.

use crate::rules::{Action, FarSpaceFoundry, FreighterKind, Good, Job, Pilot, Product};
use orrery_core::keyword_enum;
use orrery_learn::codex::OptionPage;

keyword_enum! {
    /// A topic of the basics, which is about no single thing on the table.
    BasicTopic {
        /// Players and the goods they start with (section 2).
        Start = "start",
        /// The turn and the drawing of cards (section 3).
        Turn = "turn",
        /// The count along the docks (section 4).
        Count = "count",
        /// The die in the middle (FSF-PIL-4).
        Die = "die",
        /// Moving goods (section 5).
        Goods = "goods",
        /// The sequence of goods and actions in a turn (FSF-TURN-2).
        Order = "order",
        /// Credits (FSF-CRD-1, FSF-CRD-2).
        Credits = "credits",
        /// The bribe (FSF-CRD-3, FSF-CRD-4).
        Bribe = "bribe",
        /// The change from Alpha to Beta (section 10).
        Turning = "turning",
        /// Points (FSF-END-1, FSF-END-2).
        Points = "points",
        /// The end and ties (FSF-END-3).
        End = "end",
        /// The solo game and its ranks (section 12).
        Alone = "alone",
        /// The two short games (FSF-END-4, FSF-END-5).
        Short = "short",
        /// Hidden information (section 14).
        Secrets = "secrets",
    }
}

keyword_enum! {
    /// A part of the table that has a page.
    TablePart {
        /// The eight docks of the foundry.
        Docks = "docks",
        /// The eight shuttles and their orbit.
        Shuttles = "shuttles",
        /// A player's warehouse.
        Warehouse = "warehouse",
        /// The two asteroids of Alpha.
        Asteroids = "asteroids",
    }
}

keyword_enum! {
    /// A group of pilots that share a page, by the source of their value.
    PilotGroup {
        /// Pilots 4 to 8.
        Numbered = "numbered",
        /// The pilot `1-2-3`, who flies with the value 1, 2 or 3.
        OneTwoThree = "one-two-three",
        /// The Commander, who flies with the value of the die.
        Commander = "commander",
        /// Alien pilots, who fly with the value of the die and have a job.
        Aliens = "aliens",
    }
}

/// The topic of a codex page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A topic of the basics.
    Basic(BasicTopic),
    /// A part of the table.
    Place(TablePart),
    /// An action that docks offer.
    Action(Action),
    /// A group of pilots.
    Crew(PilotGroup),
    /// The job of an alien pilot.
    Job(Job),
    /// A kind of freighter.
    Ship(FreighterKind),
    /// A raw good.
    Raw(Good),
    /// A product.
    Product(Product),
    /// A rule option, or a preset of options.
    Option(OptionPage),
}

/// A section of the index of the codex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexSection {
    /// The basics of the game.
    Basics,
    /// The parts of the table.
    Places,
    /// The actions that docks offer.
    Actions,
    /// Pilots and jobs.
    Pilots,
    /// The freighters of players.
    Ships,
    /// Raw goods and products.
    Goods,
    /// Rule options and presets.
    Choices,
}

impl Topic {
    /// Returns the topics of all pages, in the order of the index.
    pub fn all() -> Vec<Topic> {
        let mut all: Vec<Topic> = BasicTopic::ALL.iter().copied().map(Topic::Basic).collect();
        all.extend(TablePart::ALL.iter().copied().map(Topic::Place));
        all.extend(Action::ALL.iter().copied().map(Topic::Action));
        all.extend(PilotGroup::ALL.iter().copied().map(Topic::Crew));
        all.extend(Job::ALL.iter().copied().map(Topic::Job));
        all.extend(FreighterKind::ALL.iter().copied().map(Topic::Ship));
        all.extend(Good::RAWS.into_iter().map(Topic::Raw));
        all.extend(Product::ALL.iter().copied().map(Topic::Product));
        all.extend(OptionPage::all::<FarSpaceFoundry>().into_iter().map(Topic::Option));
        all
    }

    /// Returns the section of the index that lists the page.
    pub const fn part(self) -> IndexSection {
        match self {
            Topic::Basic(_) => IndexSection::Basics,
            Topic::Place(_) => IndexSection::Places,
            Topic::Action(_) => IndexSection::Actions,
            Topic::Crew(_) | Topic::Job(_) => IndexSection::Pilots,
            Topic::Ship(_) => IndexSection::Ships,
            Topic::Raw(_) | Topic::Product(_) => IndexSection::Goods,
            Topic::Option(_) => IndexSection::Choices,
        }
    }

    /// Returns the topic of the page about a good.
    pub fn of_good(good: Good) -> Topic {
        good.product().map_or(Topic::Raw(good), Topic::Product)
    }

    /// Returns the topic of the page about a pilot's job or group.
    pub fn of_pilot(pilot: Pilot) -> Topic {
        match (pilot.job(), pilot) {
            (Some(job), _) => Topic::Job(job),
            (None, Pilot::Commander) => Topic::Crew(PilotGroup::Commander),
            (None, Pilot::OneTwoThree) => Topic::Crew(PilotGroup::OneTwoThree),
            (None, _) => Topic::Crew(PilotGroup::Numbered),
        }
    }

    /// Returns the number of the rule that the page explains, or `None` for a preset, which belongs to several rules.
    pub fn rule(self) -> Option<&'static str> {
        Some(match self {
            Topic::Basic(basic) => basic_rule(basic),
            Topic::Place(place) => match place {
                TablePart::Docks => "FSF-ACT-1",
                TablePart::Shuttles => "FSF-COM-5",
                TablePart::Warehouse => "FSF-COM-7",
                TablePart::Asteroids => "FSF-GDS-2",
            },
            Topic::Action(action) => action_rule(action),
            Topic::Crew(crew) => match crew {
                PilotGroup::Numbered => "FSF-PIL-1",
                PilotGroup::OneTwoThree => "FSF-PIL-2",
                PilotGroup::Commander => "FSF-PIL-3",
                PilotGroup::Aliens => "FSF-ALN-1",
            },
            Topic::Job(job) => job_rule(job),
            Topic::Ship(FreighterKind::Federal) => "FSF-GDS-3",
            Topic::Ship(_) => "FSF-ACT-CA2",
            Topic::Raw(Good::Skyrite) => "FSF-GDS-7",
            Topic::Raw(Good::Rubion) => "FSF-ACT-TR",
            Topic::Raw(_) => "FSF-ACT-PR",
            Topic::Product(_) => "FSF-ACT-MA",
            Topic::Option(page) => return page.rule::<FarSpaceFoundry>(),
        })
    }
}

const fn basic_rule(basic: BasicTopic) -> &'static str {
    match basic {
        BasicTopic::Start => "FSF-SET-3",
        BasicTopic::Turn => "FSF-TURN-3",
        BasicTopic::Count => "FSF-FLY-3",
        BasicTopic::Die => "FSF-PIL-4",
        BasicTopic::Goods => "FSF-GDS-1",
        BasicTopic::Order => "FSF-TURN-2",
        BasicTopic::Credits => "FSF-CRD-2",
        BasicTopic::Bribe => "FSF-CRD-3",
        BasicTopic::Turning => "FSF-MID-1",
        BasicTopic::Points => "FSF-END-1",
        BasicTopic::End => "FSF-END-3",
        BasicTopic::Alone => "FSF-SOLO-1",
        BasicTopic::Short => "FSF-END-5",
        BasicTopic::Secrets => "FSF-HID-1",
    }
}

const fn action_rule(action: Action) -> &'static str {
    match action {
        Action::Process => "FSF-ACT-PR",
        Action::Traders => "FSF-ACT-TR",
        Action::Cantina => "FSF-ACT-CA",
        Action::Manufacture => "FSF-ACT-MA",
        Action::Charge => "FSF-ACT-CH",
        Action::Upgrade => "FSF-ACT-UP",
    }
}

const fn job_rule(job: Job) -> &'static str {
    match job {
        Job::Trucker => "FSF-ALN-TR",
        Job::Navigator => "FSF-ALN-NA",
        Job::Forger => "FSF-ALN-FO",
        Job::Operative => "FSF-ALN-OP",
        Job::Mechanic => "FSF-ALN-ME",
        Job::Smuggler => "FSF-ALN-SM",
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
            assert_eq!(FarSpaceFoundry::topic(index), Some(*topic));
            let rule = topic.rule();
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(rule.map_or(preset, |rule| RULE_NUMBERS.contains(&rule)), "{topic:?}: {rule:?}");
        }
    }

    #[test]
    fn every_good_and_every_pilot_has_a_page() {
        let all = Topic::all();
        assert!(Good::ALL.iter().all(|&good| all.contains(&Topic::of_good(good))));
        assert!(Pilot::ALL.iter().all(|&pilot| all.contains(&Topic::of_pilot(pilot))));
    }

    #[test]
    fn pages_of_a_part_are_adjacent() {
        let mut parts: Vec<IndexSection> = Topic::all().into_iter().map(Topic::part).collect();
        parts.dedup();
        assert_eq!(parts.len(), 7, "{parts:?}");
    }
}
