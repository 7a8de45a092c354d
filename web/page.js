// Loads the program, shows how far that is, and says so where it is not possible. The program itself then draws on the
// canvas; the page hears of it by two events on the document: `poda-ready` when the first frame has been drawn, and
// `poda-failed`, whose detail is a message, when it has stopped.

import { prepare } from './document.js';
import { isGuest, loadWhenSeen, recoverContext, waitForClickBeforeFocus } from './guest.js';
import { chooseLanguage, otherLanguages, sentencesIn } from './sentences.js';

const element = (id) => document.getElementById(id);
const progress = element('progress');

const language = chooseLanguage(location.hash, navigator.languages ?? []);
const sentences = sentencesIn(language);

// The folder that this file lies in. Its name is the version.
const folder = new URL('.', import.meta.url);

// ------------------------------------------------------------------------------------------------------- what is shown

// Shows the first failure; those that follow from it tell less.
function showFailure(name, details = '') {
  clearTimeout(patience);
  element('loading').hidden = true;
  if (!element('failure').hidden && element('failure').dataset.name !== 'stalled') {
    return;
  }
  element('failure').hidden = false;
  element('failure').dataset.name = name;
  element('failure-text').textContent = sentences[name];
  element('failure-details').textContent = details;
  element('reload').textContent = sentences.reload;
  element('reload').onclick = () => location.reload();
  // A document that stops the program would do so again.
  element('first-lesson').hidden = name !== 'failed';
  element('first-lesson').textContent = sentences['first-lesson'];
  element('first-lesson').onclick = () => {
    location.hash = 'lesson=first-tree';
    location.reload();
  };
  element('reload').focus();
}

// Waits for the next part of the program, and says so where none comes.
let patience;
function waitForMore() {
  clearTimeout(patience);
  patience = setTimeout(() => showFailure('stalled'), 10_000);
  if (element('failure').dataset.name === 'stalled') {
    delete element('failure').dataset.name;
    element('failure').hidden = true;
    element('loading').hidden = false;
  }
}

// Whether a service worker serves the page from what it has kept. A frame without an origin may not even ask.
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

// Shows the beginning of the lesson in the link. On a later visit the program is there as soon as the picture.
function showFirstPicture() {
  const picture = element('first-picture');
  const lesson = /(?:^#|&)lesson=([\w-]+)(?:&|$)/.exec(location.hash)?.[1];
  if (lesson && picture.dataset.lessons.split(' ').includes(lesson) && !isKept()) {
    picture.onload = () => { picture.hidden = false; };
    picture.src = new URL(`lessons/${lesson}.${language}.svg`, folder);
  }
}

function showProgress(received) {
  waitForMore();
  // The size of the program is known from its build. The header Content-Length would be that of the compressed file.
  if (received > progress.max) {
    progress.removeAttribute('value');
    element('loading-text').textContent = sentences.loading;
    return;
  }
  progress.value = received;
  const percent = Math.floor(100 * received / progress.max);
  if (percent === 100) {
    // From here on it is the machine that works.
    clearTimeout(patience);
  }
  element('loading-text').textContent = percent < 100 ? sentences.loaded.replace('{ $percent }', percent) : sentences.starting;
}

// ------------------------------------------------------------------------------------------------------------- loading

class DownloadError extends Error {}

// Asks for the context that the program will have: a second one could take that of another frame away.
function hasWebGl() {
  try {
    return Boolean(element('poda').getContext('webgl2') ?? element('poda').getContext('webgl'));
  } catch {
    return false;
  }
}

// Shows how much of a body has arrived, and returns the length of all of it.
async function countBytes(body) {
  let received = 0;
  await body.pipeTo(new WritableStream({
    write(chunk) {
      received += chunk.byteLength;
      showProgress(received);
    },
  }));
  return received;
}

// Compiles the program while it is downloaded.
async function compile() {
  let response;
  try {
    response = await fetch(new URL('poda_bg.wasm', folder));
  } catch (error) {
    throw new DownloadError(error.message);
  }
  if (!response.ok) {
    throw new DownloadError(`${response.status} ${response.statusText}`);
  }
  // A browser keeps the machine code of a response for the next visit only if it is as it came: a copy of it is counted.
  const copy = response.clone();
  const [compiled, received] = await Promise.allSettled([
    WebAssembly.compileStreaming(isNamedWasm(response) ? response : named(response)),
    countBytes(copy.body),
  ]);
  // What was cut short can be a program too, and if it is none, that is no sign of an old browser.
  if (received.status === 'rejected' || received.value < progress.max) {
    throw new DownloadError(received.reason?.message ?? `${received.value} of ${progress.max} bytes`);
  }
  if (compiled.status === 'rejected') {
    throw compiled.reason;
  }
  return compiled.value;
}

// Some servers do not know what a .wasm file is.
const isNamedWasm = ({ headers }) => headers.get('Content-Type')?.split(';')[0].trim() === 'application/wasm';
const named = ({ body }) => new Response(body, { headers: { 'Content-Type': 'application/wasm' } });

async function importProgram() {
  try {
    return await import('./poda.js');
  } catch (error) {
    throw new DownloadError(error.message);
  }
}

// The policy of the server is not that of the page.
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  isForbidden ||= blockedURI.startsWith('wasm');
});

// A program with what Poda's has beyond the first WebAssembly: a saturating conversion, the extension of a sign, memory that is filled.
const NEWER_PROGRAM = Uint8Array.of(
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 0x16, 1, 0x14, 0,
  0x43, 0, 0, 0, 0, 0xfc, 0, 0xc0, 0x1a, 0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 0x0b, 0, 0x0b,
);

function failureOf(error) {
  if (isForbidden || /content security policy|unsafe-eval/i.test(error.message)) {
    return 'forbidden';
  }
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return WebAssembly.validate(NEWER_PROGRAM) ? 'damaged' : 'too-old';
  }
  // A connection that breaks in the middle is a TypeError.
  return error instanceof DownloadError || error instanceof TypeError ? 'no-download' : 'failed';
}

async function load() {
  if (typeof WebAssembly !== 'object') {
    return showFailure('no-wasm');
  }
  let program, module;
  waitForMore();
  const loading = Promise.all([importProgram(), compile()]);
  // A failure is told below, where the program is waited for.
  loading.catch(() => {});
  // The first context of a browser takes up to two seconds, for which the page stands still: by then it shows what it has, and the program is
  // on its way.
  await new Promise((next) => setTimeout(next, 50));
  if (!hasWebGl()) {
    return showFailure('no-webgl');
  }
  try {
    [program, module] = await loading;
  } catch (error) {
    return showFailure(failureOf(error), String(error.message ?? error));
  }
  element('poda').dataset.worker = new URL('worker.js', folder).href;
  try {
    await program.default({ module_or_path: module });
  } catch (error) {
    showFailure('failed', String(error));
  }
}

// ----------------------------------------------------------------------------------------------------------- while it runs

// Keys that mean something in Poda are not the browser's: a clicker's key to begin would load the page again.
const PODAS = new Set(['F1', 'F5', 'Shift+F5', 'F11', 'Ctrl+F', 'Ctrl+E', 'Ctrl+P', 'Ctrl+Shift+C']);
function keepKeys(event) {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const name = `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${key.length === 1 ? key.toUpperCase() : key}`;
  if (!altKey && PODAS.has(name) && element('failure').hidden && !element('copying').open) {
    event.preventDefault();
  }
}

// What the clipboard does not take stands selected in a field.
function copyByHand({ text, heading, close }) {
  element('copying-text').textContent = heading;
  element('copying-close').textContent = close;
  element('copying-field').value = text;
  element('copying').showModal();
  element('copying-field').select();
}

// The program has written what is printed. Its pictures are there once they are decoded.
async function printPage() {
  await Promise.allSettled([...element('printed').querySelectorAll('img')].map((picture) => picture.decode()));
  print();
}

// The menu of the browser prints, too: what is there then is the sentence, and how the tree is printed.
function writeWithoutTree() {
  if (element('printed').childElementCount === 0) {
    for (const text of [document.title, element('caption').textContent, sentences.printing]) {
      element('printed').append(Object.assign(document.createElement('p'), { textContent: text }));
    }
  }
}

function keepForOffline() {
  // Where there is no secure connection, or a frame may not store anything, there is only the network.
  try {
    navigator.serviceWorker.register(new URL('../sw.js', folder), { updateViaCache: 'none' }).catch(() => {});
    // As long as this page is open, the files of its version are kept: it may still start a worker.
    navigator.locks.request(folder.href, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
  } catch {
    // Nothing to do.
  }
}

document.documentElement.lang = language;
element('loading-text').textContent = sentences.loading;
element('about').textContent = sentences.about;
for (const lang of otherLanguages(language)) {
  const about = Object.assign(document.createElement('p'), { lang, textContent: sentencesIn(lang).about });
  element('about-elsewhere').append(about);
}
showFirstPicture();
if (isGuest) {
  waitForClickBeforeFocus();
}

addEventListener('keydown', keepKeys, { capture: true });
document.addEventListener('poda-ready', () => {
  prepare(sentences);
  clearTimeout(patience);
  element('loading').hidden = true;
  keepForOffline();
}, { once: true });
document.addEventListener('poda-copy', (event) => copyByHand(event.detail));
document.addEventListener('poda-print', printPage);
addEventListener('beforeprint', writeWithoutTree);
addEventListener('afterprint', () => element('printed').replaceChildren());
document.addEventListener('poda-failed', (event) => showFailure('failed', String(event.detail ?? '')));
recoverContext(() => showFailure('no-graphics'));

// A program that runs out of memory or stack stops without a word of its own.
function hearOf(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    showFailure('failed', String(error));
  }
}
addEventListener('error', (event) => hearOf(event.error));
addEventListener('unhandledrejection', (event) => hearOf(event.reason));

loadWhenSeen(load);
