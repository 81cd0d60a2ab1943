import type { Locator, Page } from "@playwright/test";

/** The part of a page under the heading of second level that reads so. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
}
