//! What the rows of the net are about, in a player's words: for explanations.

/// What a group of rows is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// Colonies still to be placed.
    Colonies,
    /// Points and the lead.
    Points,
    /// Territories: colonies on them, control, ties.
    Control,
    /// Ships, the relic ship among them.
    Fleet,
    /// Fuel.
    Fuel,
    /// Ore.
    Ore,
    /// The colony on the Hub track.
    HubTrack,
    /// Tech cards held.
    Cards,
    /// Where the fields lie.
    Fields,
    /// Docks and values in the next player's way.
    Docks,
    /// Cards on display and unseen.
    Display,
    /// How near the end is, and who can bring it.
    Tempo,
}

impl Term {
    /// Every term.
    pub const ALL: &'static [Term] = &[
        Term::Colonies,
        Term::Points,
        Term::Control,
        Term::Fleet,
        Term::Fuel,
        Term::Ore,
        Term::HubTrack,
        Term::Cards,
        Term::Fields,
        Term::Docks,
        Term::Display,
        Term::Tempo,
    ];
}

/// What a row is about and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Group {
    /// What.
    pub term: Term,
    /// Whose, counted from the next to roll; nobody's: none.
    pub owner: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::net::Layout;

    #[test]
    fn every_term_has_rows_and_every_row_is_somebodys_at_the_table() {
        for players in 2..=4 {
            let layout = Layout::new(players);
            let groups: Vec<Group> = (0..layout.rows()).map(|row| layout.group_of(row)).collect();
            for term in Term::ALL {
                assert!(groups.iter().any(|g| g.term == *term), "{term:?}");
            }
            assert!(groups.iter().all(|g| g.owner.is_none_or(|o| o < usize::from(players))));
        }
    }
}
