// Real fingers, as a browser passes them on: it does not tell of the first pixels of a slow one.

import assert from 'node:assert/strict';
import { claim } from './suite.mjs';

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

claim('a slow finger drags the tree, a resting one opens a menu, and two fingers zoom', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en');
  await page.resize(390, 844, { touch: true });
  await page.evaluate('document.getElementById("read").click()');
  await page.until('document.getElementById("document").textContent', 'the document beside the canvas');
  await wait(500);
  const touch = (type, points) => page.call('Input.dispatchTouchEvent', {
    type, touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
  const move = async (from, to, steps, pause) => {
    await touch('touchStart', from);
    for (let step = 1; step <= steps; step += 1) {
      await touch('touchMove', from.map(([x, y], index) => [x + (to[index][0] - x) * step / steps, y]));
      await wait(pause);
    }
    await touch('touchEnd', []);
    await wait(500);
  };
  const hasMenu = () => page.evaluate('document.getElementById("document").innerHTML.includes("Spotlight at the pointer")');
  const [x, y] = [195, 295];
  const picture = async () => (await page.screenshot()).toString('base64');
  const before = await picture();
  await move([[x, y]], [[x + 60, y]], 60, 40);
  assert.equal(await hasMenu(), false, 'a slow drag opens no menu');
  const dragged = await picture();
  assert.notEqual(dragged, before, 'the tree is dragged');
  await move([[x - 30, y], [x + 30, y]], [[x - 90, y], [x + 90, y]], 20, 16);
  assert.equal(await hasMenu(), false);
  assert.notEqual(await picture(), dragged, 'the tree is larger');
  await touch('touchStart', [[x, y]]);
  await wait(1_200);
  await touch('touchEnd', []);
  await wait(1000);
  await page.until('document.getElementById("document").innerHTML.includes("Spotlight at the pointer")', 'the menu');
});

claim('a keyboard that covers the page leaves the rest to the program', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en');
  await page.resize(390, 844, { touch: true });
  const height = () => page.evaluate('document.getElementById("poda").clientHeight');
  await page.until('document.getElementById("poda").clientHeight === 844', 'the whole screen');
  await page.evaluate(`Object.defineProperty(visualViewport, 'height', { configurable: true, value: 510 }); visualViewport.dispatchEvent(new Event('resize')); 0`);
  await page.until('document.getElementById("poda").height === 510 * devicePixelRatio', 'the canvas is drawn above the keyboard');
  assert.equal(await height(), 510);
  await page.evaluate(`delete visualViewport.height; visualViewport.dispatchEvent(new Event('resize')); 0`);
  await page.until('document.getElementById("poda").clientHeight === 844', 'the whole screen again');
});
