import { createServer, IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Server } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import {
  type Certificate,
  createHttpsServer,
  type OpenConnections,
  type RequestLimits,
} from "./https-server.ts";

/** Milliseconds after which connections that are still busy are closed on shutdown. */
const CLOSE_TIMEOUT = 2_000;

/** A server that accepts connections. */
export type Listening = Awaited<ReturnType<typeof listen>>;

export interface ListenAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** `null` for plain HTTP. */
  readonly tls: Certificate | null;
  /** Public URL, possibly of a proxy in front of this server; `null` if unknown. */
  readonly publicUrl: string | null;
  /** Headers of every response if browsers use HTTPS. */
  readonly httpsHeaders: Readonly<Record<string, string>>;
  /** Sends the response over HTTP/1.1 if it is known without the app; returns whether it is. */
  readonly sendKnown?: (
    request: IncomingMessage,
    response: ServerResponse,
    sendOther: () => void,
  ) => boolean;
}

/**
 * Connections that the system queues for the process. Beyond it, a browser retries after 1, 3, 7
 * and 15 s. Node's default of 511 is too small for an event's viewers who reconnect after a
 * restart.
 */
const BACKLOG = 4_096;

/** Error codes for a host that is no address of this machine, or cannot be resolved to one. */
const NO_ADDRESS_CODES: ReadonlySet<string> = new Set([
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EAI_AGAIN",
  "EAI_FAIL",
  "EINVAL",
  "ENOTFOUND",
]);

const REQUEST_LIMITS: RequestLimits = {
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** Serves an app. Rejects with a one-line reason if the address cannot be used. */
export async function listen(
  app: Hono,
  options: ListenAddress,
  limits: RequestLimits = REQUEST_LIMITS,
) {
  const { host, port, tls, publicUrl, httpsHeaders, sendKnown = () => false } = options;
  const isHttps = tls !== null || publicUrl?.startsWith("https:") === true;
  const respond = getRequestListener(app.fetch);
  const handle = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    // Before Hono, because event streams are not written through Hono.
    if (isHttps) {
      for (const [name, value] of Object.entries(httpsHeaders)) response.setHeader(name, value);
    }
    const sendOther = (): void => void respond(request, response);
    const isHttp1 = request instanceof IncomingMessage && response instanceof ServerResponse;
    if (!isHttp1 || !sendKnown(request, response, sendOther)) sendOther();
  };
  const { server, connections } =
    tls === null ? createHttpServer(limits, handle) : createHttpsServer(tls, limits, handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, BACKLOG, resolve);
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    /** Base URL without a trailing slash. */
    url: `${tls === null ? "http" : "https"}://${name}:${bound}`,
    /** Stops accepting connections. Running requests have two seconds to complete. */
    close: () => close(server, connections),
  };
}

function createHttpServer(
  limits: RequestLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): { readonly server: Server; readonly connections: OpenConnections } {
  const server = createServer({ ...limits }, handle);
  return {
    server,
    connections: {
      closeIdleConnections: () => server.closeIdleConnections(),
      closeAllConnections: () => server.closeAllConnections(),
    },
  };
}

function close(server: Server, connections: OpenConnections): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    connections.closeIdleConnections();
    setTimeout(connections.closeAllConnections, CLOSE_TIMEOUT).unref();
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(
      `Port ${port} on ${host} is in use. Stop what uses it, or set PORT (of the reference service: --port) to another.`,
    );
  }
  if (error.code === "EACCES") {
    return new Error(`This user may not use port ${port}. Choose a port above 1023.`);
  }
  if (NO_ADDRESS_CODES.has(error.code ?? "")) {
    return new Error(
      `This machine does not have the address ${host} (${error.code}). Set HOST (of the reference service: --host) to an address of this machine, to 0.0.0.0 for all of them, or leave it at 127.0.0.1.`,
    );
  }
  return error;
}
