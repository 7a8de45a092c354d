// The page without a network, and after a new version has been published.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captions, claimAnywhere, dist, isReady, shows, versionIn } from './suite.mjs';

const IS_KEPT = `navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`;

const versionShown = (page) => page.evaluate(`/\\/([0-9a-f]{16})\\//.exec(document.querySelector('script[type=module]').src)[1]`);

claimAnywhere('a second visit works without a network', async ({ server, openPoda, open }) => {
  const first = await openPoda('#lesson=a-to-n&step=4&lang=en');
  await first.until(IS_KEPT, 'the page is kept');
  await first.close();
  await server.stop();
  const second = await open();
  await second.goto(`${server.base}#lesson=killer&step=9&lang=es`);
  await isReady(second);
  await shows(second, captions('killer', 'es')[9]);
  await second.reload();
  await isReady(second);
  await shows(second, captions('killer', 'es')[9]);
  // The network that is missing is no fault of the page.
  second.errors = second.errors.filter((error) => !/ERR_CONNECTION_REFUSED|sw\.js|Failed to fetch/.test(error));
  await server.start();
});

claimAnywhere('a new version is shown at the next visit, and replaces the old one', async ({ server, openPoda, open }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'poda-version-'));
  try {
    // The same files in a folder of another name.
    const folder = join(scratch, 'dist');
    const [old, fresh] = [versionIn(dist), [...versionIn(dist)].reverse().join('')];
    assert.notEqual(old, fresh);
    cpSync(dist, folder, { recursive: true });
    renameSync(join(folder, old), join(folder, fresh));
    for (const name of ['index.html', 'sw.js']) {
      writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replaceAll(old, fresh));
    }

    const first = await openPoda('#lesson=a-to-n&step=4&lang=en');
    await first.until(IS_KEPT, 'the old version is kept');
    assert.equal(await versionShown(first), old);
    // Published while a page of the old version is open: a second tab has the new one at once.
    server.folder = folder;
    const second = await open();
    await second.goto(`${server.base}#lesson=killer&step=9&lang=es`);
    await isReady(second);
    assert.equal(await versionShown(second), fresh);
    const names = 'caches.keys().then((names) => names.map((name) => name.split("/").at(-2)).sort().join())';
    await second.until(`${names}.then((names) => names.includes('${fresh}'))`, 'the new version is kept');
    await second.until(`navigator.serviceWorker.controller && ${IS_KEPT}`, 'the new version is in charge');
    assert.equal(await second.evaluate(names), [old, fresh].sort().join(), 'an open page keeps its version');
    // What the old page may still load is there, although the server no longer has it.
    assert.equal(await first.evaluate(`fetch('${old}/worker.js').then(({ ok }) => ok)`), true);

    await first.bringToFront();
    await first.reload();
    await isReady(first);
    assert.equal(await versionShown(first), fresh);
    await shows(first, captions('a-to-n', 'en')[4]);
    await server.stop();
    await first.reload();
    await isReady(first);
    assert.equal(await versionShown(first), fresh, 'the old version is back without a network');
    first.errors = first.errors.filter((error) => !/ERR_CONNECTION_REFUSED|sw\.js|Failed to fetch/.test(error));
    second.errors = second.errors.filter((error) => !/ERR_CONNECTION_REFUSED|sw\.js|Failed to fetch/.test(error));
    await server.start();
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

claimAnywhere('a second visit does not wait for a server that hangs', async ({ server, openPoda, open }) => {
  const first = await openPoda('#lesson=a-to-n&step=4&lang=en');
  await first.until(IS_KEPT, 'the page is kept');
  await first.close();
  // No answer comes, and no connection is refused.
  const hanging = [];
  server.intercept = (request, response) => hanging.push(response) > 0;
  const second = await open();
  const from = Date.now();
  await second.goto(`${server.base}#lesson=killer&step=9&lang=es`);
  const waited = Date.now() - from;
  await isReady(second);
  await shows(second, captions('killer', 'es')[9]);
  assert.ok(waited < 2_500, `the page was read after ${waited} ms`);
  second.errors = second.errors.filter((error) => !/sw\.js|Failed to fetch|ERR_/.test(error));
  hanging.forEach((response) => response.destroy());
});
