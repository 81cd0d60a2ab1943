import type { Locator, Page } from "@playwright/test";

/** Returns the section of a page with this heading of level 2. */
export function locateSection(page: Page, heading: string | RegExp): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
}
