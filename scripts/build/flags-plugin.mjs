// Serves the flags of country-flag-icons as /flags/CODE.VERSION.svg, immutable because VERSION is a
// hash of all flags. `virtual:flags` contains their version and a pattern of their codes.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("3x2/", import.meta.resolve("country-flag-icons/package.json"));
const MODULE = "virtual:flags";

/** Read once for all bundles of a process. */
let flagFiles;

/**
 * Creates the plugin that provides `virtual:flags` and the flag files.
 *
 * @param {{ emit?: boolean }} options `emit: false` provides only the module, without files
 * @returns {import("vite").Plugin}
 */
export function createFlagsPlugin({ emit = true } = {}) {
  const { version, codes, files } = (flagFiles ??= readFlagFiles());
  return {
    name: "matchdesk-flags",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const flagVersion = "${version}";
           export const flagCodes = /^(?:${formatPattern(codes)})$/;`
        : undefined,
    generateBundle() {
      if (!emit) return;
      for (const [fileName, source] of files) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Returns all flags: their version, country codes, and files by path. */
export function readFlagFiles() {
  const flags = readFlags();
  const version = hashOf(flags);
  const files = new Map([...flags].map(([code, svg]) => [`flags/${code}.${version}.svg`, svg]));
  return { version, codes: [...flags.keys()], files };
}

/** Returns a pattern of codes, shorter than their list: `a[de]|gb-eng` for ad, ae and gb-eng. */
function formatPattern(codes) {
  const short = codes.filter((code) => code.length === 2);
  const groups = Array.from(new Set(short.map(([first]) => first)), (letter) => {
    const seconds = short.filter(([first]) => first === letter).map(([, second]) => second);
    return `${letter}[${seconds.join("")}]`;
  });
  return [...groups, ...codes.filter((code) => code.length > 2)].join("|");
}

function readFlags() {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith(".svg"));
  return new Map(
    names.map((name) => [
      name.slice(0, -".svg".length).toLowerCase(),
      readFileSync(new URL(name, folder)),
    ]),
  );
}

function hashOf(flags) {
  const hash = createHash("sha256");
  for (const [code, svg] of flags) hash.update(code).update(svg);
  return hash.digest("hex").slice(0, 8);
}
