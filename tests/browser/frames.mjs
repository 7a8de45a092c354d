// The page in a frame of another site's page.

import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captions, claimAnywhere, dist, SMALL, versionIn } from './suite.mjs';
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

claimAnywhere('the wheel scrolls the page around a frame until the frame is clicked', async ({ server, open }) => {
  const page = await openHost(server, open, '#lesson=a-to-n&step=3&lang=en');
  await page.until('heard.at(-1).step === 3', 'step 3');
  await page.evaluate(`document.body.style.height = '5000px', document.body.append('below')`);
  const { x, y } = await page.evaluate('document.getElementById("frame").getBoundingClientRect().toJSON()');
  const turn = () => page.wheel(x + 320, y + 120, 120);
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
  claimAnywhere(`${what} takes the keyboard only when it is clicked`, async ({ server, open }) => {
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

claimAnywhere('a step that is asked for while a frame is loading is shown once it is there', async ({ server, open }) => {
  const serveCourse = serveText('/course.html', host(`${server.base}#lesson=a-to-n&step=3&lang=en&embed`));
  let isAsked = false;
  let proceed;
  const later = new Promise((resolve) => { proceed = resolve; });
  server.intercept = (request, response) => {
    if (!request.url.endsWith('.wasm')) {
      return serveCourse(request, response);
    }
    isAsked = true;
    later.then(() => createReadStream(join(dist, request.url.replace('/poda/', ''))).pipe(response));
    return true;
  };
  const page = await open();
  await page.goto(`${server.foreignOrigin}/course.html`);
  for (const end = Date.now() + 20_000; !isAsked; await new Promise((resolve) => setTimeout(resolve, 50))) {
    assert.ok(Date.now() < end, 'the frame loads nothing');
  }
  await tell(page, '{ step: 4 }');
  await tell(page, '{ step: 7 }');
  proceed();
  await page.until('heard.at(-1)?.step === 7', 'step 7');
});

claimAnywhere('Tab leads through a frame and out of it at both ends', async ({ server, open }) => {
  const page = await openHost(server, open, '#lesson=a-to-n&step=3&lang=en&embed');
  await page.evaluate(`document.body.append(Object.assign(document.createElement('input'), { id: 'after' })); document.getElementById('field').focus()`);
  // What is read in the frame is there some time after a first Tab has asked for it.
  const isThere = async () => (await page.frames('Boolean(document.querySelector("#document [role=tree]"))')).some(Boolean);
  for (const [key, end] of [['Tab', 'after'], ['Shift+Tab', 'field']]) {
    const way = [];
    while (way.at(-1) !== end) {
      assert.ok(way.length < 30, `${key}: ${way.join(' ')}`);
      await page.press(key);
      await new Promise((resolve) => setTimeout(resolve, 60));
      way.push(await page.evaluate('document.activeElement.id'));
      for (const late = Date.now() + 20_000; way.at(-1) === 'frame' && !(await isThere());) {
        assert.ok(Date.now() < late, 'nothing can be read in the frame');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    assert.ok(way.length > 5, `${key} passes over what is in the frame: ${way.join(' ')}`);
  }
});

// Waits until what is read in the frames has been the same for a while.
const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

for (const [how, enter] of [
  ['Tab', async (page) => {
    await page.evaluate('document.getElementById("field").focus()');
    await page.press('Tab');
  }],
  ['a click', async (page) => {
    const { x, y } = await page.evaluate('document.getElementById("frame").getBoundingClientRect().toJSON()');
    await page.click(x + 320, y + 120);
  }],
]) {
  claimAnywhere(`a frame that was entered by ${how} and left again takes the keyboard with no message`, async ({ server, open }) => {
    const page = await openHost(server, open, '#lesson=a-to-n&step=3&lang=en&embed');
    await page.until('heard.at(-1).step === 3', 'step 3');
    const { x, y } = await page.evaluate('document.getElementById("field").getBoundingClientRect().toJSON()');
    for (let round = 0; round < 20; round += 1) {
      await enter(page);
      await page.until('document.activeElement.id === "frame"', 'the keyboard is in the frame');
      if (round === 0) {
        await settle();
      }
      await page.click(x + 5, y + 5);
      await page.until('document.activeElement.id === "field"', 'the keyboard is in the field');
      await page.evaluate('document.getElementById("field").value = ""');
      const step = round % 2 ? 9 : 12;
      for (const [index, letter] of [...'typed'].entries()) {
        if (index === 2) {
          await tell(page, `{ step: ${step} }`);
          await page.until(`heard.at(-1).step === ${step}`, `step ${step}`);
        }
        await page.press(letter);
      }
      assert.equal(await page.evaluate('document.activeElement.id'), 'field', `round ${round}`);
      assert.equal(await page.evaluate('document.getElementById("field").value'), 'typed', `round ${round}`);
      assert.equal((await last(page)).step, step, 'the frame has taken a key');
    }
  });
}

// A page with frames below one another.
const course = (addresses) => `<!doctype html><title>A course</title>
${addresses.map((address, index) => `<p>${index}</p>
<iframe id="frame${index}" src="${address}" style="width: 640px; height: 420px; border: 0"></iframe>`).join('\n')}
<script>
  window.last = {};
  addEventListener('message', ({ data, source }) => {
    const index = [...document.querySelectorAll('iframe')].findIndex((frame) => frame.contentWindow === source);
    last[index] = data.step;
  });
</script>`;
const lessons = (base, count) => Array.from({ length: count },
  (_, index) => `${base}#lesson=${index % 2 ? 'killer' : 'a-to-n'}&step=${index + 1}&lang=en&embed`);

claimAnywhere('twenty frames on one page load when they are seen, go on when they are seen again, and none of them fails', async ({ server, open }) => {
  const count = 20;
  server.intercept = serveText('/course.html', course(lessons(server.base, count)));
  const page = await open({ width: 800, height: 900 });
  await page.goto(`${server.foreignOrigin}/course.html`);
  await page.until('last[0] === 1 && last[1] === 2', 'the frames in view');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  assert.equal(await page.evaluate('Object.keys(last).length < 5'), true, 'frames out of view are not loaded');
  for (let index = 0; index < count; index += 1) {
    await page.evaluate(`document.getElementById('frame${index}').scrollIntoView({ block: 'center' })`);
    await page.until(`last[${index}] === ${index + 1}`, `frame ${index}`);
  }
  // The browser has taken the contexts of the first ones back. They are as they were.
  await page.evaluate('window.last = {}; scrollTo(0, 0)');
  await page.evaluate(`document.getElementById('frame0').contentWindow.postMessage({ step: 7 }, '*')`);
  await page.until('last[0] === 7', 'the first frame goes on');
  const failures = await page.frames('!document.getElementById("failure").hidden');
  assert.deepEqual(failures.filter(Boolean), [], 'a frame has failed');
  assert.ok(failures.length >= count, `${failures.length} frames`);
  const programs = server.requests.filter((path) => path.endsWith('.wasm')).length;
  assert.ok(programs <= 3, `the program was downloaded ${programs} times`);
});

claimAnywhere('the frames of a page compile each part of the program once', async ({ server, open }) => {
  const count = 5;
  server.intercept = serveText('/course.html', course(lessons(server.base, count)).replaceAll('640px; height: 420px', '300px; height: 180px'));
  const page = await open({ width: 1600, height: 1_000, script: `
    window.compilations = 0;
    const { compileStreaming } = WebAssembly;
    WebAssembly.compileStreaming = (source) => { window.compilations += 1; return compileStreaming(source); };` });
  await page.goto(`${server.origin}/course.html`);
  await page.until(`Object.keys(last).length === ${count}`, 'all frames', { patience: 120_000 });
  const frames = '[...document.querySelectorAll("iframe")].map(({ contentWindow }) => contentWindow)';
  await page.until(`${frames}.every(({ podaIsWhole }) => podaIsWhole)`, 'the rest in all frames');
  const compilations = await page.evaluate(`${frames}.map(({ compilations }) => compilations)`);
  assert.equal(compilations.reduce((sum, count) => sum + count), 2);
});

claimAnywhere('fast Tabs lead through six frames one after another, forward and back', async ({ server, open }) => {
  const count = 6;
  server.intercept = serveText('/course.html', course(lessons(server.base, count)).replaceAll('640px; height: 420px', '320px; height: 90px')
    .replace('<p>0</p>', '<style>p { display: inline }</style><input id="field"><p>0</p>').replace('<script>', '<input id="after"><script>'));
  const page = await open({ width: 800, height: 1_000 });
  await page.goto(`${server.foreignOrigin}/course.html`);
  await page.until(`Object.keys(last).length === ${count}`, 'all frames', { patience: 120_000 });
  const order = ['field', ...Array.from({ length: count }, (_, index) => `frame${index}`), 'after'];
  await page.evaluate('document.getElementById("field").focus()');
  for (const [key, end] of [['Tab', 'after'], ['Shift+Tab', 'field'], ['Tab', 'after']]) {
    const way = [];
    while (way.at(-1) !== end) {
      // In a frame are the ways past its bars, its controls and its tree.
      assert.ok(way.length < 25 * count, `${key}: ${way.join(' ')}`);
      await page.press(key);
      // As quickly as a key that is held repeats.
      await new Promise((resolve) => setTimeout(resolve, 33));
      way.push(await page.evaluate('document.activeElement.id'));
    }
    const places = way.map((id) => order.indexOf(id));
    const jumps = places.filter((at, index) => index > 0 && (key === 'Tab' ? at < places[index - 1] : at > places[index - 1]));
    assert.deepEqual(jumps, [], `${key}: ${way.join(' ')}`);
    await settle();
    assert.equal(await page.evaluate('document.activeElement.id'), end, 'where the last Tab has led to');
  }
});

claimAnywhere('what a frame has cancelled is not drawn when it is seen again', async ({ server, open }) => {
  server.intercept = serveText('/course.html', course(lessons(server.base, 4)));
  const page = await open({ width: 800, height: 500 });
  await page.goto(`${server.foreignOrigin}/course.html`);
  await page.until('last[0] === 1', 'the first frame');
  const inFirst = async (script) => (await page.frames(`location.hash.includes('step=1&') && (${script})`)).find(Boolean);
  for (const way of ['seen', 'out of view', 'woken']) {
    await page.evaluate(`document.getElementById('frame${way === 'seen' ? 0 : 3}').scrollIntoView()`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (way === 'woken') {
      await page.evaluate(`document.getElementById('frame0').contentWindow.postMessage({ step: 1 }, '*')`);
    }
    await inFirst(`window.drawn = [], [1, 2].map((name) => requestAnimationFrame(() => drawn.push(name))).slice(1).forEach(cancelAnimationFrame), true`);
    await page.evaluate('scrollTo(0, 0)');
    for (const end = Date.now() + 20_000; !(await inFirst('drawn.length > 0'));) {
      assert.ok(Date.now() < end, `${way}: what is not cancelled is drawn`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal(await inFirst('String(drawn)'), '1', way);
  }
});

// Serves the page with another time in it, and what else is served.
function changeTime(server, was, is, serve = () => false) {
  const guest = readFileSync(join(dist, versionIn(dist), 'guest.js'), 'utf8').split(was);
  assert.equal(guest.length, 2, was);
  server.intercept = (request, response) => serve(request, response)
    || (request.url.endsWith('/guest.js') && (response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(guest.join(is)), true));
}

// Serves a course whose frames are put away after two seconds out of view instead of twenty.
const hurry = (server, text) => changeTime(server, 'LONG = 20_000', 'LONG = 2_000', serveText('/course.html', text));

claimAnywhere('a frame that is out of view for long gives its memory back, leaves its picture, and goes on where it was', async ({ server, open }) => {
  hurry(server, course(lessons(server.base, 4)));
  const page = await open({ width: 800, height: 500 });
  await page.goto(`${server.foreignOrigin}/course.html`);
  await page.until('last[0] === 1', 'the first frame');
  await page.evaluate(`document.getElementById('frame0').contentWindow.postMessage({ step: 9 }, '*')`);
  await page.until('last[0] === 9', 'step 9');
  await page.evaluate(`document.getElementById('frame3').scrollIntoView()`);
  const first = `location.hash.includes('step=9') && [document.getElementById('poda').dataset.steps ?? 'away',
    document.getElementById('still').naturalWidth, document.getElementById('still').alt]`;
  const away = async () => (await page.frames(first)).find(Boolean);
  let left;
  // The picture is there a moment after it is named.
  for (const end = Date.now() + 60_000; (left = await away())?.[0] !== 'away' || !left[1]; await new Promise((resolve) => setTimeout(resolve, 500))) {
    assert.ok(Date.now() < end, 'the frame is not put away');
  }
  const [, width, sentence] = left;
  assert.ok(width >= 640, `a picture ${width} wide`);
  assert.equal(sentence, captions('a-to-n', 'en')[9]);
  await page.evaluate('window.last = {}; scrollTo(0, 0)');
  await page.until('last[0] === 9', 'the frame goes on where it was');
  assert.ok((await away()).some((value) => value !== 'away'));
});

// Waits until something is true in a frame, which is known by its address.
async function untilIn(page, address, condition) {
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if ((await page.frames(`location.hash.includes('${address}') && Boolean(${condition})`)).some(Boolean)) {
      return;
    }
    assert.ok(Date.now() < end, `${condition} in ${address}`);
  }
}

const press = (page, name) => untilIn(page, 'practice', `[document.getElementById('read'), ...document.querySelectorAll('#document button')].find(
  (button) => button && [button.id, button.ariaLabel, button.textContent].includes('${name}') && (button.click(), true))`);
const says = (page, text) => untilIn(page, 'practice', `document.getElementById('document').textContent.includes('${text}')`);

// Opens a course whose first frame is an exercise, and answers its first question wrongly.
async function answerWrongly(server, open) {
  hurry(server, course([`${server.base}#lesson=a-to-n&mode=practice&lang=en&embed`, ...lessons(server.base, 3)]));
  const page = await open({ width: 800, height: 500 });
  await page.goto(`${server.foreignOrigin}/course.html`);
  await page.until('last[0] === 0', 'the frame with the practice');
  for (const name of ['read', 'To the question', 'Nothing is pruned']) {
    await press(page, name);
  }
  await says(page, 'Not right yet');
  return page;
}

// Answers the same question rightly, which was answered wrongly.
async function answerRightly(page) {
  await says(page, 'Not right yet');
  await press(page, 'Prune L');
  await press(page, 'These are pruned');
  await says(page, 'Right');
}

claimAnywhere('a frame in which a question was answered has the answer after it was out of view for long', async ({ server, open }) => {
  const page = await answerWrongly(server, open);
  // A frame that is left later is put away.
  await page.evaluate(`document.getElementById('frame1').scrollIntoView()`);
  await page.until('last[1] === 1', 'the second frame');
  await page.evaluate(`document.getElementById('frame3').scrollIntoView()`);
  await untilIn(page, 'step=1&', `document.getElementById('poda').dataset.steps === undefined`);
  await page.evaluate('scrollTo(0, 0)');
  await answerRightly(page);
});

const LOSE = `document.getElementById('poda').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()`;

claimAnywhere('a frame in which a question was answered has the answer after its graphics memory was taken back', async ({ server, open }) => {
  const page = await answerWrongly(server, open);
  await untilIn(page, 'practice', `(window.lost = document.getElementById('poda'), ${LOSE}, true)`);
  await untilIn(page, 'practice', `document.getElementById('poda') !== window.lost && !document.getElementById('poda').getContext('webgl2').isContextLost()`);
  await answerRightly(page);
});

claimAnywhere('graphics memory that is taken back is asked for again, and only a loss that goes on is a failure', async ({ server, openPoda }) => {
  // However slow the machine is, the losses follow each other quickly.
  changeTime(server, 'QUICK = 15_000', 'QUICK = 600_000');
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en', SMALL);
  await page.evaluate('window.before = true');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const picture = await page.screenshot();
  for (let loss = 1; loss <= 3; loss += 1) {
    await page.evaluate(LOSE);
    await page.until(`!document.getElementById('poda').getContext('webgl2').isContextLost()`, `loss ${loss}`);
    for (const end = Date.now() + 20_000; !picture.equals(await page.screenshot()); await new Promise((resolve) => setTimeout(resolve, 100))) {
      assert.ok(Date.now() < end, `another picture after loss ${loss}`);
    }
  }
  await page.press('ArrowRight');
  await page.until(`document.getElementById('caption').textContent === ${JSON.stringify(captions('a-to-n', 'en')[13])}`);
  assert.ok(await page.evaluate('window.before'), 'the page was loaded again');
  await page.evaluate(LOSE);
  await page.until('document.getElementById("failure").dataset.name === "no-graphics"', 'the failure');
});
