// The part of the program that is downloaded after the first. The first part consists of the functions that readers of lessons need at
// once: see split.mjs. It calls the others through a table, in which this file stands for each of them until they are there.
//
// web/pack.mjs lets poda.js use this file, on the page and in workers.

import { downloadNow } from './now.js';

// The exports of the first part, and among them the table.
let first;
let functions;
// What has been compiled of the rest.
let compiled;

function becomeWhole() {
  globalThis.podaIsWhole = true;
  // Later: the program may be in the middle of something.
  setTimeout(() => globalThis.document?.dispatchEvent(new Event('poda-whole')));
}

// Stands for the functions of the rest. The first that is called downloads them all while everything else waits.
const standIns = new Proxy({}, {
  get: (_, index) => (...values) => {
    if (!globalThis.podaIsWhole) {
      compiled ??= new WebAssembly.Module(downloadNow(new URL('poda_rest.wasm', import.meta.url)));
      new WebAssembly.Instance(compiled, { first });
      becomeWhole();
    }
    return functions.get(Number(index))(...values);
  },
});

// Returns the imports of the first part: what is not of wasm-bindgen stands for the rest.
export const withRest = (imports) => new Proxy(imports, { get: (own, name) => own[name] ?? standIns });

// The first part has been started.
export function begin(exports) {
  first = exports;
  functions = Object.values(exports).find((item) => item instanceof WebAssembly.Table);
}

// Adds the rest when it has been compiled.
export async function add(module) {
  compiled = await module;
  if (!globalThis.podaIsWhole) {
    await WebAssembly.instantiate(compiled, { first });
    becomeWhole();
  }
}
