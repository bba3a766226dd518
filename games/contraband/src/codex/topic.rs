//! The topics of the codex pages.

use crate::rules::{BonusCard, Metal, Objective, Sector, ShipSystem};
use orrery_core::keyword_enum;
use orrery_learn::codex_topics;

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

codex_topics! {
    /// The topic of a page.
    Topic {
        /// A basic rule.
        Basic(BasicTopic) = "basic",
        /// A kind of place.
        Site(PlaceKind) = "site",
        /// A token or ship that moves along the lines.
        Rover(RoamerKind) = "rover",
        /// A metal.
        Metal(Metal) = "metal",
        /// A system of a ship with its upgrades.
        System(ShipSystem) = "system",
        /// A bonus card.
        Card(BonusCard) = "card",
        /// An objective.
        Objective(Objective) = "objective",
        /// A sector of the ring.
        Sector(Sector) = "sector",
    }
}
