//! Tests of features that only *Far Space Foundry* has.

mod gallery;
mod learning;
mod mirror;
mod pad;
mod panel_fixture;
mod panels_in_program;
mod people;
mod pilot;
mod setup;
