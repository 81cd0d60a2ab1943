import { MASTERS, QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { pressInTurn } from "#e2e/pages/keys.ts";
import { matchPanelIn, sheetOf } from "#e2e/pages/match-panel.ts";
import { rowsIn } from "#e2e/pages/match-rows.ts";
import { matchesPageOf } from "#e2e/pages/matches-page.ts";
import { paletteOf } from "#e2e/pages/palette.ts";
import { shellOf } from "#e2e/pages/shell.ts";

test("finds a contestant without accents, a match by code and a tournament by keyboard only", async ({
  page,
}) => {
  await page.goto("/");
  await expect(shellOf(page).clock).toBeVisible();
  await page.keyboard.press("Control+k");
  const { dialog, field, chosen } = paletteOf(page);
  await field.fill("zizkov");
  await expect(chosen).toContainText(QUARTERFINAL.left.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(QUARTERFINAL.left.page);
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await field.fill("ubqf1 galway");
  await expect(chosen).toContainText("UBQF-1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(QUARTERFINAL.page);
  await expect(matchPanelIn(sheetOf(page)).code).toHaveText("UBQF-1");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await field.fill("masters brod");
  await expect(chosen).toContainText(MASTERS.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(MASTERS.path));
});

test("wraps around the options by arrow keys, and restores the focus on Esc", async ({ page }) => {
  await page.goto("/tournaments");
  const { find } = shellOf(page);
  await find.click();
  const { dialog, field, options, chosen } = paletteOf(page);
  await field.fill("knights");
  // After the names have loaded, the options do not change.
  await expect(options.first()).toContainText(QUARTERFINAL.left.name);
  await expect(options.last()).toHaveText(/^All matches with/);
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText(/^All matches with/);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const id = await chosen.getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(find).toBeFocused();
});

test("runs an action found by its name", async ({ page }) => {
  await page.goto("/");
  await expect(shellOf(page).clock).toBeVisible();
  await page.keyboard.press("Control+k");
  const { field, chosen } = paletteOf(page);
  await field.fill("dark");
  await expect(chosen).toContainText("Dark theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("navigates pages and rows by single keys, except while typing or when they are off", async ({
  page,
}) => {
  await page.goto("/");
  const { main } = shellOf(page);
  await expect(rowsIn(main).first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(rowsIn(main).first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(rowsIn(main).nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rowsIn(main).first()).toBeFocused();
  await pressInTurn(page, "g", "m");
  await expect(page).toHaveURL("/matches");
  await expect(matchesPageOf(page).text).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("g t");
  await expect(page).toHaveURL(/q=g\+t/);
  await main.focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("checkbox", { name: "Single keys" }).uncheck();
  await page.keyboard.press("Escape");
  await main.focus();
  await pressInTurn(page, "g", "n");
  await page.keyboard.press("?");
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/matches/);
});
