//! The kinds of the net's features, in terms that players know, for explanations.

/// The kind of a group of features.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeatureKind {
    /// Colonies still to be placed.
    Colonies,
    /// Points and the lead.
    Points,
    /// Colonies on the territories, control and ties.
    Control,
    /// Ships, including the relic ship.
    Fleet,
    /// Fuel held.
    Fuel,
    /// Ore held.
    Ore,
    /// The colony on the Hub track.
    HubTrack,
    /// Tech cards held.
    Cards,
    /// Positions of the fields.
    Fields,
    /// Docks taken by other players' ships, and the values that limit docking at the Lunar Mine and the Raiders' Outpost.
    Docks,
    /// Cards on display and cards in the deck.
    Display,
    /// The distance to the end of the match, and the players who can end it.
    Tempo,
}

impl FeatureKind {
    /// Every kind, in declaration order.
    pub const ALL: &'static [FeatureKind] = &[
        FeatureKind::Colonies,
        FeatureKind::Points,
        FeatureKind::Control,
        FeatureKind::Fleet,
        FeatureKind::Fuel,
        FeatureKind::Ore,
        FeatureKind::HubTrack,
        FeatureKind::Cards,
        FeatureKind::Fields,
        FeatureKind::Docks,
        FeatureKind::Display,
        FeatureKind::Tempo,
    ];
}

/// The kind and the owner of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureGroup {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// The owner as a seat counted from the next player to roll; `None` if the row belongs to no player.
    pub owner: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::net::FeatureLayout;

    #[test]
    fn every_term_has_rows_and_row_owners_are_in_the_match() {
        for players in 2..=4 {
            let layout = FeatureLayout::new(players);
            let groups: Vec<FeatureGroup> = (0..layout.rows()).map(|row| layout.group_of(row)).collect();
            for term in FeatureKind::ALL {
                assert!(groups.iter().any(|g| g.kind == *term), "{term:?}");
            }
            assert!(groups.iter().all(|g| g.owner.is_none_or(|o| o < usize::from(players))));
        }
    }
}
