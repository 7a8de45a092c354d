// The lecturer's phone: steps, and what only the lecturer reads.
'use strict';

(function () {
  const { text, element, say, sayText, outcomeRow, edition, sleep, backOff } = poda;
  // The secret stands behind the # of the address, which no server is told.
  const secret = location.hash.slice(1);
  let state = null;
  let problem = 'connecting';
  // When the time for answers is over, by a clock that does not jump.
  let until = 0;

  function post(path, body) {
    return fetch('clicker/' + path, { method: 'POST', headers: { 'Authorization': 'Bearer ' + secret }, body: body });
  }

  function fail(status) {
    // The right secret is never refused for those of others.
    problem = status === 401 || status === 429 ? 'wrong-secret' : 'lost';
    show();
  }

  function show() {
    element('status').className = problem ? 'warning' : '';
    const step = state && state.steps ? text('step', { step: state.step, steps: state.steps }) : '';
    say('status', problem ? text(problem) : step);
    if (!state) { return; }
    const said = edition(state);
    say('title', said.title || 'Poda');
    const counts = [text('phones', { count: state.phones })];
    if (state.answers !== null) { counts.push(text('answers', { count: state.answers })); }
    say('counts', counts.join(' · '));
    sayText('sentence', said.sentence, state.steps === 0);
    showChoices(said);
    showTime();
    for (const part of ['notes', 'coming']) {
      say(part, said[part]);
      element(part + '-heading').hidden = !said[part];
    }
    // While a question is open, what comes is its answer.
    say('coming-heading', text(state.answers === null ? 'coming-heading' : 'answer-heading'));
    element('ask').setAttribute('aria-pressed', String(state.answers !== null));
  }

  // The choices of the question that is open, with the right one marked, or how it was answered.
  function showChoices(said) {
    const box = element('choices');
    const key = JSON.stringify([said.choices, state.right, state.outcome]);
    if (box.dataset.said === key) { return; }
    box.dataset.said = key;
    box.textContent = '';
    said.choices.forEach((choice, index) => {
      if (state.outcome) { return box.appendChild(outcomeRow(state.outcome, choice, index, false)); }
      const row = box.appendChild(document.createElement('p'));
      row.className = state.right[index] ? 'right' : '';
      row.textContent = state.right[index] ? text('right-choice', { choice }) : choice;
    });
  }

  // How long answers are still counted.
  function showTime() {
    const isTimed = state !== null && state.seconds !== null;
    const left = isTimed ? Math.max(0, Math.ceil((until - performance.now()) / 1000)) : 0;
    say('time', !isTimed ? '' : left ? text('time-left', { seconds: left }) : text('time-over'));
  }
  poda.whileSeen(showTime);

  async function follow() {
    for (let failed = 0; ; failed += 1) {
      try {
        const response = await post('state', JSON.stringify({ after: state ? state.number : 0 }));
        if (response.ok) {
          state = await response.json();
          until = performance.now() + 1000 * (state.seconds || 0);
          problem = '';
          failed = -1;
          show();
        } else {
          fail(response.status);
        }
      } catch (error) {
        fail(0);
      }
      if (failed >= 0) { await sleep(backOff(failed)); }
    }
  }

  async function command(name) {
    try {
      const response = await post('command', name);
      if (!response.ok) { fail(response.status); }
    } catch (error) {
      fail(0);
    }
  }

  for (const name of ['back', 'ask', 'forward']) { element(name).addEventListener('click', () => command(name)); }
  // A clicker for slides, or a keyboard.
  document.addEventListener('keydown', event => {
    const name = { ArrowRight: 'forward', PageDown: 'forward', ArrowLeft: 'back', PageUp: 'back', q: 'ask' }[event.key];
    if (name && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      command(name);
    }
  });

  poda.onLanguage(() => {
    for (const id of ['back', 'ask', 'forward', 'notes-heading']) { say(id, text(id)); }
    delete element('choices').dataset.said;
    show();
  });
  follow();
})();
