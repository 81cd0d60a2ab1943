import type { Locator } from "@playwright/test";

/** The lines of matches in a part of a page. */
export function rowsIn(part: Locator): Locator {
  return part.getByRole("listitem").getByRole("link");
}

/** The line of the match with this code, whoever else names it. */
export function rowIn(part: Locator, code: string): Locator {
  return rowsIn(part).filter({ has: part.page().getByText(code, { exact: true }) });
}
