import { createHash } from "node:crypto";
import type { Steps } from "#core/lib/steps.ts";
import { streamParts } from "./body-parts.ts";
import type { Encoding } from "./encoding.ts";
import type { Headers } from "./headers.ts";

/** What is sent, but for what caches and packing add. */
export interface Served {
  /** Parts may be those of other bodies too: they are not counted as this one's memory. */
  readonly body: string | readonly Uint8Array[];
  readonly status: 200 | 404;
  /** Over those of every answer; with its content type. */
  readonly headers: Headers;
}

/** A body that is kept, with everything that was made of it. */
export interface Entry extends Omit<Served, "body"> {
  readonly hash: string;
  readonly parts: readonly Uint8Array[];
  /** Bytes of the plain body. */
  readonly length: number;
  /** Bytes it keeps in memory. */
  size: number;
  readonly packed: Map<Encoding, Uint8Array>;
  /** With the policy's. Made once: they are a tenth of what an answer costs. */
  readonly whole: Map<Encoding, Record<string, string>>;
  /** Being packed. */
  readonly packing: Map<Encoding, Promise<Uint8Array>>;
}

/** What an entry costs beside its bytes, and each of its parts. */
const ENTRY_BYTES = 1024;
const PART_BYTES = 8;
/** Parts hashed before a pause. */
const PARTS_A_STEP = 256;

/** Makes an entry of a response. */
export function* entrySteps(making: Steps<Served>): Steps<Entry> {
  const { body, status, headers } = yield* making;
  yield;
  const isText = typeof body === "string";
  const parts = isText ? [Buffer.from(body)] : body;
  const hash = createHash("sha256");
  let length = 0;
  for (const [index, part] of parts.entries()) {
    hash.update(part);
    length += part.length;
    if (index % PARTS_A_STEP === 0) yield;
  }
  return {
    status,
    headers,
    hash: hash.digest("base64url").slice(0, 22),
    parts,
    length,
    size: ENTRY_BYTES + (isText ? length : parts.length * PART_BYTES),
    packed: new Map(),
    whole: new Map(),
    packing: new Map(),
  };
}

/** Returns the body without encoding. */
export function plainOf({ parts }: Entry): Uint8Array | ReadableStream<Uint8Array> {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : streamParts(parts);
}

/** Returns all headers. A strong tag names one sequence of bytes: each encoding has its own (RFC 9110, 8.8.3.3). */
export function headersOf(
  entry: Entry,
  encoding: Encoding,
  policy: Headers,
): Record<string, string> {
  const known = entry.whole.get(encoding);
  if (known !== undefined) return known;
  const headers = {
    ...policy,
    ...entry.headers,
    vary: "Accept-Encoding",
    etag: `"${entry.hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
  entry.whole.set(encoding, headers);
  return headers;
}

/** Whether the reader holds this body in any encoding: proxies weaken tags and add to them. */
export function matches(condition: string, hash: string): boolean {
  return condition.trim() === "*" || condition.includes(`"${hash}`);
}
