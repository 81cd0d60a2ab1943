import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits a channel, with alpha; nothing interlaced. */
const TRUECOLOUR_ALPHA = [8, 6, 0, 0, 0] as const;

/** Stands before every row. */
const NO_FILTER = 0;

/**
 * Pixels as a PNG. Drawings are flat: rows as they are, lightly squeezed, come out smaller than
 * with resvg's own encoder, in a third of its time.
 *
 * @param pixels RGBA, row by row.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const size = 4 * width;
  const rows = Buffer.allocUnsafe((size + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows[row * (size + 1)] = NO_FILTER;
    rows.set(pixels.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUECOLOUR_ALPHA, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 3 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
