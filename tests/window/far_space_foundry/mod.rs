//! Tests of features that only *Far Space Foundry* has.

pub mod gallery;
pub mod laid;
pub mod learning;
pub mod pad;
pub mod panels_in_program;
pub mod people;
pub mod pilot;
pub mod setup;
pub mod shown;
