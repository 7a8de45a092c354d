// Downloads while everything else waits: what the program needs at once and what has not arrived yet.

// Returns the bytes of a file.
export function downloadNow(address) {
  const request = new XMLHttpRequest();
  request.open('GET', ownAddress(address), false);
  // A page may wait for nothing but text: in this one, each character is a byte.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status !== 200) {
    throw new Error(`${request.status} ${request.statusText}`);
  }
  const { responseText } = request;
  const bytes = new Uint8Array(responseText.length);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = responseText.charCodeAt(index);
  }
  return bytes;
}

// While a page waits, it does not go on with what it downloads otherwise. If that is this file, a browser may first wait for that download, and
// Chromium does so for 20 s: under an address of its own, it is downloaded at once. What a page downloads for a worker goes on.
function ownAddress(address) {
  const own = new URL(address);
  if (globalThis.document) {
    own.search = 'now';
  }
  return own;
}
