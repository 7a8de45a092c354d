// The widget of podalab.view: the page of Poda in a frame, or, where the page does not answer, pictures that the kernel draws. The step
// is shared with Python in both.

// How long the page may take to answer, in milliseconds.
const PATIENCE = 8000;

function render({ model, el }) {
  const words = model.get('words');
  const make = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);
  const root = make('div', { className: 'podalab-view' });
  const link = make('a', { href: model.get('link'), target: '_blank', rel: 'noopener', textContent: words.open });
  // Without the address of a page there is nothing to open.
  link.hidden = model.get('link').startsWith('#');
  el.replaceChildren(root);
  let frame = null;
  let isAnswering = false;
  let stop = () => {};

  const step = () => model.get('step');
  function take(number) {
    if (number !== step()) {
      model.set('step', number);
      model.save_changes();
    }
  }

  // ---------------------------------------------------------------------------------------------------------------- pictures
  function showPictures() {
    const picture = make('img', { alt: '' });
    picture.style.cssText = 'display: block; max-width: 100%; max-height: 420px';
    const caption = make('p');
    caption.setAttribute('role', 'status');
    const slider = make('input', { type: 'range', min: 0, max: model.get('steps'), value: step() });
    slider.setAttribute('aria-label', words.step);
    const button = (text, change) => {
      const made = make('button', { type: 'button', textContent: text });
      made.addEventListener('click', () => take(Math.max(0, Math.min(model.get('steps'), step() + change))));
      return made;
    };
    slider.addEventListener('input', () => take(Number(slider.value)));
    const bar = make('div');
    bar.append(button(words.previous, -1), slider, button(words.next, 1), ' ', link);
    const draw = () => {
      const svg = model.get('picture');
      picture.hidden = !svg;
      picture.src = svg ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` : '';
      [caption.textContent, picture.alt] = [model.get('caption'), words.tree];
      [slider.max, slider.value] = [model.get('steps'), step()];
    };
    root.replaceChildren(picture, caption, bar);
    const changes = ['change:picture', 'change:caption', 'change:step', 'change:steps'];
    changes.forEach((name) => model.on(name, draw));
    model.set('draws', true);
    model.save_changes();
    draw();
    stop = () => changes.forEach((name) => model.off(name, draw));
  }

  // ---------------------------------------------------------------------------------------------------------------- the page
  function hear({ data, source }) {
    if (!frame || source !== frame.contentWindow || data?.poda !== 1) {
      return;
    }
    isAnswering = true;
    model.set({ steps: data.steps, caption: data.caption ?? '' });
    model.set('step', data.step);
    model.save_changes();
  }

  function showPage(address) {
    frame = make('iframe', { src: address, title: 'Poda', width: '100%', height: model.get('height'), allow: 'clipboard-write; fullscreen' });
    frame.style.border = '0';
    root.replaceChildren(frame, link);
    const go = () => frame.contentWindow?.postMessage({ step: step() }, '*');
    addEventListener('message', hear);
    model.on('change:step', go);
    const leave = () => {
      removeEventListener('message', hear);
      model.off('change:step', go);
      frame = null;
    };
    const timer = setTimeout(() => {
      if (!isAnswering) {
        leave();
        showPictures();
      }
    }, PATIENCE);
    stop = () => {
      clearTimeout(timer);
      leave();
    };
  }

  const address = model.get('address');
  if (address) {
    showPage(address);
  } else {
    showPictures();
  }
  return () => stop();
}

export default { render };
