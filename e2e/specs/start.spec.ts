import { readFileSync } from "node:fs";
import { expect, test as watched } from "#e2e/fixtures/checked-page.ts";
import {
  runProgramToEnd,
  startProgram,
  type RunningProgram,
} from "#e2e/fixtures/running-program.ts";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Includes the service of the demo, and the hours of the evening that it plays while it starts. */
const RESIDENT_MEGABYTES = 215;

interface StartFixtures {
  readonly folder: string;
  /** Starts the built backend on a free port; it is stopped after the test. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<RunningProgram>;
}

const test = watched.extend<StartFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  folder: async ({}, use) => {
    const folder = createTemporaryFolder();
    await use(folder.path);
    folder.remove();
  },
  start: async ({ folder }, use) => {
    const processes: RunningProgram[] = [];
    await use(async (environment = {}) => {
      const backend = await startProgram("start", [], {
        DATA_DIR: folder,
        PORT: "0",
        ...environment,
      });
      processes.push(backend);
      return backend;
    });
    await Promise.all(processes.map((each) => each.stop()));
  },
});

// bench/ measures the time until the first data; two workers would disturb the measurement here.
test("shows demo events in little memory without configuration", async ({ browser, start }) => {
  const page = await browser.newPage();
  const backend = await start();
  await page.goto(backend.url);
  await expect(locateMatchRows(locatePageHeader(page).main).first()).toBeVisible();
  await expect(locatePageHeader(page).main).toContainText(new RegExp(en.common.now.demo, "i"));
  expect(residentMegabytes(backend)).toBeLessThan(RESIDENT_MEGABYTES);
  await page.close();
});

test("reports all configuration errors and exits with code 78", async ({ folder }) => {
  const { code, log } = await runProgramToEnd("start", [], {
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

test("rejects a public address without sign-in unless sign-in is disabled explicitly", async ({
  folder,
  start,
}) => {
  const { code, log } = await runProgramToEnd("start", [], {
    DATA_DIR: folder,
    PORT: "0",
    HOST: "0.0.0.0",
  });
  expect(code).toBe(78);
  expect(log).toContain("HOST: 0.0.0.0 can be reached from other machines");
  const backend = await start({ HOST: "0.0.0.0", STAFF_AUTH: "off" });
  expect(backend.url).toContain("0.0.0.0");
});

test("reports a port in use in one line", async ({ folder, start }) => {
  const first = await start();
  const { port } = new URL(first.url);
  const { code, log } = await runProgramToEnd("start", [], {
    DATA_DIR: `${folder}/other`,
    PORT: port,
  });
  expect(code).toBe(69);
  expect(log).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT (of the reference service: --port) to another.\n`,
  );
});

/** Returns the resident memory of a process in megabytes; Linux only. */
function residentMegabytes({ pid }: RunningProgram): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
