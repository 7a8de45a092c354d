// The two parts of the program: what is downloaded first is enough to read a lesson, and the rest comes when it can.

import assert from 'node:assert/strict';
import { captions, claim, claimAnywhere, isReady, shows, SMALL } from './suite.mjs';

// Lets the rest of the program and the messages of languages arrive only when the returned function is called.
function hold(server) {
  const held = [];
  const isLater = (path) => path.endsWith('/poda_rest.wasm');
  server.intercept = (request, response) => {
    if (!isLater(request.url)) {
      return false;
    }
    held.push([request, response]);
    return true;
  };
  return () => {
    server.intercept = null;
    held.splice(0).forEach(([request, response]) => server.answer(request, response));
  };
}

const isWhole = 'globalThis.podaIsWhole === true';

for (const [lesson, language, size] of [['a-to-n', 'en', {}], ['killer', 'es', SMALL], ['pig', 'pt', {}]]) {
  claimAnywhere(`what is downloaded first is enough to step through ${lesson} in ${language}`, async ({ server, openPoda }) => {
    const release = hold(server);
    const page = await openPoda(`#lesson=${lesson}&lang=${language}`, size);
    await page.evaluate('document.getElementById("poda").focus()');
    const sentences = captions(lesson, language);
    for (let step = 1; step <= 8; step += 1) {
      await page.press('ArrowRight');
      await shows(page, sentences[step], `step ${step}`);
    }
    await page.press('ArrowLeft');
    await shows(page, sentences[7], 'back');
    await page.press('End');
    await page.press('Home');
    await page.until('Number(document.getElementById("poda").dataset.step) === 0', 'the beginning');
    await page.press('Tab');
    await page.until('document.querySelector("#document button")', 'the document for screen readers');
    // What is missing would keep the page waiting.
    assert.equal(await page.evaluate(isWhole), false);
    release();
    await page.until(isWhole, 'the rest');
  });
}

for (const [language, words] of [['en', /Still downloading: Export pictures/], ['es', /se está descargando/]]) {
  claimAnywhere(`a command that needs the rest says that it comes, and comes with it (${language})`, async ({ server, openPoda }) => {
    const release = hold(server);
    const page = await openPoda(`#lesson=a-to-n&lang=${language}`);
    await page.evaluate('document.getElementById("poda").focus()');
    await page.press('Control+E');
    await page.until(`${words}.test(document.getElementById('notice').textContent)`, 'what is said meanwhile');
    // Lessons go on.
    await page.press('ArrowRight');
    await shows(page, captions('a-to-n', language)[1]);
    assert.equal(await page.evaluate(isWhole), false);
    release();
    await page.until(isWhole, 'the rest');
    // In the document for screen readers, dialogs can be found.
    await page.press('Tab');
    await page.until('document.querySelector("#document [role=dialog]")', 'the dialog');
  });
}

// With this script, the rest does not come by itself.
const REFUSED = `
  const { fetch } = window;
  window.fetch = (address, ...others) => String(address).endsWith('/poda_rest.wasm')
    ? Promise.reject(new TypeError('refused')) : fetch(address, ...others);`;

// Shows another search beside the first, for which the rest is needed.
async function showBoth(page) {
  await page.evaluate('document.getElementById("poda").focus()');
  await page.press('s');
  await page.until(isWhole, 'the rest');
  await page.until('document.getElementById("caption").textContent.includes("\\n")', 'a sentence of each search');
}

claimAnywhere('what is needed of the rest before it has come is downloaded at once', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&lang=en', { script: REFUSED });
  assert.equal(await page.evaluate(isWhole), false);
  await showBoth(page);
});

claimAnywhere('what is needed of the rest at once is there without a network, too', async ({ server, openPoda, open }) => {
  const first = await openPoda('#lesson=a-to-n&lang=en');
  await first.until(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`, 'the page is kept');
  await first.close();
  await server.stop();
  const page = await open({ script: REFUSED });
  await page.goto(`${server.base}#lesson=a-to-n&lang=en`);
  await isReady(page);
  await showBoth(page);
  // The network that is missing is no fault of the page.
  page.errors = page.errors.filter((error) => !/ERR_CONNECTION_REFUSED|sw\.js|Failed to fetch/.test(error));
  await server.start();
});

claimAnywhere('what is needed while the rest is on its way does not wait for a download that stands still', async ({ server, openPoda }) => {
  let isStalled = false;
  server.intercept = (request, response) => {
    if (isStalled || !request.url.endsWith('/poda_rest.wasm')) {
      return false;
    }
    isStalled = true;
    response.writeHead(200, { 'Content-Type': 'application/wasm', 'Content-Length': 5_000_000, 'Cache-Control': 'max-age=600' }).write('\0asm');
    return true;
  };
  const page = await openPoda('#lesson=a-to-n&lang=en');
  while (!isStalled) {
    await new Promise((next) => { setTimeout(next, 10); });
  }
  assert.equal(await page.evaluate(isWhole), false);
  const begun = performance.now();
  await showBoth(page);
  const waited = performance.now() - begun;
  assert.ok(waited < 10_000, `${Math.round(waited)} ms`);
});

claim('a page whose first part is there keeps the rest, all languages and all lessons for when there is no network', async ({ server, openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&lang=en');
  await page.until(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`, 'the page is kept');
  const kept = await page.evaluate(`caches.keys().then(async (names) => (await (await caches.open(names[0])).keys()).map(({ url }) => url.split('/').at(-1)))`);
  for (const name of ['poda_bg.wasm', 'poda_rest.wasm', 'messages.en.txt', 'messages.es.txt', 'messages.pt.txt', 'lessons.json']) {
    assert.ok(kept.includes(name), `${name} in ${kept}`);
  }
  assert.ok(server.requests.some((path) => path.endsWith('/poda_rest.wasm')));
});
