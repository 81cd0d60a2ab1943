import type { Locator, Page } from "@playwright/test";

/** Everything known of one match, in a sheet over a page or on a page of its own. */
export interface MatchPanel {
  readonly code: Locator;
  /** What stands beside a word such as "Came from". */
  readonly fact: (name: string) => Locator;
  /** What happened to it, newest first. */
  readonly history: Locator;
  /** The fold with everything the service sent. */
  readonly sent: Locator;
  readonly wayOut: Locator;
}

/** The sheet over a list. */
export function sheetOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Match" });
}

/** @param place The sheet, or the main part of the match's own page. */
export function matchPanelIn(place: Locator): MatchPanel {
  const page = place.page();
  return {
    code: place.getByRole("heading", { level: 2, name: /^[A-Z0-9-]+$/ }),
    fact: (name) =>
      place
        .locator("dl > div")
        .filter({ has: page.getByRole("term").getByText(name, { exact: true }) })
        .getByRole("definition"),
    history: place
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "History" }) })
      .getByRole("listitem"),
    sent: place.getByText("Everything the service sent"),
    wayOut: place.getByRole("link", { name: /^Open on / }),
  };
}
