// podalab.view in JupyterLab, without a screen: PODA_PYTHON=venv/bin/python node --test-reporter=spec tests/browser/jupyterlab.mjs
//
// Needs a Python with jupyterlab, ipykernel and anywidget, web/dist, the program and Chromium. Without one of them it is skipped, unless
// PODA_REQUIRE_NOTEBOOK is set.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Browser, findBrowser } from './chromium.mjs';

const root = resolve(import.meta.dirname ?? '.', '../..');
const dist = process.env.PODA_WEB_DIST ?? join(root, 'web/dist');
const program = process.env.PODA ?? join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/poda');
const python = process.env.PODA_PYTHON ?? 'python3';
const hasLab = spawnSync(python, ['-c', 'import jupyterlab, ipykernel, anywidget'], { stdio: 'ignore' }).status === 0;
const missing = !existsSync(dist) ? `${dist} is missing` : !existsSync(program) ? `${program} is missing`
  : !hasLab ? `${python} has no jupyterlab, ipykernel and anywidget` : !findBrowser() ? 'there is no Chromium' : undefined;
if (missing && process.env.PODA_REQUIRE_NOTEBOOK) {
  throw new Error(missing);
}

const CELLS = [
  `import podalab
shown = podalab.view([[3, 12, 8], [2, 4, 6], [14, 5, 2]], step=5, lang="en")
def seen(change):
    with open("seen.txt", "a") as file:
        print(change["name"], change["new"], file=file)
shown.observe(seen, ["step", "steps"])
shown`,
  'shown.step = 12',
  `still = podalab.view([[3, 12], [2, 4]], step=2, lang="es", base="http://127.0.0.1:9/")
still`,
];

const freePort = () => new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});

// Waits until a function answers with something.
async function until(what, ask, patience = 60_000) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const answer = await Promise.resolve().then(ask).catch(() => undefined);
    if (answer) {
      return answer;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Not within ${patience / 1000} s: ${what}`);
}

test('a view in JupyterLab shows the page of the package, shares its step, and falls back to pictures', { skip: missing, timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poda-lab-'));
  const port = await freePort();
  // The package as the wheel installs it, with the files of the page.
  cpSync(join(root, 'python/poda.py'), join(folder, 'poda.py'));
  cpSync(join(root, 'python/podalab'), join(folder, 'podalab'), { recursive: true, filter: (path) => !path.endsWith('/page') });
  symlinkSync(resolve(dist), join(folder, 'podalab/page'));
  const cells = CELLS.map((source, number) => ({ cell_type: 'code', id: `cell-${number}`, metadata: {}, execution_count: null, outputs: [], source }));
  const kernelspec = { name: 'python3', display_name: 'Python 3', language: 'python' };
  writeFileSync(join(folder, 'view.ipynb'), JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { kernelspec }, cells }));
  const environment = { ...process.env, PYTHONPATH: folder, PODA_BIN: resolve(program), JUPYTER_CONFIG_DIR: folder, JUPYTER_RUNTIME_DIR: folder, IPYTHONDIR: folder };
  delete environment.PODA_BASE;
  const lab = spawn(python, ['-m', 'jupyterlab', '--no-browser', '--allow-root', '--ip=127.0.0.1', `--port=${port}`, `--ServerApp.root_dir=${folder}`,
    '--IdentityProvider.token=', '--ServerApp.password=', '--LabApp.expose_app_in_browser=True', '--LabApp.news_url='], { env: environment, stdio: 'ignore', cwd: folder });
  const browser = new Browser(findBrowser());
  try {
    await until('JupyterLab', async () => (await fetch(`http://127.0.0.1:${port}/api/status`)).ok);
    const context = await browser.newContext();
    const page = await context.open({ width: 1200, height: 900 });
    // Another site than that of the frame, so that the browser lets the test look into it.
    await page.goto(`http://localhost:${port}/lab/tree/view.ipynb`);
    await page.until('window.jupyterapp?.shell.currentWidget?.context?.isReady && window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === "idle"', 'the kernel', { patience: 90_000 });
    const run = async (number) => {
      await page.evaluate(`window.jupyterapp.shell.currentWidget.content.activeCellIndex = ${number}; window.jupyterapp.commands.execute('notebook:run-cell').then(() => 0)`);
    };
    const seen = () => (existsSync(join(folder, 'seen.txt')) ? readFileSync(join(folder, 'seen.txt'), 'utf8') : '');
    const captions = () => page.frames(`document.getElementById('caption')?.textContent ?? ''`);

    await run(0);
    await page.until('document.querySelector(".podalab-view iframe")', 'the frame');
    const address = await page.evaluate('document.querySelector(".podalab-view iframe").src');
    assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/#tree=.*&step=5.*&embed$/);
    // The page tells the number of steps.
    await until('the steps', () => /^steps \d+$/m.test(seen()));
    const before = await until('a sentence', async () => (await captions()).find(Boolean));
    // A step of the page is one of Python.
    const moved = address.slice(address.indexOf('#')).replace('&step=5', '&step=7');
    await page.frames(`document.getElementById('caption') && (location.hash = ${JSON.stringify(moved)})`);
    await until('step 7 in Python', () => /^step 7$/m.test(seen()));
    // And one of Python is one of the page.
    const at7 = await until('another sentence', async () => (await captions()).find((text) => text && text !== before));
    await run(1);
    await until('step 12 in the page', async () => (await captions()).find((text) => text && text !== before && text !== at7));
    await until('step 12 in Python', () => /^step 12$/m.test(seen()));
    // Where no page answers, the kernel draws.
    await run(2);
    const image = '[...document.querySelectorAll(".podalab-view img")].at(-1)';
    await page.until(`${image}?.naturalWidth > 0`, 'the picture', { patience: 30_000 });
    const text = `${image}.closest('.podalab-view').querySelector('[role=status]').textContent`;
    const second = await page.evaluate(text);
    await page.evaluate(`${image}.closest('.podalab-view').querySelectorAll('button')[1].click()`);
    await page.until(`${text} !== ${JSON.stringify(second)}`, 'the next step');
    assert.notEqual(second, '');
  } finally {
    await browser.close();
    lab.kill();
    await new Promise((done) => setTimeout(done, 500));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
