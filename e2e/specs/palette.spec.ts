import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { pressKeysQuickly } from "#e2e/pages/keys.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locateMatchesPage } from "#e2e/pages/matches-page.ts";
import { locatePalette } from "#e2e/pages/palette.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

test("wraps around the options by arrow keys, restores the focus on Esc, and opens what is chosen", async ({
  page,
}) => {
  await page.goto("/tournaments");
  const { searchButton } = locatePageHeader(page);
  await searchButton.click();
  const { dialog, field, option, options, chosen } = locatePalette(page);
  await field.fill("knights");
  // After the names have loaded, the options do not change.
  await expect(options.first()).toContainText(LIVE_QUARTERFINAL.left.name);
  await expect(options.last()).toHaveText(/^All matches with/);
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText(/^All matches with/);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const id = await chosen.getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(searchButton).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("knights");
  await option("All matches with “knights”").click();
  await expect(page).toHaveURL("/matches?q=knights");
  await page.keyboard.press("Control+k");
  await field.fill("masters brod");
  await expect(chosen).toContainText(DOUBLE_ELIMINATION_16.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(DOUBLE_ELIMINATION_16.path));
});

test("navigates pages and rows by single keys, except while typing or when they are off", async ({
  page,
}) => {
  await page.goto("/");
  const { main } = locatePageHeader(page);
  await expect(locateMatchRows(main).first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(locateMatchRows(main).first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(locateMatchRows(main).nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(locateMatchRows(main).first()).toBeFocused();
  await pressKeysQuickly(page, "g", "m");
  await expect(page).toHaveURL("/matches");
  await expect(locateMatchesPage(page).text).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("g t");
  await expect(page).toHaveURL(/q=g\+t/);
  await main.focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("checkbox", { name: "Single keys" }).uncheck();
  await page.keyboard.press("Escape");
  await main.focus();
  await pressKeysQuickly(page, "g", "n");
  await page.keyboard.press("?");
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/matches/);
});
