//! The icons of things.

use contraband::rules::{Bonus, Foe, Metal, Step, System, Token};

/// Returns the icon of a metal.
#[must_use]
pub const fn metal(metal: Metal) -> &'static str {
    match metal {
        Metal::Carbon => "cb-Carbon",
        Metal::Iron => "cb-Iron",
        Metal::Plutonium => "cb-Plutonium",
    }
}

/// Returns the icon of a system.
#[must_use]
pub const fn system(system: System) -> &'static str {
    match system {
        System::Engine => "cb-engine",
        System::Cargo => "cb-cargo",
        System::Shields => "cb-shield",
        System::Weapon => "cb-weapon",
    }
}

/// Returns the icon of a token.
#[must_use]
pub const fn token(token: Token) -> &'static str {
    match token {
        Token::Police => "cb-police",
        Token::Alien => "cb-alien",
        Token::Corsair => "cb-corsair",
    }
}

/// Returns the prefix of the pictures of a token.
#[must_use]
pub const fn roamer(token: Token) -> &'static str {
    match token {
        Token::Police => "police",
        Token::Alien => "alien",
        Token::Corsair => "corsair",
    }
}

/// Returns the picture of an opponent; `None` for another ship.
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

/// Returns the icon of a movement token.
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

/// Returns the picture of a bonus card.
#[must_use]
pub fn card(card: Bonus) -> String {
    format!("cb-card-{}", card.word())
}
