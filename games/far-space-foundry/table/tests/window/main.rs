//! What *Far Space Foundry* does alone.

mod gallery;
mod laid;
mod learning;
mod pad;
mod panels_in_program;
mod people;
mod pilot;
mod setup;
mod shown;
