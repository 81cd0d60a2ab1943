import type { Locator, Page } from "@playwright/test";

/** Where anything is found by its name. */
export interface Palette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The one that Enter opens. */
  readonly chosen: Locator;
  readonly option: (name: string | RegExp) => Locator;
}

export function paletteOf(page: Page): Palette {
  const dialog = page.getByRole("dialog", { name: "Find" });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    chosen: dialog.getByRole("option", { selected: true }),
    option: (name) => dialog.getByRole("option", { name }).first(),
  };
}
