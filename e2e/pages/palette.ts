import type { Page } from "@playwright/test";

/** Returns the locators of the search dialog on a page. */
export function locatePalette(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Find" });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    /** The selected option, which Enter opens. */
    chosen: dialog.getByRole("option", { selected: true }),
    option: (name: string | RegExp) => dialog.getByRole("option", { name }).first(),
  };
}
