// Says why the page cannot start. This is a script of the old kind, so that it runs where the modules of the program do not: in a page
// opened as a file, in a frame without an origin, in an old browser, or where a file is missing.

(function () {
  var sentences = {
    en: {
      file: 'Poda cannot run from a file. Put the folder on a web server: in it, “python3 -m http.server” starts one, '
        + 'which shows Poda at http://localhost:8000.',
      sandboxed: 'The page around this frame keeps Poda from loading: the frame’s attribute “sandbox” has to contain “allow-same-origin”.',
      old: 'This browser is too old for Poda, which needs Chrome or Edge 97, Firefox 102, Safari 16.4, or a later version.',
      missing: 'A file of Poda could not be loaded. Check your network connection and try again; if that does not help, the files on the '
        + 'server are not complete.',
      reload: 'Try again'
    },
    es: {
      file: 'Poda no funciona desde un archivo. Pon la carpeta en un servidor web: «python3 -m http.server», escrito dentro de ella, inicia '
        + 'uno que muestra Poda en http://localhost:8000.',
      sandboxed: 'La página que rodea este marco no deja que Poda se cargue: el atributo «sandbox» del marco tiene que contener '
        + '«allow-same-origin».',
      old: 'Este navegador es demasiado antiguo para Poda, que necesita Chrome o Edge 97, Firefox 102, Safari 16.4 o una versión posterior.',
      missing: 'No se pudo cargar un archivo de Poda. Comprueba la conexión a la red e inténtalo de nuevo; si no sirve, los archivos del '
        + 'servidor no están completos.',
      reload: 'Intentar de nuevo'
    }
  };

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
    say('old');
  } else if (location.protocol === 'file:') {
    say('file');
  } else {
    module.addEventListener('error', function () {
      say(self.origin === 'null' ? 'sandboxed' : 'missing');
    });
  }
}());
