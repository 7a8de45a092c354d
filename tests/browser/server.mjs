// A server of files for the tests, which can be stopped, started again at the same address, and made to fail.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};

export class Server {
  #server;
  #port = 0;

  // The folder that is served, below /poda/: a page has to work under any path.
  folder;
  // Answers in the place of the folder where it returns true: (request, response) => boolean.
  intercept = null;
  // Whether it sends what is compressed beside the files to browsers that take it.
  compresses = false;
  // The paths that were asked for.
  requests = [];

  constructor(folder) {
    this.folder = folder;
  }

  get origin() {
    return `http://localhost:${this.#port}`;
  }

  // The same server by another name, which browsers take for another site.
  get foreignOrigin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  get base() {
    return `${this.origin}/poda/`;
  }

  async start() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = this.#server.address().port;
    return this;
  }

  async stop() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(request, response) {
    this.requests.push(new URL(request.url, this.origin).pathname);
    if (!this.intercept?.(request, response)) {
      this.answer(request, response);
    }
  }

  // Answers with a file of the folder.
  answer(request, response) {
    const { pathname } = new URL(request.url, this.origin);
    if (pathname === '/favicon.ico') {
      // Asked for by pages that name no icon.
      response.writeHead(204).end();
      return;
    }
    const path = normalize(pathname).replace(/^\/poda\//, '');
    const file = join(this.folder, path === '' ? 'index.html' : path);
    if (path.startsWith('..') || path.startsWith('/') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('Not found');
      return;
    }
    const isCompressed = this.compresses && existsSync(`${file}.br`) && /\bbr\b/.test(request.headers['accept-encoding']);
    // As a whole: a test removes its folder while a page may still ask for what lies in it.
    const sent = readFileSync(isCompressed ? `${file}.br` : file);
    response.writeHead(200, {
      ...(isCompressed && { 'Content-Encoding': 'br' }),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': sent.length,
      // As GitHub Pages does.
      'Cache-Control': 'max-age=600',
    });
    response.end(sent);
  }
}

// Answers with a page of its own, at a path.
export function serveText(path, text) {
  return (request, response) => {
    if (new URL(request.url, 'http://localhost').pathname !== path) {
      return false;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
    return true;
  };
}
