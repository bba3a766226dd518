//! The board interface of a game: the picture of the table, and the motion for each event.

use std::fmt::Debug;

use bevy::app::App;
use bevy::ecs::system::{ReadOnlySystemParam, SystemParamItem};
use bevy::math::{Rect, Vec2};

use super::log_anchor::{Caption, LogAnchorId};
use super::motion::{CounterStep, CounterTable, EventTiming, MotionCues, Timeline};
use super::scene::Scene;
use super::sky::Sun;
use super::target::TargetId;
use orrery_core::Colour;
use orrery_core::WindowGame;
use orrery_core::game_types;
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_table::{PendingOrder, Playable, TableChange, TableMirror};

/// The target under the mouse or the keyboard cursor.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PointedTarget<T> {
    /// The target.
    pub target: T,
    /// True if it is to be explained, because the mouse rests on it or the keys have marked it.
    pub explain: bool,
    /// True if the keys have marked it. The panels draw the ring around it.
    pub by_keys: bool,
}

/// The target under the mouse or the keyboard cursor, with the effect of a click.
pub struct InspectedTarget<G: BoardScene> {
    /// The target.
    pub target: game_types::Target<G>,
    /// The effect of a click.
    pub preview: Option<game_types::Preview<G>>,
    /// The reason why a click would have no effect.
    pub refusal: Option<game_types::Refusal<G>>,
    /// True if the target is to be explained.
    pub explain: bool,
    /// True if the keys have marked it.
    pub by_keys: bool,
}

/// The input of a scene.
pub struct SceneContext<'a, G: BoardScene> {
    /// The viewer's view of the position.
    pub view: &'a game_types::View<G>,
    /// The player's picks.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The pieces.
    pub seen: &'a G::BoardPieces,
    /// The viewer's private notes.
    pub notes: &'a str,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// True if a person here may act.
    pub local: bool,
    /// True if several people share this screen. Private information is then shown only while its owner asks for it.
    pub shared: bool,
    /// The targets that can be clicked now. Empty while no person here may act.
    pub targets: &'a [game_types::Target<G>],
    /// The target under the mouse or the keyboard cursor.
    pub pointed: Option<PointedTarget<game_types::Target<G>>>,
    /// The number of the round.
    pub round: u32,
    /// The seat that decides, or `None` when the match is over.
    pub mover: Option<Colour>,
    /// The visible part of the plane, in units.
    pub visible: Rect,
    /// The areas of the board under panels, in units.
    pub covered: &'a [Rect],
    /// The position to which the pick is dragged.
    pub dragged: Option<Vec2>,
    /// The coach's suggestion, while it is shown.
    pub suggested: &'a [game_types::Order<G>],
    /// The spots that are pointed out.
    pub spots: &'a [G::LogAnchor],
    /// The caption of an opponent's order.
    pub caption: Option<&'a Caption<G::LogAnchor>>,
    /// True if questions in a panel of the board are shown; see [`BoardScene::asks_at_rest`].
    pub asks: bool,
    /// The key bindings.
    pub keys: &'a KeyMap,
}

impl<G: BoardScene> SceneContext<'_, G> {
    /// Returns the pointed target with the effect of a click there, or the reason why it has none. `hover` computes the effect.
    #[must_use]
    pub fn inspected(
        &self,
        hover: impl FnOnce(game_types::Target<G>) -> Option<game_types::Preview<G>>,
    ) -> Option<InspectedTarget<G>> {
        let PointedTarget { target, explain, by_keys } = self.pointed?;
        // A click on a target that a lesson does not offer has no effect.
        let offered = self.local && self.targets.contains(&target);
        let preview = if offered { hover(target) } else { None };
        // Refusals appear only once the mouse rests on the target: before that it may just have been clicked, and be done.
        let asks = self.local && !offered && explain;
        let refusal = asks.then(|| self.plan.why_not(self.view, target)).flatten();
        Some(InspectedTarget { target, preview, refusal, explain, by_keys })
    }
}

/// A game with a board. A game that has none yet uses the shared one, by [`plain_board!`](crate::plain_board).
pub trait BoardScene: WindowGame<Rules: Playable> + TableMirror {
    /// The pieces on the table, in a fixed order. The default value has none.
    type BoardPieces: Clone + Default + PartialEq + Send + Sync + 'static;
    /// The system parameter that reads the pieces from the table's entities.
    type PieceQueries: ReadOnlySystemParam + 'static;
    /// The layers below the scene, drawn by the game's own shaders; `()` for none.
    type Backdrop: Clone + PartialEq + Send + Sync + 'static;
    /// A place on the board that a line of the log refers to.
    type LogAnchor: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Returns the position of the sun over the game's table.
    fn sun() -> Sun {
        Sun::USUAL
    }

    /// Adds the systems that draw outside the scene. By default there are none.
    fn install(app: &mut App) {
        let _ = app;
    }

    /// Returns the name of a target. No two targets have the same.
    fn id(target: game_types::Target<Self>) -> TargetId;

    /// Returns the target with a name, or `None` if there is none.
    fn target(id: TargetId) -> Option<game_types::Target<Self>>;

    /// Returns the name of a spot.
    fn anchor_id(spot: Self::LogAnchor) -> LogAnchorId;

    /// Returns the spot with a name, or `None` if there is none.
    fn anchor(id: LogAnchorId) -> Option<Self::LogAnchor>;

    /// Reads the pieces.
    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> Self::BoardPieces;

    /// Composes the picture: nodes by name, click areas by [`TargetId`], and the layers below them.
    fn compose(ctx: &SceneContext<Self>) -> (Scene, Self::Backdrop);

    /// Reports whether the board's question waits until the board is at rest and the notices over it have been read
    /// ([`SceneContext::asks`]), so that the latest events are seen by themselves. By default nothing waits.
    fn asks_at_rest(view: &game_types::View<Self>) -> bool {
        let _ = view;
        false
    }

    /// Returns the timing of an event. By default it takes no time.
    fn span(event: &game_types::Event<Self>) -> EventTiming {
        let _ = event;
        EventTiming::default()
    }

    /// Returns the seconds after an event's start, at speed 1, during which only the board may reveal its result, as with dice that
    /// decide something. Log, hint, panels, remarks and a person's next choice wait for it, and for the board to be at rest. By
    /// default everything is revealed at once.
    fn suspense(event: &game_types::Event<Self>) -> f32 {
        let _ = event;
        0.0
    }

    /// Returns the motions of an announcement. `before` has the pieces before it, and `ctx` the current state. By default
    /// everything moves at once.
    fn moves(timeline: &Timeline<Self>, before: &Self::BoardPieces, ctx: &SceneContext<Self>) -> MotionCues {
        let _ = (timeline, before, ctx);
        MotionCues::default()
    }

    /// Returns the numbers for players' panels that count up and down. By default there are none.
    fn numbers(view: &game_types::View<Self>) -> CounterTable {
        let _ = view;
        CounterTable::default()
    }

    /// Returns the times at which each number changes by one, from `before` to `after`. By default they change at once.
    fn steps(
        timeline: &Timeline<Self>,
        before: &game_types::View<Self>,
        after: &game_types::View<Self>,
    ) -> Vec<CounterStep> {
        let _ = (timeline, before, after);
        Vec::new()
    }

    /// Returns the caption of an opponent's order. `None`, the default, keeps the previous order's caption.
    fn caption(order: &game_types::Order<Self>, told: &TableChange<Self::Rules>) -> Option<Caption<Self::LogAnchor>> {
        let _ = (order, told);
        None
    }

    /// Reports whether a target is picked as soon as it is pressed, and can be dragged to another. By default none is.
    fn is_dragged(target: game_types::Target<Self>) -> bool {
        let _ = target;
        false
    }

    /// Reports whether a target is picked.
    fn is_picked(draft: &game_types::Draft<Self>, target: game_types::Target<Self>) -> bool {
        let _ = (draft, target);
        false
    }

    /// Reports whether a dragged target can be dropped here. Dropping it picks this target.
    fn takes_dragged(target: game_types::Target<Self>) -> bool {
        let _ = target;
        false
    }

    /// Returns the target that takes the draft one step back. With `None`, the default, the whole draft is cleared.
    fn back(draft: &game_types::Draft<Self>) -> Option<game_types::Target<Self>> {
        let _ = draft;
        None
    }
}
