import type { Locator } from "@playwright/test";

/** Returns the rows of matches in a part of a page. */
export function locateMatchRows(part: Locator): Locator {
  return part.getByRole("listitem").getByRole("link");
}

/** Returns the row of the match with this code, but not rows that only mention the code. */
export function locateMatchRow(part: Locator, code: string): Locator {
  return locateMatchRows(part).filter({ has: part.page().getByText(code, { exact: true }) });
}
