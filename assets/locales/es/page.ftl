# Lo que dice la página antes de que el programa se inicie, y donde no puede. Un mensaje es una línea sin variantes: la lee web/pack.mjs.

page-about = Poda recorre minimax y alfa-beta nodo a nodo y dibuja el árbol: lo que está demostrado y lo que se poda.
page-read = Leer con un lector de pantalla
page-skip-to-stop = A la pregunta o al tablero
page-skip-to-tree = Al árbol de búsqueda
page-loading = Poda se está cargando…
page-loaded = Poda se está cargando: { $percent } %
page-starting = Poda se está iniciando…
page-printing = Ctrl+P dentro de Poda imprime el árbol.
page-reload = Intentar de nuevo
page-first-lesson = Abrir la primera lección
page-no-wasm = Poda necesita WebAssembly, que este navegador no admite o tiene desactivado.
page-no-webgl = Poda dibuja con WebGL, que este navegador no admite o tiene desactivado. Prueba a activar la aceleración por hardware en la configuración del navegador, o usa otro.
page-too-old = Este navegador es demasiado antiguo para Poda, que necesita Chrome o Edge 97, Firefox 102, Safari 16.4 o una versión posterior.
page-forbidden = El servidor de esta página prohíbe WebAssembly, de lo que está hecho Poda: su política de seguridad de contenidos tiene que contener «wasm-unsafe-eval» en «script-src».
page-stalled = No ha llegado nada en 10 segundos. Poda seguirá cargándose en cuanto la red responda; o inténtalo de nuevo.
page-damaged = Poda ha llegado dañado. Inténtalo de nuevo; si no sirve, los archivos del servidor están dañados o son de dos versiones.
page-no-download = No se pudo cargar Poda. Comprueba la conexión a la red e inténtalo de nuevo.
page-no-graphics = El navegador ha retirado la memoria gráfica. El documento y el paso se conservan: inténtalo de nuevo para continuar.
page-failed = Poda se ha detenido por un error del programa. El documento y el paso se conservan tal como se guardaron por última vez: inténtalo de nuevo para continuar.
page-from-file = Poda no funciona desde un archivo. Pon la carpeta en un servidor web: «python3 -m http.server», escrito dentro de ella, inicia uno que muestra Poda en http://localhost:8000.
page-sandboxed = La página que rodea este marco no deja que Poda se cargue: el atributo «sandbox» del marco tiene que contener «allow-same-origin».
page-missing = No se pudo cargar un archivo de Poda. Comprueba la conexión a la red e inténtalo de nuevo; si no sirve, los archivos del servidor no están completos.
page-elsewhere = Abrir Poda en una pestaña propia
