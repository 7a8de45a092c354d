#!/usr/bin/env node
// node web/split.mjs PROGRAM WASM_SPLIT FLAG…: splits the program into the part that is downloaded first and the rest, by Binaryen's
// wasm-split. PROGRAM is the folder in which wasm-bindgen has left poda.js and poda_bg.wasm with the names of its functions; it will
// have poda_rest.wasm as well, and poda_whole.wasm, the program as it was.
//
// The first part consists of the functions that are called while an instance of the program does with every lesson what its readers do
// first (src/ui/start/first_reading.rs), of all that only a browser calls, and of the small functions that those call. See rest.js for what happens
// if another one is called before the rest is there.

import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choose, chosenBy } from './profile.mjs';
import { loadWithoutWindow, namesOfLessons } from './without_window.mjs';

// What only a browser calls, by parts of names: its crates and modules, what egui has for them, and what the standard library does for both.
const OF_A_BROWSER = [
  /\b(?:eframe|egui_glow|glow|web_sys|js_sys|wasm_bindgen|wasm_bindgen_futures|poda_platform|poda_ui(?:\[\w+\])?::start)\b/,
  /^<*(?:egui(?:\[\w+\])?::(?:os|data|context)|epaint(?:\[\w+\])?::text::glyph_rasterizer)::/,
  /^<*(?:alloc|core|hashbrown|smallvec|std)\b.*\b(?:egui|epaint)\b/,
  /^<str\b|(?:^<*| as )core(?:\[\w+\])?::str::|^<*std(?:\[\w+\])?::(?:hash::random|panicking|thread::local::LocalKey<core(?:\[\w+\])?::cell::Cell<)|RandomState>::new\b/,
  /^<*alloc(?:\[\w+\])?::collections::btree::map::\w+<[^>]*String\b|\[u8; \d+usize\]|::(?:dec2flt|float::conv)::|^<*hashbrown\b[^<]*<\(?alloc(?:\[\w+\])?::string::String, \(\)|\bVec<poda_window\b.*Drop>::drop$/,
  /^core(?:\[\w+\])?::ptr::drop_in_place::<poda_\w+(?:\[\w+\])?::(?:history|open_document|other_lane|document|documents::loaded_document)::/,
  // What a screen reader asks for, as JSON.
  /\bserde(?:_core)?(?:\[\w+\])?::private::(?:de::)?content::|\bStrRead\b|::AccessibleTrees>::/,
  // What a frame shows in a page of a course.
  /embedded|tree_and_caption_ui|stored::drafts::OtherDraft>>::clear|::practice::room::|::lectern::notes::|Requests>::extend::|Option<poda_window/,
  /\begui(?:\[\w+\])?::containers::(?:panel|frame)::/,
  // Those that the optimizer has made of several have no name.
  /^(?:main|mem\w+|__\w+|\d*)$/,
];

// What a browser calls only after something that readers do not do first: jobs in the background, and the presenter view.
const OF_A_PRESS = /\bBackgroundWork>::start::<|::ComparisonJob\b|\bshow_viewport_deferred\b/;

// To stand for a function in the rest takes as many bytes as such a function.
const SMALL = 30;

// Functions that do the same for different types are one, which has the name of any of them. What a function calls is of these if it is no
// longer than this, in bytes, or of the standard library.
const SHORT = 400;
const OF_THE_STANDARD_LIBRARY = /^<*(?:alloc|compiler_builtins|core|dlmalloc|hashbrown|smallvec|std)\b/;

const [program, wasmSplit, ...flags] = process.argv.slice(2);
if (!wasmSplit) {
  console.error('Usage: node web/split.mjs PROGRAM WASM_SPLIT FLAG…');
  process.exit(2);
}
const web = dirname(fileURLToPath(import.meta.url));
const file = (name) => join(program, name);
const split = (...rest) => execFileSync(wasmSplit, [...flags, ...rest], { stdio: 'inherit' });

// Returns which functions were called, in the order of the program, as wasm-split wants to be told: a hash of the program, and a number for each
// function, which is 0 if it was not called.
async function profile() {
  split('--instrument', file('poda_whole.wasm'), '-o', file('poda_counted.wasm'));
  const { exports, ask } = await loadWithoutWindow(program, readFileSync(file('poda_counted.wasm')));
  const languages = ['en', 'es', 'pt'];
  for (const [number, name] of namesOfLessons(join(web, '../examples')).entries()) {
    await ask('reading', `${name}.${languages[number % languages.length]}`, 'read');
  }
  const room = exports.memory.grow(16) * 65_536;
  const length = exports.__write_profile(room, 16 * 65_536);
  return Buffer.from(exports.memory.buffer.slice(room, room + length));
}

// Returns the functions that each function calls by their names, without those that it finds in a table.
function calledBy() {
  const options = { maxBuffer: 1 << 28, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  const graph = execFileSync(wasmSplit.replace(/wasm-split$/, 'wasm-opt'), [...flags, '--print-call-graph', file('poda_whole.wasm')], options);
  const calls = new Map();
  for (const [, caller, called] of graph.matchAll(/^ *"(.*)" -> "(.*)"; \/\/ call$/gm)) {
    const [from, to] = [caller, called].map((name) => name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))));
    calls.set(from, (calls.get(from) ?? new Set()).add(to));
  }
  return calls;
}

// Returns the functions of a browser, and of those that they call and that were not called, what others of the program may share.
function ofABrowser(functions) {
  const calls = calledBy();
  const byName = new Map(functions.map((each) => [each.name, each]));
  const found = new Set(functions.filter(({ name }) => OF_A_BROWSER.some((part) => part.test(name)) && !OF_A_PRESS.test(name)));
  for (const { name } of found) {
    for (const called of [...calls.get(name) ?? []].map((other) => byName.get(other))) {
      if (called && !called.isFirst && (called.size <= SHORT || OF_THE_STANDARD_LIBRARY.test(called.name))) {
        found.add(called);
      }
    }
  }
  return found;
}

copyFileSync(file('poda_bg.wasm'), file('poda_whole.wasm'));
const whole = readFileSync(file('poda_whole.wasm'));
const called = await profile();
const bytes = { called: 0, kept: 0, rest: 0 };
const functions = chosenBy(called, whole);
const kept = ofABrowser(functions);
functions.forEach((each, index) => {
  const { size, isFirst } = each;
  if (isFirst) {
    bytes.called += size;
  } else if (size <= SMALL || kept.has(each)) {
    bytes.kept += size;
    choose(called, index);
  } else {
    bytes.rest += size;
  }
});
writeFileSync(file('poda.profile'), called);
split('--split', '--profile', file('poda.profile'), '--export-prefix=%', '--placeholder-namespace=rest', '--import-namespace=first',
  file('poda_whole.wasm'), '-o1', file('poda_bg.wasm'), '-o2', file('poda_rest.wasm'));
rmSync(file('poda_counted.wasm'));
for (const [kind, count] of Object.entries(bytes)) {
  console.log(`${kind.padEnd(8)}${(count / 1e6).toFixed(2).padStart(6)} MB of code`);
}
// What runs in the background may still wait for a timer.
process.exit();
