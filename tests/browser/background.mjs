// Long searches run in a worker while the page goes on.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressAtStep, caption, captions, claimAnywhere, desktop, follow, link, shows } from './suite.mjs';

// All of tic-tac-toe: 549,946 nodes.
const WHOLE = '(version: 1, title: "Whole", game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))';
// More than the page searches.
const ENDLESS = '(version: 1, title: "Endless", game: ConnectFour(evaluation: Outcome), search: (algorithm: Minimax))';

function linkOf(text) {
  const folder = mkdtempSync(join(tmpdir(), 'poda-link-'));
  try {
    const file = join(folder, 'position.ron');
    writeFileSync(file, text);
    return link(file, '--lang', 'en');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Returns the sentence of the first step, without the millions behind it.
function firstCaption(text) {
  const { stdout } = spawnSync(desktop, ['trace', '--json', '--lang', 'en', '--max-nodes', '100', linkOf(text)], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => line && JSON.parse(line)).find(({ step, caption: sentence }) => step === 1 && sentence).caption;
}

// The times between frames are told, not judged: other programs may be running.
const WATCH_FRAMES = `(() => {
  let last = performance.now();
  window.longest = 0;
  (function frame(now) {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  })(last);
})()`;

claimAnywhere('the whole of tic-tac-toe is searched in the background while the page goes on', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=4&lang=en');
  await page.evaluate(WATCH_FRAMES);
  await follow(page, `${linkOf(WHOLE)}&step=1`);
  await shows(page, firstCaption(WHOLE), 'the first step of the search');
  console.log(`    longest time between two frames: ${Math.round(await page.evaluate('window.longest'))} ms`);
  await page.evaluate('document.getElementById("poda").focus()');
  await page.press('End');
  await page.until(`/The search is over/.test(document.getElementById('caption').textContent)`, 'the end of the search');
});

// What is sent to workers, by name.
const WATCH_WORKERS = `
  window.sent = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function watched(message, ...others) {
    window.sent.push(...Object.keys(message));
    return postMessage.call(this, message, ...others);
  };`;

claimAnywhere('a worker that waits rehearses once, and does not keep a search waiting', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=4&lang=en', { script: WATCH_WORKERS });
  await page.until(`window.sent.includes('rehearsal')`, 'a rehearsal');
  await follow(page, `${linkOf(WHOLE)}&step=1`);
  await shows(page, firstCaption(WHOLE), 'the first step of the search');
  await page.until(`window.sent.filter((name) => name === 'module').length === 2`, 'another worker');
  await page.until(`!document.getElementById('poda').dataset.busy`);
  assert.deepEqual(await page.evaluate('window.sent'), ['module', 'rehearsal', 'request', 'module']);
});

// Every sum decides which child is selected next: a digit that is rounded otherwise anywhere changes all that follows.
const SAMPLED = [
  'TicTacToe(evaluation: Outcome), search: (algorithm: Mcts, iterations: 3000, exploration: 0.9, seed: 5)',
  'ConnectFour(evaluation: OpenLines), search: (algorithm: Mcts, iterations: 500, seed: 7, rollout: Evaluation(plies: 3), decide: Value)',
  'Pig(target: 100, scores: (30, 40), turn: 20), search: (algorithm: Mcts, iterations: 400, seed: 2)',
];

claimAnywhere('Monte Carlo tree search comes to the numbers of the desktop', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=4&lang=en');
  for (const search of SAMPLED) {
    const document = linkOf(`(version: 1, title: "Sampled", game: ${search})`);
    const said = captions(document, 'en');
    for (const step of [said.length - 1, Math.floor(said.length / 2)]) {
      await follow(page, `${document}&step=${step}`);
      await shows(page, said[step], `step ${step} of ${search}:`);
    }
  }
});

claimAnywhere('a search that passes the limit of the page says so, and the page goes on', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=4&lang=en');
  await follow(page, `${linkOf(ENDLESS)}&step=1`);
  await page.until(`/1[,.\\s]?000[,.\\s]?000/.test(document.getElementById('notice').textContent)`, 'a word about the limit', { patience: 120_000 });
  assert.notEqual(await caption(page), '');
  await follow(page, 'lesson=killer&step=8&lang=en');
  await shows(page, captions('killer', 'en')[8]);
  await addressAtStep(page, 8);
});

claimAnywhere('a tree of 1,000 levels is searched, or a sentence says why not', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=4&lang=en');
  await follow(page, `tree=${'['.repeat(999)}1${']'.repeat(999)}&step=1&lang=en`);
  await page.until(`document.getElementById('notice').textContent || !/^MIN|^D:/.test(document.getElementById('caption').textContent)`, 'a picture or a sentence');
  await follow(page, 'lesson=killer&step=8&lang=en');
  await shows(page, captions('killer', 'en')[8]);
});
