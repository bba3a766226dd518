//! The panels: all text and buttons of the window.
//!
//! A panel is a function of three arguments: the egui interface, the data to show, and a list to which it adds [`UiIntent`]s. It
//! keeps no state and changes nothing itself, so that tests can press its buttons without a window, and drawing it twice does no
//! harm.
//!
//! | module | contents |
//! |---|---|
//! | `intent`, `contract` | the requests of panels, and the traits that a game implements for the panels of its matches |
//! | `table`, `layout` | the panels of a running match, and their positions |
//! | `title`, `setup`, `menus`, `options`, `statistics` | the screens outside of a match |
//! | `academy`, `puzzles`, `codex`, `coach` | lessons, puzzles, reference pages and advice |
//! | `end`, `review`, `replay` | finished and watched matches |
//! | `dialogues`, `widgets`, `player_panel`, `tips`, `toasts`, `style`, `paint` | the building blocks of panels |
//! | `accessibility` | the board for screen readers and the keyboard |
//! | `screen_keyboard` | the keyboard on the screen, for players with a gamepad |

mod about_player;
mod academy;
pub mod accessibility;
mod after_crash;
pub mod chart;
pub mod coach;
pub mod codex;
mod contract;
mod dialogues;
pub mod end;
mod even_rows;
mod explanation;
pub mod fitted_text;
pub mod gallery;
mod game_tabs;
pub mod icons;
pub mod intent;
pub mod layout;
mod menus;
mod mixer;
pub mod opponent_picker;
mod options;
pub mod paint;
mod plain;
pub mod player_panel;
pub mod portrait;
mod puzzles;
mod replay;
mod review;
mod screen_keyboard;
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
pub mod widgets;

pub use about_player::about_player;
pub use academy::{
    BubbleView, ChapterRows, CoachRemark, FirstEncounter, FirstStartChoice, HighlightFrame, LessonDoneView,
    LessonGuide, LessonIntent, LessonRow, LessonsView, bubble, lesson_done, lesson_list, lesson_menu,
};
pub use accessibility::{
    AccessibilityContext, AccessibleItem, AccessibleRole, RING, accessibility_layer, focus_mark, mirror,
};
pub use after_crash::after_crash;
pub use chart::line_of;
pub use coach::{
    AdviceView, AnalysisState, CoachTexts, ExplanationView, PlanView, ReasonView, percent, plan_label, played, points,
    progress_text,
};
pub use codex::{
    CodexIntent, CodexPage, CodexTexts, CodexView, CurrentFacts, ExampleView, FactRow, PageEntry, PageExample,
    PageMatchContext, Paragraph, PictureStyle, codex, codex_found, codex_page, example_bar, page_names,
};
pub use contract::{KeyContext, KeyEffect, LossConfirmation, MatchPanels, area_of, questions_of};
pub use end::{EndScreenTexts, EndScreenView, ScoreRow, ScoreTexts, Scores, end, end_layer, rematch, scores};
pub use explanation::{TurnExplanationView, why_dialogue};
pub use game_tabs::{GameTabs, game_tabs};
pub use intent::{Overlay, ScreenRequest, UiIntent};
pub use layout::{BoardUnitRect, HotSeatCurtain, MatchPanelLayout, PanelCorner};
pub use menus::{SaveRow, load_list, match_menu, question, save_as, viewer_menu};
pub use opponent_picker::{OpponentChoices, PlayerInfo, UNKNOWN_FACE, player_name, portrait_of};
pub use options::{RemapState, SettingsIntent, SettingsPage, SettingsView, keys_list, keys_page, options};
pub use puzzles::{
    PuzzleIntent, PuzzleResult, PuzzleRow, PuzzleTexts, PuzzleView, hardness, puzzle_card, puzzle_done, puzzle_list,
    puzzle_menu,
};
pub use replay::{
    BranchSeat, BranchStatus, ReplayIntent, ReplaySpeed, ReplayTurn, ReplayView, branch, chance_at, practice_mark,
    viewer,
};
pub use review::review;
pub use screen_keyboard::{KeyboardMove, ScreenKey, ScreenKeyboard, keyboard_offer, screen_keyboard};
pub use setup::{
    LONGEST_NAME, NameAndHelp, OptionRow, PresetRow, SetupDraft, SetupPage, SetupPickList, SetupPickText, SetupProblem,
    SetupTexts, UnfinishedLessons, called, fault, pick_fault, seed, setup,
};
pub use share::{
    ChallengeView, DailyDealView, ShareIntent, ShareView, daily, enter_code, share, share_error_text, with_deal,
};
pub use statistics::{
    AchievementView, CountTable, LifetimeStatsContent, LifetimeStatsTab, LifetimeStatsTotals, LifetimeStatsView,
    MatchStatsContent, MatchStatsTab, MatchStatsView, StatisticsTexts, StatsIntent, StatsSeat, game_stats, life_stats,
};
pub use style::{PANEL_PALETTE, SMALL, install, list, restyle, with_text_size};
pub use table::{
    Attack, BanterState, CoachPanel, CoachView, EffectText, GamePanelData, HintLine, Interruption, InterruptionStyle,
    LogLine, MatchIntroPlayer, MilestoneNotice, PastOrder, Recap, RecapImportance, RecapLine, Remark, RemarkOccasion,
    SharedPanelData, UndoAvailability, about, button_places, buttons, explained, grouped, halves, log_dialogue,
    match_panels, target_id,
};
pub use takeover::{PlayerRow, ask_to_take, players_dialogue};
pub use tips::{TooltipContent, TooltipExt, TooltipTriggers, set_tip_triggers, take_marking, take_pointed};
pub use title::{
    OrreryBodyView, OrreryRotationRequest, ResumableMatchRow, TitleGame, TitleView, dim as dim_title, first_start,
    title, title_body_id, waiting_list,
};
pub use toasts::{AchievementDetails, Toast, badge, pass as pass_toasts, toasts};
pub use widgets::{
    ButtonSpec, board_layer, board_scale, button, is_held_down, layer, set_board_scale, set_choose_held, take_touched,
};
