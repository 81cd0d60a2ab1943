import { connect } from "node:net";

/** What is asked for, over and over. */
export interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Requests that a server answers a second, over so many connections kept alive, each with one request
 * under way. Of an answer it reads no more than how long it is, so that the server is what is measured.
 *
 * @param milliseconds How long it asks.
 */
export async function keepAsking(
  { url, headers }: Asked,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers }).map((pair) => pair.join(": "));
  const request = Buffer.from(
    `${[`GET ${pathname}${search} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`,
  );
  let answered = 0;
  let asking = true;
  const sockets = Array.from({ length: connections }, () => connect(Number(port), "127.0.0.1"));
  for (const socket of sockets) {
    let missing = 0;
    socket.setNoDelay();
    socket.on("data", (chunk) => {
      missing = (missing === 0 ? lengthOf(chunk) : missing) - chunk.length;
      if (missing > 0) return;
      answered += 1;
      if (asking) socket.write(request);
    });
    socket.write(request);
  }
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  asking = false;
  const rate = (answered * 1000) / (performance.now() - startedAt);
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Bytes of an answer, head and body, by its first chunk, which holds all of the head. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n");
  const head = chunk.toString("latin1", 0, end);
  if (end < 0 || !/^HTTP\/1\.1 (200|304) /.test(head)) throw new Error(`It answered ${head}`);
  const body = head.startsWith("HTTP/1.1 304") ? 0 : /^content-length: (\d+)/im.exec(head)?.[1];
  return end + 4 + Number(body ?? 0);
}
