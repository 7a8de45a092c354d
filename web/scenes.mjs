// The steps of the lessons that the page shows while the program is downloaded: their sentences and pictures. The program that was just
// built draws them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadWithoutWindow, pathsOfLessons } from './without_window.mjs';

// More would hold up the program. What is left of a longer lesson is its beginning.
const MAX_GZIP = 14_000;

// Returns a script that hands steps over, and says whether a key leads from one to the next. Pictures that follow one another differ in few of
// their parts, so that each is a list of parts.
function script(scenes, isWalked) {
  const numbers = new Map();
  const numberOf = (part) => numbers.get(part) ?? numbers.set(part, numbers.size).get(part);
  const pictures = scenes.map(([, picture]) => picture.split(/(?=<)/).map(numberOf));
  const sentences = scenes.map(([sentence]) => sentence);
  return `podaScenes(${JSON.stringify({ isWalked, sentences, parts: [...numbers.keys()], pictures })});\n`;
}

function fitting(scenes, isWalked) {
  for (let count = scenes.length; count > 0; count = Math.floor(count / 2)) {
    const written = script(scenes.slice(0, count), isWalked);
    if (gzipSync(written).length <= MAX_GZIP) {
      return written;
    }
  }
  return undefined;
}

// Returns the names of the lessons that have pictures, and a map from the names of the files to their contents.
export async function drawScenes(program, examples, languages) {
  const { ask } = await loadWithoutWindow(program, readFileSync(join(program, 'poda_whole.wasm')));
  const lessons = [];
  const files = new Map();
  for (const [name, path] of pathsOfLessons(examples)) {
    // A lesson that says how it is read goes by nodes or asks first.
    const isWalked = !/^ {4}reading:/m.test(readFileSync(join(examples, path), 'utf8'));
    const scripts = [];
    for (const language of languages) {
      scripts.push([`lessons/${name}.${language}.js`, fitting(await ask('scenes', `${name}.${language}`, 'scenes'), isWalked)]);
    }
    if (scripts.every(([, written]) => written)) {
      lessons.push(name);
      scripts.forEach(([file, written]) => files.set(file, written));
    }
  }
  if (lessons.length === 0) {
    throw new Error('The program has drawn no lesson.');
  }
  return { lessons, files };
}
