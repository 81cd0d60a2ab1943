import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/** Specs that wait for polls, and for the thresholds of delayed data and of the clock. */
const WAITING = /[/](?:service-faults|live|held-data)\.spec\.ts$/;

/**
 * Configures the end-to-end tests. They run against the built product and the real reference
 * service, which `fixtures/` starts. `scripts/e2e.mjs` finds the browser and sets CHROMIUM_PATH.
 */
export default defineConfig({
  testDir: "specs",
  // Its own folder, because Playwright empties it at the start.
  outputDir: "../test-results/e2e",
  // One set for every machine, because the fonts come from the product, not from the system.
  snapshotPathTemplate: "{testDir}/../references/{arg}{ext}",
  fullyParallel: false,
  // One worker for specs that wait for most of their time, two for the others.
  workers: 3,
  projects: [
    { name: "waiting", testMatch: WAITING, workers: 1 },
    { name: "pages", testIgnore: WAITING, workers: 2 },
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
