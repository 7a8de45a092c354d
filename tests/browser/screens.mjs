// The sizes of a phone, a tablet and a laptop. The pictures are kept where $PODA_SCREENSHOTS says, to be looked at.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { captions, claim, claimAnywhere, shows } from './suite.mjs';

const SIZES = [[390, 844, true], [820, 1180, true], [1440, 900, false]];
const folder = process.env.PODA_SCREENSHOTS;

for (const [width, height, touch] of SIZES) {
  claim(`a picture at ${width} × ${height}`, async ({ open, server }) => {
    const page = await open({ width, height });
    await page.resize(width, height, { touch });
    for (const [name, fragment, lesson, step] of [
      ['tree', '#lesson=a-to-n&step=19&lang=en', 'a-to-n', 19],
      ['board', '#lesson=tic-tac-toe-move-1&step=30&lang=es', 'tic-tac-toe-move-1', 30],
    ]) {
      await page.goto(`${server.base}?${name}${fragment}`);
      await shows(page, captions(lesson, fragment.slice(-2))[step]);
      const canvas = await page.evaluate('document.getElementById("poda").getBoundingClientRect().toJSON()');
      assert.deepEqual([canvas.width, canvas.height], [width, height], 'the canvas fills the page');
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'the page is wider than the screen');
      // The frame after the sentence.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      const picture = await page.screenshot();
      if (folder) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${name}-${width}x${height}.png`), picture);
      }
      const colors = colorsOf(picture);
      assert.ok(colors > 20, `the picture is empty: it has ${colors} colors`);
    }
  });
}

for (const language of ['en', 'es']) {
  claimAnywhere(`nothing is wider than a page of 320 pixels, as a zoom of 400 % leaves it (${language})`, async ({ open, server }) => {
    const page = await open({ width: 320, height: 640, language });
    // The spacing of a user's own style sheet, as WCAG has it.
    const space = `{ const sheet = new CSSStyleSheet(); sheet.replaceSync('* { letter-spacing: .12em !important; word-spacing: .16em !important; '
      + 'line-height: 1.5 !important } p { margin-bottom: 2em !important }'); document.adoptedStyleSheets = [sheet]; 0 }`;
    const isNarrow = () => page.evaluate(`document.documentElement.scrollWidth <= 320
      && [...document.querySelectorAll('#failure, #loading, #skip')].every((part) => part.scrollWidth <= part.clientWidth || part.clientWidth <= 1)`);
    await page.goto(`${server.base}#lesson=a-to-n&step=19&lang=${language}`);
    await shows(page, captions('a-to-n', language)[19]);
    await page.evaluate(space);
    await page.press('Tab');
    await page.until('!document.getElementById("skip").hidden', 'the ways past the bars');
    assert.ok(await isNarrow(), 'the program');
    await page.evaluate(`document.dispatchEvent(new CustomEvent('poda-failed', { detail: 'a test' })); 0`);
    await page.until('!document.getElementById("failure").hidden', 'the page of a failure');
    assert.ok(await isNarrow(), 'the page of a failure');
    page.errors.length = 0;
  });
}

// Returns the number of different bytes triples in a PNG's lines. Filtered as they are they serve to tell a picture from a blank.
function colorsOf(png) {
  const parts = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  const bytes = inflateSync(Buffer.concat(parts));
  const triples = new Set();
  for (let at = 0; at + 3 <= bytes.length; at += 3) {
    triples.add(bytes.readUIntBE(at, 3));
  }
  return triples.size;
}
