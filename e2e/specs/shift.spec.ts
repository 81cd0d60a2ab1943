import type { Page } from "@playwright/test";
import { QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { STAFF, expect, test } from "#e2e/fixtures/guarded-desk.ts";
import { openWithContent } from "#e2e/pages/content.ts";
import { deskPageOf, factIn } from "#e2e/pages/desk-page.ts";
import { sheetOf } from "#e2e/pages/match-panel.ts";
import { signIn } from "#e2e/pages/sign-in.ts";

// What a browser says of the answers that tell somebody to sign in.
test.use({ provoked: /status of 401/ });

/** Names stand apart from the sentence around them, whatever script they are in. */
const TAKEN = new RegExp(`${STAFF.name}\\W* has it`);

test("a shift at the desk, from sign-in to sign-out, by keyboard only", async ({
  page,
  browser,
  guarded,
}) => {
  // A colleague in another browser.
  const context = await browser.newContext({ baseURL: guarded.url, ignoreHTTPSErrors: true });
  const colleague = await context.newPage();
  await colleague.clock.install();
  await colleague.goto("/sign-in?to=/desk");
  await signIn(colleague);
  await expect(deskPageOf(colleague).row("Not started")).toBeVisible();
  // So far that they have just asked by themselves; from here on their time is the test's.
  await colleague.clock.pauseAt((await colleague.evaluate(() => Date.now())) + 20_000);

  await openWithContent(page, QUARTERFINAL.page);
  await expect(page.locator("main details")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in" }).focus();
  await page.keyboard.press("Enter");
  await signIn(page);
  await expect(page).toHaveURL(QUARTERFINAL.page);
  await expect(page.getByText(`Signed in as ${STAFF.name}`)).toBeVisible();
  await expect(page.locator("main details")).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(\d+\) /);

  // To the desk, and to what has not started.
  await page.getByRole("banner").getByRole("link", { name: /^Desk/ }).focus();
  await page.keyboard.press("Enter");
  const late = deskPageOf(page).row("Not started");
  await expect(late).toContainText("the service still lists it as upcoming");
  await tabToRows(page);
  await page.keyboard.press("k");
  while (!(await late.evaluate((each) => each === document.activeElement))) {
    await page.keyboard.press("j");
  }

  // Taken here, seen there: little of their time passes, so they were told and did not ask.
  await page.keyboard.press("t");
  await expect(late).toContainText(TAKEN);
  await expect(async () => {
    await colleague.clock.runFor(50);
    await expect(deskPageOf(colleague).row("Not started")).toContainText(TAKEN, { timeout: 1_000 });
  }).toPass();
  await colleague.clock.resume();

  // Its match: a station.
  await page.keyboard.press("o");
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  const station = factIn(sheet, "Station");
  await station.getByRole("button", { name: "Write down: Station" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("14");
  await page.keyboard.press("Enter");
  await expect(station).toContainText(new RegExp(`14.*${STAFF.name}\\W*, \\d\\d:\\d\\d`));

  // A contestant of it, and whom they may meet next.
  await sheet.locator('a[href^="/contestants/"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contestants\//);
  await expect(page.getByRole("main")).toContainText("then with a win");

  await page.getByRole("button", { name: "Sign out", exact: true }).press("Enter");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Desk/ })).toHaveCount(0);

  // What was written down stays, and is the colleague's to take back.
  await colleague.goto("/desk/facts");
  const written = colleague.getByRole("row", { name: /^Station/ });
  await expect(written).toContainText("14");
  await written.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(written).toHaveCount(0);
  await context.close();
});

async function tabToRows(page: Page): Promise<void> {
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.closest("[data-row]") !== null)) return;
  }
}
