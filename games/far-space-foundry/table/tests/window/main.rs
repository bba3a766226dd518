//! Tests of features that only *Far Space Foundry* has.

mod gallery;
mod laid;
mod learning;
mod pad;
mod panels_in_program;
mod people;
mod pilot;
mod setup;
mod shown;
