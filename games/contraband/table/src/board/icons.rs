//! The icons and pictures of metals, systems, tokens, opponents, steps and cards.

use contraband::rules::{BonusCard, MeetingOpponent, Metal, MoveStep, PatrolToken, ShipSystem};

/// Returns the icon of a metal.
pub const fn metal(metal: Metal) -> &'static str {
    match metal {
        Metal::Carbon => "cb-Carbon",
        Metal::Iron => "cb-Iron",
        Metal::Plutonium => "cb-Plutonium",
    }
}

/// Returns the icon of a system.
pub const fn system(system: ShipSystem) -> &'static str {
    match system {
        ShipSystem::Engine => "cb-engine",
        ShipSystem::Cargo => "cb-cargo",
        ShipSystem::Shields => "cb-shield",
        ShipSystem::Weapon => "cb-weapon",
    }
}

/// Returns the icon of a token.
pub const fn token(token: PatrolToken) -> &'static str {
    match token {
        PatrolToken::Police => "cb-police",
        PatrolToken::Alien => "cb-alien",
        PatrolToken::Corsair => "cb-corsair",
    }
}

/// Returns the word for a token in the names of its pictures.
pub const fn roamer(token: PatrolToken) -> &'static str {
    match token {
        PatrolToken::Police => "police",
        PatrolToken::Alien => "alien",
        PatrolToken::Corsair => "corsair",
    }
}

/// Returns the picture of an opponent; `None` for another ship.
pub const fn foe(foe: MeetingOpponent) -> Option<&'static str> {
    match foe {
        MeetingOpponent::Police => Some("cb-foe-police"),
        MeetingOpponent::Miner => Some("cb-foe-miner"),
        MeetingOpponent::Raiders => Some("cb-foe-raiders"),
        MeetingOpponent::Corsair => Some("cb-foe-corsair"),
        MeetingOpponent::Ship(_) => None,
    }
}

/// Returns the icon of a movement token.
pub const fn step(step: MoveStep) -> &'static str {
    match step {
        MoveStep::Out => "cb-moves",
        MoveStep::Cw => "forward",
        MoveStep::Ccw => "back",
        MoveStep::Mine1 | MoveStep::Mine2 => "cb-metals",
        MoveStep::Market => "cb-market",
        MoveStep::Port => "cb-port",
        MoveStep::Gate => "cb-gate",
    }
}

/// Returns the picture of a bonus card.
pub fn card(card: BonusCard) -> String {
    format!("cb-card-{}", card.word())
}
