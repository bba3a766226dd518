//! The vocabulary of the game: metals, ship systems, upgrades, bonus cards, objectives, steps, directions, tokens and questions.

use orrery_core::keyword_enum;

keyword_enum! {
    /// A metal (CB-SET-2). Lists of metals are written in this order.
    Metal: "a metal" {
        /// Carbon, a lawful metal.
        Carbon = "Carbon",
        /// Iron, a lawful metal.
        Iron = "Iron",
        /// Plutonium, the contraband.
        Plutonium = "Plutonium",
    }
}

impl Metal {
    /// Returns the number of cards of this metal (CB-SET-2).
    pub const fn copies(self) -> u8 {
        match self {
            Metal::Carbon | Metal::Iron => 35,
            Metal::Plutonium => 26,
        }
    }

    /// Returns the price that an empty market pays under the default prices, in credits. It is also the value of the metal as a
    /// tie-breaker (CB-END-1).
    pub const fn worth(self) -> u16 {
        match self {
            Metal::Carbon | Metal::Iron => 200,
            Metal::Plutonium => 500,
        }
    }
}

keyword_enum! {
    /// A system of a ship (CB-UPG-1).
    ShipSystem: "a system" {
        /// The engine, which gives the ship its moves.
        Engine = "Engine",
        /// The hold, which has room for metals.
        Cargo = "Cargo",
        /// The shields, which the ship loses in fights and escapes.
        Shields = "Shields",
        /// The weapon, which adds a bonus to the die in fights.
        Weapon = "Weapon",
    }
}

keyword_enum! {
    /// An upgrade card (CB-UPG-1). Each system has two.
    Upgrade: "an upgrade" {
        /// An engine with two moves.
        Engine1 = "Engine1",
        /// An engine with three moves.
        Engine2 = "Engine2",
        /// A hold with room for two metals.
        Cargo1 = "Cargo1",
        /// A hold with room for three metals.
        Cargo2 = "Cargo2",
        /// Three shields.
        Shields1 = "Shields1",
        /// Four shields.
        Shields2 = "Shields2",
        /// A weapon of d4 + 1.
        Weapon1 = "Weapon1",
        /// A weapon of d4 + 2.
        Weapon2 = "Weapon2",
    }
}

impl Upgrade {
    /// The number of cards of each kind (CB-SET-4).
    pub const COPIES: u8 = 4;

    /// Returns the card of a system and a level, 1 or 2.
    pub const fn of(system: ShipSystem, level: u8) -> Upgrade {
        match (system, level >= 2) {
            (ShipSystem::Engine, false) => Upgrade::Engine1,
            (ShipSystem::Engine, true) => Upgrade::Engine2,
            (ShipSystem::Cargo, false) => Upgrade::Cargo1,
            (ShipSystem::Cargo, true) => Upgrade::Cargo2,
            (ShipSystem::Shields, false) => Upgrade::Shields1,
            (ShipSystem::Shields, true) => Upgrade::Shields2,
            (ShipSystem::Weapon, false) => Upgrade::Weapon1,
            (ShipSystem::Weapon, true) => Upgrade::Weapon2,
        }
    }

    /// Returns the system of the card.
    pub const fn system(self) -> ShipSystem {
        match self {
            Upgrade::Engine1 | Upgrade::Engine2 => ShipSystem::Engine,
            Upgrade::Cargo1 | Upgrade::Cargo2 => ShipSystem::Cargo,
            Upgrade::Shields1 | Upgrade::Shields2 => ShipSystem::Shields,
            Upgrade::Weapon1 | Upgrade::Weapon2 => ShipSystem::Weapon,
        }
    }

    /// Returns the level of the card, 1 or 2.
    pub const fn level(self) -> u8 {
        self as u8 % 2 + 1
    }

    /// Returns the price in credits (CB-UPG-1).
    pub const fn price(self) -> u16 {
        price_of_level(self.level())
    }
}

/// Returns the price in credits of an upgrade of this level (CB-UPG-1).
pub const fn price_of_level(level: u8) -> u16 {
    300 * level as u16
}

keyword_enum! {
    /// A bonus card (section 10).
    BonusCard: "a bonus card" {
        /// Turns a police attack on a pirate into an inspection (CB-BON-1).
        Disguise = "Disguise",
        /// Moves the police token by two lines (CB-BON-2).
        SpyRadar = "SpyRadar",
        /// Adds 1 to the engine (CB-BON-3).
        EngineBoost = "EngineBoost",
        /// Adds 1 to the weapon (CB-BON-4).
        WeaponBoost = "WeaponBoost",
        /// Adds one shield (CB-BON-5).
        ShieldBoost = "ShieldBoost",
        /// Gains 200 credits (CB-BON-6).
        Credits = "Credits",
        /// Makes raiders let the ship go (CB-BON-7).
        FriendlyAlien = "FriendlyAlien",
        /// Hides a metal from an inspection or a robber (CB-BON-8).
        HiddenHold = "HiddenHold",
    }
}

impl BonusCard {
    /// The number of cards of each kind (CB-SET-3).
    pub const COPIES: u8 = 4;
}

keyword_enum! {
    /// An objective (CB-OBJ-1).
    Objective: "an objective" {
        /// Attack a ship or, under `OutlawCondition::Win`, win an attack.
        Outlaw = "Outlaw",
        /// Beat the police.
        PoliceBane = "PoliceBane",
        /// Beat alien raiders.
        RaiderBane = "RaiderBane",
        /// Have 1000 credits more than the target.
        Fortune = "Fortune",
        /// Have an upgrade in all four systems.
        Shipwright = "Shipwright",
    }
}

keyword_enum! {
    /// A step to a joined space or place (CB-MOV-1), and the movement token for it (CB-SET-9).
    MoveStep: "a step" {
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

impl MoveStep {
    /// Returns the number of movement tokens for this step that a player has (CB-SET-9).
    pub const fn tokens(self) -> u8 {
        match self {
            MoveStep::Cw | MoveStep::Ccw => 2,
            _ => 1,
        }
    }
}

keyword_enum! {
    /// A direction round the ring.
    Direction: "a way" {
        /// Clockwise round the ring.
        Cw = "cw",
        /// Counter-clockwise round the ring.
        Ccw = "ccw",
    }
}

keyword_enum! {
    /// A token that moves along the lines (CB-BRD-4, CB-SOL-2).
    PatrolToken: "a token" {
        /// The police token.
        Police = "police",
        /// The alien token, whose kind is rolled in each meeting (CB-ALI-1).
        Alien = "alien",
        /// The corsair of the solo game.
        Corsair = "corsair",
    }
}

impl PatrolToken {
    /// Returns the bit of the token in masks of tokens.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

keyword_enum! {
    /// The question asked of the decider.
    DecisionKind: "a question" {
        /// The next order in the player's own turn.
        Turn = "turn",
        /// The answer to the police, who have met the decider's ship.
        Police = "police",
        /// The answer to raiders or the corsair, who attack the decider's ship.
        Raid = "raid",
        /// The answer to miners, or raiders that do not attack, who have met the decider's ship.
        Calm = "calm",
        /// The next order between two exchanges with a token.
        Fight = "fight",
        /// The choice of the defender before an exchange.
        Stand = "stand",
        /// The choice of the attacker before an exchange.
        Press = "press",
        /// The decision about a metal that the decider won as a prize.
        Prize = "prize",
        /// The metals that the robbed player hides.
        Hide = "hide",
        /// The metals that the robber takes.
        Loot = "loot",
        /// The upgrade given up in a breakdown.
        Lose = "lose",
        /// The metals to throw out because they no longer fit the hold.
        Excess = "excess",
        /// The plan of a round in simultaneous order.
        Plan = "plan",
        /// The next action after a reveal in simultaneous order.
        Act = "act",
        /// No question: the match continues without a decision. Occurs only while an order is being applied.
        Nothing = "nothing",
        /// No question: the match is over.
        Over = "over",
    }
}
