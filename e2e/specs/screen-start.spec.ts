import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { ROOT } from "#e2e/fixtures/running-program.ts";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { locateWall } from "#e2e/pages/wall.ts";
import { screen } from "#core/i18n/en/embeds.ts";

test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|file:/ });

/** Opens a screen once, so that the browser stores what it needs without the server. */
async function openOnce(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test("shows on a wall that starts before the server that it waits, and starts by itself", async ({
  page,
  context,
}) => {
  await openOnce(page, "/wall");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(screen.unreachable);
  await context.setOffline(false);
  await expect(locateWall(page).clock).toHaveText("02:45");
});

test("keeps an overlay that starts before the server transparent, and starts it by itself", async ({
  page,
  context,
}) => {
  await openOnce(page, `/overlay/match/${LIVE_QUARTERFINAL.key}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("body")).toBeEmpty();
  for (const root of ["html", "body"]) {
    await expect(page.locator(root)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await context.setOffline(false);
  await expect(locateOverlay(page).board).toContainText(LIVE_QUARTERFINAL.code);
});

test("opens a wall from the start page of the guide as soon as the server responds", async ({
  page,
  context,
  backend,
}) => {
  const folder = createTemporaryFolder();
  const file = join(folder.path, "start-screen.html");
  const text = readFileSync(join(ROOT, "docs/guides/start-screen.html"), "utf8");
  writeFileSync(file, text.replace("http://192.168.1.20:8080", backend.url));
  await context.setOffline(true);
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByText("Matchdesk cannot be reached.")).toBeVisible();
  await context.setOffline(false);
  await expect(locateWall(page).clock).toHaveText("02:45");
  folder.remove();
});
