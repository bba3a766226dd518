//! The file with a game's layout of the match screen.

/// Defines the layout of a game's match screen from `assets/KEY/art/layout.ron`: the embedded text `SOURCE`, the function
/// `source`, and `LAYOUT`. The type `BoardLayout` and its function `read` must be in scope.
#[macro_export]
macro_rules! layout_file {
    ($key:literal) => {
        /// The embedded text of the layout.
        pub const SOURCE: &str = include_str!(concat!(env!("ORRERY_ASSETS"), "/", $key, "/art/layout.ron"));

        /// Returns the text of the file that overrides the layout, or the embedded text if there is no valid file.
        pub fn source() -> &'static str {
            static TEXT: ::std::sync::LazyLock<&str> = ::std::sync::LazyLock::new(|| {
                let fits = |text: &str| BoardLayout::read(text).map(drop).map_err(|error| error.to_string());
                ::orrery_core::asset_overrides::text(concat!($key, "/art/layout.ron"), SOURCE, fits)
            });
            *TEXT
        }

        /// The layout of the match screen, read once.
        pub static LAYOUT: ::std::sync::LazyLock<BoardLayout> = ::std::sync::LazyLock::new(|| {
            BoardLayout::read(source()).unwrap_or_else(|error| unreachable!("read before: {error}"))
        });
    };
}
