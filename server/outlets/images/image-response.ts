import type { Context } from "hono";
import { IMAGE_HEADERS } from "#server/http/headers.ts";
import type { CachedImage } from "./image-cache.ts";

/** An image with the status and caching of its response. */
export interface ImageResponse {
  readonly kept: CachedImage;
  readonly status: 200 | 404 | 503;
  /** Value of the `cache-control` header. */
  readonly caching: string;
}

/** Responds with an image, or with 304 if the browser already has this version of it. */
export async function sendImage(
  c: Context,
  format: "svg" | "png",
  response: ImageResponse,
): Promise<Response> {
  const { kept, status, caching } = response;
  const headers = {
    ...IMAGE_HEADERS,
    "content-type": format === "svg" ? "image/svg+xml; charset=utf-8" : "image/png",
    "cache-control": caching,
    etag: kept.etag,
  };
  if (status === 200 && c.req.header("if-none-match")?.includes(kept.etag) === true) {
    return new Response(null, { status: 304, headers });
  }
  const body = format === "svg" ? kept.image.svg : await kept.png(c);
  return new Response(body, { status, headers });
}
