import { readFileSync } from "node:fs";
import { expect, test } from "#e2e/fixtures/checked-page.ts";
import { startProgram, type RunningProgram } from "#e2e/fixtures/running-program.ts";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Includes the service of the demo, and the hours of the evening that it plays while it starts. */
const RESIDENT_MEGABYTES = 215;

// bench/ measures the time until the first data; two workers would disturb the measurement here.
test("shows demo events in little memory without configuration", async ({ browser }) => {
  const folder = createTemporaryFolder();
  const page = await browser.newPage();
  const backend = await startProgram("start", [], { DATA_DIR: folder.path, PORT: "0" });
  await page.goto(backend.url);
  await expect(locateMatchRows(locatePageHeader(page).main).first()).toBeVisible();
  await expect(locatePageHeader(page).main).toContainText(new RegExp(en.common.now.demo, "i"));
  expect(residentMegabytes(backend)).toBeLessThan(RESIDENT_MEGABYTES);
  await page.close();
  await backend.stop();
  folder.remove();
});

/** Returns the resident memory of a process in megabytes; Linux only. */
function residentMegabytes({ pid }: RunningProgram): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
