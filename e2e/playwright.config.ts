import { defineConfig, devices } from "@playwright/test";
import { SAMPLE_SEED } from "#core/testing/node/sample.ts";

// For all workers of this run, which can last beyond midnight.
process.env["MATCHDESK_SEED"] = String(SAMPLE_SEED);

/** The browser of most specs; `undefined` if Playwright finds its own. */
const headlessPath = process.env["CHROMIUM_PATH"];
/** The browser of `DRAWINGS`: only a full Chromium draws exactly like the references. */
const fullPath = process.env["CHROMIUM_FULL_PATH"] ?? headlessPath;

/** Specs that wait for polls and for ends of processes more than they compute. */
const WAITING = /[/](?:service-faults|live|held-data)\.spec\.ts$/;
/** Specs that compare screenshots. */
const DRAWINGS = /[/]drawings\.spec\.ts$/;

const launchArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Configures the end-to-end tests. They run against the built product and the real reference
 * service, which `fixtures/` starts. `scripts/e2e.mjs` finds the browsers and sets their paths.
 */
export default defineConfig({
  testDir: "specs",
  globalSetup: "fixtures/print-sample-seed.ts",
  // Its own folder, because Playwright empties it at the start.
  outputDir: "../test-results/e2e",
  // One set for every machine, because the fonts come from the product, not from the system.
  snapshotPathTemplate: "{testDir}/../references/{arg}{ext}",
  // Tests of a file share only a backend that they read, so any worker may run any test, and no
  // long file delays the end.
  fullyParallel: true,
  // Two workers for specs that compute, and two for specs that wait.
  workers: 4,
  projects: [
    { name: "waiting", testMatch: WAITING, workers: 2 },
    {
      name: "drawings",
      testMatch: DRAWINGS,
      workers: 1,
      use:
        fullPath === undefined ? { channel: "chromium" } : { launchOptions: launchWith(fullPath) },
    },
    { name: "pages", testIgnore: [WAITING, DRAWINGS], workers: 2 },
  ],
  forbidOnly: process.env["CI"] !== undefined,
  // `scripts/test.mjs` lists a retried test as flaky, with the cause of its first failure.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Long, because the machines are shared: a slow run is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "UTC",
    // Without screenshots and snapshots, because recording them slows every test.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: launchWith(headlessPath),
  },
});

/** Returns the options to launch a browser at a path; Playwright's own if it is `undefined`. */
function launchWith(path: string | undefined) {
  return {
    ...(path === undefined ? {} : { executablePath: path }),
    args: launchArguments,
  };
}
