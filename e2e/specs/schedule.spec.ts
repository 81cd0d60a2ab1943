import * as en from "#core/i18n/en/pages.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { test as productTest } from "#e2e/fixtures/product-setup.ts";
import { enterAnnotation } from "#e2e/pages/enter-annotation.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

test("shows Friday at 02:45 on Saturday, and a reset after its grand final", async ({ page }) => {
  await page.goto("/schedule?view=list");
  const { main } = locatePageHeader(page);
  await expect(main.getByRole("navigation", { name: "Day" })).toContainText("Fri 15 May");
  await expect(locateMatchRow(main, "GF2")).toBeVisible();
  await expect(locateMatchRow(main, "GF")).toHaveCount(0);
  await main.getByRole("button", { name: "Show" }).click();
  await expect(locateMatchRow(main, "GF")).toBeVisible();
});

test("goes to the next day and back to today", async ({ page }) => {
  await page.goto("/schedule?view=list");
  const { main } = locatePageHeader(page);
  const days = main.getByRole("navigation", { name: "Day" });
  await days.getByRole("link", { name: "Day after" }).click();
  await expect(page).toHaveURL("/schedule?view=list&day=2026-05-16");
  await expect(days).toContainText("Sat 16 May");
  await expect(locateMatchRow(main, "R32-2")).toContainText("Соломія Гайворонська");
  await expect(main).toContainText("Nothing after Sat 16 May 13:00 is visible yet.");
  await days.getByRole("link", { name: "Sat 16 May" }).click();
  await expect(page).toHaveURL("/schedule?view=list");
  await expect(days).toContainText("Fri 15 May");
});

test("reports a day without matches", async ({ page }) => {
  await page.goto("/schedule?day=2026-05-10");
  await expect(locatePageHeader(page).main).toContainText("No match is listed on this day.");
});

productTest("switches to the grid and moves its hours by keys", async ({ page }) => {
  // Without a station on the day, the grid is a list.
  await enterAnnotation(page, "station", "liga.meridian.example/154414113", "4");
  await page.goto("/schedule?view=list");
  await expect(page.getByRole("heading", { name: "Live and next" })).toBeVisible();
  await page.keyboard.press("v");
  await expect(page).toHaveURL("/schedule?view=grid");
  const hours = page.getByRole("slider", { name: "Hours shown" });
  await expect(hours).toHaveAttribute("aria-valuetext", /–05:00$/);
  await page.keyboard.press("ArrowLeft");
  await expect(hours).toHaveAttribute("aria-valuetext", /–04:00$/);
  await page.keyboard.press("t");
  await expect(hours).toHaveAttribute("aria-valuetext", /–05:00$/);
});

productTest(
  "assigns a match without a station from the schedule, and takes it back",
  async ({ page }) => {
    // The only station, free again when the other match starts.
    await enterAnnotation(page, "station", "liga.meridian.example/154414113", "4");
    await page.goto("/schedule?view=grid");
    const { main } = locatePageHeader(page);
    const list = main.getByRole("complementary", { name: en.schedule.unassigned });
    const match = list.getByRole("button", { name: "LBR3-2" });
    const block = main.getByRole("link", { name: "LBR3-2, " });
    await match.click();
    await list.getByRole("button", { name: "Assign to" }).click();
    await expect(list.getByRole("status")).toContainText("LBR3-2 is on station");
    await expect(match).toHaveCount(0);
    await expect(block).toBeVisible();
    await list.getByRole("button", { name: en.common.words.undo }).click();
    await expect(match).toHaveAttribute("aria-pressed", "true");
    await expect(block).toHaveCount(0);
  },
);
