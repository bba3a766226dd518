//! The scenes of matches that are watched.

use super::matches::{end, recap, review};
use super::studio::{Scene, Studio, scenes};
use crate::game::Game;
use crate::matches::open_aside;
use orrery_ai::Opponents as _;
use orrery_record::{daily, share};
use orrery_table::{MatchNow, Table};
use orrery_ui::{Goto, Overlay, ReplayWish, SetupDraft, UiIntent, with_deal};

/// Scenes of matches that are watched.
pub fn scenes<G: Game>() -> Vec<Scene> {
    let mut all = scenes![G:
        "replay" => |studio| middle(studio, end::<G>),
        "replay-begins" => |studio| {
            middle(studio, end::<G>);
            studio.ask(UiIntent::Replay(ReplayWish::To(0)));
        },
    ];
    if G::Rules::COACHES {
        all.extend(scenes![G: "replay-chances" => |studio| middle(studio, review::<G>)]);
    }
    all.extend(scenes![G:
        "replay-goes-on" => going_on::<G>,
        "replay-log" => |studio| {
            middle(studio, end::<G>);
            studio.ask(UiIntent::Open(Overlay::Log));
        },
        "replay-branch" => |studio| {
            going_on::<G>(studio);
            studio.ask(UiIntent::Replay(ReplayWish::AskBranch));
        },
        "replay-share" => |studio| {
            end::<G>(studio);
            studio.ask(UiIntent::Open(Overlay::Share));
        },
        "replay-code" => |studio| code::<G>(studio, |code| code),
        "replay-code-wrong" => |studio| code::<G>(studio, |code| code.replacen('-', "-X", 1)),
        "replay-daily" => |studio| studio.ask(UiIntent::Open(Overlay::Daily)),
        "replay-practice" => practice::<G>,
        "replay-menu" => |studio| {
            middle(studio, end::<G>);
            studio.ask(UiIntent::Open(Overlay::Menu));
        },
    ]);
    all
}

/// How many orders were given in the match that is open.
fn orders(studio: &mut Studio) -> usize {
    studio.world().get_resource::<MatchNow>().map_or(0, |now| now.orders)
}

/// A finished match in its middle, after `opened` brought it to its end.
fn middle(studio: &mut Studio, opened: fn(&mut Studio)) {
    opened(studio);
    let orders = orders(studio);
    studio.ask(UiIntent::Look(Some(orders / 2 + 3)));
}

/// A code typed on the set-up screen, changed by `slip`.
fn code<G: Game>(studio: &mut Studio, slip: fn(String) -> String) {
    let date = jiff::civil::date(2011, 10, 28);
    let mut draft = SetupDraft { code: slip(daily::deal::<G::Rules>(date).code()), ..SetupDraft::default() };
    if let Ok(deal) = share::read::<G::Rules>(&draft.code) {
        with_deal::<G>(&mut draft, &deal);
    }
    studio.ask(UiIntent::Go(Goto::Setup));
    studio.ask(UiIntent::Draft(draft));
}

/// A practice match.
fn practice<G: Game>(studio: &mut Studio) {
    recap::<G>(studio);
    studio.ask(UiIntent::CloseBanner);
    let table = studio.world().get_resource::<Table<G::Rules>>();
    let branch = table.map(|table| table.branch(table.orders_given().saturating_sub(4), std::iter::empty()));
    if let Some(branch) = branch {
        open_aside::<G>(studio.world(), branch);
        studio.settle();
    }
    studio.ask(UiIntent::CloseBanner);
}

/// A match that goes on, a few orders back, faster than usual.
fn going_on<G: Game>(studio: &mut Studio) {
    recap::<G>(studio);
    studio.ask(UiIntent::CloseBanner);
    let orders = orders(studio);
    studio.ask(UiIntent::Look(Some(orders.saturating_sub(12))));
    studio.ask(UiIntent::Replay(ReplayWish::Speed(true)));
}
