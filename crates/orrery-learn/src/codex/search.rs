//! The search for pages by typed text.

/// Returns the text in lowercase without accents, so that a query without accents matches.
fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ё' => 'е',
        '’' => '\'',
        c => c,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

/// Returns the rank of a page for a query; 0 is best. Returns `None` if a word of `wanted` is neither in the title nor in the
/// text.
fn rank(title: &str, text: &str, wanted: &[String]) -> Option<u8> {
    let (title, text) = (folded(title), folded(text));
    let begins =
        |word: &String| title.split(|c: char| !c.is_alphanumeric()).any(|part| part.starts_with(word.as_str()));
    let worst = wanted.iter().map(|word| {
        if begins(word) {
            Some(0)
        } else if title.contains(word.as_str()) {
            Some(1)
        } else {
            text.contains(word.as_str()).then_some(2)
        }
    });
    worst.collect::<Option<Vec<u8>>>().map(|all| all.into_iter().max().unwrap_or(0))
}

/// Returns the indices of the `pages`, given as (title, text), that contain every word of `query`. A page with exactly this title
/// comes first, followed by pages with title words that begin with the words of the query, pages with matches elsewhere in the
/// title, and pages with matches only in the text. An empty query returns all pages in their order.
pub fn search(pages: &[(String, String)], query: &str) -> Vec<usize> {
    let wanted: Vec<String> = folded(query).split_whitespace().map(str::to_owned).collect();
    let mut found: Vec<(u8, usize)> = pages
        .iter()
        .enumerate()
        .filter_map(|(index, (title, text))| {
            let whole = folded(title) == folded(query.trim());
            rank(title, text, &wanted).map(|rank| (if whole { 0 } else { rank + 1 }, index))
        })
        .collect();
    if !wanted.is_empty() {
        found.sort_unstable();
    }
    found.into_iter().map(|(_, index)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages() -> Vec<(String, String)> {
        let page = |title: &str, text: &str| (title.to_owned(), text.to_owned());
        vec![
            page("Lunar Mine", "Ore for rising ships."),
            page("Orbital Market", "Fuel buys ore."),
            page("Città aliena", "Un punto."),
            page("Ёлка", "Руда"),
        ]
    }

    #[test]
    fn title_matches_rank_before_text_matches() {
        assert_eq!(search(&pages(), "or"), [1, 0]);
        assert_eq!(search(&pages(), "ORE"), [0, 1]);
        assert_eq!(search(&pages(), "ore lunar"), [0]);
        let both = [("Orbital Market".to_owned(), String::new()), ("Market".to_owned(), String::new())];
        assert_eq!(search(&both, " market "), [1, 0], "what is called just so comes first");
        assert!(search(&pages(), "ore relic").is_empty());
    }

    #[test]
    fn search_ignores_accents() {
        assert_eq!(search(&pages(), "citta"), [2]);
        assert_eq!(search(&pages(), "елка руд"), [3]);
    }

    #[test]
    fn empty_search_lists_every_page_in_order() {
        assert_eq!(search(&pages(), "  "), [0, 1, 2, 3]);
    }
}
