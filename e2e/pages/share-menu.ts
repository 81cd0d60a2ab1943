import type { Page } from "@playwright/test";

export function locateShareMenu(page: Page) {
  return {
    open: page.getByRole("button", { name: "Share", exact: true }),
    copy: (what: "link" | "image URL" | "Markdown") =>
      page.getByRole("button", { name: `Copy ${what}` }),
    /** The text box with the copied text. */
    copied: page.getByRole("textbox", { name: "What was copied" }),
    paper: page.getByRole("combobox", { name: "Paper" }),
  };
}
