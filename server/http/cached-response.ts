import { createHash } from "node:crypto";
import type { Steps } from "#core/lib/steps.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { Encoding } from "./encoding.ts";
import type { ResponseHeaders } from "./headers.ts";

/** A response before caching and compression add headers. */
export interface ComputedResponse {
  /** Text, or parts. Bodies may share parts, so parts do not count as memory of this response. */
  readonly body: string | readonly Uint8Array[];
  readonly status: 200 | 404;
  /** Headers including the content type. They override those of the cache's policy. */
  readonly headers: ResponseHeaders;
  /** The tournaments that it shows (`SITE/SLUG`); absent if it may show any. */
  readonly tournaments?: ReadonlySet<SiteKey> | undefined;
}

/** A cached response with its bodies and headers in each encoding. */
export interface CachedResponse extends Omit<ComputedResponse, "body"> {
  readonly hash: string;
  readonly parts: readonly Uint8Array[];
  /** Length of the uncompressed body in bytes. */
  readonly length: number;
  /** Memory in bytes. */
  size: number;
  readonly bodies: Map<Encoding, Uint8Array>;
  /** All headers, with the policy of which they contain the headers. */
  readonly whole: Map<Encoding, WholeHeaders>;
  /** Compressions in progress. */
  readonly packing: Map<Encoding, Promise<Uint8Array>>;
}

interface WholeHeaders {
  readonly policy: ResponseHeaders;
  readonly headers: ResponseHeaders;
  /** The same with the length of the body; `null` until they are needed. */
  withLength: ResponseHeaders | null;
}

/** Estimated memory of an entry in addition to its body, and of each shared part. */
const ENTRY_BYTES = 1024;
const PART_BYTES = 8;
/** Parts hashed per step. */
const PARTS_PER_STEP = 256;

export function* createCachedResponseInSteps(
  computing: Steps<ComputedResponse>,
): Steps<CachedResponse> {
  const { body, status, headers, tournaments } = yield* computing;
  yield;
  const isText = typeof body === "string";
  const parts = isText ? [Buffer.from(body)] : body;
  const [only] = parts;
  const hash = createHash("sha256");
  let length = 0;
  for (const [index, part] of parts.entries()) {
    hash.update(part);
    length += part.length;
    if (index % PARTS_PER_STEP === 0) yield;
  }
  return {
    status,
    headers,
    tournaments,
    hash: hash.digest("base64url").slice(0, 22),
    parts,
    length,
    size: ENTRY_BYTES + (isText ? length : parts.length * PART_BYTES),
    bodies: new Map(parts.length === 1 && only !== undefined ? [["identity", only]] : []),
    whole: new Map(),
    packing: new Map(),
  };
}

/**
 * Returns all headers, the same objects while the policy is the same one. Each encoding has its own
 * strong entity tag (RFC 9110, 8.8.3.3).
 */
export function createResponseHeaders(
  entry: CachedResponse,
  encoding: Encoding,
  policy: ResponseHeaders,
): WholeHeaders {
  const cached = entry.whole.get(encoding);
  if (cached?.policy === policy) return cached;
  const headers = {
    ...policy,
    ...entry.headers,
    vary: "Accept-Encoding",
    etag: `"${entry.hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
  const whole = { policy, headers, withLength: null };
  entry.whole.set(encoding, whole);
  return whole;
}

/**
 * Returns whether an `If-None-Match` header contains the tag of this body in any encoding. Compares
 * only the hash, because proxies weaken tags and append to them.
 */
export function matchesEntityTag(
  condition: string | undefined,
  { status, hash }: CachedResponse,
): boolean {
  if (condition === undefined || status !== 200) return false;
  return condition.trim() === "*" || condition.includes(`"${hash}`);
}
