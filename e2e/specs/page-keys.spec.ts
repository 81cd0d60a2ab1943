import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { pressKeysQuickly } from "#e2e/pages/keys.ts";
import * as en from "#core/i18n/en/pages.ts";

test.use({ isShared: true });
test.describe.configure({ mode: "default" });

test("moves to the next item with the first arrow, also after a reload and a dialog", async ({
  page,
}) => {
  await openAndWaitForContent(page, "/desk");
  const { rows, dialog } = locateAttentionItems(page);
  const buttonOf = (index: number) => rows.nth(index).getByRole("button");
  await page.keyboard.press("ArrowDown");
  await expect(buttonOf(1)).toBeFocused();
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(buttonOf(1)).toBeFocused();
  await page.keyboard.press("h");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(buttonOf(2)).toBeFocused();
});

test("lists the keys of the page first, then those of every page", async ({ page }) => {
  await openAndWaitForContent(page, "/desk");
  const headings = page.getByRole("dialog").getByRole("heading", { level: 3 });
  const { desk, matches, everywhere, goTo } = en.keys.titles;
  for (const [path, title] of [
    ["/desk", desk],
    ["/matches", matches],
  ] as const) {
    await openAndWaitForContent(page, path);
    await page.keyboard.press("?");
    await expect(headings.first()).toHaveText(title);
    const titles = await headings.allTextContents();
    expect(titles.slice(0, 3)).toEqual([title, everywhere, goTo]);
    await page.keyboard.press("Escape");
    await expect(headings).toHaveCount(0);
  }
});

for (const [width, station] of [
  [1440, "12"],
  [1000, "13"],
] as const) {
  test(`enters a station by keys only in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAndWaitForContent(page, "/desk/facts");
    const { field, options } = locateFinder(page);
    await pressKeysQuickly(page, "n", "Q", "F", "-", "3");
    await expect(field).toHaveValue("QF-3");
    await expect(options.first()).toHaveText(/^QF-3/);
    await page.keyboard.press("Enter");
    await page.keyboard.type(station);
    await page.keyboard.press("Enter");
    // Tests beside it may enter other values.
    const rows = page.locator("[data-row=annotation]").filter({ hasText: "QF-3" });
    await expect(rows.filter({ hasText: station })).toHaveCount(1);
  });
}

/** Returns the locators of the field that finds a match, and of the matches found. */
function locateFinder(page: Page) {
  const name = en.common.words.match;
  return {
    field: page.getByRole("combobox", { name, exact: true }),
    options: page.getByRole("listbox", { name }).getByRole("option"),
  };
}
