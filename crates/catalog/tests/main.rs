//! All tests of the list of games in one program, so that what they share is built once.

mod positions;
mod table;
mod tries;
mod words;
