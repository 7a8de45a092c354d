// The player of a SCORM 1.2 package: shows the questions of data.js one by one, with the verdicts that Poda judged beforehand, and tells the
// learning platform the marks. It knows no search and judges nothing itself.
'use strict';

(() => {
  const data = window.podaExercise;
  const words = data.words;
  const questions = data.questions;

  // ------------------------------------------------------------------------------------------------------------- the platform

  // How many windows are tried above the page, and above the one that opened it.
  const MAX_PARENTS = 20;
  // The fewest milliseconds between two commits.
  const COMMIT_EVERY = 1000;
  // The most characters of cmi.suspend_data.
  const MAX_SUSPEND = 4096;

  function apiOf(candidate) {
    try {
      return candidate.API && typeof candidate.API.LMSInitialize === 'function' ? candidate.API : null;
    } catch {
      // A window of another site cannot be read.
      return null;
    }
  }

  function apiFrom(start) {
    let candidate = start;
    for (let tried = 0; candidate && tried < MAX_PARENTS; tried += 1) {
      const api = apiOf(candidate);
      if (api) {
        return api;
      }
      const above = candidate.parent;
      candidate = above === candidate ? null : above;
    }
    return null;
  }

  function findApi() {
    const openers = [window, window.top].map((candidate) => {
      try {
        return candidate.opener;
      } catch {
        return null;
      }
    });
    return [window, ...openers].reduce((found, start) => found ?? apiFrom(start), null);
  }

  // The marks and answers, kept by the platform, or by this browser where no platform answers.
  class Keeper {
    #api = findApi();
    #began = Date.now();
    #lastCommit = 0;
    #timer = null;
    #isOver = false;
    #key = `poda-scorm-${data.id}`;
    // Whether a platform answers; whether this session is recorded; why the last save failed, or an empty text.
    isOnPlatform = false;
    isRecorded = true;
    fault = '';
    isKept = true;
    onchange = () => {};

    constructor() {
      try {
        this.isOnPlatform = String(this.#api?.LMSInitialize('')) === 'true';
      } catch {
        this.isOnPlatform = false;
      }
      if (this.isOnPlatform) {
        this.isRecorded = !['browse', 'review'].includes(this.#get('cmi.core.lesson_mode'));
        addEventListener('pagehide', () => this.#finish());
        addEventListener('beforeunload', () => this.#finish());
      }
    }

    // The answers kept before; an empty text if there are none.
    kept() {
      if (this.isOnPlatform) {
        return this.#get('cmi.suspend_data');
      }
      try {
        return localStorage.getItem(this.#key) ?? '';
      } catch {
        return '';
      }
    }

    // Whether nothing was reported before, so that a result of the platform is not overwritten by opening the page.
    isNew() {
      return !this.isOnPlatform || ['', 'not attempted'].includes(this.#get('cmi.core.lesson_status'));
    }

    student() {
      const get = (name) => (this.isOnPlatform ? this.#get(name) : '');
      return { name: get('cmi.core.student_name'), student: get('cmi.core.student_id') };
    }

    // Keeps what was answered so far.
    keep({ suspended, percent, isDone }) {
      if (!this.isOnPlatform) {
        try {
          localStorage.setItem(this.#key, suspended);
          this.isKept = true;
        } catch {
          this.isKept = false;
        }
        this.onchange();
        return;
      }
      if (!this.isRecorded) {
        return;
      }
      const values = [
        ['cmi.core.score.min', '0'],
        ['cmi.core.score.max', '100'],
        ['cmi.core.score.raw', String(percent)],
        ['cmi.core.lesson_status', isDone ? 'completed' : 'incomplete'],
        ['cmi.core.exit', isDone ? '' : 'suspend'],
        ['cmi.suspend_data', suspended.slice(0, MAX_SUSPEND)],
      ];
      if (values.every(([name, value]) => this.#set(name, value))) {
        this.#commitSoon();
      } else {
        this.#fail();
      }
    }

    #get(name) {
      try {
        return String(this.#api.LMSGetValue(name) ?? '');
      } catch {
        return '';
      }
    }

    #set(name, value) {
      try {
        return String(this.#api.LMSSetValue(name, value)) === 'true';
      } catch {
        return false;
      }
    }

    #fail() {
      let reason = '';
      try {
        reason = String(this.#api.LMSGetErrorString(this.#api.LMSGetLastError()) ?? '');
      } catch {
        reason = '';
      }
      this.fault = reason || '?';
      this.onchange();
    }

    #commitSoon() {
      if (this.#timer === null) {
        this.#timer = setTimeout(() => this.#commit(), Math.max(0, this.#lastCommit + COMMIT_EVERY - Date.now()));
      }
    }

    #setTime() {
      this.#set('cmi.core.session_time', timespan(Date.now() - this.#began));
    }

    #commit() {
      this.#timer = null;
      this.#lastCommit = Date.now();
      this.#setTime();
      let isCommitted = false;
      try {
        isCommitted = String(this.#api.LMSCommit('')) === 'true';
      } catch {
        isCommitted = false;
      }
      if (isCommitted) {
        this.fault = '';
        this.onchange();
      } else {
        this.#fail();
      }
    }

    // Ending the session commits what was set.
    #finish() {
      if (this.#isOver) {
        return;
      }
      this.#isOver = true;
      clearTimeout(this.#timer);
      if (this.isRecorded) {
        this.#setTime();
      }
      try {
        this.#api.LMSFinish('');
      } catch {
        // The platform's window is gone.
      }
    }
  }

  // A duration in the form HHHH:MM:SS.SS.
  function timespan(milliseconds) {
    const hundredths = Math.min(Math.round(milliseconds / 10), 9999 * 360000);
    const two = (number) => String(number).padStart(2, '0');
    const [hours, minutes] = [Math.floor(hundredths / 360000), Math.floor(hundredths / 6000) % 60];
    return `${String(hours).padStart(4, '0')}:${two(minutes)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
  }

  // --------------------------------------------------------------------------------------------------------------- the answers

  // The verdicts of a question are not in clear text, so that they are not read by accident. They are no secret.
  function unsealed(number) {
    const bytes = Uint8Array.from(atob(questions[number].sealed), (letter) => letter.charCodeAt(0));
    let state = number + 1;
    const opened = bytes.map((byte) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return byte ^ (state >>> 24);
    });
    return JSON.parse(new TextDecoder().decode(opened));
  }

  const SHOWN = 'x';

  // The choices given to each question, in order; SHOWN stands for an answer that was shown. A question without any is open.
  let given = questions.map(() => []);
  let started = Math.floor(Date.now() / 1000);
  let secondsBefore = 0;
  const began = Date.now();
  const seconds = () => secondsBefore + Math.round((Date.now() - began) / 1000);

  const suspended = () => ['1', data.id, started, seconds(), given.map((tries) =>
    tries.map((choice) => (choice === SHOWN ? SHOWN : choice.toString(32))).join('.')).join(',')].join('|');

  // Reads what was kept. What is of another exercise, or damaged, is left.
  function resume(text) {
    const [version, id, start, spent, answers] = text.split('|');
    const lists = (answers ?? '').split(',').map((tries) => (tries === '' ? [] : tries.split('.')));
    if (version !== '1' || id !== data.id || lists.length !== questions.length) {
      return false;
    }
    const read = lists.map((tries) => tries.map((choice) => (choice === SHOWN ? SHOWN : parseInt(choice, 32))));
    const isValid = (choice, number) => choice === SHOWN || (0 <= choice && choice < questions[number].choices.length);
    if (!read.every((tries, number) => tries.every((choice) => isValid(choice, number)))) {
      return false;
    }
    given = read;
    [started, secondsBefore] = [Number(start) || started, Number(spent) || 0];
    return given.some((tries) => 0 < tries.length);
  }

  const isRight = (number, choice) => choice !== SHOWN && unsealed(number).choices[choice].right;

  function isClosed(number) {
    const last = given[number].at(-1);
    return last !== undefined && (last === SHOWN || isRight(number, last) || data.attempts <= given[number].length);
  }

  const isDone = () => questions.every((_, number) => isClosed(number));
  const rightFirst = () => questions.filter((_, number) => 0 < given[number].length && isRight(number, given[number][0])).length;
  const percent = () => Math.round((10000 * rightFirst()) / questions.length) / 100;

  // ---------------------------------------------------------------------------------------------------------------- the report

  const CRC = Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? 0xEDB88320 ^ (remainder >>> 1) : remainder >>> 1;
    }
    return remainder >>> 0;
  });

  function crc32(text) {
    const sum = new TextEncoder().encode(text).reduce((crc, byte) => CRC[(crc ^ byte) & 0xFF] ^ (crc >>> 8), 0xFFFFFFFF);
    return ((sum ^ 0xFFFFFFFF) >>> 0).toString(16).padStart(8, '0');
  }

  function canonical(value) {
    if (Array.isArray(value)) {
      return `[${value.map(canonical).join(',')}]`;
    }
    if (value !== null && typeof value === 'object') {
      return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
    }
    return JSON.stringify(value);
  }

  const tidied = (name) => [...name.split(/[\s\u0000-\u001f\u007f-\u009f]+/u).filter(Boolean).join(' ')].slice(0, 100).join('');

  function mark(number) {
    const tries = given[number].filter((choice) => choice !== SHOWN);
    if (given[number].length === 0) {
      return 'empty';
    }
    if (tries.length === 0) {
      return 'shown';
    }
    return isRight(number, tries[0]) ? 'right' : isRight(number, tries.at(-1)) ? 'right-later' : 'wrong';
  }

  // The same report that Poda writes, so that poda practice --collect reads it.
  function report(name, student) {
    const answers = questions.map((question, number) => ({
      field: question.field,
      step: question.step,
      given: given[number].filter((choice) => choice !== SHOWN).map((choice) => question.given[choice]),
      mark: mark(number),
      points: mark(number) === 'right' ? 1 : 0,
      of: 1,
    }));
    const exercise = {
      ...data.exercise, started, seconds: seconds(), complete: isDone(), asked: answers.length, right_first: rightFirst(),
      points: rightFirst(), of: answers.length, answers,
    };
    const content = { format: 'poda-practice-report', version: 1, name: tidied(name) };
    if (tidied(student) !== '') {
      content.student = tidied(student);
    }
    content.exercises = [exercise];
    return `${JSON.stringify({ ...content, checksum: `crc32:${crc32(canonical(content))}` }, null, 2)}\n`;
  }

  // ------------------------------------------------------------------------------------------------------------------ the page

  function element(tag, properties = {}, children = []) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

  const keeper = new Keeper();
  const main = document.querySelector('main');
  const saving = document.getElementById('saving');
  const live = document.getElementById('live');
  const isResumed = resume(keeper.kept());

  const keep = () => keeper.keep({ suspended: suspended(), percent: percent(), isDone: isDone() });

  function tellSaving() {
    let text = '';
    if (!keeper.isOnPlatform) {
      text = words[keeper.isKept ? 'not-saved' : 'not-kept'];
    } else if (!keeper.isRecorded) {
      text = words.review;
    } else if (keeper.fault !== '') {
      text = fill(words.refused, { reason: keeper.fault });
    }
    // A live region is read when its text changes.
    if (saving.textContent !== text) {
      saving.textContent = text;
    }
  }
  keeper.onchange = tellSaving;

  function show(...content) {
    live.textContent = '';
    main.replaceChildren(element('h1', { textContent: data.title }), ...content);
    const heading = main.querySelector('h2');
    heading.tabIndex = -1;
    // In a frame of its platform, the exercise takes the keyboard only once somebody is in it.
    if (window === window.top || document.hasFocus()) {
      heading.focus();
    }
  }

  const lines = (texts) => element('ol', {}, texts.map((text) => element('li', { textContent: text })));
  const folded = (summary, content) => element('details', {}, [element('summary', { textContent: summary }), content]);

  function ask(number) {
    const question = questions[number];
    const choices = question.choices.map((text, index) => {
      const input = element('input', { type: 'radio', name: 'choice', value: index, id: `choice-${index}` });
      return element('label', { htmlFor: `choice-${index}` }, [input, element('span', { textContent: text })]);
    });
    const check = element('button', { type: 'submit', textContent: words.check });
    const reveal = element('button', { type: 'button', textContent: words.show });
    const next = element('button', { type: 'button', textContent: words[number + 1 < questions.length ? 'next' : 'result'], hidden: true });
    const buttons = element('p', { className: 'buttons' }, [check, reveal, next]);
    const legend = element('legend', { textContent: question.prompt });
    const form = element('form', {}, [element('fieldset', {}, [legend, ...choices]), buttons]);
    const verdict = element('p', { className: 'verdict' });
    const picture = element('img', { src: question.picture, alt: fill(words.picture, { step: question.shown_step }) });
    const told = [];
    if (question.known.length) {
      told.push(folded(words['so-far'], lines(question.known)));
    }
    if (data.tree.length) {
      told.push(folded(words.tree, element('pre', { textContent: data.tree.join('\n') })));
    }

    function close(text) {
      form.querySelectorAll('input').forEach((input) => { input.disabled = true; });
      [check.hidden, reveal.hidden, next.hidden] = [true, true, false];
      verdict.textContent = text;
      next.focus();
    }

    function judge(choice) {
      given[number].push(choice);
      const { answer, shown, choices: verdicts } = unsealed(number);
      keep();
      const right = `${fill(words.answer, { answer })} `;
      if (choice === SHOWN) {
        close(right + shown);
      } else if (verdicts[choice].right) {
        close(`${words.right} ${verdicts[choice].reason}`);
      } else if (isClosed(number)) {
        close(`${words.wrong} ${right}${verdicts[choice].reason}`);
      } else {
        verdict.textContent = `${words.again} ${verdicts[choice].again}`;
      }
      live.textContent = verdict.textContent;
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const chosen = form.querySelector('input:checked');
      if (check.hidden) {
        return;
      }
      if (chosen) {
        judge(Number(chosen.value));
      } else {
        verdict.textContent = words['choose-first'];
        live.textContent = verdict.textContent;
      }
    });
    reveal.addEventListener('click', () => judge(SHOWN));
    next.addEventListener('click', goOn);
    const heading = fill(words.question, { number: number + 1, count: questions.length });
    const resumed = isResumed && !hasAsked ? [element('p', { textContent: fill(words.resumed, { number: number + 1 }) })] : [];
    hasAsked = true;
    show(
      element('h2', { textContent: heading }), ...resumed, element('p', { className: 'settings', textContent: data.settings }),
      element('div', { className: 'picture' }, [picture]), ...told, form, verdict,
    );
  }
  let hasAsked = false;

  function result() {
    const score = fill(words.score, { right: rightFirst(), count: questions.length, percent: percent() });
    const { name, student } = keeper.student();
    const field = element('input', { type: 'text', id: 'name', value: name, autocomplete: 'name', maxLength: 100 });
    const save = element('button', { type: 'button', textContent: words.report });
    const tools = keeper.isOnPlatform ? [save] : [element('label', { htmlFor: 'name', textContent: words.name }), field, save];
    save.addEventListener('click', () => {
      const file = new Blob([report(field.value, student)], { type: 'application/json' });
      const address = URL.createObjectURL(file);
      element('a', { href: address, download: `${data.file}-report.json` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    });
    if (!keeper.isOnPlatform) {
      const again = element('button', { type: 'button', textContent: words.restart });
      again.addEventListener('click', () => {
        given = questions.map(() => []);
        [started, secondsBefore] = [Math.floor(Date.now() / 1000), -Math.round((Date.now() - began) / 1000)];
        keep();
        goOn();
      });
      tools.push(again);
    }
    const marks = questions.map((question, number) => `${question.prompt} ${words[`mark-${mark(number)}`]}`);
    show(element('h2', { textContent: words.done }), element('p', { className: 'score', textContent: score }), lines(marks),
      element('p', { className: 'buttons' }, tools));
    live.textContent = score;
  }

  function goOn() {
    const open = questions.findIndex((_, number) => !isClosed(number));
    if (open < 0) {
      result();
    } else {
      ask(open);
    }
  }

  if (keeper.isNew()) {
    keep();
  }
  tellSaving();
  goOn();
})();
