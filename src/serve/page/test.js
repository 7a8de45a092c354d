// Tries everything that the page of the class needs, and says what does not work on this network.
'use strict';

(function () {
  const { text, element, say } = poda;
  // How long a connection may take, in milliseconds.
  const PATIENCE = 10000;
  // Each with its id and its result: null while it is tried, then whether it works.
  const trials = [['reach', null], ['socket', null], ['poll', null]];
  let told = null;

  function show() {
    say('title', text('test-title'));
    say('intro', text('test-intro'));
    say('class', text('test-class'));
    const list = element('results');
    list.textContent = '';
    for (const [id, works] of trials) {
      const item = document.createElement('li');
      item.textContent = text('test-' + id) + ': ' + text(works === null ? 'test-trying' : works ? 'test-works' : 'test-fails');
      list.appendChild(item);
    }
    const [reach, socket, poll] = trials.map(trial => trial[1]);
    let advice = '';
    if (reach === false) { advice = text('test-unreachable'); }
    else if (socket === false && poll) { advice = text('test-polls'); }
    else if (socket && poll) { advice = text('test-all', told || {}); }
    say('advice', advice);
  }

  function within(promise) {
    return Promise.race([promise, new Promise(resolve => setTimeout(() => resolve(false), PATIENCE))]).catch(() => false);
  }

  function socketWorks(id) {
    return new Promise(resolve => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(scheme + '//' + location.host + location.pathname.replace(/[^/]*$/, '') + 'live');
      socket.onopen = () => socket.send(id);
      socket.onmessage = () => { resolve(true); socket.close(); };
      socket.onclose = () => resolve(false);
    });
  }

  async function tryAll() {
    let id = '';
    trials[0][1] = await within((async () => {
      told = await (await fetch('echo', { method: 'POST' })).json();
      id = await (await fetch('join', { method: 'POST' })).text();
      return true;
    })());
    show();
    trials[1][1] = await within(socketWorks(id));
    show();
    trials[2][1] = await within(fetch('next', { method: 'POST', body: JSON.stringify({ id, after: 0 }) }).then(response => response.ok));
    show();
  }

  poda.onLanguage(show);
  tryAll();
})();
