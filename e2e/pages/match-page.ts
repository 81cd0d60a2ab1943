import type { Locator } from "@playwright/test";
import { locateDefinition } from "./definition.ts";

/** Returns the locators of the page of a match. @param main The main part of the page. */
export function locateMatchPage(main: Locator) {
  const page = main.page();
  return {
    /** The links above the names, which end with the title and the code. */
    crumb: main.getByRole("navigation", { name: "You are here" }),
    /** State, reason and age of the match. */
    state: main.getByRole("paragraph").filter({ hasText: "Why: " }),
    /** Who won each game, a row for each contestant. */
    lineScore: main.getByRole("table", { name: "Games in order" }),
    section: (heading: string) =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) }),
    /** The value beside a term such as "Best of". */
    fact: (name: string) => locateDefinition(main, name),
    /** The control that unfolds the raw data. */
    rawDataToggle: main.getByText("Everything the service sent"),
  };
}
