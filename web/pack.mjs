#!/usr/bin/env node
// node web/pack.mjs PROGRAM DIST [STAMP]: makes the folder that is served, from the page beside this file and the folder
// PROGRAM, in which wasm-bindgen has left poda.js and poda_bg.wasm. Fails if it has become too large.
//
// The program draws the pictures of the lessons: see pictures.mjs. Everything but the page and the service worker goes into a folder named by a hash of the whole content, and of STAMP,
// by which tests make a second version.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPictures } from './pictures.mjs';
import { readSentences } from './locales.mjs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const MB = 1_000_000;
// A page that is linked quickly is larger than the one that is published, by this factor at most.
const margin = Number(process.env.PODA_PAGE_MARGIN ?? 1);
const BUDGET = { raw: 10.1 * MB * margin, brotli: 3.25 * MB * margin };

const web = dirname(fileURLToPath(import.meta.url));
const [program, dist, stamp = ''] = process.argv.slice(2);
if (!dist) {
  console.error('Usage: node web/pack.mjs PROGRAM DIST [STAMP]');
  process.exit(2);
}

const sources = [
  [web, ['document.js', 'guest.js', 'manifest.webmanifest', 'page.js', 'sentences.js', 'start.js', 'style.css', 'worker.js']],
  [join(web, '../assets'), ['icon.png', 'icon.svg']],
  [program, ['poda.js', 'poda_bg.wasm']],
];
const files = new Map(sources.flatMap(([folder, names]) => names.map((name) => [name, readFileSync(join(folder, name))])));
const sentences = readSentences(join(web, '../assets/locales'));
for (const name of ['sentences.js', 'start.js']) {
  files.set(name, files.get(name).toString().replace('{/* %sentences% */}', () => JSON.stringify(sentences)));
}
const { lessons, files: pictures } = await drawPictures(program, join(web, '../examples'), Object.keys(sentences));
const templates = new Map(['index.html', 'sw.js'].map((name) => [name, readFileSync(join(web, name), 'utf8')]));

const hash = createHash('sha256').update(stamp);
for (const [name, content] of [...files, ...pictures, ...templates]) {
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
for (const [name, content] of [...files, ...pictures]) {
  writeFileSync(join(dist, version, name), content);
}
for (const [name, template] of templates) {
  const text = template
    .replace(/.*"og:url".*\n/, base ? '$&' : '')
    .replaceAll('%version%', version)
    .replaceAll('%base%', base)
    .replaceAll('%lessons%', lessons.join(' '))
    .replaceAll('%bytes%', files.get('poda_bg.wasm').length)
    .replaceAll("'%files%'", [...files.keys()].map((file) => `'${file}'`).join(', '));
  writeFileSync(join(dist, name), text);
}

copyFileSync(join(web, '../assets/screenshot.png'), join(dist, 'preview.png'));
const module = readFileSync(join(web, '../python/poda.py'), 'utf8');
writeFileSync(join(dist, 'poda.py'), base ? module.replace(/^base = None$/m, `base = "${base}"`) : module);

// A second version for a test has the size of the first.
if (stamp) {
  process.exit();
}

// Of the pictures, the page loads one: the largest counts.
const largest = [...pictures].reduce((one, other) => (one[1].length < other[1].length ? other : one));
const page = [['index.html', readFileSync(join(dist, 'index.html'))], ...files, largest];
const loaded = page.map(([name, content]) => [name, Buffer.from(content)]).filter(([name]) => name !== 'worker.js');
const brotli = (content) => brotliCompressSync(content, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
}).length;
const rows = loaded
  .map(([name, content]) => ({ name, raw: content.length, gzip: gzipSync(content, { level: 9 }).length, brotli: brotli(content) }))
  .sort((a, b) => b.raw - a.raw);
const total = { name: 'all that is loaded' };
for (const kind of ['raw', 'gzip', 'brotli']) {
  total[kind] = rows.reduce((sum, row) => sum + row[kind], 0);
}

console.log(`${'bytes'.padEnd(24)}${['raw', 'gzip', 'brotli'].map((kind) => kind.padStart(12)).join('')}`);
for (const row of [...rows, total]) {
  console.log(row.name.padEnd(24) + ['raw', 'gzip', 'brotli'].map((kind) => row[kind].toLocaleString('en').padStart(12)).join(''));
}
console.log(`version ${version} in ${dist}`);

for (const [kind, most] of Object.entries(BUDGET)) {
  if (total[kind] > most) {
    console.error(`Too large: ${(total[kind] / MB).toFixed(2)} MB ${kind}, of ${most / MB} MB at most.`);
    process.exitCode = 1;
  }
}
