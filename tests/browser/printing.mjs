// What the browser prints instead of the canvas: the tree with its sentence on one sheet.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { captions, claimAnywhere } from './suite.mjs';

const folder = process.env.PODA_SCREENSHOTS;

// Returns the sizes of the sheets of a PDF file.
async function sheets(page, name) {
  const pdf = await page.pdf();
  if (folder) {
    writeFileSync(join(folder, `${name}.pdf`), pdf);
  }
  // Firefox writes what is not a picture into streams of several objects.
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [pdf.toString('latin1'), ...streams].flatMap((text) => [...text.matchAll(/\/MediaBox \[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g)])
    .map(([, width, height]) => [+width, +height]);
}

for (const [language, fragment, isWide] of [
  ['en', '#lesson=a-to-n&step=19', true],
  ['es', '#lesson=tic-tac-toe-move-1&step=30', true],
  ['en', `#tree=${'['.repeat(24)}3${']'.repeat(24)}`, false],
]) {
  claimAnywhere(`Ctrl+P prints the tree on one sheet: ${fragment.slice(0, 30)} in ${language}`, async ({ openPoda, browser }) => {
    const page = await openPoda(`${fragment}&lang=${language}`, {
      // The dialog of the browser.
      script: 'window.print = () => { window.sheet = document.getElementById("printed").cloneNode(true); }',
    });
    await page.evaluate('document.getElementById("poda").focus()');
    await page.press('Control+P');
    await page.until('window.sheet', 'the page to be printed');
    const text = await page.evaluate('[...window.sheet.querySelectorAll("p")].map((row) => row.textContent)');
    const lesson = /lesson=([^&]+)/.exec(fragment)?.[1];
    if (lesson) {
      assert.equal(text[2], captions(lesson, language)[+/step=(\d+)/.exec(fragment)[1]]);
    }
    const [picture] = await page.evaluate('[...document.querySelectorAll("#printed img")].map((image) => [image.naturalWidth, image.src])');
    assert.ok(picture[0] > 100 && decodeURIComponent(picture[1]).includes('@font-face'), 'a picture with its fonts');
    const sizes = await sheets(page, `printed-${lesson ?? 'high'}`);
    assert.equal(sizes.length, 1, `${sizes.length} sheets`);
    const [[width, height]] = sizes;
    // Firefox leaves the orientation to whoever prints by the protocol.
    assert.equal(height < width, isWide && browser === 'Chromium', `${width} × ${height}`);
    // What the menu of the browser prints later is not this page.
    assert.equal(await page.evaluate('document.getElementById("printed").childElementCount'), 0);
  });
}

claimAnywhere('what the menu of the browser prints is the sentence, and how the tree is printed', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=19&lang=es');
  await page.evaluate(`addEventListener('afterprint', () => {}, true), addEventListener('beforeprint', () => {
    setTimeout(() => {}); window.sheet = [...document.querySelectorAll('#printed p')].map((row) => row.textContent); })`);
  const sizes = await sheets(page, 'printed-by-menu');
  assert.equal(sizes.length, 1);
  const [, sentence, how] = await page.evaluate('window.sheet');
  assert.equal(sentence, captions('a-to-n', 'es')[19]);
  assert.match(how, /Ctrl\+P/);
});
