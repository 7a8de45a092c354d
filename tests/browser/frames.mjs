// The page in a frame of another site's page.

import assert from 'node:assert/strict';
import { captions, claim, claimAnywhere } from './suite.mjs';
import { serveText } from './server.mjs';

const host = (address) => `<!doctype html><title>A course</title>
<input id="field" autofocus>
<iframe id="frame" src="${address}" style="width: 640px; height: 420px; border: 0" allow="fullscreen; clipboard-write"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ data, source }) => {
    if (source === document.getElementById('frame').contentWindow) heard.push(data);
  });
</script>`;

async function openHost(server, open, fragment) {
  server.intercept = serveText('/course.html', host(server.base + fragment));
  const page = await open();
  // Another site: 127.0.0.1, while the frame is of localhost.
  await page.goto(`${server.foreignOrigin}/course.html`);
  await page.until('window.heard?.length > 0', 'a message of the frame');
  return page;
}

const tell = (page, message) => page.evaluate(`document.getElementById('frame').contentWindow.postMessage(${message}, '*')`);
const last = (page) => page.evaluate('heard.at(-1)');

claimAnywhere('a frame of a foreign page is stepped by messages, and says where it stands', async ({ server, open }) => {
  const sentences = captions('a-to-n', 'en');
  const page = await openHost(server, open, '#lesson=a-to-n&step=3&lang=en&embed');
  await page.until('heard.at(-1).step === 3', 'step 3');
  assert.deepEqual(await last(page), { poda: 1, step: 3, steps: sentences.length - 1, caption: sentences[3] });
  for (const step of [12, 1, sentences.length - 1]) {
    await tell(page, `{ step: ${step} }`);
    await page.until(`heard.at(-1).step === ${step}`, `step ${step}`);
    assert.deepEqual(await last(page), { poda: 1, step, steps: sentences.length - 1, caption: sentences[step] });
  }
});

claimAnywhere('a frame takes nothing but numbers from messages', async ({ server, open }) => {
  const page = await openHost(server, open, '#lesson=a-to-n&step=5&lang=en&embed');
  await page.until('heard.at(-1).step === 5', 'step 5');
  for (const message of ['null', '"step"', '{ step: "7" }', '{ step: NaN }', '{ step: { valueOf: () => 7 }.x }', '{ step: [7] }', '[1, 2, 3]',
    '{ link: "#lesson=killer" }', '{ step: null }', '{}', '7', 'undefined', 'new Error("x")', 'new Uint8Array(1000)']) {
    await tell(page, message);
  }
  await tell(page, '{ step: 6 }');
  await page.until('heard.at(-1).step === 6', 'step 6');
  const steps = await page.evaluate('heard.map(({ step }) => step)');
  assert.ok(steps.every((step) => step === 5 || step === 6), `the frame has been at ${steps}`);
  // Numbers that are no step lead to one, and never stop the program.
  for (const number of ['-1', '1e300', 'Infinity', '-Infinity', '2.5', '4294967296']) {
    await tell(page, `{ step: ${number} }`);
  }
  await tell(page, '{ step: 9 }');
  await page.until('heard.at(-1).step === 9', 'step 9');
});

claim('the wheel scrolls the page around a frame until the frame is clicked', async ({ server, open }) => {
  const page = await openHost(server, open, '#lesson=a-to-n&step=3&lang=en');
  await page.until('heard.at(-1).step === 3', 'step 3');
  await page.evaluate(`document.body.style.height = '5000px', document.body.append('below')`);
  const { x, y } = await page.evaluate('document.getElementById("frame").getBoundingClientRect().toJSON()');
  const turn = () => page.call('Input.dispatchMouseEvent', { type: 'mouseWheel', x: x + 320, y: y + 120, deltaX: 0, deltaY: 120 });
  await turn();
  await page.until('scrollY === 120', 'the page is scrolled');
  await page.evaluate('scrollTo(0, 0)');
  await page.until('scrollY === 0');
  await page.click(x + 320, y + 120);
  await page.until('document.activeElement.id === "frame"', 'the keyboard is in the frame');
  await turn();
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(await page.evaluate('scrollY'), 0, 'the wheel belongs to the frame');
});

for (const [what, embed] of [['a frame', '&embed'], ['a frame with the whole program', '']]) {
  claim(`${what} takes the keyboard only when it is clicked`, async ({ server, open }) => {
    const page = await openHost(server, open, `#lesson=a-to-n&step=3&lang=en${embed}`);
    await page.until('heard.at(-1).step === 3', 'step 3');
    assert.equal(await page.evaluate('document.activeElement.id'), 'field', 'the keyboard is in the page around the frame');
    await page.press('ArrowRight');
    await page.press('x');
    assert.equal(await page.evaluate('document.getElementById("field").value'), 'x');
    assert.equal((await last(page)).step, 3);
    const { x, y } = await page.evaluate('document.getElementById("frame").getBoundingClientRect().toJSON()');
    await page.click(x + 320, y + 120);
    await page.until('document.activeElement.id === "frame"', 'the keyboard is in the frame');
    await page.press('ArrowRight');
    await page.until('heard.at(-1).step === 4', 'step 4');
  });
}
