//! The exchanges of the fight that goes on: what the position forgets with the next one.

use bevy::prelude::*;

use crate::board::{BoardSystems, DrawBoard};
use crate::games::contraband::rules::{Contraband, Event};
use crate::table::{Announced, Cause};

/// The totals of both sides, exchange by exchange, of the fight seen last.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Exchanges(pub Vec<[u8; 2]>);

impl Exchanges {
    /// Takes in what was announced: whether an order was carried out, or else the same fight is looked at, and what happened.
    fn hear(&mut self, told: bool, events: &[Event]) {
        // Another moment is shown, or an order was taken back: what came before it is not told again.
        if !told {
            self.0.clear();
        }
        for event in events {
            match event {
                Event::Met { .. } | Event::Attacked { .. } => self.0.clear(),
                Event::Exchange { totals, .. } => self.0.push(*totals),
                _ => {}
            }
        }
    }
}

/// Keeps the exchanges in step with what is announced.
fn listen(mut announced: MessageReader<Announced<Contraband>>, mut exchanges: ResMut<Exchanges>) {
    for one in announced.read() {
        let same = one.before.known.meeting == one.after.known.meeting;
        exchanges.hear(same || matches!(one.cause, Cause::Order(_) | Cause::Seen(_)), &one.events);
    }
}

/// Adds what listens to a program.
pub fn install(app: &mut App) {
    app.init_resource::<Exchanges>().add_systems(DrawBoard, listen.in_set(BoardSystems::Follow));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Colour;
    use crate::games::contraband::rules::Rival;

    #[test]
    fn a_fight_has_its_own_exchanges() {
        let shot = |totals| Event::Exchange { seat: Colour::Red, rival: Rival::Police, totals, shields: [2, 3] };
        let attacked = Event::Attacked { seat: Colour::Red, other: Colour::Green };
        let mut exchanges = Exchanges::default();
        exchanges.hear(true, &[shot([3, 4])]);
        exchanges.hear(true, &[shot([3, 4])]);
        assert_eq!(exchanges.0, [[3, 4], [3, 4]]);
        exchanges.hear(true, &[attacked, shot([5, 1])]);
        assert_eq!(exchanges.0, [[5, 1]]);
        exchanges.hear(false, &[]);
        assert!(exchanges.0.is_empty());
    }
}
