import { createServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Certificate } from "./certificate.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";

export interface ReceivedRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reaction to a request: bytes to write, or a function that controls the raw socket. */
export type Reaction = string | Buffer | ((socket: Socket) => void);

/** A test server below HTTP level: the test determines every byte that it sends. */
export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;

/**
 * Starts a server on a free loopback port.
 *
 * @param react returns the reaction to a request
 * @param certificate if set, the server uses TLS
 */
export async function startFaultServer(
  react: (request: ReceivedRequest) => Reaction,
  certificate?: Certificate,
) {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const listen = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      const request = parseRequest(received);
      if (request === null) return;
      received = "";
      requests.push(request);
      const reaction = react(request);
      if (typeof reaction === "function") reaction(socket);
      else socket.write(reaction);
    });
  };
  const secured = certificate === undefined ? null : createTlsServer(certificate, listen);
  const server = secured ?? createServer(listen);
  const port = await listenOnLoopback(server);
  return {
    // A certificate is only valid for a host name, not for an address.
    url: secured === null ? `http://127.0.0.1:${port}` : `https://localhost:${port}`,
    requests,
    /** Returns the number of requests that begin with `METHOD PATH`. */
    count: (start: string) =>
      requests.filter(({ method, path }) => `${method} ${path}`.startsWith(start)).length,
    /** Uses another certificate for new connections, and closes the existing ones. */
    present: (next: Certificate) => {
      secured?.setSecureContext(next);
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Returns a complete HTTP/1.1 response. A body that is neither text nor bytes is sent as JSON. */
export function encodeHttp(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const bytes = Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  const all = { "content-type": "application/json", "content-length": bytes.length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join("\r\n")}\r\n\r\n`),
    bytes,
  ]);
}

/** Returns a token response, valid for an hour by default. */
export function encodeTokenResponse(token: string, expiresIn: unknown = 3600): Buffer {
  return encodeHttp(200, {
    access_token: token,
    expires_in: expiresIn,
    token_type: "Bearer",
    scope: "basic",
  });
}

export function encodeMatchListResponse(items: readonly unknown[] = []): Buffer {
  return encodeHttp(200, { object: "matches", data: items });
}

/** Returns a reaction that writes these bytes one by one, `pause` milliseconds apart. */
export function writeSlowly(bytes: Buffer, pause: number): Reaction {
  return (socket) => {
    let index = 0;
    const timer = setInterval(() => {
      if (socket.destroyed) clearInterval(timer);
      else socket.write(bytes.subarray(index, (index += 1)));
    }, pause);
  };
}

/** Both lists of a service; a list is empty by default. */
export interface FaultLists {
  readonly upcoming?: readonly unknown[];
  readonly ended?: readonly unknown[];
}

/** Returns the response of a service without faults to a request for a token or a list. */
export function encodeListsResponse(path: string, lists: FaultLists, token = "token"): Buffer {
  if (path.startsWith("/token/")) return encodeTokenResponse(token);
  return encodeMatchListResponse(path.includes("ended") ? lists.ended : lists.upcoming);
}

function parseRequest(text: string): ReceivedRequest | null {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = text.slice(end + 4);
  if (body.length < Number(headers["content-length"] ?? 0)) return null;
  const [method = "", path = ""] = first.split(" ");
  return { method, path, headers, body };
}
