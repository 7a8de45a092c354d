// Downloads while everything else waits: what the program needs at once and what has not arrived yet.

// Returns the bytes of a file.
export function downloadNow(address) {
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
