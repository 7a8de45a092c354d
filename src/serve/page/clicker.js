// The lecturer's phone: steps, and what only the lecturer reads.
'use strict';

(function () {
  const { text, element, say, edition, sleep, backOff } = poda;
  // The secret stands behind the # of the address, which no server is told.
  const secret = location.hash.slice(1);
  let state = null;
  let problem = 'connecting';

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
    say('status', problem ? text(problem) : text('step', { step: state.step, steps: state.steps }));
    if (!state) { return; }
    const said = edition(state);
    say('title', said.title || 'Poda');
    const counts = [text('phones', { count: state.phones })];
    if (state.answers !== null) { counts.push(text('answers', { count: state.answers })); }
    say('counts', counts.join(' · '));
    say('sentence', said.sentence);
    for (const part of ['notes', 'coming']) {
      say(part, said[part]);
      element(part + '-heading').hidden = !said[part];
    }
    element('ask').setAttribute('aria-pressed', String(state.answers !== null));
  }

  async function follow() {
    for (let failed = 0; ; failed += 1) {
      try {
        const response = await post('state', JSON.stringify({ after: state ? state.number : 0 }));
        if (response.ok) {
          state = await response.json();
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
    for (const id of ['back', 'ask', 'forward', 'notes-heading', 'coming-heading']) { say(id, text(id)); }
    show();
  });
  follow();
})();
