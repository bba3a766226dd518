//! Values as numbers: shared code stores a game's click targets and board places without knowing their types.

/// A value that can be represented by a number of at most eight bytes. Implemented by [`keyword_enum!`](crate::keyword_enum),
/// [`packed_enum!`](crate::packed_enum) and [`impl_packed!`](crate::impl_packed).
///
/// The numbers are valid only while the program runs: they change when an enum gets a new variant.
pub trait Packed: Copy {
    /// Appends the value to `bytes`.
    fn pack(self, bytes: &mut PackedBytes);

    /// Removes a value from the front of `bytes`, or returns `None` if they do not begin with a value.
    fn unpack(bytes: &mut PackedBytes) -> Option<Self>;

    /// Returns the number of the value. Different values have different numbers.
    fn number(self) -> u64 {
        let mut bytes = PackedBytes::default();
        self.pack(&mut bytes);
        bytes.number
    }

    /// Returns the value with this number, or `None` if there is none.
    fn from_number(number: u64) -> Option<Self> {
        let value = Self::unpack(&mut PackedBytes { number, count: 0 })?;
        (value.number() == number).then_some(value)
    }
}

/// Up to eight bytes of a number, the first of them in its lowest bits.
#[derive(Debug, Clone, Copy, Default)]
pub struct PackedBytes {
    number: u64,
    count: u32,
}

impl PackedBytes {
    /// Appends a byte.
    pub fn put(&mut self, byte: u8) {
        debug_assert!(self.count < u64::BITS / 8, "a packed value has at most eight bytes");
        self.number |= u64::from(byte) << (8 * self.count);
        self.count += 1;
    }

    /// Removes and returns the first byte. Returns 0 if there is none.
    pub fn take(&mut self) -> u8 {
        let byte = self.number as u8;
        self.number >>= 8;
        byte
    }
}

impl Packed for u8 {
    fn pack(self, bytes: &mut PackedBytes) {
        bytes.put(self);
    }

    fn unpack(bytes: &mut PackedBytes) -> Option<Self> {
        Some(bytes.take())
    }
}

/// Indices of at most 255; larger ones are packed as 255.
impl Packed for usize {
    fn pack(self, bytes: &mut PackedBytes) {
        bytes.put(u8::try_from(self).unwrap_or(u8::MAX));
    }

    fn unpack(bytes: &mut PackedBytes) -> Option<Self> {
        Some(bytes.take().into())
    }
}

impl Packed for bool {
    fn pack(self, bytes: &mut PackedBytes) {
        bytes.put(self.into());
    }

    fn unpack(bytes: &mut PackedBytes) -> Option<Self> {
        Some(bytes.take() != 0)
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(self, bytes: &mut PackedBytes) {
        self.is_some().pack(bytes);
        if let Some(value) = self {
            value.pack(bytes);
        }
    }

    fn unpack(bytes: &mut PackedBytes) -> Option<Self> {
        if bool::unpack(bytes)? { T::unpack(bytes).map(Some) } else { Some(None) }
    }
}

/// Implements [`Packed`] for a type that is defined elsewhere in the crate: `impl_packed!(struct Ship { value, relic });` or
/// `impl_packed!(enum Place { Space, Mine(u8) });`.
#[macro_export]
macro_rules! impl_packed {
    (struct $name:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::Packed for $name {
            fn pack(self, bytes: &mut $crate::PackedBytes) {
                $($crate::Packed::pack(self.$field, bytes);)+
            }

            fn unpack(bytes: &mut $crate::PackedBytes) -> Option<Self> {
                Some($name { $($field: $crate::Packed::unpack(bytes)?),+ })
            }
        }
    };
    (enum $name:ident { $($variant:ident $(($($part:ty),+))? $({ $($field:ident),+ })?),+ $(,)? }) => {
        const _: () = {
            /// The first byte of a value.
            enum Kind { $($variant),+ }

            impl $crate::Packed for $name {
                fn pack(self, bytes: &mut $crate::PackedBytes) {
                    let value = self;
                    $($crate::impl_packed!(@pack value bytes $name $variant $(($($part),+))? $({ $($field),+ })?);)+
                }

                fn unpack(bytes: &mut $crate::PackedBytes) -> Option<Self> {
                    let kind = bytes.take();
                    $(if kind == Kind::$variant as u8 {
                        return Some($crate::impl_packed!(
                            @unpack bytes $name $variant $(($($part),+))? $({ $($field),+ })?
                        ));
                    })+
                    None
                }
            }
        };
    };
    (@pack $value:ident $bytes:ident $name:ident $variant:ident) => {
        if matches!($value, $name::$variant) {
            $bytes.put(Kind::$variant as u8);
        }
    };
    (@pack $value:ident $bytes:ident $name:ident $variant:ident ($a:ty)) => {
        if let $name::$variant(a) = $value {
            $bytes.put(Kind::$variant as u8);
            $crate::Packed::pack(a, $bytes);
        }
    };
    (@pack $value:ident $bytes:ident $name:ident $variant:ident ($a:ty, $b:ty)) => {
        if let $name::$variant(a, b) = $value {
            $bytes.put(Kind::$variant as u8);
            $crate::Packed::pack(a, $bytes);
            $crate::Packed::pack(b, $bytes);
        }
    };
    (@pack $value:ident $bytes:ident $name:ident $variant:ident { $($field:ident),+ }) => {
        if let $name::$variant { $($field),+ } = $value {
            $bytes.put(Kind::$variant as u8);
            $($crate::Packed::pack($field, $bytes);)+
        }
    };
    (@unpack $bytes:ident $name:ident $variant:ident) => {
        $name::$variant
    };
    (@unpack $bytes:ident $name:ident $variant:ident ($($part:ty),+)) => {
        $name::$variant($(<$part as $crate::Packed>::unpack($bytes)?),+)
    };
    (@unpack $bytes:ident $name:ident $variant:ident { $($field:ident),+ }) => {
        $name::$variant { $($field: $crate::Packed::unpack($bytes)?),+ }
    };
}

/// Defines an enum that is [`Packed`]: `packed_enum! { /// Doc of the enum. pub enum Target { /// Doc. Roll, /// Doc. Take(Metal)
/// } }`. Variants have no fields, one or two unnamed ones, or named ones.
#[macro_export]
macro_rules! packed_enum {
    ($(#[$meta:meta])* pub enum $name:ident { $(
        $(#[$vmeta:meta])* $variant:ident $(($($part:ty),+))? $({ $($(#[$fmeta:meta])* $field:ident: $kind:ty),+ $(,)? })?
    ),+ $(,)? }) => {
        $(#[$meta])*
        pub enum $name { $(
            $(#[$vmeta])* $variant $(($($part),+))? $({ $($(#[$fmeta])* $field: $kind),+ })?
        ),+ }

        $crate::impl_packed!(enum $name { $($variant $(($($part),+))? $({ $($field),+ })?),+ });
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Ship {
        value: u8,
        relic: bool,
    }

    impl_packed!(struct Ship { value, relic });

    packed_enum! {
        /// A target.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Target {
            /// No parts.
            Roll,
            /// One part.
            Take(Option<Colour>),
            /// Two parts.
            Give(Colour, u8),
            /// Named parts.
            Hand {
                /// The index.
                index: usize,
                /// The ship.
                ship: Ship,
            },
        }
    }

    #[test]
    fn numbers_are_unique_and_round_trip() {
        let mut all = vec![Target::Roll, Target::Take(None)];
        for &colour in Colour::ALL {
            all.extend([Target::Take(Some(colour)), Target::Give(colour, 0), Target::Give(colour, 255)]);
        }
        for (index, relic) in [(0, false), (0, true), (3, false)] {
            all.push(Target::Hand { index, ship: Ship { value: 6, relic } });
        }
        for (nth, target) in all.iter().enumerate() {
            assert_eq!(Target::from_number(target.number()), Some(*target));
            assert!(all[..nth].iter().all(|other| other.number() != target.number()));
        }
    }

    #[test]
    fn other_numbers_have_no_value() {
        assert_eq!(Target::from_number(u64::MAX), None);
        assert_eq!(Target::from_number(200), None, "an unknown kind");
        assert_eq!(Target::from_number(1 << 8), None, "a part that the kind does not have");
        assert_eq!(Target::from_number(2 | 99 << 8), None, "a part without a value");
    }
}
