// Loads the program, shows how far that is, and says so where it is not possible. The program itself then draws on the
// canvas; the page hears of it by two events on the document: `poda-ready` when the first frame has been drawn, and
// `poda-failed`, whose detail is a message, when it has stopped.

import { prepare } from './document.js';
import { isGuest, loadWhenSeen, recoverContext, waitForClickBeforeFocus } from './guest.js';
import { otherLanguages, sentencesIn } from './sentences.js';
import { add } from './rest.js';
import { sleepUntilNeeded } from './sleep.js';
import { prepareLessons, prepareText } from './texts.js';

const element = (id) => document.getElementById(id);
const progress = element('progress');

const { language } = window.podaFirst;
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
  window.podaFirst?.stay();
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

// Returns the length of a body, and calls `show` with how much of it has arrived.
async function countBytes(body, show) {
  let received = 0;
  await body.pipeTo(new WritableStream({
    write(chunk) {
      received += chunk.byteLength;
      show(received);
    },
  }));
  return received;
}

// Compiles a part of the program while it is downloaded.
async function compile(name, size, show) {
  let response;
  try {
    response = await fetch(new URL(name, folder));
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
    countBytes(copy.body, show),
  ]);
  // What was cut short can be a program too, and if it is none, that is no sign of an old browser.
  if (received.status === 'rejected') {
    throw new DownloadError(received.reason.message);
  }
  if (received.value < size) {
    throw new DownloadError(`${received.value} of ${size} bytes`);
  }
  if (compiled.status === 'rejected') {
    throw compiled.reason;
  }
  return compiled.value;
}

// Returns what another frame of the same page has compiled or compiles now of a part, or nothing. Frames of one site see each other, whatever
// page is around them.
function compiledBeside(name) {
  for (let index = 0; window !== parent && index < parent.length; index += 1) {
    try {
      const { podaCompiled } = parent[index];
      if (parent[index] !== window && podaCompiled?.folder === folder.href && podaCompiled[name]) {
        return podaCompiled[name];
      }
    } catch {
      // A frame of another site.
    }
  }
  return undefined;
}

// Compiles a part of the program once for all frames of a page. A frame that goes away while it compiles keeps the others waiting for no
// longer than a download that stands still.
async function compileOnce(name, size, show = () => {}) {
  const beside = compiledBeside(name);
  if (beside) {
    const late = new Promise((resolve) => { setTimeout(resolve, 10_000); });
    const module = await Promise.race([beside, late]).catch(() => undefined);
    if (module) {
      return module;
    }
  }
  const module = compile(name, size, show);
  window.podaCompiled ??= { folder: folder.href };
  window.podaCompiled[name] = module;
  return module;
}

// Some servers do not know what a .wasm file is.
const isNamedWasm = ({ headers }) => headers.get('Content-Type')?.split(';')[0].trim() === 'application/wasm';
const named = ({ body }) => new Response(body, { headers: { 'Content-Type': 'application/wasm' } });

const messagesOf = (code) => `messages.${code}.txt`;

// What has to be there beside the program. Which terms a reader knows is found in all lessons before the open one.
async function importProgram() {
  try {
    const texts = [prepareText(messagesOf(language)), prepareLessons()];
    return (await Promise.all([import('./poda.js'), ...texts]))[0];
  } catch (error) {
    throw new DownloadError(error.message);
  }
}

// The policy of the server is not that of the page.
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  isForbidden ||= blockedURI.startsWith('wasm');
});

// A program with what Poda's has beyond the first WebAssembly: a saturating conversion, the extension of a sign, memory that is filled, and
// a vector of 128 bits.
const NEWER_PROGRAM = Uint8Array.of(
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 0x1b, 1, 0x19, 0,
  0x43, 0, 0, 0, 0, 0xfc, 0, 0xc0, 0x1a, 0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 0x0b, 0, 0x41, 0, 0xfd, 0x11, 0x1a, 0x0b,
);

function failureOf(error) {
  if (isForbidden || /content security policy|unsafe-eval/i.test(error.message)) {
    return 'forbidden';
  }
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return 'damaged';
  }
  // A connection that breaks in the middle is a TypeError.
  return error instanceof DownloadError || error instanceof TypeError ? 'no-download' : 'failed';
}

// Waits until the browser has presented the page, which it does not do for a page that nobody sees.
function firstPaint() {
  const presented = new Promise((next) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(next)).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([presented, new Promise((next) => { setTimeout(next, document.hidden ? 0 : 2_000); })]);
}

async function load() {
  if (typeof WebAssembly !== 'object') {
    return showFailure('no-wasm');
  }
  if (!WebAssembly.validate(NEWER_PROGRAM)) {
    return showFailure('too-old');
  }
  let program, module;
  waitForMore();
  const loading = Promise.all([importProgram(), compileOnce('poda_bg.wasm', progress.max, showProgress)]);
  // A failure is told below, where the program is waited for.
  loading.catch(() => {});
  // The first context of a browser takes up to two seconds, for which the page stands still: by then it shows what it has, and the program is
  // on its way.
  await firstPaint();
  if (!hasWebGl()) {
    return showFailure('no-webgl');
  }
  try {
    [program, module] = await loading;
  } catch (error) {
    return showFailure(failureOf(error), String(error.message ?? error));
  }
  element('poda').dataset.worker = new URL('worker.js', folder).href;
  sleepUntilNeeded();
  window.podaFirst.handOver(element('poda'));
  try {
    await program.default({ module_or_path: module });
  } catch (error) {
    showFailure('failed', String(error));
  }
}

// The rest of the program and the other languages come once the first part is seen. Where they do not come, the program asks
// for them when it needs them.
async function loadRest() {
  const name = 'poda_rest.wasm';
  for (let pause = 0; ; pause = Math.min(2 * pause + 1_000, 30_000)) {
    await new Promise((next) => { setTimeout(next, pause); });
    try {
      if (!window.podaIsWhole) {
        await add(compileOnce(name, Number(progress.dataset.rest)));
      }
      return await Promise.all(otherLanguages(language).map((code) => prepareText(messagesOf(code))));
    } catch {
      // No frame waits for what has failed.
      delete window.podaCompiled?.[name];
    }
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

// Where a keyboard on the screen covers the page instead of making it smaller, as on iOS, the page is as high as what is left of it.
function makeRoomForKeyboard() {
  const { height, scale } = visualViewport;
  const isCovered = scale === 1 && height < innerHeight - 1;
  document.body.style.height = isCovered ? `${height}px` : '';
  if (isCovered) {
    scrollTo(0, 0);
  }
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
if (isGuest) {
  waitForClickBeforeFocus();
}

addEventListener('keydown', keepKeys, { capture: true });
window.visualViewport?.addEventListener('resize', makeRoomForKeyboard);
document.addEventListener('poda-ready', () => {
  prepare(sentencesIn);
  clearTimeout(patience);
  element('loading').hidden = true;
  window.podaFirst?.end();
  loadRest();
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
