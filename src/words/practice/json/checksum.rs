//! The checksum of a report: CRC-32 over its canonical form.
//!
//! The canonical form is that of RFC 8785: the keys of every object sorted, no space between values, nothing in a string escaped
//! that need not be. So a report that a mail program or an editor has laid out anew is still the same, and any changed value is
//! not. All numbers of a report are whole, so that the rules of that RFC for fractions are not needed.
//!
//! CRC-32 finds every change within 32 bits that follow one another and all but one in four thousand million others. It protects
//! from accidents, such as a truncated file or an edited mark that was forgotten, **not** from forgery: a student who knows
//! this page computes the checksum of an edited report as well. No checksum without a secret prevents that.

use serde_json::Value;

/// The word before the eight digits.
const PREFIX: &str = "crc32:";

/// Returns the checksum of a value: `crc32:` and eight hexadecimal digits.
#[must_use]
pub(super) fn checksum(value: &Value) -> String {
    let mut text = String::new();
    write_canonical(value, &mut text);
    format!("{PREFIX}{:08x}", crc32fast::hash(text.as_bytes()))
}

fn write_canonical(value: &Value, text: &mut String) {
    let write_list = |text: &mut String, brackets: [char; 2], write_items: &mut dyn FnMut(&mut String)| {
        text.push(brackets[0]);
        write_items(text);
        text.push(brackets[1]);
    };
    match value {
        Value::Array(items) => write_list(text, ['[', ']'], &mut |text| {
            for (index, item) in items.iter().enumerate() {
                text.push_str(if index == 0 { "" } else { "," });
                write_canonical(item, text);
            }
        }),
        Value::Object(fields) => {
            // The map may keep the order of insertion, if another crate asks serde_json for that.
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by(|(one, _), (other, _)| one.encode_utf16().cmp(other.encode_utf16()));
            write_list(text, ['{', '}'], &mut |text| {
                for (index, (key, item)) in fields.iter().enumerate() {
                    text.push_str(if index == 0 { "" } else { "," });
                    text.push_str(&Value::from(key.as_str()).to_string());
                    text.push(':');
                    write_canonical(item, text);
                }
            });
        }
        scalar => text.push_str(&scalar.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The check value of the algorithm is that of the digits from 1 to 9.
    #[test]
    fn the_checksum_is_the_usual_crc_32() {
        assert_eq!(crc32fast::hash(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn the_canonical_form_is_sorted_and_without_space() {
        let mut text = String::new();
        write_canonical(&json!({"b": [1, null, true], "a": {"é\n\u{1}": "\"/\\≤"}, "": -2}), &mut text);
        assert_eq!(text, "{\"\":-2,\"a\":{\"é\\n\\u0001\":\"\\\"/\\\\≤\"},\"b\":[1,null,true]}");
    }
}
