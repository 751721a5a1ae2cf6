//! The list of games, behind one object-safe face.
