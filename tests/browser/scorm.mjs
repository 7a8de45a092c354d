// Packages for learning platforms (poda export --format scorm), in a browser: with scorm-again as the platform, with none, with one that
// refuses, and with what a platform kept.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveText } from './server.mjs';
import { claim, desktop, root } from './suite.mjs';

const checks = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'web-checks/node_modules');
const platform = join(checks, 'scorm-again/dist/scorm12.min.js');

// Writes the files of a ZIP archive without compression into a folder.
function unzip(bytes, folder) {
  let at = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  while (bytes.readUInt32LE(at) === 0x02014B50) {
    const [size, name, extra, comment] = [bytes.readUInt32LE(at + 20), ...[28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))];
    const local = bytes.readUInt32LE(at + 42);
    const path = bytes.toString('utf8', at + 46, at + 46 + name);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes.subarray(start, start + size));
    at += 46 + name + extra + comment;
  }
}

// Returns a folder with the files of a package.
function unpacked(position, ...flags) {
  const folder = mkdtempSync(join(tmpdir(), 'poda-scorm-'));
  const options = { maxBuffer: 1 << 24, stdio: ['ignore', 'pipe', 'ignore'] };
  unzip(execFileSync(desktop, ['export', '--format', 'scorm', '-o', '-', position, ...flags], options), folder);
  return folder;
}

// The page of a platform: it notes each call with its time, keeps what is committed in the browser, and shows the exercise in a frame.
const LMS = (settings = {}, frame = '<iframe id="sco" src="index.html" title="exercise"></iframe>') => `<!DOCTYPE html><title>LMS</title>
<script src="scorm12.js"></script><script>
const settings = ${JSON.stringify(settings)};
const real = new Scorm12API({ autocommit: false, logLevel: 5, ...settings.api });
const kept = JSON.parse(sessionStorage.getItem('kept') ?? 'null');
real.loadFromJSON({ core: { student_name: 'Pérez, Ana', student_id: '2026-117', ...settings.core }, ...(kept ?? {}) });
const calls = JSON.parse(sessionStorage.getItem('calls') ?? '[]');
window.API = Object.fromEntries(['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSGetLastError',
  'LMSGetErrorString', 'LMSGetDiagnostic'].map((name) => [name, (...given) => {
  const answer = (settings.refused ?? []).includes(name) ? 'false' : String(real[name](...given));
  calls.push({ name, given, answer, at: performance.timeOrigin + performance.now() });
  sessionStorage.setItem('calls', JSON.stringify(calls));
  if (name === 'LMSCommit' || name === 'LMSFinish') {
    const { cmi } = real;
    // A platform may not be asked for what is only written.
    const exit = calls.findLast(({ name, given }) => name === 'LMSSetValue' && given[0] === 'cmi.core.exit')?.given[1];
    const core = { lesson_status: cmi.core.lesson_status, entry: exit === 'suspend' ? 'resume' : '' };
    sessionStorage.setItem('kept', JSON.stringify({ core, suspend_data: cmi.suspend_data }));
  }
  return answer;
}]));
const cmi = () => ({ score: { raw: real.cmi.core.score.raw, min: real.cmi.core.score.min, max: real.cmi.core.score.max },
  status: real.cmi.core.lesson_status, suspended: real.cmi.suspend_data });
</script><style>iframe { width: 100%; height: 600px; border: 0 }</style>${frame}`;

function exercise(name, run, position = 'a-to-n', ...flags) {
  claim(`SCORM: ${name}`, async (tools) => {
    assert.ok(existsSync(platform), `${platform} is missing: npm install --prefix target/web-checks scorm-again`);
    const folder = unpacked(position, ...flags);
    try {
      writeFileSync(join(folder, 'scorm12.js'), readFileSync(platform));
      tools.server.folder = folder;
      const script = readFileSync(join(folder, 'data.js'), 'utf8');
      const data = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf(';')));
      await run({ ...tools, data });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function verdicts(data, number) {
  let state = BigInt(number + 1);
  const bytes = Buffer.from(data.questions[number].sealed, 'base64').map((byte) => {
    state = (state * 1664525n + 1013904223n) % (1n << 32n);
    return byte ^ Number(state >> 24n);
  });
  return JSON.parse(Buffer.from(bytes).toString());
}

const choiceOf = (data, number, isRight) => verdicts(data, number).choices.findIndex(({ right }) => right === isRight);

const FRAME = 'document.getElementById("sco").contentDocument';

// What is done in the page of an exercise, which `doc` is: an expression.
function reader(page, doc) {
  const heading = (number, data, words = data.words) => words.question.replace('{number}', number + 1).replace('{count}', data.questions.length);
  return {
    text: (selector) => page.evaluate(`${doc}.querySelector(${JSON.stringify(selector)})?.textContent ?? null`),
    asks: (data, number) => page.until(`${doc}?.querySelector('h2')?.textContent === ${JSON.stringify(heading(number, data))}`, `question ${number + 1}`),
    until: (condition, what) => page.until(`(() => { const doc = ${doc}; return ${condition}; })()`, what),
    choose: (index) => page.evaluate(`${doc}.getElementById('choice-${index}').click(); ${doc}.querySelector('button[type=submit]').click()`),
    press: (label) => page.evaluate(`[...${doc}.querySelectorAll('button')].find((it) => !it.hidden && it.textContent === ${JSON.stringify(label)}).click()`),
  };
}

async function answerAll(reads, data, isRight, from = 0) {
  for (let number = from; number < data.questions.length; number += 1) {
    await reads.asks(data, number);
    const wanted = isRight(number);
    await reads.choose(choiceOf(data, number, wanted));
    if (!wanted && data.attempts === 2) {
      await reads.choose(choiceOf(data, number, true));
    }
    await reads.press(number + 1 < data.questions.length ? data.words.next : data.words.result);
  }
}

const calls = (page) => page.evaluate('JSON.parse(sessionStorage.getItem("calls"))');

exercise('a platform is told marks, status, time and answers, and nothing that it refuses', async ({ server, open, data }) => {
  server.intercept = serveText('/poda/lms.html', LMS());
  const page = await open();
  await page.goto(`${server.base}lms.html`);
  const reads = reader(page, FRAME);
  await answerAll(reads, data, (number) => number !== 0);
  await reads.until(`doc.querySelector('.score')`, 'the result');
  const refused = (await calls(page)).filter(({ name, answer }) => /Set|Commit|Initialize|Finish/.test(name) && answer !== 'true');
  assert.deepEqual(refused, []);
  assert.equal(await reads.text('#saving'), '');
  await page.until('cmi().status === "completed"', 'completed');
  const right = data.questions.length - 1;
  const kept = await page.evaluate('cmi()');
  assert.equal(Number(kept.score.raw), Math.round(10000 * right / data.questions.length) / 100);
  assert.deepEqual([Number(kept.score.min), Number(kept.score.max)], [0, 100]);
  assert.ok(kept.suspended.length <= 4096 && kept.suspended.includes(data.id), kept.suspended);
  await page.until('JSON.parse(sessionStorage.getItem("calls")).some(({ name }) => name === "LMSCommit")', 'a commit');
  await page.evaluate('document.getElementById("sco").src = "about:blank"; 0');
  await page.until('JSON.parse(sessionStorage.getItem("calls")).at(-1).name === "LMSFinish"', 'the end of the session');
  const made = await calls(page);
  const named = (name) => made.filter((call) => call.name === name);
  assert.equal(named('LMSInitialize').length, 1);
  assert.equal(named('LMSFinish').length, 1);
  assert.deepEqual(made.filter(({ name, answer }) => /Set|Commit|Initialize|Finish/.test(name) && answer !== 'true'), []);
  const commits = named('LMSCommit').map(({ at }) => at);
  commits.slice(1).forEach((at, index) => assert.ok(999 <= at - commits[index], `commits after ${at - commits[index]} ms`));
  const times = named('LMSSetValue').filter(({ given }) => given[0] === 'cmi.core.session_time').map(({ given }) => given[1]);
  assert.ok(0 < times.length && times.every((time) => /^\d{4}:\d\d:\d\d\.\d\d$/.test(time)), `${times}`);
});

exercise('what a platform kept is resumed, and a review records nothing', async ({ server, open, data }) => {
  server.intercept = serveText('/poda/lms.html', LMS());
  const page = await open();
  await page.goto(`${server.base}lms.html`);
  const reads = reader(page, FRAME);
  await reads.asks(data, 0);
  await reads.choose(choiceOf(data, 0, true));
  await reads.press(data.words.next);
  await reads.asks(data, 1);
  await reads.press(data.words.show);
  await page.reload();
  await reads.asks(data, 2);
  assert.ok((await reads.text('main')).includes(data.words.resumed.replace('{number}', 3)));
  await answerAll(reads, data, () => true, 2);
  await reads.until(`doc.querySelector('.score')`, 'the result');
  const marks = await page.evaluate(`[...${FRAME}.querySelectorAll('ol li')].map((item) => item.textContent)`);
  assert.ok(marks[0].endsWith(data.words['mark-right']) && marks[1].endsWith(data.words['mark-shown']), `${marks}`);
  await page.evaluate('document.getElementById("sco").src = "about:blank"; 0');

  server.intercept = serveText('/poda/lms.html', LMS({ core: { lesson_mode: 'review' } }));
  const again = await open();
  await again.goto(`${server.base}lms.html`);
  const looks = reader(again, FRAME);
  await looks.asks(data, 0);
  await looks.choose(choiceOf(data, 0, true));
  assert.equal(await looks.text('#saving'), data.words.review);
  assert.deepEqual((await calls(again)).filter(({ name }) => /Set|Commit/.test(name)), []);
});

exercise('without a platform the page says so, keeps the answers, and saves a report that Poda reads', async ({ server, open, data }) => {
  const page = await open();
  await page.goto(`${server.base}index.html`);
  const reads = reader(page, 'document');
  await reads.asks(data, 0);
  assert.equal(await reads.text('#saving'), data.words['not-saved']);
  await reads.choose(choiceOf(data, 0, false));
  await reads.choose(choiceOf(data, 0, true));
  await page.reload();
  await reads.asks(data, 1);
  await answerAll(reads, data, () => true, 1);
  await page.until(`document.getElementById('name')`, 'the result');
  await page.evaluate(`{
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.saved = blob.text(); return create.call(URL, blob); };
    document.getElementById('name').value = '  José "Pepe"\\tNúñez≤ ';
  } 0`);
  await reads.press(data.words.report);
  const report = await page.evaluate('window.saved');
  const folder = mkdtempSync(join(tmpdir(), 'poda-report-'));
  try {
    writeFileSync(join(folder, 'report.json'), report);
    const read = execFileSync(desktop, ['practice', '--collect', '--lang', 'en', join(folder, 'report.json')], { encoding: 'utf8' });
    const { exercises: [made] } = JSON.parse(report);
    assert.ok(read.includes('"José ""Pepe"" Núñez≤"') && read.includes('"ok"'), read);
    assert.deepEqual([made.right_first, made.asked, made.answers[0].mark], [data.questions.length - 1, data.questions.length, 'right-later']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

exercise('a platform that refuses is named, and one of another site is none', async ({ server, open, data }) => {
  server.intercept = serveText('/poda/lms.html', LMS({ refused: ['LMSCommit'] }));
  const page = await open();
  await page.goto(`${server.base}lms.html`);
  const reads = reader(page, FRAME);
  await reads.asks(data, 0);
  const begin = data.words.refused.slice(0, data.words.refused.indexOf('('));
  await reads.until(`doc.getElementById('saving').textContent.startsWith(${JSON.stringify(begin)})`, 'the refusal');

  const frame = `<iframe src="${server.foreignOrigin}/poda/index.html" title="exercise"></iframe>`;
  server.intercept = serveText('/poda/lms.html', LMS({}, frame));
  const other = await open();
  await other.goto(`${server.base}lms.html`);
  const said = `document.getElementById('saving')?.textContent`;
  for (const end = Date.now() + 20_000; !(await other.frames(said)).includes(data.words['not-saved']);) {
    assert.ok(Date.now() < end, `${await other.frames(said)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

exercise('the platform keeps the focus until somebody is in the exercise', async ({ server, open, data }) => {
  const frames = '<input id="search" autofocus><iframe id="sco" src="index.html" title="exercise"></iframe>';
  server.intercept = serveText('/poda/lms.html', LMS({}, frames));
  const page = await open();
  await page.goto(`${server.base}lms.html`);
  const reads = reader(page, FRAME);
  await reads.asks(data, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(await page.evaluate('document.activeElement.id'), 'search');
  await page.evaluate(`${FRAME}.getElementById('choice-0').focus(); 0`);
  await page.until('document.activeElement.id === "sco"', 'the exercise has the focus');
  await reads.choose(choiceOf(data, 0, true));
  await reads.press(data.words.next);
  await reads.asks(data, 1);
  await reads.until('doc.activeElement.tagName === "H2"', 'the next question has the focus');
});

exercise('the platform is found from a window that its frame opened', async ({ server, open, data }) => {
  const opener = `<iframe id="inner" srcdoc="<button onclick='window.open(&quot;index.html&quot;)'>start</button>"></iframe>`;
  server.intercept = serveText('/poda/lms.html', LMS({}, opener));
  const page = await open();
  await page.goto(`${server.base}lms.html`);
  await page.until(`document.getElementById('inner').contentDocument?.querySelector('button')`, 'the button');
  // A window is opened by a click alone.
  const [x, y] = await page.evaluate(`(() => {
    const frame = document.getElementById('inner');
    const [outer, inner] = [frame, frame.contentDocument.querySelector('button')].map((it) => it.getBoundingClientRect());
    return [outer.left + inner.left + inner.width / 2, outer.top + inner.top + inner.height / 2];
  })()`);
  await page.click(x, y);
  const sco = await page.opened();
  const reads = reader(sco, 'document');
  await reads.asks(data, 0);
  assert.equal(await reads.text('#saving'), '');
});

exercise('the page is read by its headings, labels and a live region, and worked by keys', async ({ server, open, data }) => {
  const page = await open();
  await page.goto(`${server.base}index.html`);
  const reads = reader(page, 'document');
  await reads.asks(data, 0);
  const axe = join(checks, 'axe-core/axe.min.js');
  if (existsSync(axe)) {
    await page.evaluate(`${readFileSync(axe, 'utf8')}; 0`);
    const found = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html)))');
    assert.deepEqual(found, []);
  } else {
    assert.ok(!process.env.PODA_REQUIRE_BROWSER, `${axe} is missing`);
  }
  assert.equal(await page.evaluate('document.activeElement.tagName'), 'H2');
  assert.deepEqual(await page.evaluate('[document.documentElement.lang, document.querySelectorAll("main").length, document.querySelectorAll("h1").length]'), ['es', 1, 1]);
  // From the heading to the first choice, and with the arrows to the right one.
  const isChoice = 'document.activeElement.name === "choice"';
  for (let presses = 0; presses < 8 && !(await page.evaluate(isChoice)); presses += 1) {
    await page.press('Tab');
  }
  assert.ok(await page.evaluate(isChoice));
  await page.press('Space');
  const right = choiceOf(data, 0, true);
  for (let index = 0; index < right; index += 1) {
    await page.press('ArrowDown');
  }
  assert.equal(await page.evaluate('Number(document.activeElement.value)'), right);
  await page.press('Enter');
  assert.ok((await reads.text('#live')).startsWith(data.words.right));
  assert.equal(await page.evaluate('document.activeElement.textContent'), data.words.next);
  await page.press('Enter');
  await reads.asks(data, 1);
  await page.until(`document.querySelector('img').naturalWidth > 0`, 'the picture');
}, 'a-to-n', '--lang', 'es');
