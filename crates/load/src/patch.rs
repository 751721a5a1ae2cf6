//! Applies a patch to a document (RFC 6902, as far as a server uses it).

use serde_json::Value;

/// Applies a patch.
///
/// # Errors
/// The patch does not fit the document, which may be partly changed.
pub(crate) fn apply(document: &mut Value, patch: &Value) -> Result<(), String> {
    let changes = patch.as_array().ok_or("a patch is no list")?;
    changes.iter().try_for_each(|change| {
        one(document, change).ok_or_else(|| format!("a change does not fit: {change}"))
    })
}

/// An added member must be new; a replaced or removed one must exist.
fn one(document: &mut Value, change: &Value) -> Option<()> {
    let (above, name) = change["path"].as_str()?.rsplit_once('/')?;
    let name = name.replace("~1", "/").replace("~0", "~");
    let value = change.get("value").cloned();
    match (change["op"].as_str()?, document.pointer_mut(above)?) {
        ("add", Value::Object(members)) => members.insert(name, value?).is_none().then_some(()),
        ("remove", Value::Object(members)) => members.shift_remove(&name).map(drop),
        ("replace", Value::Object(members)) => {
            *members.get_mut(&name)? = value?;
            Some(())
        }
        ("replace", Value::Array(items)) => {
            *items.get_mut(name.parse::<usize>().ok()?)? = value?;
            Some(())
        }
        _ => None,
    }
}
