//! The words of the game: metals, upgrades, bonus cards, objectives, steps, tokens, questions.

use orrery_core::vocabulary;
use orrery_core::words::vocables;

vocabulary! {
    /// A metal (CB-SET-2). In this order lists are written.
    Metal {
        /// Carbon.
        Carbon = "Carbon",
        /// Iron.
        Iron = "Iron",
        /// Plutonium, the contraband.
        Plutonium = "Plutonium",
    }
}

impl Metal {
    /// How many there are of it (CB-SET-2).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Metal::Carbon | Metal::Iron => 35,
            Metal::Plutonium => 26,
        }
    }

    /// What an empty market pays for it, in credits; so much a hold counts for it in ties (CB-END-1).
    #[must_use]
    pub const fn worth(self) -> u16 {
        match self {
            Metal::Carbon | Metal::Iron => 200,
            Metal::Plutonium => 500,
        }
    }
}

vocabulary! {
    /// A system of a ship (CB-UPG-1).
    System {
        /// How far it moves.
        Engine = "Engine",
        /// How many metals it holds.
        Cargo = "Cargo",
        /// How many hits it takes.
        Shields = "Shields",
        /// What it adds to its die.
        Weapon = "Weapon",
    }
}

vocabulary! {
    /// A card that can be built in (CB-UPG-1): two of each system.
    Upgrade {
        /// Engine 2.
        Engine1 = "Engine1",
        /// Engine 3.
        Engine2 = "Engine2",
        /// Room for 2.
        Cargo1 = "Cargo1",
        /// Room for 3.
        Cargo2 = "Cargo2",
        /// Shields 3.
        Shields1 = "Shields1",
        /// Shields 4.
        Shields2 = "Shields2",
        /// d4 and 1.
        Weapon1 = "Weapon1",
        /// d4 and 2.
        Weapon2 = "Weapon2",
    }
}

impl Upgrade {
    /// How many there are of each kind (CB-SET-4).
    pub const COPIES: u8 = 4;

    /// The card of a system and a level, 1 or 2.
    #[must_use]
    pub const fn of(system: System, level: u8) -> Upgrade {
        match (system, level >= 2) {
            (System::Engine, false) => Upgrade::Engine1,
            (System::Engine, true) => Upgrade::Engine2,
            (System::Cargo, false) => Upgrade::Cargo1,
            (System::Cargo, true) => Upgrade::Cargo2,
            (System::Shields, false) => Upgrade::Shields1,
            (System::Shields, true) => Upgrade::Shields2,
            (System::Weapon, false) => Upgrade::Weapon1,
            (System::Weapon, true) => Upgrade::Weapon2,
        }
    }

    /// Its system.
    #[must_use]
    pub const fn system(self) -> System {
        match self {
            Upgrade::Engine1 | Upgrade::Engine2 => System::Engine,
            Upgrade::Cargo1 | Upgrade::Cargo2 => System::Cargo,
            Upgrade::Shields1 | Upgrade::Shields2 => System::Shields,
            Upgrade::Weapon1 | Upgrade::Weapon2 => System::Weapon,
        }
    }

    /// Its level, 1 or 2.
    #[must_use]
    pub const fn level(self) -> u8 {
        self as u8 % 2 + 1
    }

    /// What it costs, in credits (CB-UPG-1).
    #[must_use]
    pub const fn price(self) -> u16 {
        price_of_level(self.level())
    }
}

/// What an upgrade of this level costs, in credits (CB-UPG-1).
#[must_use]
pub const fn price_of_level(level: u8) -> u16 {
    300 * level as u16
}

vocabulary! {
    /// A bonus card (section 10).
    Bonus {
        /// At sight becomes an inspection (CB-BON-1).
        Disguise = "Disguise",
        /// Moves the police (CB-BON-2).
        SpyRadar = "SpyRadar",
        /// Engine and 1 (CB-BON-3).
        EngineBoost = "EngineBoost",
        /// Weapon and 1 (CB-BON-4).
        WeaponBoost = "WeaponBoost",
        /// Shields and 1 (CB-BON-5).
        ShieldBoost = "ShieldBoost",
        /// 200 credits (CB-BON-6).
        Credits = "Credits",
        /// Raiders let go (CB-BON-7).
        FriendlyAlien = "FriendlyAlien",
        /// Hides a metal (CB-BON-8).
        HiddenHold = "HiddenHold",
    }
}

impl Bonus {
    /// How many there are of each kind (CB-SET-3).
    pub const COPIES: u8 = 4;
}

vocabulary! {
    /// An objective (CB-OBJ-1).
    Objective {
        /// To become a pirate.
        Outlaw = "Outlaw",
        /// To beat the police.
        PoliceBane = "PoliceBane",
        /// To beat alien raiders.
        RaiderBane = "RaiderBane",
        /// To have 1000 credits more than the target.
        Fortune = "Fortune",
        /// To have an upgrade in all four systems.
        Shipwright = "Shipwright",
    }
}

vocabulary! {
    /// A step to a joined space or place (CB-MOV-1), and the movement token for it (CB-SET-9).
    Step {
        /// From a place into the open space of its sector.
        Out = "out",
        /// To the next sector clockwise.
        Cw = "cw",
        /// To the next sector counter-clockwise.
        Ccw = "ccw",
        /// Into the first mine.
        Mine1 = "mine1",
        /// Into the second mine.
        Mine2 = "mine2",
        /// Into the market.
        Market = "market",
        /// Into the spaceport.
        Port = "port",
        /// Into the gate.
        Gate = "gate",
    }
}

impl Step {
    /// How many movement tokens a player has of it (CB-SET-9).
    #[must_use]
    pub const fn tokens(self) -> u8 {
        match self {
            Step::Cw | Step::Ccw => 2,
            _ => 1,
        }
    }
}

vocabulary! {
    /// A way round the ring.
    Way {
        /// Clockwise.
        Cw = "cw",
        /// Counter-clockwise.
        Ccw = "ccw",
    }
}

vocabulary! {
    /// A token that roams the lines (CB-BRD-4, CB-SOL-2).
    Token {
        /// The police.
        Police = "police",
        /// The alien.
        Alien = "alien",
        /// The corsair of the solo game.
        Corsair = "corsair",
    }
}

impl Token {
    /// Its bit in what a ship has met in a step.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

vocabulary! {
    /// What is asked of the one who decides.
    Ask {
        /// What to do in the own turn.
        Turn = "turn",
        /// The police has met him.
        Police = "police",
        /// Raiders or the corsair attack.
        Raid = "raid",
        /// Miners, or raiders before a pirate.
        Calm = "calm",
        /// Between two exchanges with a token.
        Fight = "fight",
        /// The defender, before an exchange.
        Stand = "stand",
        /// The attacker, before an exchange.
        Press = "press",
        /// A metal was won.
        Prize = "prize",
        /// What the robbed one hides.
        Hide = "hide",
        /// What the robber takes.
        Loot = "loot",
        /// The upgrade lost in breakdown.
        Lose = "lose",
        /// What no longer fits the hold.
        Excess = "excess",
        /// Planning in simultaneous order.
        Plan = "plan",
        /// After a reveal in simultaneous order.
        Act = "act",
        /// Nothing: the match goes on by itself. Never between two orders.
        Nothing = "nothing",
        /// Nothing: the match is over.
        Over = "over",
    }
}

vocables! {
    Metal = "a metal",
    System = "a system",
    Upgrade = "an upgrade",
    Bonus = "a bonus card",
    Objective = "an objective",
    Step = "a step",
    Way = "a way",
    Token = "a token",
    Ask = "a question",
}
