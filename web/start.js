// What the page does before its modules are there: it shows the step in the link and keeps the keys, and says why the page cannot start. This
// is a script of the old kind, so that it runs where the modules of the program do not: in a page opened as a file, in a frame without an
// origin, in an old browser, or where a file is missing.

(function () {
  // Those of sentences.js.
  var sentences = {/* %sentences% */};
  var module = /** @type {HTMLScriptElement} */ (document.querySelector('script[type=module]'));
  var folder = module.src.replace(/[^/]*$/, '');
  var element = function (id) { return document.getElementById(id); };

  // What the program has stored of its settings.
  function stored(name) {
    try {
      return JSON.parse(localStorage.getItem('poda'))[name];
    } catch (error) {
      return undefined;
    }
  }

  // The language that the link asks for, else the one that was chosen, else the first of the browser's that there is.
  function language() {
    var asked = /(?:^#|&)lang=([a-z]+)(?:&|$)/.exec(location.hash);
    var wanted = [asked && asked[1], stored('language')].concat(navigator.languages || [navigator.language]);
    for (var index = 0; index < wanted.length; index += 1) {
      var code = String(wanted[index]).slice(0, 2).toLowerCase();
      if (Object.prototype.hasOwnProperty.call(sentences, code)) {
        return code;
      }
    }
    return 'en';
  }

  var said = sentences[language()];

  // The colors that were chosen; else those of the system.
  var theme = stored('theme');
  if (theme) {
    document.documentElement.setAttribute('data-theme', theme);
  }

  // A server may demand that somebody vouches for the address of every script (Trusted Types): those below the page's folder are its own.
  try {
    var own = new URL('..', folder).href;
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (address) { return new URL(address, document.baseURI).href.indexOf(own) === 0 ? address : null; },
    });
  } catch (error) {
    // There are none, or the server allows other vouchers only.
  }

  // ------------------------------------------------------------------------------------------------------------ the first step

  var lesson = (/(?:^#|&)lesson=([\w-]+)(?:&|$)/.exec(location.hash) || [])[1];
  var step = Number((/(?:^#|&)step=(\d+)(?:&|$)/.exec(location.hash) || [0, 0])[1]);
  var scenes;
  // The keys that were pressed before the program was there.
  var keys = [];
  // When a picture has its dark colors.
  var DARK = '@media(prefers-color-scheme:dark)';

  function draw() {
    var picture = scenes && scenes.pictures[step];
    if (picture) {
      var svg = picture.map(function (part) { return scenes.parts[part]; }).join('');
      var dark = theme === 'dark' ? '@media all' : theme === 'light' ? '@media not all' : DARK;
      element('first-picture').src = 'data:image/svg+xml,' + encodeURIComponent(svg.replace(DARK, dark));
      element('first-sentence').textContent = scenes.sentences[step];
      element('scene').hidden = false;
    }
  }

  // Called by the script of a lesson.
  window.podaScenes = function (given) {
    scenes = given;
    draw();
  };

  // The step that a key leads to in the program.
  function stepAfter(event) {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) {
      return step;
    }
    switch (event.key) {
      case 'ArrowRight': case 'PageDown': return Math.min(step + 1, scenes.pictures.length - 1);
      case 'ArrowLeft': case 'PageUp': return Math.max(step - 1, 0);
      case 'Home': return 0;
      default: return step;
    }
  }

  function keep(event) {
    // What is written in the program's own field has come to the program.
    if (event.key === 'Tab' || event.target.tagName === 'INPUT' || !document.hasFocus()) {
      return;
    }
    keys.push(event);
    if (scenes && scenes.isWalked) {
      step = stepAfter(event);
      draw();
    }
  }

  function isLesson(name) {
    return Boolean(name) && (' ' + element('scene').getAttribute('data-lessons') + ' ').indexOf(' ' + name + ' ') >= 0;
  }

  // In an exercise the step would give something away.
  if (isLesson(lesson) && !/[#&]mode=practice/.test(location.hash)) {
    var script = document.createElement('script');
    script.src = folder + 'lessons/' + lesson + '.' + language() + '.js';
    // It is small, and seen before the program.
    script.fetchPriority = 'high';
    document.head.appendChild(script);
  }
  addEventListener('keydown', keep, true);

  window.podaFirst = {
    language: language(),
    // Notes on the canvas where the picture is, so that the program begins there.
    handOver: function (canvas) {
      var picture = element('first-picture');
      var box = picture.getBoundingClientRect();
      if (box.width > 0 && picture.naturalWidth > 0) {
        canvas.setAttribute('data-first-picture', [box.left, box.top, box.width / picture.naturalWidth].join(' '));
      }
    },
    // The program is there, and is told what was pressed: after its first frame, in which it hears nothing.
    end: function () {
      removeEventListener('keydown', keep, true);
      setTimeout(function () {
        keys.forEach(function (event) {
          var init = { bubbles: true, cancelable: true };
          ['key', 'code', 'keyCode', 'shiftKey', 'ctrlKey', 'altKey', 'metaKey'].forEach(function (name) { init[name] = event[name]; });
          element('poda').dispatchEvent(new KeyboardEvent('keydown', init));
          element('poda').dispatchEvent(new KeyboardEvent('keyup', init));
        });
      });
    },
    // The program will not be there: its picture and its sentence stay, and a link to where it can be.
    stay: function () {
      removeEventListener('keydown', keep, true);
      element('failure').insertBefore(element('scene'), element('failure').firstChild);
      if (window !== window.parent) {
        element('elsewhere').href = location.href;
        element('elsewhere').textContent = said.elsewhere;
        element('elsewhere').hidden = false;
      }
    },
  };

  // ------------------------------------------------------------------------------------------------------- what cannot start

  function say(name) {
    document.documentElement.lang = language();
    element('loading').hidden = true;
    element('failure').hidden = false;
    element('failure').setAttribute('data-name', name);
    element('failure-text').textContent = said[name];
    element('first-lesson').hidden = true;
    element('reload').textContent = said.reload;
    element('reload').onclick = function () { location.reload(); };
    window.podaFirst.stay();
  }

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
