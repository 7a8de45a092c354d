// A Firefox without a window, driven over WebDriver BiDi, which needs no package. It has WebGL only where there is a screen: where
// there is none, one in memory is started (Xvfb).

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrivenPage } from './page.mjs';
import { TextSocket } from './socket.mjs';

const NAMES = ['firefox-esr', 'firefox'];

const PREFERENCES = {
  // WebGL in software.
  'webgl.force-enabled': true,
  'webgl.disable-fail-if-major-performance-caveat': true,
  // The browser's own errands.
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'services.settings.server': 'data:,',
  // Mouse and wheel reach the frame of another site that is under them.
  'remote.events.async.mouse.enabled': true,
  'remote.events.async.wheel.enabled': true,
  // Tab reaches buttons and links on every system.
  'accessibility.tabfocus': 7,
};

// Returns the command of the browser: $PODA_FIREFOX, or the first that there is.
export function findFirefox() {
  const names = process.env.PODA_FIREFOX ? [process.env.PODA_FIREFOX] : NAMES;
  return names.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

// The longest that a call of the protocol may take, in milliseconds.
const PATIENCE = 60_000;

export class Browser {
  #command;
  #process;
  #screen;
  #profile;
  #socket;
  #next = 1;
  #calls = new Map();
  #listeners = new Set();

  constructor(command) {
    this.#profile = mkdtempSync(join(tmpdir(), 'poda-browser-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
    writeFileSync(join(this.#profile, 'user.js'), lines.join(''));
    this.#command = command;
  }

  async #open() {
    const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_CRASHREPORTER_DISABLE: '1' };
    if (!env.DISPLAY) {
      this.#screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
      env.DISPLAY = `:${await says(this.#screen, this.#screen.stdout, /^(\d+)\n/)}`;
    }
    const flags = ['--headless', '--no-remote', '--profile', this.#profile, '--remote-debugging-port', '0', 'about:blank'];
    this.#process = spawn(this.#command, flags, { stdio: ['ignore', 'ignore', 'pipe'], env });
    const address = await says(this.#process, this.#process.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    this.#socket = await TextSocket.open(`${address}/session`);
    this.#socket.onText = (text) => this.#take(JSON.parse(text));
    await this.#send('session.new', { capabilities: {} });
    await this.#send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.contextCreated'] });
  }

  #take(message) {
    const call = this.#calls.get(message.id);
    if (!call) {
      this.#listeners.forEach((listener) => listener(message));
      return;
    }
    this.#calls.delete(message.id);
    clearTimeout(call.timer);
    if (message.type === 'error') {
      call.reject(new Error(`${call.method}: ${message.message}`));
    } else {
      call.resolve(message.result);
    }
  }

  #send(method, params) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#calls.delete(id);
        reject(new Error(`${method}: no answer in ${PATIENCE / 1000} s (${JSON.stringify(params).slice(0, 200)})`));
      }, PATIENCE);
      this.#calls.set(id, { method, resolve, reject, timer });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #opened;
  async call(method, params = {}) {
    await (this.#opened ??= this.#open());
    return this.#send(method, params);
  }

  // Calls the listener with every event. Returns a function that ends this.
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Returns an empty profile's page: nothing of other contexts is stored there.
  async newContext() {
    const { userContext } = await this.call('browser.createUserContext');
    return {
      open: (options = {}) => Page.open(this, userContext, options),
      close: () => this.call('browser.removeUserContext', { userContext }),
    };
  }

  async close() {
    const ended = this.#process && new Promise((resolve) => this.#process.once('exit', resolve));
    this.call('browser.close').catch(() => {});
    const timer = setTimeout(() => this.#process?.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
    this.#screen?.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

// Waits until a program has written what a pattern finds, and returns its first group.
function says(program, stream, pattern) {
  let said = '';
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ends with ${code}: ${said}`)));
    stream.on('data', (data) => {
      said += data;
      const found = pattern.exec(said);
      if (found) {
        resolve(found[1]);
      }
    });
  });
}

// A tab. Notes all that goes wrong in it and in its frames: exceptions, errors on the console.
class Page extends DrivenPage {
  #browser;
  #context;
  // The contexts of the tab and of its frames.
  #contexts = new Set();
  #stop;

  static async open(browser, userContext, { width = 1000, height = 700, language = 'en-US', script = '' } = {}) {
    const page = new Page();
    page.#browser = browser;
    page.#stop = browser.listen((event) => page.#hear(event));
    const { context } = await browser.call('browsingContext.create', { type: 'tab', userContext });
    page.#context = context;
    page.#contexts.add(context);
    await browser.call('emulation.setLocaleOverride', { locale: language, contexts: [context] });
    await page.resize(width, height);
    if (script) {
      await browser.call('script.addPreloadScript', { functionDeclaration: `() => { ${script} }`, contexts: [context] });
    }
    return page;
  }

  #hear({ method, params }) {
    if (method === 'browsingContext.contextCreated' && this.#contexts.has(params.parent)) {
      this.#contexts.add(params.context);
    } else if (method === 'log.entryAdded' && params.level === 'error' && this.#contexts.has(params.source.context)) {
      this.errors.push(params.text);
    }
  }

  async resize(width, height) {
    await this.#browser.call('browsingContext.setViewport', { context: this.#context, viewport: { width, height }, devicePixelRatio: 1 });
  }

  async goto(url) {
    await this.#browser.call('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async startReload() {
    await this.#browser.call('browsingContext.reload', { context: this.#context, wait: 'none' });
  }

  evaluate(expression) {
    return this.#evaluateIn(this.#context, expression);
  }

  // Returns the values of an expression in the frames of the page.
  async frames(expression) {
    return (await this.#askFrames(expression)).map(({ value }) => value);
  }

  async #askFrames(expression) {
    const { contexts: [tab] } = await this.#browser.call('browsingContext.getTree', { root: this.#context });
    const answers = await Promise.allSettled(tab.children.map(async ({ context }) => ({
      context, value: await this.#evaluateIn(context, expression),
    })));
    return answers.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  }

  async #evaluateIn(context, expression) {
    const evaluated = await this.#browser.call('script.evaluate', {
      expression, target: { context }, awaitPromise: true, resultOwnership: 'none', serializationOptions: { maxObjectDepth: 20 },
    });
    if (evaluated.type === 'exception') {
      throw new Error(evaluated.exceptionDetails.text);
    }
    return plain(evaluated.result);
  }

  async press(keys) {
    const names = keys.split('+').map((name) => KEYS[name] ?? name);
    const down = names.map((value) => ({ type: 'keyDown', value }));
    const up = names.reverse().map((value) => ({ type: 'keyUp', value }));
    // The protocol sends a key where it is told to, not to the frame that has the focus.
    const focused = (await this.#askFrames('document.hasFocus()')).find(({ value }) => value);
    await this.#act({ type: 'key', id: 'keyboard', actions: [...down, ...up] }, focused?.context);
  }

  async type(text) {
    await this.#act({ type: 'key', id: 'keyboard', actions: [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) });
  }

  async click(x, y) {
    const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#act({ type: 'pointer', id: 'mouse', actions });
  }

  async wheel(x, y, deltaY) {
    const actions = [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY }];
    await this.#act({ type: 'wheel', id: 'wheel', actions });
  }

  #act(source, context = this.#context) {
    return this.#browser.call('input.performActions', { context, actions: [source] });
  }

  async bringToFront() {
    await this.#browser.call('browsingContext.activate', { context: this.#context });
  }

  // Returns what the page shows, as a PNG.
  async screenshot() {
    const { data } = await this.#browser.call('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(data, 'base64');
  }

  // Returns the page as it is printed.
  async pdf() {
    const { data } = await this.#browser.call('browsingContext.print', { context: this.#context, background: true });
    return Buffer.from(data, 'base64');
  }

  async close() {
    this.#stop();
    await this.#browser.call('browsingContext.close', { context: this.#context });
  }
}

// The keys of WebDriver that are no letters.
const KEYS = {
  Shift: '\uE008', Control: '\uE009', Alt: '\uE00A', Meta: '\uE03D', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ',
  Backspace: '\uE003', Delete: '\uE017', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
  Home: '\uE011', End: '\uE010', PageUp: '\uE00E', PageDown: '\uE00F', F1: '\uE031', F5: '\uE035', F11: '\uE03B',
};

// Returns a value as it was before it was written down for the protocol.
function plain({ type, value }) {
  switch (type) {
    case 'undefined':
      return undefined;
    case 'null':
      return null;
    case 'number':
      return typeof value === 'string' ? Number(value) : value;
    case 'array':
      return value.map(plain);
    case 'object':
      return Object.fromEntries(value.map(([key, part]) => [key, plain(part)]));
    default:
      return value;
  }
}
