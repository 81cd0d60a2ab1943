import type { Locator } from "@playwright/test";
import { wireTournament } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import * as en from "#core/i18n/en/pages.ts";

const ITEMS = 26;
/** Rows that must be fully visible without scrolling. */
const MIN_VISIBLE = 20;

const { list } = en.desk;

/** A match that the service marks as a conflict, in a tournament of its own: one item each. */
const conflicts = Array.from({ length: ITEMS }, (_, index) =>
  wireGroupMatch(String(5000 + index), "1", `Aino ${index} 0 v Bo ${index} 1`, {
    group_id: null,
    locked: "0",
    start: `2026-05-16 18:${10 + index}:00`,
    best_of: "5",
    conflict: "1",
    tournament: wireTournament({
      title: `Cup ${index}`,
      slug: `cup-${index}`,
      start: "2026-05-16 10:00:00",
      end: "2026-05-17 02:00:00",
    }),
  }),
);

test.use({
  setting: { data: conflicts, now: "2026-05-16T18:50:00Z" },
  isShared: true,
});
test.describe.configure({ mode: "default" });

test("shows at least 20 items in a view of 1440 × 900", async ({ page }) => {
  await openAndWaitForContent(page, "/desk");
  const { rows } = locateAttentionItems(page);
  await expect(rows).toHaveCount(ITEMS);
  expect(await countWhole(rows)).toBeGreaterThanOrEqual(MIN_VISIBLE);
});

test("claims the ticked items with one key, and undoes all with another", async ({ page }) => {
  await openAndWaitForContent(page, "/desk");
  const { rows, rowsOf } = locateAttentionItems(page);
  await expect(rows).toHaveCount(ITEMS);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("group", { name: list.selected(3) })).toBeVisible();
  await page.keyboard.press("c");
  await expect(rowsOf(list.mine)).toHaveCount(3);
  await expect(rowsOf(list.unclaimed)).toHaveCount(ITEMS - 3);
  await page.keyboard.press("u");
  await expect(rowsOf(list.unclaimed)).toHaveCount(ITEMS);
});

test("hands an item over by key, and keeps a filter in the address", async ({ page }) => {
  await openAndWaitForContent(page, "/desk");
  const { rows, dialog } = locateAttentionItems(page);
  await expect(rows).toHaveCount(ITEMS);
  await page.getByRole("combobox", { name: en.common.words.tournament }).selectOption("Cup 3 1");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/tournament=osu\.example\.net\/cup-3/);
  await rows.getByRole("button").focus();
  await page.keyboard.press("h");
  await expect(dialog.getByRole("heading")).toHaveText("Hand over Aino 3 – Bo 3");
  await expect(dialog.getByLabel(en.desk.claim.noteInRow)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ville");
  // A name alone hands nothing over, and an unknown one needs a second press.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByRole("alert")).toHaveText(en.desk.claim.unknownName("Ville"));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: `${list.others} 1 Ville 1` })).toBeVisible();
});

/** Counts the rows that are fully in view and that nothing covers. */
async function countWhole(rows: Locator): Promise<number> {
  return rows.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const isOnTop = [top + 1, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint(left + 60, y)),
        );
        return top >= 0 && bottom <= window.innerHeight && isOnTop;
      }).length,
  );
}
