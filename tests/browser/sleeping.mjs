// The loop of animation frames sleeps while there is nothing to draw, and is awake as soon as there is.

import assert from 'node:assert/strict';
import { captions, claim, claimAnywhere, shows, SMALL } from './suite.mjs';
import { serveText } from './server.mjs';

// Counts the animation frames that the page has been given.
const COUNT = `
  window.given = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((time) => { window.given += 1; callback(time); });`;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Waits until the page has been given no frame for a while.
async function sleeps(count, what) {
  let [before, now] = [-1, await count()];
  for (const end = Date.now() + 40_000; before !== now;) {
    assert.ok(Date.now() < end, `${what} does not fall asleep`);
    await wait(1_500);
    [before, now] = [now, await count()];
  }
}

claimAnywhere('while there is nothing to draw, no animation frame is asked for in ten seconds', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en', { ...SMALL, script: COUNT });
  const count = () => page.evaluate('window.given');
  await sleeps(count, 'the page');
  const before = await count();
  await wait(10_000);
  assert.equal(await count() - before, 0, 'frames in ten seconds');
});

claimAnywhere('what is done in a sleeping page is drawn at once', async ({ openPoda }) => {
  const sentences = captions('a-to-n', 'en');
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en', { width: 1000, height: 700, script: COUNT });
  const count = () => page.evaluate('window.given');
  await page.evaluate('document.getElementById("poda").focus()');
  const doings = [
    ['a key', () => page.press('ArrowRight'), 13],
    ['a link', () => page.evaluate('location.hash = "lesson=a-to-n&step=20&lang=en"; 0'), 20],
    ['a message', () => page.evaluate('postMessage({ step: 7 }, "*"); 0'), 7],
  ];
  for (const [what, act, step] of doings) {
    await sleeps(count, 'the page');
    await act();
    await shows(page, sentences[step], what);
  }
  // Playing is made of requests of the program alone: nothing else happens in the page.
  await sleeps(count, 'the page');
  await page.press('Space');
  await page.until('Number(document.getElementById("poda").dataset.step) >= 10', 'it plays');
  await page.press('Space');
  // The wheel and a window of another size are drawn, too.
  await sleeps(count, 'the page');
  const asleep = await count();
  await page.wheel(400, 300, -120);
  for (const end = Date.now() + 5_000; await count() === asleep;) {
    assert.ok(Date.now() < end, 'the wheel wakes the page');
    await wait(50);
  }
  await sleeps(count, 'the page');
  await page.resize(700, 500);
  await page.until('Math.abs(document.getElementById("poda").width - 700 * devicePixelRatio) < 2', 'the canvas has the new size');
});

claim('frames of a course page sleep, too', async ({ server, open }) => {
  const frame = (lesson, step) => `<iframe src="${server.base}#lesson=${lesson}&step=${step}&lang=en&embed" style="width: 400px; height: 250px"></iframe>`;
  server.intercept = serveText('/course.html', `<!doctype html><title>A course</title>
    ${frame('a-to-n', 3)}${frame('killer', 5)}
    <script>window.last = {}; addEventListener('message', ({ data }) => { window.last[data.step] = data; });</script>`);
  const page = await open({ width: 900, height: 700, script: COUNT });
  await page.goto(`${server.origin}/course.html`);
  await page.until('last[3] && last[5]', 'both frames');
  const count = () => page.evaluate('[...document.querySelectorAll("iframe")].reduce((sum, { contentWindow }) => sum + contentWindow.given, 0)');
  await sleeps(count, 'a frame');
  const before = await count();
  await wait(10_000);
  assert.equal(await count() - before, 0, 'frames in ten seconds');
});

// Counts all that the browser calls by itself: frames and timers.
const COUNT_CALLS = `
  window.called = 0;
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval']) {
    const ask = window[name].bind(window);
    window[name] = (callback, ...others) => ask((...all) => { window.called += 1; callback(...all); }, ...others);
  }`;

claim('a hidden page runs nothing, though it plays, and goes on where it was', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en', { ...SMALL, script: COUNT_CALLS });
  const step = () => page.evaluate('Number(document.getElementById("poda").dataset.step)');
  await page.evaluate('document.getElementById("poda").focus()');
  await page.press('Space');
  await page.until('Number(document.getElementById("poda").dataset.step) >= 13', 'it plays');
  await page.hide(true);
  await sleeps(() => page.evaluate('window.called'), 'the hidden page');
  const [before, at] = [await page.evaluate('window.called'), await step()];
  await wait(5_000);
  assert.equal(await page.evaluate('window.called') - before, 0, 'calls in five seconds');
  await page.hide(false);
  await page.until(`Number(document.getElementById("poda").dataset.step) > ${at}`, 'it plays on');
  assert.ok(await step() <= at + 3, 'from where it was');
});
