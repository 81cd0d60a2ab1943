import type { Locator, Page } from "@playwright/test";

/** Locators of the search dialog. */
export interface PaletteLocators {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The selected option, which Enter opens. */
  readonly chosen: Locator;
  readonly option: (name: string | RegExp) => Locator;
}

/** Returns the locators of the search dialog on a page. */
export function locatePalette(page: Page): PaletteLocators {
  const dialog = page.getByRole("dialog", { name: "Find" });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    chosen: dialog.getByRole("option", { selected: true }),
    option: (name) => dialog.getByRole("option", { name }).first(),
  };
}
