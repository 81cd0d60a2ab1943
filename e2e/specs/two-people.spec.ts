import type { Page } from "@playwright/test";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, OTHER_ACCOUNT, STAFF_ACCOUNT, test } from "#e2e/fixtures/sign-in-backend.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { setChannel } from "#e2e/pages/enter-annotation.ts";
import { holdRequests } from "#e2e/pages/hold-requests.ts";
import { giveAllBack, openAsStaff, signInByRequest } from "#e2e/pages/staff-browser.ts";
import { createSteps } from "#e2e/pages/steps.ts";
import { tap } from "#e2e/pages/touch.ts";
import * as en from "#core/i18n/en/pages.ts";

const ATTENTION = "**/api/v1/desk/attention*";
const { list, claim } = en.desk;
const { name: AINO } = STAFF_ACCOUNT;
const { name: BEN } = OTHER_ACCOUNT;

// A refused act is a response with status 409.
test.use({ clockGroup: "two people", expectedErrors: /status of 409/ });
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, context }) => {
  await signInByRequest(context, STAFF_ACCOUNT);
  await giveAllBack(page);
  await openAndWaitForContent(page, "/desk");
});

/** The line with the last act at the end of the tabs. */
const lastAct = (page: Page) => page.getByRole("main").locator("p:has(kbd, strong)").first();

test("task 13: of two who claim an item at once, the second reads who was first", async ({
  page,
  browser,
  backend,
}) => {
  const ben = await openAsStaff(browser, backend.url, OTHER_ACCOUNT, "/desk");
  const id = await locateAttentionItems(ben).rows.first().getAttribute("data-row");
  const release = await holdRequests(ben, ATTENTION, "PUT");
  await ben.keyboard.press("c");
  await page.keyboard.press("c");
  await expect(locateAttentionItems(page).rowsOf(list.mine)).toHaveCount(1);
  release();
  await expect(ben.getByRole("alert")).toHaveText(new RegExp(`^${AINO} claimed .* \\d+ s ago\\.$`));
  await expect(ben.getByText(list.refused.claim)).toBeVisible();
  const row = ben.locator(`[data-row="${id}"]`);
  await expect(row).toContainText(list.took(AINO));
  // Nothing of Ben's to undo: the item stays with Aino.
  await ben.keyboard.press("u");
  await expect(locateAttentionItems(page).rowsOf(list.mine)).toHaveCount(1);
  await expect(lastAct(page)).toContainText(`${AINO} claimed`);
  // The first one undoes her own act.
  await page.keyboard.press("u");
  await expect(locateAttentionItems(page).rowsOf(list.mine)).toHaveCount(0);
  await ben.context().close();
});

test("task 14: hands an item over to a colleague, who sees it first and sends it back", async ({
  page,
  browser,
  backend,
}) => {
  const steps = createSteps(page);
  const ben = await openAsStaff(browser, backend.url, OTHER_ACCOUNT, "/desk");
  await expect(ben).toHaveTitle(/^\(\d+\) /);
  const title = await ben.title();
  const { dialog } = locateAttentionItems(page);
  await steps.press("h");
  await expect(dialog.getByRole("radio", { name: new RegExp(BEN) })).toBeChecked();
  await steps.type("captain is on the phone");
  await steps.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  expect(steps.count()).toBeLessThanOrEqual(4);

  const { rowsOf, dialog: answer } = locateAttentionItems(ben);
  const first = rowsOf(list.mine).first();
  await expect(first).toContainText(claim.from(AINO));
  for (const width of [390, 1440]) {
    await ben.setViewportSize({ width, height: 900 });
    await expect(first.getByText(/captain is on the phone/)).toBeVisible();
  }
  // It is counted like an unclaimed item.
  await expect(ben).toHaveTitle(title);
  await first.getByRole("button").click();
  await ben.getByRole("button", { name: claim.giveBackTo(AINO) }).click();
  await expect(answer.getByRole("radio", { name: new RegExp(AINO) })).toBeChecked();
  await ben.keyboard.press("Control+Enter");
  const mine = locateAttentionItems(page).rowsOf(list.mine);
  await expect(mine.first()).toContainText(claim.from(BEN));
  await mine.first().getByRole("button").click();
  await page.getByRole("button", { name: claim.gotIt }).click();
  await expect(mine.first()).not.toContainText(claim.from(BEN));
  await ben.context().close();
});

test("refuses a score on a channel that a colleague has changed meanwhile", async ({
  page,
  browser,
  backend,
}) => {
  const { key, left } = LIVE_QUARTERFINAL;
  await setChannel(page, "stream-a", key);
  await openAndWaitForContent(page, "/desk/screens");
  const ben = await openAsStaff(browser, backend.url, OTHER_ACCOUNT, "/desk/screens");
  const release = await holdRequests(ben, "**/api/v1/desk/facts*", "PUT");
  await ben.getByRole("button", { name: en.broadcast.less(left.name) }).click();
  await page.getByRole("button", { name: en.broadcast.takeOff }).click();
  await expect(page.getByText(en.broadcast.nothingOnAir).first()).toBeVisible();
  release();
  await expect(ben.getByRole("alert").first()).toContainText(`${AINO} `);
  await expect(ben.getByText(en.broadcast.nothingOnAir).first()).toBeVisible();
  await ben.context().close();
});

test("claims one item with a double tap on a phone, and stays with it", async ({
  page,
  browser,
  backend,
}) => {
  const phone = await openAsStaff(browser, backend.url, OTHER_ACCOUNT, "/desk", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const row = locateAttentionItems(phone).rows.first();
  const id = await row.getAttribute("data-row");
  await row.getByRole("button").tap();
  const sheet = phone.getByRole("dialog", { name: list.details });
  const { tapAgain } = await tap(phone, sheet.getByRole("button", { name: claim.take }).last());
  await expect(sheet.getByRole("button", { name: claim.yours })).toBeVisible();
  await tapAgain();
  await expect(sheet.getByRole("button", { name: list.next }).last()).toBeVisible();
  await expect(sheet.getByText(en.common.words.partOf(1, 2))).toHaveCount(0);
  await sheet.getByRole("button", { name: en.common.nav.close }).click();
  const { rowsOf } = locateAttentionItems(phone);
  await expect(rowsOf(list.mine)).toHaveCount(1);
  await expect(rowsOf(list.mine)).toHaveAttribute("data-row", id ?? "");
  await expect(page.locator(`[data-row="${id}"]`)).toContainText(list.took(BEN));
  await phone.context().close();
});
