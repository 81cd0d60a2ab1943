import { createHash } from "node:crypto";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { runInOneStep } from "#core/lib/steps.ts";
import { IMAGE_HEADERS } from "#server/http/headers.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { SvgImage } from "./svg-document.ts";

export interface CachedImage extends SvgImage {
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
}

/** An image with the status and caching of its response. */
export interface ImageResponse {
  readonly kept: CachedImage;
  readonly status: 200 | 404 | 503;
  /** Value of the `cache-control` header. */
  readonly caching: string;
}

/** For SVG, and for PNG with their SVG, in bytes; one character of an SVG counts as one. */
const CAPACITY = 6 * 1024 * 1024;

/** Creates a cache of SVG and PNG images. Concurrent requests share one drawing. */
export function createImageCache(
  drawPng: (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>,
  work: Pick<WorkLimiter, "admit" | "admitImage" | "run">,
) {
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const svgs = new LRUCache<string, CachedImage, { c: Context; draw: () => SvgImage }>({
    maxSize: CAPACITY,
    sizeCalculation: ({ svg }) => svg.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context: { c, draw } }) => {
      await work.admit(c);
      const image = await work.run(runInOneStep(draw));
      return { ...image, etag: etagOf(image) };
    },
  });
  const pngs = new LRUCache<CachedImage, Uint8Array<ArrayBuffer>, Context>({
    maxSize: CAPACITY,
    sizeCalculation: (png, { svg }) => png.byteLength + svg.length,
    ignoreFetchAbort: true,
    fetchMethod: async ({ svg, width }, _old, { context }) => {
      const leave = await work.admitImage(context);
      try {
        return await drawPng(svg, width);
      } finally {
        leave();
      }
    },
  });

  return {
    /**
     * Returns the cached image by `key`, subject and variant, or draws it, also if `subject` is
     * another object than before. Rejects with `busy` if too much work is queued.
     */
    get(c: Context, subject: object, key: string, draw: () => SvgImage): Promise<CachedImage> {
      const id = ids.get(subject) ?? (lastId += 1);
      ids.set(subject, id);
      return svgs.forceFetch(`${id} ${key}`, { context: { c, draw } });
    },
    /**
     * Responds with an image, or with 304 if the browser already has this version of it. Renders a
     * PNG on its first request, and again after a failure. Rejects with `busy` if too many images
     * are queued.
     */
    async send(
      c: Context,
      format: "svg" | "png",
      { kept, status, caching }: ImageResponse,
    ): Promise<Response> {
      const headers = {
        ...IMAGE_HEADERS,
        "content-type": format === "svg" ? "image/svg+xml; charset=utf-8" : "image/png",
        "cache-control": caching,
        etag: kept.etag,
      };
      if (status === 200 && c.req.header("if-none-match")?.includes(kept.etag) === true) {
        return new Response(null, { status: 304, headers });
      }
      const body = format === "svg" ? kept.svg : await pngs.forceFetch(kept, { context: c });
      return new Response(body, { status, headers });
    },
  };
}

function etagOf({ svg, width }: SvgImage): string {
  const hash = createHash("sha256").update(`${width} `).update(svg).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}
