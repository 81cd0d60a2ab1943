import type { Locator } from "@playwright/test";

/** Returns the rows of matches in a part of a page, without those in details beside a list. */
export function locateMatchRows(part: Locator): Locator {
  const rows = part.getByRole("listitem").getByRole("link");
  return rows.and(part.page().locator(":not(aside[aria-label] *)"));
}

/** Returns the row of the match with this code, but not rows that only mention the code. */
export function locateMatchRow(part: Locator, code: string): Locator {
  return locateMatchRows(part).filter({ has: part.page().getByText(code, { exact: true }) });
}
