//! Holds the source tree to the layers of `ARCHITECTURE.md` and to the house rules that a compiler does not know.

mod circles;
mod functions;
mod house;
mod layers;
mod manifests;
mod modules;
mod outside;
mod source;
mod words;
