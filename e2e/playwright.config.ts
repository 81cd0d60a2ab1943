import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/**
 * End-to-end tests run against the built product and the real reference service; the fixture in
 * `fixtures/` starts both. `scripts/e2e.mjs` finds the browser and sets CHROMIUM_PATH.
 */
export default defineConfig({
  testDir: "specs",
  outputDir: "../test-results",
  // One set for every machine: the letters come from the product, not from the system.
  snapshotPathTemplate: "{testDir}/../references/{arg}{ext}",
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // A retried test is listed as flaky by `scripts/test.mjs`, with the cause of its first failure.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Machines that run this are shared: a slow one is no failure, a hang still is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "UTC",
    // Without a film of the run, and without its pages: making them slows every test.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
