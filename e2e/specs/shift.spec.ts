import type { Locator, Page } from "@playwright/test";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { STAFF_ACCOUNT, expect, test } from "#e2e/fixtures/sign-in-backend.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { locateDefinition } from "#e2e/pages/definition.ts";
import { locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { signIn } from "#e2e/pages/sign-in.ts";
import * as en from "#core/i18n/en/pages.ts";

// The browser logs every response with status 401.
test.use({ expectedErrors: /status of 401/ });

test("works through a shift from sign-in to sign-out by keyboard only", async ({
  page,
  browser,
  backend,
}) => {
  // A colleague in another browser.
  const context = await browser.newContext({ baseURL: backend.url, ignoreHTTPSErrors: true });
  const colleague = await context.newPage();
  await colleague.clock.install();
  await colleague.goto("/sign-in?to=/desk");
  await signIn(colleague);
  await expect(locateAttentionItems(colleague).row("Not started")).toBeVisible();
  // Right after the colleague's page has polled; from now on the test controls the page's time.
  await colleague.clock.pauseAt((await colleague.evaluate(() => Date.now())) + 20_000);

  await openAndWaitForContent(page, LIVE_QUARTERFINAL.page);
  await expect(page.locator("main details")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in" }).focus();
  await page.keyboard.press("Enter");
  await signIn(page);
  await expect(page).toHaveURL(LIVE_QUARTERFINAL.page);
  await expect(page.getByText(`Signed in as ${STAFF_ACCOUNT.name}`)).toBeVisible();
  await expect(page.locator("main details")).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(\d+\) /);

  // Opens the attention list, and focuses the item of the match that has not started.
  await page.getByRole("banner").getByRole("link", { name: /^Desk/ }).focus();
  await page.keyboard.press("Enter");
  const late = locateAttentionItems(page).row("Not started");
  await expect(late).toBeVisible();
  await moveTo(page, late);
  await expect(locateAttentionItems(page).details).toContainText(
    "the service still lists it as upcoming",
  );

  // The other page must update from the event stream: less than a poll interval passes there.
  await page.keyboard.press("c");
  await expect(locateAttentionItems(page).rowsOf(en.desk.list.mine)).toContainText("Not started");
  await expect(async () => {
    await colleague.clock.runFor(50);
    const taken = locateAttentionItems(colleague).rowsOf(en.desk.list.mine);
    await expect(taken).toContainText("Not started", { timeout: 1_000 });
  }).toPass();
  await colleague.clock.resume();

  // Enters the station of the match.
  await moveTo(page, late);
  await page.keyboard.press("Enter");
  const sheet = locateMatchSheet(page);
  await expect(sheet).toBeVisible();
  const station = locateDefinition(sheet, "Station");
  await station.getByRole("button", { name: `${en.desk.annotations.set}: Station` }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("14");
  await page.keyboard.press("Enter");
  await expect(station).toContainText(new RegExp(`14.*${STAFF_ACCOUNT.name}\\W*, \\d\\d:\\d\\d`));

  // Opens a contestant of the match, who may have a next match.
  await sheet.locator('a[href^="/contestants/"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contestants\//);

  await page.getByRole("button", { name: "Sign out", exact: true }).press("Enter");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Desk/ })).toHaveCount(0);

  // The annotation remains, and the colleague can undo it.
  await colleague.goto("/desk/facts");
  const annotation = colleague.locator("[data-row='annotation']").filter({ hasText: "Station" });
  await expect(annotation).toContainText("14");
  await annotation.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(annotation).toContainText(en.desk.annotations.cleared);
  await context.close();
});

/** Makes an attention item current with the keys, from the first item on. */
async function moveTo(page: Page, item: Locator): Promise<void> {
  const { rows } = locateAttentionItems(page);
  for (let step = await rows.count(); step > 0; step -= 1) await page.keyboard.press("k");
  const row = item.getByRole("button");
  while (!(await row.evaluate((each) => each === document.activeElement))) {
    await page.keyboard.press("j");
  }
}
