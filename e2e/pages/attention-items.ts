import type { Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

export function locateAttentionItems(page: Page) {
  const main = page.getByRole("main");
  const rows = main.locator("[data-row]");
  return {
    rows,
    /** The rows with this name, such as "Not started". */
    row: (mark: string) => rows.filter({ has: page.getByText(mark, { exact: true }) }),
    /** The rows below a title, such as "Mine". */
    rowsOf: (title: string) =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
        .locator("[data-row]"),
    /** Details of the current row. */
    details: main.getByRole("complementary", { name: en.desk.list.details }),
    /** The dialog to hand over, snooze or finish items. */
    dialog: page.getByRole("dialog"),
    /** Makes a row current, and focuses it. */
    select: async (row: Locator) => {
      await row.getByRole("button").click();
    },
  };
}
