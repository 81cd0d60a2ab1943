import type { OutgoingMessage, Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

/** sysexits.h EX_UNAVAILABLE: the exit code of a process whose address is taken. */
export const EXIT_UNAVAILABLE = 69;

/** Connections that are still busy this long after the end began are cut, in milliseconds. */
const PATIENCE = 2_000;

/** An address that answers. */
export interface Listening {
  /** Without a slash at its end. */
  readonly url: string;
  /** Lets running requests end, for three seconds at most. */
  readonly close: () => Promise<void>;
}

/** Where it answers. */
export interface ListenAddress {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Certificate and key in PEM; null for plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Where people reach it, behind a proxy maybe; null where that is not known. */
  readonly publicUrl: string | null;
}

/**
 * For 180 days browsers use HTTPS only, for this host name and no other: what else runs below the
 * domain is not Matchdesk's to decide. They ignore it on plain HTTP and for IP addresses.
 */
const STRICT_TRANSPORT = `max-age=${180 * 24 * 60 * 60}`;

/**
 * Connections that the system accepts before the process does. Beyond it, a browser that reconnects
 * waits for 1, 3, 7 and 15 s: Node's default of 511 is too few for an event's viewers after a restart.
 */
const BACKLOG = 4_096;

/**
 * Serves an app.
 *
 * @throws Error that says in one line why the address cannot be had.
 */
export async function listen(app: Hono, where: ListenAddress): Promise<Listening> {
  const { host, port, tls, publicUrl } = where;
  const server = createAdaptorServer(
    tls === null
      ? { fetch: app.fetch }
      : { fetch: app.fetch, createServer: createSecureServer, serverOptions: tls },
  );
  if (tls !== null || publicUrl?.startsWith("https:") === true) {
    // Before Hono: event streams are written past it.
    server.prependListener("request", (_: unknown, response: OutgoingMessage) => {
      response.setHeader("strict-transport-security", STRICT_TRANSPORT);
    });
  }
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, BACKLOG, resolve);
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `${tls === null ? "http" : "https"}://${name}:${bound}`,
    close: () => close(server),
  };
}

function close(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!isHttpServer(server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
  });
}

function isHttpServer(server: object): server is Server {
  return "closeIdleConnections" in server;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} on ${host} is in use. Stop what uses it, or choose another.`);
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} may not be used by this user. Choose one above 1023.`);
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new Error(`${host} is no address of this machine. Leave the host at 127.0.0.1.`);
  }
  return error;
}
