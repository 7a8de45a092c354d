// What TypeScript has to know to check the scripts of the page: node_modules/.bin/tsc -p web. Nothing is compiled from it.

// The elements of index.html that are more than an HTMLElement.
interface PageElements {
  'copying': HTMLDialogElement;
  'copying-field': HTMLInputElement;
  'elsewhere': HTMLAnchorElement;
  'first-picture': HTMLImageElement;
  'poda': HTMLCanvasElement;
  'progress': HTMLProgressElement;
  'still': HTMLImageElement;
}

interface Document {
  getElementById<Id extends keyof PageElements>(id: Id): PageElements[Id];
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

interface Element {
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

interface Node {
  cloneNode(this: HTMLCanvasElement): HTMLCanvasElement;
}

interface DocumentEventMap {
  'poda-copy': CustomEvent;
  'poda-document': CustomEvent<string>;
  'poda-failed': CustomEvent<string | undefined>;
  'poda-wake': CustomEvent<number>;
}

// The lines that a lesson's script hands over: see scenes.mjs.
interface Scenes {
  isWalked: boolean;
  sentences: string[];
  parts: string[];
  pictures: number[][];
}

interface Window {
  // What start.js hands to page.js.
  podaFirst: { language: string; handOver(canvas: HTMLElement): void; end(): void; stay(): void };
  podaScenes(scenes: Scenes): void;
  // Whether all of the program is there.
  podaIsWhole?: boolean;
  // A text of the program, by the name of its file.
  podaText(file: string): string;
  // What this frame has compiled, for others of the same version.
  podaCompiled?: { folder: string; [part: string]: string | Promise<WebAssembly.Module> };
  trustedTypes?: { createPolicy(name: string, rules: object): unknown };
}

// The program, which wasm-bindgen makes.
declare module '*/poda.js' {
  const program: (options: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
  export default program;
}
