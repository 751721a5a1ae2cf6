//! Prints the `OpenAPI` document of the server with every game there is: `make api` keeps it.

use std::io::{self, Write};

use server::{Games, description};

fn main() -> io::Result<()> {
    let description = description(&Games::new(catalog::games()));
    writeln!(io::stdout(), "{description:#}")
}
