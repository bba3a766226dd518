//! The panels: everything of the window that is words and buttons.
//!
//! A panel is a function of the interface, what it shows, and a list it adds [`UiIntent`]s to. It keeps nothing and
//! does nothing itself, so that tests press its buttons without a window, and so that drawing it twice does no harm.

mod academy;
mod after_crash;
mod chart;
mod coach;
mod codex;
mod dialogues;
mod end;
mod fitted_text;
mod icons;
mod intent;
mod layout;
mod menus;
mod mirror;
mod mixer;
mod opponent_picker;
mod option_rows;
mod options;
mod paint;
mod puzzles;
mod replay;
mod review;
mod setup;
mod share;
mod statistics;
mod style;
mod table;
mod takeover;
mod tips;
pub(crate) mod title;
mod toasts;
mod why;
mod widgets;

pub use academy::{BubbleView, FirstChoice, LessonRow, LessonWish, bubble, lesson_done, lesson_list, lesson_menu};
pub use after_crash::after_crash;
pub use chart::line_of;
pub use coach::{
    AdviceView, Answer, CoachWords, ExplanationView, PlanView, ReasonView, percent, plan_label, played, points,
    progress_text,
};
pub use codex::{
    CodexAsk, CodexView, DiceStop, DiceView, DrillView, codex, codex_found, dice_options, dice_stops, drill_strip,
    takes,
};
pub use end::{ScoreRow, end, score_rows, scores, tie_text};
pub use intent::{Goto, Overlay, SetupDraft, UiIntent};
pub use layout::{buttons_area, hand_area, player_place, tray_area};
pub use menus::{SaveRow, load_list, match_menu, question, save_as, viewer_menu};
pub use mirror::{Mirrored, RING, Telling, focus_mark, mirror, mirror_layer, told};
pub use opponent_picker::{Sits, player_name};
pub use options::{OptionsIntent, OptionsPage, OptionsView, Remap, keys_list, keys_page, options};
pub use puzzles::{
    PuzzleEnd, PuzzleRow, PuzzleView, PuzzleWish, PuzzleWords, puzzle_card, puzzle_done, puzzle_list, puzzle_menu,
};
pub use replay::{
    BranchRow, ReplaySpeed, ReplayTurn, ReplayView, ReplayWish, branch, chance_at, practice_mark, viewer,
};
pub use review::review;
pub use setup::{Fault, LONGEST_NAME, called, fault, seed, setup};
pub use share::{DailyView, ShareView, ShareWish, daily, enter_code, share, share_error_text, with_deal};
pub use statistics::{
    Counts, GamePart, GameStatsView, GameTab, LifePart, LifeTab, LifeView, Matches, Medal, StatisticsWords, StatsSeat,
    StatsWish, game_stats, life_stats,
};
pub use style::{INKS, SMALL, install, restyle, with_text_size};
pub use table::{
    Back, CoachPanel, CoachView, Hint, LogLine, MatchView, Past, Recap, RecapLine, column_place, hint_for,
    log_dialogue, match_panels, recap_lines, target_id, trade_area, warning_action, warning_question, warning_text,
};
pub use takeover::{PlayerRow, players_dialogue};
pub use tips::{Tells, Tip, Tipped, let_tell, take_marking, take_pointed};
pub use title::{
    TitleBody, TitleGame, TitleTurn, TitleView, Waits, dim as dim_title, first_start, title, title_body_id,
    waiting_list,
};
pub use toasts::{Toast, badge, toasts};
pub use why::{WhyView, why_dialogue};
pub use widgets::{KeyFace, board_layer, board_scale, button, layer, set_board_scale, take_touched};
