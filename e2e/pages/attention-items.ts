import type { Locator, Page } from "@playwright/test";

/** Locators of the attention items, on their own page or beside the live matches. */
export interface AttentionItemLocators {
  readonly rows: Locator;
  /** The rows with this name, such as "Not started". */
  readonly row: (mark: string) => Locator;
}

/** Returns the locators of the attention items on a page. */
export function locateAttentionItems(page: Page): AttentionItemLocators {
  const main = page.getByRole("main");
  const rows = main.locator("[data-row]");
  return {
    rows,
    row: (mark) => rows.filter({ has: page.getByText(mark, { exact: true }) }),
  };
}
