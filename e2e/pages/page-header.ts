import type { Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

export function locatePageHeader(page: Page) {
  const header = page.getByRole("banner");
  return {
    /** The button that opens the search dialog. */
    searchButton: header.getByRole("button", { name: /^Find a contestant/ }),
    /** The data age in the header: "Live", or the time of data that is out of date. */
    dataAge: header.getByText(/^(Live|as of \d\d:\d\d|No data yet)$/),
    /** The bar that appears while the data is stale. */
    staleDataBar: page.getByRole("status").first(),
    clock: header.getByRole("time"),
    main: page.getByRole("main"),
    goTo: (name: "now" | "matches" | "tournaments" | "schedule") =>
      header.getByRole("link", { name: en.common.nav[name], exact: true }).click(),
  };
}
