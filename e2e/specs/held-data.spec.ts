import type { Page } from "@playwright/test";
import { createEventOptions } from "#e2e/fixtures/generated-bracket.ts";
import type { Product } from "#e2e/fixtures/product.ts";
import { expect, NEXT_POLL_TIMEOUT, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const { data } = createEventOptions({ kind: "double", contestants: 16, played: 0 });
const TOTAL = data.length;
const LEFT = 3;

// An hour before the event.
test.use({ setting: { data, now: "2026-03-07T09:00:00Z" } });

const heldRowOf = (page: Page) => locateAttentionItems(page).row("Data held");

const withdrawnRowsOf = (page: Page) =>
  locateMatchRows(page.getByRole("main")).filter({ hasText: "Withdrawn" });

/** Restarts the service with few matches, and waits for the attention item about the loss. */
async function loseMatches(page: Page, product: Product): Promise<void> {
  await openAndWaitForContent(page, "/desk");
  await expect(heldRowOf(page)).toHaveCount(0);
  await product.restartService({ data: data.slice(0, LEFT) });
  await expect(heldRowOf(page)).toBeVisible(NEXT_POLL_TIMEOUT);
  await locateAttentionItems(page).select(heldRowOf(page));
  await expect(locateAttentionItems(page).details).toContainText(
    new RegExp(
      `The service now sends ${LEFT} of ${TOTAL} upcoming matches\\. Affected: .Cup 0.; no match is live\\. Showing data from 09:00\\.`,
    ),
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

test("keeps the last good data when staff keep it, until they accept the new data", async ({
  page,
  product,
}) => {
  await loseMatches(page, product);
  const row = heldRowOf(page);
  const { details, select } = locateAttentionItems(page);
  await details.getByRole("button", { name: "Keep old data" }).click();
  await expect(row).toContainText("kept");
  await select(row);
  await expect(details).toContainText("Staff decided to keep it.");
  await expect(details.getByRole("button", { name: "Keep old data" })).toHaveCount(0);
  await openAndWaitForContent(page, "/matches");
  await expect(locateMatchRows(page.getByRole("main"))).toHaveCount(TOTAL);
  await expect(withdrawnRowsOf(page)).toHaveCount(0);

  await openAndWaitForContent(page, "/desk");
  await select(row);
  await details.getByRole("button", { name: "Accept new data" }).click();
  await expect(row).toHaveCount(0);
  await expectWithdrawn(page, TOTAL - LEFT);

  await openAndWaitForContent(page, "/desk/changes");
  const main = page.getByRole("main");
  await expect(main.locator("[data-row='act']")).toHaveText([
    /^Staff.*accepted the new data/,
    /^Staff.*kept the old data/,
  ]);
  await expect(async () => {
    await page.reload();
    await expect(main.locator("[data-row='record']")).toHaveText(
      [/^No longer held/, new RegExp(`^Data held.*${LEFT} of ${TOTAL} matches sent`)],
      { timeout: 2_000 },
    );
  }).toPass(NEXT_POLL_TIMEOUT);
});

test("keeps the last good data by key E until the service sends all matches again, and accepts its data by key A", async ({
  page,
  product,
}) => {
  await loseMatches(page, product);
  await page.keyboard.press("e");
  await expect(heldRowOf(page)).toContainText("kept");
  await product.restartService();
  await expect(heldRowOf(page)).toHaveCount(0, NEXT_POLL_TIMEOUT);
  await openAndWaitForContent(page, "/matches");
  await expect(locateMatchRows(page.getByRole("main"))).toHaveCount(TOTAL);
  await expect(withdrawnRowsOf(page)).toHaveCount(0);

  await loseMatches(page, product);
  await page.keyboard.press("a");
  await expect(heldRowOf(page)).toHaveCount(0);
  await expectWithdrawn(page, TOTAL - LEFT);
});
