import * as en from "#core/i18n/en/pages.ts";
import { HOUR } from "#core/lib/time.ts";
import { DEMO_NOW } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import type { Page } from "@playwright/test";

/** Number of changes that staff see at once in a wide window. */
const LEAST_ROWS = 25;

test("shows 25 changes in one view, the acts of staff beside them, and undoes the latest", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAndWaitForContent(page, "/desk/changes");
  await product.setClock(new Date(Date.parse(DEMO_NOW) + HOUR).toISOString());
  await openAndWaitForContent(page, "/desk/changes");
  const { changes, acts } = locateLedger(page);
  await expect(changes.nth(LEAST_ROWS)).toBeAttached();
  const heights = await changes.evaluateAll((rows) =>
    rows
      .map((row) => ({
        ...row.getBoundingClientRect().toJSON(),
        cut: row.scrollHeight > row.clientHeight + 1,
      }))
      .filter(({ bottom }) => bottom <= innerHeight),
  );
  expect(heights.filter(({ cut }) => cut)).toEqual([]);
  expect(heights.length).toBeGreaterThanOrEqual(LEAST_ROWS);

  const data = { kind: "wall-message", scope: "", value: "Lunch until 13:00" };
  await page.request.put("/api/v1/desk/facts", { data, headers: { "x-matchdesk": "1" } });
  await page.reload();
  const entered = acts.filter({ hasText: data.value });
  await entered.getByRole("button", { name: new RegExp(`^${en.desk.facts.undo}`) }).click();
  await expect(entered.filter({ hasText: en.desk.facts.cleared })).toBeVisible();
  await expect(acts.getByRole("button")).toHaveCount(1);

  await page.getByRole("combobox", { name: en.deskRecords.kind }).selectOption("started");
  await expect(page).toHaveURL(/kind=started/);
  await expect(changes.filter({ hasText: en.deskRecords.changes.kinds.ended })).toHaveCount(0);
});

/** Returns locators of the rows of the page of changes. */
function locateLedger(page: Page) {
  const main = page.getByRole("main");
  return {
    changes: main.locator("[data-row='change']"),
    acts: main.locator("[data-row='act']"),
  };
}
