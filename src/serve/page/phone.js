// Follows the lecture: shows its state, sends answers, and lets a student look back alone.
'use strict';

(function () {
  const { text, element, say, sayText, outcomeRow, edition, sleep, backOff } = poda;
  // The states that are kept on the phone.
  const MAX_KEPT = 200;
  // Without a sign of life for so long, in milliseconds, the page says that it has no connection, and then that it makes another.
  const SILENCE = 4500;
  const DEAD = 8000;
  // How long the page says that it is connected again, in milliseconds.
  const RETURNED = 6000;
  // How many times as wide the larger picture is.
  const LARGER = 2;
  // After so many sockets that fail at once, the page asks again and again instead.
  const MAX_FAILED_SOCKETS = 2;

  // The states that were seen, the oldest first, each with the addresses of its pictures and their lines in words by their names.
  let kept = [];
  // The index of the state that is shown, or null for the present.
  let looksBackAt = null;
  let isConnected = false;
  let isFirst = true;
  let returned = -Infinity;
  // The socket, and what ends its use without waiting for a network that may not be there.
  let socket = null;
  let leave = null;
  let heard = now();
  let attempted = heard;
  let failures = 0;
  // Whether the server may have forgotten the last answer, because it was started again.
  let mayBeForgotten = false;
  // Who answers in this browser in the lecture of an epoch: each with the id that the server gave, and the answers by question, with whether
  // the server has them. It is one for all tabs, and outlives them. Answers are numbered, so that the last one counts, whichever machine is
  // told of it first.
  let given = remembered() || { epoch: '', who: 0, people: [{ id: null, at: 0, answers: {} }] };
  const me = () => given.people[given.who];

  // A moment by two clocks: one that may stand still while the phone sleeps, and one that may jump.
  function now() {
    return [performance.now(), Date.now()];
  }

  // The milliseconds since a moment, by the clock that says more: a phone that has slept connects anew, and a clock that was put back does
  // not keep it from noticing that the connection is lost.
  function since(moment) {
    return Math.max(...now().map((time, clock) => time - moment[clock]));
  }

  function remembered() {
    try { return JSON.parse(poda.stored('people')); } catch (error) { return null; }
  }

  const present = () => kept[kept.length - 1];
  const shown = () => (looksBackAt === null ? present() : kept[looksBackAt]);

  // ------------------------------------------------------------------------------------------------------- the connection

  async function join(person) {
    const response = await fetch('join', { method: 'POST' });
    if (!response.ok) { throw new Error(String(response.status)); }
    person.id = await response.text();
    remember();
  }

  // Requests with the id in their head have a limit of their own, so that a flood from the same address does not reach them.
  const own = () => ({ Authorization: 'Phone ' + me().id });

  async function connect() {
    for (;;) {
      try {
        const hasSockets = 'WebSocket' in window && failures <= MAX_FAILED_SOCKETS;
        // A gateway gives no ids before the lecture has begun, but says so by its socket.
        if (!me().id) { await inTime(join(me())).catch(error => { if (!hasSockets) { throw error; } }); }
        if (hasSockets) { await follow(); } else { await poll(); }
      } catch (error) {
        failures += 1;
      }
      await pause(backOff(failures));
    }
  }

  // Follows by WebSocket until the connection ends.
  function follow() {
    return new Promise((resolve, reject) => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      const folder = location.pathname.replace(/[^/]*$/, '');
      let isOpened = false;
      attempted = now();
      const opened = new WebSocket(scheme + '//' + location.host + folder + 'live');
      socket = opened;
      opened.onopen = () => { if (me().id) { opened.send(me().id); } };
      opened.onmessage = event => {
        isOpened = true;
        receive(event.data);
      };
      leave = isMeant => {
        opened.onmessage = opened.onclose = null;
        opened.close();
        socket = null;
        if (isMeant) { return resolve(); }
        if (!isOpened) { return reject(new Error('closed')); }
        lost();
        resolve();
      };
      opened.onclose = () => leave(false);
    });
  }

  // Asks for one state after the other, for as long as that works. Now and then a socket is tried again.
  async function poll() {
    for (let count = 0; count < 160; count += 1) {
      const after = kept.length ? present().number : 0;
      const request = fetch('next', { method: 'POST', headers: own(), body: JSON.stringify({ id: me().id, after }) });
      const response = await inTime(request).catch(error => {
        lost();
        throw error;
      });
      if (response.status === 401) {
        me().id = null;
        kept = [];
        await join(me());
      } else if (response.status === 204) {
        receive('{}');
      } else if (response.ok) {
        receive(await response.text());
        if (!me().id) { await join(me()); }
      } else {
        throw new Error(String(response.status));
      }
    }
    failures = MAX_FAILED_SOCKETS;
  }

  // Fails where nothing comes of a request for so long that its connection counts as dead.
  function inTime(request) {
    return Promise.race([request, sleep(DEAD).then(() => { throw new Error('silence'); })]);
  }

  // Waits before another attempt, unless something says that it may work now.
  let endPause = null;
  function pause(milliseconds) {
    return Promise.race([sleep(milliseconds), new Promise(resolve => { endPause = resolve; })]);
  }

  function lost() {
    isConnected = false;
    show();
  }

  function receive(message) {
    heard = now();
    failures = 0;
    if (!isConnected && !isFirst) {
      returned = performance.now();
      mayBeForgotten = true;
    }
    isConnected = true;
    isFirst = false;
    const state = JSON.parse(message);
    if (state.number !== undefined) { add(state); }
    show();
  }

  function add(state) {
    // A gateway that has just been started shows nothing yet.
    if (kept.length && !Object.keys(state.editions).length) { return; }
    if (kept.length && kept[0].epoch !== state.epoch) {
      kept.forEach(forget);
      kept = [];
      looksBackAt = null;
    }
    if (kept.length && state.number <= present().number) { return; }
    state.pictures = {};
    state.inWords = {};
    // By a clock that does not jump.
    if (state.asked && state.asked.seconds !== null) { state.until = performance.now() + 1000 * state.asked.seconds; }
    kept.push(state);
    if (given.epoch !== state.epoch && Object.keys(state.editions).length) {
      // Another lecture, which counts its questions anew and has given no id yet.
      const isAnother = given.epoch !== '';
      given = { epoch: state.epoch, who: 0, people: [{ id: isAnother ? null : me().id, at: 0, answers: {} }] };
      remember();
      if (isAnother && socket) { leave(true); }
    }
    // What was answered before the page was loaded again may still be on its way.
    const mine = state.asked && me().answers[state.asked.question];
    const isUnsure = mine && (!mine.isSent || mayBeForgotten);
    if (isUnsure && !mine.isRefused && !mine.isOnItsWay) { send(state.asked.question, mine); }
    mayBeForgotten = false;
    if (MAX_KEPT < kept.length) {
      forget(kept.shift());
      if (looksBackAt !== null) { looksBackAt = Math.max(0, looksBackAt - 1); }
    }
  }

  function forget(state) {
    Object.keys(state.pictures).forEach(name => URL.revokeObjectURL(state.pictures[name]));
  }

  function wake() {
    if (isConnected && SILENCE < since(heard)) { lost(); }
    if (socket && DEAD < Math.min(since(heard), since(attempted))) { leave(false); }
  }
  function wakeUp() {
    wake();
    if (endPause && document.visibilityState !== 'hidden') { endPause(); }
  }
  poda.whileSeen(wake);
  document.addEventListener('visibilitychange', wakeUp);
  window.addEventListener('online', wakeUp);

  // ----------------------------------------------------------------------------------------------------------- the picture

  // Shows the picture of a state once it is there; meanwhile the one before is faded.
  async function showPicture(state, name) {
    const picture = element('picture');
    const isWanted = () => shown() === state && edition(state).picture === name;
    picture.alt = text('picture', { step: state.step });
    if (!name) {
      picture.hidden = true;
      showInWords([]);
      return;
    }
    for (let failed = 0; !state.pictures[name] && isWanted(); failed += 1) {
      picture.classList.add('old');
      try {
        const response = await fetch('picture/' + name, { headers: me().id ? own() : {} });
        if (response.status === 404) { break; }
        if (!response.ok) { throw new Error(String(response.status)); }
        const blob = await response.blob();
        const inWords = treeInWords(await blob.text());
        if (!state.pictures[name]) {
          state.pictures[name] = URL.createObjectURL(new Blob([blob], { type: 'image/svg+xml' }));
          state.inWords[name] = inWords;
        }
      } catch (error) {
        await sleep(backOff(failed));
      }
    }
    if (isWanted() && state.pictures[name]) {
      if (picture.src !== state.pictures[name]) { picture.src = state.pictures[name]; }
      picture.hidden = false;
      picture.classList.remove('old');
      place(edition(state).focus);
      showInWords(state.inWords[name]);
    }
  }

  // The lines of a picture in words, which are its description. The rest of it is not read: this page allows no styles but its own.
  function treeInWords(picture) {
    const described = /<desc>[^]*?<\/desc>/.exec(picture);
    return described ? new DOMParser().parseFromString(described[0], 'text/xml').documentElement.textContent.split('\n') : [];
  }

  // Shows the lines as lists in lists, as deep as each is indented.
  function showInWords(lines) {
    element('tree').hidden = lines.length === 0;
    const box = element('tree-lines');
    const key = lines.join('\n');
    if (box.dataset.said === key) { return; }
    box.dataset.said = key;
    box.textContent = '';
    const lists = [];
    for (const line of lines) {
      const level = line.search(/\S/) / 2;
      lists.length = Math.min(lists.length, level + 1);
      while (lists.length <= level) {
        const above = lists[lists.length - 1];
        lists.push(((above && above.lastElementChild) || box).appendChild(document.createElement('ul')));
      }
      lists[level].appendChild(document.createElement('li')).textContent = line.trim();
    }
  }

  // What the picture was placed for, so that it stays where a reader has moved it while nothing changes.
  let placed = '';

  // Makes the picture so large that its numbers can be read, and shows the part around the current node.
  function place(focus) {
    const [frame, picture] = [element('frame'), element('picture')];
    const isLarge = frame.classList.contains('large');
    const width = Math.max(frame.clientWidth, focus ? focus.width : 0) * (isLarge ? LARGER : 1);
    const key = JSON.stringify([picture.src, focus, width, frame.clientWidth]);
    if (key === placed || !frame.clientWidth) { return; }
    placed = key;
    picture.style.width = width + 'px';
    const show = () => {
      frame.scrollLeft = focus ? focus.x / 1000 * picture.clientWidth - frame.clientWidth / 2 : 0;
      frame.scrollTop = focus ? focus.y / 1000 * picture.clientHeight - frame.clientHeight / 2 : 0;
    };
    // Its height is known once it is decoded.
    if (picture.decode) { picture.decode().then(show, show); } else { show(); }
  }

  function placeAgain() {
    const state = shown();
    if (state && !element('picture').hidden) { place(edition(state).focus); }
  }
  window.addEventListener('resize', placeAgain);

  // ------------------------------------------------------------------------------------------------------------- the state

  const isSlide = state => state.steps === 0;

  function show() {
    const state = shown();
    showStatus();
    element('steps').hidden = kept.length < 2;
    for (const id of ['frame', 'large-row']) { element(id).hidden = !state || !edition(state).picture; }
    if (!state) { return; }
    const said = edition(state);
    say('title', said.title || 'Poda');
    document.title = said.title || 'Poda';
    sayText('sentence', said.sentence, isSlide(state));
    showPicture(state, said.picture);
    showChoices(state, said);
    say('step', isSlide(state) ? '' : text('step', { step: state.step, steps: state.steps }));
    const index = kept.indexOf(state);
    element('back').disabled = index === 0;
    element('forward').disabled = index === kept.length - 1;
    element('present').disabled = looksBackAt === null;
    const open = element('open');
    open.hidden = !/^https?:/.test(said.link);
    if (!open.hidden) { open.href = said.link; }
  }

  function showStatus() {
    const state = present();
    let said = '';
    if (!isConnected) {
      said = text(isFirst && !state ? 'connecting' : 'lost');
    } else if (!state || !Object.keys(state.editions).length) {
      said = text('waiting');
    } else if (looksBackAt !== null) {
      const hasSteps = !isSlide(shown()) && !isSlide(state);
      said = text(hasSteps ? 'behind' : 'behind-slide', { step: shown().step, present: state.step });
    } else {
      said = text(performance.now() - returned < RETURNED ? 'returned' : 'live');
    }
    element('status').className = isConnected ? '' : 'warning';
    say('status', said);
  }

  // What the choices were drawn for, so that the focus stays where it is while nothing changes.
  let drawn = '';

  function showChoices(state, said) {
    const asked = looksBackAt === null ? state.asked : null;
    const question = asked ? asked.question : state.outcome && state.outcome.question;
    const mine = given.epoch === state.epoch ? me().answers[question] : undefined;
    showPeople(asked, mine);
    const isOver = secondsLeft(state) === 0;
    const key = JSON.stringify([asked && asked.question, isOver, state.outcome, said.choices, mine]);
    if (key !== drawn) {
      drawn = key;
      const box = element('choices');
      const focused = Array.prototype.indexOf.call(box.children, document.activeElement);
      box.textContent = '';
      if (asked) {
        said.choices.forEach((choice, index) => box.appendChild(choiceButton(asked, choice, index, mine, isOver)));
      } else if (state.outcome) {
        said.choices.forEach((choice, index) => box.appendChild(
          outcomeRow(state.outcome, choice, index, Boolean(mine) && mine.isSent && mine.choice === index)));
      }
      if (focused >= 0 && box.children[focused]) { box.children[focused].focus(); }
    }
    if (!asked) {
      say('answered', mine && mine.isSent ? ownResult(state, said, mine.choice) : '');
      return showTime();
    }
    const answered = !mine ? '' : text(mine.isSent ? 'answered' : mine.isRefused ? 'refused' : 'sending', { answer: mine.said });
    const isIn = mine && mine.isSent;
    say('answered', !isOver ? answered : isIn ? text('time-over-answered', { answer: mine.said }) : text('time-over'));
    showTime();
  }

  // What the answer of this phone was, and what is wrong with it. Why the right one is right is the sentence.
  function ownResult(state, said, choice) {
    const answer = said.choices[choice];
    const fault = (said.faults || [])[choice];
    const own = text(state.outcome.right[choice] ? 'own-right' : 'own-wrong', { answer });
    return fault ? own + ' ' + fault : own;
  }

  // How long answers are still counted, in whole seconds; null without a limit or an open question.
  function secondsLeft(state) {
    if (looksBackAt !== null || !state.asked || state.asked.seconds === null) { return null; }
    return Math.max(0, Math.ceil((state.until - performance.now()) / 1000));
  }

  function showTime() {
    const left = present() ? secondsLeft(present()) : null;
    say('time', left ? text('time-left', { seconds: left }) : '');
    return left;
  }

  let wasOver = false;
  poda.whileSeen(() => {
    const isOver = showTime() === 0;
    if (isOver !== wasOver) {
      wasOver = isOver;
      show();
    }
    showStatus();
  });

  function choiceButton(asked, choice, index, mine, isOver) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = choice;
    button.disabled = isOver;
    button.setAttribute('aria-pressed', String(Boolean(mine) && mine.choice === index));
    button.addEventListener('click', () => answer(asked.question, { choice: index, said: choice }));
    return button;
  }

  // Two people may have one phone: another answers under an id of its own.
  function showPeople(asked, mine) {
    const count = given.people.length;
    element('people').hidden = !asked || (count === 1 && !(mine && mine.isSent));
    say('person', count === 1 ? '' : text('person', { person: given.who + 1 }));
    say('other', count === 1 ? text('someone-else') : text('other-person', { person: 2 - given.who }));
  }

  function changePerson() {
    if (given.people.length === 1) { given.people.push({ id: null, at: 0, answers: {} }); }
    given.who = 1 - given.who;
    remember();
    // Answers count only where their phone follows, so it follows with the other id.
    if (socket) { leave(true); }
    drawn = '';
    show();
  }

  // ------------------------------------------------------------------------------------------------------------ the answer

  function answer(question, mine) {
    const person = me();
    person.at = mine.at = Math.max(person.at + 1, Date.now());
    person.answers[question] = mine;
    send(question, mine);
  }

  async function send(question, mine) {
    const person = me();
    mine.isOnItsWay = true;
    remember();
    show();
    for (let failed = 0; person.answers[question] === mine; failed += 1) {
      try {
        if (!person.id) {
          await inTime(join(person));
          // Answers count only where their phone follows, so it follows with its new id.
          if (socket) { leave(true); }
        }
        const body = { id: person.id, question: question, choice: mine.choice, at: mine.at };
        const headers = { Authorization: 'Phone ' + person.id };
        const response = await inTime(fetch('answer', { method: 'POST', headers, body: JSON.stringify(body) }));
        if (response.status === 401) {
          person.id = null;
        } else if (response.ok) {
          mine.isSent = true;
          break;
        } else if (response.status < 500 && [408, 428, 429].indexOf(response.status) < 0) {
          // What the server has counted once stays counted.
          mine.isRefused = !mine.isSent;
          break;
        }
      } catch (error) { /* There is no connection: once more. */ }
      await sleep(backOff(failed));
    }
    delete mine.isOnItsWay;
    remember();
    show();
  }

  function remember() {
    // What is on its way is sent again by a page that is loaded again.
    poda.store('people', JSON.stringify(given, (key, value) => (key === 'isOnItsWay' ? undefined : value)));
  }

  // Another tab of this browser has joined or answered: it is the same phone.
  window.addEventListener('storage', event => {
    const stored = event.key === 'people' ? remembered() : null;
    // What this tab is sending is stored once it is sent.
    const isSending = Object.keys(me().answers).some(question => me().answers[question].isOnItsWay);
    if (!stored || isSending) { return; }
    const before = me().id;
    given = stored;
    if (socket && me().id !== before) { leave(true); }
    drawn = '';
    show();
  });

  // ------------------------------------------------------------------------------------------------------------- the reader

  function lookBack(index) {
    looksBackAt = index >= kept.length - 1 ? null : Math.max(0, index);
    show();
  }
  const index = () => (looksBackAt === null ? kept.length - 1 : looksBackAt);

  element('back').addEventListener('click', () => lookBack(index() - 1));
  element('forward').addEventListener('click', () => lookBack(index() + 1));
  element('present').addEventListener('click', () => lookBack(kept.length));
  element('large').addEventListener('click', () => {
    const isLarge = element('frame').classList.toggle('large');
    element('large').setAttribute('aria-pressed', String(isLarge));
    placeAgain();
  });
  element('other').addEventListener('click', changePerson);
  poda.onLanguage(() => {
    for (const id of ['back', 'forward', 'present', 'large', 'privacy', 'open']) { say(id, text(id)); }
    element('frame').setAttribute('aria-label', text('frame'));
    say('tree-heading', text('tree'));
    drawn = '';
    show();
  });
  connect();
})();
