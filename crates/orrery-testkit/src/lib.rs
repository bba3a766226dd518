//! Test support that needs no window: the checks that every game must pass, and a toy game that passes them with as little code
//! as possible.
//!
//! A game's tests call [`contract_tests!`], [`golden_saves!`], [`scenario_tests!`], [`puzzle_tests!`] and [`lesson_tests!`].

pub mod broken;
pub mod contract;
pub mod golden_saves;
pub mod learning;
pub mod long_runs;
pub mod matches;
pub mod scenario_files;
mod test_macros;
#[allow(missing_docs, reason = "the description of the toy covers its few fields and orders")]
pub mod toy;

use std::path::{Path, PathBuf};

/// Returns the root of the repository, which contains `assets` and `saves`.
pub fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("the crate is two folders below the root").to_owned()
}

#[cfg(test)]
mod tests {
    use orrery_ai::SearchBudget;
    use orrery_core::{Level, Opponent};

    use crate::contract::game::{GameUnderTest, guesses, plans_of};
    use crate::toy::ToyGame;

    const GAME: GameUnderTest<ToyGame> = GameUnderTest::new(150, |view, seed| {
        let quick =
            [Opponent::Random, Opponent::Simple, Opponent::engine(Level::Cadet), Opponent::engine(Level::Admiral)];
        let plans = plans_of::<ToyGame>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) });
        plans.into_iter().chain(guesses::<ToyGame>(view, seed)).collect()
    });

    crate::contract_tests!(ToyGame, GAME);
}
