// Says why the page cannot start. This is a script of the old kind, so that it runs where the modules of the program do not: in a page
// opened as a file, in a frame without an origin, in an old browser, or where a file is missing.

(function () {
  // Those of sentences.js.
  var sentences = {/* %sentences% */};

  function language() {
    var asked = /(?:^#|&)lang=([a-z]+)(?:&|$)/.exec(location.hash);
    var preferred = String((navigator.languages || [navigator.language || ''])[0]).slice(0, 2);
    var has = function (language) { return Object.prototype.hasOwnProperty.call(sentences, language); };
    return asked && has(asked[1]) ? asked[1] : has(preferred) ? preferred : 'en';
  }

  function say(name) {
    var said = sentences[language()];
    document.documentElement.lang = language();
    document.getElementById('loading').hidden = true;
    document.getElementById('failure').hidden = false;
    document.getElementById('failure').setAttribute('data-name', name);
    document.getElementById('failure-text').textContent = said[name];
    document.getElementById('first-lesson').hidden = true;
    document.getElementById('reload').textContent = said.reload;
    document.getElementById('reload').onclick = function () { location.reload(); };
  }

  var module = document.querySelector('script[type=module]');
  if (!('noModule' in module)) {
    say('too-old');
  } else if (location.protocol === 'file:') {
    say('from-file');
  } else {
    module.addEventListener('error', function () {
      say(self.origin === 'null' ? 'sandboxed' : 'missing');
    });
  }
}());
