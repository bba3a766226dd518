//! The exchanges of the current fight, and for a moment its result, which the position forgets with the next order.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::log_anchor::Spotlight;
use contraband::rules::{Contraband, Event, Meeting, View};
use orrery_board::motion::{FinishMotion, MotionSettings};
use orrery_board::{BoardSystems, DrawBoard};
use orrery_table::{ChangeCause, OrderGate, TableChange};

/// The time for which the dice that decided a fight are shown, in seconds.
pub const RESULT_SECONDS: f32 = 2.0;

/// The result of a fight.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FightResult {
    /// The fight, with the remaining shields.
    pub meeting: Meeting,
    /// The dice of both sides.
    pub rolled: [u8; 2],
    /// The bonuses of both sides.
    pub armed: [u8; 2],
}

impl FightResult {
    /// Returns the result of a fight decided by these events, if any; `before` and `after` are the views around them.
    fn of(events: &[Event], before: &View, after: &View) -> Option<Self> {
        let meeting = before.known.meeting?;
        let decided = |event: &Event| match *event {
            Event::Exchange { totals, shields, .. } if shields.contains(&0) => Some((totals, shields)),
            _ => None,
        };
        let (totals, shields) = events.iter().find_map(decided)?;
        let rolled = after.known.rolled;
        let armed = [0, 1].map(|side| totals[side].saturating_sub(rolled[side]));
        Some(FightResult { meeting: Meeting { shields, shot: true, ..meeting }, rolled, armed })
    }

    /// Returns the winning side: 0 for the ship that met or attacked, 1 for the other.
    #[must_use]
    pub fn winner(&self) -> usize {
        usize::from(self.meeting.shields[0] == 0)
    }
}

/// The totals of both sides in each exchange of the last fight seen, and its result while that is shown.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct FightExchanges {
    /// The totals of each exchange.
    pub totals: Vec<[u8; 2]>,
    /// The result, while it is shown.
    pub settled: Option<FightResult>,
    /// The seconds for which the result is still shown.
    left: f32,
}

impl FightExchanges {
    /// Handles an announcement. `told` is true if an order was carried out or the same fight is still shown, false if the match
    /// jumped to another moment.
    fn hear(&mut self, told: bool, events: &[Event]) {
        // Another moment is shown or an order was undone: earlier exchanges are forgotten.
        if !told {
            self.totals.clear();
        }
        for event in events {
            match event {
                Event::Met { .. } | Event::Attacked { .. } => self.totals.clear(),
                Event::Exchange { totals, .. } => self.totals.push(*totals),
                _ => {}
            }
        }
    }

    /// Shows the result of a fight, or hides it.
    fn settle(&mut self, settled: Option<FightResult>, seconds: f32) {
        (self.settled, self.left) = (settled, seconds);
    }

    /// Advances the time. Returns true if the result shown expires with it.
    fn pass(&mut self, seconds: f32) -> bool {
        self.left -= seconds;
        self.settled.is_some() && self.left <= 0.0
    }
}

/// Keeps the exchanges in step with announcements. A key or click ends the display of a result.
fn listen(
    mut announced: MessageReader<TableChange<Contraband>>,
    mut finish: MessageReader<FinishMotion>,
    (time, motion): (Res<Time>, Res<MotionSettings>),
    mut exchanges: ResMut<FightExchanges>,
    mut spotlight: ResMut<Spotlight>,
    mut redraw: MessageWriter<RequestRedraw>,
    gate: Option<ResMut<OrderGate>>,
) {
    let pressed = finish.read().count() > 0;
    if exchanges.settled.is_some() {
        redraw.write(RequestRedraw);
        if exchanges.pass(time.delta_secs()) || pressed {
            exchanges.settle(None, 0.0);
            // Makes the board compose again.
            spotlight.set_changed();
        }
    }
    for one in announced.read() {
        let same = one.before.known.meeting == one.after.known.meeting;
        let ordered = matches!(one.cause, ChangeCause::Order(_) | ChangeCause::Replayed(_));
        exchanges.hear(same || ordered, &one.events);
        let settled = FightResult::of(&one.events, &one.before, &one.after).filter(|_| ordered && motion.speed > 0.0);
        exchanges.settle(settled, RESULT_SECONDS / motion.speed.max(0.1));
    }
    if let (Some(mut gate), Some(_)) = (gate, &exchanges.settled) {
        gate.hold(exchanges.left);
    }
}

/// Adds the systems to an app.
pub fn install(app: &mut App) {
    app.init_resource::<FightExchanges>()
        .add_systems(DrawBoard, listen.after(BoardSystems::Follow).before(BoardSystems::Compose));
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::{FightOpponent, Question, open_view};
    use orrery_core::{Colour, RandomGenerator, Rules as _};

    #[test]
    fn new_fight_clears_earlier_exchanges() {
        let shot =
            |totals| Event::Exchange { seat: Colour::Red, rival: FightOpponent::Police, totals, shields: [2, 3] };
        let attacked = Event::Attacked { seat: Colour::Red, other: Colour::Green };
        let mut exchanges = FightExchanges::default();
        exchanges.hear(true, &[shot([3, 4])]);
        exchanges.hear(true, &[shot([3, 4])]);
        assert_eq!(exchanges.totals, [[3, 4], [3, 4]]);
        exchanges.hear(true, &[attacked, shot([5, 1])]);
        assert_eq!(exchanges.totals, [[5, 1]]);
        exchanges.hear(false, &[]);
        assert!(exchanges.totals.is_empty());
    }

    #[test]
    fn settled_fight_keeps_its_dice_and_winner() {
        let text = "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {\"red\": (at: \"R2 port\", \
            upgrades: [\"Weapon1\"])}, police: \"R1|R2\", alien: \"B3|B4\", play: [], expect: ())";
        for seed in 0..30 {
            let mut p = Scenario::from_text(text).expect("a scenario").position().expect("a position");
            let mut generator = RandomGenerator::new(seed);
            Contraband::apply(&mut p, &parse_order("move out").expect("an order"), &mut generator, &mut ());
            while matches!(p.ask, Question::Police | Question::Fight) {
                let (before, mut events) = (open_view(&p), Vec::new());
                Contraband::apply(&mut p, &parse_order("fight").expect("an order"), &mut generator, &mut events);
                let settled = FightResult::of(&events, &before, &open_view(&p));
                assert_eq!(settled.is_some(), !matches!(p.ask, Question::Police | Question::Fight), "seed {seed}");
                let Some(settled) = settled else { continue };
                let beat = events.iter().any(|event| matches!(event, Event::Beat { seat: Colour::Red, .. }));
                assert_eq!(settled.winner() == 0, beat);
                let total = |side: usize| settled.rolled[side] + settled.armed[side];
                assert!(total(settled.winner()) > total(1 - settled.winner()), "who won rolled higher");
            }
        }
    }

    #[test]
    fn settled_fight_disappears_after_its_time() {
        let meeting = Meeting::new(0, contraband::rules::MeetingOpponent::Police, [0, 2]);
        let mut exchanges = FightExchanges::default();
        exchanges.settle(Some(FightResult { meeting, rolled: [1, 4], armed: [0, 1] }), RESULT_SECONDS);
        assert!(!exchanges.pass(RESULT_SECONDS / 2.0));
        assert!(exchanges.pass(RESULT_SECONDS));
    }
}
