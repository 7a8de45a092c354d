// The pictures of the lessons that the page shows while the program is downloaded. The program that was just built draws them, as a
// worker without a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

// A larger picture would hold up the program.
const MAX_GZIP = 12_000;

// Returns the names of the lessons that have a picture, and a map from the names of the files to their contents.
export async function drawPictures(program, examples, languages) {
  const scope = new EventTarget();
  let drawn;
  globalThis.DedicatedWorkerGlobalScope = class { static [Symbol.hasInstance] = (object) => object === globalThis; };
  globalThis.addEventListener = scope.addEventListener.bind(scope);
  globalThis.postMessage = (message) => { drawn = message.picture; };
  const { default: init } = await import(pathToFileURL(join(program, 'poda.js')));
  await init({ module_or_path: readFileSync(join(program, 'poda_bg.wasm')) });
  const names = readdirSync(examples, { recursive: true })
    .filter((path) => extname(path) === '.ron')
    .map((path) => basename(path, '.ron'))
    .sort();
  const lessons = [];
  const files = new Map();
  for (const name of names) {
    const pictures = languages.map((language) => {
      drawn = undefined;
      scope.dispatchEvent(new MessageEvent('picture', { data: `${name}.${language}` }));
      return [`lessons/${name}.${language}.svg`, drawn ?? ''];
    });
    if (pictures.every(([, svg]) => svg && gzipSync(svg).length <= MAX_GZIP)) {
      lessons.push(name);
      pictures.forEach(([file, svg]) => files.set(file, svg));
    }
  }
  if (lessons.length === 0) {
    throw new Error('The program has drawn no lesson.');
  }
  return { lessons, files };
}
