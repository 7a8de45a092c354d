// A WebSocket to this machine for text, as far as a browser's protocol needs it (RFC 6455): Node 20 has none without a flag.

import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export class TextSocket {
  #socket;
  #received = Buffer.alloc(0);
  #parts = [];

  onText = () => {};

  static async open(url) {
    const key = randomBytes(16).toString('base64');
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13, 'Sec-WebSocket-Key': key };
    const made = new TextSocket();
    await new Promise((resolve, reject) => {
      const asked = request(url.replace(/^ws/, 'http'), { headers });
      asked.on('error', reject);
      asked.on('response', ({ statusCode }) => reject(new Error(`${url}: ${statusCode}`)));
      asked.on('upgrade', (response, socket, head) => {
        const accepted = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
        if (response.headers['sec-websocket-accept'] !== accepted) {
          reject(new Error(`${url} is no WebSocket`));
        }
        made.#socket = socket;
        socket.on('data', (data) => made.#take(data));
        socket.on('error', () => {});
        made.#take(head);
        resolve();
      });
      asked.end();
    });
    return made;
  }

  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  close() {
    this.#write(CLOSE, Buffer.alloc(0));
    this.#socket.end();
  }

  #write(kind, content) {
    const mask = randomBytes(4);
    const length = content.length < 126 ? Buffer.from([0x80 | content.length]) : Buffer.alloc(content.length < 65536 ? 3 : 9);
    if (length.length === 3) {
      length[0] = 0x80 | 126;
      length.writeUInt16BE(content.length, 1);
    } else if (length.length === 9) {
      length[0] = 0x80 | 127;
      length.writeBigUInt64BE(BigInt(content.length), 1);
    }
    this.#socket.write(Buffer.concat([Buffer.from([0x80 | kind]), length, mask, content.map((byte, index) => byte ^ mask[index % 4])]));
  }

  #take(data) {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const received = this.#received;
      if (received.length < 2) {
        return;
      }
      const short = received[1] & 0x7f;
      const start = { 126: 4, 127: 10 }[short] ?? 2;
      if (received.length < start) {
        return;
      }
      const length = short === 126 ? received.readUInt16BE(2) : short === 127 ? Number(received.readBigUInt64BE(2)) : short;
      if (received.length < start + length) {
        return;
      }
      const content = received.subarray(start, start + length);
      this.#received = received.subarray(start + length);
      const kind = received[0] & 0x0f;
      if (kind === PING) {
        this.#write(PONG, content);
      } else if (kind < CLOSE) {
        this.#parts.push(content);
        if (received[0] & 0x80) {
          this.onText(Buffer.concat(this.#parts.splice(0)).toString());
        }
      }
    }
  }
}
