import type { Locator, Page } from "@playwright/test";

/** What the Share button of a bracket opens. */
export interface ShareMenu {
  readonly open: Locator;
  readonly copy: (what: "link" | "picture address" | "Markdown") => Locator;
  /** What was copied, as text. */
  readonly copied: Locator;
  readonly paper: Locator;
}

export function shareMenuOf(page: Page): ShareMenu {
  return {
    open: page.getByRole("button", { name: "Share", exact: true }),
    copy: (what) => page.getByRole("button", { name: `Copy ${what}` }),
    copied: page.getByRole("textbox", { name: "What was copied" }),
    paper: page.getByRole("combobox", { name: "Paper" }),
  };
}
