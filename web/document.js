// The document beside the canvas, for screen readers: an element for each node of which the program tells. The program sends
// what differs (`poda-document`), and is told what is done here (`poda-read`). Nothing happens before a first Tab, or before a
// reader touches the button that stands here until then.

const element = (id) => document.getElementById(id);
const root = element('document');
const opener = element('read');
const skip = element('skip');
const [skipToTree, skipToStop] = skip.children;
const heading = document.createElement('h1');
const said = element('said');

// What is kept of each node: what was told of it, its element, the element in its parent's, and the one that its children are in.
const nodes = new Map();
// What has the focus in the program, the nodes for which it was asked since and has not answered, and what had the focus before a dialog.
let focused;
let asked = [];
let before;
// What had the focus in the window that is left, if it has gone since, with what Tab leads to from there, in order.
let passed = [];

const ask = (kind, detail = {}) =>
  document.dispatchEvent(new CustomEvent('poda-read', { detail: JSON.stringify({ kind, ...detail }) }));

// ------------------------------------------------------------------------------------------------------- what is begun

function begin() {
  if (root.hidden) {
    root.hidden = false;
    element('entrance').remove();
    hideCanvas();
    // The program draws on another one, and types with another field, a moment after it is there.
    document.addEventListener('poda-canvas', () => setTimeout(hideCanvas));
    skip.hidden = false;
    ask('start');
  }
}

// The field that the canvas types with, if it is there.
const fields = () => [...document.querySelectorAll('body > input')];

function hide(parts) {
  for (const part of parts) {
    part.tabIndex = -1;
    part.setAttribute('aria-hidden', 'true');
  }
}

// What the canvas shows is here. Nor is what it types with a part of the page.
const hideCanvas = () => hide([element('poda'), ...fields()]);

// The field in which the canvas has text written is no part of what is read. What the program has focused is the canvas then.
function hideField() {
  const hasFocus = fields().some((field) => field === document.activeElement);
  hide(fields());
  if (hasFocus) {
    element('poda').focus({ preventScroll: true });
  }
}

// The ways in are named in the language that the program has now.
function nameWays(sentencesIn) {
  const names = sentencesIn(document.documentElement.lang);
  opener.textContent = names.read;
  skipToStop.textContent = names['skip-to-stop'];
  skipToTree.textContent = names['skip-to-tree'];
}

export function prepare(sentencesIn) {
  hideField();
  document.addEventListener('poda-canvas', () => setTimeout(hideField));
  nameWays(sentencesIn);
  new MutationObserver(() => nameWays(sentencesIn)).observe(document.documentElement, { attributeFilter: ['lang'] });
  for (const kind of ['focus', 'click']) {
    opener.addEventListener(kind, () => {
      begin();
      skipToTree.focus();
    });
  }
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && root.hidden && !document.querySelector('dialog[open]')) {
      begin();
      if (!event.shiftKey) {
        event.preventDefault();
        skipToTree.focus();
      }
    }
  }, { capture: true });
  skip.addEventListener('keydown', onKey);
  skipToStop.addEventListener('click', () => firstStop()?.made.focus({ preventScroll: true }));
  skipToTree.addEventListener('click', () => currentItem()?.focus({ preventScroll: true }));
  document.addEventListener('poda-document', ({ detail }) => show(JSON.parse(detail)));
  root.addEventListener('keydown', onKey);
  root.addEventListener('click', onClick);
  root.addEventListener('input', onInput);
  addEventListener('focus', takeFocusAgain);
  root.addEventListener('focusout', ({ target }) => standForTree(target, false));
  root.addEventListener('focusin', ({ target }) => {
    standForTree(target, true);
    const id = target.id.startsWith('node-') && idOf(target);
    if (id && id !== (asked.at(-1) ?? focused)) {
      asked.push(id);
      ask('focus', { id });
    }
  });
}

// The item that has the focus is reached by Tab in the place of its tree: from what Tab does not reach, Firefox does not leave a frame.
function standForTree(item, hasFocus) {
  if (item.getAttribute('role') === 'treeitem') {
    item.tabIndex = hasFocus ? 0 : -1;
    item.closest('[role=tree]')?.setAttribute('tabindex', hasFocus ? -1 : 0);
  }
}

// The first control of an open question or of the board.
const firstStop = () => [...nodes.values()].find(({ told }) => told.author === 'first-stop');
const currentItem = () => root.querySelector('[role=treeitem][aria-selected=true]');

// -------------------------------------------------------------------------------------------------------- the elements

// The roles of nodes that are a `div` or a button, with the role that such an element has for a reader if it is not its own.
const DIVS = {
  Main: 'main', Banner: 'banner', Navigation: 'navigation', Complementary: 'complementary', Region: 'region', Search: 'search',
  Menu: 'group', ListBox: 'group', Alert: 'group', Dialog: 'dialog', Tooltip: 'group', Table: 'group',
  Tree: 'tree', TreeItem: 'treeitem', ProgressIndicator: 'progressbar', Window: undefined,
};
const BUTTONS = {
  Link: 'link', RadioButton: 'radio', MenuItemRadio: 'radio', MenuItemCheckBox: 'checkbox', CheckBox: 'checkbox', Tab: 'tab', Switch: 'switch',
  Button: undefined, DefaultButton: undefined, ColorWell: undefined, ComboBox: undefined, ListBoxOption: undefined, MenuItem: undefined,
  DisclosureTriangle: undefined,
};
const TEXTS = new Set(['TextInput', 'SearchInput', 'PasswordInput', 'SpinButton', 'NumberInput']);
// Parts of what is told as a whole.
const PARTS = new Set(['TextRun', 'ScrollBar', 'Splitter', 'Caret']);

function make(tag, role) {
  const made = document.createElement(tag);
  if (role) {
    made.setAttribute('role', role);
  }
  return made;
}

const input = (type) => Object.assign(make('input'), { type, autocomplete: 'off' });

// Returns the element of a node.
function elementOf({ role, level, label, clickable }) {
  if (role in DIVS) {
    return make('div', DIVS[role]);
  }
  if (role in BUTTONS) {
    return make('button', BUTTONS[role]);
  }
  if (TEXTS.has(role)) {
    return input('text');
  }
  switch (role) {
    case 'MultilineTextInput':
      return make('textarea');
    case 'Slider':
      return input('range');
    case 'Heading':
      return make(`h${Math.min(level ?? 2, 6)}`);
    case 'Image':
      return make(clickable ? 'button' : 'div', clickable ? undefined : 'img');
    case 'Label':
      return make('p');
    default:
      return make('div', label ? 'group' : undefined);
  }
}

const isField = (made) => made.tagName === 'TEXTAREA' || made.tagName === 'INPUT' && made.type === 'text';
const holdsChildren = ({ tagName }) => tagName === 'DIV' || tagName === 'MAIN';

// Returns what is kept of a node, with a new element where its role is another one.
function keep(told) {
  let kept = nodes.get(told.id);
  if (kept && kept.told.role === told.role && !kept.told.clickable === !told.clickable) {
    kept.told = told;
    return kept;
  }
  const made = elementOf(told);
  made.id = `node-${told.id}`;
  // Children do not stand in a button, nor anything but items in a tree.
  const isWidget = !holdsChildren(made) || told.role === 'Tree' || made.getAttribute('role') === 'img';
  const outer = isWidget ? make('div') : made;
  if (isWidget) {
    outer.append(made);
  }
  kept?.outer.replaceWith(outer);
  kept = { told, made, outer };
  nodes.set(told.id, kept);
  return kept;
}

function setAttribute(made, name, value) {
  if (value === undefined || value === null) {
    made.removeAttribute(name);
  } else if (made.getAttribute(name) !== String(value)) {
    made.setAttribute(name, value);
  }
}

function describe({ told, made }) {
  const { role, label, value, labels, toggled, number } = told;
  if (role === 'Label' || role === 'Heading') {
    const text = value ?? label ?? '';
    if (made.textContent !== text) {
      made.textContent = text;
    }
  } else if (role === 'Window') {
    heading.textContent = label ?? '';
  } else {
    setAttribute(made, 'aria-label', label || (labels ? undefined : told.placeholder));
    setAttribute(made, 'aria-labelledby', label ? undefined : labels?.map((id) => `node-${id}`).join(' '));
  }
  setAttribute(made, 'lang', told.language);
  setAttribute(made, 'aria-description', told.description);
  setAttribute(made, 'aria-level', role === 'TreeItem' ? told.level : undefined);
  setAttribute(made, 'aria-posinset', role === 'TreeItem' ? told.position : undefined);
  setAttribute(made, 'aria-expanded', told.expanded);
  setAttribute(made, 'aria-selected', role === 'TreeItem' ? Boolean(told.selected) : undefined);
  setAttribute(made, 'aria-current', told.current);
  setAttribute(made, 'aria-haspopup', role === 'ComboBox' ? true : undefined);
  setAttribute(made, 'aria-modal', role === 'Dialog' ? true : undefined);
  const state = { radio: 'aria-checked', checkbox: 'aria-checked', switch: 'aria-checked' }[made.getAttribute('role')];
  setAttribute(made, state ?? 'aria-pressed', made.tagName === 'BUTTON' && !['Link', 'Tab'].includes(role) ? toggled ?? (state && 'false') : undefined);
  if ('disabled' in made) {
    // What cannot be used now can be read.
    setAttribute(made, 'aria-disabled', told.disabled);
  }
  if (role === 'Slider') {
    [made.min, made.max, made.step] = [told.least ?? 0, told.most ?? 100, told.step ?? 'any'];
    made.value = number;
    setAttribute(made, 'aria-valuetext', value);
  } else if (isField(made)) {
    setField(made, value ?? (number === undefined ? '' : String(number)));
  } else if (role === 'TreeItem') {
    made.tabIndex = -1;
  } else if (role === 'Tree') {
    made.tabIndex = 0;
  } else if (role === 'ProgressIndicator') {
    setAttribute(made, 'aria-valuenow', number);
  }
}

// What is being typed is only changed once the program has had time to answer.
function setField(made, value) {
  const wait = (made.typed ?? 0) + 250 - performance.now();
  clearTimeout(made.later);
  if (made === document.activeElement && wait > 0) {
    made.later = setTimeout(() => setField(made, value), wait);
  } else if (made.value !== value) {
    made.value = value;
  }
}

// Puts the children of a node in their places, and moves none that is in its place.
function arrange({ told, made, outer }) {
  const items = [];
  const others = [];
  for (const child of (told.children ?? []).map((id) => nodes.get(id))) {
    if (child && !PARTS.has(child.told.role)) {
      (child.told.role === 'TreeItem' ? items : others).push(child.outer);
      if (child.told.role === 'TreeItem') {
        setAttribute(child.made, 'aria-setsize', told.size);
      }
    }
  }
  if (told.role === 'Tree') {
    place(made, items);
    place(outer, [made, ...others]);
  } else if (told.role === 'TreeItem') {
    const group = made.firstElementChild ?? (items.length > 0 ? made.appendChild(make('div', 'group')) : undefined);
    if (group) {
      place(group, items);
    }
    if (items.length === 0) {
      group?.remove();
    }
  } else {
    const first = { Main: [heading] }[told.role] ?? (outer === made ? [] : [made]);
    place(outer, [...first, ...others]);
  }
}

function place(parent, children) {
  let next = parent.firstChild;
  for (const child of children) {
    if (child === next) {
      next = next.nextSibling;
    } else {
      parent.insertBefore(child, next);
    }
  }
  while (next) {
    const following = next.nextSibling;
    next.remove();
    next = following;
  }
}

// Panels that are no landmarks of the program's are regions, named by their first words.
const LANDMARK = '[role=main], [role=banner], [role=navigation], [role=complementary], [role=region], [role=search], [role=dialog]';
function nameRegions() {
  for (const panel of root.querySelectorAll('[data-named]')) {
    const first = panel.querySelector('h2, p, [aria-label]');
    setAttribute(panel, 'aria-label', (first?.getAttribute('aria-label') ?? first?.textContent ?? '').slice(0, 80));
  }
  for (const part of root.querySelectorAll('p, h2, button')) {
    if (!part.closest(LANDMARK)) {
      let panel = part;
      while (panel.parentElement !== root && !panel.parentElement.querySelector(LANDMARK)) {
        panel = panel.parentElement;
      }
      if (panel.tagName === 'DIV') {
        panel.dataset.named = '';
        setAttribute(panel, 'role', 'region');
        setAttribute(panel, 'aria-label', (part.getAttribute('aria-label') ?? part.textContent).slice(0, 80));
      }
    }
  }
}

// ----------------------------------------------------------------------------------------------------- what is announced

// What is said of a node that is announced.
const spoken = ({ value, label }) => value ?? label ?? '';

// Announces what is new or has changed in nodes that say so. The page itself announces the sentence of the step and what is notified.
const news = [];
let saying, clearing;
function announce(texts) {
  news.push(...texts);
  clearTimeout(saying);
  saying = setTimeout(() => {
    const own = ['caption', 'notice'].map((id) => element(id).textContent);
    const lines = news.splice(0).filter((text) => !own.some((line) => line.includes(text)));
    if (lines.length > 0) {
      // New elements, so that the same words are announced again.
      said.replaceChildren(...lines.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
      // Who reads the page line by line finds each text where it stands, and not here too.
      clearTimeout(clearing);
      clearing = setTimeout(() => said.replaceChildren(), 5_000);
    }
  }, 50);
}

const elementNamed = (id) => nodes.get(id)?.made;

// Whether the keyboard is the program's, and not that of another part of the page, of another window or of the page around a frame.
function hasKeyboard(active) {
  const isHere = [root, skip].some((part) => part.contains(active)) || [element('poda'), document.body].includes(active)
    || active?.parentElement === document.body && active.tagName === 'INPUT';
  return isHere && document.hasFocus();
}

function show({ root: top, focus, changed, gone }) {
  const active = document.activeElement;
  const hasKeys = hasKeyboard(active);
  const at = active && idOf(active);
  const known = new Set(root.querySelectorAll('[role=dialog]'));
  const wasInDialog = Boolean(active?.closest('[role=dialog]'));
  const stops = document.hasFocus() || !root.contains(active) ? [] : stopsFrom(active);
  const announced = nodes.size > 0 ? new Set([...nodes.values()].filter(({ told }) => told.live).map(({ told }) => spoken(told))) : undefined;
  for (const id of gone) {
    nodes.get(id)?.outer.remove();
    nodes.delete(id);
  }
  const kept = changed.filter(({ role }) => !PARTS.has(role)).map(keep);
  kept.forEach(describe);
  kept.forEach(arrange);
  // At first everything is new.
  if (announced) {
    announce(changed.filter(({ live }) => live).map(spoken).filter((text) => text && !announced.has(text)));
  }
  if (top && nodes.has(top)) {
    place(root, [nodes.get(top).outer]);
  }
  nameRegions();
  skipToStop.hidden = !firstStop();
  const dialog = [...root.querySelectorAll('[role=dialog]')].find((shown) => !known.has(shown));
  // What the canvas had focused before a first Tab has no focus here, but what a dialog asks has.
  const isNew = focus !== focused && (focused !== undefined || Boolean(dialog));
  focused = focus;
  const made = focus === top ? undefined : elementNamed(focus);
  const answered = made ? asked.findLastIndex((id) => elementNamed(id)?.contains(made)) : -1;
  // Who presses Tab quickly is further than the program, which says where the focus was a moment ago.
  const isBehind = answered >= 0 && elementNamed(asked.at(-1)) === active && !active.contains(made);
  asked = isNew ? asked.slice(answered + 1) : asked;
  passed = stops.length > 0 && document.activeElement === document.body ? stops : passed;
  if (!hasKeys) {
    return;
  }
  const isReturned = takeFocusAgain();
  if (dialog && !wasInDialog) {
    before = active;
  }
  if (made && !isBehind && !isReturned && (isNew || !skip.contains(active) && !root.contains(document.activeElement))) {
    focusOn(made);
  }
  // Esc leaves a field: the keys are the program's then, and Tab leads on from the field.
  if (isNew && !made && isField(active) && asked.length === 0) {
    const around = active.parentElement;
    around.tabIndex = -1;
    focusOn(around);
  }
  if (dialog && !dialog.contains(document.activeElement)) {
    focusOn(dialog.querySelector('input, textarea, button, [tabindex="0"]'));
  }
  if (document.activeElement === document.body) {
    // What had the focus has moved or is gone. After a dialog it is where it was before, after an answer at the next question; or else the
    // keys are the program's.
    const next = [elementNamed(at), root.querySelector('[role=dialog]') ?? before, firstStop()?.made, root];
    next.find((made) => made?.isConnected && made !== document.body && focusOn(made));
  }
  if (!root.querySelector('[role=dialog]')) {
    before = undefined;
  }
}

// Returns an element and what Tab leads to from there, in order.
function stopsFrom(active) {
  const stops = [...root.querySelectorAll('button, input, textarea, [tabindex]')].filter((made) => made.tabIndex >= 0 || made === active);
  return stops.slice(stops.indexOf(active));
}

// What had the focus when the window was left may have gone since: the focus is then where Tab would have led to from there. Returns
// whether it was moved there.
function takeFocusAgain() {
  const stops = passed.splice(0);
  return document.activeElement === document.body && stops.some((made) => made.isConnected && focusOn(made));
}

// Moves the focus, and returns whether that was possible.
function focusOn(made) {
  made?.focus({ preventScroll: true });
  return document.activeElement === made;
}

// ------------------------------------------------------------------------------------------------------- what is done

function idOf(target) {
  const id = target.closest?.('[id^="node-"]')?.id.slice('node-'.length);
  return nodes.has(id) ? id : undefined;
}

function onClick(event) {
  const id = idOf(event.target);
  const told = nodes.get(id)?.told;
  if (told?.clickable && !told.disabled && !isField(event.target) && told.role !== 'Slider') {
    event.preventDefault();
    ask('click', { id });
  }
}

function onInput({ target }) {
  const id = idOf(target);
  if (target.type === 'range') {
    ask('value', { id, value: target.valueAsNumber });
  } else {
    target.typed = performance.now();
    ask('text', { id, text: target.value });
  }
}

// Walks through a tree as all trees are walked through.
function walk(item, key) {
  const shown = [...item.closest('[role=tree]').querySelectorAll('[role=treeitem]')];
  const at = shown.indexOf(item);
  const id = idOf(item);
  const isOpen = item.getAttribute('aria-expanded') === 'true';
  switch (key) {
    case 'ArrowDown':
      return shown[at + 1];
    case 'ArrowUp':
      return shown[at - 1];
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    case 'ArrowRight':
      if (item.getAttribute('aria-expanded') === 'false') {
        ask('expand', { id });
        return item;
      }
      return isOpen ? shown[at + 1] : item;
    case 'ArrowLeft':
      if (isOpen) {
        ask('collapse', { id });
        return item;
      }
      return item.parentElement.closest('[role=treeitem]') ?? item;
    case 'Enter':
    case ' ':
      ask('click', { id });
      return item;
    default:
      return undefined;
  }
}

// The key as the program knows it. A layout of other letters, such as the Cyrillic one, has them at the places of the Latin ones.
export function latinKey({ key, code = '' }) {
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  return place && key.length === 1 && key > '~' ? place.toLowerCase() : key;
}

// Keys that the element has no use for are the program's.
function onKey(event) {
  const { key: typed, target, altKey: alt, shiftKey: shift } = event;
  const key = isField(target) && !event.ctrlKey && !event.metaKey ? typed : latinKey(event);
  const ctrl = event.ctrlKey || event.metaKey;
  const role = target.getAttribute('role');
  if (key === 'Tab' || ['Shift', 'Control', 'Alt', 'Meta'].includes(key)) {
    return;
  }
  if (!alt && !ctrl && !shift && (role === 'treeitem' || role === 'tree')) {
    const to = role === 'tree' ? target.querySelector('[aria-selected=true]') ?? target.firstElementChild : walk(target, key);
    if (to && (role === 'treeitem' || key.startsWith('Arrow'))) {
      event.preventDefault();
      to.focus({ preventScroll: true });
      return;
    }
  }
  const isPressed = target.tagName === 'BUTTON' && (key === 'Enter' || key === ' ');
  const isAtEnd = key === 'ArrowRight' && target.selectionStart === target.value?.length || key === 'ArrowLeft' && target.selectionEnd === 0;
  const isTyped = isField(target) && !alt && !(target.tagName === 'INPUT' && isAtEnd) && (ctrl ? 'acvxyz'.includes(key.toLowerCase())
    : key.length === 1 || ['Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key)
      || key === 'Enter' && target.tagName === 'TEXTAREA');
  const isSlid = target.type === 'range' && (key.startsWith('Arrow') || ['Home', 'End', 'PageUp', 'PageDown'].includes(key));
  if (isPressed || isTyped || isSlid || ctrl && 'cvxrtwl'.includes(key.toLowerCase())) {
    return;
  }
  event.preventDefault();
  ask('key', { key, ctrl, shift, alt });
}
