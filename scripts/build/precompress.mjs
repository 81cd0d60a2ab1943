/**
 * Writes `.br` and `.gz` copies of every text file in a folder, which the server sends unchanged.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(m?js|css|svg|html|json|webmanifest)$/;
/** A compressed copy of a smaller file would save no network packet. */
const SMALLEST = 1400;

/** Compresses the text files in `dir` and its subfolders. */
export async function precompress(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
