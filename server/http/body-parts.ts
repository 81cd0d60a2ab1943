/** Bytes of a body that are written at a time. */
const CHUNK = 64 * 1024;

/** Joins small parts of a body into chunks that are worth writing. */
export function* chunksOf(parts: readonly Uint8Array[]): Generator<Uint8Array> {
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

/** Streams the parts of a body; no more than a chunk of it is held beside them. */
export function streamParts(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const chunks = chunksOf(parts);
  return new ReadableStream({
    pull: (controller) => {
      const { done, value } = chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}
