// What is remembered in a browser: every change within two seconds and without a frame, however quickly one comes after another.

import assert from 'node:assert/strict';
import { chance, claimAnywhere, isReady, SMALL } from './suite.mjs';

const HOLD = `window.draw = requestAnimationFrame, window.held = [], window.requestAnimationFrame = (callback) => held.push(callback), 0`;
const GO_ON = 'window.requestAnimationFrame = draw, held.forEach((callback) => draw(callback)), 0';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Returns what the page shows, and what is stored of it: whether it is edited, and its step.
const SHOWN = `[document.title.includes('edited'), Number(document.getElementById('poda').dataset.step)]`;
const STORED = `(() => {
  const draft = localStorage.getItem(sessionStorage.getItem('poda-tab'));
  const { step, edited } = JSON.parse(draft ?? localStorage.getItem('poda'));
  return [draft !== null && edited, step];
})()`;

// Presses keys as quickly as people do, and then lets no frame be drawn any more.
async function burst(page, below, count) {
  for (let index = 0; index < count; index += 1) {
    await page.press(['Alt+ArrowDown', 'Delete', 'Control+z', 'ArrowRight', 'ArrowRight', 'End', 'Home'][below(7)]);
    await pause(below(300));
  }
  // What the last key does is drawn with the next frame.
  await pause(100);
  await page.evaluate(HOLD);
}

claimAnywhere('changes in quick succession are stored within two seconds without a frame', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&lang=en', SMALL);
  const below = chance(7);
  await page.press('Alt+ArrowDown');
  await page.press('Alt+ArrowDown');
  await page.press('Delete');
  await page.until(`document.title.includes('edited')`, 'an edit');
  for (let round = 0; round < 12; round += 1) {
    await burst(page, below, 2 + below(4));
    await pause(1_900);
    assert.deepEqual(await page.evaluate(STORED), await page.evaluate(SHOWN), `round ${round}`);
    await page.evaluate(GO_ON);
  }
});

claimAnywhere('two tabs store their drafts, and a tab that is loaded again at once has lost nothing', async ({ openPoda }) => {
  const pages = [];
  for (const step of [1, 2]) {
    const page = await openPoda(`#lesson=a-to-n&step=${step}&lang=en`, SMALL);
    pages.push(page);
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Delete']) {
      await page.press(key);
    }
    await page.until(`document.title.includes('edited')`, 'an edit');
  }
  await pages[1].reload();
  await isReady(pages[1]);
  const drafts = `Object.keys(localStorage).filter((name) => name.startsWith('poda-draft-') && localStorage[name].includes('"edited":true')).length`;
  await pages[0].until(`${drafts} === 2`, 'both drafts', { patience: 2_000 });
});
