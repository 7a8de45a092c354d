// What a driven page is, whatever drives it: `chromium.mjs` or `firefox.mjs`. Each has a `Browser`, whose contexts open pages, and a
// page that does what is listed in `DrivenPage`.

export class DrivenPage {
  // All that went wrong in the page and in its frames.
  errors = [];

  // Each driver has, beside these:
  //   goto(url)                opens an address and returns when its page has been read
  //   reload()                 loads the page anew and returns when the old one is gone
  //   evaluate(expression)     returns the value of an expression, awaited if it is a promise
  //   press(keys)              presses a key, by its name in the DOM: `ArrowRight`, `s`; modifiers as `Shift+ArrowRight`
  //   type(text)               writes a text where the focus is
  //   frames(expression)       returns its values in the frames of other sites
  //   wheel(x, y, deltaY)      turns the wheel above a point
  //   click(x, y), resize(width, height), screenshot(), pdf(), bringToFront(), close()

  // Waits until an expression is true, and returns its value.
  async until(expression, what = expression, { patience = 20_000 } = {}) {
    const end = Date.now() + patience;
    for (;;) {
      // While one page gives way to another there is nothing to ask.
      const value = await this.evaluate(expression).catch(() => false);
      if (value) {
        return value;
      }
      if (Date.now() > end) {
        const state = await this.evaluate(STATE).catch((error) => error.message);
        throw new Error(`Not within ${patience / 1000} s: ${what}. The page: ${JSON.stringify(state, null, 1)}. `
          + `Errors: ${this.errors.join('\n') || 'none'}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }

  // Loads the page anew and returns when the old one is gone.
  async reload() {
    await this.evaluate('window.isOld = true');
    await this.startReload();
    await this.until('!window.isOld', 'the page is loaded anew');
  }
}

// What a test that waits in vain tells of the page.
const STATE = `({
  address: location.href.slice(0, 300), title: document.title, language: document.documentElement.lang,
  caption: document.getElementById('caption')?.textContent, notice: document.getElementById('notice')?.textContent,
  failure: document.getElementById('failure')?.hidden === false ? document.getElementById('failure').innerText : null,
  loading: document.getElementById('loading')?.hidden === false ? document.getElementById('loading').innerText : null,
  canvas: { ...document.getElementById('poda')?.dataset },
})`;
