//! The lesson interface of a game: highlights, steps and coaching for its board and orders.

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use crate::contract::area_of;
use crate::table::GamePanelData;
use orrery_board::{BoardScene, HitAreas};
use orrery_core::GameFrontend;
use orrery_core::interaction::OrderInput as _;
use orrery_learn::academy::{GameLessons, LessonRun};
use orrery_learn::game_types;
use orrery_locale::{MatchTexts, text};
use orrery_settings::keys::Action;

/// A highlighted area on the screen, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HighlightFrame {
    /// The bounding box of the highlight.
    pub area: Rect,
    /// True if the frame is a disc instead of a rectangle.
    pub round: bool,
}

impl HighlightFrame {
    /// Creates a rectangular frame.
    pub const fn of(area: Rect) -> Self {
        HighlightFrame { area, round: false }
    }

    /// Creates a disc-shaped frame.
    pub const fn disc(area: Rect) -> Self {
        HighlightFrame { area, round: true }
    }
}

/// A remark of the coach: the key of its message, and its highlight.
pub type CoachRemark<G> = (&'static str, game_types::Highlight<G>);

/// Something that a player meets for the first time in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstEncounter<G: GameFrontend<Rules: GameLessons>> {
    /// The key of the hint's message, by which the program remembers that the hint was shown.
    pub key: &'static str,
    /// The highlight of the new thing, if it has one.
    pub glow: Option<game_types::Highlight<G>>,
    /// The lesson that teaches the new thing. Learners who have finished this lesson do not get the hint.
    pub lesson: &'static str,
}

/// A game with playable lessons. The game describes its board and its orders. By default nothing is highlighted, the bubble is in
/// the middle of the board, and every click target is offered in every step.
pub trait LessonGuide: GameFrontend<Rules: GameLessons> + BoardScene + MatchTexts {
    /// Returns the name of a chapter. The puzzle ladder has the number after that of the last chapter. By default the name is the
    /// message `academy-chapter-NUMBER`, or the shared word for puzzles if there is no such message.
    fn chapter(number: u8) -> String {
        let key = format!("academy-chapter-{number}");
        if Self::has(&key) { Self::text(&key) } else { text("puzzles") }
    }

    /// Returns the game's own keys that its lessons mention, each with the name of the message argument for it. By default there
    /// are none.
    fn lesson_keys() -> Vec<(&'static str, Action)> {
        Vec::new()
    }

    /// Returns the beginnings, in notation, of the orders to which a click on `target` can lead. The target is offered in steps
    /// that allow such an order. A target with an empty list is always offered; by default all lists are empty.
    fn leads_to(target: game_types::ClickTarget<Self>) -> Vec<String> {
        let _ = target;
        Vec::new()
    }

    /// Reports whether a click on `target` begins an order. Such targets are not offered while a step only has to be read. By
    /// default this is true if [`LessonGuide::leads_to`] returns any orders.
    fn begins(target: game_types::ClickTarget<Self>) -> bool {
        !Self::leads_to(target).is_empty()
    }

    /// Returns the highlights of things that the learner has picked although the step does not call for them. Only these are
    /// framed, so that the learner puts them back first. By default there are none.
    fn put_back(glow: &[game_types::Highlight<Self>], view: &GamePanelData<Self>) -> Vec<game_types::Highlight<Self>> {
        let _ = (glow, view);
        Vec::new()
    }

    /// Returns the order that a click on `target` would complete, or `None` if it would not complete one, as by default.
    fn tried(
        draft: &game_types::OrderDraft<Self>,
        target: game_types::ClickTarget<Self>,
    ) -> Option<game_types::Order<Self>> {
        let _ = (draft, target);
        None
    }

    /// Returns the picks of a draft. By default there are none.
    fn picked(draft: &game_types::OrderDraft<Self>) -> game_types::PreOrderPickOf<Self> {
        let _ = draft;
        game_types::PreOrderPickOf::<Self>::default()
    }

    /// Returns the clicks that make a pick. By default there are none.
    fn clicks(
        pick: game_types::PreOrderPickOf<Self>,
        view: &game_types::View<Self>,
    ) -> Vec<game_types::ClickTarget<Self>> {
        let _ = (pick, view);
        Vec::new()
    }

    /// Reports whether pointing at a target for long enough counts as having looked at it. By default it does for all targets.
    fn tells_of_itself(target: game_types::ClickTarget<Self>) -> bool {
        let _ = target;
        true
    }

    /// Returns the target at which a demonstration points, if there is one. By default it is the first target on the board.
    fn to_point_at(view: &game_types::View<Self>) -> Option<game_types::ClickTarget<Self>> {
        Self::Rules::universe(&game_types::OrderDraft::<Self>::default(), view).first().copied()
    }

    /// Returns the frames of the highlights in `glow`. By default there are none.
    fn glowing(
        glow: &[game_types::Highlight<Self>],
        view: &GamePanelData<Self>,
        hits: &HitAreas,
    ) -> Vec<HighlightFrame> {
        let _ = (glow, view, hits);
        Vec::new()
    }

    /// Reports whether a highlight still has to be clicked. Highlights that are already picked are hidden. By default all stay
    /// visible.
    fn still_glows(glow: &game_types::Highlight<Self>, view: &GamePanelData<Self>) -> bool {
        let _ = (glow, view);
        true
    }

    /// Returns the areas on the screen, in board units, that a bubble must not hide. `run` is the lesson in progress, or `None`
    /// for a hint or a remark of the coach in a whole match. By default these are all hit areas of the board.
    fn kept_in_sight(run: Option<&LessonRun<Self::Rules>>, view: &GamePanelData<Self>, hits: &HitAreas) -> Vec<Rect> {
        let _ = run;
        hits.0.iter().map(|hit| area_of(hit.zone.area()).translate(view.origin.to_vec2())).collect()
    }

    /// Returns the area, in board units, that a bubble should not hide if there is room elsewhere nearby. By default the area is
    /// empty.
    fn scenery() -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(0.0, 0.0))
    }

    /// Returns the bubble's position, in board units, if nothing is highlighted. By default it is the middle of the board.
    fn home() -> Pos2 {
        pos2(800.0, 432.0)
    }

    /// Returns a remark about something that can still be gained in this turn. The coach of a whole match makes the same remark
    /// at most once per turn. By default there is none.
    fn for_the_taking(view: &game_types::View<Self>) -> Option<CoachRemark<Self>> {
        let _ = view;
        None
    }

    /// Returns a remark about a missed opportunity: something that the learner's order gave up. By default there is none.
    fn missed(order: &game_types::Order<Self>, before: &game_types::View<Self>) -> Option<CoachRemark<Self>> {
        let _ = (order, before);
        None
    }

    /// Returns the things in this position that are new to a beginner, in the order of the hints about them. Each hint is given
    /// only once, and only in a match. By default there are none.
    fn first_met(view: &game_types::View<Self>) -> Vec<FirstEncounter<Self>> {
        let _ = view;
        Vec::new()
    }

    /// Returns a remark about a possible next action, for a learner who hesitates. By default there is none.
    fn next_thing(view: &game_types::View<Self>) -> Option<CoachRemark<Self>> {
        let _ = view;
        None
    }
}
