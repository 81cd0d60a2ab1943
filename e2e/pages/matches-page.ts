import type { Locator, Page } from "@playwright/test";
import { en } from "#core/i18n/en/start.ts";

/** State of the matches of a tab. */
type MatchState = "upcoming" | "live" | "ended";

/** Locators of the list of all matches, with its tabs and filters. */
export interface MatchesPageLocators {
  readonly tab: (state: MatchState) => Locator;
  /** The panel of a selected tab. */
  readonly list: (state: MatchState) => Locator;
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
    tab: (state) => page.getByRole("tab", { name: en.filter[state] }),
    list: (state) => page.getByRole("tabpanel", { name: en.filter[state] }),
    text: filters.getByRole("searchbox", { name: "Name, title or code" }),
    tournament: filters.getByRole("combobox", { name: "Tournament" }),
    site: filters.getByRole("combobox", { name: "Site" }),
    day: filters.getByRole("combobox", { name: "Day" }),
    clear: page.getByRole("link", { name: "Clear filters" }),
  };
}

/** Returns the text of a tab: its name and the number of its matches. */
export function formatTab(state: MatchState, count: number): string {
  return `${en.filter[state]} ${count}`;
}
