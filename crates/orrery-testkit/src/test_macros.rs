//! Macros that define the tests that every game has.

/// Defines the tests of the contract: `contract_tests!(TheGame, its_contract_game)`, where the second argument is a
/// [`GameUnderTest`](crate::contract::game::GameUnderTest).
#[macro_export]
macro_rules! contract_tests {
    ($game:ty, $data:expr) => {
        $crate::contract_tests! { @with $game, $data;
            fair::determinize_is_fair
            orders::chance_nodes_accept_their_own_outcomes
            orders::listed_orders_are_legal_and_round_trip
            orders::orders_have_the_same_effect_on_a_copy
            orders::random_matches_end_within_the_limit
            views::events_reveal_nothing_hidden
            views::plans_ignore_hidden_information
            views::same_events_lead_to_the_same_view
            views::samples_reproduce_their_view
            views::undo_reveals_nothing
        }
        $crate::contract_tests! { @plain $game;
            codex::codex_pages_link_to_lessons
            codex::every_topic_has_its_page
            codex::examples_can_be_played
            codex::facts_of_every_position_are_repeatable
            codex::links_lead_to_existing_pages
            opponents::arena_results_do_not_depend_on_the_thread_count
            opponents::opponents_play_whole_matches
            opponents::saved_matches_replay_to_the_same_position
            records::files_of_other_games_are_refused_by_name
            records::logs_round_trip_whole_matches
            records::saves_round_trip_whole_matches
            records::scenarios_round_trip_positions
            records::share_code_repeats_the_deal
            records::undo_and_redo_restore_positions
        }
    };
    (@with $game:ty, $data:expr; $($module:ident::$test:ident)+) => {
        $(#[test]
        fn $test() {
            $crate::contract::$module::$test::<$game>(&$data).assert_none();
        })+
    };
    (@plain $game:ty; $($module:ident::$test:ident)+) => {
        $(#[test]
        fn $test() {
            $crate::contract::$module::$test::<$game>().assert_none();
        })+
    };
}

/// Defines the tests of a game's golden saves in `saves/FOLDER`: they load and continue, none is missing or unlisted, and a
/// release with a new format writes them once.
#[macro_export]
macro_rules! golden_saves {
    ($game:ty, $folder:literal, $written:expr) => {
        const GOLDEN: $crate::golden_saves::GoldenSaves = $crate::golden_saves::GoldenSaves {
            folder: concat!("saves/", $folder),
            list: concat!("games/", $folder, "/tests/headless/golden_saves.txt"),
        };

        #[test]
        fn golden_saves_of_every_format_load_and_continue() {
            GOLDEN.load_and_play_on::<$game>();
        }

        #[test]
        fn every_format_has_golden_saves_and_all_are_tested() {
            GOLDEN.are_of_every_format();
        }

        // Writing is not a test: it is run by name when a release introduces a new format.
        #[test]
        #[ignore = "writes files into saves/"]
        fn write_golden_saves_of_this_format() {
            GOLDEN.write::<$game>($written);
        }
    };
}

/// Defines the tests of a game's scenario files: `scenario_tests!(MyGame, folders: ["scenarios"], least: 60, not_shown: [],
/// mangled: 5_000)`. The folders are in the game's assets and contain at least `least` files in total. The rules `not_shown` have
/// other tests. `mangled` is the number of files with nonsense that are read. The macro also defines `reports()`, the reports of
/// all files, and `fails_with(text, part)`.
#[macro_export]
macro_rules! scenario_tests {
    ($game:ty, folders: [$($folder:literal),+], least: $least:literal, not_shown: [$($rule:literal),*], mangled: $mangled:literal) => {
        fn reports() -> Vec<orrery_record::ScenarioReport> {
            $crate::scenario_files::reports::<$game>(&[$($folder),+])
        }

        #[track_caller]
        fn fails_with(text: &str, part: &str) {
            $crate::scenario_files::fails_with::<$game>(text, part);
        }

        #[test]
        fn every_scenario_passes() {
            $crate::scenario_files::all_pass(&reports(), $least);
        }

        #[test]
        fn every_rule_number_has_a_scenario_and_no_scenario_invents_one() {
            $crate::scenario_files::every_number_is_shown::<$game>(&reports(), &[$($rule),*]);
        }

        #[test]
        fn every_value_of_every_option_has_a_scenario() {
            $crate::scenario_files::every_value_of_every_option_has_a_scenario::<$game>(&reports());
        }

        #[test]
        fn mangled_scenarios_never_panic() {
            $crate::scenario_files::no_mangled_file_stops_the_program::<$game>(&reports(), $mangled);
        }
    };
}

/// Defines the tests of a game's ladder of puzzles: `puzzle_tests!(MyGame, rare: 7, 20)`. At most one leaf in 7 solves one of the
/// first three puzzles, and one in 20 any other.
#[macro_export]
macro_rules! puzzle_tests {
    ($game:ty, rare: $first:literal, $later:literal) => {
        #[test]
        fn every_puzzle_proof_matches_its_file() {
            $crate::learning::puzzle_proofs_match::<$game>();
        }

        #[test]
        fn ladder_lists_every_puzzle_file_and_solutions_are_rare() {
            $crate::learning::puzzles_are_listed_and_rare::<$game>($first, $later);
        }

        #[test]
        fn puzzles_have_titles_and_hints_in_every_language() {
            $crate::learning::puzzles_have_texts::<$game>();
        }
    };
}

/// Defines the tests of a game's lessons: `lesson_tests!(MyGame, course: ["first", "second"], elsewhere: ["end"])`. The course
/// lists the ids of all lessons in order. No lesson gives the orders `elsewhere`.
#[macro_export]
macro_rules! lesson_tests {
    ($game:ty, course: [$($id:literal),+ $(,)?], elsewhere: [$($verb:literal),*]) => {
        #[test]
        fn every_lesson_is_completed_by_its_solution_and_each_answer() {
            $crate::learning::lessons_are::<$game>(&[$($id),+]);
            $crate::learning::lessons_are_proven::<$game>();
        }

        #[test]
        fn lessons_have_unique_places_and_texts_in_every_language() {
            $crate::learning::lessons_have_places_and_texts::<$game>();
            $crate::learning::lesson_texts_are_said::<$game>();
        }

        #[test]
        fn every_kind_of_order_is_given_in_some_lesson() {
            $crate::learning::every_order_is_given::<$game>(&[$($verb),*]);
        }
    };
}
