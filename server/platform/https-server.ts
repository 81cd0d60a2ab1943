import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { Socket } from "node:net";

/** Certificate and key in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Limits of a request, in milliseconds. */
export interface RequestLimits {
  /** From its first byte to the end of its body. */
  readonly requestTimeout: number;
  /** Time between two checks of all connections for this limit. */
  readonly connectionsCheckingInterval: number;
}

/** The connections of a server, to close them. */
export type OpenConnections = ReturnType<typeof collectConnections>;

/** Milliseconds after which a connection over HTTP/1.1 without requests is closed: Node's default. */
const KEEP_ALIVE_TIMEOUT = 5_000;
/** Milliseconds after which a silent connection is closed: longer than between two heartbeats. */
const IDLE_TIMEOUT = 120_000;
/** Maximum number of concurrent requests on one connection over HTTP/2. */
const MAX_CONCURRENT_STREAMS = 128;

/**
 * Creates a server for HTTP/2, over which a browser needs only one connection for all its pages, and
 * for clients that support only HTTP/1.1. Sets the limits that Node sets by default only on servers
 * for HTTP/1.1 alone.
 */
export function createHttpsServer(
  certificate: Certificate,
  limits: RequestLimits,
  handle: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): { readonly server: Http2SecureServer; readonly connections: OpenConnections } {
  const { requestTimeout } = limits;
  const settings = { maxConcurrentStreams: MAX_CONCURRENT_STREAMS };
  const server = createSecureServer({ ...certificate, allowHTTP1: true, settings }, handle);
  // Node reads these members for connections over HTTP/1.1.
  Object.assign(server, limits, {
    headersTimeout: requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
  });
  server.setTimeout(IDLE_TIMEOUT);
  server.on("stream", (stream) => {
    if (stream.endAfterHeaders) return;
    const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), requestTimeout);
    for (const event of ["end", "close"]) stream.once(event, () => clearTimeout(timer));
  });
  return { server, connections: collectConnections(server) };
}

function collectConnections(server: Http2SecureServer) {
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  server.on("secureConnection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    /** Closes those without a running request, and the others after their requests. */
    // The server closes idle connections over HTTP/1.1 itself.
    closeIdleConnections: () => {
      for (const session of sessions) session.close();
    },
    closeAllConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
