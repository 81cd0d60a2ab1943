import { Hono } from "hono";
import { ProblemError } from "#server/platform/problem-error.ts";
import { PREVIEW_IMAGE_SIZE } from "#core/paths/image-paths.ts";
import { escapeHtml } from "#server/http/html.ts";
import { PUBLIC_CACHE_HEADERS, CROSS_ORIGIN_HEADERS } from "#server/http/headers.ts";
import type { FindPublicPage } from "./public-pages.ts";

const SIZE = { width: 720, height: 480 };

/**
 * Creates `/oembed?url=…` (oembed.com): how other sites embed a page of this server. JSON only.
 * Ignores other parameters, because each consumer appends its own (`dnt`, `lang`, `theme`).
 */
export function createOEmbedRoutes(deps: {
  readonly findPage: FindPublicPage;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
}): Hono {
  const { findPage, publicUrl } = deps;
  return new Hono().get("/oembed", async (c) => {
    if ((c.req.query("format") ?? "json") !== "json") {
      throw new ProblemError("not-implemented", "Only format=json is supported.");
    }
    if (publicUrl === null) {
      throw new ProblemError("not-found", "oEmbed is not available: PUBLIC_URL is not set.");
    }
    const url = c.req.query("url") ?? "";
    const page = url.startsWith(`${publicUrl}/`)
      ? await findPage(c, url.slice(publicUrl.length).replace(/\/?([?#].*)?$/, ""))
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
      thumbnail_url: publicUrl + page.image,
      thumbnail_width: PREVIEW_IMAGE_SIZE.width,
      thumbnail_height: PREVIEW_IMAGE_SIZE.height,
      cache_age: 60,
    };
    return c.json(body, 200, { ...CROSS_ORIGIN_HEADERS, ...PUBLIC_CACHE_HEADERS });
  });
}

/** Returns a limit in pixels; `Infinity` if the text is not a positive whole number. */
function limitOf(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : Infinity;
}
