import type { Locator, Page } from "@playwright/test";

/** What needs a person, on a page of its own or beside what is played. */
export interface DeskPage {
  readonly rows: Locator;
  /** The row of a mark, like "Not started". */
  readonly row: (mark: string) => Locator;
}

export function deskPageOf(page: Page): DeskPage {
  const main = page.getByRole("main");
  const rows = main.locator("[data-row]");
  return {
    rows,
    row: (mark) => rows.filter({ has: page.getByText(mark, { exact: true }) }),
  };
}

/** A line of what staff write down, like "Station", in the sheet of a match or on a page. */
export function factIn(place: Locator, name: string): Locator {
  const page = place.page();
  return place
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(name, { exact: true }) })
    .getByRole("definition");
}
