import type { Locator } from "@playwright/test";

/** Returns the rows of matches in a part of a page. */
export function rowsIn(part: Locator): Locator {
  return part.getByRole("listitem").getByRole("link");
}

/** Returns the row of the match with this code, but not rows that only mention the code. */
export function rowIn(part: Locator, code: string): Locator {
  return rowsIn(part).filter({ has: part.page().getByText(code, { exact: true }) });
}
