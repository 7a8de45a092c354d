#!/usr/bin/env node
// node web/bench.mjs [RUNS]: how fast the page is, as a table. Needs web/dist (web/build.sh), the program for the desktop
// (cargo build --release), and Chromium or Chrome. Nothing else should be running.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, findBrowser } from '../tests/browser/chromium.mjs';
import { Server } from '../tests/browser/server.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = process.env.PODA_WEB_DIST ?? join(root, 'web/dist');
const desktop = process.env.PODA ?? join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/poda');
for (const needed of [dist, desktop]) {
  if (!existsSync(needed)) {
    console.error(`${needed} is missing.`);
    process.exit(1);
  }
}

// All of tic-tac-toe: 549,946 nodes.
const WHOLE = '(version: 1, title: "Whole", game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))';

// Notes, in every page: when the first picture was presented, how long each frame's own work takes, and the memory of every
// program that is started.
const NOTES = `
  window.frames_ = [];
  window.memories_ = [];
  document.addEventListener('poda-ready', () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.firstPicture_ = performance.now(); };
    port2.postMessage(0);
  }));
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((time) => {
    const from = performance.now();
    try { callback(time); } finally { window.frames_.push(performance.now() - from); }
  });
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    const result = await instantiate(...args);
    window.memories_.push((result.instance ?? result).exports.memory);
    return result;
  };`;

const quantile = (values, q) => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))];
const median = (values) => quantile([...values], 0.5);
const ms = (value) => (Number.isNaN(value) ? '–' : `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`);
const mb = (bytes) => `${Math.round(bytes / 1e6)} MB`;
const rows = [];
const row = (what, value, target = '') => rows.push([what, value, target]);

async function openPage(context, server, fragment) {
  const page = await context.open({ width: 1440, height: 900, script: NOTES });
  await page.goto(server.base + fragment);
  await page.until('window.firstPicture_', 'the first picture', { patience: 60_000 });
  return page;
}

async function firstPicture(browser, server) {
  const times = { first: [], again: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    for (const visit of ['first', 'again']) {
      const page = await openPage(context, server, '#lesson=first-tree');
      times[visit].push(await page.evaluate('window.firstPicture_'));
      await page.until(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`, 'the page is kept');
      await page.close();
    }
    await context.close();
  }
  row('first picture of the first lesson after navigation', ms(median(times.first)), '≤ 1,500 ms');
  row('the same at a second visit', ms(median(times.again)));
}

async function frames(page, presses, what) {
  await page.evaluate('document.getElementById("poda").focus(); window.frames_.length = 0');
  for (let step = 0; step < presses; step += 1) {
    await page.press('ArrowRight');
    await page.evaluate('new Promise((done) => setTimeout(done, 30))');
  }
  // A callback of a frame in which nothing is drawn takes no time.
  const work = (await page.evaluate('window.frames_')).filter((time) => time > 0.05);
  row(`a frame's own work, stepping through ${what}: median · 99 of 100`, `${ms(median(work))} · ${ms(quantile(work, 0.99))}`);
}

async function wholeTree(browser, server, link) {
  const times = [];
  // When each part of the work begins, after which comes the next: marks of the program, and the picture.
  const PARTS = ['poda-job', 'poda-answer', 'poda-layout', 'poda-found', 'whole'];
  const parts = PARTS.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await openPage(context, server, '#lesson=first-tree');
    // A link is followed once the first lesson has been looked at.
    await page.evaluate('new Promise((done) => setTimeout(done, 1500))');
    await page.evaluate(`new Promise((done) => {
      const from = performance.now();
      const before = document.title;
      location.hash = ${JSON.stringify(`${link}&step=1`)};
      requestAnimationFrame(function wait() {
        if (document.title !== before && !document.getElementById('poda').dataset.busy) {
          performance.mark('whole');
          window.whole_ = performance.now() - from;
          window.from_ = from;
          done();
        } else {
          requestAnimationFrame(wait);
        }
      });
    })`);
    times.push(await page.evaluate('window.whole_'));
    let last = await page.evaluate('window.from_');
    for (const [index, name] of PARTS.entries()) {
      const time = await page.evaluate(`performance.getEntriesByName('${name}').at(-1).startTime`);
      parts[index].push(time - last);
      last = time;
    }
    if (run === RUNS - 1) {
      await frames(page, 100, 'the whole tree');
      row('memory of the program with the whole tree open', mb(await page.evaluate('window.memories_.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)')), '≤ 400 MB');
      row('memory of the tab’s process (resident)', mb(await residentMemory(browser)));
    }
    await context.close();
  }
  row('all of tic-tac-toe: from the link to its picture', ms(median(times)), '≤ 3 × the desktop');
  row('  of this the search · reading it · the layout · the picture', parts.slice(1).map((times) => ms(median(times))).join(' · '));
}

// Returns the resident memory of the largest process that shows pages, in bytes; of Linux.
async function residentMemory(browser) {
  const { processInfo } = await browser.call('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => {
    const status = existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, 'utf8') : '';
    return 1024 * Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? NaN);
  });
  return Math.max(...sizes);
}

// The desktop's program does the same in one go: start, search, layout, one picture.
function desktopTime(file) {
  const picture = `${file}.svg`;
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    execFileSync(desktop, ['export', file, '--steps', '1', '-o', picture], { stdio: 'ignore' });
    times.push(performance.now() - from);
  }
  row('the desktop’s program on all of tic-tac-toe: start, search, layout, a picture', ms(median(times)));
}

const scratch = mkdtempSync(join(tmpdir(), 'poda-bench-'));
const server = await new Server(dist).start();
const browser = new Browser(findBrowser());
try {
  const file = join(scratch, 'whole.ron');
  writeFileSync(file, WHOLE);
  const link = execFileSync(desktop, ['link', file], { encoding: 'utf8' }).trim().replace(/^.*#/, '#');
  await firstPicture(browser, server);
  const context = await browser.newContext();
  await frames(await openPage(context, server, '#lesson=a-to-n'), 40, 'the lesson a-to-n');
  await context.close();
  await wholeTree(browser, server, link);
  desktopTime(file);
} finally {
  await browser.close();
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, value, target] of rows) {
  console.log(`${what.padEnd(width)}  ${value.padStart(18)}  ${target}`);
}
