// The page as a guest in a frame of another page: it takes the keyboard and the wheel only when it is clicked, and the keyboard never from
// the page around it; it loads and draws only while it is seen, and one that is out of view for long gives its memory back and leaves a picture of itself.

let canvas = document.getElementById('poda');
const still = document.getElementById('still');

// After so many milliseconds out of view a frame is put away; one whose search is running, or in which something
// was answered, waits as long again.
const LONG = 20_000;

// So often in a row, each time within so many milliseconds of the last, the graphics memory may be taken back before that is a failure.
const MAX_LOSSES = 3;
const QUICK = 15_000;

export const isGuest = window !== parent || /(?:^#|&)embed(?:&|=|$)/.test(location.hash);
const isFrame = window !== parent;

// What the page that was put away has left: its picture and its sentence.
const left = history.state?.poda ?? {};

// Until the frame is clicked, the keyboard and the wheel stay with the page around it. Later, too, nothing in the frame takes the focus
// while that page has it, unless it is pressed just now.
export function waitForClickBeforeFocus() {
  const { focus } = HTMLElement.prototype;
  let isClicked = false;
  HTMLElement.prototype.focus = function focusAsGuest(...options) {
    if (isClicked && (!isFrame || document.hasFocus() || window.event instanceof UIEvent)) {
      focus.apply(this, options);
    }
  };
  const allow = () => {
    isClicked = true;
    document.documentElement.classList.remove('guest');
  };
  // A finger that comes down may be about to scroll: a tap is a click.
  addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' || allow(), { capture: true });
  addEventListener('click', allow, { capture: true, once: true });
  // The keyboard reaches the frame by Tab, too.
  addEventListener('focusin', allow, { capture: true, once: true });
  // A Tab that was pressed before the browser has moved the focus on would move it back.
  addEventListener('keydown', (event) => {
    if (isFrame && event.key === 'Tab' && !document.hasFocus()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, { capture: true });
  document.documentElement.classList.add('guest');
  for (const kind of ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(kind, (event) => isClicked || event.stopImmediatePropagation(), { capture: true, passive: true });
  }
}

// Returns the picture of the frame and its sentence, once it has drawn.
function takePicture() {
  if (canvas.dataset.steps !== undefined) {
    left.still = canvas.toDataURL('image/webp', 0.8);
    left.caption = document.getElementById('caption').textContent;
  }
  return { still: left.still, caption: left.caption };
}

// Calls `load` when the frame is first seen, or is sent a message, and draws only while it is seen.
export function loadWhenSeen(load) {
  if (!isFrame || typeof IntersectionObserver !== 'function') {
    load();
    return;
  }
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  // What is asked for, by numbers of its own: what is held until the frame is seen, and how the rest is cancelled.
  const held = new Map();
  const cancels = new Map();
  let last = 0;
  let isSeen = false;
  let isLoaded = false;
  let isWoken = false;
  let asked;
  let waiting;

  // The picture that is left is read from what was drawn last.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function getKeptContext(kind) {
    return getContext.call(this, kind, { preserveDrawingBuffer: true });
  };
  // Browsers call nothing that waits for a frame that nobody sees.
  function draw(number, callback) {
    const go = (time) => {
      cancels.delete(number);
      callback(time);
    };
    if (isSeen) {
      const id = request(go);
      cancels.set(number, () => cancel(id));
    } else if (isWoken) {
      const id = setTimeout(() => go(performance.now()), 16);
      cancels.set(number, () => clearTimeout(id));
    } else {
      held.set(number, callback);
    }
  }
  window.requestAnimationFrame = (callback) => {
    last += 1;
    draw(last, callback);
    return last;
  };
  window.cancelAnimationFrame = (number) => {
    held.delete(number);
    cancels.get(number)?.();
    cancels.delete(number);
  };
  function goOn() {
    const callbacks = [...held];
    held.clear();
    callbacks.forEach(([number, callback]) => draw(number, callback));
  }

  function start() {
    if (isLoaded) {
      return;
    }
    isLoaded = true;
    document.addEventListener('poda-ready', () => {
      still.hidden = true;
      history.replaceState(null, '');
      removeEventListener('message', wake);
      if (asked) {
        dispatchEvent(new MessageEvent('message', { data: asked }));
      }
      if (!isSeen) {
        putAwayLater();
      }
    }, { once: true });
    load();
  }

  function putAwayLater() {
    clearTimeout(waiting);
    waiting = setTimeout(putAway, LONG);
  }

  function putAway() {
    const isBusy = canvas.dataset.busy !== '' || canvas.dataset.steps === undefined;
    const isAnswered = canvas.dataset.answers !== '';
    if (isBusy || isAnswered || !/(?:^#|&)embed(?:&|=|$)/.test(location.hash)) {
      // A whole program, and an exercise that was begun, hold what is not in their address.
      putAwayLater();
    } else {
      // The page that is loaded again has its document and its step in the address, and this.
      history.replaceState({ poda: takePicture() }, '');
      location.reload();
    }
  }

  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1).isIntersecting;
    clearTimeout(waiting);
    if (isSeen) {
      start();
      goOn();
    } else if (isLoaded) {
      isWoken = false;
      takePicture();
      putAwayLater();
    }
  }).observe(document.documentElement);

  // A message to a frame that is not there wakes it, and the last one that comes before it is ready counts.
  function wake({ data }) {
    if (Number.isFinite(data?.step)) {
      asked = { step: data.step };
      isWoken ||= !isSeen;
      start();
      goOn();
    }
  }
  addEventListener('message', wake);

  if (left.still) {
    still.src = left.still;
    still.alt = left.caption;
    still.hidden = false;
  }
}

// Goes on after the browser has taken the graphics memory back, which it does with the oldest of many frames: the program draws on another
// canvas, once it is seen. `fail` is called where that does not help.
export function recoverContext(fail) {
  let losses = 0;
  let lostAt = -Infinity;
  canvas.addEventListener('webglcontextlost', function goOn() {
    const now = performance.now();
    losses = now - lostAt < QUICK ? losses + 1 : 1;
    lostAt = now;
    if (losses > MAX_LOSSES) {
      fail();
      return;
    }
    requestAnimationFrame(() => {
      const lost = canvas;
      canvas = lost.cloneNode();
      canvas.addEventListener('webglcontextlost', goOn);
      lost.replaceWith(canvas);
      document.dispatchEvent(new Event('poda-canvas'));
    });
  });
}
