import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflate } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** End of the IHDR chunk: 8 bits, RGBA, default compression and filters, not interlaced. */
const TRUECOLOUR_ALPHA = [8, 6, 0, 0, 0] as const;

/** Bytes of rows that are copied at a time. Limits the memory used in addition to the pixels. */
const BAND = 1024 * 1024;

/** Filter type, written before every row. */
const NO_FILTER = 0;

/**
 * Encodes pixels (RGBA, row by row) as PNG, with unfiltered rows and light compression. Because
 * bracket images consist of flat areas, files are smaller than resvg's own, in a third of its time.
 */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer<ArrayBuffer>> {
  const deflate = createDeflate({ level: 3 });
  const [compressed] = await Promise.all([
    buffer(deflate),
    pipeline(Readable.from(bandsOf(pixels, width, height)), deflate),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUECOLOUR_ALPHA, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", compressed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Yields all rows, several at a time, each preceded by its filter type. */
function* bandsOf(pixels: Uint8Array, width: number, height: number): Generator<Uint8Array> {
  const size = 4 * width;
  const rowsPerBand = Math.max(1, Math.floor(BAND / (size + 1)));
  for (let first = 0; first < height; first += rowsPerBand) {
    const count = Math.min(rowsPerBand, height - first);
    const band = Buffer.allocUnsafe((size + 1) * count);
    for (let row = 0; row < count; row += 1) {
      const from = (first + row) * size;
      band[row * (size + 1)] = NO_FILTER;
      band.set(pixels.subarray(from, from + size), row * (size + 1) + 1);
    }
    yield band;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
