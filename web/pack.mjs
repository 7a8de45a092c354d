#!/usr/bin/env node
// node web/pack.mjs PROGRAM DIST [STAMP]: makes the folder that is served, from the page beside this file and the folder
// PROGRAM, in which wasm-bindgen has left poda.js and poda_bg.wasm. Fails if it has become too large.
//
// Everything but the page and the service worker goes into a folder named by a hash of the whole content, and of STAMP,
// by which tests make a second version.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const MB = 1_000_000;
const BUDGET = { raw: 9 * MB, brotli: 3 * MB };

const web = dirname(fileURLToPath(import.meta.url));
const [program, dist, stamp = ''] = process.argv.slice(2);
if (!dist) {
  console.error('Usage: node web/pack.mjs PROGRAM DIST [STAMP]');
  process.exit(2);
}

const sources = [
  [web, ['document.js', 'manifest.webmanifest', 'page.js', 'sentences.js', 'start.js', 'style.css', 'worker.js']],
  [join(web, '../assets'), ['icon.png', 'icon.svg']],
  [program, ['poda.js', 'poda_bg.wasm']],
];
const files = new Map(sources.flatMap(([folder, names]) => names.map((name) => [name, readFileSync(join(folder, name))])));
const templates = new Map(['index.html', 'sw.js'].map((name) => [name, readFileSync(join(web, name), 'utf8')]));

const hash = createHash('sha256').update(stamp);
for (const [name, content] of [...files, ...templates]) {
  hash.update(`\0${name}\0`).update(content);
}
const version = hash.digest('hex').slice(0, 16);

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, version), { recursive: true });
for (const [name, content] of files) {
  writeFileSync(join(dist, version, name), content);
}
for (const [name, template] of templates) {
  const text = template
    .replaceAll('%version%', version)
    .replaceAll('%bytes%', files.get('poda_bg.wasm').length)
    .replaceAll("'%files%'", [...files.keys()].map((file) => `'${file}'`).join(', '));
  writeFileSync(join(dist, name), text);
}

// A second version for a test has the size of the first.
if (stamp) {
  process.exit();
}

const loaded = [['index.html', readFileSync(join(dist, 'index.html'))], ...files].filter(([name]) => name !== 'worker.js');
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
