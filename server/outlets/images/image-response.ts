import type { Context } from "hono";
import { IMAGE_HEADERS } from "#server/http/headers.ts";
import type { KeptImage } from "./image-cache.ts";

export interface ImageAnswer {
  readonly kept: KeptImage;
  readonly status: 200 | 404 | 503;
  /** Its `cache-control` value. */
  readonly caching: string;
}

/** Sends a picture, or nothing where the reader has it. */
export async function answerImage(
  c: Context,
  format: "svg" | "png",
  answer: ImageAnswer,
): Promise<Response> {
  const { kept, status, caching } = answer;
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
