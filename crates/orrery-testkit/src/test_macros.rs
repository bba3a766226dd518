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
