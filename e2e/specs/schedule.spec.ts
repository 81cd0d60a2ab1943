import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

test("shows Friday at 02:45 on Saturday", async ({ page }) => {
  await page.goto("/schedule");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Friday 15 May 2026");
  const { main } = locatePageHeader(page);
  await expect(locateMatchRow(main, "GF2")).toBeVisible();
  await expect(main).toContainText(/UBQF-1.*02:45 now.*LBR2-1/su);
});

test("goes to the next day and back to today", async ({ page }) => {
  await page.goto("/schedule");
  const days = page.getByRole("navigation", { name: "Day" });
  await days.getByRole("link", { name: "Day after" }).click();
  await expect(page).toHaveURL("/schedule?day=2026-05-16");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saturday 16 May 2026");
  const { main } = locatePageHeader(page);
  await expect(locateMatchRow(main, "R32-2")).toContainText(":kettle:");
  await expect(main).toContainText("Nothing after Sat 16 May 13:00 is visible yet.");
  await expect(main).not.toContainText("02:45 now");
  await days.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL(/\/schedule(#now)?$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Friday 15 May 2026");
});

test("reports a day without matches", async ({ page }) => {
  await page.goto("/schedule?day=2026-05-10");
  await expect(locatePageHeader(page).main).toContainText("No match is listed on this day.");
});
