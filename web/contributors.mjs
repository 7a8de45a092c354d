// What the code of the program consists of, by crate: for a page that has become too large.

// Reads unsigned numbers of variable length, and what they count.
class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    Object.assign(this, { bytes, at, end });
  }

  number() {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.at++];
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) {
        return value;
      }
      factor *= 0x80;
    }
  }

  part() {
    const length = this.number();
    const part = new Reader(this.bytes, this.at, this.at + length);
    this.at += length;
    return part;
  }

  text() {
    const { at, end } = this.part();
    return new TextDecoder().decode(this.bytes.subarray(at, end));
  }

  *list(read) {
    for (let left = this.number(); left > 0; left -= 1) {
      yield read();
    }
  }
}

// The sections of a program, by their numbers; custom ones by their names.
function sectionsOf(program) {
  const sections = new Map();
  const reader = new Reader(program, 8);
  while (reader.at < reader.end) {
    const id = reader.bytes[reader.at++];
    const section = reader.part();
    sections.set(id === 0 ? section.text() : id, section);
  }
  return sections;
}

// The number of functions that are imported: they come before those of the program. What else is imported is not counted.
function importedFunctions(section) {
  let count = 0;
  for (const kind of section?.list(() => {
    section.text();
    section.text();
    const kind = section.bytes[section.at++];
    if (kind === 1) {
      section.at += 1;
    }
    if (kind === 1 || kind === 2) {
      const hasMaximum = section.bytes[section.at++] & 1;
      section.number();
      if (hasMaximum) {
        section.number();
      }
    } else if (kind === 3) {
      section.at += 2;
    } else {
      section.number();
    }
    return kind;
  }) ?? []) {
    count += kind === 0;
  }
  return count;
}

function functionNames(section) {
  const names = new Map();
  while (section && section.at < section.end) {
    const kind = section.bytes[section.at++];
    const part = section.part();
    if (kind === 1) {
      [...part.list(() => names.set(part.number(), part.text()))];
    }
  }
  return names;
}

// The crate that the code of a function is of: for `<a::B as c::D<e::F>>::g` that is `a`, and generic code of the standard library is its own.
const crateOf = (name) => /([A-Za-z_]\w*)(?:\[[0-9a-f]+\])?::/.exec(name)?.[1] ?? 'without a name';

// Returns the functions of a program that has their names, in order: names, and bytes of code.
export function functionsOf(program) {
  const sections = sectionsOf(program);
  const names = functionNames(sections.get('name'));
  const code = sections.get(10);
  const imported = importedFunctions(sections.get(2));
  return [...code.list(() => code.part())].map(({ at, end }, index) => ({ name: names.get(imported + index) ?? '', size: end - at }));
}

// Returns pairs of a crate and the bytes of the code that functions have of it, the largest first.
export function contributors(functions) {
  const sizes = new Map();
  for (const { name, size } of functions) {
    sizes.set(crateOf(name), (sizes.get(crateOf(name)) ?? 0) + size);
  }
  return [...sizes].sort(([, one], [, other]) => other - one);
}
