//! The topics of the codex pages.

use crate::rules::{Action, FreighterKind, Good, Job, Pilot, Product};
use orrery_core::keyword_enum;
use orrery_learn::codex_topics;

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
    /// A group of pilots that share a page because their value has the same source.
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

codex_topics! {
    /// The topic of a codex page.
    Topic {
        /// A topic of the basics.
        Basic(BasicTopic) = "basic",
        /// A part of the table.
        Place(TablePart) = "place",
        /// An action that docks offer.
        Action(Action) = "action",
        /// A group of pilots.
        Crew(PilotGroup) = "crew",
        /// The job of an alien pilot.
        Job(Job) = "job",
        /// A kind of freighter.
        Ship(FreighterKind) = "ship",
        /// A raw good.
        Raw(Good) = "raw" in Good::RAWS,
        /// A product.
        Product(Product) = "product",
    }
}

impl Topic {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FarSpaceFoundry;
    use orrery_learn::codex::CodexPages as _;

    #[test]
    fn every_good_and_every_pilot_has_a_page() {
        let all = FarSpaceFoundry::topics();
        assert!(Good::ALL.iter().all(|&good| all.contains(&Topic::of_good(good))));
        assert!(Pilot::ALL.iter().all(|&pilot| all.contains(&Topic::of_pilot(pilot))));
    }
}
