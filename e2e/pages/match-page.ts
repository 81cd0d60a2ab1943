import type { Locator } from "@playwright/test";
import { locateDefinition } from "./definition.ts";

/** Locators of the page of a match. */
export interface MatchPageLocators {
  /** The links above the names, which end with the title and the code. */
  readonly crumb: Locator;
  /** State, reason and age of the match. */
  readonly state: Locator;
  /** Who won each game, a row for each contestant. */
  readonly lineScore: Locator;
  /** The section with this heading. */
  readonly section: (heading: string) => Locator;
  /** The value beside a term such as "Best of". */
  readonly fact: (name: string) => Locator;
  /** The control that unfolds the raw data. */
  readonly rawDataToggle: Locator;
}

/** Returns the locators of the page of a match. @param main The main part of the page. */
export function locateMatchPage(main: Locator): MatchPageLocators {
  const page = main.page();
  return {
    crumb: main.getByRole("navigation", { name: "You are here" }),
    state: main.getByRole("paragraph").filter({ hasText: "Why: " }),
    lineScore: main.getByRole("table", { name: "Games in order" }),
    section: (heading) =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) }),
    fact: (name) => locateDefinition(main, name),
    rawDataToggle: main.getByText("Everything the service sent"),
  };
}
