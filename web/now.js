// Downloads while everything else waits: what the program needs at once and what has not arrived yet.

function download(address) {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
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

// Returns the bytes of a file.
//
// While a page waits, it does not go on with what it downloads otherwise. If that is this file, a browser may first wait for that download, and
// Chromium does so for 20 s: under an address of its own, the file is downloaded at once. What a page downloads for a worker goes on. Once the
// service worker answers, the browser has all files, and a server that hangs is not asked.
export function downloadNow(address) {
  if (globalThis.document && !navigator.serviceWorker?.controller) {
    try {
      return download(`${address}?now`);
    } catch {
      // Without a network, the browser may have kept the file by its name.
    }
  }
  return download(address);
}
