// A search in the background. The program on the page starts this worker with one message, {module, request}: the compiled
// program, and what is to be searched as bytes. It terminates the worker to cancel.
//
// The program runs in the worker too, where it finds no window: it takes the request as an event and posts
// {progress: [stage, nodes]} and at the end {answer}, as bytes. {failure} is a text, if there is no answer.

import init from './poda.js';

addEventListener('message', async ({ data: { module, request } }) => {
  try {
    await init({ module_or_path: module });
    dispatchEvent(new MessageEvent('request', { data: request }));
  } catch (error) {
    postMessage({ failure: String(error) });
  }
}, { once: true });

// Memory or stack that runs out stops the program without a word of its own.
addEventListener('error', ({ error, message }) => postMessage({ failure: String(error ?? message) }));
