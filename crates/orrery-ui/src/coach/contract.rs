//! The coach interface of a game: the texts of its advice.

use orrery_ai::GameOpponents as _;
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_locale::{MatchTexts, PlayerNames};

/// A game with a coach. Remarks about dice or cards are messages of the game, which override those of the shared `defaults.ftl`:
/// `ui-coach-begins`, `ui-coach-weighing`, `ui-why-before`, `ui-why-rolled`, `ui-why-no-error`, `ui-review-luck-error` and
/// `ui-review-moment-…`.
pub trait CoachTexts: MatchTexts {
    /// The key of the message that explains a plan's figure in a solo match. The default message describes a win chance, as in
    /// other matches.
    const COUNTS_ALONE: &'static str = "ui-coach-to-win";

    /// Reports whether the coach can advise a decider who knows `view`. By default it can if the game has a coach.
    fn can_advise(view: &game_types::View<Self>) -> bool {
        let _ = view;
        Self::Rules::HAS_COACH
    }

    /// Reports whether an order only ends the turn. Such an order at the end of a plan is left to the player. By default no order
    /// does.
    fn only_ends(order: &game_types::Order<Self>) -> bool {
        let _ = order;
        false
    }

    /// Returns the name of the thing that an order uses, for places with no room for more. By default it is the short text of the
    /// order.
    fn thing(order: &game_types::Order<Self>) -> String {
        Self::order_brief(order, &PlayerNames::default())
    }

    /// Returns the orders of a plan, each in a few words, for a decider who knows `view`. A game whose orders do not name their
    /// places adds the places here. By default the texts are the short texts of the orders.
    fn plan_briefs(
        view: &game_types::View<Self>,
        orders: &[game_types::Order<Self>],
        names: &PlayerNames,
    ) -> Vec<String> {
        let _ = view;
        orders.iter().map(|order| Self::order_brief(order, names)).collect()
    }

    /// Returns the actions in later turns to which a plan leads, in words, one text for each of these turns. They are shown after the
    /// plan as foreseen, and Play does not give them. By default there are none.
    fn foreseen(view: &game_types::View<Self>, orders: &[game_types::Order<Self>], names: &PlayerNames) -> Vec<String> {
        let _ = (view, orders, names);
        Vec::new()
    }

    /// True if the margins of the game's evaluations are points at the end of the match, so that the text can say who is expected
    /// to finish ahead, and by how much. Otherwise they are margins of the current points.
    const FORESEES_POINTS: bool = false;

    /// Returns other factors that affect the rest of the match, each in words, with its amounts for the two seats. They explain
    /// why one of the two is likelier to win. By default there are none.
    fn compared(view: &game_types::View<Self>, one: Colour, other: Colour) -> Vec<(String, [u32; 2])> {
        let _ = (view, one, other);
        Vec::new()
    }

    /// Returns a reason in a few words. A reason with an empty text is not shown; by default all texts are empty.
    fn reason_text(reason: &game_types::PlanReason<Self>, names: &PlayerNames) -> String {
        let _ = (reason, names);
        String::new()
    }

    /// Reports whether a reason speaks against its plan. By default none does.
    fn is_against(reason: &game_types::PlanReason<Self>) -> bool {
        let _ = reason;
        false
    }
}
