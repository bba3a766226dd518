//! The files of `assets/*/sound`, carried in the program.

/// Every file by its name without the ending, in the order of the alphabet. A test compares the list with the lists of sounds.
pub static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/sounds.rs"));
