import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflate } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits a channel, with alpha; nothing interlaced. */
const TRUECOLOUR_ALPHA = [8, 6, 0, 0, 0] as const;

/** Bytes of rows that are packed at a time: beside the pixels, an image takes no more. */
const BAND = 1024 * 1024;

/** Stands before every row. */
const NO_FILTER = 0;

/**
 * Pixels as a PNG. Drawings are flat: rows as they are, lightly squeezed, come out smaller than
 * with resvg's own encoder, in a third of its time.
 *
 * @param pixels RGBA, row by row.
 */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  const packer = createDeflate({ level: 3 });
  const [packed] = await Promise.all([
    buffer(packer),
    pipeline(Readable.from(bandsOf(pixels, width, height)), packer),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUECOLOUR_ALPHA, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The rows, each with its filter before it, some at a time. */
function* bandsOf(pixels: Uint8Array, width: number, height: number): Generator<Uint8Array> {
  const size = 4 * width;
  const most = Math.max(1, Math.floor(BAND / (size + 1)));
  for (let first = 0; first < height; first += most) {
    const count = Math.min(most, height - first);
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
