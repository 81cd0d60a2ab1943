import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { enHost } from "#core/i18n/en/host.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { IsKnownHost } from "#server/platform/known-hosts.ts";
import { escapeHtml } from "#server/http/html.ts";
import { CACHE, RESOURCE_HEADERS } from "#server/http/headers.ts";
import { prefersPage } from "./page-routes.ts";
import { problemResponse } from "#server/http/problem.ts";

interface Env {
  readonly Bindings: Partial<HttpBindings>;
}

let page: Promise<string> | undefined;

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
      ? new Response(await (page ??= renderPage()), {
          status: 421,
          headers: {
            ...RESOURCE_HEADERS,
            "cache-control": CACHE.never,
            "content-type": "text/html; charset=utf-8",
          },
        })
      : problemResponse(new ProblemError("unknown-host", enHost.text), c.req.path);
  };
}

/** Renders the page in every language, the default one first: nothing here knows the viewer's. */
async function renderPage(): Promise<string> {
  const others = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
  const sections = others.map(async (code) => {
    const { areas } = await LANGUAGES[code].load();
    const { title, text } = await areas.host();
    return `<div lang="${code}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></div>`;
  });
  return [
    `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(enHost.title)}</title></head><body>`,
    `<h1>${escapeHtml(enHost.title)}</h1><p>${escapeHtml(enHost.text)}</p>`,
    ...(await Promise.all(sections)),
    "</body></html>",
  ].join("");
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
