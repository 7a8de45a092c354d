// The loop of animation frames asleep: the program asks the browser for a frame after every frame, whether or not there is something to
// draw. Here such a request waits until an event arrives that the program listens to, or until the program itself asks to be drawn
// (`poda-wake`, whose detail is the delay in milliseconds).

// All kinds of events that the program's window listens to, but the one by which it is told to draw.
const EVENTS = [
  'keydown', 'keyup', 'input', 'compositionstart', 'compositionend', 'copy', 'cut', 'paste', 'mousemove', 'mouseleave', 'pointerdown',
  'pointerup', 'touchstart', 'touchmove', 'touchend', 'touchcancel', 'wheel', 'gesturestart', 'gesturechange', 'gestureend', 'dragover',
  'dragleave', 'drop', 'focus', 'blur', 'visibilitychange', 'load', 'pagehide', 'pageshow', 'hashchange', 'resize',
];
// What an event has led to is presented in the frame after it, and what follows from that in the next one.
const FRAMES_AFTER_EVENT = 3;
// What was changed is saved in a frame so many milliseconds after the last one that was woken: the program does not save more often.
const UNTIL_SAVED = 31_000;

// In a page that is hidden, the program asks for a timer of so many milliseconds in the place of a frame.
const HIDDEN_FRAME = 10;

// Whether a callback is the program's: the others, those of the page, are not held. The mark is that of wasm-bindgen.
const isOfProgram = (callback) => '_wbg_cb_unref' in callback;

export function sleepUntilNeeded() {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  // The requests, by numbers of their own: the callback, and the browser's number once it is passed on.
  const requests = new Map();
  let last = 0;
  // How many frames are still passed on, and whether the next of them is drawn because the program has asked for it.
  let left = FRAMES_AFTER_EVENT;
  let isDue = false;
  let due = Infinity;
  let dueTimer;
  let savingTimer;

  function pass(number) {
    const asked = requests.get(number);
    asked.id ??= request((time) => {
      requests.delete(number);
      if (isOfProgram(asked.callback)) {
        left = Math.max(0, left - 1);
        if (isDue) {
          isDue = false;
          // This makes the program's window draw, and does nothing else.
          dispatchEvent(new Event('popstate'));
        }
      }
      asked.callback(time);
    });
  }

  function goOn(frames) {
    left = Math.max(left, frames);
    for (const number of requests.keys()) {
      pass(number);
    }
  }

  function wake(frames) {
    clearTimeout(savingTimer);
    savingTimer = setTimeout(goOn, UNTIL_SAVED, 1);
    goOn(frames);
  }

  function draw() {
    due = Infinity;
    isDue = true;
    wake(1);
  }

  window.requestAnimationFrame = (callback) => {
    last += 1;
    requests.set(last, { callback });
    if (left > 0 || !isOfProgram(callback)) {
      pass(last);
    }
    return last;
  };
  window.cancelAnimationFrame = (number) => {
    const { id } = requests.get(number) ?? {};
    if (id !== undefined) {
      cancel(id);
    }
    requests.delete(number);
  };

  // It asks for a frame again once the page is seen.
  const later = window.setTimeout.bind(window);
  window.setTimeout = (callback, delay, ...others) =>
    document.hidden && delay === HIDDEN_FRAME && isOfProgram(callback) ? 0 : later(callback, delay, ...others);

  for (const kind of EVENTS) {
    addEventListener(kind, () => wake(FRAMES_AFTER_EVENT), { capture: true, passive: true });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => wake(FRAMES_AFTER_EVENT));
  document.addEventListener('poda-canvas', () => wake(FRAMES_AFTER_EVENT));
  document.addEventListener('poda-wake', ({ detail: delay }) => {
    const at = performance.now() + delay;
    if (delay <= 0) {
      clearTimeout(dueTimer);
      draw();
    } else if (at < due) {
      due = at;
      clearTimeout(dueTimer);
      dueTimer = setTimeout(draw, delay);
    }
  });
}
