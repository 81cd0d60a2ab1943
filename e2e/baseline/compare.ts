/** `compare.ts BASE NOW` compares two folders that `take.ts` wrote. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium } from "@playwright/test";

interface Difference {
  readonly file: string;
  /** Share of its pixels, or number of its lines. */
  readonly extent: string;
  /** Unified; empty for pictures. */
  readonly lines: string;
}

const [base = "", now = ""] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
const files = listFiles(now);
const notTaken = listFiles(base).filter((file) => !files.includes(file));
const differences: Difference[] = [];
for (const file of files) {
  const difference = await compare(file);
  if (difference === null) continue;
  differences.push(difference);
  process.stdout.write(`${file}: ${difference.extent}\n`);
}
await browser.close();
writeFileSync(join(now, "index.html"), renderIndex());
if (notTaken.length > 0) process.stdout.write(`Only in ${base}: ${notTaken.length} files\n`);
process.stdout.write(
  `${differences.length} of ${files.length} files differ: ${join(now, "index.html")}\n`,
);
process.exit(differences.length + notTaken.length === 0 ? 0 : 1);

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(png|txt|yaml)$/.test(file))
    .sort();
}

async function compare(file: string): Promise<Difference | null> {
  const paths = [base, now].map((folder) => join(folder, file));
  if (!existsSync(paths[0]!)) return { file, extent: `not in ${base}`, lines: "" };
  const [before, after] = paths.map((path) => readFileSync(path));
  if (before!.equals(after!)) return null;
  if (file.endsWith(".png")) {
    const pictures = [before, after].map((bytes) => bytes!.toString("base64"));
    return { file, extent: await page.evaluate(comparePictures, pictures), lines: "" };
  }
  const args = ["diff", "--no-index", "--no-color", "--text", ...paths];
  const { stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  const lines = stdout.slice(stdout.indexOf("@@"));
  const [removed, added] = [/^-/gm, /^\+/gm].map((sign) => lines.match(sign)?.length ?? 0);
  return { file, extent: `-${removed} +${added} lines`, lines };
}

/** Runs in the browser: describes the pixels that differ. Sizes may differ too. */
async function comparePictures(pictures: readonly string[]): Promise<string> {
  const images = await Promise.all(
    pictures.map(async (picture) => {
      const response = await fetch(`data:image/png;base64,${picture}`);
      return createImageBitmap(await response.blob());
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  let count = 0;
  let first = height;
  let last = 0;
  // In bands, because pages are long.
  for (let y = 0; y < height; y += 500) {
    const [before, after] = images.map((image) => {
      const context = new OffscreenCanvas(width, 500).getContext("2d");
      context?.drawImage(image, 0, -y);
      return new Uint32Array(context!.getImageData(0, 0, width, 500).data.buffer);
    });
    // By index, because pages have millions of pixels.
    for (let index = 0; index < before!.length; index++) {
      if (before![index] === after![index]) continue;
      count += 1;
      const row = y + Math.floor(index / width);
      first = Math.min(first, row);
      last = Math.max(last, row);
    }
  }
  const [before, after] = images.map((image) => `${image.width}x${image.height}`);
  const share = `${((count / width / height) * 100).toFixed(2)}%, rows ${first} to ${last}`;
  return before === after ? share : `${share}, ${before} became ${after}`;
}

function renderIndex(): string {
  const sections = differences.map(({ file, extent, lines }) => {
    const images = [join(relative(now, base), file), file].map(
      (path) => `<a href="${path}"><img loading="lazy" src="${path}"></a>`,
    );
    const shown = file.endsWith(".png")
      ? `<div>${images.join("")}</div>`
      : `<pre>${lines.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
    return `<details><summary>${file}: ${extent}</summary>${shown}</details>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${base} and ${now}</title><style>
body{font:14px sans-serif}div{display:flex;gap:8px}a{flex:1;min-width:0}img{width:100%;outline:1px solid}
</style><h1>Left ${base}, right ${now}</h1>${sections.join("\n")}`;
}
