// What the program says as it changes is announced in the page, whoever says it: each file of the program that says something so is named
// by one of these tests.

import assert from 'node:assert/strict';
import { claimAnywhere } from './suite.mjs';

// Notes what is put into the page's live regions.
const LISTEN = `
  window.heard = [];
  for (const id of ['caption', 'notice', 'said']) {
    new MutationObserver(() => heard.push(document.getElementById(id).textContent)).observe(document.getElementById(id), { childList: true, characterData: true, subtree: true });
  }
  0`;

async function openRead(openPoda, fragment, options = {}) {
  const page = await openPoda(fragment, { width: 1280, height: 800, ...options });
  await page.evaluate(LISTEN);
  await page.press('Tab');
  await page.until('document.querySelector("#document button")', 'the document');
  await new Promise((resolve) => setTimeout(resolve, 500));
  return page;
}

const hears = (page, pattern, what) => page.until(`heard.some((text) => ${pattern}.test(text))`, what);

// Presses a control by the beginning of its name.
const press = (page, name) => page.until(`(() => {
  const all = [...document.querySelectorAll('#document button:not([aria-disabled])')];
  const found = all.find((made) => (made.ariaLabel ?? made.textContent).startsWith(${JSON.stringify(name)}));
  found?.focus();
  found?.click();
  return Boolean(found);
})()`, `the control ${name}`);

// Said by panels/practice/mcts_question_card.rs.
claimAnywhere('a question of Monte Carlo and its verdict are announced', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=four-phases&lang=en');
  await press(page, 'Ask me about the next steps');
  await hears(page, '/What is w.n there after it/', 'the question');
  await press(page, 'Show the answer');
  await hears(page, '/The answer is .* becomes/', 'the answer');
  await page.evaluate('heard.length = 0');
  await press(page, 'Next question');
  await hears(page, '/What is w.n there after it/', 'the next question');
});

// Said by panels/dialogs/lesson_map.rs.
claimAnywhere('the number of lessons that are found is announced', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=a-to-n&lang=en');
  await page.press('Shift+M');
  await page.until('document.activeElement.closest("#document [role=dialog]")', 'the map of lessons');
  await page.until('document.querySelector("#document [role=dialog] input")', 'the field');
  await page.evaluate('document.querySelector("#document [role=dialog] input").focus()');
  for (const letter of 'killer') {
    await page.press(letter);
  }
  await hears(page, '/lessons?, the best match first|One lesson/', 'how many there are');
});

// Said by panels/side_panel/play.rs.
claimAnywhere('a move of a match and its end are announced', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=tic-tac-toe-forced-reply&lang=en');
  await page.press('p');
  await page.until('document.querySelector("#document button[aria-label^=\\"Play cell\\"]:not([aria-disabled])")', 'the board');
  await page.evaluate('heard.length = 0');
  await press(page, 'Play cell');
  await hears(page, '/[a-z]/', 'what follows');
});

// Said by window/panel/sentence.rs and panels/practice/question_card.rs.
claimAnywhere('a question on the way, an answer to it and a hint are announced', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=a-to-n&step=11&lang=en');
  await page.press('e');
  await press(page, 'To the question');
  await hears(page, '/[?]/', 'the question');
  await page.evaluate('heard.length = 0');
  await press(page, 'Hint');
  await hears(page, '/[a-z]/', 'the hint');
  await page.evaluate('heard.length = 0');
  await press(page, 'Show the answer');
  await hears(page, '/[a-z]/', 'the answer');
});

// Said by panels/frame/notifications.rs.
claimAnywhere('a notification is announced', async ({ openPoda }) => {
  const script = `if (navigator.clipboard) navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`;
  const page = await openRead(openPoda, '#lesson=a-to-n&step=4&lang=en', { script });
  await page.evaluate('document.getElementById("poda").focus()');
  // Before, it is announced that the command is on its way.
  await page.until('globalThis.podaIsWhole', 'the rest');
  await page.press('Control+Shift+C');
  await hears(page, '/^The picture was not copied/', 'why there is nothing on the clipboard');
});

// Said by panels/practice/fill_in_panel.rs.
claimAnywhere('the marks of a sheet are announced', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=two-by-two&lang=en');
  await page.press('w');
  await page.until('document.querySelector("#document input")', 'the fields');
  await page.evaluate('heard.length = 0');
  await press(page, 'Check');
  await hears(page, '/of [0-9]+|right|fields?/', 'how many are right');
});

// Said by panels/frame/strip.rs and panels/frame/caption.rs.
claimAnywhere('the sentence of a step and the note of its bookmark are announced', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=a-to-n&step=10&lang=en');
  await page.press('PageDown');
  await page.until('Number(document.getElementById("poda").dataset.step) === 11', 'a step on');
  await hears(page, '/From now on A is worth at least 3: MAX has B/', 'the note');
  await page.press('PageDown');
  await page.until('Number(document.getElementById("poda").dataset.step) === 12', 'another');
  await page.until('heard.some((text) => text.includes(document.getElementById("caption").textContent))', 'the sentence');
});


claimAnywhere('nothing is announced twice, and nothing when the document is opened', async ({ openPoda }) => {
  const page = await openRead(openPoda, '#lesson=a-to-n&step=12&lang=en');
  assert.equal(await page.evaluate('document.getElementById("said").textContent'), '', 'what stands there is no news');
  await page.press('PageDown');
  await page.until('Number(document.getElementById("poda").dataset.step) === 13', 'a step on');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [sentence, said] = await page.evaluate('[document.getElementById("caption").textContent, document.getElementById("said").textContent]');
  assert.ok(sentence.length > 0 && !said.includes(sentence), said);
});
