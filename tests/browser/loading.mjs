// The page before the program runs, and where it cannot run.

import assert from 'node:assert/strict';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { captions, claim, claimAnywhere, dist, isReady, shows, SMALL, versionIn } from './suite.mjs';
import { serveText } from './server.mjs';

const FAILURE = `!document.getElementById('failure').hidden && document.getElementById('failure').dataset.name`;
const text = (page, id) => page.evaluate(`document.getElementById('${id}').textContent`);

claimAnywhere('the page loads from any path, with nothing from anywhere else', async ({ server, openPoda }) => {
  const page = await openPoda();
  const origins = await page.evaluate('performance.getEntriesByType("resource").map(({ name }) => new URL(name).origin)');
  assert.deepEqual([...new Set(origins)], [server.origin]);
  assert.ok(server.requests.every((path) => path.startsWith('/poda/') || path === '/favicon.ico'), server.requests.join(' '));
  assert.notEqual(await page.evaluate('document.title'), '');
});

for (const [language, expected] of [['es-MX', 'es'], ['en-GB', 'en'], ['fr-FR', 'en']]) {
  claimAnywhere(`a browser in ${language} sees ${expected}`, async ({ openPoda }) => {
    const page = await openPoda('', { language });
    await page.until(`document.documentElement.lang === '${expected}'`);
  });
}

claimAnywhere('the progress bar grows to the size of the program and no further', async ({ server, open }) => {
  const bytes = readFileSync(join(dist, versionIn(dist), 'poda_bg.wasm'));
  let proceed;
  const half = new Promise((resolve) => { proceed = resolve; });
  // Compressed on the way, as most servers do, and without a length.
  server.intercept = (request, response) => {
    if (!request.url.endsWith('/poda_bg.wasm')) {
      return false;
    }
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
    response.write(bytes.subarray(0, bytes.length / 2));
    half.then(() => response.end(bytes.subarray(bytes.length / 2)));
    return true;
  };
  const page = await open();
  await page.goto(server.base);
  await page.until(`document.getElementById('progress').value >= ${Math.floor(bytes.length / 2)}`, 'half of the bar');
  assert.equal(await page.evaluate(`document.getElementById('progress').max`), bytes.length);
  assert.match(await text(page, 'loading-text'), /\b(49|50)%/);
  proceed();
  await isReady(page);
});

for (const [language, other] of [['en-GB', 'es'], ['es-ES', 'en']]) {
  claim(`while it loads it says what Poda is in other languages, too, and shows the lesson of the link (${language})`, async ({ server, open }) => {
    let proceed;
    const later = new Promise((resolve) => { proceed = resolve; });
    server.intercept = (request, response) => {
      if (!request.url.endsWith('/poda_bg.wasm')) {
        return false;
      }
      later.then(() => { server.intercept = null; createReadStream(join(dist, request.url.replace('/poda/', ''))).pipe(response); });
      return true;
    };
    const page = await open({ language });
    await page.goto(`${server.base}#lesson=a-to-n&step=12`);
    await page.until('!document.getElementById("scene").hidden && document.getElementById("first-picture").naturalWidth > 400', 'the picture');
    const [about, elsewhere, lang, sentence] = await page.evaluate(`[document.getElementById('about').textContent,
      document.querySelector('#about-elsewhere [lang]').textContent, document.querySelector('#about-elsewhere [lang]').lang,
      document.getElementById('first-sentence').textContent]`);
    assert.ok(about.startsWith('Poda ') && elsewhere.startsWith('Poda ') && about !== elsewhere);
    assert.equal(lang, other);
    const sentences = captions('a-to-n', language.slice(0, 2));
    assert.equal(sentence, sentences[12]);
    const asked = server.requests.filter((path) => path.includes('/lessons/'));
    assert.deepEqual(asked.map((path) => path.split('/').at(-1)), [`a-to-n.${language.slice(0, 2)}.js`]);
    if (process.env.PODA_SCREENSHOTS) {
      for (const [width, height] of [[1000, 700], [390, 844]]) {
        await page.resize(width, height);
        writeFileSync(join(process.env.PODA_SCREENSHOTS, `loading-${language}-${width}.png`), await page.screenshot());
      }
    }
    // What is pressed meanwhile is seen at once, and is known to the program.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
      await page.press(key);
    }
    await page.until(`document.getElementById('first-sentence').textContent === ${JSON.stringify(sentences[14])}`, 'step 14');
    // The program begins where the picture is.
    await page.evaluate(`new MutationObserver(() => {
      const { left, top, width } = document.getElementById('first-picture').getBoundingClientRect();
      window.shownAt = [left, top, width / document.getElementById('first-picture').naturalWidth];
    }).observe(document.getElementById('poda'), { attributeFilter: ['data-first-picture'] }); 0`);
    proceed();
    await isReady(page);
    const [shownAt, noted] = await page.evaluate(`[window.shownAt, document.getElementById('poda').dataset.firstPicture.split(' ').map(Number)]`);
    assert.deepEqual(noted, shownAt);
    assert.ok(noted[2] > 0.3 && noted[2] <= 1, `the picture was enlarged by ${noted[2]}`);
    await shows(page, sentences[14], 'the program at step 14');
    // What is no lesson has no picture, and asks for none.
    await page.goto(`${server.base}?again#lesson=no-such-lesson`);
    await isReady(page);
    assert.equal(server.requests.filter((path) => path.includes('/lessons/')).length, 1);
  });
}

claim('what is shown before the program is there is in the language that was chosen at an earlier visit', async ({ server, open, openPoda }) => {
  const first = await openPoda('#lesson=a-to-n&step=3&lang=es');
  await first.until(`JSON.parse(localStorage.getItem('poda') ?? '{}').language === 'es'`, 'the language is stored');
  await first.until(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`, 'the page is kept');
  const second = await open();
  await second.goto(`${server.base}#lesson=a-to-n&step=12`);
  await second.until(`document.getElementById('first-sentence').textContent === ${JSON.stringify(captions('a-to-n', 'es')[12])}`, 'the sentence');
  await isReady(second);
  await shows(second, captions('a-to-n', 'es')[12], 'the program');
});

claim('what is shown before the program is there has the colors that were chosen at an earlier visit', async ({ server, open }) => {
  const panels = { light: 'rgb(247, 248, 250)', dark: 'rgb(26, 32, 41)' };
  for (const theme of ['light', 'dark']) {
    const script = `localStorage.setItem('poda', JSON.stringify({ theme: '${theme}', language: 'en' }))`;
    const page = await open({ ...SMALL, script });
    for (const system of ['light', 'dark']) {
      await page.call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: system }] });
      server.intercept = (request) => request.url.endsWith('/poda_bg.wasm');
      await page.goto(`${server.base}?${system}#lesson=a-to-n&step=12`);
      await page.until('document.getElementById("first-picture").naturalWidth > 400', 'the picture');
      // The color of the background, at a corner of the picture.
      const [panel, background] = await page.evaluate(`(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 9, height: 9 }).getContext('2d');
        canvas.drawImage(document.getElementById('first-picture'), 0, 0);
        return [getComputedStyle(document.getElementById('loading')).backgroundColor, [...canvas.getImageData(0, 0, 1, 1).data]];
      })()`);
      assert.equal(panel, panels[theme], `${theme} in a ${system} system`);
      assert.equal(background[0] > 127, theme === 'light', `the picture is ${background}, ${theme} in a ${system} system`);
    }
    page.errors = [];
  }
});

claimAnywhere('a frame without an origin shows the step, its sentence and a link to where Poda runs', async ({ server, open }) => {
  for (const [sandbox, name] of [['allow-scripts', 'sandboxed'], ['allow-scripts allow-popups', 'sandboxed']]) {
    server.intercept = serveText('/course.html', `<!doctype html><title>A course</title><iframe id="frame" sandbox="${sandbox}"
      src="${server.base}#lesson=a-to-n&step=12&lang=en&embed" style="width: 640px; height: 620px"></iframe>`);
    const page = await open({ width: 800, height: 800 });
    await page.goto(`${server.foreignOrigin}/course.html?${encodeURIComponent(sandbox)}`);
    const seen = `(() => {
      const by = (id) => document.getElementById(id);
      return by('failure')?.dataset.name && !by('scene').hidden && by('first-picture').naturalWidth > 400 && {
        name: by('failure').dataset.name, sentence: by('first-sentence').textContent, link: by('elsewhere').hidden ? '' : by('elsewhere').href,
      };
    })()`;
    let found;
    for (const end = Date.now() + 20_000; !found && Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
      found = (await page.frames(seen)).find(Boolean);
    }
    assert.deepEqual(found, { name, sentence: captions('a-to-n', 'en')[12], link: `${server.base}#lesson=a-to-n&step=12&lang=en&embed` });
    page.errors = [];
  }
});

const failures = [
  ['without WebAssembly', 'no-wasm', { script: 'delete window.WebAssembly' }],
  ['without WebGL', 'no-webgl', { script: 'HTMLCanvasElement.prototype.getContext = () => null' }],
];
for (const [what, name, options] of failures) {
  for (const language of ['en-US', 'es-ES']) {
    claimAnywhere(`${what}, a sentence says so (${language})`, async ({ server, open }) => {
      const page = await open({ ...options, language });
      await page.goto(server.base);
      assert.equal(await page.until(FAILURE, 'a sentence'), name);
      assert.match(await text(page, 'failure-text'), language === 'es-ES' ? /navegador/ : /browser/);
    });
  }
}

// As browsers were before they had vectors of 128 bits: they compile no program that has one.
const WITHOUT_VECTORS = `
  const { validate, compileStreaming } = WebAssembly;
  WebAssembly.validate = (bytes) => validate(bytes) && !new Uint8Array(bytes).includes(0xfd);
  WebAssembly.compileStreaming = async () => { throw new WebAssembly.CompileError('invalid opcode 0xfd'); };`;
claimAnywhere('a browser without vectors hears that it is too old, before anything is downloaded for it', async ({ server, open }) => {
  const page = await open({ script: WITHOUT_VECTORS });
  await page.goto(server.base);
  assert.equal(await page.until(FAILURE, 'a sentence'), 'too-old');
  assert.deepEqual(server.requests.filter((path) => path.endsWith('.wasm')), []);
});

claim('the page is presented before it asks for a context of WebGL', async ({ server, open }) => {
  const page = await open({ script: `
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (...args) {
      window.askedAt ??= performance.now();
      return getContext.apply(this, args);
    };` });
  await page.goto(`${server.base}#lesson=a-to-n`);
  await isReady(page);
  const [painted, asked] = await page.evaluate(`[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.askedAt]`);
  assert.ok(painted <= asked, `presented after ${painted} ms, asked after ${asked} ms`);
});

claim('a server that demands Trusted Types keeps neither the workers nor the copy for no network from the page', async ({ server, open }) => {
  server.intercept = (request, response) => {
    response.setHeader('Content-Security-Policy', "require-trusted-types-for 'script'");
    return false;
  };
  const page = await open();
  await page.goto(`${server.base}#lesson=first-tree`);
  await isReady(page);
  await page.until(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`, 'the page is kept');
  const own = await page.evaluate(`new Worker(document.getElementById('poda').dataset.worker, { type: 'module' }).terminate() === undefined`);
  assert.ok(own, 'a worker of the page');
  const refused = `(() => { try { new Worker('https://example.org/worker.js'); return false; } catch { return true; } })()`;
  assert.ok(await page.evaluate(refused), 'nobody vouches for a script from elsewhere');
  page.errors = page.errors.filter((error) => !/example\.org|TrustedScriptURL/.test(error));
});

test('beside each file of the page is what it is compressed to', { skip: !existsSync(dist) }, () => {
  const folder = join(dist, versionIn(dist));
  const paths = ['index.html', 'sw.js'].map((name) => join(dist, name))
    .concat(readdirSync(folder).filter((name) => /\.(?:css|js|wasm|svg)$/.test(name)).map((name) => join(folder, name)));
  assert.ok(paths.length > 8, `${paths}`);
  for (const path of paths) {
    const content = readFileSync(path);
    assert.ok(content.equals(brotliDecompressSync(readFileSync(`${path}.br`))), `${path}.br`);
    assert.ok(content.equals(gunzipSync(readFileSync(`${path}.gz`))), `${path}.gz`);
  }
});

for (const language of ['en-US', 'es-ES']) {
  claimAnywhere(`why the page cannot start is said within two seconds (${language})`, async ({ server, open }) => {
    const begins = async (name, go) => {
      const page = await open({ language });
      await go(page);
      assert.equal(await page.until(FAILURE, name, { patience: 2_000 }), name);
      assert.notEqual(await text(page, 'failure-text'), '');
      assert.equal(await page.evaluate('document.documentElement.lang'), language.slice(0, 2));
      page.errors = [];
      await page.close();
    };
    await begins('from-file', (page) => page.goto(pathToFileURL(join(dist, 'index.html')).href));
    server.intercept = (request, response) => request.url.endsWith('/page.js') && (response.writeHead(404).end(), true);
    await begins('missing', (page) => page.goto(server.base));
    server.intercept = (request, response) => {
      // The server's own policy, beside that of the page.
      response.setHeader('Content-Security-Policy', "script-src 'self'");
      return false;
    };
    await begins('forbidden', (page) => page.goto(`${server.base}?forbidden`));
    server.intercept = (request, response) => {
      response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
      return false;
    };
    await begins('sandboxed', (page) => page.goto(`${server.base}?sandboxed`));
  });
}

for (const language of ['en-US', 'es-ES']) {
  claimAnywhere(`a program that arrives damaged is not called an old browser (${language})`, async ({ server, open }) => {
    const bytes = Buffer.from(readFileSync(join(dist, versionIn(dist), 'poda_bg.wasm')));
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0xff, middle, middle + 64);
    server.intercept = (request, response) => {
      if (!request.url.endsWith('/poda_bg.wasm')) {
        return false;
      }
      response.writeHead(200, { 'Content-Type': 'application/wasm' }).end(bytes);
      return true;
    };
    const page = await open({ language });
    await page.goto(server.base);
    assert.equal(await page.until(FAILURE, 'a sentence'), 'damaged');
    assert.match(await text(page, 'failure-text'), language === 'es-ES' ? /dañado/ : /damaged/);
    page.errors = [];
  });
}

claimAnywhere('a lesson in a frame without an origin starts, or says why it cannot', async ({ server, open }) => {
  // The server lets every page read its files.
  server.intercept = (request, response) => {
    response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
    response.setHeader('Access-Control-Allow-Origin', '*');
    return false;
  };
  const page = await open();
  await page.goto(`${server.base}#lesson=a-to-n&step=12`);
  await page.until(`${FAILURE} || !document.getElementById('loading') || document.getElementById('loading').hidden`, 'the program, or a sentence');
  page.errors = [];
});

claimAnywhere('a download that stands still says so after ten seconds, and goes on', async ({ server, open }) => {
  const bytes = readFileSync(join(dist, versionIn(dist), 'poda_bg.wasm'));
  let proceed;
  const isOver = new Promise((resolve) => { proceed = resolve; });
  server.intercept = (request, response) => {
    if (!request.url.endsWith('/poda_bg.wasm')) {
      return false;
    }
    response.writeHead(200, { 'Content-Type': 'application/wasm' });
    response.write(bytes.subarray(0, bytes.length / 3));
    isOver.then(() => response.end(bytes.subarray(bytes.length / 3)));
    return true;
  };
  // Ten seconds are as long as one.
  const page = await open({ script: 'const { setTimeout: wait } = window; window.setTimeout = (call, time) => wait(call, time === 10_000 ? 1_000 : time)' });
  await page.goto(server.base);
  assert.equal(await page.until(FAILURE, 'a sentence'), 'stalled');
  proceed();
  await isReady(page);
  assert.equal(await page.evaluate(`document.getElementById('failure').hidden`), true);
});

claim('without JavaScript, a sentence in both languages is there', async ({ server, open }) => {
  const page = await open();
  await page.call('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(server.base);
  const look = async () => {
    const { root } = await page.call('DOM.getDocument', { depth: -1 });
    const find = (selector) => page.call('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { outerHTML } = await page.call('DOM.getOuterHTML', await find('noscript'));
    const { model } = await page.call('DOM.getBoxModel', await find('noscript .sheet'));
    return { outerHTML, size: `${model.width} × ${model.height}` };
  };
  // Without scripts nothing says when the page has taken the place of the one before, and when it is styled.
  let seen = {};
  for (let round = 0; round < 100 && seen.size !== '1000 × 700'; round++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await look().catch(() => seen);
  }
  assert.equal(seen.size, '1000 × 700', 'it fills the page');
  assert.match(seen.outerHTML, /needs JavaScript/);
  assert.match(seen.outerHTML, /Necesita JavaScript/);
});

claimAnywhere('a download that fails or breaks off is told, and tried again', async ({ server, open }) => {
  const answers = [
    (response) => response.writeHead(503).end(),
    (response) => response.writeHead(200, { 'Content-Type': 'application/wasm' }).end(Buffer.from('0061736d01000000', 'hex')),
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/wasm', 'Content-Length': 1_000_000 });
      response.write(Buffer.from('0061736d01000000', 'hex'));
      setTimeout(() => response.destroy(), 100);
    },
  ];
  const page = await open();
  for (const [round, answer] of answers.entries()) {
    server.intercept = (request, response) => request.url.endsWith('/poda_bg.wasm') && (answer(response), true);
    await page.goto(`${server.base}?${round}`);
    assert.equal(await page.until(FAILURE, 'a sentence'), 'no-download');
  }
  server.intercept = null;
  page.errors = [];
  await page.evaluate(`document.getElementById('reload').click()`);
  await isReady(page);
});

claim('what is compiled is the response as it came, so that a browser can keep its machine code', async ({ server, open }) => {
  const page = await open();
  // A response that the page has made itself would not be kept.
  await page.call('Page.addScriptToEvaluateOnNewDocument', { source: `
    const { compileStreaming } = WebAssembly;
    WebAssembly.compileStreaming = async (source) => {
      const response = await source;
      window.compiled = { url: response.url, type: response.headers.get('Content-Type') };
      return compileStreaming(response);
    };` });
  await page.goto(server.base);
  await isReady(page);
  const { url, type } = await page.evaluate('window.compiled');
  assert.match(url, /\/poda_bg\.wasm$/);
  assert.equal(type, 'application/wasm');
});

claimAnywhere('a program that stops says so, and can be loaded again', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=4&lang=es');
  await page.evaluate(`document.dispatchEvent(new CustomEvent('poda-failed', { detail: 'a message' })), 0`);
  assert.equal(await page.until(FAILURE, 'a sentence'), 'failed');
  assert.equal(await text(page, 'failure-details'), 'a message');
  await page.evaluate('window.isOld = true');
  await page.evaluate(`document.getElementById('reload').click()`);
  await page.until('!window.isOld');
  await isReady(page);
});

claimAnywhere('the page says the same in all languages', async ({ open, server }) => {
  const page = await open();
  await page.goto(`${server.base}?`);
  const keys = await page.evaluate(`import(new URL('sentences.js', document.querySelector('script[type=module]').src))
    .then(({ sentencesIn }) => ['en', 'es', 'pt'].map((language) => Object.keys(sentencesIn(language)).join()))`);
  assert.ok(keys[0].includes('no-wasm'));
  assert.deepEqual(keys, [keys[0], keys[0], keys[0]]);
});
