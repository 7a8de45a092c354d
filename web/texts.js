// The texts of the program: each language and each lesson is a file, and most readers need one of each. The program asks for them in the page
// and in workers.

import { downloadNow } from './now.js';

const addressOf = (file) => new URL(file, import.meta.url);
const texts = new Map();

async function download(file) {
  const response = await fetch(addressOf(file));
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response;
}

// Downloads a text before the program asks for it.
export async function prepareText(file) {
  texts.set(file, await (await download(file)).text());
}

// Downloads the texts of all lessons, which are in one file, too.
export async function prepareLessons() {
  for (const [name, text] of Object.entries(await (await download('lessons.json')).json())) {
    texts.set(`lessons/${name}.ron`, text);
  }
}

globalThis.podaText = (file) => {
  if (!texts.has(file)) {
    texts.set(file, new TextDecoder().decode(downloadNow(addressOf(file))));
  }
  return texts.get(file);
};
