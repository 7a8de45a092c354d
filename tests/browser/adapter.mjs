// The document for screen readers (web/document.js) on a page of its own, with nodes that no program has sent: each kind of node is an element
// of its role, and what a reader does there is asked of the program.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimAnywhere, dist, root, versionIn } from './suite.mjs';
import { serveText } from './server.mjs';

// A window with a heading, a tree of two items, a button that is pressed, a field and a text that is announced.
const NODES = [
  { id: '1', role: 'Window', label: 'A window', children: ['2', '3', '6', '7', '8'] },
  { id: '2', role: 'Heading', level: 2, label: 'A heading' },
  { id: '3', role: 'Tree', label: 'A tree', children: ['4'] },
  { id: '4', role: 'TreeItem', label: 'the root', level: 1, position: 1, size: 1, expanded: true, selected: true, clickable: true, children: ['5'] },
  { id: '5', role: 'TreeItem', label: 'its child', level: 2, position: 1, size: 1, clickable: true },
  { id: '6', role: 'Button', label: 'A switch', toggled: 'true', clickable: true },
  { id: '7', role: 'TextInput', label: 'A field', value: '12', clickable: true },
  { id: '8', role: 'Label', value: 'at first', live: 'polite', language: 'es' },
];

async function openAdapter(server, open) {
  const html = readFileSync(join(root, 'tests/browser/adapter.html'), 'utf8');
  const script = `/poda/${versionIn(dist)}/document.js`;
  server.intercept = serveText('/adapter.html', html.replace(/'%document%'/, `'${script}'`));
  const page = await open({ width: 800, height: 600 });
  await page.goto(`${server.origin}/adapter.html`);
  await page.until('window.isPrepared', 'the script');
  await page.evaluate(`tell(${JSON.stringify(NODES)}); document.getElementById('read').click(); 0`);
  await page.until(`!document.getElementById('document').hidden`, 'the document');
  return page;
}

const asked = (page, kind) => page.evaluate(`asked.filter((request) => request.kind === '${kind}')`);

claimAnywhere('each node of a document is an element of its role', async ({ server, open }) => {
  const page = await openAdapter(server, open);
  assert.deepEqual(await asked(page, 'start'), [{ kind: 'start' }]);
  const seen = await page.evaluate(`[...document.querySelectorAll('#document [id^="node-"]')].map((made) =>
    [made.tagName, made.getAttribute('role'), made.getAttribute('aria-label') ?? made.textContent])`);
  for (const expected of [
    ['H2', null, 'A heading'],
    ['DIV', 'tree', 'A tree'],
    ['DIV', 'treeitem', 'the root'],
    ['DIV', 'treeitem', 'its child'],
    ['BUTTON', null, 'A switch'],
    ['INPUT', null, 'A field'],
    ['P', null, 'at first'],
  ]) {
    assert.ok(seen.some((made) => JSON.stringify(made) === JSON.stringify(expected)), `${expected} in ${JSON.stringify(seen)}`);
  }
  const states = await page.evaluate(`[['4', 'aria-expanded'], ['4', 'aria-selected'], ['5', 'aria-level'], ['6', 'aria-pressed'], ['8', 'lang']]
    .map(([id, name]) => document.getElementById('node-' + id).getAttribute(name))`);
  assert.deepEqual(states, ['true', 'true', '2', 'true', 'es']);
});

claimAnywhere('what is done in a document is asked of the program', async ({ server, open }) => {
  const page = await openAdapter(server, open);
  await page.evaluate(`document.getElementById('node-6').click(); document.getElementById('node-4').focus(); 0`);
  await page.press('ArrowLeft');
  await page.press('x');
  await page.until(`asked.some(({ kind }) => kind === 'key')`, 'a key');
  assert.deepEqual((await asked(page, 'click')).map(({ id }) => id), ['6']);
  assert.deepEqual((await asked(page, 'collapse')).map(({ id }) => id), ['4']);
  assert.deepEqual((await asked(page, 'key')).map(({ key }) => key), ['x']);
});

claimAnywhere('what changes in a document is changed there, and announced if it says so', async ({ server, open }) => {
  const page = await openAdapter(server, open);
  await page.evaluate(`window.root = document.getElementById('node-4');
    tell([{ id: '8', role: 'Label', value: 'later', live: 'polite' }, { id: '4', role: 'TreeItem', label: 'the root', level: 1, clickable: true, children: [] }], { gone: ['5'] }); 0`);
  assert.equal(await page.evaluate(`document.getElementById('node-8').textContent`), 'later');
  assert.equal(await page.evaluate(`document.getElementById('node-8').hasAttribute('lang')`), false);
  assert.equal(await page.evaluate(`document.getElementById('node-5')`), null);
  assert.ok(await page.evaluate(`root === document.getElementById('node-4')`), 'an element stays while its role does');
  await page.until(`document.getElementById('said').textContent === 'later'`, 'what is announced');
});
