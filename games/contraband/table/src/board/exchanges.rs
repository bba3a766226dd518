//! The exchanges of the current fight. The newest one is kept while its dice roll, and longer if it decided the fight, because
//! the position no longer contains a decided fight.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::log_anchor::LogAnchor;
use crate::ContrabandFrontend;
use contraband::rules::{Contraband, Event, Meeting, View};
use orrery_board::motion::{FinishMotionRequest, MotionSettings, Timeline};
use orrery_board::{BoardScene, BoardSystems, DrawBoard, HighlightedPlaces};
use orrery_core::Colour;
use orrery_table::{ChangeCause, OrderGate, Table, TableChange};

/// The time for which the dice that decided a fight are shown, in seconds.
pub const RESULT_SECONDS: f32 = 2.0;

/// The time after a decided fight for which opponents wait, so that its result is read before their next order, in seconds.
const TOLD: f32 = 1.2;

/// An exchange of a fight, with its dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FightExchangeRoll {
    /// The fight, with the shields that remain after the exchange.
    pub meeting: Meeting,
    /// The numbers rolled by both sides.
    pub rolled: [u8; 2],
    /// The bonuses of both sides.
    pub armed: [u8; 2],
    /// The view before the dice were rolled.
    before: View,
    /// True while the dice roll.
    rolls: bool,
}

impl FightExchangeRoll {
    /// Returns the exchange among these events, if any, with its dice still rolling; `before` and `after` are the views before
    /// and after the events.
    pub fn of(events: &[Event], before: &View, after: &View) -> Option<Self> {
        let meeting = before.known.meeting?;
        let fought = |event: &Event| match *event {
            Event::Exchange { totals, shields, .. } => Some((totals, shields)),
            _ => None,
        };
        let (totals, shields) = events.iter().find_map(fought)?;
        let rolled = after.known.rolled;
        let armed = [0, 1].map(|side| totals[side].saturating_sub(rolled[side]));
        let meeting = Meeting { shields, shot: true, ..meeting };
        Some(FightExchangeRoll { meeting, rolled, armed, before: *before, rolls: true })
    }

    /// Returns the view before the dice were rolled, if its viewer is that of `now`.
    pub fn before(&self, now: &View) -> Option<&View> {
        Some(&self.before).filter(|before| before.viewer == now.viewer && before.open == now.open)
    }

    /// Returns the view before the dice were rolled, while they roll, if its viewer is that of `now`.
    pub fn rolling(&self, now: &View) -> Option<&View> {
        self.before(now).filter(|_| self.rolls)
    }

    /// Reports whether the exchange decided the fight.
    pub fn is_decided(&self) -> bool {
        self.meeting.shields.contains(&0)
    }

    /// Returns the winning side of a decided fight: 0 for the ship that met or attacked, 1 for its opponent.
    pub fn winner(&self) -> usize {
        usize::from(self.meeting.shields[0] == 0)
    }
}

/// The totals of both sides in each exchange of the last fight seen, and the newest exchange while it is shown.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct FightExchanges {
    /// The totals of each exchange.
    pub totals: Vec<[u8; 2]>,
    /// The newest exchange: kept while its dice roll, and longer if it decided the fight.
    pub thrown: Option<FightExchangeRoll>,
    /// The seconds left until the dice are at rest.
    rolls: f32,
    /// The seconds left until the exchange disappears.
    left: f32,
}

impl FightExchanges {
    /// Takes the exchanges of the current fight from the past orders, the newest order first, after the match jumped to another
    /// position.
    fn recall(&mut self, past: impl Iterator<Item = Vec<Event>>) {
        self.totals.clear();
        for events in past {
            let begins = events.iter().rposition(|event| matches!(event, Event::Met { .. } | Event::Attacked { .. }));
            let totals = events[begins.unwrap_or(0)..].iter().filter_map(|event| match event {
                Event::Exchange { totals, .. } => Some(*totals),
                _ => None,
            });
            self.totals.splice(0..0, totals);
            if begins.is_some() {
                break;
            }
        }
    }

    /// Records the exchanges of an announcement.
    fn hear(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Met { .. } | Event::Attacked { .. } => self.totals.clear(),
                Event::Exchange { totals, .. } => self.totals.push(*totals),
                _ => {}
            }
        }
    }

    /// Shows an exchange, whose dice roll for `rolls` seconds, or no exchange. An exchange that decided the fight stays for
    /// `result` seconds.
    fn show(&mut self, thrown: Option<FightExchangeRoll>, rolls: f32, result: f32) {
        let decided = thrown.as_ref().is_some_and(FightExchangeRoll::is_decided);
        (self.thrown, self.rolls, self.left) = (thrown, rolls, if decided { result.max(rolls) } else { rolls });
    }

    /// Advances the time. Returns true if the dice come to rest or the exchange disappears.
    fn pass(&mut self, seconds: f32) -> bool {
        (self.rolls, self.left) = (self.rolls - seconds, self.left - seconds);
        let Some(thrown) = &mut self.thrown else { return false };
        let rest = self.rolls <= 0.0 && std::mem::take(&mut thrown.rolls);
        let over = self.left <= 0.0;
        if over {
            self.thrown = None;
        }
        rest || over
    }
}

/// Returns the time, in seconds at speed 1, until the dice of the last exchange among these events are at rest; 0 if there is no
/// exchange.
fn seconds_until_rest(mover: Colour, events: &[Event]) -> f32 {
    let timed =
        Timeline::<ContrabandFrontend>::new(events.iter().map(|event| (mover, *event)), ContrabandFrontend::span);
    let dice = timed.beats.iter().rfind(|beat| matches!(beat.event, Event::Exchange { .. }));
    dice.map_or(0.0, |beat| beat.lands)
}

/// Updates the exchanges from announcements. A key or click ends the display of the newest one.
fn listen(
    mut announced: MessageReader<TableChange<Contraband>>,
    mut finish: MessageReader<FinishMotionRequest>,
    (time, motion): (Res<Time>, Res<MotionSettings>),
    mut exchanges: ResMut<FightExchanges>,
    mut spotlight: ResMut<HighlightedPlaces<LogAnchor>>,
    mut redraw: MessageWriter<RequestRedraw>,
    (gate, table): (Option<ResMut<OrderGate>>, Option<Res<Table<Contraband>>>),
) {
    let pressed = finish.read().count() > 0;
    if exchanges.thrown.is_some() {
        redraw.write(RequestRedraw);
        let passed = if pressed { f32::INFINITY } else { time.delta_secs() };
        if exchanges.pass(passed) {
            // Makes the board compose its scene again.
            spotlight.set_changed();
        }
    }
    for one in announced.read() {
        let same = one.cause != ChangeCause::Opened && one.before.known.meeting == one.after.known.meeting;
        let ordered = matches!(one.cause, ChangeCause::Order(_) | ChangeCause::Replayed(_));
        if same || ordered {
            exchanges.hear(&one.events);
        } else {
            // After an undo, a jump, or the opening of a match, the earlier exchanges do not belong to the position.
            let fights = one.after.known.meeting.is_some_and(|meeting| meeting.shot);
            let table = table.as_ref().filter(|_| fights);
            let past = |table: &Res<Table<Contraband>>| table.viewed_order().unwrap_or_else(|| table.orders_given());
            let events = |table, entry| Table::<Contraband>::visible_events(table, entry);
            exchanges.recall(table.into_iter().flat_map(|table| (0..past(table)).rev().map(|at| events(table, at))));
        }
        let thrown = FightExchangeRoll::of(&one.events, &one.before, &one.after);
        let rolls = seconds_until_rest(one.mover, &one.events);
        let [rolls, result] = [rolls, RESULT_SECONDS].map(|seconds| seconds / motion.speed.max(0.1));
        exchanges.show(thrown.filter(|_| ordered && motion.speed > 0.0), rolls, result);
    }
    if let (Some(mut gate), Some(thrown)) = (gate, &exchanges.thrown) {
        let told = if thrown.is_decided() { TOLD / motion.speed.max(0.1) } else { 0.0 };
        gate.hold(exchanges.left + told);
    }
}

/// Adds the resource with the exchanges, and the systems that update it, to an app.
pub fn install(app: &mut App) {
    app.init_resource::<FightExchanges>()
        .add_systems(DrawBoard, listen.after(BoardSystems::Follow).before(BoardSystems::Compose));
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::{DecisionKind, FightOpponent, open_view};
    use orrery_core::{RandomGenerator, Rules as _};

    #[test]
    fn new_fight_clears_earlier_exchanges() {
        let shot =
            |totals| Event::Exchange { seat: Colour::Red, rival: FightOpponent::Police, totals, shields: [2, 3] };
        let attacked = Event::Attacked { seat: Colour::Red, other: Colour::Green };
        let mut exchanges = FightExchanges::default();
        exchanges.hear(&[shot([3, 4])]);
        exchanges.hear(&[shot([3, 4])]);
        assert_eq!(exchanges.totals, [[3, 4], [3, 4]]);
        exchanges.hear(&[attacked, shot([5, 1])]);
        assert_eq!(exchanges.totals, [[5, 1]]);
        exchanges.recall(std::iter::empty());
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
            while matches!(p.ask, DecisionKind::Police | DecisionKind::Fight) {
                let (before, mut events) = (open_view(&p), Vec::new());
                Contraband::apply(&mut p, &parse_order("fight").expect("an order"), &mut generator, &mut events);
                let settled = FightExchangeRoll::of(&events, &before, &open_view(&p)).expect("an exchange");
                let over = !matches!(p.ask, DecisionKind::Police | DecisionKind::Fight);
                assert_eq!(settled.is_decided(), over, "seed {seed}");
                if !over {
                    continue;
                }
                let beat = events.iter().any(|event| matches!(event, Event::Beat { seat: Colour::Red, .. }));
                assert_eq!(settled.winner() == 0, beat);
                let total = |side: usize| settled.rolled[side] + settled.armed[side];
                assert!(total(settled.winner()) > total(1 - settled.winner()), "who won rolled higher");
            }
        }
    }

    #[test]
    fn dice_roll_for_their_time_and_a_decided_fight_stays_until_its_result_was_read() {
        let text = "(game: \"contraband\", title: \"\", setup: (players: 2), play: [], expect: ())";
        let before = open_view(&Scenario::from_text(text).expect("a scenario").position().expect("a position"));
        for shields in [[0, 2], [1, 2]] {
            let meeting = Meeting::new(0, contraband::rules::MeetingOpponent::Police, shields);
            let thrown = FightExchangeRoll { meeting, rolled: [1, 4], armed: [0, 1], before, rolls: true };
            let mut exchanges = FightExchanges::default();
            exchanges.show(Some(thrown), 0.5, RESULT_SECONDS);
            assert!(!exchanges.pass(0.4));
            assert!(exchanges.thrown.is_some_and(|thrown| thrown.rolling(&before).is_some()), "the dice roll");
            let other = View { viewer: Some(1), ..before };
            assert!(exchanges.thrown.is_some_and(|thrown| thrown.rolling(&other).is_none()), "for their viewer only");
            assert!(exchanges.pass(0.2), "they lie still");
            assert_eq!(exchanges.thrown.is_some(), thrown.is_decided());
            assert!(exchanges.thrown.is_none_or(|thrown| thrown.rolling(&before).is_none()));
            assert_eq!(exchanges.pass(RESULT_SECONDS), thrown.is_decided());
            assert!(exchanges.thrown.is_none());
        }
    }

    #[test]
    fn exchanges_of_a_fight_are_recalled_after_the_match_is_opened() {
        let seat = Colour::Red;
        let shot = |totals| Event::Exchange { seat, rival: FightOpponent::Police, totals, shields: [1, 1] };
        let attacked = Event::Attacked { seat, other: Colour::Green };
        let mut exchanges = FightExchanges { totals: vec![[9, 9]], ..FightExchanges::default() };
        let newest_first = [vec![shot([3, 1])], vec![shot([4, 4]), attacked, shot([2, 2])], vec![shot([1, 4])]];
        exchanges.recall(newest_first.into_iter());
        assert_eq!(exchanges.totals, [[2, 2], [3, 1]]);
        exchanges.recall(std::iter::empty());
        assert!(exchanges.totals.is_empty(), "no fight");
    }

    #[test]
    fn dice_roll_until_their_event_lands() {
        let seat = Colour::Red;
        let shot = Event::Exchange { seat, rival: FightOpponent::Police, totals: [2, 4], shields: [1, 3] };
        let shown = Event::Shown { seat, upgrade: contraband::rules::Upgrade::Weapon1 };
        let at_once = seconds_until_rest(seat, &[shot]);
        assert!(at_once > 0.4 && seconds_until_rest(seat, &[shown, shot]) > at_once);
        assert!(seconds_until_rest(seat, &[shown]) <= 0.0);
    }
}
