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
import { joinIntoChunks } from "./body-parts.ts";

/** Supported content encodings. */
export type Encoding = "identity" | "gzip" | "br";

/** Below this size in bytes, compression saves no network packet. */
const MIN_COMPRESSED_SIZE = 1400;
/** Of 11. 200 KB take about 4 ms, and are cached until the data changes. */
const BROTLI_QUALITY = 5;

/** Logarithm of the window in bytes. With the default of 22, each encoder needs 16 MB. */
const BROTLI_WINDOW = 18;

/**
 * Returns the best encoding that an `Accept-Encoding` header allows for a body of this size (RFC
 * 9110, 12.5.3).
 */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding {
  if (accepted === undefined || bytes < MIN_COMPRESSED_SIZE) return "identity";
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

/** Compresses a body outside of the main thread. */
export function compressBody(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** From this size in bytes, bodies are never joined, and compressed faster and less. */
export const LARGE = 1024 * 1024;
/** Of 11. */
const LARGE_BROTLI_QUALITY = 3;
/** Of 9. */
const LARGE_GZIP_LEVEL = 4;

/** Concurrent compressions of large bodies: the size of Node.js's thread pool. */
const MAX_COMPRESSIONS = 4;
const compressions = createFairQueue({
  running: MAX_COMPRESSIONS,
  runningPerClient: MAX_COMPRESSIONS,
  waiting: Infinity,
  waitingPerClient: Infinity,
});

/** Compresses a body in parts outside of the main thread. Large bodies are never joined. */
export async function compressBodyParts(
  parts: readonly Uint8Array[],
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  if (bytes < LARGE) return compressBody(Buffer.concat(parts), encoding);
  const leave = await compressions.enter("");
  try {
    const compressor = createCompressor(encoding);
    const chunks = Readable.from(joinIntoChunks(parts), { highWaterMark: 1 });
    const [compressed] = await Promise.all([buffer(compressor), pipeline(chunks, compressor)]);
    return compressed;
  } finally {
    leave();
  }
}

function createCompressor(encoding: Exclude<Encoding, "identity">): Gzip | BrotliCompress {
  if (encoding === "gzip") return createGzip({ level: LARGE_GZIP_LEVEL });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LARGE_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  });
}
