//! What holds of the whole workspace: who may depend on whom, what rules may touch, tidiness.

mod circles;
mod cited;
mod directions;
mod paths;
mod sources;
mod tidy;
