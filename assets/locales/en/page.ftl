# What the page says before the program has started, and where it cannot. A message is one line without choices: web/pack.mjs reads it.

page-about = Poda steps through minimax and alpha-beta one node at a time, and draws the tree: what is proved, and what is pruned.
page-read = Read with a screen reader
page-skip-to-stop = To the question or the board
page-skip-to-tree = To the search tree
page-loading = Poda is loading…
page-loaded = Poda is loading: { $percent }%
page-starting = Poda is starting…
page-printing = Ctrl+P in Poda prints the tree.
page-reload = Try again
page-first-lesson = Open the first lesson
page-no-wasm = Poda needs WebAssembly, which this browser does not support or has switched off.
page-no-webgl = Poda draws with WebGL, which this browser does not support or has switched off. Try switching on hardware acceleration in the browser’s settings, or use another browser.
page-too-old = This browser is too old for Poda, which needs Chrome or Edge 97, Firefox 102, Safari 16.4, or a later version.
page-forbidden = The server of this page forbids WebAssembly, which Poda is made of: its content security policy has to contain “wasm-unsafe-eval” in “script-src”.
page-stalled = Nothing has arrived for 10 seconds. Poda goes on loading as soon as the network does; or try again.
page-damaged = Poda was damaged on its way here. Try again; if that does not help, the files on the server are damaged or of two versions.
page-no-download = Poda could not be loaded. Check your network connection and try again.
page-no-graphics = The browser has taken its graphics memory back. The document and the step have been kept: try again to continue.
page-failed = Poda has stopped because of an error in the program. The document and the step are still as they were last saved: try again to continue.
page-from-file = Poda cannot run from a file. Put the folder on a web server: in it, “python3 -m http.server” starts one, which shows Poda at http://localhost:8000.
page-sandboxed = The page around this frame keeps Poda from loading: the frame’s attribute “sandbox” has to contain “allow-same-origin”.
page-missing = A file of Poda could not be loaded. Check your network connection and try again; if that does not help, the files on the server are not complete.
page-elsewhere = Open Poda in a tab of its own
