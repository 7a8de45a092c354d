// The presenter view: a page of its own, which the page of the program writes.

import assert from 'node:assert/strict';
import { caption, captions, claim, shows } from './suite.mjs';

const LESSON = 'two-by-two';
const PRESENTED = `#lesson=${LESSON}&mode=present&lang=en`;

const step = (page) => page.evaluate('Number(document.getElementById("poda").dataset.step)');
const text = (view) => view.evaluate('document.getElementById("second-page")?.innerText ?? ""');

async function openView(page) {
  await page.evaluate('document.getElementById("poda").focus()');
  await page.press('Shift+P');
  const view = await page.opened();
  await view.until('document.getElementById("second-page")?.innerText', 'the text of the presenter view');
  return view;
}

// Waits until the page has opened this many others.
async function hasOpened(page, count) {
  for (let round = 0; await page.countOpened() !== count; round += 1) {
    assert.ok(round < 200, `the page has opened ${await page.countOpened()} others, not ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

claim('the presenter view is a page of its own, and its keys drive the lecture', async ({ openPoda }) => {
  const page = await openPoda(PRESENTED);
  const view = await openView(page);
  assert.match(await view.evaluate('document.title'), /presenter/);
  assert.equal(await view.evaluate('document.documentElement.lang'), 'en');
  for (let round = 0; round < 4; round += 1) {
    const before = await step(page);
    await view.press(round % 2 === 0 ? 'PageDown' : 'ArrowRight');
    await page.until(`Number(document.getElementById("poda").dataset.step) > ${before}`, 'the lecture goes on');
    const said = JSON.stringify(captions(LESSON, 'en')[await step(page)]);
    await view.until(`document.getElementById("second-page").innerText.replaceAll("\u00a0", " ").includes(${said})`, `the view says ${said}`);
  }
  assert.ok(await view.evaluate('document.querySelector("img").naturalWidth > 0'), 'what comes next has a picture');
  const before = await step(page);
  await view.press('PageUp');
  await page.until(`Number(document.getElementById("poda").dataset.step) < ${before}`, 'the lecture goes back');
  await view.press('b');
  await page.until('document.getElementById("caption").textContent === ""', 'the screen is blank');
  await view.press('b');
  await page.until('document.getElementById("caption").textContent !== ""', 'and no longer');
  assert.deepEqual(view.errors, []);
  // Letters that follow each other fast are text.
  await new Promise((resolve) => setTimeout(resolve, 600));
  // The view closes before it can say that the keys are up again.
  await view.press('Shift+P').catch(() => {});
  await hasOpened(page, 0);
});

claim('a presenter view that is loaded again is written again, and one that is closed leaves the lecture as it is', async ({ openPoda }) => {
  const page = await openPoda(PRESENTED);
  const view = await openView(page);
  await view.evaluate('window.isOld = true, location.reload()').catch(() => {});
  await view.until('!window.isOld && document.getElementById("second-page")?.innerText', 'the text after a reload');
  const before = await step(page);
  await view.press('PageDown');
  await page.until(`Number(document.getElementById("poda").dataset.step) > ${before}`, 'its keys still drive the lecture');
  await view.close();
  await hasOpened(page, 0);
  await page.bringToFront();
  const there = await step(page);
  await page.press('ArrowRight');
  await page.until(`Number(document.getElementById("poda").dataset.step) > ${there}`, 'the lecture goes on');
  await openView(page);
});

claim('each of two presenting tabs has its own view, which closes with it', async ({ openPoda }) => {
  const first = await openPoda(PRESENTED);
  const view = await openView(first);
  const second = await openPoda('#lesson=killer&mode=present&lang=es');
  const other = await openView(second);
  const before = await text(view);
  const there = await step(first);
  await other.press('PageDown');
  await second.until('Number(document.getElementById("poda").dataset.step) > 0', 'the second lecture goes on');
  assert.equal(await step(first), there, 'the first stays where it is');
  assert.match(await text(other), /desde el comienzo/);
  assert.match(before, /since the beginning/);
  await first.evaluate('location.reload()').catch(() => {});
  await hasOpened(first, 0);
  assert.equal(await second.countOpened(), 1);
});

claim('a browser that opens no second window is said to', async ({ openPoda }) => {
  const page = await openPoda(PRESENTED, { script: 'window.open = () => null;' });
  const before = await caption(page);
  await page.evaluate('document.getElementById("poda").focus()');
  await page.press('Shift+P');
  await page.until('/pop-ups/.test(document.getElementById("notice").textContent)', 'what to do is said');
  await shows(page, before);
});
