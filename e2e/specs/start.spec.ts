import { readFileSync } from "node:fs";
import { expect, test as watched } from "#e2e/fixtures/watched-page.ts";
import { runProduct, startProduct, type ProductProcess } from "#e2e/fixtures/product-process.ts";
import { createFolder } from "#e2e/fixtures/temporary-folder.ts";
import { rowsIn } from "#e2e/pages/match-rows.ts";
import { shellOf } from "#e2e/pages/shell.ts";

const RESIDENT_MEGABYTES = 160;

interface StartFixtures {
  readonly folder: string;
  /** Starts the built backend on a free port; ended with the test. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<ProductProcess>;
}

const test = watched.extend<StartFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from it
  folder: async ({}, use) => {
    const folder = createFolder();
    await use(folder.path);
    folder.remove();
  },
  start: async ({ folder }, use) => {
    const started: ProductProcess[] = [];
    await use(async (environment = {}) => {
      const backend = await startProduct("main", [], {
        DATA_DIR: folder,
        PORT: "0",
        ...environment,
      });
      started.push(backend);
      return backend;
    });
    await Promise.all(started.map((each) => each.stop()));
  },
});

// How soon is measured by bench/ on a quiet machine: two workers share this one.
test("without configuration invented events are on screen, in little memory", async ({
  browser,
  start,
}) => {
  const page = await browser.newPage();
  const backend = await start();
  await page.goto(backend.url);
  await expect(rowsIn(shellOf(page).main).first()).toBeVisible();
  await expect(shellOf(page).main).toContainText(/invented events/i);
  expect(residentMegabytes(backend)).toBeLessThan(RESIDENT_MEGABYTES);
  await page.close();
});

test("a wrong configuration is told whole, and ends with code 78", async ({ folder }) => {
  const { code, log } = await runProduct("main", [], {
    DATA_DIR: folder,
    PORT: "http",
    POLL_SECONDS: "0",
    UPSTREAM_URL: "http://127.0.0.1:1",
    CLIENT_ID: "desk",
    UPSTREAM_TIMEZONE: "Nowhere/Land",
  });
  expect(code).toBe(78);
  expect(log.split("\n").map((line) => line.trim().split(":")[0])).toEqual([
    "Matchdesk cannot start because its configuration is wrong",
    "PORT",
    "UPSTREAM_TIMEZONE",
    "POLL_SECONDS",
    "CLIENT_SECRET",
    "",
  ]);
});

test("an address for everybody is refused until somebody says that it is meant", async ({
  folder,
  start,
}) => {
  const { code, log } = await runProduct("main", [], {
    DATA_DIR: folder,
    PORT: "0",
    HOST: "0.0.0.0",
  });
  expect(code).toBe(78);
  expect(log).toContain("HOST: 0.0.0.0 can be reached from other machines");
  const meant = await start({ HOST: "0.0.0.0", STAFF_AUTH: "off" });
  expect(meant.url).toContain("0.0.0.0");
});

test("a port in use is one clear line", async ({ folder, start }) => {
  const first = await start();
  const { port } = new URL(first.url);
  const { code, log } = await runProduct("main", [], { DATA_DIR: `${folder}/other`, PORT: port });
  expect(code).toBe(69);
  expect(log).toBe(`Port ${port} on 127.0.0.1 is in use. Stop what uses it, or choose another.\n`);
});

/** What the process holds in memory now; Linux tells. */
function residentMegabytes({ pid }: ProductProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
