//! What every refusal can tell.

/// A refusal: what is wrong, as one sentence (its `Display`), with a code for programs and the
/// rule that it follows from.
pub trait Fault: std::error::Error + Send + Sync + 'static {
    /// A stable name for programs and translations, in `snake_case`.
    fn code(&self) -> &'static str;

    /// The id of the rule behind the refusal, such as `SIM-3.5`; `None` where no rule of the game
    /// speaks but the form of a record does.
    fn rule(&self) -> Option<&'static str>;

    /// The refusals that this one gathers, where it tells several at once; none for a single one.
    fn parts(&self) -> Vec<&dyn Fault> {
        Vec::new()
    }
}
