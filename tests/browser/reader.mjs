// The document beside the canvas: what a screen reader finds in the page, and practice by roles and names alone.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { captions, claim, claimAnywhere, follow, root, tells } from './suite.mjs';

// What Chromium tells assistive technologies, without what it ignores.
async function told(page) {
  await page.call('Accessibility.enable');
  const { nodes } = await page.call('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties, backendDOMNodeId }) => ({
    role: role?.value,
    name: name?.value ?? '',
    id: backendDOMNodeId,
    ...Object.fromEntries((properties ?? []).map(({ name: key, value }) => [key, value.value])),
  }));
}

async function find(page, role, name) {
  for (let round = 0; ; round += 1) {
    const found = (await told(page)).find((node) => node.role === role && (typeof name === 'string' ? node.name === name : name.test(node.name)));
    if (found || round > 100) {
      assert.ok(found, `there is ${role} ${name}`);
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function call(page, node, body, ...args) {
  await page.call('DOM.enable');
  await page.call('DOM.getDocument');
  const { object } = await page.call('DOM.resolveNode', { backendNodeId: node.id });
  await page.call('Runtime.callFunctionOn', {
    objectId: object.objectId, functionDeclaration: body, arguments: args.map((value) => ({ value })), awaitPromise: true,
  });
}

const press = async (page, role, name) => call(page, await find(page, role, name), 'function () { this.focus(); this.click(); }');

async function read(page) {
  await page.press('Tab');
  await page.until('document.querySelector("#document [role=tree] [role=treeitem]")', 'the tree in the document');
}

const items = async (page) => (await told(page)).filter(({ role }) => role === 'treeitem').map(({ name }) => name);
const focusedName = 'document.activeElement.getAttribute("aria-label")';

claim('nothing is told before a first Tab, and then the tree with levels, places and states', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=20&lang=en');
  assert.equal(await page.evaluate('document.getElementById("document").childElementCount'), 0);
  await read(page);
  const pruned = await find(page, 'treeitem', /^L, /);
  assert.equal(pruned.name, 'L, leaf, pruned, value 99, child 2 of 2');
  assert.equal(pruned.level, 5);
  const cut = await find(page, 'treeitem', /^I, /);
  assert.match(cut.name, /^I, MIN, at most \d.*, cut by A’s α of 3, child 1 of 2$/);
  assert.equal(cut.expanded, true);
  const place = await page.evaluate(`(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize])(
    [...document.querySelectorAll('[role=treeitem]')].find((item) => item.ariaLabel.startsWith('F, ')))`);
  assert.deepEqual(place, ['1', '3']);
  const roles = new Set((await told(page)).map(({ role }) => role));
  for (const role of ['main', 'banner', 'navigation', 'complementary', 'heading', 'button', 'slider', 'radio', 'tree']) {
    assert.ok(roles.has(role), `${role} is told`);
  }
});

// Waits until an item has the focus, and the program has followed.
const isAt = (page, name, key) => page.until(
  `${focusedName}?.startsWith("${name}, ") && document.activeElement.ariaSelected === "true"`, `${key} leads to ${name}`,
);

claimAnywhere('the tree is walked with the keys of trees, with Alt and arrows, and the focus is kept in both directions', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=20&lang=en');
  await read(page);
  await page.evaluate('[...document.querySelectorAll("[role=treeitem]")].find((item) => item.ariaLabel.startsWith("A, ")).focus()');
  await isAt(page, 'A', 'the focus');
  for (const [key, name] of [['ArrowRight', 'B'], ['ArrowDown', 'D'], ['ArrowDown', 'E'], ['ArrowLeft', 'B'], ['End', 'H'], ['Home', 'A']]) {
    await page.press(key);
    await isAt(page, name, key);
  }
  for (const [key, name] of [['Alt+ArrowDown', 'B'], ['Alt+ArrowRight', 'C'], ['Alt+ArrowUp', 'A']]) {
    await page.press(key);
    await isAt(page, name, key);
  }
  // A key that means nothing to an item is the program's.
  await page.press('PageDown');
  await page.until('Number(document.getElementById("poda").dataset.step) === 21', 'a step on');
  await page.evaluate(`document.querySelector('#document button[aria-label="One step back"]').focus()`);
  await page.press('Enter');
  await page.until('Number(document.getElementById("poda").dataset.step) === 20', 'a step back');
  await page.until(`${focusedName} === "One step back"`, 'the button keeps the focus');
});

// What is said of a node besides its name: the number in it.
const number = (said) => Number(said.split(', ')[2].split(' ').find((word) => !Number.isNaN(Number(word.replace('−', '-')))));

claim('the practice of a lesson is done by roles and names alone', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&lang=en');
  await read(page);
  await press(page, 'button', 'Practice on this document');
  await press(page, 'button', 'To the question');
  for (let question = 0; question < 3; question += 1) {
    const { name: asked } = await find(page, 'StaticText', /^Question: /);
    const node = /^Question: [^,]*, (\w+)\. (\w+)/.exec(asked);
    if (asked.startsWith('Question: Cutoffs')) {
      const { name: own } = await find(page, 'treeitem', new RegExp(`^${node[1]}, .* so far`));
      const tree = await items(page);
      const isMin = own.includes(', MIN, ');
      // Those above it come before it, level by level, and say what they have so far.
      const bounds = tree.slice(0, tree.indexOf(own)).filter((name) => name.includes(' so far') && name.includes(isMin ? ', MAX, ' : ', MIN, '));
      const isCut = bounds.some((said) => (isMin ? number(own) <= number(said) : number(said) <= number(own)));
      for (const { name } of (await told(page)).filter(({ role, name }) => isCut && role === 'checkbox' && name.startsWith('Prune '))) {
        await press(page, 'checkbox', name);
      }
      await press(page, 'button', isCut ? 'These are pruned' : 'Nothing is pruned');
    } else {
      const { name: child } = await find(page, 'treeitem', new RegExp(`^${node[2]}, \\w+, [-−\\d]`));
      await call(page, await find(page, 'textbox', 'Your answer'), 'function () { this.focus(); }');
      await page.type(String(number(child)));
      await page.until(`document.activeElement.value === "${number(child)}"`, 'the value is typed');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await press(page, 'button', 'Answer');
    }
    await find(page, 'StaticText', /^Right/);
    await press(page, 'button', 'Next question');
  }
  await find(page, 'StaticText', /3 of 3/);
});

claimAnywhere('the document leaves the keyboard free at both ends', async ({ openPoda }) => {
  const page = await openPoda('#lesson=first-tree&lang=en');
  await read(page);
  const ends = await page.evaluate(`[...document.querySelectorAll('a, button, input, textarea, [tabindex]')]
    .filter((made) => made.tabIndex >= 0 && !made.closest('[hidden]')).every((made) => made.closest('#skip, #document, dialog'))`);
  assert.ok(ends, 'nothing but the document and the ways into it are reached by Tab');
});

claimAnywhere('at most five keys lead to the first cell of a game, and to a question', async ({ openPoda }) => {
  const page = await openPoda('#lesson=open-lines-empty&lang=en');
  const keys = async (names, where) => {
    for (const name of names) {
      await page.press(name);
    }
    await page.until(`${focusedName} === ${JSON.stringify(where)} || document.activeElement.textContent === ${JSON.stringify(where)}`, where);
  };
  await keys(['Tab'], 'To the search tree');
  await page.until('document.querySelector("[role=treeitem]")', 'the tree');
  await page.press('Enter');
  await isAt(page, 'Root', 'the way to the tree');
  await page.press('p');
  await page.until('!document.getElementById("skip-to-stop").hidden', 'the way to the board');
  await page.evaluate('document.getElementById("skip-to-tree").focus()');
  await keys(['Tab', 'Enter'], 'Play cell 1');
  await keys(['Tab'], 'Play cell 2');
});

// Waits until the focus is in a dialog, and returns what has it.
const focusedInDialog = (page, what) => page.until(
  'document.activeElement.closest("#document [role=dialog]") && (document.activeElement.ariaLabel || document.activeElement.textContent || document.activeElement.tagName)', what,
);

const AFTER_FIRST_TAB = [
  ['the way to the tree', 'document.activeElement.id === "skip-to-tree"', async () => {}],
  ['a control', 'document.activeElement.ariaLabel === "One step back"',
    (page) => page.evaluate(`document.querySelector('#document button[aria-label="One step back"]').focus()`)],
  ['an item of the tree', 'document.activeElement.ariaLabel?.startsWith("A, ")',
    (page) => page.evaluate('[...document.querySelectorAll("[role=treeitem]")].find((item) => item.ariaLabel.startsWith("A, ")).focus()')],
];
for (const [where, isBack, go] of AFTER_FIRST_TAB) {
  claimAnywhere(`dialogs take the focus from ${where}, and Esc gives it back`, async ({ openPoda }) => {
    const page = await openPoda('#lesson=a-to-n&step=20&lang=en');
    await read(page);
    await go(page);
    await page.until(isBack, where);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const keys of ['Control+K', 'Shift+M']) {
      await page.press(keys);
      await focusedInDialog(page, `${keys}: the focus is in the dialog`);
      await page.press('Escape');
      await page.until('!document.querySelector("#document [role=dialog]")', `${keys}: the dialog is closed`);
      await page.until(isBack, `${keys}: the focus is back at ${where}`);
    }
    assert.equal(await page.evaluate('document.getElementById("poda").dataset.step'), '20', 'no key was a command of the window');
  });
}

claimAnywhere('what is typed after a first Tab and Ctrl+K is searched for, and Enter runs it', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=20&lang=en');
  await read(page);
  await page.press('Control+K');
  await focusedInDialog(page, 'the field of the palette');
  for (const letter of 'to the end') {
    await page.press(letter);
  }
  await page.until('document.querySelector("#document [role=dialog] input").value === "to the end"', 'the letters are in the field');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.press('Enter');
  await page.until('Number(document.getElementById("poda").dataset.step) > 20', 'the command has run');
  await page.until('document.activeElement.id === "skip-to-tree"', 'the focus is where it was before');
});

claim('focus that returns with the window is where Tab would have led, and not in the tree', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=12&lang=en', { width: 1280, height: 800 });
  await page.press('Tab');
  await page.until('document.querySelector("#document [role=treeitem]")', 'the document');
  await page.until('document.querySelectorAll("#document [role=radio]").length > 2', 'the settings of the search');
  // A setting that another search does not have, and what follows it.
  await page.evaluate(`(() => {
    const stops = [...document.querySelectorAll('#document button, #document input, #document [tabindex="0"]')].filter((made) => made.tabIndex >= 0);
    const from = stops.find((made) => /hard/.test(made.ariaLabel ?? made.textContent));
    window.following = stops.slice(stops.indexOf(from) + 1);
    from.focus();
    window.left = from;
  })()`);
  assert.match(await page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent'), /hard/);
  await page.evaluate('document.hasFocus = () => false; location.hash = "lesson=four-phases&lang=en"; 0');
  await page.until('!left.isConnected', 'the setting is gone');
  await page.evaluate('new Promise((done) => setTimeout(done, 500))');
  assert.equal(await page.evaluate('document.activeElement === document.body'), true, 'nothing takes the focus of another window');
  await page.evaluate('delete document.hasFocus; dispatchEvent(new Event("focus")); 0');
  await page.until('document.activeElement !== document.body', 'the focus is back');
  assert.equal(await page.evaluate('following.find((made) => made.isConnected) === document.activeElement'), true, 'at the next control');
});

claimAnywhere('after an answer the focus is at the next question', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&mode=practice&lang=en');
  await read(page);
  await page.until('!document.getElementById("skip-to-stop").hidden', 'the way to the question');
  const question = `document.getElementById('document').textContent.match(/Question: [^.]*\\./)?.[0]`;
  await page.evaluate('document.getElementById("skip-to-stop").click()');
  await page.press('Enter');
  const first = await page.until(question, 'a question');
  const isAtAnswer = 'document.activeElement.closest("#document") && document.activeElement.matches("button, input") && document.activeElement.ariaLabel';
  await page.until(isAtAnswer, 'the first answer');
  // Wrong or right: an answer that is asked for again stays at its question.
  for (let round = 0; round < 12 && await page.evaluate(question) === first; round += 1) {
    const name = await page.evaluate(`(() => {
      const names = ['Next question', 'Continue', 'Show the answer', 'Nothing is pruned'];
      const buttons = [...document.querySelectorAll('#document button:not([aria-disabled])')];
      const pressed = names.map((name) => buttons.find((button) => [button.ariaLabel, button.textContent].some((said) => said?.startsWith(name)))).find(Boolean);
      pressed?.focus();
      pressed?.click();
      return pressed?.ariaLabel;
    })()`);
    assert.ok(name, 'an answer or a way on');
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.ok(await page.evaluate(isAtAnswer), `after "${name}" the focus is at ${await page.evaluate('document.activeElement.outerHTML.slice(0, 200)')}`);
  }
  assert.notEqual(await page.evaluate(question), first, 'the next question');
});

// Returns what assistive technologies are told as lines: role, name and states, indented below what it is a part of.
async function outline(page) {
  const { nodes } = await page.call('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const add = ({ ignored, role, name, properties = [], childIds = [] }, depth, parentName) => {
    const said = name?.value ?? '';
    // A text is told by what it is the name of.
    const isTold = !ignored && !['generic', 'none', 'paragraph', 'InlineTextBox', 'LineBreak'].includes(role.value) && (role.value !== 'StaticText' || said !== parentName);
    if (isTold) {
      const states = properties.filter(({ name: key, value }) => ['level', 'expanded', 'checked', 'pressed', 'disabled', 'focused', 'live', 'current'].includes(key)
        && ![false, 'false', ''].includes(value.value) || key === 'expanded').map(({ name: key, value }) => (value.value === true ? key : `${key} ${value.value}`));
      lines.push(`${'  '.repeat(depth)}${[role.value + (said && ` "${said}"`), ...states].join(', ')}`);
    }
    childIds.map((id) => byId.get(id)).forEach((child) => child && add(child, depth + Number(isTold), isTold ? said : parentName));
  };
  add(nodes[0], 0, '');
  return `${lines.join('\n')}\n`;
}

// The ten lessons at a step each, as the window's tests have them. PODA_UPDATE_TREES=1 writes what is told now.
const READ = [
  ['first-tree', 3], ['layers', 9], ['first-cutoff', 12], ['deep-cutoff', 16], ['a-to-n', 30], ['open-lines-crowded', 3], ['kalah-another-turn', 7],
  ['wrong-bound', 12], ['scout', 20], ['iterative-deepening', 12],
];
for (const language of ['en', 'es']) {
  claim(`what is told of ten lessons is as it was read (${language})`, async ({ openPoda }) => {
    const page = await openPoda(`#lesson=two-by-two&lang=${language}`, { width: 1280, height: 800, language });
    await read(page);
    for (const [lesson, step] of READ) {
      await follow(page, `lesson=${lesson}&step=${step}&lang=${language}`);
      await tells(page, captions(lesson, language)[step], `${lesson}, step ${step}:`);
      const path = join(root, 'tests/browser/trees', `${lesson}-${language}.txt`);
      const outlined = async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        // What has been announced stands elsewhere, too.
        await page.evaluate('document.getElementById("said").replaceChildren()');
        return outline(page);
      };
      let told = await outlined();
      // What has no room goes into a menu in a later frame, which a busy machine draws late.
      for (let tries = 0; tries < 30 && !process.env.PODA_UPDATE_TREES && told !== readFileSync(path, 'utf8'); tries += 1) {
        told = await outlined();
      }
      if (process.env.PODA_UPDATE_TREES) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, told);
      }
      assert.equal(told, readFileSync(path, 'utf8'));
    }
  });
}

const axe = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'web-checks/node_modules/axe-core/axe.min.js');

// Runs a command by its name in the palette, where it is found in every language.
async function run(page, command) {
  await page.press('Control+K');
  await focusedInDialog(page, 'the palette');
  for (const letter of command) {
    await page.press(letter === ' ' ? 'Space' : letter);
  }
  await page.until(`document.querySelector('#document [role=dialog] input').value === ${JSON.stringify(command)}`, 'the name is typed');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await page.press('Enter');
  await page.until(`document.querySelector('#document [role=dialog] input')?.value !== ${JSON.stringify(command)}`, `"${command}" is run`);
}

// Returns what axe finds wrong in the page as it is: one line a rule. Beyond its usual rules, targets have at least 24 pixels.
async function violations(page) {
  await page.evaluate(`${readFileSync(axe, 'utf8')}; 0`);
  return page.evaluate(`axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => \`\${id}: \${nodes.length}, \${nodes[0].html.slice(0, 300)} \${nodes[0].failureSummary}\`))`);
}

// A claim about the page of a lesson, a mode and a command, in two languages.
function isAccessible(what, fragment, { command, pressed, isRead = true, options = {} } = {}) {
  for (const language of ['en', 'es']) {
    claim(`axe finds nothing wrong with ${what} (${language})`, async ({ openPoda }) => {
      if (!existsSync(axe)) {
        assert.ok(!process.env.PODA_REQUIRE_BROWSER, `${axe} is missing: npm install --prefix target/web-checks axe-core`);
        return;
      }
      const page = await openPoda(`#${fragment}&lang=${language}`, options);
      if (isRead) {
        await page.press('Tab');
        await page.until('document.querySelector("#document button, #document p")', 'the document');
      }
      if (command) {
        await run(page, command);
      }
      if (pressed) {
        await press(page, 'button', pressed[language]);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.deepEqual(await violations(page), []);
    });
  }
}

for (const [what, fragment, command] of [
  ['a lesson', 'lesson=a-to-n&step=20'],
  ['practice', 'lesson=a-to-n&mode=practice'],
  ['the map of lessons', 'lesson=first-tree', 'Lessons'],
  ['presenting', 'lesson=a-to-n&step=12&mode=present'],
  ['a lecture', 'lecture=minimax'],
  ['a frame', 'lesson=a-to-n&step=12&embed'],
  ['two searches', 'lesson=wrong-bound&step=12'],
  ['a board', 'lesson=kalah-another-turn&step=5'],
  ['a game', 'lesson=kalah-another-turn', 'Play against the program'],
  ['the glossary', 'lesson=kalah-another-turn', 'Glossary'],
  ['an exercise to fill in', 'lesson=two-by-two', 'Fill in the tree'],
  ['a comparison', 'lesson=a-to-n', 'Compare searches'],
  ['the keys', 'lesson=a-to-n', 'All keys'],
]) {
  isAccessible(what, fragment, { command });
}
isAccessible('a question of Monte Carlo', 'lesson=four-phases', {
  pressed: { en: 'Ask me about the next steps', es: 'Preguntarme por los pasos siguientes' },
});
isAccessible('a lesson before a first Tab', 'lesson=a-to-n&step=20', { isRead: false });
isAccessible('a lecture before a first Tab', 'lecture=minimax', { isRead: false });
// A window of 1280 × 1024 pixels at 400 %.
isAccessible('a lesson at 400 %', 'lesson=a-to-n&step=20', { options: { width: 320, height: 256 } });
isAccessible('practice at 400 %', 'lesson=a-to-n&mode=practice', { options: { width: 320, height: 256 } });

claim('all commands are found by axe without a fault', async ({ openPoda }) => {
  const page = await openPoda('#lesson=first-tree&lang=en');
  await read(page);
  await page.press('Control+K');
  await focusedInDialog(page, 'the palette');
  assert.deepEqual(await violations(page), []);
});

claimAnywhere('before a first Tab there is a main landmark with the title, and no field that is the canvas’s', async ({ openPoda }) => {
  for (const fragment of ['#lesson=a-to-n&step=20&lang=en', '#lecture=minimax&lang=en']) {
    const page = await openPoda(fragment);
    const [mains, title, fields] = await page.evaluate(`[document.querySelectorAll('main').length, document.querySelector('main h1').textContent,
      [...document.querySelectorAll('body > input')].filter((field) => !field.ariaHidden).length]`);
    assert.deepEqual([mains, fields], [1, 0]);
    assert.equal(title, await page.evaluate('document.title'));
    await page.press('Tab');
    await page.until('document.querySelector("#document [role=main] h1")', 'the landmark and the heading in the document');
    assert.equal(await page.evaluate('document.querySelectorAll("main, [role=main]").length'), 1);
    await page.close();
  }
});

claimAnywhere('the ways past the bars and what is written in another language have the language they are in', async ({ openPoda }) => {
  const page = await openPoda('#lesson=a-to-n&step=20&lang=en');
  await read(page);
  const way = () => page.evaluate('document.getElementById("skip-to-tree").textContent');
  assert.equal(await way(), 'To the search tree');
  await follow(page, 'lesson=a-to-n&step=20&lang=es');
  await page.until('document.documentElement.lang === "es"', 'another language');
  assert.notEqual(await way(), 'To the search tree');
  await follow(page, 'lesson=a-to-n&step=20&lang=pt');
  await page.until('document.querySelector("#document [lang=en]")', 'the text of the lesson, which is in English');
  assert.match(await page.evaluate('document.querySelector("#document [lang=en]").textContent'), /tree/);
});

for (const [lesson, begin] of [['a-to-n&mode=practice', 'To the question'], ['four-phases', 'Ask me about the next steps']]) {
  claimAnywhere(`the way to a question of ${lesson} leads to its first control, and the way on to that of the next one`, async ({ openPoda }) => {
    const page = await openPoda(`#lesson=${lesson}&lang=en`, { width: 1280, height: 800 });
    await page.press('Tab');
    const named = (name) => `[...document.querySelectorAll('#document button')].find((made) => (made.ariaLabel ?? made.textContent).startsWith(${JSON.stringify(name)}))`;
    const press = async (name) => {
      await page.until(`Boolean(${named(name)})`, name);
      await page.evaluate(`(() => { const found = ${named(name)}; found.focus(); found.click(); })()`);
    };
    const isAtControl = `document.activeElement.matches('#document input, #document button')
      && !/^(To the question|Ask me|Hint|Show the answer|Next question)/.test(document.activeElement.ariaLabel ?? document.activeElement.textContent)`;
    await press(begin);
    await page.until(isAtControl, 'the first control of the question');
    await press('Show the answer');
    await page.until(`/^Next question/.test(document.activeElement.ariaLabel ?? '')`, 'the way on has the focus');
    await page.press('Enter');
    await page.until(isAtControl, 'the first control of the next question');
  });
}

claimAnywhere('Esc leaves a field, and Tab leads on from there', async ({ openPoda }) => {
  const page = await openPoda('#lesson=first-tree&mode=practice&lang=en', { width: 1280, height: 800 });
  await read(page);
  const way = '[...document.querySelectorAll("#document button")].find((made) => (made.ariaLabel ?? made.textContent).startsWith("To the question"))';
  await page.until(`Boolean(${way})`, 'the way to the question');
  await page.evaluate(`(() => { const found = ${way}; found.focus(); found.click(); })()`);
  await page.until('document.activeElement.matches("#document input")', 'the field');
  await page.press('5');
  await page.until('document.activeElement.value === "5"', 'a number is typed');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await page.press('Escape');
  await page.until('!document.activeElement.matches("input") && document.activeElement !== document.body', 'the field is left');
  await page.press('Tab');
  await page.until('document.activeElement.matches("#document input, #document button")', 'Tab leads on');
});
