import type { Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** A tab of the page; live matches are at the top of the first. */
type MatchTab = "upcoming" | "ended";

/** Locators of the list of all matches, with its tabs and filters. */
export interface MatchesPageLocators {
  readonly tab: (state: MatchTab) => Locator;
  /** The panel of the selected tab. */
  readonly list: (state: MatchTab) => Locator;
  /** The section of the live matches. */
  readonly live: Locator;
  /** The row of the match beside the list. */
  readonly selectedRow: Locator;
  /** The selected match beside the list. */
  readonly details: Locator;
  readonly text: Locator;
  readonly tournament: Locator;
  readonly site: Locator;
  readonly state: Locator;
  readonly clear: Locator;
}

/** Returns the locators of the page of all matches. */
export function locateMatchesPage(page: Page): MatchesPageLocators {
  const filters = page.getByRole("search", { name: "Filters" });
  return {
    tab: (state) => page.getByRole("tab", { name: en.common.filter[state] }),
    list: (state) => page.getByRole("tabpanel", { name: en.common.filter[state] }),
    live: page.locator('section[data-section="live"]'),
    selectedRow: page.locator("a[data-match][aria-current]"),
    details: page.getByRole("complementary", { name: "Selected match" }),
    text: filters.getByRole("searchbox", { name: "Name, code, station" }),
    tournament: filters.getByRole("combobox", { name: "Tournament" }),
    site: filters.getByRole("combobox", { name: "Site" }),
    state: filters.getByRole("combobox", { name: "State" }),
    clear: page.getByRole("link", { name: "Clear filters" }),
  };
}

/** Returns the text of a tab: its name and the number of its matches. */
export function formatTab(state: MatchTab, count: number): string {
  return `${en.common.filter[state]} ${count}`;
}
