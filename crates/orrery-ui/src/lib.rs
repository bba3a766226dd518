//! The panels: all text and buttons of the window.
//!
//! A panel is a function of three arguments: the egui interface, the data to show, and a list to which it adds [`UiIntent`]s. It
//! keeps no state and changes nothing itself, so that tests can press its buttons without a window, and drawing it twice does no
//! harm.
//!
//! | module | contents |
//! |---|---|
//! | `intent`, `contract` | the requests of panels, and the traits a game implements for the panels of its matches |
//! | `table`, `layout` | the panels of a running match, and their places |
//! | `title`, `setup`, `menus`, `options`, `statistics` | the screens outside of a match |
//! | `academy`, `puzzles`, `codex`, `coach` | lessons, puzzles, reference pages and advice |
//! | `end`, `review`, `replay` | finished and watched matches |
//! | `dialogues`, `widgets`, `tips`, `toasts`, `style`, `paint` | the building blocks of panels |
//! | `mirror` | the board for screen readers and keys |

mod about_player;
mod academy;
mod after_crash;
pub mod chart;
pub mod coach;
pub mod codex;
mod contract;
mod dialogues;
pub mod end;
mod even_rows;
pub mod fitted_text;
pub mod gallery;
mod game_tabs;
pub mod icons;
pub mod intent;
pub mod layout;
mod menus;
pub mod mirror;
mod mixer;
pub mod opponent_picker;
mod options;
pub mod paint;
mod plain;
pub mod portrait;
mod puzzles;
mod replay;
mod review;
mod setup;
mod share;
mod statistics;
pub mod style;
pub mod table;
mod takeover;
pub mod tips;
pub mod title;
mod toasts;
mod warning;
mod why;
pub mod widgets;

pub use about_player::about_player;
pub use academy::{
    BubbleView, ChapterRows, CoachWord, DoneView, FirstChoice, FirstMet, Frame, LessonGuide, LessonRow, LessonWish,
    LessonsView, bubble, lesson_done, lesson_list, lesson_menu,
};
pub use after_crash::after_crash;
pub use chart::line_of;
pub use coach::{
    AdviceView, Answer, CoachWords, ExplanationView, PlanView, ReasonView, percent, plan_label, played, points,
    progress_text,
};
pub use codex::{
    CodexAsk, CodexPage, CodexView, CodexWords, DrillView, FactRow, FactsNow, PageExample, PageMatch, PageName,
    Paragraph, Portrait, codex, codex_found, codex_page, drill_strip, page_names,
};
pub use contract::{Deed, Keyed, LossQuestion, MatchPanels, area_of, questions_of};
pub use end::{Closing, EndView, ScoreRow, ScoreWords, Scores, end, end_layer, rematch, scores};
pub use game_tabs::{GameTabs, game_tabs};
pub use intent::{Goto, Overlay, UiIntent};
pub use layout::{Area, Corner, Cover, Places};
pub use menus::{SaveRow, load_list, match_menu, question, save_as, viewer_menu};
pub use mirror::{Mirrored, RING, Stands, Telling, focus_mark, mirror, mirror_layer};
pub use opponent_picker::{OpponentWords, Sits, player_name, portrait_of};
pub use options::{OptionsIntent, OptionsPage, OptionsView, Remap, keys_list, keys_page, options};
pub use puzzles::{
    PuzzleEnd, PuzzleRow, PuzzleView, PuzzleWish, PuzzleWords, hardness, puzzle_card, puzzle_done, puzzle_list,
    puzzle_menu,
};
pub use replay::{
    BranchRow, BranchTerms, ReplaySpeed, ReplayTurn, ReplayView, ReplayWish, branch, chance_at, practice_mark, viewer,
};
pub use review::review;
pub use setup::{
    Described, Fault, LONGEST_NAME, OptionRow, PickRows, PickWords, PresetRow, SetupDraft, SetupPage, SetupWords,
    Untaught, called, fault, pick_fault, seed, setup,
};
pub use share::{
    ChallengeView, DailyView, ShareView, ShareWish, daily, enter_code, share, share_error_text, with_deal,
};
pub use statistics::{
    Counts, GamePart, GameStatsView, GameTab, LifePart, LifeTab, LifeView, Matches, Medal, StatisticsWords, StatsSeat,
    StatsWish, game_stats, life_stats,
};
pub use style::{INKS, SMALL, install, list, restyle, with_text_size};
pub use table::{
    Attack, Back, CoachPanel, CoachView, DoneTo, GameView, Hint, LogLine, MatchView, Moment, Occasion, Past, Player,
    Recap, RecapLine, Remark, Remarks, Staged, Triumph, Weight, about, button_places, buttons, explained, grouped,
    halves, log_dialogue, match_panels, target_id,
};
pub use takeover::{PlayerRow, ask_to_take, players_dialogue};
pub use tips::{Tells, Tip, Tipped, let_tell, take_marking, take_pointed};
pub use title::{
    TitleBody, TitleGame, TitleTurn, TitleView, Waits, dim as dim_title, first_start, title, title_body_id,
    waiting_list,
};
pub use toasts::{Earned, Toast, badge, pass as pass_toasts, toasts};
pub use why::{WhyView, why_dialogue};
pub use widgets::{KeyFace, board_layer, board_scale, button, layer, set_board_scale, take_touched};
