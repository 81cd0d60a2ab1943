/** Minimum size of a chunk in bytes. */
const CHUNK = 64 * 1024;

/** Joins small parts of a body into chunks of at least 64 KiB; the last may be smaller. */
export function* joinIntoChunks(parts: readonly Uint8Array[]): Generator<Uint8Array> {
  let chunk: Uint8Array[] = [];
  let bytes = 0;
  for (const part of parts) {
    chunk.push(part);
    bytes += part.length;
    if (bytes < CHUNK) continue;
    yield Buffer.concat(chunk, bytes);
    chunk = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunk, bytes);
}

/** Streams the parts of a body. Copies only one chunk at a time. */
export function streamParts(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const chunks = joinIntoChunks(parts);
  return new ReadableStream({
    pull: (controller) => {
      const { done, value } = chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}
