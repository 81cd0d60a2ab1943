import type { Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** A tab of the page; live matches are at the top of the first. */
type MatchTab = "upcoming" | "ended";

/** Returns the locators of the page of all matches. */
export function locateMatchesPage(page: Page) {
  const filters = page.getByRole("search", { name: "Filters" });
  return {
    tab: (state: MatchTab) => page.getByRole("tab", { name: en.common.filter[state] }),
    /** The panel of the selected tab. */
    list: (state: MatchTab) => page.getByRole("tabpanel", { name: en.common.filter[state] }),
    live: page.locator('section[data-section="live"]'),
    /** The row of the match beside the list. */
    selectedRow: page.locator("a[data-match][aria-current]"),
    /** The selected match beside the list. */
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
