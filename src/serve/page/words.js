// The words of the page, in the language that the reader prefers.
'use strict';

const poda = (function () {
  const words = JSON.parse(document.getElementById('words').textContent);
  const listeners = [];

  function stored(key) {
    try { return sessionStorage.getItem(key); } catch (error) { return null; }
  }

  function store(key, value) {
    try { sessionStorage.setItem(key, value); } catch (error) { /* Then it is forgotten with the page. */ }
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
      { title: '', picture: '', sentence: '', choices: [], link: '', notes: '', coming: '' };
  }

  // The wait before another attempt, in milliseconds: longer each time, and not the same for all phones of a hall.
  function backOff(failures) {
    return Math.min(5000, 500 * Math.pow(2, Math.min(failures, 6))) * (0.5 + Math.random());
  }

  const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

  showLanguages();
  return { text, element, say, stored, store, onLanguage, edition, backOff, sleep };
})();
