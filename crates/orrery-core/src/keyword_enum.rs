//! Keyword enums. A keyword enum lists all its values and gives each of them an index and a keyword.
//!
//! The keywords are those of the public notation, so released keywords must stay readable forever.

/// Defines a keyword enum: `keyword_enum! { /// Doc of the enum. Kind: "a kind" { /// Doc of the value. First = "First", … } }`.
/// The description after the colon is for messages and may be omitted; with it, the enum implements
/// [`Keyword`](crate::words::Keyword).
#[macro_export]
macro_rules! keyword_enum {
    ($(#[$meta:meta])* $name:ident $(: $what:literal)? { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in index order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// The number of values.
            pub const COUNT: usize = Self::ALL.len();

            /// Returns the index of this value in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Returns the value at `index` of [`Self::ALL`], if there is one.
            #[inline]
            pub fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }

            /// Returns the keyword of this value in the notation.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// Finds a value by its keyword, ignoring case.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|v| v.word().eq_ignore_ascii_case(word))
            }
        }

        $($crate::impl_keyword! { $name = $what })?

        impl $crate::Packed for $name {
            fn pack(self, bytes: &mut $crate::PackedBytes) {
                bytes.put(self as u8);
            }

            fn unpack(bytes: &mut $crate::PackedBytes) -> Option<Self> {
                Self::from_index(bytes.take().into())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
pub use keyword_enum;
