import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { ProblemError } from "#server/platform/problem-error.ts";
import {
  CACHE_CONTROL,
  type ResponseHeaders,
  RESOURCE_HEADERS,
  CROSS_ORIGIN_HEADERS,
  WORKER_HEADERS,
  createCspHash,
  createDashboardHeaders,
} from "#server/http/headers.ts";

/** The built dashboard: its HTML page, served at every page URL, and its files. */
export interface Pages {
  /**
   * Returns the HTML page, with status 404 for a URL that is no page, so that caches do not store
   * it. Without a request, its head is general.
   */
  page(status?: 200 | 404, c?: Context): Promise<Response>;
  /** HTML and headers of the page, for routes that add to it; `null` if it is not built. */
  readonly whole: { readonly html: string; readonly headers: ResponseHeaders } | null;
  /** Routes of all pages and files; other URLs fall through. */
  readonly routes: Hono;
}

/** First path segments of the page URLs of docs/architecture.md#urls. */
export const PAGES: readonly string[] = [
  "matches",
  "tournaments",
  "contestants",
  "versus",
  "schedule",
  "desk",
  "share",
  "sign-in",
];

/** Files whose names contain a hash of their content. */
const IMMUTABLE = /^\/(assets|flags)\/|^\/(widget|screen)\.(\w+\.)?[\da-f]{8}\.\w+$/;
/** Files that other sites load, and fonts, which a sandboxed wall or overlay loads like one. */
const SHARED = /^\/(flags\/|widget\.|screen\.|embed-|assets\/[^/]+\.woff2$)/;
const GENERAL_HEAD = /<meta\s+name="description"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const WORKER = /^\/(service|events)-worker\.js$/;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Creates the pages of the built dashboard in `dir`. In development there is no build: Vite serves
 * the pages. `headOf` returns HTML that replaces title and description of the requested page.
 */
export function createPages(dir: string, headOf: (c: Context) => Promise<string | null>): Pages {
  const file = join(dir, "index.html");
  const html = existsSync(file) ? readFileSync(file, "utf8") : null;
  const headers = createDashboardHeaders(html === null ? [] : inlineScriptHashes(html));
  const page = async (status: 200 | 404 = 200, c?: Context): Promise<Response> => {
    if (html === null) {
      throw new ProblemError("not-found", "The dashboard is not built. Run: npm run build");
    }
    const head = c === undefined ? null : await headOf(c);
    // A function, because `replace` would interpret patterns such as "$&" in a text.
    const text = head === null ? html : html.replace(GENERAL_HEAD, "").replace(TITLE, () => head);
    return new Response(text, { status, headers });
  };

  const whole = html === null ? null : { html, headers };
  const routes = new Hono();
  for (const name of PAGES) {
    routes.get(`/${name}`, () => page());
    routes.get(`/${name}/*`, (c) => page(200, c));
  }
  if (html === null) return { page, whole, routes };
  const files = serveStatic({ root: dir, precompressed: true });
  routes.use("*", async (c, next) => {
    const found = await files(c, next);
    if (!(found instanceof Response)) return;
    for (const [name, value] of Object.entries(fileHeaders(c.req.path))) {
      found.headers.set(name, value);
    }
    return found;
  });
  return { page, whole, routes };
}

function fileHeaders(path: string): ResponseHeaders {
  if (WORKER.test(path)) return WORKER_HEADERS;
  const isShared = SHARED.test(path);
  const caching = isShared ? CACHE_CONTROL.embeddedFile : CACHE_CONTROL.revalidate;
  return {
    ...(isShared ? CROSS_ORIGIN_HEADERS : RESOURCE_HEADERS),
    "cache-control": IMMUTABLE.test(path) ? CACHE_CONTROL.hashedFile : caching,
  };
}

/** Returns whether the `Accept` header prefers HTML to JSON. */
export function prefersPage(c: Context): boolean {
  const supports = ["application/json", "text/html"];
  const chosen = accepts(c, { header: "Accept", supports, default: "application/json" });
  return chosen === "text/html";
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => createCspHash(code));
}
