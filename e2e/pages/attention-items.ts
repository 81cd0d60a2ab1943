import type { Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** Locators of the attention list. */
export interface AttentionItemLocators {
  readonly rows: Locator;
  /** The rows with this name, such as "Not started". */
  readonly row: (mark: string) => Locator;
  /** The rows below a title, such as "Mine". */
  readonly rowsOf: (title: string) => Locator;
  /** Details of the current row. */
  readonly details: Locator;
  /** The dialog to hand over, snooze or finish items. */
  readonly dialog: Locator;
  /** Makes a row current, and focuses it. */
  readonly select: (row: Locator) => Promise<void>;
}

/** Returns the locators of the attention list. */
export function locateAttentionItems(page: Page): AttentionItemLocators {
  const main = page.getByRole("main");
  const rows = main.locator("[data-row]");
  return {
    rows,
    row: (mark) => rows.filter({ has: page.getByText(mark, { exact: true }) }),
    rowsOf: (title) =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
        .locator("[data-row]"),
    details: main.getByRole("complementary", { name: en.desk.list.details }),
    dialog: page.getByRole("dialog"),
    select: async (row) => {
      await row.getByRole("button").click();
    },
  };
}
