import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isLoopbackHost } from "#server/service-credential.ts";
import type { TrustedProxies } from "#server/trusted-proxies.ts";

/** Address of the client, behind proxies we trust; "" where a request came over no connection. */
export function clientOf(c: Context, proxies: TrustedProxies): string {
  return proxies.clientOf(peerOf(c), c.req.header("x-forwarded-for"));
}

/**
 * Whether what a browser sends here stays secret on the way: over HTTPS, by a trusted proxy's word
 * where one stands before us, or within this machine.
 */
export function isSecure(c: Context, proxies: TrustedProxies): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  if (protocol === "https:" || isLoopbackHost(hostname)) return true;
  return proxies.isTrusted(peerOf(c)) && c.req.header("x-forwarded-proto") === "https";
}

/**
 * Whether somebody on this machine asks. Not where a proxy nobody told us of passes it on: then it
 * comes from anywhere.
 */
export function isFromHere(c: Context, proxies: TrustedProxies): boolean {
  const isPassedOn = c.req.header("x-forwarded-for") !== undefined;
  if (isPassedOn && !proxies.isTrusted(peerOf(c))) return false;
  const client = clientOf(c, proxies).replace(/^::ffff:/i, "");
  return client === "" || isLoopbackHost(client);
}

function peerOf(c: Context<{ Bindings?: Partial<HttpBindings> }>): string {
  return c.env?.incoming?.socket.remoteAddress ?? "";
}
