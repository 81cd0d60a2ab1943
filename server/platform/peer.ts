import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isLoopbackHost } from "./loopback.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** Returns the client's address, behind trusted proxies; "" for a request without a connection. */
export function getClientAddress(c: Context, proxies: TrustedProxies): string {
  return proxies.clientOf(peerOf(c), c.req.header("x-forwarded-for"));
}

/**
 * Returns whether a request was sent confidentially: over HTTPS, also to a trusted proxy in front
 * of this server, or to a loopback host name.
 */
export function isConfidential(c: Context, proxies: TrustedProxies): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  if (protocol === "https:" || isLoopbackHost(hostname)) return true;
  return proxies.isTrusted(peerOf(c)) && c.req.header("x-forwarded-proto") === "https";
}

/** Headers that proxies add, in addition to all that begin with `x-forwarded-`. */
const FORWARDING = new Set(["forwarded", "via", "x-real-ip", "cf-connecting-ip"]);

/**
 * Returns whether the request comes from this machine; `false` behind an untrusted proxy, because
 * then it may come from any machine. A trusted proxy must name the client in `X-Forwarded-For`.
 */
export function isLocalRequest(c: Context, proxies: TrustedProxies): boolean {
  if (isForwarded(c) && !(namesClient(c) && proxies.isTrusted(peerOf(c)))) return false;
  const client = getClientAddress(c, proxies).replace(/^::ffff:/i, "");
  return client === "" || isLoopbackHost(client);
}

/**
 * Returns whether `X-Forwarded-For` contains only addresses. Some proxies add a port, or a word for
 * an unknown client; then the request would count as the proxy's own.
 */
function namesClient(c: Context): boolean {
  const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
  return hops.length > 0 && hops.every((hop) => isIP(hop.trim()) !== 0);
}

/**
 * Returns whether a proxy forwarded the request. HTTP/1.0 counts as forwarded: no browser sends it,
 * but nginx does by default, without any forwarding header.
 */
function isForwarded(c: Context<{ Bindings?: Partial<HttpBindings> }>): boolean {
  if (c.env?.incoming?.httpVersion === "1.0") return true;
  return [...c.req.raw.headers.keys()].some(
    (name) => name.startsWith("x-forwarded-") || FORWARDING.has(name),
  );
}

function peerOf(c: Context<{ Bindings?: Partial<HttpBindings> }>): string {
  return c.env?.incoming?.socket.remoteAddress ?? "";
}
