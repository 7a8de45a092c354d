// The program in Node.js, as a worker without a browser: for what helps to build the page.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readMessages } from './locales.mjs';

const [LOCALES, EXAMPLES] = ['assets/locales', 'examples'].map((folder) => fileURLToPath(new URL(`../${folder}`, import.meta.url)));

// Starts the program of a folder. Returns its exports and a function that sends it an event, and waits for the message that answers it if
// there is one.
export async function loadWithoutWindow(folder, wasm) {
  const scope = new EventTarget();
  let heard = () => {};
  globalThis.DedicatedWorkerGlobalScope = class { static [Symbol.hasInstance] = (object) => object === globalThis; };
  const stored = new Map();
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => stored.set(key, text),
      removeItem: (key) => stored.delete(key),
      key: (index) => [...stored.keys()][index] ?? null,
      get length() { return stored.size; },
    },
  });
  const lessons = pathsOfLessons(EXAMPLES);
  globalThis.podaText = (file) => {
    const [, code, lesson] = /^messages\.(\w+)\.txt$|^lessons\/(.*)\.ron$/.exec(file);
    return code ? readMessages(LOCALES, code) : readFileSync(join(EXAMPLES, lessons.get(lesson)), 'utf8');
  };
  globalThis.addEventListener = scope.addEventListener.bind(scope);
  globalThis.postMessage = (message) => heard(message);
  const { default: init } = await import(pathToFileURL(join(folder, 'poda.js')));
  const exports = await init({ module_or_path: wasm });
  const ask = (kind, data, answer) => new Promise((resolve, reject) => {
    heard = (message) => {
      if ('failure' in message) {
        reject(new Error(`${kind} ${data}: ${message.failure}`));
      } else if (answer in message) {
        resolve(message[answer]);
      }
    };
    scope.dispatchEvent(new MessageEvent(kind, { data }));
    if (!answer) {
      resolve();
    }
  });
  return { exports, ask };
}

// Returns the paths of the files of examples, by the names of the lessons.
export const pathsOfLessons = (examples) => new Map(readdirSync(examples, { recursive: true })
  .filter((path) => extname(path) === '.ron')
  .map((path) => [basename(path, '.ron'), path])
  .sort());

export const namesOfLessons = (examples) => [...pathsOfLessons(examples).keys()];
