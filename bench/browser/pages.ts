import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, loadConfigFromFile, preview } from "vite";
import { must } from "#core/lib/must.ts";

export interface BenchPageServer {
  /** Base URL without a trailing slash. */
  readonly address: string;
  /** Whether the package of bench/ is installed, so that its library can be compared. */
  readonly hasPeer: boolean;
  readonly close: () => Promise<void>;
}

const ROOT = resolve(".");
const CONFIG = join(ROOT, "vite.config.ts");
const PAGES = join(ROOT, "bench/pages");
const OUR_PAGES = ["ours", "empty"];
/** Excluded because it requires the dashboard's entry. */
const FIRST_PAGE_PLUGIN = "matchdesk-first-page";
const PEER_PAGE = "brackets-viewer";

/** Builds the bench pages minified, like the product, and serves them on a free port. */
export async function buildAndServeBenchPages(): Promise<BenchPageServer> {
  const outDir = await mkdtemp(join(tmpdir(), "matchdesk-bench-"));
  const hasPeer = existsSync("bench/node_modules/brackets-viewer");
  await buildPages(outDir, hasPeer ? [...OUR_PAGES, PEER_PAGE] : OUR_PAGES);
  const server = await preview({
    configFile: false,
    logLevel: "warn",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error("The preview server has no URL.");
  const close = async (): Promise<void> => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { address: address.replace(/\/$/, ""), hasPeer, close };
}

async function buildPages(outDir: string, names: readonly string[]) {
  const input = Object.fromEntries(names.map((name) => [name, join(PAGES, `${name}.html`)]));
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, CONFIG);
  const { plugins = [], ...config } = must(loaded, "the dashboard has a configuration").config;
  // For older browsers each color of `light-dark()` becomes two variables, unlike in the product.
  const target = must(config.build?.target, "the dashboard has a target");
  await build({
    configFile: false,
    plugins: plugins.filter(
      (plugin) => !(plugin && "name" in plugin && plugin.name === FIRST_PAGE_PLUGIN),
    ),
    root: PAGES,
    logLevel: "warn",
    resolve: { alias: [{ find: /^#(core|server|web)\//, replacement: `${ROOT}/$1/` }] },
    build: { outDir, emptyOutDir: false, target, rolldownOptions: { input } },
  });
}
