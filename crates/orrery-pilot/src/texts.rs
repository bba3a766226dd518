//! Checks that the texts of a game are complete in every language.

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::game_types;
use orrery_learn::codex::CodexPages as _;
use orrery_learn::game_types::{CodexFact, TurnGoal};
use orrery_locale::{MatchTexts, PlayerNames, goals_line, speaking};
use orrery_ui::{CodexTexts, PuzzleTexts};

const LANGUAGES: [&str; 3] = ["en", "it", "ru"];

/// Reports whether a text is complete: it is not a message key, and no argument is missing.
fn is_whole<G: MatchTexts>(words: &str) -> bool {
    !words.is_empty() && !words.contains(['{', '$']) && !G::has(words)
}

/// Checks in every language that every page of the codex has a title of its own, a gist, and one to six points under each of
/// these options.
pub fn check_codex_pages<G: CodexTexts>(options: &[game_types::Options<G>]) {
    for language in LANGUAGES {
        speaking(language, || {
            let mut titles = BTreeSet::new();
            for topic in G::Rules::topics() {
                let title = G::title(topic);
                assert!(is_whole::<G>(&title), "{language}: {topic:?}: {title}");
                assert!(titles.insert(title.to_lowercase()), "{language}: two pages are called {title}");
                for options in options {
                    let gist = G::gist(topic, options);
                    assert!(!gist.is_empty(), "{language}: {topic:?}");
                    for paragraph in gist {
                        let words = paragraph.words;
                        assert!(is_whole::<G>(&words) && words.ends_with('.'), "{language}: {topic:?}: {words}");
                    }
                    let points = G::points(topic, options);
                    assert!((1..=6).contains(&points.len()), "{language}: {topic:?}: {points:?}");
                    for point in points {
                        assert!(is_whole::<G>(&point), "{language}: {topic:?}: {point}");
                    }
                }
            }
        });
    }
}

/// Checks in every language that every fact about these views has a text, and that there are facts of all kinds. `kind` returns
/// the name of a fact's kind, one of `kinds`.
pub fn check_codex_facts<G: CodexTexts>(
    views: &[game_types::View<G>],
    names: &PlayerNames,
    (kind, kinds): (fn(&CodexFact<G>) -> &'static str, &[&str]),
) {
    for language in LANGUAGES {
        speaking(language, || {
            let mut found = BTreeSet::new();
            for view in views {
                for fact in G::Rules::topics().into_iter().flat_map(|topic| G::Rules::facts(view, topic)) {
                    let row = G::fact_row(&fact, view, "", names).expect("a row");
                    for words in [&row.head, &row.what] {
                        assert!(is_whole::<G>(words), "{language}: {fact:?}: {words}");
                    }
                    found.insert(kind(&fact));
                }
            }
            assert_eq!(found.len(), kinds.len(), "a fact of every kind: {found:?}");
        });
    }
}

/// Checks in every language that every goal has a text, and that several goals can be joined in one sentence. Returns the texts
/// in each language.
pub fn check_goals<G: PuzzleTexts>(goals: &[TurnGoal<G>], names: &PlayerNames) -> BTreeMap<&'static str, Vec<String>> {
    let told = |language| {
        speaking(language, || {
            let told: Vec<String> = goals.iter().map(|goal| G::goal_text(goal, names)).collect();
            for words in &told {
                assert!(!words.contains(['{', '$']) && !words.contains("goal-"), "{language}: {words}");
            }
            let line = goals_line(&told);
            let rest = line.split("; ").skip(1);
            assert_eq!(rest.clone().count(), told.len() - 1, "{language}: {line}");
            assert!(rest.into_iter().all(|goal| goal.starts_with(char::is_lowercase)), "{language}: {line}");
            told
        })
    };
    LANGUAGES.into_iter().map(|language| (language, told(language))).collect()
}
