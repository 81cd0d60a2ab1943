import { randomUUID } from "node:crypto";
import type { Context } from "hono";

/** What a proxy may send: nothing that a log could be misled with. */
const USABLE = /^[\w-]{8,64}$/;
const KEY = "requestId";

/** The one id of a request in all its log lines: the proxy's, else one of ours. */
export function requestIdOf(c: Context): string {
  const known: unknown = c.get(KEY);
  if (typeof known === "string") return known;
  const sent = c.req.header("x-request-id") ?? "";
  const id = USABLE.test(sent) ? sent : randomUUID();
  c.set(KEY, id);
  return id;
}
