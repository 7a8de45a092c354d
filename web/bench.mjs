#!/usr/bin/env node
// node web/bench.mjs [RUNS]: how fast the page is, as a table, beside the desktop's program in the same run. Needs web/dist
// (web/build.sh), the program for the desktop (cargo build --release), its bench (cargo bench --package poda-benches --bench window
// --no-run), and Chromium or Chrome. Nothing else should be running.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, findBrowser } from '../tests/browser/chromium.mjs';
import { Server, serveText } from '../tests/browser/server.mjs';

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

// Notes, in every page: when the first picture was presented, how long each frame's work takes until it is drawn and with the
// calls that draw it, the memory of every program that is started, and the tasks for which the page does not answer.
const NOTES = `
  window.tasks_ = [];
  new PerformanceObserver((list) => window.tasks_.push(...list.getEntries())).observe({ type: 'longtask' });
  window.frames_ = [];
  window.memories_ = [];
  document.addEventListener('poda-ready', () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.firstPicture_ = performance.now(); };
    port2.postMessage(0);
  }));
  let drawnFrom;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(WebGL2RenderingContext.prototype))) {
    if (typeof value === 'function') {
      WebGL2RenderingContext.prototype[name] = function noted(...args) {
        drawnFrom ??= performance.now();
        return value.apply(this, args);
      };
    }
  }
  const request = window.requestAnimationFrame.bind(window);
  window.called_ = 0;
  window.requestAnimationFrame = (callback) => request((time) => {
    window.called_ += 1;
    const from = performance.now();
    drawnFrom = undefined;
    callback(time);
    if (drawnFrom) {
      window.frames_.push([drawnFrom - from, performance.now() - from]);
    }
  });
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    const result = await instantiate(...args);
    window.memories_.push((result.instance ?? result).exports.memory);
    return result;
  };`;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
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

// A phone in a hall: 10 Mbit/s, 40 ms to the server, and a processor four times slower than this one.
const HALL = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

async function throttled(browser, server) {
  const times = { first: [], again: [] };
  for (let run = 0; run < Math.min(RUNS, 3); run += 1) {
    const context = await browser.newContext();
    for (const visit of ['first', 'again']) {
      const page = await context.open({ width: 390, height: 844, script: NOTES });
      await page.call('Network.enable');
      await page.call('Network.emulateNetworkConditions', HALL);
      await page.call('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(`${server.base}#lesson=a-to-n`);
      const picture = await page.evaluate(`new Promise((done) => (function look() {
        const scene = document.getElementById('scene');
        const isThere = scene && !scene.hidden && document.getElementById('first-picture').complete || window.firstPicture_;
        isThere ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 5);
      })())`);
      // A key is answered by the page, as long as the program is not there.
      const answered = page.evaluate(`new Promise((done) => {
        const sentence = document.getElementById('first-sentence').textContent;
        (function look() {
          const isAnswered = document.getElementById('first-sentence').textContent !== sentence || Number(document.getElementById('poda').dataset.step) === 1;
          isAnswered ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 5);
        })();
      })`);
      await page.press('ArrowRight');
      const key = await answered;
      await page.until('Number(document.getElementById("poda").dataset.step) === 1', 'the program is there', { patience: 120_000 });
      times[visit].push([picture, key, await page.evaluate('performance.now()')]);
      await page.until(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`, 'the page is kept', { patience: 120_000 });
      await page.close();
    }
    await context.close();
  }
  for (const [visit, [picture, key]] of Object.entries({ first: ['≤ 1,000 ms', '≤ 3,000 ms'], again: ['≤ 700 ms', '≤ 1,500 ms'] })) {
    const what = visit === 'first' ? 'a first visit over 10 Mbit/s with a quarter of the processor' : 'the same at a second visit';
    row(`${what}: the picture of the step`, ms(median(times[visit].map(([time]) => time))), picture);
    row(`${what}: the first key is answered`, ms(median(times[visit].map(([, time]) => time))), key);
    row(`${what}: the program is there`, ms(median(times[visit].map(([, , time]) => time))));
  }
}

// Several frames of one course page, from navigation until each has said where it stands.
async function severalFrames(browser, server) {
  const times = new Map();
  for (const count of [1, 5, 20]) {
    const frames = Array.from({ length: count }, (_, index) =>
      `<iframe src="${server.base}#lesson=${index % 2 ? 'killer' : 'a-to-n'}&step=${index + 1}&embed" style="width: 300px; height: 180px; border: 0"></iframe>`);
    server.intercept = serveText('/course.html', `<!doctype html><title>A course</title>${frames.join('')}
      <script>window.said = new Set(); addEventListener('message', ({ source }) => said.add(source));</script>`);
    const context = await browser.newContext();
    const page = await context.open({ width: 1600, height: 1100 });
    await page.goto(`${server.origin}/course.html`);
    await page.until(`said.size === ${count}`, 'all frames', { patience: 300_000 });
    times.set(count, await page.evaluate('performance.now()'));
    await context.close();
  }
  server.intercept = null;
  row('one frame of a course page · five · twenty', [...times.values()].map(ms).join(' · '), 'five ≤ 1.5 × one');
}

async function idle(browser, server) {
  const context = await browser.newContext();
  const page = await openPage(context, server, '#lesson=a-to-n&step=12');
  await page.call('Performance.enable');
  // It falls asleep a while after its first picture, later on a slow machine.
  for (let [before, round] = [-1, 0]; before !== await page.evaluate('window.called_') && round < 15; round += 1) {
    before = await page.evaluate('window.called_');
    await page.evaluate('new Promise((done) => setTimeout(done, 2_000))');
  }
  const tasks = async () => (await page.call('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  const [called, before] = [await page.evaluate('window.called_'), await tasks()];
  await page.evaluate('new Promise((done) => setTimeout(done, 10_000))');
  row('idle: animation frames in 10 s', String(await page.evaluate('window.called_') - called), '0');
  row('  work of the main thread a second', ms(100 * (await tasks() - before)));
  await context.close();
}

// How long the frames since the last call took, the median: their own work · with the calls of WebGL.
async function frameTimes(page) {
  const frames = await page.evaluate('window.frames_.splice(0)');
  return [0, 1].map((which) => ms(median(frames.map((frame) => frame[which])))).join(' · ');
}

async function firstFrames(browser, server) {
  const context = await browser.newContext();
  const page = await openPage(context, server, '#lesson=a-to-n');
  await page.evaluate('document.getElementById("poda").focus(); window.frames_.length = 0');
  for (const [part, key] of [['first 40 steps of a lesson', 'ArrowRight'], ['40 steps after them', 'ArrowLeft']]) {
    for (let step = 0; step < 40; step += 1) {
      await page.press(key);
      await page.evaluate('new Promise((done) => setTimeout(done, 30))');
    }
    row(`a frame's own work, in the ${part} · with the calls of WebGL`, await frameTimes(page), key === 'ArrowRight' ? '≤ 2 × the later' : '');
  }
  await context.close();
}

// Pseudorandom input, as the bench `window` of the desktop makes it.
class Hands {
  #page;
  #state = 2026n;
  #place = { x: 700, y: 500 };

  constructor(page) {
    this.#page = page;
  }

  #below(end) {
    this.#state = BigInt.asUintN(64, this.#state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number((this.#state >> 33n) % BigInt(end));
  }

  #share() {
    return this.#below(10_000) / 10_000;
  }

  // The browser answers with the next frame, if one is drawn.
  async #mouse(type, options = {}) {
    const sent = this.#page.call('Input.dispatchMouseEvent', { type, ...this.#place, ...options });
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 200))]);
  }

  async act() {
    const pressed = { button: 'left', clickCount: 1 };
    const choice = this.#below(40);
    if (choice === 0) {
      this.#place = { x: 80 + 1400 * this.#share(), y: 60 + 800 * this.#share() };
    } else if (choice === 1) {
      this.#place = { x: 220 + 1300 * this.#share(), y: 1048 };
      await this.#mouse('mouseMoved');
      await this.#mouse('mousePressed', pressed);
      return this.#mouse('mouseReleased', pressed);
    } else if (choice === 2) {
      return this.#mouse('mousePressed', pressed);
    } else if (choice === 3) {
      return this.#mouse('mouseReleased', pressed);
    } else if (choice <= 20) {
      return this.#mouse('mouseWheel', { deltaX: 0, deltaY: this.#below(9) < 5 ? -60 : 60 });
    } else if (choice <= 32) {
      this.#place.x += 60 * this.#share() - 30;
      this.#place.y += 30 * this.#share() - 15;
    } else {
      return this.#page.press(['f', 'Space', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'End', '0'][choice - 33]);
    }
    return this.#mouse('mouseMoved');
  }
}

// The desktop's figure is of the same: panels, picture and tessellation, without the calls that draw.
async function busyHands(browser, server, link) {
  const context = await browser.newContext();
  const page = await context.open({ width: 1920, height: 1080, script: NOTES });
  await page.goto(`${server.base}${link}&step=1`);
  await page.until(`window.firstPicture_ && !document.getElementById('poda').dataset.busy`, 'the whole tree', { patience: 60_000 });
  await page.evaluate('document.getElementById("poda").focus()');
  const hands = new Hands(page);
  for (const part of ['600 events', '600 more']) {
    await frameTimes(page);
    for (let event = 0; event < 600; event += 1) {
      await hands.act();
    }
    row(`a frame's own work, the whole tree in busy hands, ${part} · with the calls of WebGL`, await frameTimes(page), '≤ 3 × the desktop');
  }
  await context.close();
  const bench = windowBench();
  const output = bench && execFileSync(bench, ['--bench', 'busy-hands'], { cwd: join(root, 'benches'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  row('  the same in the desktop’s window', output ? /busy hands: ([\d.]+ [mµ]s)/.exec(output)[1] : 'not compiled');
}

// Returns the bench of the desktop's window that was compiled last, if there is one: to compile it here would take the machine from the page.
function windowBench() {
  const folder = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/deps');
  const compiled = existsSync(folder) ? readdirSync(folder).filter((name) => /^window-[0-9a-f]{16}(\.exe)?$/.test(name)) : [];
  const times = compiled.map((name) => join(folder, name)).map((path) => [statSync(path).mtimeMs, path]);
  return times.sort(([one], [other]) => other - one)[0]?.[1];
}

async function wholeTree(browser, server, link) {
  const times = [];
  const longest = [];
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
    longest.push(await page.evaluate(`new Promise((done) => setTimeout(() =>
      done(Math.max(0, ...window.tasks_.filter(({ startTime }) => startTime > window.from_).map(({ duration }) => duration))), 300))`));
    let last = await page.evaluate('window.from_');
    for (const [index, name] of PARTS.entries()) {
      const time = await page.evaluate(`performance.getEntriesByName('${name}').at(-1).startTime`);
      parts[index].push(time - last);
      last = time;
    }
    if (run === RUNS - 1) {
      row('memory of the program with the whole tree open', mb(await page.evaluate('window.memories_.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)')), '≤ 400 MB');
      row('memory of the tab’s process (resident)', mb(await residentMemory(browser)));
    }
    await context.close();
  }
  row('all of tic-tac-toe: from the link to its picture', ms(median(times)), '≤ 3 × the desktop');
  const over = longest.filter((time) => time > 0).map((time) => ms(time)).join(' · ');
  row('  tasks over 50 ms in this: the longest of each run', over || 'none', 'none');
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
// As the servers that the manual names.
server.compresses = true;
const browser = new Browser(findBrowser());
try {
  const file = join(scratch, 'whole.ron');
  writeFileSync(file, WHOLE);
  const link = execFileSync(desktop, ['link', file], { encoding: 'utf8' }).trim().replace(/^.*#/, '#');
  for (const part of [firstPicture, throttled, severalFrames, idle, firstFrames, wholeTree, busyHands]) {
    // What cannot be measured leaves the other figures as they are.
    await part(browser, server, link).catch((error) => row(`${part.name} has failed`, '–', error.message));
  }
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
