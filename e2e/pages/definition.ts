import type { Locator } from "@playwright/test";

/** Returns the value beside a term such as "Came from". */
export function locateDefinition(part: Locator, term: string): Locator {
  const page = part.page();
  return part
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(term, { exact: true }) })
    .getByRole("definition");
}
