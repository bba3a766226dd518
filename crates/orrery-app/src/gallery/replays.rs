//! The scenes of the replay viewer, of share codes, of the daily deal, and of practice.

use super::app::{GalleryApp, GalleryScene, scenes};
use super::matches::{end, recap, review};
use crate::game::Game;
use crate::matches::open_aside;
use orrery_ai::GameOpponents as _;
use orrery_record::{daily, share};
use orrery_table::{MatchStatus, Table};
use orrery_ui::{Overlay, ReplayIntent, ScreenRequest, SetupDraft, UiIntent, with_deal};

/// Returns the scenes of the replay viewer, of share codes, of the daily deal, and of practice.
pub fn scenes<G: Game>() -> Vec<GalleryScene> {
    let mut all = scenes![G:
        "replay" => |studio| middle(studio, end::<G>),
        "replay-begins" => |studio| {
            middle(studio, end::<G>);
            studio.ask(UiIntent::Replay(ReplayIntent::To(0)));
        },
    ];
    if G::Rules::HAS_COACH {
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
            studio.ask(UiIntent::Replay(ReplayIntent::AskBranch));
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

/// Returns the number of orders given in the open match.
fn orders(studio: &mut GalleryApp) -> usize {
    studio.world().get_resource::<MatchStatus>().map_or(0, |now| now.orders)
}

/// Shows the middle of a finished match in the viewer. `opened` brings the match to its end.
fn middle(studio: &mut GalleryApp, opened: fn(&mut GalleryApp)) {
    opened(studio);
    let orders = orders(studio);
    studio.ask(UiIntent::Look(Some(orders / 2 + 3)));
}

/// Shows the set-up screen with a typed share code. `slip` changes the code, for example to put a typing error into it.
fn code<G: Game>(studio: &mut GalleryApp, slip: fn(String) -> String) {
    let date = jiff::civil::date(2011, 10, 28);
    let mut draft = SetupDraft { code: slip(daily::deal::<G::Rules>(date).code()), ..SetupDraft::default() };
    if let Ok(deal) = share::read::<G::Rules>(&draft.code) {
        with_deal::<G>(&mut draft, &deal);
    }
    studio.ask(UiIntent::Go(ScreenRequest::Setup));
    studio.ask(UiIntent::Draft(draft));
}

/// Shows a practice match.
fn practice<G: Game>(studio: &mut GalleryApp) {
    recap::<G>(studio);
    studio.ask(UiIntent::CloseBanner);
    let table = studio.world().get_resource::<Table<G::Rules>>();
    let branch = table.map(|table| table.branch(table.orders_given().saturating_sub(4), std::iter::empty()));
    if let Some(branch) = branch {
        open_aside::<G>(&mut studio.world().commands(), branch);
        studio.world().flush();
        studio.settle();
    }
    studio.ask(UiIntent::CloseBanner);
}

/// Shows a running match in the viewer, a few orders before its latest one and at a higher speed.
fn going_on<G: Game>(studio: &mut GalleryApp) {
    recap::<G>(studio);
    studio.ask(UiIntent::CloseBanner);
    let orders = orders(studio);
    studio.ask(UiIntent::Look(Some(orders.saturating_sub(12))));
    studio.ask(UiIntent::Replay(ReplayIntent::Speed(true)));
}
