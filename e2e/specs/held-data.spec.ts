import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures/losing-service.ts";
import { NEXT_POLL_TIMEOUT } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const LEFT = 3;

const heldRowOf = (page: Page) => locateAttentionItems(page).row("Data held");

const withdrawnRowsOf = (page: Page) =>
  locateMatchRows(page.getByRole("main")).filter({ hasText: "Withdrawn" });

/** Restarts the service with few matches, and waits for the attention item about the loss. */
async function loseMatches(
  page: Page,
  losing: { readonly total: number; readonly restartWith: (count: number) => Promise<void> },
): Promise<void> {
  await openAndWaitForContent(page, "/desk");
  await expect(heldRowOf(page)).toHaveCount(0);
  await losing.restartWith(LEFT);
  await expect(heldRowOf(page)).toContainText(
    `The service now sends ${LEFT} of ${losing.total} upcoming matches. Showing data from 09:00.`,
    NEXT_POLL_TIMEOUT,
  );
}

/**
 * Asserts the number of withdrawn matches. Goes to Matches without loading a page, because a page
 * that loads could miss a change: the service's clock is stopped, so its data age would not show it.
 */
async function expectWithdrawn(page: Page, count: number): Promise<void> {
  await locatePageHeader(page).goTo("matches");
  await expect(withdrawnRowsOf(page)).toHaveCount(count, NEXT_POLL_TIMEOUT);
}

test.describe.configure({ timeout: 240_000 });

test("keeps the last good data when staff press Keep, until they press Accept", async ({
  page,
  losing,
}) => {
  await loseMatches(page, losing);
  const row = heldRowOf(page);
  await row.getByRole("button", { name: "Keep" }).click();
  await expect(row).toContainText("Staff decided to keep it.");
  await expect(row.getByRole("button", { name: "Keep" })).toHaveCount(0);
  await openAndWaitForContent(page, "/matches");
  await expect(locateMatchRows(page.getByRole("main"))).toHaveCount(losing.total);
  await expect(withdrawnRowsOf(page)).toHaveCount(0);

  await openAndWaitForContent(page, "/desk");
  await row.getByRole("button", { name: "Accept" }).click();
  await expect(row).toHaveCount(0);
  await expectWithdrawn(page, losing.total - LEFT);
});

test("accepts the service's data by key A", async ({ page, losing }) => {
  await loseMatches(page, losing);
  await heldRowOf(page).focus();
  await page.keyboard.press("a");
  await expect(heldRowOf(page)).toHaveCount(0);
  await expectWithdrawn(page, losing.total - LEFT);
});

test("keeps the last good data by key E, until the service sends all matches again", async ({
  page,
  losing,
}) => {
  await loseMatches(page, losing);
  await heldRowOf(page).focus();
  await page.keyboard.press("e");
  await expect(heldRowOf(page)).toContainText("Staff decided to keep it.");
  await losing.restartWith(losing.total);
  await expect(heldRowOf(page)).toHaveCount(0, NEXT_POLL_TIMEOUT);
  await openAndWaitForContent(page, "/matches");
  await expect(locateMatchRows(page.getByRole("main"))).toHaveCount(losing.total);
  await expect(withdrawnRowsOf(page)).toHaveCount(0);
});
