// The page of the phones of a class, served by the program: what it remembers, and what it says of its connection.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim, desktop } from './suite.mjs';

// Longer than a phone may take to notice that it is cut off.
const FIVE_SECONDS = 5000;

const freePort = () => new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});

// Serves a lesson to a class, for as long as `run` takes. `type` sends a line to the program.
async function withClass(lesson, run) {
  const url = `http://127.0.0.1:${await freePort()}/`;
  // What the program keeps of a class.
  const kept = mkdtempSync(join(tmpdir(), 'poda-class-'));
  const env = { ...process.env, HOME: kept, XDG_DATA_HOME: kept };
  const program = spawn(desktop, ['serve', '--lang', 'en', '--listen', new URL(url).host, lesson], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  program.stdout.resume();
  try {
    for (let round = 0; !(await fetch(url).catch(() => undefined))?.ok; round += 1) {
      assert.ok(round < 400, 'the program serves the class');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await run({ url, program, type: (line) => program.stdin.write(`${line}\n`) });
  } finally {
    program.kill('SIGKILL');
    rmSync(kept, { recursive: true, force: true });
  }
}

// The server has no icon, which the browser asks for by itself.
const isOther = (error) => !/favicon/.test(error);

const text = (id) => `document.getElementById('${id}').textContent`;
const chosen = `[...document.querySelectorAll('#choices button')].findIndex((it) => it.getAttribute('aria-pressed') === 'true')`;

claim('a phone that is loaded again still marks its answer, and its result says what was wrong with it', async ({ open }) => {
  await withClass('a-to-n', async ({ url, type }) => {
    const phone = await open();
    await phone.goto(url);
    await phone.until(`${text('status')} === 'You see what the lecturer shows.'`, 'the phone follows');
    // What is α now at F, after J's 5? The first choice is the α that it had before.
    type('24');
    type('q');
    await phone.until(`document.querySelectorAll('#choices button').length > 1`, 'the question');
    const wrong = 0;
    await phone.evaluate(`document.querySelectorAll('#choices button')[${wrong}].click()`);
    await phone.until(`${text('answered')}.startsWith('Your answer: ')`, 'the answer is counted');
    await phone.reload();
    await phone.until(`${chosen} === ${wrong}`, 'the answer is marked');
    await phone.until(`${text('answered')}.startsWith('Your answer: ')`, 'and was counted');
    type('');
    await phone.until(`document.querySelectorAll('#choices .outcome').length > 1`, 'the result');
    const mine = `[...document.querySelectorAll('#choices .outcome')].findIndex((it) => it.classList.contains('mine'))`;
    assert.equal(await phone.evaluate(mine), wrong);
    assert.match(await phone.evaluate(`document.querySelector('#choices .mine').textContent`), /1 of 1 · your answer$/);
    const said = await phone.evaluate(text('answered'));
    assert.match(said, /^Your answer, .*, is wrong\. .+/, said);
    await phone.reload();
    await phone.until(`${text('answered')} === ${JSON.stringify(said)}`, 'a result is remembered, too');
    phone.errors = phone.errors.filter(isOther);
  });
});

claim('a phone that is cut off says so within five seconds, and when it is back', async ({ open }) => {
  await withClass('a-to-n', async ({ url, program, type }) => {
    const phone = await open();
    await phone.goto(url);
    await phone.until(`${text('status')} === 'You see what the lecturer shows.'`, 'the phone follows');
    await new Promise((resolve) => setTimeout(resolve, FIVE_SECONDS));
    assert.equal(await phone.evaluate(text('status')), 'You see what the lecturer shows.', 'in silence, it stays connected');
    program.kill('SIGSTOP');
    await phone.until(`${text('status')}.startsWith('No connection')`, 'it says so', { patience: FIVE_SECONDS });
    program.kill('SIGCONT');
    await phone.until(`${text('status')}.startsWith('You are connected again')`, 'it is back', { patience: 2 * FIVE_SECONDS });
    type('3');
    await phone.until(`${text('step')} === 'Step 3 of 41'`, 'and follows');
    phone.errors = phone.errors.filter(isOther);
  });
});

const choices = `document.querySelectorAll('#choices button')`;
const answers = (count) => `${text('counts')} === 'Phones: ${count} · Answers: ${count}'`;

// Opens the page of the lecturer's own phone, whose address the program tells.
async function openClicker(open, { program, type }) {
  const said = new Promise((resolve) => {
    let all = '';
    program.stdout.on('data', (data) => {
      all += data;
      const address = /http\S+\/clicker#\w+(?=\s)/.exec(all);
      if (address) { resolve(address[0]); }
    });
  });
  type('k');
  const clicker = await open();
  await clicker.goto(await said);
  return clicker;
}

claim('two tabs of a browser are one phone, two people with it are two, and a page that is opened again knows them', async ({ open }) => {
  await withClass('a-to-n', async (served) => {
    const { url, type } = served;
    const clicker = await openClicker(open, served);
    const tabs = [await open(), await open()];
    for (const tab of tabs) {
      await tab.goto(url);
      await tab.until(`${text('status')} === 'You see what the lecturer shows.'`, 'the phone follows');
    }
    type('24');
    type('q');
    await clicker.until(`${text('counts')} === 'Phones: 1 · Answers: 0'`, 'one phone, and no answer');
    await clicker.until(`document.querySelector('#choices .right').textContent.endsWith(' · right')`, 'the right one is marked');
    for (const [tab, choice] of [[tabs[0], 0], [tabs[1], 1]]) {
      await tab.until(`${choices}.length > 1`, 'the question');
      await tab.evaluate(`${choices}[${choice}].click()`);
      await tab.until(`${text('answered')}.startsWith('Your answer: ')`, 'the answer is counted');
    }
    await clicker.until(answers(1), 'one answer');
    await tabs[0].until(`${chosen} === 1`, 'the other tab shows it');
    assert.equal(await tabs[0].evaluate(text('other')), 'Someone else answers here');
    await tabs[0].evaluate(`document.getElementById('other').click()`);
    await tabs[0].until(`${chosen} === -1 && ${text('person')} === 'Person 2 answers.'`, 'nobody has answered');
    await tabs[0].evaluate(`${choices}[0].click()`);
    await tabs[0].until(`${text('answered')}.startsWith('Your answer: ')`, 'the answer is counted');
    await clicker.until(answers(2), 'two answers');
    // The code is scanned once more.
    const again = await open();
    await again.goto(url);
    await again.until(`${chosen} === 0 && ${text('person')} === 'Person 2 answers.'`, 'the answer is known');
    await again.evaluate(`document.getElementById('other').click()`);
    await again.until(`${chosen} === 1`, 'and that of the first person');
    await clicker.until(answers(2), 'two answers');
    type('');
    await clicker.until(`document.querySelectorAll('#choices .outcome').length > 1`, 'the results reach the clicker');
    for (const page of [clicker, ...tabs, again]) { page.errors = page.errors.filter(isOther); }
  });
});

claim('a slide has its lists and neither a step nor an empty frame, and the clicker announces a question', async ({ open }) => {
  await withClass('alpha-beta', async (served) => {
    const { url, type } = served;
    const clicker = await openClicker(open, served);
    const phone = await open();
    await phone.goto(url);
    await phone.until(`${text('title')} === 'Alpha-beta'`, 'the first slide');
    type('');
    await phone.until(`document.querySelectorAll('#sentence ul li').length > 1`, 'a list');
    assert.equal(await phone.evaluate(text('step')), '');
    assert.equal(await phone.evaluate(`document.getElementById('frame').hidden`), true);
    type('');
    for (let presses = 0; !(await clicker.evaluate(`${text('coming')}.startsWith('Question: ')`)); presses += 1) {
      assert.ok(presses < 20, 'a question is announced');
      type('');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    assert.equal(await clicker.evaluate(text('coming-heading')), 'Next');
    for (const page of [clicker, phone]) { page.errors = page.errors.filter(isOther); }
  });
});

claim('the numbers of a wide tree can be read on a phone, which follows the current node', async ({ open }) => {
  await withClass('tic-tac-toe-move-1', async ({ url, type }) => {
    const phone = await open();
    await phone.resize(390, 780);
    await phone.goto(url);
    type('20');
    await phone.until(`${text('step')}.startsWith('Step 20 ')`, 'the step');
    const shown = `(() => {
      const picture = document.getElementById('picture');
      const [frame, seen] = [document.getElementById('frame').getBoundingClientRect(), picture.getBoundingClientRect()];
      return { width: seen.width, natural: picture.naturalWidth, frame: frame.width, left: document.getElementById('frame').scrollLeft };
    })()`;
    await phone.until(`document.getElementById('frame').scrollLeft > 0`, 'the picture is moved');
    const { width, natural, frame } = await phone.evaluate(shown);
    assert.ok(width > frame && width >= natural * 0.8, `${width} of ${natural} in ${frame}`);
    await phone.evaluate(`document.getElementById('large').click()`);
    await phone.until(`document.getElementById('picture').clientWidth > ${1.9 * width}`, 'twice as large');
    phone.errors = phone.errors.filter(isOther);
  });
});

claim('a phone reads the tree in words, a chosen answer is seen with forced colors, and a hidden phone runs nothing', async ({ open }) => {
  await withClass('a-to-n', async ({ url, type }) => {
    const phone = await open({ script: `
      window.called = 0;
      const every = window.setInterval.bind(window);
      window.setInterval = (run, wait) => every(() => { window.called += 1; run(); }, wait);` });
    await phone.goto(url);
    const lines = `[...document.querySelectorAll('#tree li')].map((line) => line.firstChild.textContent)`;
    await phone.until(`!document.getElementById('tree').hidden && ${lines}.length > 0`, 'the tree in words');
    assert.equal(await phone.evaluate(text('tree-heading')), 'The tree in words');
    assert.equal(await phone.evaluate(`document.getElementById('tree').open`), false, 'it is folded');
    type('24');
    await phone.until(`${text('step')} === 'Step 24 of 41' && ${lines}.some((line) => /^J, leaf, 5/.test(line))`, 'the lines of another step');
    const item = `[...document.querySelectorAll('#tree li')].find((line) => /^J, /.test(line.firstChild.textContent))`;
    assert.match(await phone.evaluate(`${item}.parentElement.parentElement.firstChild.textContent`), /^F, M/, 'it is in the item of its parent');
    await phone.evaluate(`document.querySelector('#languages [lang=es]').click()`);
    await phone.until(`${lines}.some((line) => /^J, hoja, 5/.test(line))`, 'in Spanish');
    await phone.evaluate(`document.querySelector('#languages [lang=en]').click()`);
    type('q');
    await phone.until(`document.querySelectorAll('#choices button').length > 1`, 'the question');
    await phone.evaluate(`document.querySelector('#choices button').click()`);
    await phone.until(`${text('answered')}.startsWith('Your answer: ')`, 'the answer is counted');
    await phone.call('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    const colors = await phone.evaluate(`[...document.querySelectorAll('#choices button')].map((choice) => getComputedStyle(choice).backgroundColor)`);
    assert.equal(colors.filter((color) => color === colors[0]).length, 1, `the chosen one differs: ${colors}`);
    await phone.hide(true);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = await phone.evaluate('called');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    assert.equal(await phone.evaluate('called'), before, 'a hidden phone');
    await phone.hide(false);
    await phone.until(`called > ${before}`, 'a phone that is seen again');
    phone.errors = phone.errors.filter(isOther);
  });
});

claim('a mistyped address answers in the words of the program', async ({ open }) => {
  await withClass('a-to-n', async ({ url }) => {
    const phone = await open();
    await phone.goto(`${url}calss/x`);
    await phone.until(`document.body.textContent.includes('There is no page at this address.')`, 'it is said');
    await phone.evaluate(`document.querySelector('a').click()`);
    await phone.until(`document.getElementById('status')?.textContent === 'You see what the lecturer shows.'`, 'the way to the class');
    phone.errors = [];
  });
});
