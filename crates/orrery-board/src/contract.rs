//! The board interface of a game: the picture of the table, and the motion for each event.

use std::fmt::Debug;
use std::sync::LazyLock;

use bevy::app::App;
use bevy::ecs::system::{ReadOnlySystemParam, SystemParamItem};
use bevy::math::{Rect, Vec2};

use super::log_anchor::{ActionCaption, LogAnchorId};
use super::motion::{CounterStep, CounterTable, EventTiming, MotionCues, Timeline};
use super::parts::TargetState;
use super::scene::ComposedScene;
use super::sky::Sun;
use super::target::{TargetId, target_of};
use orrery_core::{Colour, GameFrontend, Packed, game_types};
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_table::{PendingOrder, Playable, TableChange, TableMirror};

/// The target under the mouse or the keyboard focus.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PointedTarget<T> {
    /// The target pointed at.
    pub target: T,
    /// True if the target is to be explained, because the mouse has rested on it or the keyboard focus is on it.
    pub explain: bool,
    /// True if the keyboard focus is on the target. The panels draw the ring around it.
    pub by_keys: bool,
}

/// The target under the mouse or the keyboard focus, with the effect of a click on it.
pub struct PointedTargetInfo<G: BoardScene> {
    /// The target under the mouse or the keyboard focus.
    pub target: game_types::ClickTarget<G>,
    /// The effect of a click; `None` if a click has none.
    pub preview: Option<game_types::OrderPreview<G>>,
    /// The reason why a click would have no effect. Present only while the target is to be explained.
    pub refusal: Option<game_types::Refusal<G>>,
    /// True if the target is to be explained.
    pub explain: bool,
    /// True if the keyboard focus is on the target.
    pub by_keys: bool,
}

/// The input from which a game composes its scene.
pub struct SceneContext<'a, G: BoardScene> {
    /// The viewer's view of the position.
    pub view: &'a game_types::View<G>,
    /// The order that the player is putting together.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The pieces on the table.
    pub seen: &'a G::BoardPieces,
    /// The viewer's private notes.
    pub notes: &'a str,
    /// The names of the players by colour.
    pub names: &'a PlayerNames,
    /// True if a person at this screen may act.
    pub local: bool,
    /// True if several people share this screen. Private information is then shown only while its owner asks for it.
    pub shared: bool,
    /// The seat of the only person at this screen; `None` if there are several, or none.
    pub person: Option<Colour>,
    /// The targets that can be clicked now; empty while no person at this screen may act.
    pub targets: &'a [game_types::ClickTarget<G>],
    /// The target under the mouse or the keyboard focus.
    pub pointed: Option<PointedTarget<game_types::ClickTarget<G>>>,
    /// The number of the current round.
    pub round: u32,
    /// The seat that decides, or `None` when the match is over.
    pub mover: Option<Colour>,
    /// The visible part of the plane, in units.
    pub visible: Rect,
    /// The areas of the board under panels, in units.
    pub covered: &'a [Rect],
    /// The position to which a picked target is being dragged, in units.
    pub dragged: Option<Vec2>,
    /// The orders that the coach suggests, while they are shown.
    pub suggested: &'a [game_types::Order<G>],
    /// The places on the board to be highlighted, such as those of a log line.
    pub spots: &'a [G::LogAnchor],
    /// The caption of an opponent's last order.
    pub caption: Option<&'a ActionCaption<G::LogAnchor>>,
    /// True if questions that wait for the board to come to rest may be shown; see [`BoardScene::asks_at_rest`].
    pub asks: bool,
    /// The key bindings, for explanations that name a key.
    pub keys: &'a KeyMap,
}

impl<G: BoardScene> Clone for SceneContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: BoardScene> Copy for SceneContext<'_, G> {}

/// The names and key bindings of a context from which only areas are read.
static NAMELESS: LazyLock<(PlayerNames, KeyMap)> = LazyLock::new(Default::default);

impl<'a, G: BoardScene> SceneContext<'a, G> {
    /// Creates the context of a table on which nothing can be clicked and nothing is pointed at, for reading the positions of
    /// things.
    pub fn bare(
        view: &'a game_types::View<G>,
        plan: &'a PendingOrder<G::Rules>,
        seen: &'a G::BoardPieces,
        visible: Rect,
    ) -> Self {
        let (names, keys) = &*NAMELESS;
        SceneContext {
            view,
            plan,
            seen,
            notes: "",
            names,
            local: false,
            shared: false,
            person: None,
            targets: &[],
            pointed: None,
            round: 0,
            mover: None,
            visible,
            covered: &[],
            dragged: None,
            suggested: &[],
            spots: &[],
            caption: None,
            asks: true,
            keys,
        }
    }

    /// Returns the same context with no target pointed at.
    #[must_use]
    pub fn unpointed(self) -> Self {
        SceneContext { pointed: None, ..self }
    }

    /// Returns the area in which labels and captions have to fit: the visible part of the plane, without its edges.
    pub fn room(&self) -> Rect {
        Rect::from_corners(self.visible.min + 6.0, self.visible.max - 6.0)
    }

    /// Reports whether `target` can be clicked.
    pub fn can(&self, target: game_types::ClickTarget<G>) -> bool {
        self.targets.contains(&target)
    }

    /// Reports whether `target` is under the mouse or the keyboard focus.
    pub fn points_at(&self, target: game_types::ClickTarget<G>) -> bool {
        self.pointed.is_some_and(|pointed| pointed.target == target)
    }

    /// Returns the display state of a target.
    pub fn state(&self, target: game_types::ClickTarget<G>) -> TargetState {
        match (self.can(target), self.points_at(target)) {
            (false, _) => TargetState::Rest,
            (true, false) => TargetState::Usable,
            (true, true) => TargetState::Aimed,
        }
    }

    /// Returns the target under the mouse or the keyboard focus, with the effect of a click or the reason why a click has none.
    /// `hover` computes the effect, and `tells` reports whether a reason is shown at the target. Returns `None` if no target is
    /// pointed at.
    pub fn inspected(
        &self,
        hover: impl FnOnce(game_types::ClickTarget<G>) -> Option<game_types::OrderPreview<G>>,
        tells: impl FnOnce(&game_types::Refusal<G>) -> bool,
    ) -> Option<PointedTargetInfo<G>> {
        let PointedTarget { target, explain, by_keys } = self.pointed?;
        // A lesson may exclude a target from being clicked.
        let offered = self.local && self.targets.contains(&target);
        let preview = if offered { hover(target) } else { None };
        // A refusal appears only once the mouse has rested on the target: before that, the target may just have been clicked
        // successfully.
        let asks = self.local && !offered && explain;
        let refusal = asks.then(|| self.plan.why_not(self.view, target)).flatten().filter(tells);
        Some(PointedTargetInfo { target, preview, refusal, explain, by_keys })
    }
}

/// The board of a game. A game without a board of its own uses the shared board, by means of
/// [`plain_board!`](crate::plain_board).
pub trait BoardScene: GameFrontend<Rules: Playable> + TableMirror {
    /// The pieces on the table, in a fixed order. The default value has no pieces.
    type BoardPieces: Clone + Default + PartialEq + Send + Sync + 'static;
    /// The system parameter that reads the pieces from the table's entities.
    type PieceQueries: ReadOnlySystemParam + 'static;
    /// The state of the layers below the scene, which the game draws with its own shaders; `()` for none.
    type Backdrop: Clone + PartialEq + Send + Sync + 'static;
    /// A place on the board to which a line of the log refers.
    type LogAnchor: Packed + PartialEq + Debug + Send + Sync + 'static;

    /// Returns the position and the size of the sun over the game's table.
    fn sun() -> Sun {
        Sun::USUAL
    }

    /// Adds the systems of the game that draw outside the scene. By default there are none.
    fn install(app: &mut App) {
        let _ = app;
    }

    /// Returns the identifier of a target.
    fn id(target: game_types::ClickTarget<Self>) -> TargetId {
        target.into()
    }

    /// Returns the target with this identifier, if there is one.
    fn target(id: TargetId) -> Option<game_types::ClickTarget<Self>> {
        target_of(id)
    }

    /// Returns the identifier of a place on the board.
    fn anchor_id(spot: Self::LogAnchor) -> LogAnchorId {
        spot.into()
    }

    /// Returns the place on the board with this identifier, if there is one.
    fn anchor(LogAnchorId(number): LogAnchorId) -> Option<Self::LogAnchor> {
        Packed::from_number(number)
    }

    /// Reads the pieces from the table's entities.
    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> Self::BoardPieces;

    /// Composes the scene, with the hit area of each target, and returns it with the state of the layers below.
    fn compose(ctx: &SceneContext<Self>) -> (ComposedScene, Self::Backdrop);

    /// Reports whether the current question is shown only once the board is at rest and the notices over it have been read
    /// ([`SceneContext::asks`]), so that the latest events are seen first. By default no question waits.
    fn asks_at_rest(view: &game_types::View<Self>) -> bool {
        let _ = view;
        false
    }

    /// Returns the timing of an event's motion. By default an event takes no time.
    fn span(event: &game_types::Event<Self>) -> EventTiming {
        let _ = event;
        EventTiming::default()
    }

    /// Returns the seconds after an event's start, at speed 1, during which only the board may reveal the result, for example of
    /// dice that decide something. The log, hint, panels, remarks and a person's next choice wait until then, and until the board
    /// is at rest. By default everything is revealed immediately.
    fn suspense(event: &game_types::Event<Self>) -> f32 {
        let _ = event;
        0.0
    }

    /// Returns the motions for the events of `timeline`. `before` contains the previous pieces, and `ctx` the current state. By
    /// default all things move at the same time.
    fn moves(timeline: &Timeline<Self>, before: &Self::BoardPieces, ctx: &SceneContext<Self>) -> MotionCues {
        let _ = (timeline, before, ctx);
        MotionCues::default()
    }

    /// Returns the numbers in the players' panels that count up and down. By default there are none.
    fn numbers(view: &game_types::View<Self>) -> CounterTable {
        let _ = view;
        CounterTable::default()
    }

    /// Returns the times at which each number changes by one, from `before` to `after`. By default the numbers change
    /// immediately.
    fn steps(
        timeline: &Timeline<Self>,
        before: &game_types::View<Self>,
        after: &game_types::View<Self>,
    ) -> Vec<CounterStep> {
        let _ = (timeline, before, after);
        Vec::new()
    }

    /// Returns the caption of an opponent's order. By default returns `None`, which keeps the previous caption.
    fn caption(
        order: &game_types::Order<Self>,
        told: &TableChange<Self::Rules>,
    ) -> Option<ActionCaption<Self::LogAnchor>> {
        let _ = (order, told);
        None
    }

    /// Reports whether a target can be dragged to another target after it has been picked by pressing it. By default no target
    /// can.
    fn is_dragged(target: game_types::ClickTarget<Self>) -> bool {
        let _ = target;
        false
    }

    /// Reports whether a target is picked. By default no target is.
    fn is_picked(draft: &game_types::OrderDraft<Self>, target: game_types::ClickTarget<Self>) -> bool {
        let _ = (draft, target);
        false
    }

    /// Reports whether a dragged target can be dropped on this target, which is then picked. By default nothing can be dropped.
    fn takes_dragged(target: game_types::ClickTarget<Self>) -> bool {
        let _ = target;
        false
    }

    /// Returns the target that takes the draft one step back when it is picked. By default returns `None`, which clears the whole
    /// draft.
    fn back(draft: &game_types::OrderDraft<Self>) -> Option<game_types::ClickTarget<Self>> {
        let _ = draft;
        None
    }
}
