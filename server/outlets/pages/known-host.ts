import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { unknownHostMessages } from "#core/i18n/unknown-host.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { IsKnownHost } from "#server/platform/known-hosts.ts";
import { escapeHtml } from "#server/http/html.ts";
import { RESOURCE_HEADERS } from "#server/http/headers.ts";
import { prefersPage } from "./page-routes.ts";
import { problemResponse } from "#server/http/problem.ts";

interface Env {
  readonly Bindings: Partial<HttpBindings>;
}

const { en, fi } = unknownHostMessages;
const PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  `<title>${escapeHtml(en.title)}</title></head><body>`,
  `<h1>${escapeHtml(en.title)}</h1><p>${escapeHtml(en.text)}</p>`,
  `<div lang="fi"><h2>${escapeHtml(fi.title)}</h2><p>${escapeHtml(fi.text)}</p></div>`,
  "</body></html>",
].join("");

/**
 * Refuses every request for a host that is not known, with 421, whatever its URL is: also health
 * checks and metrics, because one exception is one page that another site can read.
 *
 * @param onRefused Is called for every refused request.
 */
export function requireKnownHost(
  isKnown: IsKnownHost,
  onRefused: (c: Context) => void,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const hosts = hostsOf(c);
    if (hosts.length > 0 && hosts.every(isKnown)) return next();
    onRefused(c);
    return prefersPage(c)
      ? new Response(PAGE, {
          status: 421,
          headers: {
            ...RESOURCE_HEADERS,
            "cache-control": "no-store",
            "content-type": "text/html; charset=utf-8",
          },
        })
      : problemResponse(new ProblemError("unknown-host", en.text), c.req.path);
  };
}

/**
 * Returns every host that a request names: in its target and in its `Host` header. Empty if the
 * header is repeated, because proxies disagree which of them counts.
 */
function hostsOf(c: Context<Env>): readonly string[] {
  const { host: target } = new URL(c.req.url);
  const raw = c.env?.incoming?.rawHeaders;
  if (raw === undefined) return [c.req.header("host") ?? target, target];
  const sent = raw.filter(
    (_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === "host",
  );
  return sent.length === 1 ? [...sent, target] : [];
}
