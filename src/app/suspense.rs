//! What dice decide is told when they have been seen: log, hint, panels, remarks and moments wait until the board has shown it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::game::Game;
use crate::board::{Animating, FinishMotion};
use crate::settings::Settings;
use crate::table::{Announced, Cause, Table};

/// Frames for which nothing may move before what was withheld is told: the board begins to move a frame after the announcement.
const STILL: u8 = 3;

/// The longest anything is withheld, in seconds, should the board never come to rest.
const LONGEST: f32 = 9.0;

/// What was done and is not told yet, in order.
#[derive(Resource, Debug)]
pub struct Withheld<G: Game> {
    news: Vec<Announced<G>>,
    waits: bool,
    /// Seconds that the dice still need at speed 1, and since when they are seen.
    left: f32,
    waited: f32,
    still: u8,
}

impl<G: Game> Default for Withheld<G> {
    fn default() -> Self {
        Withheld { news: Vec::new(), waits: false, left: 0.0, waited: 0.0, still: 0 }
    }
}

/// What the board does.
#[derive(SystemParam)]
pub struct Stage<'w, 's> {
    time: Res<'w, Time>,
    animating: Res<'w, Animating>,
    hurries: MessageReader<'w, 's, FinishMotion>,
}

/// What the board does now.
#[derive(Debug, Clone, Copy)]
pub struct StageNow {
    /// Whether anything moves.
    moves: bool,
    /// Whether somebody wanted everything to be there at once.
    hurried: bool,
    /// Seconds since the last frame.
    passed: f32,
    /// How many times as fast as designed things move; nothing when they do not move.
    speed: Option<f32>,
}

impl Stage<'_, '_> {
    /// Whether anything moves.
    pub fn moves(&self) -> bool {
        self.animating.0
    }

    /// What the board does now.
    pub fn now(mut self, settings: &Settings) -> StageNow {
        StageNow {
            moves: self.animating.0,
            hurried: self.hurries.read().count() > 0,
            passed: self.time.delta_secs(),
            speed: settings.animation.factor(),
        }
    }
}

impl<G: Game> Withheld<G> {
    /// Takes in what was announced, and gives back what is to be told now.
    pub fn pass(&mut self, fresh: Vec<Announced<G>>, stage: &StageNow) -> Vec<Announced<G>> {
        // What ended by a press was begun before it.
        self.follow(stage);
        if fresh.iter().any(|one| one.cause == Cause::Opened) {
            // What is not told is of another match.
            self.clear();
        }
        let ordered = fresh.iter().all(|one| matches!(one.cause, Cause::Order(_)));
        let dice = fresh.iter().flat_map(|one| &one.events).map(G::suspense).fold(0.0, f32::max);
        self.news.extend(fresh);
        if !ordered || stage.speed.is_none() {
            self.waits = false;
        } else if dice > 0.0 {
            (self.waits, self.left, self.waited, self.still) = (true, self.left.max(dice), 0.0, 0);
        }
        if self.waits { Vec::new() } else { std::mem::take(&mut self.news) }
    }

    /// Lets time go by.
    fn follow(&mut self, stage: &StageNow) {
        self.left = if stage.hurried { 0.0 } else { (self.left - stage.passed * stage.speed.unwrap_or(1.0)).max(0.0) };
        self.waited += stage.passed;
        self.still = if stage.moves { 0 } else { self.still.saturating_add(1) };
        let shown = self.left <= 0.0 && self.still >= STILL;
        self.waits &= !shown && self.waited < LONGEST;
    }

    /// Whether people, panels and opponents wait.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.waits
    }

    /// The first of what is not told yet.
    #[must_use]
    pub fn first(&self) -> Option<&Announced<G>> {
        self.news.first()
    }

    /// The same where panels show what was known before it: not under a cover, where nobody sees what somebody saw.
    #[must_use]
    pub fn shown(&self, table: &Table<G>) -> Option<&Announced<G>> {
        self.first().filter(|_| table.is_held() && !table.is_covered() && table.viewed_order().is_none())
    }

    /// Nothing waits any more, and nothing of it is told.
    pub fn clear(&mut self) {
        *self = Withheld::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardScene as _;
    use crate::core::{Colour, Rules as _, Setup};
    use crate::games::starship_catan::StarshipCatan;
    use crate::games::starship_catan::rules::{Card, Event, Preset, Seat, first_position};

    const QUIET: StageNow = StageNow { moves: false, hurried: false, passed: 0.1, speed: Some(1.0) };
    const MOVING: StageNow = StageNow { moves: true, ..QUIET };

    fn told(cause: Cause<StarshipCatan>, events: Vec<Event>) -> Announced<StarshipCatan> {
        let position = first_position(&Setup::plain(2, Preset::default().options())).expect("two may play");
        let view = StarshipCatan::open_view(&position);
        let (mover, next) = (Colour::Red, Colour::Red);
        Announced {
            serial: 1,
            cause,
            mover,
            events,
            before: view,
            after: view,
            next,
            over_before: false,
            over_after: false,
        }
    }

    fn fought() -> Announced<StarshipCatan> {
        let (seat, card, place) = (Seat::Moon, Card::Pirates2, 1);
        let fight = Event::Fought { seat, card, die: 2, firepower: 3, pirate_die: 1, strength: 2, won: true, place };
        told(Cause::Order(None), vec![fight])
    }

    fn frames(withheld: &mut Withheld<StarshipCatan>, stage: StageNow, count: usize) -> usize {
        (0..count).map(|_| withheld.pass(Vec::new(), &stage).len()).sum()
    }

    #[test]
    fn dice_are_seen_before_anything_is_told_of_them() {
        let mut withheld = Withheld::default();
        assert_eq!(withheld.pass(vec![fought()], &QUIET).len(), 0);
        assert!(withheld.waits() && withheld.first().is_some());
        let after = told(Cause::Order(None), Vec::new());
        assert_eq!(withheld.pass(vec![after], &MOVING).len(), 0, "what came after it waits too");
        assert_eq!(frames(&mut withheld, MOVING, 50), 0, "while the board moves");
        assert_eq!(frames(&mut withheld, QUIET, 2), 0, "the board may be about to begin");
        assert_eq!(frames(&mut withheld, QUIET, 1), 2, "both, in their order");
        assert!(!withheld.waits());
    }

    #[test]
    fn a_press_hurries_and_nothing_waits_for_ever() {
        let mut withheld = Withheld::default();
        let least = StarshipCatan::suspense(&fought().events[0]);
        withheld.pass(vec![fought()], &StageNow { hurried: true, ..QUIET });
        assert_eq!(frames(&mut withheld, QUIET, 4), 0, "the press that gave the order hurries nothing");
        assert!(least > 0.5, "{least}");
        assert_eq!(frames(&mut withheld, StageNow { hurried: true, ..QUIET }, 1), 1);
        withheld.pass(vec![fought()], &QUIET);
        assert_eq!(frames(&mut withheld, MOVING, 100), 1);
    }

    #[test]
    fn only_dice_wait_and_only_while_things_move() {
        let mut withheld = Withheld::default();
        assert_eq!(withheld.pass(vec![told(Cause::Order(None), Vec::new())], &QUIET).len(), 1);
        assert_eq!(withheld.pass(vec![fought()], &StageNow { speed: None, ..QUIET }).len(), 1);
        withheld.pass(vec![fought()], &QUIET);
        assert_eq!(
            withheld.pass(vec![told(Cause::Undo, Vec::new())], &QUIET).len(),
            2,
            "a step back shows all at once"
        );
        withheld.pass(vec![fought()], &QUIET);
        assert_eq!(withheld.pass(vec![told(Cause::Opened, Vec::new())], &QUIET).len(), 1, "of another match");
    }
}
