#!/usr/bin/env node
// node web/pack.mjs PROGRAM DIST: makes the folder that is served, from the page beside this file and the folder
// PROGRAM, in which wasm-bindgen has left poda.js and web/split.mjs the two parts of the program. Fails if it has become too large.
//
// The program draws the steps of the lessons: see scenes.mjs. Everything but the page and the service worker goes into a folder named by a hash
// of the whole content.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contributors } from './contributors.mjs';
import { firstPart } from './profile.mjs';
import { readMessages, readSentences } from './locales.mjs';
import { drawScenes } from './scenes.mjs';
import { pathsOfLessons } from './without_window.mjs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const MB = 1_000_000;
// A page that is linked quickly is larger than the one that is published, by this factor at most.
const margin = Number(process.env.PODA_PAGE_MARGIN ?? 1);
const BUDGET = { raw: 6.1 * MB * margin, brotli: 1.93 * MB * margin };
// The first part of the program alone.
const FIRST_PART = { raw: 5 * MB * margin, brotli: 1.75 * MB * margin };
// A page compiles no larger file while everything else waits, as it may have to do with the rest.
const MOST_AT_ONCE = 8 * 1024 * 1024;

const web = dirname(fileURLToPath(import.meta.url));
const [program, dist] = process.argv.slice(2);
if (!dist) {
  console.error('Usage: node web/pack.mjs PROGRAM DIST');
  process.exit(2);
}

const sources = [
  [web, ['document.js', 'guest.js', 'manifest.webmanifest', 'now.js', 'page.js', 'rest.js', 'sentences.js', 'sleep.js', 'start.js', 'style.css', 'texts.js', 'worker.js']],
  [join(web, '../assets'), ['icon.png', 'icon.svg']],
  [program, ['poda.js', 'poda_bg.wasm', 'poda_rest.wasm']],
];
const files = new Map(sources.flatMap(([folder, names]) => names.map((name) => [name, readFileSync(join(folder, name))])));
// What wasm-bindgen has written knows of one part.
function replaceOnce(name, old, text) {
  const [before, after, more] = files.get(name).toString().split(old);
  if (after === undefined || more !== undefined) {
    throw new Error(`${name} does not have this once: ${old}`);
  }
  files.set(name, `${before}${text}${after}`);
}
replaceOnce('poda.js', '\n    wasm = instance.exports;\n', '\n    wasm = instance.exports;\n    begin(wasm);\n');
replaceOnce('poda.js', 'function __wbg_get_imports() {', 'function __wbg_get_imports() {\n    return withRest(ownImports());\n}\nfunction ownImports() {');
files.set('poda.js', `import { begin, withRest } from './rest.js';\n${files.get('poda.js')}`);
const locales = join(web, '../assets/locales');
const sentences = readSentences(locales);
for (const code of Object.keys(sentences)) {
  files.set(`messages.${code}.txt`, Buffer.from(readMessages(locales, code)));
}
const examples = join(web, '../examples');
const texts = Object.fromEntries([...pathsOfLessons(examples)].map(([name, path]) => [name, readFileSync(join(examples, path), 'utf8')]));
files.set('lessons.json', Buffer.from(JSON.stringify(texts)));
for (const name of ['sentences.js', 'start.js']) {
  files.set(name, files.get(name).toString().replace('{/* %sentences% */}', () => JSON.stringify(sentences)));
}
const { lessons, files: scenes } = await drawScenes(program, examples, Object.keys(sentences));
// Of a lesson, the page loads its pictures, and workers its text.
for (const [name, text] of Object.entries(texts)) {
  scenes.set(`lessons/${name}.ron`, text);
}
const templates = new Map(['index.html', 'sw.js'].map((name) => [name, readFileSync(join(web, name), 'utf8')]));

const hash = createHash('sha256');
for (const [name, content] of [...files, ...scenes, ...templates]) {
  hash.update(`\0${name}\0`).update(content);
}
const version = hash.digest('hex').slice(0, 16);

// The address at which the folder is served, where that is known: previews of links and notebooks need it.
const base = process.env.PODA_BASE ?? '';
if (/[\s#<>"'`\\]/.test(base)) {
  console.error(`PODA_BASE is no address: ${base}`);
  process.exit(2);
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, version, 'lessons'), { recursive: true });
for (const [name, content] of [...files, ...scenes]) {
  writeFileSync(join(dist, version, name), content);
}
for (const [name, template] of templates) {
  const text = template
    .replace(/.*"og:url".*\n/, base ? '$&' : '')
    .replaceAll('%version%', version)
    .replaceAll('%base%', base)
    .replaceAll('%lessons%', lessons.join(' '))
    .replaceAll('%bytes%', files.get('poda_bg.wasm').length)
    .replaceAll('%bytes-of-rest%', files.get('poda_rest.wasm').length)
    .replaceAll("'%files%'", [...files.keys()].map((file) => `'${file}'`).join(', '));
  writeFileSync(join(dist, name), text);
}

copyFileSync(join(web, '../assets/screenshot.png'), join(dist, 'preview.png'));
const module = readFileSync(join(web, '../python/poda.py'), 'utf8');
writeFileSync(join(dist, 'poda.py'), base ? module.replace(/^base = None$/m, `base = "${base}"`) : module);

// Beside each file is what it is compressed to, for servers that send such files and compress none themselves.
const sizes = new Map();
const COMPRESSED = /\.(?:css|html|js|json|ron|svg|txt|wasm|webmanifest)$/;
const roots = [...templates.keys()].map((name) => [name, name]);
const inFolder = [...files.keys(), ...scenes.keys()].map((name) => [name, join(version, name)]);
for (const [name, path] of [...roots, ...inFolder]) {
  const content = readFileSync(join(dist, path));
  const [gzip, brotli] = COMPRESSED.test(name) ? [
    gzipSync(content, { level: 9 }),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ] : [content, content];
  if (COMPRESSED.test(name)) {
    writeFileSync(join(dist, `${path}.gz`), gzip);
    writeFileSync(join(dist, `${path}.br`), brotli);
  }
  sizes.set(name, { name, raw: content.length, gzip: gzip.length, brotli: brotli.length });
}

// What is loaded before the first step. Of the lessons and of the languages, the page loads one: the largest counts.
const largest = (names) => names.reduce((one, other) => (sizes.get(one).raw < sizes.get(other).raw ? other : one));
const isOfALanguage = (name) => name.startsWith('messages.') && name.endsWith('.txt');
const names = [...files.keys()];
const rows = ['index.html', ...names.filter((name) => !isOfALanguage(name)), largest(names.filter(isOfALanguage)),
  largest([...scenes.keys()].filter((name) => name.endsWith('.js')))]
  .filter((name) => !['poda_rest.wasm', 'worker.js'].includes(name))
  .map((name) => sizes.get(name))
  .sort((a, b) => b.raw - a.raw);
const rest = sizes.get('poda_rest.wasm');
const total = { name: 'before the first step' };
for (const kind of ['raw', 'gzip', 'brotli']) {
  total[kind] = rows.reduce((sum, row) => sum + row[kind], 0);
}

console.log(`${'bytes'.padEnd(24)}${['raw', 'gzip', 'brotli'].map((kind) => kind.padStart(12)).join('')}`);
for (const row of [...rows, total, rest]) {
  console.log(row.name.padEnd(24) + ['raw', 'gzip', 'brotli'].map((kind) => row[kind].toLocaleString('en').padStart(12)).join(''));
}
console.log(`version ${version} in ${dist}`);

const exceeded = [[total, BUDGET], [sizes.get('poda_bg.wasm'), FIRST_PART]].flatMap(([sizes, budget]) => Object.entries(budget)
  .filter(([kind, most]) => sizes[kind] > most)
  .map(([kind, most]) => `${sizes.name}: ${(sizes[kind] / MB).toFixed(2)} MB ${kind}, of ${most / MB} MB at most.`));
for (const text of exceeded) {
  console.error(`Too large: ${text}`);
  process.exitCode = 1;
}
if (rest.raw > MOST_AT_ONCE) {
  console.error(`Too large: poda_rest.wasm, of ${MOST_AT_ONCE} bytes at most.`);
  process.exitCode = 1;
}
if (exceeded.length > 0) {
  console.error('Most of the code of its first part, in MB, is of');
  for (const [crate, bytes] of contributors(firstPart(program)).slice(0, 10)) {
    console.error(`  ${crate.padEnd(24)}${(bytes / MB).toFixed(2).padStart(6)}`);
  }
}
