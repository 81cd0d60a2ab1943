/** Writes a `.br` and a `.gz` beside every text file of a folder, for the server to send as they are. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(m?js|css|svg|html|json|webmanifest)$/;
/** Below this a compressed copy saves no packet. */
const SMALLEST = 1400;

/** `dir` is searched with its subfolders. */
export async function precompress(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
