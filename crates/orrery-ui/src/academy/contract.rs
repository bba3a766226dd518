//! What the house asks of a game to lead learners through its lessons.

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use crate::table::GameView;
use orrery_board::{BoardScene, Hits};
use orrery_core::WindowGame;
use orrery_core::interaction::Interaction as _;
use orrery_learn::academy::{Lessons, Run};
use orrery_learn::of;
use orrery_locale::{Wording, text};
use orrery_settings::keys::Action;

/// Where something glows, on the screen in units of the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// The place.
    pub area: Rect,
    /// Whether it is a disc.
    pub round: bool,
}

impl Frame {
    /// A rectangle.
    #[must_use]
    pub const fn of(area: Rect) -> Self {
        Frame { area, round: false }
    }

    /// A disc.
    #[must_use]
    pub const fn disc(area: Rect) -> Self {
        Frame { area, round: true }
    }
}

/// What the coach says, by the key of its message, and what glows with it.
pub type CoachWord<G> = (&'static str, of::Glow<G>);

/// What somebody meets for the first time in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstMet<G: WindowGame<Rules: Lessons>> {
    /// The key of its message, by which it is remembered that it was said.
    pub key: &'static str,
    /// What glows with it.
    pub glow: Option<of::Glow<G>>,
    /// The lesson that teaches it: it is not said to who has finished that.
    pub lesson: &'static str,
}

/// A game whose lessons can be played. What it says itself is about its board and its orders: by default nothing glows, the bubble
/// stands in the middle of the board, and everything that can be clicked is offered in every step.
pub trait LessonGuide: WindowGame<Rules: Lessons> + BoardScene + Wording {
    /// What a chapter is called; the one after the last is the ladder of puzzles. By default the message `academy-chapter-NUMBER`,
    /// or the house's word for puzzles.
    #[must_use]
    fn chapter(number: u8) -> String {
        let key = format!("academy-chapter-{number}");
        if Self::has(&key) { Self::text(&key) } else { text("puzzles") }
    }

    /// The keys of the game's own that the words of its lessons name, by the names of their arguments.
    #[must_use]
    fn lesson_keys() -> Vec<(&'static str, Action)> {
        Vec::new()
    }

    /// How the orders begin that a click on `target` may lead to: it is offered where the step allows one of them. By default, and
    /// where nothing is said, it is offered always.
    #[must_use]
    fn leads_to(target: of::Target<Self>) -> Vec<String> {
        let _ = target;
        Vec::new()
    }

    /// Whether a click on `target` begins something: while words are only read, it is not taken. By default what leads to an order.
    #[must_use]
    fn begins(target: of::Target<Self>) -> bool {
        !Self::leads_to(target).is_empty()
    }

    /// What is picked though the step does not want it, of what glows: it alone is framed, to be put back first. By default nothing.
    #[must_use]
    fn put_back(glow: &[of::Glow<Self>], view: &GameView<Self>) -> Vec<of::Glow<Self>> {
        let _ = (glow, view);
        Vec::new()
    }

    /// The order that a click on `target` would try, if it is complete with it; by default none is known of.
    #[must_use]
    fn tried(draft: &of::Draft<Self>, target: of::Target<Self>) -> Option<of::Order<Self>> {
        let _ = (draft, target);
        None
    }

    /// What is picked in a draft; by default nothing.
    #[must_use]
    fn picked(draft: &of::Draft<Self>) -> of::Pick<Self> {
        let _ = draft;
        of::Pick::<Self>::default()
    }

    /// The clicks that pick it; by default none.
    #[must_use]
    fn clicks(pick: of::Pick<Self>, view: &of::View<Self>) -> Vec<of::Target<Self>> {
        let _ = (pick, view);
        Vec::new()
    }

    /// Whether it counts as looked at when it is pointed at long enough; by default everything does.
    #[must_use]
    fn tells_of_itself(target: of::Target<Self>) -> bool {
        let _ = target;
        true
    }

    /// What is pointed at when it is shown how; by default the first thing of the board.
    #[must_use]
    fn to_point_at(view: &of::View<Self>) -> Option<of::Target<Self>> {
        Self::Rules::universe(&of::Draft::<Self>::default(), view).first().copied()
    }

    /// Where these things are; by default nothing glows.
    #[must_use]
    fn glowing(glow: &[of::Glow<Self>], view: &GameView<Self>, hits: &Hits) -> Vec<Frame> {
        let _ = (glow, view, hits);
        Vec::new()
    }

    /// Whether this still has to be clicked: what is picked already glows no more. By default everything glows on.
    #[must_use]
    fn still_glows(glow: &of::Glow<Self>, view: &GameView<Self>) -> bool {
        let _ = (glow, view);
        true
    }

    /// What a bubble must not hide, on the screen in units: while a step of `run` is said, or what the coach of a whole match says.
    /// By default all that lies on the board.
    #[must_use]
    fn kept_in_sight(run: Option<&Run<Self::Rules>>, view: &GameView<Self>, hits: &Hits) -> Vec<Rect> {
        let _ = run;
        let area =
            |area: bevy::math::Rect| Rect::from_min_max(pos2(area.min.x, area.min.y), pos2(area.max.x, area.max.y));
        let on_screen = |rect: Rect| rect.translate(view.origin.to_vec2());
        hits.0.iter().map(|hit| on_screen(area(hit.zone.area()))).collect()
    }

    /// What it had better not hide, where there is other room near, in units of the board; by default nothing.
    #[must_use]
    fn scenery() -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(0.0, 0.0))
    }

    /// Where it stands with nothing that glows, in units of the board; by default in the middle.
    #[must_use]
    fn home() -> Pos2 {
        pos2(800.0, 432.0)
    }

    /// What there is for the taking before the turn is over: the coach of a whole match says it once. By default nothing.
    #[must_use]
    fn for_the_taking(view: &of::View<Self>) -> Option<CoachWord<Self>> {
        let _ = view;
        None
    }

    /// What was missed with an order that the learner gave; by default nothing.
    #[must_use]
    fn missed(order: &of::Order<Self>, before: &of::View<Self>) -> Option<CoachWord<Self>> {
        let _ = (order, before);
        None
    }

    /// What is new on this table to who never played so far, in the order in which it is said: once ever, in a match. By default
    /// nothing.
    #[must_use]
    fn first_met(view: &of::View<Self>) -> Vec<FirstMet<Self>> {
        let _ = view;
        Vec::new()
    }

    /// What may be done next, for who has waited long; by default nothing is said.
    #[must_use]
    fn next_thing(view: &of::View<Self>) -> Option<CoachWord<Self>> {
        let _ = view;
        None
    }
}
