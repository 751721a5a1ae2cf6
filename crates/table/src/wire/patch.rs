//! JSON Patch (RFC 6902): the difference between two documents.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A list of operations that turn a document into a later one, one after the other (RFC 6902).
pub type Patch = Vec<Operation>;

/// One change of a document. The path is a JSON Pointer; only members of objects are added or
/// removed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Operation {
    /// A member that was not there.
    Add {
        /// Where.
        path: String,
        /// What it is.
        value: Value,
    },
    /// Something that is another now.
    Replace {
        /// Where.
        path: String,
        /// What it is.
        value: Value,
    },
    /// A member that is there no longer.
    Remove {
        /// Where.
        path: String,
    },
}

/// The patch from `before` to `after`. It descends into objects, and into lists of objects or lists
/// whose length is unchanged. It replaces anything else that differs, and whatever is shorter to
/// replace than to patch.
pub fn patch(before: &Value, after: &Value) -> Patch {
    let mut out = Vec::new();
    differ(&mut String::new(), before, after, &mut out);
    out
}

fn differ(path: &mut String, before: &Value, after: &Value, out: &mut Patch) {
    let known = out.len();
    differ_in_parts(path, before, after, out);
    let parts = &out[known..];
    if parts.len() > 1 && !path.is_empty() {
        let whole = Operation::Replace { path: path.clone(), value: after.clone() };
        if size(&whole) < parts.iter().map(size).sum() {
            out.truncate(known);
            out.push(whole);
        }
    }
}

/// Bytes of an operation, with the comma.
fn size(operation: &Operation) -> usize {
    serde_json::to_string(operation).map_or(0, |text| text.len() + 1)
}

fn differ_in_parts(path: &mut String, before: &Value, after: &Value, out: &mut Patch) {
    match (before, after) {
        _ if before == after => {}
        (Value::Object(before), Value::Object(after)) => members(path, before, after, out),
        (Value::Array(before), Value::Array(after))
            if before.len() == after.len() && after.iter().all(is_deep) =>
        {
            for (index, (before, after)) in before.iter().zip(after).enumerate() {
                within(path, &index.to_string(), |path| differ(path, before, after, out));
            }
        }
        _ => out.push(Operation::Replace { path: path.clone(), value: after.clone() }),
    }
}

fn members(
    path: &mut String,
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    out: &mut Patch,
) {
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        within(path, name, |path| out.push(Operation::Remove { path: path.clone() }));
    }
    for (name, value) in after {
        within(path, name, |path| match before.get(name) {
            Some(before) => differ(path, before, value, out),
            None => out.push(Operation::Add { path: path.clone(), value: value.clone() }),
        });
    }
}

/// Runs work at a child path.
fn within(path: &mut String, name: &str, work: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(&name.replace('~', "~0").replace('/', "~1"));
    work(path);
    path.truncate(length);
}

fn is_deep(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::patch;

    #[test]
    fn a_patch_tells_what_differs_and_no_more() {
        let long = "what stays ".repeat(30);
        let before = json!({ "a": 1, "b": { "x/y": 1, "z": 2, "y": long }, "c": [1, 2],
            "d": [{ "e": 1, "f": 2 }], "g~": 1, "h": { "i": 1, "j": 2 } });
        let after = json!({ "a": 1, "b": { "x/y": 3, "w": null, "y": long }, "c": [1, 3],
            "d": [{ "e": 1, "f": 5 }], "g~": {}, "h": { "i": 2, "j": 3 } });
        let told = json!(patch(&before, &after));
        let expected = json!([
            { "op": "remove", "path": "/b/z" },
            { "op": "replace", "path": "/b/x~1y", "value": 3 },
            { "op": "add", "path": "/b/w", "value": null },
            { "op": "replace", "path": "/c", "value": [1, 3] },
            { "op": "replace", "path": "/d/0/f", "value": 5 },
            { "op": "replace", "path": "/g~0", "value": {} },
            { "op": "replace", "path": "/h", "value": { "i": 2, "j": 3 } },
        ]);
        assert_eq!(told, expected);
        assert!(patch(&after, &after).is_empty());
        let longer = json!({ "d": [{ "e": 1 }, { "e": 2 }] });
        let whole = json!([{ "op": "replace", "path": "/d", "value": longer["d"] }]);
        assert_eq!(json!(patch(&json!({ "d": [{ "e": 1 }] }), &longer)), whole);
    }
}
