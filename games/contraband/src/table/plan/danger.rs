//! The chance that the patrol step brings a token to a space (CB-PAT-1, CB-PAT-2).

use crate::rules::{PatrolReach, PatrolToken, Position, SIDES, Sector};

/// Returns, for the police, the alien and the corsair, the number of cases out of four in which the token reaches the open space
/// of a sector after the moves of the next patrol step. Beaten tokens count as 0.
pub fn danger(p: &Position, sector: Sector) -> [u8; PatrolToken::COUNT] {
    let mut quarters = [0; PatrolToken::COUNT];
    for &token in PatrolToken::ALL {
        let roams = token != PatrolToken::Corsair || p.is_solo();
        if roams && !p.is_beaten(token) {
            quarters[token.index()] = cases(p, token, sector);
        }
    }
    quarters
}

fn cases(p: &Position, token: PatrolToken, sector: Sector) -> u8 {
    let alert = token == PatrolToken::Police && p.options.patrols == PatrolReach::Alert;
    let far = if alert { 2 } else { 1 };
    // Tokens that stay put still meet ships in reach.
    if p.rest && token != PatrolToken::Corsair {
        return if p.token(token).reaches(sector, far) { SIDES } else { 0 };
    }
    (1..=SIDES).filter(|&die| p.token(token).patrolled(die).reaches(sector, far)).count() as u8
}
