import type { Context } from "hono";
import {
  type CachedResponse,
  createResponseHeaders,
  matchesEntityTag,
  getUncompressedBody,
} from "./cached-response.ts";
import { type Encoding, chooseEncoding, compressBodyParts } from "./encoding.ts";
import type { ResponseHeaders } from "./headers.ts";
import type { ResponseGenerations } from "./response-generations.ts";

/** Sends a cached response. */
export type SendCached = (c: Context, entry: CachedResponse) => Promise<Response> | Response;

/**
 * Creates a function that sends a cached response in the best accepted encoding, or a 304.
 *
 * @param policy Headers of every response.
 */
export function createSendCached(
  policy: ResponseHeaders,
  generations: Pick<ResponseGenerations, "grow">,
): SendCached {
  /** Compresses a body once, however many requests need it at the same time. */
  function compress(
    entry: CachedResponse,
    encoding: Exclude<Encoding, "identity">,
  ): Promise<Uint8Array> {
    const running = entry.packing.get(encoding);
    if (running !== undefined) return running;
    const packing = compressBodyParts(entry.parts, encoding).then((packed) => {
      entry.packing.delete(encoding);
      entry.packed.set(encoding, packed);
      generations.grow(entry, packed.length);
      return packed;
    });
    entry.packing.set(encoding, packing);
    return packing;
  }

  return (c, entry) => {
    const encoding = chooseEncoding(c.req.header("accept-encoding"), entry.length);
    const headers = createResponseHeaders(entry, encoding, policy);
    const condition = c.req.header("if-none-match");
    if (
      condition !== undefined &&
      entry.status === 200 &&
      matchesEntityTag(condition, entry.hash)
    ) {
      return new Response(null, { status: 304, headers });
    }
    const { status } = entry;
    if (encoding === "identity")
      return new Response(getUncompressedBody(entry), { status, headers });
    const packed = entry.packed.get(encoding);
    if (packed !== undefined) return new Response(packed, { status, headers });
    return compress(entry, encoding).then((body) => new Response(body, { status, headers }));
  };
}
