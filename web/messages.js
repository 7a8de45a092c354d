// The messages of the program: each language is a file, and most readers need one. The program asks for them in the page and in workers.

import { downloadNow } from './now.js';

const addressOf = (code) => new URL(`messages.${code}.txt`, import.meta.url);
const texts = new Map();

// Downloads the messages of a language before the program asks for them.
export async function prepareMessages(code) {
  const response = await fetch(addressOf(code));
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  texts.set(code, await response.text());
}

globalThis.podaMessages = (code) => {
  if (!texts.has(code)) {
    texts.set(code, new TextDecoder().decode(downloadNow(addressOf(code))));
  }
  return texts.get(code);
};
