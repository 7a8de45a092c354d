// The words of the page, in the language that the reader prefers.
'use strict';

const poda = (function () {
  const words = JSON.parse(document.getElementById('words').textContent);
  const listeners = [];

  function stored(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }

  function store(key, value) {
    try { localStorage.setItem(key, value); } catch (error) { /* Then it is forgotten with the page. */ }
  }

  function preferred() {
    const wanted = [stored('language')].concat(navigator.languages || [navigator.language]);
    for (const tag of wanted) {
      const code = String(tag || '').slice(0, 2).toLowerCase();
      if (words.order.indexOf(code) >= 0) { return code; }
    }
    return words.order[0];
  }

  let language = preferred();

  // Returns a text, with the values of what stands in braces.
  function text(id, values) {
    const found = (words.texts[language] || {})[id] || '';
    return found.replace(/\{(\w+)\}/g, (all, name) => (values && name in values ? String(values[name]) : all));
  }

  function element(id) { return document.getElementById(id); }

  // Changes a text only where it differs, so that a screen reader says it once.
  function say(id, said) {
    const found = element(id);
    if (found.textContent !== said) { found.textContent = said; }
  }

  // Shows a text. That of a slide has paragraphs and lists.
  function sayText(id, said, isSlide) {
    const box = element(id);
    const key = String(isSlide) + said;
    if (box.dataset.said === key) { return; }
    box.dataset.said = key;
    box.textContent = '';
    let list = null;
    for (const line of isSlide ? said.split('\n') : [said]) {
      const item = isSlide ? /^(?:•|(\d+)[.)])\s+(.*)$/.exec(line) : null;
      if (!line.trim()) {
        list = null;
      } else if (!item) {
        list = null;
        box.appendChild(document.createElement('p')).textContent = line;
      } else {
        const kind = item[1] ? 'OL' : 'UL';
        if (!list || list.tagName !== kind) {
          list = box.appendChild(document.createElement(kind));
          if (item[1]) { list.start = Number(item[1]); }
        }
        list.appendChild(document.createElement('li')).textContent = item[2];
      }
    }
  }

  // Returns a choice of an answered question, with how many chose it.
  function outcomeRow(outcome, choice, index, isMine) {
    const row = document.createElement('div');
    row.className = 'outcome' + (outcome.right[index] ? ' right' : '') + (isMine ? ' mine' : '');
    const line = (counts, kind, id) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      const part = document.createElement('div');
      part.className = kind;
      const label = document.createElement('span');
      label.className = 'text';
      label.textContent = text(id, { choice: choice, count: counts[index], all: all }) + (isMine && kind === 'now' ? ' · ' + text('own') : '');
      const bar = document.createElement('div');
      bar.className = 'bar';
      bar.style.width = (all ? 100 * counts[index] / all : 0) + '%';
      part.appendChild(label);
      part.appendChild(bar);
      row.appendChild(part);
    };
    line(outcome.counts, 'now', outcome.right[index] ? 'count-right' : 'count');
    if (outcome.before.length) { line(outcome.before, 'before', 'count-before'); }
    return row;
  }

  function showLanguages() {
    document.documentElement.lang = language;
    const box = element('languages');
    box.textContent = '';
    for (const code of words.order) {
      const button = document.createElement('button');
      button.type = 'button';
      button.lang = code;
      button.textContent = words.texts[code]['language'];
      button.setAttribute('aria-pressed', String(code === language));
      button.addEventListener('click', () => {
        language = code;
        store('language', code);
        showLanguages();
        listeners.forEach(listener => listener());
        box.querySelector('[lang="' + code + '"]').focus();
      });
      box.appendChild(button);
    }
  }

  // Calls `listener` now, and whenever another language is chosen.
  function onLanguage(listener) {
    listeners.push(listener);
    listener();
  }

  // Returns the edition of a state in the language of the page.
  function edition(state) {
    return state.editions[language] || state.editions[Object.keys(state.editions)[0]] ||
      { title: '', picture: '', focus: null, sentence: '', choices: [], link: '', notes: '', coming: '' };
  }

  // The wait before another attempt, in milliseconds: longer each time, and not the same for all phones of a hall.
  function backOff(failures) {
    return Math.min(5000, 500 * Math.pow(2, Math.min(failures, 6))) * (0.5 + Math.random());
  }

  // Calls `run` four times a second while the page is seen, and as soon as it is seen again.
  function whileSeen(run) {
    const start = () => setInterval(run, 250);
    let timer = document.visibilityState === 'hidden' ? null : start();
    document.addEventListener('visibilitychange', () => {
      clearInterval(timer);
      if (document.visibilityState !== 'hidden') {
        run();
        timer = start();
      }
    });
  }

  const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

  showLanguages();
  return { text, element, say, sayText, outcomeRow, stored, store, onLanguage, edition, backOff, sleep, whileSeen };
})();
