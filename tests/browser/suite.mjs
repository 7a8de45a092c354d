// What all tests share: the browsers, the server of web/dist, the program for the desktop beside them, and what a test is.

import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as chromium from './chromium.mjs';
import * as firefox from './firefox.mjs';
import { Server } from './server.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const dist = process.env.PODA_WEB_DIST ?? join(root, 'web/dist');

export const desktop = process.env.PODA ?? join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/poda');
const lacks = !existsSync(dist) ? `${dist} is missing: run web/build.sh`
  : !existsSync(desktop) ? `${desktop} is missing: run cargo build --release` : undefined;

// A browser, once a test needs it, or why there is none. PODA_ONLY_BROWSER names the only one to be used: then two runs can share a machine.
const only = process.env.PODA_ONLY_BROWSER;
const browsers = [
  // The pages of the tests are closed before most of their code has paid for a second compilation.
  ['Chromium', chromium.findBrowser(), (command) => new chromium.Browser(command, ['--js-flags=--wasm-tiering-budget=100000000'])],
  ['Firefox', firefox.findFirefox(), (command) => new firefox.Browser(command)],
].filter(([name]) => !only || name === only).map(([name, command, start]) => ({
  name, command, start, running: undefined, missing: lacks ?? (command ? undefined : `there is no ${name} here`),
}));
const missing = browsers.length === 0 ? `there is no browser named ${only}` : browsers.find(({ missing }) => missing)?.missing;

if (missing && process.env.PODA_REQUIRE_BROWSER) {
  console.error(`The tests in a browser cannot run: ${missing}.`);
  process.exit(1);
}

after(() => Promise.all(browsers.map(({ running }) => running?.close())));

// A test in Chromium, with a server, and with pages of which none knows what was stored by another test. At its end, no page may
// have met an error. A test takes expected errors out of `page.errors`.
export const claim = (name, run) => claimIn('Chromium', name, run);

// The same in every browser: `page` is driven by what all drivers have.
export function claimAnywhere(name, run) {
  claim(name, run);
  claimIn('Firefox', `${name} (Firefox)`, run);
}

function claimIn(browser, name, run) {
  const kept = browsers.find((each) => each.name === browser);
  if (!kept) return;
  async function attempt() {
    const server = await new Server(dist).start();
    kept.running ??= kept.start(kept.command);
    const context = await kept.running.newContext();
    const pages = [];
    const open = async (options) => {
      const page = await context.open(options);
      pages.push(page);
      return page;
    };
    const openPoda = async (fragment = '', options = {}) => {
      const page = await open(options);
      await page.goto(server.base + fragment);
      await isReady(page);
      return page;
    };
    try {
      await run({ server, open, openPoda, browser: kept.name });
      for (const page of pages) {
        assert.deepEqual(page.errors, [], 'errors in the browser');
      }
    } finally {
      await context.close().catch(() => {});
      await server.stop();
    }
  }
  test(name, { skip: kept.missing, timeout: 600_000 }, async (told) => {
    try {
      await attempt();
    } catch (error) {
      // A machine may be too slow for once, or a browser hang. What fails in a browser of its own, too, is a fault.
      told.diagnostic(`tried again, after: ${error.message}`);
      await kept.running?.close().catch(() => {});
      kept.running = undefined;
      await attempt();
    }
  });
}

// ------------------------------------------------------------------------------------------- what a page shows and is told

// For pages of which only the words count: these are the same at any size, and what is drawn without a graphics card costs half.
export const SMALL = { width: 480, height: 360 };

export async function isReady(page) {
  await page.until('document.getElementById("loading")?.hidden && document.getElementById("caption").textContent', 'the first frame');
}

export const caption = (page) => page.evaluate('document.getElementById("caption").textContent');

// Waits until the sentence that is read aloud is this one.
export async function shows(page, sentence, what = '') {
  const text = JSON.stringify(sentence);
  await page.until(`document.getElementById('caption').textContent === ${text}`, `${what} ${text}`);
}

// The same where two searches are shown, each with a line of its own that begins with its name.
export async function tells(page, sentence, what = '') {
  const text = JSON.stringify(sentence);
  const isLine = `(line) => line === ${text} || line.endsWith(': ' + ${text})`;
  await page.until(`document.getElementById('caption').textContent.split('\\n').some(${isLine})`, `${what} ${text}`);
}

// Follows a link in an open page.
export async function follow(page, fragment) {
  await page.evaluate(`location.hash = ${JSON.stringify(fragment)}; 0`);
  // The program reads the address with its next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))');
}

// Returns the fragment of the page's address when it names this step.
export async function addressAtStep(page, step) {
  return page.until(
    `(/[#&]step=${step}(&|$)/.test(location.hash) || (${step} === 0 && !/[#&]step=/.test(location.hash))) && location.hash`,
    `step ${step} in the address`,
  );
}

// Returns the name of the folder in which a version of the page lies.
export const versionIn = (folder) => readdirSync(folder).find((name) => /^[0-9a-f]{16}$/.test(name));

// -------------------------------------------------------------------------------------------- what the desktop's program says

export const lessons = readdirSync(join(root, 'examples'), { recursive: true })
  .filter((path) => path.endsWith('.ron') && !path.startsWith('lectures'))
  .map((path) => basename(path, '.ron'))
  .sort();

const traces = new Map();

// Returns the sentence of each step from 1, by step; of a file, a lesson or a link. At the first step of a later pass the
// window says the line of the pass first, as trace does.
export function captions(document, language) {
  const key = `${language} ${document}`;
  if (!traces.has(key)) {
    const sentences = [];
    for (const { step, caption } of trace(document, language, '--json').map((line) => JSON.parse(line))) {
      if (caption !== undefined) {
        sentences[step] = caption;
      }
    }
    const lines = trace(document, language).map((line) => /^(\d+) +(.*)$/.exec(line)?.slice(1)).filter(Boolean);
    for (const [index, [step, sentence]] of lines.entries()) {
      const next = Number(step) + 1;
      // Behind the last step stands the result.
      if (step !== '0' && step === lines[index - 1]?.[0] && next < sentences.length) {
        sentences[next] = `${sentence} ${sentences[next]}`;
      }
    }
    traces.set(key, sentences);
  }
  return traces.get(key);
}

function trace(document, language, ...flags) {
  const options = { encoding: 'utf8', maxBuffer: 1 << 30 };
  return execFileSync(desktop, ['trace', ...flags, '--lang', language, document], options).trimEnd().split('\n');
}

// Returns the fragment that holds a document.
export function link(document, ...flags) {
  const line = execFileSync(desktop, ['link', document, ...flags], { encoding: 'utf8' }).trim();
  return line.slice(line.indexOf('#'));
}

// Returns whether the program for the desktop opens a link.
export function isLink(fragment) {
  return spawnSync(desktop, ['link', fragment], { stdio: 'ignore' }).status === 0;
}

// ---------------------------------------------------------------------------------------------------------------- chance

// Returns a function that draws whole numbers below its argument, the same ones for the same seed (Vigna's SplitMix64).
export function chance(seed) {
  let state = BigInt(seed);
  const mask = (1n << 64n) - 1n;
  return (below) => {
    state = (state + 0x9E3779B97F4A7C15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xBF58476D1CE4E5B9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94D049BB133111EBn) & mask;
    return Number((z ^ (z >> 31n)) % BigInt(below));
  };
}
