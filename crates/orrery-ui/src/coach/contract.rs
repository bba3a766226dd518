//! What the house asks of a game's coach, so that it speaks.

use orrery_ai::Opponents as _;
use orrery_core::Colour;
use orrery_learn::of;
use orrery_locale::{Names, Wording};

/// A game whose coach is heard. What it says of dice or cards the game says in messages of its own, over those of the house's
/// `defaults.ftl`: `ui-coach-begins`, `ui-coach-weighing`, `ui-why-before`, `ui-why-rolled`, `ui-why-no-error`, `ui-review-luck-error`
/// and `ui-review-moment-…`.
pub trait CoachWords: Wording {
    /// The message that says what the figure of a plan is where somebody plays alone; by default a chance to win as ever.
    const COUNTS_ALONE: &'static str = "ui-coach-to-win";

    /// Whether there is something to advise where the decider knows `view`; by default always, if the game has a coach.
    #[must_use]
    fn can_advise(view: &of::View<Self>) -> bool {
        let _ = view;
        Self::Rules::COACHES
    }

    /// Whether an order does nothing but end the turn: at the end of a plan it stays the player's own word. By default none does.
    #[must_use]
    fn only_ends(order: &of::Order<Self>) -> bool {
        let _ = order;
        false
    }

    /// What an order uses, by its name alone, where there is no room for more; by default the order in a few words.
    #[must_use]
    fn thing(order: &of::Order<Self>) -> String {
        Self::order_brief(order, &Names::default())
    }

    /// Whether the margins of its outlooks are points of the end, so that it can be told who is expected to finish ahead, and by how
    /// much; else they are those of now.
    const FORESEES_POINTS: bool = false;

    /// What counts for the rest of the match beside the points, in words, with what one seat and another have of it: why somebody who
    /// leads may lose. By default nothing is told.
    #[must_use]
    fn compared(view: &of::View<Self>, one: Colour, other: Colour) -> Vec<(String, [u32; 2])> {
        let _ = (view, one, other);
        Vec::new()
    }

    /// A reason in a few words; one without words, as all have by default, is not told.
    #[must_use]
    fn reason_text(reason: &of::Reason<Self>, names: &Names) -> String {
        let _ = (reason, names);
        String::new()
    }

    /// Whether a reason speaks against its plan; by default none does.
    #[must_use]
    fn is_against(reason: &of::Reason<Self>) -> bool {
        let _ = reason;
        false
    }
}
