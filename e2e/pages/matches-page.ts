import type { Locator, Page } from "@playwright/test";

/** The name of a tab. */
export type StateTabName = "Upcoming" | "Live" | "Ended";

/** Locators of the list of all matches, with its tabs and filters. */
export interface MatchesPageLocators {
  readonly tab: (state: StateTabName) => Locator;
  /** The panel of a selected tab. */
  readonly list: (state: StateTabName) => Locator;
  readonly text: Locator;
  readonly tournament: Locator;
  readonly site: Locator;
  readonly day: Locator;
  readonly clear: Locator;
}

/** Returns the locators of the page of all matches. */
export function locateMatchesPage(page: Page): MatchesPageLocators {
  const filters = page.getByRole("search", { name: "Filters" });
  return {
    tab: (state) => page.getByRole("tab", { name: state }),
    list: (state) => page.getByRole("tabpanel", { name: state }),
    text: filters.getByRole("searchbox", { name: "Name, title or code" }),
    tournament: filters.getByRole("combobox", { name: "Tournament" }),
    site: filters.getByRole("combobox", { name: "Site" }),
    day: filters.getByRole("combobox", { name: "Day" }),
    clear: page.getByRole("link", { name: "Clear filters" }),
  };
}
