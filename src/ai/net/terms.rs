//! What the rows of the net are about, in a player's words: for explanations.

use super::features::Features;
use super::judge::Judge;

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

/// Whose things a [`Change`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// The player's it is explained to.
    Own,
    /// Another player's.
    Others,
    /// Nobody's in particular.
    Nobodys,
}

/// How much of the difference between two positions comes from one group of things.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    /// What differs.
    pub term: Term,
    /// Whose.
    pub whose: Whose,
    /// Chance to win that it brings, on average of putting it into the worse position and of taking it out of the better.
    pub win: f32,
}

/// What makes `better` better than `worse` for the player of relative seat `seat`, the largest change first. Both are
/// positions with the same player to roll.
#[must_use]
pub fn changes(judge: &mut Judge, better: &Features, worse: &Features, seat: usize) -> Vec<Change> {
    let layout = judge.layout();
    let whole = (judge.win_of(better, seat), judge.win_of(worse, seat));
    let mut found = Vec::new();
    for &term in Term::ALL {
        for whose in [Whose::Own, Whose::Others, Whose::Nobodys] {
            let belongs = |row: usize| {
                let group = layout.group_of(row);
                group.term == term && whose_of(group, seat) == whose
            };
            if !differs(better, worse, &belongs) {
                continue;
            }
            let put_in = judge.win_of(&exchanged(worse, better, &belongs), seat) - whole.1;
            let taken_out = whole.0 - judge.win_of(&exchanged(better, worse, &belongs), seat);
            found.push(Change { term, whose, win: 0.5 * (put_in + taken_out) });
        }
    }
    found.sort_by(|a, b| b.win.total_cmp(&a.win));
    found
}

fn whose_of(group: Group, seat: usize) -> Whose {
    match group.owner {
        Some(owner) if owner == seat => Whose::Own,
        Some(_) => Whose::Others,
        None => Whose::Nobodys,
    }
}

fn differs(a: &Features, b: &Features, belongs: &impl Fn(usize) -> bool) -> bool {
    let of = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).filter(|&r| belongs(r)).collect::<Vec<_>>();
    of(a) != of(b)
}

/// `base` with the rows that belong to a group as in `other`.
fn exchanged(base: &Features, other: &Features, belongs: &impl Fn(usize) -> bool) -> Features {
    let mut mixed = Features::default();
    let rows = |f: &Features| f.rows().iter().map(|&r| usize::from(r)).collect::<Vec<_>>();
    rows(base).into_iter().filter(|&r| !belongs(r)).for_each(|r| mixed.push(r));
    rows(other).into_iter().filter(|&r| belongs(r)).for_each(|r| mixed.push(r));
    mixed
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
