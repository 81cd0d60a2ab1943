import type { Page } from "@playwright/test";

/** Returns locators of the rows of the page of changes. */
export function locateLedger(page: Page) {
  const main = page.getByRole("main");
  return {
    changes: main.locator("[data-row='change']"),
    acts: main.locator("[data-row='act']"),
  };
}
