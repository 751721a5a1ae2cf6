//! Players that know no game, and the arena they meet in.
