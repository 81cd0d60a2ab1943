import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { unknownHost } from "#core/i18n/en/embeds.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import { findHosts, type IsKnownHost } from "#server/platform/known-hosts.ts";
import { escapeHtml } from "#server/http/html.ts";
import { CACHE_CONTROL, RESOURCE_HEADERS } from "#server/http/headers.ts";
import { prefersPage } from "./page-routes.ts";
import { createProblemResponse } from "#server/http/problem.ts";

interface Env {
  readonly Bindings: Partial<HttpBindings>;
}

let page: Promise<string> | undefined;

/**
 * Creates the check of a request's host. It calls `onRefused` and returns the response to an
 * unknown one, 421 whatever its URL: also to health checks and metrics, because every exception
 * would be a page that another site can read. `null` for a known host.
 */
export function createHostCheck(
  isKnown: IsKnownHost,
  onRefused: (c: Context) => void,
): (c: Context<Env>) => Promise<Response> | null {
  return (c) => {
    const hosts = hostsOf(c);
    if (hosts.length > 0 && hosts.every(isKnown)) return null;
    onRefused(c);
    return createRejection(c);
  };
}

async function createRejection(c: Context): Promise<Response> {
  if (!prefersPage(c)) {
    return createProblemResponse(new ProblemError("unknown-host", unknownHost.text), c.req.path);
  }
  const headers = {
    ...RESOURCE_HEADERS,
    "cache-control": CACHE_CONTROL.never,
    "content-type": "text/html; charset=utf-8",
  };
  return new Response(await (page ??= renderPage()), { status: 421, headers });
}

/** Renders the page in every language, the default first, because the viewer's is unknown. */
async function renderPage(): Promise<string> {
  const others = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
  const sections = others.map(async (code) => {
    const { title, text } = (await (await LANGUAGES[code].load()).embeds()).unknownHost;
    return `<div lang="${code}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></div>`;
  });
  return [
    `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(unknownHost.title)}</title></head><body>`,
    `<h1>${escapeHtml(unknownHost.title)}</h1><p>${escapeHtml(unknownHost.text)}</p>`,
    ...(await Promise.all(sections)),
    "</body></html>",
  ].join("");
}

/**
 * Returns the hosts in a request's target and in its host header. Returns none if the header is
 * missing or repeated, because proxies disagree about which one counts.
 */
function hostsOf(c: Context<Env>): readonly string[] {
  const { rawHeaders, url = "" } = c.env?.incoming ?? {};
  // Only a target that is no path has a host of its own.
  const targets = rawHeaders === undefined || !url.startsWith("/") ? [new URL(c.req.url).host] : [];
  if (rawHeaders === undefined) return [...targets, c.req.header("host") ?? targets[0] ?? ""];
  const headers = findHosts(rawHeaders);
  return headers.length === 1 ? [...headers, ...targets] : [];
}
