import type { Locator, Page } from "@playwright/test";

/** Locators of the Share button of a bracket and of its menu. */
export interface ShareMenuLocators {
  readonly open: Locator;
  readonly copy: (what: "link" | "image URL" | "Markdown") => Locator;
  /** The text box with the copied text. */
  readonly copied: Locator;
  readonly paper: Locator;
}

/** Returns the locators of the share menu on a page. */
export function locateShareMenu(page: Page): ShareMenuLocators {
  return {
    open: page.getByRole("button", { name: "Share", exact: true }),
    copy: (what) => page.getByRole("button", { name: `Copy ${what}` }),
    copied: page.getByRole("textbox", { name: "What was copied" }),
    paper: page.getByRole("combobox", { name: "Paper" }),
  };
}
