//! What the board asks of a game: a picture of what lies on the table, and what moves when something happens.

use std::fmt::Debug;

use bevy::app::App;
use bevy::ecs::system::{ReadOnlySystemParam, SystemParamItem};
use bevy::math::{Rect, Vec2};

use super::motion::{Cues, Everybody, Span, Step, Timeline};
use super::scene::Scene;
use super::sky::Sun;
use super::spot::{Caption, SpotId};
use super::target::TargetId;
use orrery_core::Colour;
use orrery_core::WindowGame;
use orrery_core::of;
use orrery_locale::Names;
use orrery_settings::keys::KeyMap;
use orrery_table::{Announced, Entities, Plan, Playable};

/// What is pointed at, by mouse or keys.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pointed<T> {
    /// The thing.
    pub target: T,
    /// Whether it is to be explained: the mouse rests on it, or the keys stand on it.
    pub explain: bool,
    /// Whether the keys stand on it; the ring round it is the panels'.
    pub by_keys: bool,
}

/// What is pointed at, with what is known of it.
pub struct Inspected<G: BoardScene> {
    /// The thing.
    pub target: of::Target<G>,
    /// What a click would bring.
    pub preview: Option<of::Preview<G>>,
    /// Why a click would do nothing.
    pub refusal: Option<of::Refusal<G>>,
    /// Whether to explain the thing.
    pub explain: bool,
    /// Whether the keys stand on it.
    pub by_keys: bool,
}

/// Everything a scene is made of.
pub struct Ctx<'a, G: BoardScene> {
    /// What whoever looks knows of the position.
    pub view: &'a of::View<G>,
    /// What the player has picked.
    pub plan: &'a Plan<G::Rules>,
    /// The pieces.
    pub seen: &'a G::Seen,
    /// What whoever looks wrote down for himself.
    pub notes: &'a str,
    /// The players' names.
    pub names: &'a Names,
    /// Whether a person here may act.
    pub local: bool,
    /// Whether several people sit at this screen: what is for one of them alone is shown only while he asks for it.
    pub shared: bool,
    /// What can be clicked now; empty while nobody here may act.
    pub targets: &'a [of::Target<G>],
    /// What is pointed at.
    pub pointed: Option<Pointed<of::Target<G>>>,
    /// The round.
    pub round: u32,
    /// Who decides; nobody when the match is over.
    pub mover: Option<Colour>,
    /// What can be seen of the plane, in units.
    pub visible: Rect,
    /// Where panels lie over the board, in units.
    pub covered: &'a [Rect],
    /// Where what is picked is dragged to.
    pub dragged: Option<Vec2>,
    /// What the coach suggests, while it is shown.
    pub suggested: &'a [of::Order<G>],
    /// What is pointed out.
    pub spots: &'a [G::Spot],
    /// What an opponent does.
    pub caption: Option<&'a Caption<G::Spot>>,
    /// Whether what a game asks in a panel of the board is shown: [`BoardScene::asks_at_rest`].
    pub asks: bool,
    /// What the keys do.
    pub keys: &'a KeyMap,
}

impl<G: BoardScene> Ctx<'_, G> {
    /// What is known of what is pointed at; `hover` tells what a click there would bring.
    #[must_use]
    pub fn inspected(&self, hover: impl FnOnce(of::Target<G>) -> Option<of::Preview<G>>) -> Option<Inspected<G>> {
        let Pointed { target, explain, by_keys } = self.pointed?;
        // What a lesson does not offer brings nothing.
        let offered = self.local && self.targets.contains(&target);
        let preview = if offered { hover(target) } else { None };
        // Before the mouse rests on it there is nothing to refuse: it may have been clicked, and be done.
        let asks = self.local && !offered && explain;
        let refusal = asks.then(|| self.plan.why_not(self.view, target)).flatten();
        Some(Inspected { target, preview, refusal, explain, by_keys })
    }
}

/// A game that has a board. One that has none yet takes the house's, by [`plain_board!`](crate::plain_board).
pub trait BoardScene: WindowGame<Rules: Playable> + Entities {
    /// The pieces that lie on the table, in a fixed order; its default says that none do.
    type Seen: Clone + Default + PartialEq + Send + Sync + 'static;
    /// How the pieces are read from the table's entities.
    type Pieces: ReadOnlySystemParam + 'static;
    /// What the game draws below the things of the scene, by shaders of its own; `()` for nothing.
    type Backdrop: Clone + PartialEq + Send + Sync + 'static;
    /// A place on the board that a line of the log tells of.
    type Spot: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Where the sun stands over its table.
    fn sun() -> Sun {
        Sun::USUAL
    }

    /// Adds what the game draws beside its scene to a program; by default nothing.
    fn install(app: &mut App) {
        let _ = app;
    }

    /// The name of a target. No two targets have the same.
    fn id(target: of::Target<Self>) -> TargetId;

    /// The target of a name; nothing for names of no target.
    fn target(id: TargetId) -> Option<of::Target<Self>>;

    /// The name of a place.
    fn spot_id(spot: Self::Spot) -> SpotId;

    /// The place of a name; nothing for names of no place.
    fn spot(id: SpotId) -> Option<Self::Spot>;

    /// Reads the pieces.
    fn seen(pieces: &SystemParamItem<'_, '_, Self::Pieces>) -> Self::Seen;

    /// The picture: nodes by name, hits by [`TargetId`], and what lies below them.
    fn compose(ctx: &Ctx<Self>) -> (Scene, Self::Backdrop);

    /// Whether what the board asks now waits until it has come to rest and what is told over it was read ([`Ctx::asks`]): what has
    /// just happened is to be seen alone. By default nothing waits.
    fn asks_at_rest(view: &of::View<Self>) -> bool {
        let _ = view;
        false
    }

    /// How an event takes its time; by default none at all.
    fn span(event: &of::Event<Self>) -> Span {
        let _ = event;
        Span::default()
    }

    /// Seconds after its start, at speed 1, until which nothing but the board may tell what an event came to: dice that decide
    /// something are seen first. Log, hint, panels, remarks and the next choice of a person wait for it, and until the board has
    /// come to rest. By default everything is told at once.
    fn suspense(event: &of::Event<Self>) -> f32 {
        let _ = event;
        0.0
    }

    /// What moves when and how: `before` are the pieces as they lay, `ctx` how all lies now. By default everything is there at once.
    fn moves(timeline: &Timeline<Self>, before: &Self::Seen, ctx: &Ctx<Self>) -> Cues {
        let _ = (timeline, before, ctx);
        Cues::default()
    }

    /// The numbers of the players' panels, for panels that count them up and down; by default none.
    fn numbers(view: &of::View<Self>) -> Everybody {
        let _ = view;
        Everybody::default()
    }

    /// When each of the numbers changes by one, from those of `before` to those of `after`; by default they change at once.
    fn steps(timeline: &Timeline<Self>, before: &of::View<Self>, after: &of::View<Self>) -> Vec<Step> {
        let _ = (timeline, before, after);
        Vec::new()
    }

    /// What an opponent's order says of itself on the board; nothing for orders that leave what the one before said, and by default.
    fn caption(order: &of::Order<Self>, told: &Announced<Self::Rules>) -> Option<Caption<Self::Spot>> {
        let _ = (order, told);
        None
    }

    /// Whether something is picked as soon as it is pressed, and can be dragged to something else; by default nothing is.
    fn is_dragged(target: of::Target<Self>) -> bool {
        let _ = target;
        false
    }

    /// Whether it is picked now.
    fn is_picked(draft: &of::Draft<Self>, target: of::Target<Self>) -> bool {
        let _ = (draft, target);
        false
    }

    /// Whether what is dragged can be let go here: then this is picked.
    fn takes_dragged(target: of::Target<Self>) -> bool {
        let _ = target;
        false
    }

    /// What goes one step back in the draft; nothing where all of it is put back at once, and by default.
    fn back(draft: &of::Draft<Self>) -> Option<of::Target<Self>> {
        let _ = draft;
        None
    }
}
