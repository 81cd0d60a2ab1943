import type { Locator, Page } from "@playwright/test";
import { locateDefinition } from "./definition.ts";

/** Locators of the panel of a match, in a sheet over a page. */
export interface MatchPanelLocators {
  readonly code: Locator;
  /** Labels of the state, and for how long. */
  readonly state: Locator;
  /** The value beside a term such as "Start". */
  readonly fact: (name: string) => Locator;
  /** The changes of the match, newest first. */
  readonly history: Locator;
  /** The control that unfolds the raw data. */
  readonly rawDataToggle: Locator;
  /** The link to the match on its site. */
  readonly siteLink: Locator;
}

/** Returns the sheet that shows a match over a page. */
export function locateMatchSheet(page: Page): Locator {
  return page.getByRole("dialog", { name: "Match" });
}

/** Returns the locators of a match. @param part The sheet. */
export function locateMatchPanel(part: Locator): MatchPanelLocators {
  const page = part.page();
  return {
    code: part.getByRole("heading", { level: 2, name: /^[A-Z0-9-]+$/ }),
    state: part.locator("header").filter({ has: page.getByRole("heading", { level: 2 }) }),
    fact: (name) => locateDefinition(part, name),
    history: part
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "History" }) })
      .getByRole("listitem"),
    rawDataToggle: part.getByText("Everything the service sent"),
    siteLink: part.getByRole("link", { name: /^Open on / }),
  };
}
