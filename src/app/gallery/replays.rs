//! The scenes of matches that are watched.

use super::scenes::{end, recap, review};
use super::studio::{Play, Scene, Studio};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::panels::{Goto, Overlay, ReplayWish, SetupDraft, UiIntent, with_deal};
use crate::record::daily;

macro_rules! scenes {
    ($($name:literal => $play:expr),+ $(,)?) => { &[$(Scene { name: $name, play: Play::Scene($play) }),+] };
}

/// Scenes of matches that are watched.
pub const REPLAYS: &[Scene] = scenes![
    "replay" => |studio| middle(studio, end),
    "replay-begins" => |studio| {
        middle(studio, end);
        studio.ask(UiIntent::Replay(ReplayWish::To(0)));
    },
    "replay-chances" => |studio| middle(studio, review),
    "replay-goes-on" => going_on,
    "replay-log" => |studio| {
        middle(studio, end);
        studio.ask(UiIntent::Open(Overlay::Log));
    },
    "replay-branch" => |studio| {
        going_on(studio);
        studio.ask(UiIntent::Replay(ReplayWish::AskBranch));
    },
    "replay-share" => |studio| {
        end(studio);
        studio.ask(UiIntent::Open(Overlay::Share));
    },
    "replay-code" => |studio| code(studio, |code| code),
    "replay-code-wrong" => |studio| code(studio, |code| code.replacen('-', "-X", 1)),
    "replay-daily" => |studio| studio.ask(UiIntent::Open(Overlay::Daily)),
    "replay-practice" => practice,
    "replay-menu" => |studio| {
        middle(studio, end);
        studio.ask(UiIntent::Open(Overlay::Menu));
    },
];

/// A finished match in its middle, after `opened` brought it to its end.
fn middle(studio: &mut Studio, opened: fn(&mut Studio)) {
    opened(studio);
    let orders = studio.table().orders_given();
    studio.ask(UiIntent::Look(Some(orders / 2 + 3)));
}

/// A code typed on the set-up screen, changed by `slip`.
fn code(studio: &mut Studio, slip: fn(String) -> String) {
    let date = jiff::civil::date(2011, 10, 28);
    let mut draft = SetupDraft { code: slip(daily::deal::<AlienFrontiers>(date).code()), ..SetupDraft::default() };
    if let Ok(deal) = crate::record::share::read::<AlienFrontiers>(&draft.code) {
        with_deal(&mut draft, &deal);
    }
    studio.ask(UiIntent::Go(Goto::Setup));
    studio.ask(UiIntent::Draft(draft));
}

/// A practice match.
fn practice(studio: &mut Studio) {
    recap(studio);
    studio.ask(UiIntent::CloseBanner);
    let game = studio.table().record().clone();
    studio.open(Some(game.branch_at(game.entries().len() - 4)));
    studio.ask(UiIntent::CloseBanner);
}

/// A match that goes on, a few orders back, faster than usual.
fn going_on(studio: &mut Studio) {
    recap(studio);
    studio.ask(UiIntent::CloseBanner);
    let orders = studio.table().orders_given();
    studio.ask(UiIntent::Look(Some(orders.saturating_sub(12))));
    studio.ask(UiIntent::Replay(ReplayWish::Speed(true)));
}
