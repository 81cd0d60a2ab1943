import type { Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** Locators of the header around every page: navigation, data age and clock. */
export interface PageHeaderLocators {
  readonly game: Locator;
  /** The button that opens the search dialog. */
  readonly searchButton: Locator;
  /** The data age in the header: "Live", or the time of data that is out of date. */
  readonly dataAge: Locator;
  /** The bar that appears while the data is stale. */
  readonly staleDataBar: Locator;
  readonly clock: Locator;
  readonly main: Locator;
  readonly goTo: (page: "now" | "matches" | "tournaments" | "schedule") => Promise<void>;
}

/** Returns the locators of the header of a page. */
export function locatePageHeader(page: Page): PageHeaderLocators {
  const header = page.getByRole("banner");
  return {
    game: header.getByRole("combobox", { name: "Game" }),
    searchButton: header.getByRole("button", { name: /^Find a contestant/ }),
    dataAge: header.getByText(/^(Live|as of \d\d:\d\d|No data yet)$/),
    staleDataBar: page.getByRole("status").first(),
    clock: header.getByRole("time"),
    main: page.getByRole("main"),
    goTo: (name) => header.getByRole("link", { name: en.common.nav[name], exact: true }).click(),
  };
}
