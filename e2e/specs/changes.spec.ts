import * as en from "#core/i18n/en/pages.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { DEMO_NOW } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { enterAnnotation } from "#e2e/pages/enter-annotation.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import type { Page } from "@playwright/test";

/** Number of changes that staff see at once in a wide window. */
const LEAST_ROWS = 25;

test("shows 25 changes in one view, the acts of staff beside them, and undoes the latest", async ({
  page,
  product,
}) => {
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

  await enterAnnotation(page, "wall-message", "", "Lunch until 13:00");
  await page.reload();
  const entered = acts.filter({ hasText: "Lunch until 13:00" });
  await entered.getByRole("button", { name: new RegExp(`^${en.common.words.undo}`) }).click();
  await expect(entered).toHaveText(/undone 0\d:\d\d$/);
  await expect(acts).toHaveCount(1);
  await expect(acts.getByRole("button")).toHaveCount(0);

  await page.getByRole("combobox", { name: en.common.words.kind }).selectOption("started");
  await expect(page).toHaveURL(/kind=started/);
  await expect(changes.filter({ hasText: en.common.change.kinds.ended })).toHaveCount(0);
});

test("marks what is new since the last visit, and keeps mark and filters after a reload", async ({
  page,
  product,
}) => {
  await openAndWaitForContent(page, "/desk/changes");
  await openAndWaitForContent(page, "/desk");
  await product.setClock(new Date(Date.parse(DEMO_NOW) + 20 * MINUTE).toISOString());
  await enterAnnotation(page, "wall-message", "", "Lunch until 13:00");
  await openAndWaitForContent(page, "/desk/changes");
  const { changes, acts, mark } = locateLedger(page);
  await expect(changes.first()).toBeVisible();
  const count = await changes.count();
  // One's own act is not counted.
  await expect(mark).toHaveText(en.deskRecords.changes.newSince(count, "02:45"));

  await page.reload();
  await expect(mark).toHaveText(en.deskRecords.changes.newSince(count, "02:45"));

  const { tournament, staff } = en.common.words;
  await choose(page, tournament, /^Meridian Masters Nový Brod/);
  const chosen = await changes.count();
  expect(chosen).toBeLessThan(count);
  await expect(acts).toHaveCount(0);
  await page.reload();
  await expect(changes).toHaveCount(chosen);
  await expect(acts).toHaveCount(0);

  await choose(page, tournament, /^All/);
  await choose(page, staff, /^Staff/);
  for (const width of [1440, 744, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(acts).toHaveText([/Lunch until 13:00/]);
    await expect(changes).toHaveCount(0);
    for (const name of [tournament, staff]) {
      await expect(page.getByRole("combobox", { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

/** Chooses an option of a filter by a part of its text. */
async function choose(page: Page, filter: string, text: RegExp): Promise<void> {
  const select = page.getByRole("combobox", { name: filter });
  const option = select.getByRole("option").filter({ hasText: text });
  await select.selectOption(await option.getAttribute("value"));
}

/** Returns locators of the rows of the page of changes. */
function locateLedger(page: Page) {
  const main = page.getByRole("main");
  return {
    changes: main.locator("[data-row='change']"),
    acts: main.locator("[data-row='act']"),
    /** The line below the rows since the last visit. */
    mark: main.getByText("when you last looked"),
  };
}
