// The document is in the address: it can be taken from there, given to others, and mangled on the way.

import assert from 'node:assert/strict';
import { SMALL, addressAtStep, caption, captions, chance, claimAnywhere, follow, isLink, isReady, link, shows } from './suite.mjs';

const TREE = '#tree=[[3,12,8],[2,4,6],[14,5,2]]';

claimAnywhere('window, link, window: the same document at the same step', async ({ openPoda, server, open }) => {
  const page = await openPoda(`${TREE}&lang=en`);
  const sentences = captions(TREE, 'en');
  await page.evaluate('document.getElementById("poda").focus()');
  for (let step = 1; step <= 9; step += 1) {
    await page.press('ArrowRight');
  }
  await shows(page, sentences[9]);
  const fragment = await addressAtStep(page, 9);
  assert.deepEqual(captions(fragment, 'es'), captions(TREE, 'es'), 'the desktop reads another document from the address');

  const other = await open();
  await other.goto(server.base + fragment);
  await isReady(other);
  await shows(other, sentences[9]);
  assert.equal(await other.evaluate('document.title'), await page.evaluate('document.title'));
  assert.equal(await addressAtStep(other, 9), fragment);
});

claimAnywhere('stepping does not fill the history', async ({ openPoda }) => {
  const page = await openPoda(`${TREE}&lang=en`);
  const before = await page.evaluate('history.length');
  await page.evaluate('document.getElementById("poda").focus()');
  for (let step = 1; step <= 12; step += 1) {
    await page.press('ArrowRight');
  }
  await addressAtStep(page, 12);
  assert.equal(await page.evaluate('history.length'), before);
});

claimAnywhere('a reload keeps the document and the step', async ({ openPoda }) => {
  for (const [fragment, step] of [[TREE, 7], ['#lesson=a-to-n', 19], [link('killer'), 31]]) {
    const page = await openPoda(`${fragment}&step=${step - 1}&lang=es`);
    const sentences = captions(fragment, 'es');
    await shows(page, sentences[step - 1]);
    await page.evaluate('document.getElementById("poda").focus()');
    await page.press('ArrowRight');
    await shows(page, sentences[step]);
    await addressAtStep(page, step);
    await page.reload();
    await isReady(page);
    await shows(page, sentences[step], `${fragment} after the reload:`);
    await page.close();
  }
});

claimAnywhere('two tabs at once keep their own documents', async ({ openPoda }) => {
  const first = await openPoda('#lesson=a-to-n&step=10&lang=en');
  const second = await openPoda('#lesson=killer&step=20&lang=es');
  await second.evaluate('document.getElementById("poda").focus()');
  await second.press('ArrowRight');
  await shows(second, captions('killer', 'es')[21]);
  await shows(first, captions('a-to-n', 'en')[10]);
  await first.bringToFront();
  await first.evaluate('document.getElementById("poda").focus()');
  await first.press('ArrowRight');
  await shows(first, captions('a-to-n', 'en')[11]);
  await addressAtStep(first, 11);
  await first.reload();
  await isReady(first);
  await shows(first, captions('a-to-n', 'en')[11], 'the first tab after a reload:');
  await shows(second, captions('killer', 'es')[21], 'the second tab:');
});

claimAnywhere('an edit outlasts a link that is followed, and a reload', async ({ openPoda }) => {
  const page = await openPoda(`${TREE}&lang=en`);
  await page.evaluate('document.getElementById("poda").focus()');
  // Firefox drops keys that are pressed while a page waits for a download.
  await page.until('globalThis.podaIsWhole', 'the rest');
  await page.press('Alt+ArrowDown');
  await page.press('Alt+ArrowDown');
  await page.press('Delete');
  await page.until(`document.getElementById('poda').dataset.steps !== '${captions(TREE, 'en').length - 1}'`, 'another search');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const edited = await page.evaluate('location.hash');
  const sentence = await caption(page);
  await follow(page, '#lesson=killer');
  await page.until(`location.hash.startsWith('#lesson=killer')`, 'the address of the lesson');
  await follow(page, edited);
  await shows(page, sentence);
  await page.reload();
  await isReady(page);
  assert.equal(await page.evaluate('location.hash'), edited);
  await shows(page, sentence);
});

claimAnywhere('a link is said to be on the clipboard when it is, and stands in a field where it cannot be', async ({ openPoda }) => {
  for (const script of [
    // A page that is not secure, as an empty one, has no clipboard.
    'if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; }',
    `if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`,
    `Object.defineProperty(window, 'isSecureContext', { value: false })`,
  ]) {
    const page = await openPoda(`${TREE}&lang=en`, { script });
    await page.evaluate('document.getElementById("poda").focus()');
    await page.press('Control+Shift+L');
    if (script.includes('async')) {
      await page.until(`document.getElementById('notice').textContent.startsWith('The link is on the clipboard')`, 'the notice');
      assert.match(await page.evaluate('window.copied'), /^http.*#p/);
    } else {
      await page.until('document.getElementById("copying").open', 'the field');
      const selected = await page.evaluate('getSelection().toString() || document.activeElement.value.slice('
        + 'document.activeElement.selectionStart, document.activeElement.selectionEnd)');
      assert.match(selected, /^http.*#p/);
      assert.equal(await page.evaluate(`document.getElementById('notice').textContent`), '');
      await page.press('Escape');
      await page.until('!document.getElementById("copying").open', 'the field is closed');
    }
    await page.close();
  }
});

claimAnywhere('a picture is said to be on the clipboard when it is, and not to be where the browser refuses', async ({ openPoda }) => {
  for (const [script, heading] of [
    ['if (navigator.clipboard) navigator.clipboard.write = (items) => new Promise((resolve) => { window.copied = items[0].types; window.done = resolve; })',
      'The picture is on the clipboard'],
    [`if (navigator.clipboard) navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`, 'The picture was not copied'],
    [`Object.defineProperty(window, 'isSecureContext', { value: false })`, 'The picture was not copied'],
  ]) {
    const page = await openPoda(`${TREE}&lang=en`, { script });
    await page.evaluate('document.getElementById("poda").focus()');
    // Before, it would be said that the command is on its way.
    await page.until('globalThis.podaIsWhole', 'the rest');
    await page.press('Control+Shift+C');
    if (script.includes('done')) {
      await page.until('window.copied', 'the picture');
      assert.deepEqual(await page.evaluate('window.copied'), ['image/png']);
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.equal(await page.evaluate(`document.getElementById('notice').textContent`), '', 'nothing is known yet');
      await page.evaluate('done()');
    }
    await page.until(`document.getElementById('notice').textContent.startsWith(${JSON.stringify(heading)})`, heading);
    await page.close();
  }
});

claimAnywhere('keys that mean something in Poda are not the browser’s', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=3&lang=en');
  // Escape leaves what the key before it has opened; where that is the full screen, Firefox keeps it to itself.
  await page.evaluate(`window.kept = [], addEventListener('keydown', (event) =>
    ['Shift', 'Control', 'Escape'].includes(event.key) || kept.push(event.defaultPrevented), true)`);
  await page.evaluate('document.getElementById("poda").focus()');
  await page.until('globalThis.podaIsWhole', 'the rest');
  for (const key of ['F5', 'Shift+F5', 'F11', 'F11', 'Control+F', 'Escape', 'Control+E', 'Escape', 'Control+Shift+C', 'F1']) {
    await page.press(key);
  }
  const kept = await page.evaluate('window.kept');
  assert.deepEqual(kept, Array(8).fill(true));
});

claimAnywhere('mangled links: the document, or a sentence with a lesson behind it', async ({ openPoda, browser }) => {
  // The program reads them; the second browser shows that it hands them over as the first does.
  const rounds = browser === 'Chromium' ? 200 : 60;
  const draw = chance(13);
  const sources = [TREE, link('a-to-n', '--step', '9'), link('two-by-two'), '#lesson=killer&step=3&lang=es', link('nim', '--mode', 'practice'),
    '#p0KHZlcnNpb246IDEsIGdhbWU6IFRyZWUodHJlZTogW1szLCAxMl0sIFsyLCA0XV0pKQ'];
  const page = await openPoda(`${TREE}&lang=en`, SMALL);
  let opened = 0;
  for (let round = 0; round < rounds; round += 1) {
    const fragment = mangled(sources[draw(sources.length)], draw);
    // Every round starts from the same document, so that it is known what is new.
    await follow(page, `${TREE}&step=1&lang=en`);
    // A link before it may have begun to practise, which is said in front.
    const text = JSON.stringify(captions(TREE, 'en')[1]);
    await page.until(`document.getElementById('caption').textContent.endsWith(${text})`, `before round ${round}: ${text}`);
    const isGood = isLink(fragment);
    opened += Number(isGood);
    await follow(page, fragment);
    if (isGood) {
      await page.until(`document.getElementById('caption').textContent && !document.getElementById('poda').dataset.busy`,
        `round ${round} opens ${fragment}`);
    } else {
      await page.until(`document.getElementById('notice').textContent`, `round ${round} tells what is wrong with ${fragment}`);
      assert.notEqual(await caption(page), '', 'there is a document behind the sentence');
    }
    assert.deepEqual(page.errors, [], `round ${round}: ${fragment}`);
  }
  assert.ok(rounds / 20 < opened && opened < rounds * 0.95, `${opened} of ${rounds} links are good: too few of either kind are tried`);
});

// Returns a link with some letters lost, changed, doubled, exchanged or added, or cut short.
function mangled(fragment, draw) {
  const alphabet = 'aZ09-_=&#%[](),."\'<>{}:;!~é∞ \\/+?*|^`';
  let text = [...fragment];
  for (let changes = 1 + draw(3); changes > 0; changes -= 1) {
    const at = 1 + draw(Math.max(text.length - 1, 1));
    const letter = [...alphabet][draw([...alphabet].length)];
    switch (draw(6)) {
      case 0: text = text.slice(0, at); break;
      case 1: text.splice(at, 1); break;
      case 2: text[at] = letter; break;
      case 3: text.splice(at, 0, letter); break;
      case 4: text.splice(at, 0, ...text.slice(at, at + draw(20))); break;
      default: text.push(...['&step=999999999', '&step=-1', '&step=', '&lang=xx', '&mode=', '&embed=1', '&x=<script>alert(1)</script>'][draw(7)]);
    }
  }
  // An address without a fragment is no link.
  return text.length > 1 ? text.join('') : '#?';
}
