// The program in the page says of every step what the desktop's says.

import { SMALL, addressAtStep, captions, claim, claimAnywhere, follow, lessons, link, shows, tells } from './suite.mjs';

const WALKED = ['a-to-n', 'connect-three', 'tic-tac-toe-move-1', 'killer', 'table', 'aspiration', 'tic-tac-toe-forced-reply', 'history'];
const STEPS = 40;

for (const language of ['en', 'es']) {
  claimAnywhere(`40 steps of each of 8 lessons are read aloud as trace writes them (${language})`, async ({ openPoda }) => {
    const page = await openPoda(`#lesson=${WALKED[0]}&lang=${language}`, SMALL);
    await page.evaluate('document.getElementById("poda").focus()');
    for (const lesson of WALKED) {
      const sentences = captions(lesson, language);
      await follow(page, `lesson=${lesson}&step=1&lang=${language}`);
      await shows(page, sentences[1], `${lesson}, step 1:`);
      for (let step = 2; step <= STEPS; step += 1) {
        await page.press('ArrowRight');
        await shows(page, sentences[step], `${lesson}, step ${step}:`);
      }
      await addressAtStep(page, STEPS);
      await page.press('ArrowLeft');
      await shows(page, sentences[STEPS - 1], `${lesson}, back to step ${STEPS - 1}:`);
      await page.press('End');
      await shows(page, sentences.at(-1), `${lesson}, the end:`);
    }
  });
}

claim('the link of every bundled lesson opens it at its step, in its language', async ({ openPoda }) => {
  const page = await openPoda('#lesson=first-tree', SMALL);
  for (const [index, lesson] of lessons.entries()) {
    const language = index % 2 === 0 ? 'es' : 'en';
    const sentences = captions(lesson, language);
    const step = 1 + (index * 7) % (sentences.length - 1);
    await follow(page, link(lesson, '--step', String(step), '--lang', language));
    await tells(page, sentences[step], `${lesson}, step ${step}:`);
    await page.until(`document.documentElement.lang === '${language}'`, `${lesson}: the language of the page`);
  }
});

claim('a link that is loaded, not followed, opens at its step', async ({ openPoda }) => {
  for (const [lesson, step, language] of [['a-to-n', 12, 'es'], ['aspiration', 70, 'en'], ['kalah-end-game', 5, 'es']]) {
    const page = await openPoda(link(lesson, '--step', String(step), '--lang', language), { language: language === 'en' ? 'es-ES' : 'en-US' });
    await shows(page, captions(lesson, language)[step], `${lesson}, step ${step}:`);
    await page.close();
  }
});
