//! The chance that the patrol step brings a token to a space (CB-PAT-1, CB-PAT-2).

use crate::rules::{Patrols, Position, SIDES, Sector, Token};

/// Returns in how many of four cases police, alien and corsair reach the open space of a sector after their next move.
#[must_use]
pub fn danger(p: &Position, sector: Sector) -> [u8; Token::COUNT] {
    let mut quarters = [0; Token::COUNT];
    for &token in Token::ALL {
        let roams = token != Token::Corsair || p.is_solo();
        if roams && !p.is_beaten(token) {
            quarters[token.index()] = cases(p, token, sector);
        }
    }
    quarters
}

fn cases(p: &Position, token: Token, sector: Sector) -> u8 {
    let alert = token == Token::Police && p.options.patrols == Patrols::Alert;
    let far = if alert { 2 } else { 1 };
    // Resting tokens stay on their line and still meet ships in reach.
    if p.rest && token != Token::Corsair {
        return if p.token(token).reaches(sector, far) { SIDES } else { 0 };
    }
    (1..=SIDES).filter(|&die| p.token(token).patrolled(die).reaches(sector, far)).count() as u8
}
