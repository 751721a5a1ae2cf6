//! Checks of the whole workspace: dependency directions, what rules may use, tidiness.

mod circles;
mod cited;
mod directions;
mod paths;
mod sources;
mod tidy;
