//! What holds of the whole workspace: who may depend on whom, what rules may touch, tidiness.

mod directions;
mod sources;
mod tidy;
