//! Reading a damaged record gives a record or a clear error.

use proptest::prelude::*;
use record::{Lines, Record, replay};
use simplicity::Simplicity;

use crate::shared::{goldens, library};

/// Reads bytes as a file. Every record read must print to a text that reads as the same record, and
/// replaying it must end.
fn read(bytes: &[u8]) -> Result<(), TestCaseError> {
    let mut lines = Lines::new(bytes);
    while let Some(line) = lines.next_line() {
        let Ok((number, text)) = line else { continue };
        let Ok(record) = Record::<Simplicity>::from_json(text, number) else { continue };
        let again = Record::from_json(&record.to_json(), number);
        prop_assert_eq!(again, Ok(record.clone()));
        let _ = replay(&record, number, &library());
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_record_cut_off_anywhere(which in any::<prop::sample::Index>(), at: prop::sample::Index) {
        let goldens = goldens();
        let line = &which.get(&goldens).1;
        let cut = &line.as_bytes()[..at.index(line.len())];
        read(cut)?;
        let is_refused = str::from_utf8(cut)
            .map_or(true, |cut| Record::<Simplicity>::from_json(cut, 1).is_err());
        prop_assert!(is_refused);
    }

    #[test]
    fn a_record_with_one_byte_changed(
        which in any::<prop::sample::Index>(),
        at: prop::sample::Index,
        byte: u8,
    ) {
        let goldens = goldens();
        let mut bytes = which.get(&goldens).1.clone().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        read(&bytes)?;
    }

    /// The same with the bytes of JSON syntax, which get further.
    #[test]
    fn a_record_with_one_token_changed(
        which in any::<prop::sample::Index>(),
        at: prop::sample::Index,
        token in prop::sample::select(b"0123456789abcdefgRKOVP{}[]\",:\n ".to_vec()),
    ) {
        let goldens = goldens();
        let mut bytes = which.get(&goldens).1.clone().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = token;
        read(&bytes)?;
    }
}
