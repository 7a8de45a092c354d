// What the page says before the program has started, and when it cannot. Everything else that a user reads is in the
// program, which may have more languages: the page then begins in another language of the browser, or in English.

const sentences = {
  en: {
    about: 'Poda steps through minimax and alpha-beta one node at a time, and draws the tree: what is proved, and what is pruned.',
    read: 'Read with a screen reader',
    skipToStop: 'To the question or the board',
    skipToTree: 'To the search tree',
    loading: 'Poda is loading…',
    loaded: (percent) => `Poda is loading: ${percent}%`,
    starting: 'Poda is starting…',
    printing: 'Ctrl+P in Poda prints the tree.',
    reload: 'Try again',
    firstLesson: 'Open the first lesson',
    'no-wasm': 'Poda needs WebAssembly, which this browser does not support or has switched off.',
    'no-webgl': 'Poda draws with WebGL, which this browser does not support or has switched off. Try switching on '
      + 'hardware acceleration in the browser’s settings, or use another browser.',
    'too-old': 'This browser is too old for Poda, which needs Chrome or Edge 97, Firefox 102, Safari 16.4, or a later version.',
    forbidden: 'The server of this page forbids WebAssembly, which Poda is made of: its content security policy has to contain '
      + '“wasm-unsafe-eval” in “script-src”.',
    stalled: 'Nothing has arrived for 10 seconds. Poda goes on loading as soon as the network does; or try again.',
    damaged: 'Poda was damaged on its way here. Try again; if that does not help, the files on the server are damaged or of two versions.',
    'no-download': 'Poda could not be loaded. Check your network connection and try again.',
    'no-graphics': 'The browser has taken its graphics memory back. The document and the step have been kept: try again to continue.',
    failed: 'Poda has stopped because of an error in the program. The document and the step are still as they were last '
      + 'saved: try again to continue.',
  },
  es: {
    about: 'Poda recorre minimax y alfa-beta nodo a nodo y dibuja el árbol: lo que está demostrado y lo que se poda.',
    read: 'Leer con un lector de pantalla',
    skipToStop: 'A la pregunta o al tablero',
    skipToTree: 'Al árbol de búsqueda',
    loading: 'Poda se está cargando…',
    loaded: (percent) => `Poda se está cargando: ${percent} %`,
    starting: 'Poda se está iniciando…',
    printing: 'Ctrl+P dentro de Poda imprime el árbol.',
    reload: 'Intentar de nuevo',
    firstLesson: 'Abrir la primera lección',
    'no-wasm': 'Poda necesita WebAssembly, que este navegador no admite o tiene desactivado.',
    'no-webgl': 'Poda dibuja con WebGL, que este navegador no admite o tiene desactivado. Prueba a activar la '
      + 'aceleración por hardware en la configuración del navegador, o usa otro.',
    'too-old': 'Este navegador es demasiado antiguo para Poda, que necesita Chrome o Edge 97, Firefox 102, Safari 16.4 '
      + 'o una versión posterior.',
    forbidden: 'El servidor de esta página prohíbe WebAssembly, de lo que está hecho Poda: su política de seguridad de contenidos tiene que '
      + 'contener «wasm-unsafe-eval» en «script-src».',
    stalled: 'No ha llegado nada en 10 segundos. Poda seguirá cargándose en cuanto la red responda; o inténtalo de nuevo.',
    damaged: 'Poda ha llegado dañado. Inténtalo de nuevo; si no sirve, los archivos del servidor están dañados o son de dos versiones.',
    'no-download': 'No se pudo cargar Poda. Comprueba la conexión a la red e inténtalo de nuevo.',
    'no-graphics': 'El navegador ha retirado la memoria gráfica. El documento y el paso se conservan: inténtalo '
      + 'de nuevo para continuar.',
    failed: 'Poda se ha detenido por un error del programa. El documento y el paso se conservan tal como se guardaron por '
      + 'última vez: inténtalo de nuevo para continuar.',
  },
};

// Returns the language of the sentences: the one that the link asks for, else the first of the browser's that there is.
export function chooseLanguage(fragment, preferred) {
  const asked = /(?:^#|&)lang=([a-z]+)(?:&|$)/.exec(fragment)?.[1];
  const tags = [asked ?? '', ...preferred].map((tag) => tag.split('-')[0].toLowerCase());
  return tags.find((tag) => Object.hasOwn(sentences, tag)) ?? 'en';
}

// Returns the languages in which the page has sentences.
export function languages() {
  return Object.keys(sentences);
}

// Returns the language that was not chosen.
export function otherLanguage(language) {
  return Object.keys(sentences).find((other) => other !== language);
}

export function sentencesIn(language) {
  return sentences[language];
}
