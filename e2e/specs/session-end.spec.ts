import type { Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";
import { HOUR } from "#core/lib/time.ts";
import type { RunningProgram } from "#e2e/fixtures/running-program.ts";
import { STAFF_ACCOUNT, expect, test } from "#e2e/fixtures/sign-in-backend.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { signIn } from "#e2e/pages/sign-in.ts";

const { session, desk } = en;
/** Less than the time without a request after which a session ends. */
const USE_INTERVAL = HOUR;

test.use({
  // The browser logs every response with status 401, and every request without a network.
  expectedErrors: /status of 401|ERR_INTERNET_DISCONNECTED/,
  clockGroup: "advanced",
});

/** Opens the attention list as a member of staff. */
async function openDesk(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/sign-in?to=%2Fdesk");
  await signIn(page);
  await expect(page.getByText(session.signedIn(STAFF_ACCOUNT.name))).toBeVisible();
  await openAndWaitForContent(page, "/desk");
  // Is lost by a reload.
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in globalThis);

/** Lets time pass for backend and browser, in which the session is used by other requests. */
async function passTime(page: Page, backend: RunningProgram, used: number): Promise<void> {
  const context = page.context();
  // A response that arrives after the jump of the clock would count as a later use.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (let rest = used; rest > 0; rest -= USE_INTERVAL) {
    await context.request.get("/api/v1/desk/marks");
    await backend.advance(Math.min(rest, USE_INTERVAL));
  }
  await page.clock.fastForward(used);
  await context.setOffline(false);
}

const locateSheet = (page: Page) => page.getByRole("dialog", { name: session.again });

test("does the waiting act after a sign-in when the session has ended", async ({
  page,
  backend,
}) => {
  await openDesk(page);
  const { rows, rowsOf } = locateAttentionItems(page);
  const count = await rows.count();
  await passTime(page, backend, 12 * HOUR);
  const sheet = locateSheet(page);
  await expect(sheet).toContainText(session.ended);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: session.later }).click();
  await expect(sheet).toHaveCount(0);
  // The page stays as it is, and asks again from its footer and after an act.
  await expect(rows).toHaveCount(count);
  await page.getByRole("button", { name: session.again }).click();
  await sheet.getByRole("button", { name: session.later }).click();
  await rows.first().getByRole("button").first().click();
  await page.keyboard.press("c");
  await expect(sheet).toContainText(session.waits(desk.claim.take));
  await page.keyboard.type(STAFF_ACCOUNT.password);
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
  await expect(rowsOf(desk.list.mine)).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
  // Leaves the item to the other tests.
  await page.keyboard.press("u");
  await expect(rowsOf(desk.list.mine)).toHaveCount(0);
});

test("leaves the page when the session was ended from another browser", async ({
  page,
  browser,
  backend,
}) => {
  await openDesk(page);
  const other = await browser.newContext({ baseURL: backend.url, ignoreHTTPSErrors: true });
  const elsewhere = await other.newPage();
  await elsewhere.goto("/sign-in");
  await signIn(elsewhere);
  await elsewhere.getByRole("button", { name: session.everywhere }).click();
  await expect(page).toHaveURL(/\/sign-in\?to=\/desk$/);
  await other.close();
});
