// A Chromium without a screen, driven over the DevTools protocol through a pipe, which needs no package.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrivenPage } from './page.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const FLAGS = [
  '--headless=new', '--remote-debugging-pipe', '--no-sandbox', '--no-first-run', '--no-default-browser-check',
  // The browser's own errands.
  '--disable-background-networking', '--disable-component-update', '--disable-default-apps', '--disable-extensions', '--disable-sync',
  '--disable-quic', '--metrics-recording-only', '--password-store=basic', '--use-mock-keychain',
  // The pages of its own that it loads behind the address bar of each window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // WebGL in software, and pages that go on while they are in the background.
  '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling', '--disable-renderer-backgrounding', '--disable-dev-shm-usage', '--lang=en-US',
];

// Returns the command of the browser: $PODA_BROWSER, or the first that there is.
export function findBrowser() {
  const names = process.env.PODA_BROWSER ? [process.env.PODA_BROWSER] : NAMES;
  return names.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

// The longest that a call of the protocol may take, in milliseconds.
const PATIENCE = 60_000;

export class Browser {
  #process;
  #profile;
  #next = 1;
  #calls = new Map();
  #listeners = new Set();
  #received = '';

  constructor(command, flags = []) {
    this.#profile = mkdtempSync(join(tmpdir(), 'poda-browser-'));
    this.#process = spawn(command, [...FLAGS, ...flags, `--user-data-dir=${this.#profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const [, , , , pipe] = this.#process.stdio;
    pipe.setEncoding('utf8');
    pipe.on('data', (data) => this.#take(data));
    this.#process.on('exit', () => this.#end(() => true, 'The browser has ended.'));
  }

  // Ends the calls that nobody will answer.
  #end(isLost, reason) {
    for (const [id, call] of [...this.#calls].filter(([, waiting]) => isLost(waiting))) {
      this.#calls.delete(id);
      clearTimeout(call.timer);
      call.reject(new Error(`${call.method}: ${reason}`));
    }
  }

  get pid() {
    return this.#process.pid;
  }

  #take(data) {
    const messages = (this.#received + data).split('\0');
    this.#received = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      const call = this.#calls.get(message.id);
      if (!call) {
        if (message.method === 'Target.detachedFromTarget') {
          this.#end((waiting) => waiting.sessionId === message.params.sessionId, 'The page has closed.');
        }
        this.#listeners.forEach((listener) => listener(message));
        continue;
      }
      this.#calls.delete(message.id);
      clearTimeout(call.timer);
      if (message.error) {
        call.reject(new Error(`${call.method}: ${message.error.message}`));
      } else {
        call.resolve(message.result);
      }
    }
  }

  // Calls a method of the protocol, of the browser or of a page's session.
  call(method, params = {}, sessionId = undefined) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#calls.delete(id);
        reject(new Error(`${method}: no answer in ${PATIENCE / 1000} s (${JSON.stringify(params).slice(0, 200)})`));
      }, PATIENCE);
      this.#calls.set(id, { method, sessionId, resolve, reject, timer });
      this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  // Calls the listener with every event. Returns a function that ends this.
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Returns an empty profile's page: nothing of other contexts is stored there.
  async newContext() {
    const { browserContextId } = await this.call('Target.createBrowserContext');
    return {
      open: (options = {}) => Page.open(this, browserContextId, options),
      close: () => this.call('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.call('Browser.close').catch(() => {});
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

// A tab. Notes all that goes wrong in it and in its frames: exceptions, errors on the console, refused resources.
export class Page extends DrivenPage {
  #browser;
  #target;
  #session;
  #sessions = new Set();
  // The loaders of the pages that have been read to the end.
  #read = new Set();
  #stop;

  static async open(browser, browserContextId, { width = 1000, height = 700, language = 'en-US', script = '' } = {}) {
    const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await Page.#attach(browser, targetId);
    await page.call('Emulation.setLocaleOverride', { locale: language }).catch(() => {});
    await page.call('Emulation.setUserAgentOverride', {
      userAgent: (await browser.call('Browser.getVersion')).userAgent.replace('Headless', ''),
      acceptLanguage: language,
    });
    await page.resize(width, height);
    if (script) {
      await page.call('Page.addScriptToEvaluateOnNewDocument', { source: script });
    }
    return page;
  }

  static async #attach(browser, targetId) {
    const page = new Page();
    const { sessionId } = await browser.call('Target.attachToTarget', { targetId, flatten: true });
    page.#browser = browser;
    page.#target = targetId;
    page.#session = sessionId;
    page.#sessions.add(sessionId);
    page.#stop = browser.listen((event) => page.#hear(event));
    await page.#watch(sessionId);
    await page.call('Page.enable');
    await page.call('Page.setLifecycleEventsEnabled', { enabled: true });
    return page;
  }

  // Returns the number of pages that this page has opened and that are still there.
  async countOpened() {
    return (await this.#openedTargets()).length;
  }

  // Returns the only page that this page has opened, once it is there.
  async opened() {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      const [target] = await this.#openedTargets();
      if (target) {
        return Page.#attach(this.#browser, target.targetId);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The page has opened no other.');
  }

  async #openedTargets() {
    const { targetInfos } = await this.#browser.call('Target.getTargets');
    return targetInfos.filter(({ openerId }) => openerId === this.#target);
  }

  async #watch(sessionId) {
    await Promise.all([
      this.#browser.call('Runtime.enable', {}, sessionId),
      this.#browser.call('Log.enable', {}, sessionId),
      this.#browser.call('Target.setAutoAttach', {
        autoAttach: true, waitForDebuggerOnStart: false, flatten: true,
        // A service worker that starts while it is being attached to may wait forever, and every page with it.
        filter: [{ type: 'service_worker', exclude: true }, {}],
      }, sessionId),
    ]);
  }

  #hear({ method, params, sessionId }) {
    if (!this.#sessions.has(sessionId)) {
      return;
    }
    if (method === 'Target.attachedToTarget') {
      // A frame of a foreign origin, or a worker.
      this.#sessions.add(params.sessionId);
      this.#watch(params.sessionId).catch(() => {});
    } else if (method === 'Runtime.exceptionThrown') {
      const { exception, text } = params.exceptionDetails;
      this.errors.push(exception?.description ?? text);
    } else if (method === 'Runtime.consoleAPICalled' && ['error', 'assert'].includes(params.type)) {
      this.errors.push(params.args.map((arg) => arg.value ?? arg.description).join(' '));
    } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
      this.errors.push(`${params.entry.text} ${params.entry.url ?? ''}`.trim());
    } else if (method === 'Page.lifecycleEvent' && params.name === 'DOMContentLoaded') {
      this.#read.add(params.loaderId);
    } else if (method === 'Inspector.targetCrashed') {
      this.errors.push('The page has crashed.');
    }
  }

  call(method, params = {}) {
    return this.#browser.call(method, params, this.#session);
  }

  async resize(width, height, { scale = 1, touch = false } = {}) {
    await this.call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: touch });
    await this.call('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: 5 });
  }

  // Hides the page, as one that is behind another tab, or shows it again.
  async hide(isHidden) {
    const { windowId } = await this.call('Browser.getWindowForTarget');
    await this.call('Browser.setWindowBounds', { windowId, bounds: { windowState: isHidden ? 'minimized' : 'normal' } });
    await this.until(`document.visibilityState === '${isHidden ? 'hidden' : 'visible'}'`, isHidden ? 'hidden' : 'seen again');
  }

  // Opens an address and returns when its page has been read. An address that differs by its fragment alone loads nothing.
  async goto(url) {
    const { errorText, loaderId } = await this.call('Page.navigate', { url });
    if (errorText) {
      throw new Error(`${url}: ${errorText}`);
    }
    const end = Date.now() + PATIENCE;
    while (loaderId && !this.#read.has(loaderId)) {
      if (Date.now() > end) {
        throw new Error(`${url}: not read within ${PATIENCE / 1000} s`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async startReload() {
    await this.call('Page.reload');
  }

  // Returns the value of an expression, awaited if it is a promise.
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.call('Runtime.evaluate', {
      expression, returnByValue: true, awaitPromise: true, userGesture: false,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  // Returns the values of an expression in the frames of other sites.
  async frames(expression) {
    const sessions = [...this.#sessions].filter((session) => session !== this.#session);
    const answers = await Promise.allSettled(
      sessions.map((session) => this.#browser.call('Runtime.evaluate', { expression, returnByValue: true }, session)),
    );
    return answers.filter(({ status }) => status === 'fulfilled').map(({ value }) => value.result.value);
  }

  // Presses a key, by its name in the DOM: `ArrowRight`, `s`, `Enter`; modifiers as `Shift+ArrowRight`.
  async press(keys) {
    const names = keys.split('+');
    const key = names.pop();
    const modifiers = names.reduce((sum, name) => sum + { Alt: 1, Control: 2, Meta: 4, Shift: 8 }[name], 0);
    const code = CODES[key] ?? { code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
    const event = { key: key === 'Space' ? ' ' : key, modifiers, ...code };
    // Without its text, Enter presses no button.
    const text = (modifiers & ~8) === 0 ? { Enter: '\r', Space: ' ' }[key] ?? ([...key].length === 1 ? key : '') : '';
    await this.call('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...event, ...(text ? { text } : {}) });
    await this.call('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  async type(text) {
    await this.call('Input.insertText', { text });
  }

  async bringToFront() {
    await this.call('Page.bringToFront');
  }

  async click(x, y) {
    const at = { x, y, button: 'left', clickCount: 1 };
    await this.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await this.call('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await this.call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  }

  async wheel(x, y, deltaY) {
    await this.call('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
  }

  // Returns what the page shows, as a PNG.
  async screenshot() {
    const { data } = await this.call('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  // Returns the page as it is printed.
  async pdf() {
    const { data } = await this.call('Page.printToPDF', { preferCSSPageSize: true, printBackground: true });
    return Buffer.from(data, 'base64');
  }

  async close() {
    this.#stop();
    await this.#browser.call('Target.closeTarget', { targetId: this.#target });
  }
}

const CODES = Object.fromEntries([
  ['ArrowLeft', 37], ['ArrowUp', 38], ['ArrowRight', 39], ['ArrowDown', 40], ['Home', 36], ['End', 35], ['PageUp', 33], ['PageDown', 34],
  ['Enter', 13], ['Escape', 27], ['Tab', 9], ['Space', 32], ['Backspace', 8], ['Delete', 46],
  ['F1', 112], ['F5', 116], ['F11', 122],
].map(([code, number]) => [code, { code, windowsVirtualKeyCode: number }]));
