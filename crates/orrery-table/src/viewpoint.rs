//! The viewer of the table. The screen never shows anything that the viewer may not see.

use orrery_core::{Colour, Rules};

/// The viewer of the table: all seats, no seat, or one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Viewpoint {
    /// All seats together: the match is over, only opponents play and no human player can take a seat back, or several players
    /// share open hands.
    All,
    /// No seat, so that only public information is visible, for example while the screen passes between players.
    #[default]
    Nobody,
    /// The player at this seat.
    Seat(Colour),
}

impl Viewpoint {
    /// Returns the view of a position for this viewer.
    pub fn view<G: Rules>(self, position: &G::Position) -> G::View {
        match self {
            Viewpoint::All => G::open_view(position),
            Viewpoint::Nobody => G::view(position, None),
            Viewpoint::Seat(colour) => G::view(position, Some(colour)),
        }
    }
}

/// The facts that determine the viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ViewpointInputs {
    /// The human players at the screen, in seating order.
    pub(super) people: Vec<Colour>,
    /// The seats that human players have delegated to the program and can take back at any time.
    pub(super) delegated_by: Vec<Colour>,
    /// The deciding seat, or `None` if the match is over.
    pub(super) decider: Option<Colour>,
    /// The player who was the last viewer.
    pub(super) last: Option<Colour>,
    /// True if a player may have secrets, so that the screen passes between players under a curtain.
    pub(super) needs_curtain: bool,
    /// True while the curtain is down between two players.
    pub(super) covered: bool,
    /// True if several players share open hands.
    pub(super) open: bool,
}

impl ViewpointInputs {
    /// Returns the viewer. After the match, with open hands, or if only opponents play and no seat is delegated, this is
    /// [`Viewpoint::All`]. A single human player, or the only one who has delegated a seat, is always the viewer. Among several
    /// players, the viewer is the one who decides. While opponents decide, there is no viewer if players may have secrets, since
    /// all of them look at the screen; otherwise the viewer is the player who decided last.
    pub(super) fn viewpoint(&self) -> Viewpoint {
        if self.decider.is_none() || self.plays_open() {
            return Viewpoint::All;
        }
        if self.people.is_empty() {
            // Delegating a seat must not reveal the secrets of other seats to a player who can take it back.
            return match self.delegated_by[..] {
                [] => Viewpoint::All,
                [only] => Viewpoint::Seat(only),
                _ => Viewpoint::Nobody,
            };
        }
        if self.covered {
            return Viewpoint::Nobody;
        }
        match self.people[..] {
            [only] => Viewpoint::Seat(only),
            _ => {
                let decides = self.decider.filter(|decider| self.people.contains(decider));
                let looks = if self.needs_curtain { decides } else { decides.or(self.last) };
                looks.filter(|looks| self.people.contains(looks)).map_or(Viewpoint::Nobody, Viewpoint::Seat)
            }
        }
    }

    /// Returns true if hands are open to all players. A single player among opponents cannot share hands.
    pub(super) fn plays_open(&self) -> bool {
        self.open && self.people.len() > 1
    }

    /// Returns true if the deciding player is not the last viewer, so that the screen must pass to them.
    pub(super) fn changes_hands(&self) -> bool {
        let decider = self.decider.filter(|decider| self.people.contains(decider));
        self.people.len() > 1 && decider.is_some() && decider != self.last && !self.open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitting(people: &[Colour], decider: Option<Colour>, last: Option<Colour>, covered: bool) -> Viewpoint {
        ViewpointInputs {
            people: people.to_vec(),
            delegated_by: Vec::new(),
            decider,
            last,
            needs_curtain: true,
            covered,
            open: false,
        }
        .viewpoint()
    }

    /// Returns the viewer in a match without hidden information.
    fn uncovered(people: &[Colour], decider: Option<Colour>, last: Option<Colour>) -> Viewpoint {
        let people = people.to_vec();
        ViewpointInputs {
            people,
            delegated_by: Vec::new(),
            decider,
            last,
            needs_curtain: false,
            covered: false,
            open: false,
        }
        .viewpoint()
    }

    #[test]
    fn single_player_is_always_the_viewer() {
        let (red, green) = (Colour::Red, Colour::Green);
        assert_eq!(sitting(&[red], Some(red), None, false), Viewpoint::Seat(red));
        assert_eq!(sitting(&[red], Some(green), None, false), Viewpoint::Seat(red));
        assert_eq!(sitting(&[red], None, Some(red), false), Viewpoint::All, "the match is over");
    }

    #[test]
    fn viewer_is_the_deciding_player_and_none_during_hand_over() {
        let (red, green, blue) = (Colour::Red, Colour::Green, Colour::Blue);
        assert_eq!(sitting(&[red, green], Some(green), Some(red), false), Viewpoint::Seat(green));
        assert_eq!(sitting(&[red, green], Some(green), Some(red), true), Viewpoint::Nobody);
        assert_eq!(
            sitting(&[red, green], Some(blue), Some(red), false),
            Viewpoint::Nobody,
            "both look on while an opponent moves"
        );
        assert_eq!(
            sitting(&[red, green], Some(red), Some(red), false),
            Viewpoint::Seat(red),
            "and then it is the same one again"
        );
        assert_eq!(uncovered(&[red, green], Some(blue), Some(red)), Viewpoint::Seat(red), "nothing is covered here");
        assert_eq!(sitting(&[red, green], Some(blue), None, false), Viewpoint::Nobody, "nobody has looked yet");
        assert_eq!(sitting(&[], Some(blue), None, false), Viewpoint::All, "only opponents play");
    }

    #[test]
    fn delegating_a_seat_does_not_widen_the_view() {
        let (red, green) = (Colour::Red, Colour::Green);
        let lent = |delegated_by: &[Colour], decider| {
            let delegated_by = delegated_by.to_vec();
            let (people, last) = (Vec::new(), Some(red));
            ViewpointInputs { people, delegated_by, decider, last, needs_curtain: true, covered: false, open: false }
                .viewpoint()
        };
        assert_eq!(lent(&[red], Some(green)), Viewpoint::Seat(red));
        assert_eq!(lent(&[red, green], Some(green)), Viewpoint::Nobody, "nobody sits before the screen alone");
        assert_eq!(lent(&[red, green], None), Viewpoint::All, "the match is over");
    }

    #[test]
    fn open_hands_show_everything_without_hand_over() {
        let (red, green) = (Colour::Red, Colour::Green);
        let open = |people: &[Colour]| ViewpointInputs {
            people: people.to_vec(),
            delegated_by: Vec::new(),
            decider: Some(green),
            last: Some(red),
            needs_curtain: true,
            covered: false,
            open: true,
        };
        assert_eq!(open(&[red, green]).viewpoint(), Viewpoint::All);
        assert!(!open(&[red, green]).changes_hands());
        assert_eq!(open(&[red]).viewpoint(), Viewpoint::Seat(red), "opponents show nothing to one person alone");
    }

    #[test]
    fn hand_over_happens_only_between_two_people() {
        let (red, green, blue) = (Colour::Red, Colour::Green, Colour::Blue);
        let changes = |people: &[Colour], decider, last| {
            let people = people.to_vec();
            let (delegated_by, decider) = (Vec::new(), Some(decider));
            ViewpointInputs { people, delegated_by, decider, last, needs_curtain: true, covered: false, open: false }
                .changes_hands()
        };
        assert!(changes(&[red, green], green, Some(red)));
        assert!(!changes(&[red, green], green, Some(green)));
        assert!(!changes(&[red, green], blue, Some(red)), "an opponent moves");
        assert!(!changes(&[red], red, None), "one person alone");
    }
}
