/** Takes pictures, trees of roles and prints of all pages, and compares two such sets. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findOrInstallBrowsers } from "./browser.mjs";
import { findStaleParts } from "./sources.mjs";

const HELP = `Usage: npm run baseline -- take FOLDER [--of CHECKOUT] [--only TEXT] [--width PIXELS]
       npm run baseline -- compare BASE NOW

take     builds the product if it is not current, starts it with the demo and a stopped clock, and
         writes of every page, embed, wall and overlay to FOLDER: screenshots at 390, 744, 1440 and
         3840 pixels in both themes, in forced colours and in the style of paper; the roles and
         names at 390 and 1440 (.yaml); the text of the printed sheets (.txt). Each address has a
         folder. Takes about 20 minutes.
compare  lists each file that differs with the share of its pixels or its lines, and writes
         NOW/index.html, which shows both. Exit code 1 if any differs.

--of     takes the pages of another checkout with installed packages, such as an older commit
--only   takes only addresses whose name contains TEXT
--width  takes only one width
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", short: "h" },
    of: { type: "string", default: "." },
    only: { type: "string", default: "" },
    width: { type: "string", default: "" },
  },
});
const [mode, ...folders] = positionals;
const isUsable =
  mode === "take" ? folders.length === 1 : mode === "compare" && folders.length === 2;
if (values.help || !isUsable) {
  process[values.help ? "stdout" : "stderr"].write(HELP);
  process.exit(values.help ? 0 : 2);
}
const [file, ...paths] = [`e2e/baseline/${mode}.ts`, ...folders].map((path) => resolve(path));
const args = mode === "take" ? [...paths, values.only, values.width] : paths;
// The build and the product that it starts belong to this folder.
process.chdir(values.of);
const stale = mode === "take" ? findStaleParts(["server", "web"]) : [];
if (stale.length > 0) runOrExit(["scripts/build/build.mjs", ...stale]);
runOrExit(["--import", "tsx", file, ...args]);

function runOrExit(nodeArgs) {
  const { headless } = findOrInstallBrowsers(process.env);
  const env = { ...process.env, ...(headless === null ? {} : { CHROMIUM_PATH: headless }) };
  const { status } = spawnSync(process.execPath, nodeArgs, { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
