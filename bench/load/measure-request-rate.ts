import { connect } from "node:net";

/** URL and headers of a repeated request. */
export interface RequestTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Measures requests per second over keep-alive connections, with one request in flight on each.
 * Parses only the length of a response, so that the client does not limit the result.
 *
 * @param milliseconds duration of the measurement
 */
export async function measureRequestRate(
  { url, headers }: RequestTarget,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers }).map((pair) => pair.join(": "));
  const request = Buffer.from(
    `${[`GET ${pathname}${search} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`,
  );
  let responses = 0;
  let isRunning = true;
  const sockets = Array.from({ length: connections }, () => connect(Number(port), "127.0.0.1"));
  for (const socket of sockets) {
    let remaining = 0;
    socket.setNoDelay();
    socket.on("data", (chunk) => {
      remaining = (remaining === 0 ? responseLength(chunk) : remaining) - chunk.length;
      if (remaining > 0) return;
      responses += 1;
      if (isRunning) socket.write(request);
    });
    socket.write(request);
  }
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  isRunning = false;
  const rate = (responses * 1000) / (performance.now() - startedAt);
  for (const socket of sockets) socket.destroy();
  return rate;
}

/**
 * Returns the length of a response with header in bytes. The first chunk contains the whole header.
 */
function responseLength(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n");
  const header = chunk.toString("latin1", 0, end);
  if (end < 0 || !/^HTTP\/1\.1 (200|304) /.test(header))
    throw new Error(`Unexpected response: ${header}`);
  const body = header.startsWith("HTTP/1.1 304") ? 0 : /^content-length: (\d+)/im.exec(header)?.[1];
  return end + 4 + Number(body ?? 0);
}
