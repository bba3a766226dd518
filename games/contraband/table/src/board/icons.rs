//! Which sign stands for what.

use contraband::rules::{Bonus, Foe, Metal, Step, System, Token};

/// The sign of a metal.
#[must_use]
pub const fn metal(metal: Metal) -> &'static str {
    match metal {
        Metal::Carbon => "cb-Carbon",
        Metal::Iron => "cb-Iron",
        Metal::Plutonium => "cb-Plutonium",
    }
}

/// The sign of a system.
#[must_use]
pub const fn system(system: System) -> &'static str {
    match system {
        System::Engine => "cb-engine",
        System::Cargo => "cb-cargo",
        System::Shields => "cb-shield",
        System::Weapon => "cb-weapon",
    }
}

/// The sign of a token.
#[must_use]
pub const fn token(token: Token) -> &'static str {
    match token {
        Token::Police => "cb-police",
        Token::Alien => "cb-alien",
        Token::Corsair => "cb-corsair",
    }
}

/// What the pictures of a token's things begin with.
#[must_use]
pub const fn roamer(token: Token) -> &'static str {
    match token {
        Token::Police => "police",
        Token::Alien => "alien",
        Token::Corsair => "corsair",
    }
}

/// The picture of whom a ship meets; nothing of another ship.
#[must_use]
pub const fn foe(foe: Foe) -> Option<&'static str> {
    match foe {
        Foe::Police => Some("cb-foe-police"),
        Foe::Miner => Some("cb-foe-miner"),
        Foe::Raiders => Some("cb-foe-raiders"),
        Foe::Corsair => Some("cb-foe-corsair"),
        Foe::Ship(_) => None,
    }
}

/// The sign of a movement token.
#[must_use]
pub const fn step(step: Step) -> &'static str {
    match step {
        Step::Out => "cb-moves",
        Step::Cw => "forward",
        Step::Ccw => "back",
        Step::Mine1 | Step::Mine2 => "cb-metals",
        Step::Market => "cb-market",
        Step::Port => "cb-port",
        Step::Gate => "cb-gate",
    }
}

/// The picture of a bonus card.
#[must_use]
pub fn card(card: Bonus) -> String {
    format!("cb-card-{}", card.word())
}
