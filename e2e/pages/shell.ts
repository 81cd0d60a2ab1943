import type { Locator, Page } from "@playwright/test";

/** What stands around every page: where one can go, how old the data is, what time it is there. */
export interface Shell {
  readonly game: Locator;
  /** Opens the palette. */
  readonly find: Locator;
  /** One word or the age, in the head of the page. */
  readonly stamp: Locator;
  /** The bar that appears once the data is too old to be taken for now. */
  readonly news: Locator;
  readonly clock: Locator;
  readonly main: Locator;
  readonly goTo: (page: "Now" | "Matches" | "Tournaments" | "Schedule") => Promise<void>;
}

export function shellOf(page: Page): Shell {
  const head = page.getByRole("banner");
  return {
    game: head.getByRole("combobox", { name: "Game" }),
    find: head.getByRole("button", { name: /^Find a contestant/ }),
    stamp: head.getByText(/^(Live|Data from |Delayed|Offline|The service |No matches )/),
    news: page.getByRole("status").first(),
    clock: head.getByRole("time"),
    main: page.getByRole("main"),
    goTo: (name) => head.getByRole("link", { name, exact: true }).click(),
  };
}
