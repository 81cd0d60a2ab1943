import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until its data and its fonts have loaded. */
export async function openAndWaitForContent(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("banner").getByRole("time")).toBeVisible();
  await expect(page.getByRole("main").getByText("Loading", { exact: true })).toHaveCount(0);
  // On a phone the header has the title of some pages.
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.evaluate(async () => document.fonts.ready);
}
