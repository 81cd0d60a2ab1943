import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { EventSink } from "./event-connections.ts";

/** Milliseconds that a client has to read the end of its stream and to close the connection. */
const END_TIMEOUT = 2_000;

const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * Takes the connection of a response with written headers from Node's HTTP server, whose parser,
 * request and response need more memory than the rest of a subscriber; the listener `onClose`
 * stays. Leaves it there over HTTP/2, where it has other streams, over TLS, behind an earlier
 * response, and while the request is incomplete; `begin` then gets no sink. Closes a connection
 * with another request behind this one.
 */
export function takeConnection(
  { incoming, outgoing }: HttpBindings,
  onClose: () => void,
  begin: (sink?: EventSink) => void,
): void {
  const isPlain = incoming.httpVersionMajor === 1 && !("encrypted" in incoming.socket);
  if (!isPlain || !incoming.complete || outgoing.socket === null) {
    begin();
    return;
  }
  const take = (): void => {
    const { socket, chunkedEncoding } = outgoing;
    if (socket === null || outgoing.writableEnded) return;
    socket.off("close", onClose);
    outgoing.detachSocket(socket);
    // The HTTP server frees its parser, as if the connection had closed.
    socket.emit("close");
    socket.removeAllListeners();
    // Without reading, it would not notice that the client leaves.
    socket.on("data", ignore).on("end", destroy).on("error", ignore).on("close", onClose);
    begin(new EventSocket(socket, chunkedEncoding));
  };
  // Node destroys the connection of a request that is not read to its end.
  incoming.once("end", take).resume();
}

/** A connection that has left the HTTP server. */
class EventSocket implements EventSink {
  readonly #socket: Socket;
  /** Whether the response is sent in chunks, as in HTTP/1.1. */
  readonly #isChunked: boolean;

  constructor(socket: Socket, isChunked: boolean) {
    this.#socket = socket;
    this.#isChunked = isChunked;
  }

  get writableLength(): number {
    return this.#socket.writableLength;
  }

  write(bytes: Buffer): void {
    this.#socket.write(this.#isChunked ? toChunk(bytes) : bytes);
  }

  end(bytes: Buffer): void {
    this.write(bytes);
    if (this.#isChunked) this.#socket.write(LAST_CHUNK);
    this.#socket.end().setTimeout(END_TIMEOUT, destroy);
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

function ignore(): void {}

function destroy(this: Socket): void {
  this.destroy();
}

let last: Record<"bytes" | "chunk", Buffer> = { bytes: LAST_CHUNK, chunk: LAST_CHUNK };

/** Returns bytes as a chunk of HTTP/1.1, which all subscribers share that get the same bytes. */
function toChunk(bytes: Buffer): Buffer {
  if (last.bytes !== bytes) {
    const size = Buffer.from(`${bytes.length.toString(16)}\r\n`);
    last = { bytes, chunk: Buffer.concat([size, bytes, Buffer.from("\r\n")]) };
  }
  return last.chunk;
}
