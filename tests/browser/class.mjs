// The page of the phones of a class, served by the program: what it remembers, and what it says of its connection.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
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
  const program = spawn(desktop, ['serve', '--lang', 'en', '--listen', new URL(url).host, lesson], { stdio: ['pipe', 'ignore', 'inherit'] });
  try {
    for (let round = 0; !(await fetch(url).catch(() => undefined))?.ok; round += 1) {
      assert.ok(round < 400, 'the program serves the class');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await run({ url, program, type: (line) => program.stdin.write(`${line}\n`) });
  } finally {
    program.kill('SIGKILL');
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
