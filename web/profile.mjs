// Which functions of the program are in the part that is downloaded first. wasm-split reads this from a file: eight bytes by which it knows the
// program again, and four for each function, which are 0 if it goes into the rest.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsOf } from './contributors.mjs';

const HEAD = 8;
const ENTRY = 4;

// Returns the functions of the program, and whether each is chosen by a profile.
export function chosenBy(profile, whole) {
  const functions = functionsOf(whole);
  if (profile.length !== HEAD + ENTRY * functions.length) {
    throw new Error(`The profile is of ${(profile.length - HEAD) / ENTRY} functions, and the program has ${functions.length}.`);
  }
  return functions.map((chosen, index) => ({ ...chosen, isFirst: profile.readUInt32LE(HEAD + ENTRY * index) > 0 }));
}

export const choose = (profile, index) => profile.writeUInt32LE(1, HEAD + ENTRY * index);

export const firstPart = (program) => chosenBy(readFileSync(join(program, 'poda.profile')), readFileSync(join(program, 'poda_whole.wasm')))
  .filter(({ isFirst }) => isFirst);
