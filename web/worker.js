// A search in the background. The program on the page starts this worker with a first message, {module}, the compiled program, and
// sends a second one, at once or later: {request}, what is to be searched, as bytes. It terminates the worker to cancel.
//
// The program runs in the worker too, where it finds no window: it takes the request as an event and posts {message} now and
// then and at the end {answer}, all as bytes. {failure} is a text, if there is no answer.

import init from './poda.js';
import './texts.js';

let started;

addEventListener('message', async ({ data: { module, request, rehearsal } }) => {
  try {
    started ??= init({ module_or_path: module });
    await started;
    if (request) {
      dispatchEvent(new MessageEvent('request', { data: request }));
    } else if (rehearsal) {
      dispatchEvent(new Event('rehearsal'));
    }
  } catch (error) {
    postMessage({ failure: String(error) });
  }
});

// Memory or stack that runs out stops the program without a word of its own.
addEventListener('error', ({ error, message }) => postMessage({ failure: String(error ?? message) }));
