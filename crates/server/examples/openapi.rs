//! Prints the `OpenAPI` document of a server with every game: `make api` stores it.

use std::io::{self, Write};

use server::{Games, description};

fn main() -> io::Result<()> {
    let description = description(&Games::new(catalog::games()));
    writeln!(io::stdout(), "{description:#}")
}
