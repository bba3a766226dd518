//! Macros that define the tests that every game has.

/// Builds the gallery of a program with one game: `gallery_of!(its_rules_crate, its_window_crate => ItsWindowType)`.
#[macro_export]
macro_rules! gallery_of {
    ($($part:ident)::+, $($table:ident)::+ => $game:ident) => {{
        static ENTRIES: &[$crate::cli::RegistryEntry] =
            &[$crate::cli::RegistryEntry { commands: $($part)::+::commands, released: true }];
        static REGISTRY: $crate::app::GameManifest = $crate::app::GameManifest {
            games: $crate::cli::GameList::new(ENTRIES),
            hosts: &[$($table)::+::host],
            setups: || {
                static SETUPS: std::sync::LazyLock<Vec<orrery_settings::SetupReader>> =
                    std::sync::LazyLock::new(|| vec![$($part)::+::setup()]);
                &SETUPS
            },
            keys: &[<$($table)::+::$game as $crate::settings::keys::GameKeyBindings>::ROWS],
        };
        static GALLERY: $crate::app::gallery::GalleryGames =
            $crate::app::gallery::GalleryGames { registry: REGISTRY, shown: &[$($table)::+::gallery_game] };
        GALLERY
    }};
}

/// Defines the tests that every game has: `game_tests!(ThePilot, "path::of::this::module")`.
#[macro_export]
macro_rules! game_tests {
    ($pilot:ty, $module:literal) => {
        #[test]
        fn match_against_opponents_can_be_finished_by_mouse() {
            $crate::matches::by_mouse::<$pilot>();
        }

        #[test]
        fn match_of_two_people_can_be_finished_by_keys() {
            $crate::matches::by_keys::<$pilot>();
        }

        #[test]
        fn match_can_be_finished_by_gamepad() {
            $crate::matches::by_pad::<$pilot>();
        }

        #[test]
        fn every_kind_of_order_can_be_given_by_mouse() {
            $crate::every_order::give_all::<$pilot, _>(|| $crate::mouse::MouseDevice);
        }

        #[test]
        fn every_kind_of_order_can_be_given_by_keys() {
            $crate::every_order::give_all::<$pilot, _>(|| $crate::keys::KeyboardDevice);
        }

        #[test]
        fn every_kind_of_order_can_be_given_by_gamepad() {
            $crate::every_order::give_all::<$pilot, _>(|| $crate::pad::GamepadDevice);
        }

        #[test]
        fn every_puzzle_is_solved_by_keys_alone_in_every_language() {
            $crate::puzzles::solve_all::<$pilot>(concat!(
                $module,
                "::every_puzzle_is_solved_by_keys_alone_in_every_language"
            ));
        }
    };
}

/// Defines the tests of lessons that every game has: `lesson_tests!(ThePilot, "path::of::this::module")`.
#[macro_export]
macro_rules! lesson_tests {
    ($pilot:ty, $module:literal) => {
        $crate::lesson_tests! { @ $pilot, $module:
            "en" => every_lesson_is_completed_by_its_own_solution_in_english,
            "it" => every_lesson_is_completed_by_its_own_solution_in_italian,
            "ru" => every_lesson_is_completed_by_its_own_solution_in_russian,
        }

        #[test]
        fn no_bubble_has_more_than_25_words_in_any_language() {
            $crate::learning::bubbles_are_short::<$pilot>();
        }
    };
    (@ $pilot:ty, $module:literal: $($language:literal => $test:ident,)+) => { $(
        #[test]
        fn $test() {
            $crate::learning::course_in::<$pilot>($language, concat!($module, "::", stringify!($test)));
        }
    )+ };
}
