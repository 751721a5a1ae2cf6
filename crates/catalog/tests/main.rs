//! All tests of the catalog in one program, so that shared code is built once.

mod city_puzzles;
mod positions;
mod puzzles;
mod table;
mod tries;
mod words;
