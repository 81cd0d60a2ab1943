import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from "node:zlib";
import { createFairQueue } from "#server/work/fair-queue.ts";
import { chunksOf } from "./body-parts.ts";

export type Encoding = "identity" | "gzip" | "br";

/** Under this many bytes a packed answer saves no packet. */
const WORTH_PACKING = 1400;
/** Of 11; 200 KB take about 4 ms, and are kept until the data changes. */
const BROTLI_QUALITY = 5;

/** Logarithm of the bytes an encoder looks back: with the usual 22, each takes 16 MB. */
const BROTLI_WINDOW = 18;

/** The best encoding an `Accept-Encoding` header allows for a body of this size (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding {
  if (accepted === undefined || bytes < WORTH_PACKING) return "identity";
  const known = understood.get(accepted);
  if (known !== undefined) return known;
  const best = bestOf(accepted);
  if (understood.size < MOST_UNDERSTOOD) understood.set(accepted, best);
  return best;
}

/** Browsers word it in a handful of ways: each is taken apart once. */
const understood = new Map<string, Encoding>();
const MOST_UNDERSTOOD = 100;

function bestOf(accepted: string): Encoding {
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") ? "gzip" : "identity";
}

/** Packs a body, off the main thread. */
export function encode(body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** Bodies from this many bytes on are packed faster and looser. */
const LARGE = 1024 * 1024;
/** Of 11. */
const LARGE_BROTLI_QUALITY = 3;
/** Of 9. */
const LARGE_GZIP_LEVEL = 4;

/** As many as Node.js packs at once anyway; each holds some megabytes. */
const MOST_PACKED = 4;
const packing = createFairQueue({
  running: MOST_PACKED,
  runningPerClient: MOST_PACKED,
  waiting: Infinity,
  waitingPerClient: Infinity,
});

/** Packs a body that is in parts, off the main thread and without ever joining them. */
export async function encodeParts(
  parts: readonly Uint8Array[],
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  if (bytes < LARGE) return encode(Buffer.concat(parts), encoding);
  const leave = await packing.enter("");
  try {
    const packer = createPacker(encoding);
    const chunks = Readable.from(chunksOf(parts), { highWaterMark: 1 });
    const [packed] = await Promise.all([buffer(packer), pipeline(chunks, packer)]);
    return packed;
  } finally {
    leave();
  }
}

function createPacker(encoding: Exclude<Encoding, "identity">): Gzip | BrotliCompress {
  if (encoding === "gzip") return createGzip({ level: LARGE_GZIP_LEVEL });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LARGE_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  });
}
