// The messages of all languages: what the page says before the program has started, from the files page.ftl, and what the program says.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MESSAGE = /^page-([a-z-]+) = (.+)$/;

// Returns the messages of each language by its code, English first. What a language lacks is that of English.
export function readSentences(locales) {
  const read = (code) => {
    const lines = readFileSync(join(locales, code, 'page.ftl'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
    return Object.fromEntries(lines.map((line) => {
      const [, key, text] = MESSAGE.exec(line) ?? [];
      if (!key) {
        throw new Error(`${code}/page.ftl: a message is one line, not “${line}”.`);
      }
      return [key, text];
    }));
  };
  const english = read('en');
  const others = readdirSync(locales).filter((code) => code !== 'en' && existsSync(join(locales, code, 'page.ftl'))).sort();
  return Object.fromEntries([['en', english], ...others.map((code) => [code, { ...english, ...read(code) }])]);
}

// Returns the messages of the program in a language, without those of the page and the rules of the language.
export const readMessages = (locales, code) => readdirSync(join(locales, code))
  .filter((name) => name.endsWith('.ftl') && name !== 'page.ftl' && name !== 'language.ftl')
  .sort()
  .map((name) => readFileSync(join(locales, code, name), 'utf8'))
  .join('\n');
