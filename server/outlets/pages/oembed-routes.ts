import { Hono } from "hono";
import { ProblemError } from "#server/platform/problem-error.ts";
import { escapeHtml } from "#server/http/html.ts";
import { PUBLIC_CACHE_HEADERS, CROSS_ORIGIN_HEADERS } from "#server/http/headers.ts";
import type { FindPublicPage } from "./public-pages.ts";

export interface OEmbedDeps {
  readonly findPage: FindPublicPage;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
}

const SIZE = { width: 720, height: 480 };
/** Smaller limits of a request are ignored. In pixels. */
const MIN_LIMIT = 200;
const CARD = { thumbnail_width: 1200, thumbnail_height: 630 };

/** Creates `/oembed?url=…` (oembed.com): how other sites embed a page of this server. JSON only. */
export function createOEmbedRoutes({ findPage, publicUrl }: OEmbedDeps): Hono {
  return new Hono().get("/oembed", async (c) => {
    if ((c.req.query("format") ?? "json") !== "json") {
      throw new ProblemError("not-implemented", "Only format=json is supported.");
    }
    if (publicUrl === null) {
      throw new ProblemError("not-found", "oEmbed is not available: PUBLIC_URL is not set.");
    }
    const url = c.req.query("url") ?? "";
    const page = url.startsWith(`${publicUrl}/`)
      ? await findPage(c, url.slice(publicUrl.length).replace(/[?#].*$/, ""))
      : null;
    if (page === null) {
      throw new ProblemError(
        "not-found",
        `The URL has no embeddable page. Use the URL of a page below ${publicUrl}/.`,
      );
    }
    const width = Math.min(SIZE.width, limitOf(c.req.query("maxwidth")));
    const height = Math.min(SIZE.height, limitOf(c.req.query("maxheight")));
    const src = publicUrl + page.embed;
    const html =
      `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" ` +
      `title="${escapeHtml(page.title)}" style="border:0;max-width:100%"></iframe>`;
    const body = {
      version: "1.0",
      type: "rich",
      provider_name: "Matchdesk",
      provider_url: `${publicUrl}/`,
      title: page.title,
      html,
      width,
      height,
      ...CARD,
      thumbnail_url: publicUrl + page.image,
      cache_age: 60,
    };
    return c.json(body, 200, { ...CROSS_ORIGIN_HEADERS, ...PUBLIC_CACHE_HEADERS });
  });
}

function limitOf(text: string | undefined): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= MIN_LIMIT ? value : Infinity;
}
