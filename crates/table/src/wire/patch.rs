//! JSON Patch (RFC 6902): the difference between two documents.
//!
//! Documents are compared as text, in one pass over both: they are compact, the same code has
//! written both, and most of their members are in the same order. Nothing is parsed into values;
//! changed parts are copied from the text.

use std::borrow::Cow;
use std::fmt::Write;
use std::mem::take;

use catalog::Text;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

/// A list of operations that turn a document into a later one, one after the other (RFC 6902), as text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Patch(Text);

impl Patch {
    /// Whether there is no difference.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.text() == "[]"
    }
}

impl Default for Patch {
    fn default() -> Patch {
        Changes::default().patch()
    }
}

impl JsonSchema for Patch {
    fn inline_schema() -> bool {
        Vec::<Operation>::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        Vec::<Operation>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Operation>::json_schema(generator)
    }
}

/// One change of a document. The path is a JSON Pointer; only members of objects are added or
/// removed.
#[derive(JsonSchema)]
#[serde(tag = "op", rename_all = "lowercase")]
#[allow(dead_code, reason = "only its schema is used: patches are written as text")]
enum Operation {
    /// A new member.
    Add {
        /// Its path.
        path: String,
        /// Its value.
        value: Value,
    },
    /// A changed value.
    Replace {
        /// Its path.
        path: String,
        /// Its new value.
        value: Value,
    },
    /// A removed member.
    Remove {
        /// Its path.
        path: String,
    },
}

/// The bytes of a replacement besides its path and value, with the comma.
const REPLACEMENT: usize = r#"{"op":"replace","path":"","value":},"#.len();

/// The patch from `before` to `after`. It descends into objects, and into lists of objects or lists
/// whose length is unchanged. It replaces anything else that differs, and whatever is shorter to
/// replace than to patch.
pub fn patch(before: &Text, after: &Text) -> Patch {
    let mut changes = Changes::default();
    changes.add(before.text(), after.text());
    changes.patch()
}

/// The operations of a patch, in the making.
#[derive(Default)]
pub struct Changes {
    /// The path of what is compared, as in a JSON string.
    path: String,
    /// The operations, each with a comma.
    text: String,
    count: usize,
}

impl Changes {
    /// Adds what differs in a member of the document. Both are compact JSON texts of one code.
    pub fn member(&mut self, name: &str, before: &str, after: &str) {
        self.within(name, |changes| changes.add(before, after));
    }

    /// Adds changes that are known.
    pub fn extend(&mut self, changes: &Changes) {
        self.text.push_str(&changes.text);
        self.count += changes.count;
    }

    /// The patch.
    #[must_use]
    pub fn patch(mut self) -> Patch {
        self.text.pop();
        // Operations are JSON.
        let text = Text::try_from(format!("[{}]", self.text));
        Patch(text.unwrap_or_else(|_| Text::of(&[(); 0])))
    }

    fn add(&mut self, before: &str, after: &str) {
        if before != after {
            let [before, after] = [before, after].map(|text| Cursor { text, at: 0 });
            Pair { before, after, same: Same::default(), changes: self }.value();
        }
    }

    /// Runs work at a child path.
    fn within(&mut self, name: &str, work: impl FnOnce(&mut Changes)) {
        let length = self.enter(name);
        work(self);
        self.path.truncate(length);
    }

    /// Goes to a child path; returns the length of the path before. Names are in the form of a JSON
    /// string, which has neither of the two escaped signs besides its own.
    fn enter(&mut self, name: &str) -> usize {
        let length = self.path.len();
        self.path.push('/');
        if name.contains(['~', '/']) {
            self.path.push_str(&name.replace('~', "~0").replace('/', "~1"));
        } else {
            self.path.push_str(name);
        }
        length
    }

    fn operation(&mut self, op: &str, value: Option<&str>) {
        self.count += 1;
        self.text.reserve(self.path.len() + value.map_or(0, str::len) + REPLACEMENT);
        for part in [r#"{"op":""#, op, r#"","path":""#, &self.path, "\""] {
            self.text.push_str(part);
        }
        for part in value.iter().flat_map(|value| [r#","value":"#, value]) {
            self.text.push_str(part);
        }
        self.text.push_str("},");
    }

    /// The current number of operations and bytes.
    fn known(&self) -> (usize, usize) {
        (self.count, self.text.len())
    }

    /// Drops everything added since.
    fn back(&mut self, (count, length): (usize, usize)) {
        self.count = count;
        self.text.truncate(length);
    }
}

/// A place in a compact JSON text.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn next(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or_default()
    }

    /// Takes the value that begins here.
    fn value(&mut self) -> &'a str {
        self.value_within(self.text.len())
    }

    /// The same, but stops behind a place that the value goes beyond.
    fn value_within(&mut self, end: usize) -> &'a str {
        let (start, mut depth) = (self.at, 0_usize);
        while self.at <= end {
            match self.next() {
                b'"' => {
                    self.string();
                }
                b'{' | b'[' => (self.at, depth) = (self.at + 1, depth + 1),
                b'}' | b']' => (self.at, depth) = (self.at + 1, depth.saturating_sub(1)),
                b',' | b':' => self.at += 1,
                0 => break,
                _ => {
                    while !matches!(self.next(), b',' | b'}' | b']' | 0) {
                        self.at += 1;
                    }
                }
            }
            if depth == 0 {
                break;
            }
        }
        &self.text[start..self.at]
    }

    /// Takes the string that begins here; returns what is between its quotes.
    fn string(&mut self) -> &'a str {
        let start = self.at + 1;
        self.at = start;
        let bytes = self.text.as_bytes();
        while let Some(length) =
            bytes[self.at..].iter().position(|byte| matches!(byte, b'"' | b'\\'))
        {
            self.at += length + 1;
            if bytes[self.at - 1] == b'"' {
                break;
            }
            // An escaped sign does not end the string.
            self.at += 1;
        }
        &self.text[start..self.at - 1]
    }

    /// Takes the object that begins here; returns its members with the place of each value.
    fn members(&mut self) -> Vec<(&'a str, usize)> {
        let mut members = Vec::new();
        self.at += 1;
        while self.next() == b'"' {
            let name = self.string();
            self.at += 1;
            members.push((name, self.at));
            self.value();
            self.at += usize::from(self.next() == b',');
        }
        self.at += 1;
        members
    }
}

/// A stretch in which both texts are the same.
#[derive(Clone, Copy, Default)]
struct Same {
    /// Where it starts in the later one.
    start: usize,
    /// Where it ends in both.
    ends: [usize; 2],
}

/// Two values that are compared.
struct Pair<'a, 'c> {
    before: Cursor<'a>,
    after: Cursor<'a>,
    same: Same,
    changes: &'c mut Changes,
}

impl Pair<'_, '_> {
    /// Passes the values that begin here if they are the same.
    fn passes(&mut self) -> bool {
        let ([before, after], ends) = ([self.before.at, self.after.at], self.same.ends);
        // The stretch ends as far from here in both.
        let is_inside = (self.same.start..ends[1]).contains(&after);
        if !is_inside || ends[0].wrapping_sub(before) != ends[1] - after {
            let length =
                alike(&self.before.text.as_bytes()[before..], &self.after.text.as_bytes()[after..]);
            self.same = Same { start: after, ends: [before + length, after + length] };
        }
        let mut cursor = self.after;
        let length = cursor.value_within(self.same.ends[1]).len();
        // The sign behind a number belongs to the stretch too.
        let same = after + length < self.same.ends[1];
        if same {
            (self.before.at, self.after.at) = (before + length, after + length);
        }
        same
    }

    /// Compares the values that begin here.
    fn value(&mut self) {
        if self.passes() {
            return;
        }
        let (start, known) = ([self.before.at, self.after.at], self.changes.known());
        match (self.before.next(), self.after.next()) {
            (b'{', b'{') if self.members() => {}
            (b'{', b'{') => {
                self.back(start, known);
                self.moved_members();
            }
            (b'[', b'[') if self.elements() => {}
            _ => {
                self.back(start, known);
                let (before, after) = (self.before.value(), self.after.value());
                if before != after {
                    self.changes.operation("replace", Some(after));
                }
            }
        }
        let (count, length) = self.changes.known();
        if count > known.0 + 1 && !self.changes.path.is_empty() {
            let whole = &self.after.text[start[1]..self.after.at];
            if REPLACEMENT + self.changes.path.len() + whole.len() < length - known.1 {
                self.changes.back(known);
                self.changes.operation("replace", Some(whole));
            }
        }
    }

    fn back(&mut self, start: [usize; 2], known: (usize, usize)) {
        [self.before.at, self.after.at] = start;
        self.changes.back(known);
    }

    fn skip(&mut self) {
        self.before.at += 1;
        self.after.at += 1;
    }

    /// Whether both continue with that sign, which is then passed.
    fn both(&mut self, sign: u8) -> bool {
        let both = self.before.next() == sign && self.after.next() == sign;
        if both {
            self.skip();
        }
        both
    }

    /// Compares objects; false if not all of their members are the same, in the same order.
    fn members(&mut self) -> bool {
        self.skip();
        if self.both(b'}') {
            return true;
        }
        loop {
            if self.before.next() != b'"' || self.after.next() != b'"' {
                return false;
            }
            let (name, other) = (self.before.string(), self.after.string());
            if name != other {
                return false;
            }
            self.skip();
            self.within(name);
            if self.both(b'}') {
                return true;
            }
            if !self.both(b',') {
                return false;
            }
        }
    }

    /// Compares objects whose members are not the same.
    fn moved_members(&mut self) {
        let (before, after) = (self.before.members(), self.after.members());
        let ends = [self.before.at, self.after.at];
        let find = |members: &[(&str, usize)], name: &str| {
            members.iter().find(|(other, _)| *other == name).map(|(_, at)| *at)
        };
        for (name, _) in before.iter().filter(|(name, _)| find(&after, name).is_none()) {
            self.changes.within(name, |changes| changes.operation("remove", None));
        }
        for &(name, at) in &after {
            self.after.at = at;
            if let Some(at) = find(&before, name) {
                self.before.at = at;
                self.within(name);
            } else {
                let value = self.after.value();
                self.changes.within(name, |changes| changes.operation("add", Some(value)));
            }
        }
        [self.before.at, self.after.at] = ends;
    }

    /// Compares lists; false unless they have the same length and the later one only objects and lists.
    fn elements(&mut self) -> bool {
        self.skip();
        if self.both(b']') {
            return true;
        }
        let mut index = take(&mut self.changes.path);
        let length = index.len();
        for number in 0_usize.. {
            let is_deep = matches!(self.after.next(), b'{' | b'[') && self.before.next() != b']';
            if !is_deep {
                break;
            }
            // Writing to a string does not fail.
            let _ = write!(index, "/{number}");
            self.changes.path = index;
            self.value();
            index = take(&mut self.changes.path);
            index.truncate(length);
            if !self.both(b',') {
                break;
            }
        }
        self.changes.path = index;
        self.both(b']')
    }

    /// Compares the values of a member.
    fn within(&mut self, name: &str) {
        let length = self.changes.enter(name);
        self.value();
        self.changes.path.truncate(length);
    }
}

/// How many bytes are the same from the start on.
fn alike(one: &[u8], other: &[u8]) -> usize {
    const CHUNK: usize = 32;
    let chunks = one.chunks_exact(CHUNK).zip(other.chunks_exact(CHUNK));
    let start = CHUNK * chunks.take_while(|(one, other)| one == other).count();
    let rest = one[start..].iter().zip(&other[start..]);
    start + rest.take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use catalog::Text;
    use serde_json::{Value, json};

    use super::patch;

    fn told(before: &Value, after: &Value) -> Value {
        json!(patch(&Text::of(before), &Text::of(after)))
    }

    #[test]
    fn a_patch_has_only_the_differences() {
        let long = "what stays ".repeat(30);
        let before = json!({ "a": 1, "b": { "x/y": 1, "z": 2, "y": long }, "c": [1, 2],
            "d": [{ "e": 1, "f": 2 }], "g~": 1, "h": { "i": 1, "j": 2 } });
        let after = json!({ "a": 1, "b": { "x/y": 3, "w": null, "y": long }, "c": [1, 3],
            "d": [{ "e": 1, "f": 5 }], "g~": {}, "h": { "i": 2, "j": 3 } });
        let expected = json!([
            { "op": "remove", "path": "/b/z" },
            { "op": "replace", "path": "/b/x~1y", "value": 3 },
            { "op": "add", "path": "/b/w", "value": null },
            { "op": "replace", "path": "/c", "value": [1, 3] },
            { "op": "replace", "path": "/d/0/f", "value": 5 },
            { "op": "replace", "path": "/g~0", "value": {} },
            { "op": "replace", "path": "/h", "value": { "i": 2, "j": 3 } },
        ]);
        assert_eq!(told(&before, &after), expected);
        assert!(patch(&Text::of(&after), &Text::of(&after)).is_empty());
        let longer = json!({ "d": [{ "e": 1 }, { "e": 2 }] });
        let whole = json!([{ "op": "replace", "path": "/d", "value": longer["d"] }]);
        assert_eq!(told(&json!({ "d": [{ "e": 1 }] }), &longer), whole);
        assert_eq!(told(&longer, &json!({ "d": [] }))[0]["value"], json!([]));
    }

    /// Names and texts that need an escape in JSON, empty things, and things of another kind.
    #[test]
    fn a_patch_copes_with_every_kind_of_text() {
        let before = json!({ "\"~/\\": { "a": "\\\"}", "b": "{[,:", "long": "x".repeat(90) },
            "empty": {}, "none": [], "kind": 1, "list": [[1], [2, 3]], "mixed": [{}, 1] });
        let after = json!({ "\"~/\\": { "a": "\\", "b": "{[,:", "long": "x".repeat(90) },
            "empty": { "ä": true }, "none": [[]], "kind": "1", "list": [[1], [2, -3.5]],
            "mixed": [{}, 2] });
        let expected = json!([
            { "op": "replace", "path": "/\"~0~1\\/a", "value": "\\" },
            { "op": "add", "path": "/empty/ä", "value": true },
            { "op": "replace", "path": "/none", "value": [[]] },
            { "op": "replace", "path": "/kind", "value": "1" },
            { "op": "replace", "path": "/list/1", "value": [2, -3.5] },
            { "op": "replace", "path": "/mixed", "value": [{}, 2] },
        ]);
        assert_eq!(told(&before, &after), expected);
        assert_eq!(told(&json!(1), &json!({ "a": 1 }))[0]["path"], "");
    }
}
