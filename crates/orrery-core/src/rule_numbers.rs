//! Lists of rule numbers.

/// Lists rule numbers by series: `rule_numbers! { "CB-": SET[1 2] MKT[1 A] }` is `&["CB-SET-1", "CB-SET-2", "CB-MKT-1",
/// "CB-MKT-A"]`.
#[macro_export]
macro_rules! rule_numbers {
    ($prefix:literal: $($series:ident[$($number:tt)+])+) => {
        &[$($(concat!($prefix, stringify!($series), "-", stringify!($number))),+),+]
    };
}
